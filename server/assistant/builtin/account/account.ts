// Watches over every card Pip's own brain prepares: nothing of a wish is dropped in silence. What matters is asked
// about before there is a card, a name or a place goes into its notes, and the rest is told beside it.
import type { Decision } from '../decide.ts';
import { QUESTIONS, type Part, type Question } from '../desk/parts.ts';
import { listed, paragraphs, quoted } from '../say.ts';
import type { Turn } from '../turn.ts';
import { ACT_WORD } from './account-words.ts';
import type { Write } from './card-facts.ts';
import { leftoversOf, topicOf, type Leftover, type LeftoverKind } from './leftovers.ts';

/** Where a new record keeps a name or a place it has no field for. */
const NOTE_FIELDS: Readonly<Record<string, string>> = {
  createMedicalAppointment: 'notes',
  createMedicalContact: 'notes',
  createMedicalRecord: 'description',
  createMedication: 'instructions',
  createFamilyMember: 'notes',
};
const NOTED: ReadonlySet<LeftoverKind> = new Set<LeftoverKind>(['person', 'place']);
const ASKED: ReadonlySet<LeftoverKind> = new Set<LeftoverKind>([
  'diet',
  'when',
  'member',
  'person',
  'place',
  'condition',
]);

const isWrite = (tool: string): boolean => /^(?:create|update|delete|add|save)/.test(tool);

/** Words of the parent's, without what would be a link or a plan line; '3:30' stays as it is. */
export const inQuotes = (text: string): string =>
  `“${text
    .split(/(?<=\d):(?=\d)/)
    .map(quoted)
    .join(':')}”`;
const named = (leftovers: readonly Leftover[]): string => listed(leftovers.map(({ text }) => inQuotes(text)));

/** Whether a later answer has settled what an earlier part left open. */
function isSettled({ kind, part }: Leftover, parts: readonly Part[]): boolean {
  const answered = new Set(parts.slice(part + 1).flatMap(({ asked }) => asked ?? []));
  const has = (...questions: Question[]) => questions.some((question) => answered.has(question));
  if (kind === 'when') return has('when', 'time', 'day', 'which');
  return kind === 'member' && has('whom', 'who', 'which');
}

/** The wish's leftovers, without words that choose among what Pip listed and days or names that were corrected. */
const openIn = (parts: readonly Part[], writes: readonly Write[], turn: Turn, told: string): Leftover[] =>
  leftoversOf(parts, writes, turn, told).filter(
    (leftover) =>
      parts[leftover.part]?.asked !== 'which' && !(leftover.isPlain && isSettled(leftover, parts)),
  );

const WITHOUT = ['- Yes, without it', '- No, leave it'];

function questionFor(leftovers: readonly Leftover[], { tool }: Write): string {
  const topic = topicOf(tool);
  const kinds = new Set(leftovers.map(({ kind }) => kind));
  const opening = `Before I prepare ${tool.startsWith('delete') ? 'to remove anything' : 'a card'}, I did not take ${named(leftovers)}.`;
  if (kinds.has('when') && topic === 'Appointment' && !tool.startsWith('delete'))
    return paragraphs(`${opening} A card has one day and one time. ${QUESTIONS.when}`);
  const hint = kinds.has('diet')
    ? 'An allergy or a diet is never left out without asking; tell me like “Mia is allergic to sesame” and I note it.'
    : undefined;
  return paragraphs([opening, hint, QUESTIONS.left].filter(Boolean).join(' '), WITHOUT.join('\n'));
}

/** A question about an allergy or a diet among these that no card holds; undefined when there is none, or it was asked. */
export function askAboutDiet(turn: Turn, leftovers: readonly Leftover[]): Decision | undefined {
  const diets = leftovers.filter(({ kind }) => kind === 'diet');
  if (diets.length === 0 || turn.consents?.left !== undefined) return undefined;
  return { text: questionFor(diets, { tool: 'saveWeeklyMenu', input: {} }) };
}

