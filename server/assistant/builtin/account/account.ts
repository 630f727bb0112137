// Watches over every card Pip's own brain prepares: nothing of a wish is dropped in silence. What matters is asked
// about before there is a card, a name or a place goes into its notes, and the rest is told beside it.
import type { Decision } from '../decision.ts';
import { QUESTIONS, type Part, type Question } from '../desk/parts.ts';
import { listed, paragraphs, quoted } from '../say.ts';
import { record, type Turn } from '../turn.ts';
import { ACT_WORD, NEXT_WISH } from './account-words.ts';
import { recordsById, type Write } from './card-facts.ts';
import { leftoversOf, topicOf, type Leftover, type LeftoverKind } from './leftovers.ts';

/** Where a record keeps what it has no field for. */
const NOTE_FIELDS: Readonly<Record<string, string>> = {
  createMedicalAppointment: 'notes',
  updateMedicalAppointment: 'notes',
  createMedicalContact: 'notes',
  updateMedicalContact: 'notes',
  createMedicalRecord: 'description',
  createMedication: 'instructions',
  updateMedication: 'instructions',
  createFamilyMember: 'notes',
  updateFamilyMember: 'notes',
};
const kindsOf = (...names: LeftoverKind[]): ReadonlySet<LeftoverKind> => new Set(names);
const NOTED = kindsOf('person', 'place', 'other');
/** A day or a condition is part of how a medicine is taken or an office is reached; elsewhere it changes the wish. */
const NOTED_BY: Readonly<Record<string, ReadonlySet<LeftoverKind>>> = {
  createMedicalAppointment: kindsOf('person', 'place', 'other', 'condition'),
  createMedicalContact: kindsOf('person', 'place', 'other', 'condition', 'when', 'member'),
  updateMedicalContact: kindsOf('person', 'place', 'other', 'condition', 'when', 'member'),
  createMedicalRecord: kindsOf('person', 'place', 'other', 'condition', 'when'),
  createMedication: kindsOf('person', 'place', 'other', 'condition', 'when'),
  createFamilyMember: kindsOf('person', 'place', 'other', 'condition', 'when', 'member'),
};
/** A remark with a day or a time of its own: 'no antihistamines 5 days before'. */
const isRemark = ({ kind, isPlain, text }: Leftover): boolean =>
  kind === 'when' && !isPlain && text.split(' ').length >= SHORTEST_REMARK;
const SHORTEST_REMARK = 4;

const goesIntoNotes = (tool: string, leftover: Leftover): boolean => {
  if (NOTE_FIELDS[tool] === undefined || NEXT_WISH.test(leftover.text)) return false;
  return (
    (NOTED_BY[tool] ?? NOTED).has(leftover.kind) ||
    (tool.endsWith('MedicalAppointment') && isRemark(leftover))
  );
};
const ASKED: ReadonlySet<LeftoverKind> = new Set<LeftoverKind>([
  'diet',
  'when',
  'member',
  'person',
  'place',
  'condition',
]);

/** Nothing is removed otherwise because of these. */
const TOLD_OF_REMOVALS = kindsOf('person', 'place');

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

/** Words that choose among what Pip listed. */
const isChoice = (part: Part | undefined): boolean =>
  part?.asked === 'which' || (part?.asked === 'who' && /\byears? old\b/.test(part.text));

/** The wish's leftovers, without words that choose among what Pip listed and days or names that were corrected. */
const openIn = (parts: readonly Part[], writes: readonly Write[], turn: Turn, told: string): Leftover[] =>
  leftoversOf(parts, writes, turn, told).filter(
    (leftover) => !isChoice(parts[leftover.part]) && !(leftover.isPlain && isSettled(leftover, parts)),
  );

const WITHOUT = ['- Yes, without it', '- No, leave it'];

function questionFor(leftovers: readonly Leftover[], { tool }: Write): string {
  const topic = topicOf(tool);
  const kinds = new Set(leftovers.map(({ kind }) => kind));
  const opening = tool.startsWith('delete')
    ? `One thing first: I cannot check ${named(leftovers)}.`
    : `One thing first: I have no place for ${named(leftovers)} on the card.`;
  if (kinds.has('when') && topic === 'Appointment' && !tool.startsWith('delete'))
    return paragraphs(`${opening} A card has one day and one time. ${QUESTIONS.when}`);
  const hint = kinds.has('diet')
    ? 'I never leave out an allergy or a diet without asking; say it like “Mia is allergic to sesame” and I store it.'
    : undefined;
  return paragraphs([opening, hint, QUESTIONS.left].filter(Boolean).join(' '), WITHOUT.join('\n'));
}

/** A question about an allergy or a diet among these that no card holds; undefined when there is none, or it was asked. */
export function askAboutDiet(turn: Turn, leftovers: readonly Leftover[]): Decision | undefined {
  const diets = leftovers.filter(({ kind }) => kind === 'diet');
  if (diets.length === 0 || turn.consents?.left !== undefined) return undefined;
  return { text: questionFor(diets, { tool: 'saveWeeklyMenu', input: {} }) };
}

/** The write with everything in its notes that no field of it has; what was noted before stays. */
function withNotes({ tool, input }: Write, leftovers: readonly Leftover[], turn: Turn): Write {
  const field = NOTE_FIELDS[tool];
  const texts = leftovers.filter((leftover) => goesIntoNotes(tool, leftover)).map(({ text }) => quoted(text));
  if (field === undefined || texts.length === 0) return { tool, input };
  const before = input[field] ?? recordsById(turn).get(String(input['id']))?.[field];
  const notes = [before, texts.join(', ')].filter((text) => typeof text === 'string' && text !== '');
  return { tool, input: { ...input, [field]: notes.join('\n') } };
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
  const noted = open.filter(({ text }) => notes.includes(quoted(text)));
  const rest = open.filter((leftover) => !noted.includes(leftover));
  const wishes = rest.filter(({ text }) => ACT_WORD.test(text.toLowerCase()));
  const where = NOTE_FIELDS[writes[0]?.tool ?? ''] ?? 'notes';
  const others = rest.filter((leftover) => !wishes.includes(leftover));
  const sentences = [
    noted.length > 0 ? `I put ${named(noted)} in the ${where}.` : '',
    others.length > 0 ? `I left out ${named(others)}.` : '',
    wishes.length > 0 ? `I have not done ${named(wishes)}. Please ask me that next.` : '',
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** Sentences that stand beside many cards and answer nothing. */
const STANDING =
  /Approve the cards? below[^\n]*|The office does not learn[^\n.]*|Whether to stop a medicine[^\n]*|The amount is exactly as[^\n]*/g;

const wasPrepared = ({ output }: { output: unknown }): boolean => {
  const { status } = record(output);
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
  const isNoted = (leftover: Leftover) => writes.length === 1 && goesIntoNotes(call.tool, leftover);
  const isAgreed = ({ kind }: Leftover) => kind === 'diet' && turn.consents?.unknown !== undefined;
  const asked = open.filter(
    (leftover) =>
      (followed === undefined ? ASKED.has(leftover.kind) : leftover.kind === 'diet') &&
      !isNoted(leftover) &&
      !(call.tool.startsWith('delete') && TOLD_OF_REMOVALS.has(leftover.kind)) &&
      !isAgreed(leftover) &&
      !isSettled(leftover, parts),
  );
  if (asked.length > 0 && turn.consents?.left === undefined) return { text: questionFor(asked, call) };
  return { ...decision, call: writes.length === 1 ? withNotes(call, open, turn) : call };
}