/** The write with names and places that no field of it has in its notes. */
function withNotes(write: Write, leftovers: readonly Leftover[]): Write {
  const field = NOTE_FIELDS[write.tool];
  const texts = leftovers.filter(({ kind }) => NOTED.has(kind)).map(({ text }) => quoted(text));
  if (field === undefined || texts.length === 0 || write.input[field] !== undefined) return write;
  return { tool: write.tool, input: { ...write.input, [field]: texts.join(', ') } };
}

const noteOf = (tool: string, input: Write['input']): string => {
  const note = input[NOTE_FIELDS[tool] ?? ''];
  return typeof note === 'string' ? note : '';
};

/** What is told beside the cards; undefined when they hold everything. */
function toldBeside(
  parts: readonly Part[],
  writes: readonly Write[],
  turn: Turn,
  told: string,
): string | undefined {
  const bare = writes.map(({ tool, input }) => {
    const field = NOTE_FIELDS[tool];
    return { tool, input: Object.fromEntries(Object.entries(input).filter(([name]) => name !== field)) };
  });
  const notes = writes.map(({ tool, input }) => noteOf(tool, input)).join(', ');
  const open = openIn(parts, bare, turn, told);
  const noted = open.filter(({ text, kind }) => NOTED.has(kind) && notes.includes(quoted(text)));
  const rest = open.filter((leftover) => !noted.includes(leftover));
  const wishes = rest.filter(({ text }) => ACT_WORD.test(text.toLowerCase()));
  const others = rest.filter((leftover) => !wishes.includes(leftover));
  const sentences = [
    noted.length > 0 ? `I put ${named(noted)} into the notes.` : '',
    others.length > 0 ? `I left out ${named(others)}.` : '',
    wishes.length > 0 ? `I did not take ${named(wishes)}. Please tell me that next.` : '',
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** Sentences that stand beside many cards and answer nothing. */
const STANDING =
  /Approve the cards? below[^\n]*|The office does not learn[^\n.]*|Whether to stop a medicine[^\n]*|The amount is exactly as[^\n]*/g;

const wasPrepared = ({ output }: { output: unknown }): boolean => {
  const { status } = (output ?? {}) as { status?: unknown };
  return status === 'proposed' || status === 'unchanged';
};

/**
 * The decision about a wish, asked about, noted or told so that no word of it is lost. `followed` are words the cards
 * follow without showing them, such as the dish whose ingredients they list: of such a wish only a diet is asked about.
 */
export function accounted(
  turn: Turn,
  parts: readonly Part[],
  decision: Decision,
  followed?: string,
): Decision {
  const held = followed ?? '';
  const made = turn.calls.filter(({ tool }) => isWrite(tool));
  if ('text' in decision) {
    if (!made.some(wasPrepared)) return decision;
    return {
      text: paragraphs(
        decision.text,
        toldBeside(parts, made, turn, `${decision.text.replace(STANDING, '')} ${held}`),
      ),
    };
  }
  if (!isWrite(decision.call.tool) || made.length > 0) return decision;
  const call = decision.call as Write;
  const writes = decision.together ?? [call];
  const open = openIn(parts, writes, turn, `${(decision.told ?? '').replace(STANDING, '')} ${held}`);
  const isNoted = ({ kind }: Leftover) =>
    NOTED.has(kind) && writes.length === 1 && NOTE_FIELDS[call.tool] !== undefined;
  const isAgreed = ({ kind }: Leftover) => kind === 'diet' && turn.consents?.unknown !== undefined;
  const asked = open.filter(
    (leftover) =>
      (followed === undefined ? ASKED.has(leftover.kind) : leftover.kind === 'diet') &&
      !isNoted(leftover) &&
      !isAgreed(leftover) &&
      !isSettled(leftover, parts),
  );
  if (asked.length > 0 && turn.consents?.left === undefined) return { text: questionFor(asked, call) };
  return { ...decision, call: writes.length === 1 ? withNotes(call, open) : call };
}
