// Watches over every card Pip's own brain prepares: nothing of a wish is dropped in silence. What matters is asked
// about before there is a card, a name or a place goes into its notes, and the rest is told beside it.
import type { Decision } from '../decision.ts';
import { listed, paragraphs, quoted } from '../../text/say.ts';
import { record } from '../../text/unchecked.ts';
import type { Turn } from '../turn.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { ACT_WORD, DIET_WORD, FUNCTION_WORDS, LIKING_WORDS, NEGATIONS, NEXT_WISH } from './account-words.ts';
import { FOOD_FIELDS, recordsById, type Write } from './card-facts.ts';
import { QUESTIONS, type Part, type Question } from './part.ts';
import { leftoversOf, type Leftover, type LeftoverKind } from './leftovers.ts';

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
/** A remark with a day, a time or a person of its own: 'no antihistamines 5 days before', 'Ben picks him up'. */
const isRemark = ({ kind, isPlain, isClause, text }: Leftover): boolean => {
  const words = text.split(' ').length;
  return kind === 'member' ? isClause && words > 1 : kind === 'when' && !isPlain && words >= SHORTEST_REMARK;
};
const SHORTEST_REMARK = 3;

/** Clauses and names are noted as they were written; a few words out of a clause are not. */
const goesIntoNotes = (tool: string, leftover: Leftover): boolean => {
  const { kind, isClause, text } = leftover;
  if (NOTE_FIELDS[tool] === undefined || NEXT_WISH.test(text)) return false;
  if (kind === 'diet') return isClause && NOTES_FOODS.test(tool) && !STATES_DIET.test(text);
  if (!isClause && !OF_MEDICINE.test(tool) && kind !== 'person' && kind !== 'place') return false;
  return (NOTED_BY[tool] ?? NOTED).has(kind) || isRemark(leftover);
};
/** How a medicine is taken is said in few words: 'each side'. */
const OF_MEDICINE = /Medication$/;
const NOTES_FOODS = /^create(?:MedicalAppointment|MedicalContact|MedicalRecord)$/;
/** Says what somebody must not eat: a note of a visit guards nobody. */
const STATES_DIET = /\b(?:allergic|intoleran|anaphyl|reacts? to|(?:can ?not|can['’]?t) (?:have|eat|drink))/i;

/** Cards whose wishes are told in whole sentences: a word left over of one says little. */
const IN_SENTENCES = /Medical(?:Appointment|Contact|Record)$/;
/** A word out of a clause that names nobody, no place and no moment. */
const isTrifle = ({ kind, isClause, count }: Leftover): boolean =>
  kind === 'other' && !isClause && count <= MOST_OF_TRIFLE;
const MOST_OF_TRIFLE = 1;

/** An allergy, a diet, somebody of the family, a medicine or a dose is never left out without asking. */
const ASKED = kindsOf('diet', 'member', 'dose');
/** 'But keep the other one' decides what is removed. */
const ASKED_OF_REMOVALS = kindsOf('diet', 'member', 'dose', 'condition');
const asksAbout = (tool: string, kind: LeftoverKind): boolean => {
  const isRemoval = tool.startsWith('delete');
  if (/Shopping|Pantry|Menu/.test(tool)) return kind === 'diet' || (isRemoval && kind === 'condition');
  return (isRemoval ? ASKED_OF_REMOVALS : ASKED).has(kind);
};

const isWrite = (tool: string): boolean => /^(?:create|update|delete|add|save)/.test(tool);

/** Words of the parent's, without what would be a link or a plan line; '3:30' stays as it is. */
export const inQuotes = (text: string): string =>
  `“${text
    .split(/(?<=\d):(?=\d)/)
    .map(quoted)
    .join(':')}”`;
/** 'Not' and 'instead' of what the cards hold say nothing alone. */
const DENIES = /^(?:not|no|instead)$/i;
const named = (leftovers: readonly Leftover[]): string =>
  listed(leftovers.flatMap(({ runs }) => runs.filter((run) => !DENIES.test(run)).map(inQuotes)));
const whole = (leftovers: readonly Leftover[]): string => listed(leftovers.map(({ text }) => inQuotes(text)));

/** True when a later answer has settled what an earlier part left open. */
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
const openIn = (parts: readonly Part[], writes: readonly Write[], turn: Turn, told: string): Leftover[] => {
  const dropsTrifles = writes.every(({ tool }) => IN_SENTENCES.test(tool));
  return leftoversOf(parts, writes, turn, told).filter(
    (leftover) =>
      !(dropsTrifles && isTrifle(leftover)) &&
      !isChoice(parts[leftover.part]) &&
      !(leftover.isPlain && isSettled(leftover, parts)),
  );
};

/** 'December 15 or December 17': a new appointment has one day, and which is for the parent to say. */
const isOtherDay = (tool: string, { kind, isPlain, part }: Leftover, parts: readonly Part[]): boolean =>
  tool === 'createMedicalAppointment' &&
  kind === 'when' &&
  isPlain &&
  /\bor\b/i.test(parts[part]?.text ?? '') &&
  !CHOOSES.test(parts[part]?.text ?? '');
/** 'At 3:50 or 4:30, do the 4:30' */
const CHOOSES =
  /\b(?:do|take|took|picked?|chose|choose|want|book|go(?:ing)? with|works?|prefer) (?:for )?(?:the|it at|that|us)\b/i;

const WITHOUT = ['- Yes, without it', '- No, leave it'];

function questionFor(leftovers: readonly Leftover[], { tool }: Write): string {
  const kinds = new Set(leftovers.map(({ kind }) => kind));
  const opening = tool.startsWith('delete')
    ? `One thing first: I can't check ${whole(leftovers)}.`
    : `One thing first: I have no place for ${whole(leftovers)} on the card.`;
  if (kinds.has('when') && !kinds.has('diet'))
    return paragraphs(`${opening} A card has one day and one time. ${QUESTIONS.when}`);
  const hint = kinds.has('diet')
    ? "I never leave out an allergy or a diet without asking; say it like “Mia is allergic to sesame” and I'll store it."
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
  // What the parent wanted left out stays out of the notes, too.
  const isRefused = turn.consents?.unknown === 'without';
  if (field === undefined || texts.length === 0 || isRefused) return { tool, input };
  const before = input[field] ?? recordsById(turn).get(String(input['id']))?.[field];
  const notes = [before, texts.join(', ')].filter((text) => typeof text === 'string' && text !== '');
  return { tool, input: { ...input, [field]: notes.join('\n') } };
}

const noteOf = (tool: string, input: Write['input']): string => {
  const note = input[NOTE_FIELDS[tool] ?? ''];
  return typeof note === 'string' ? note : '';
};

const withoutNotes = ({ tool, input }: Write): Write => ({
  tool,
  input: Object.fromEntries(Object.entries(input).filter(([name]) => name !== NOTE_FIELDS[tool])),
});

/** 'Jolies' of notes that say "Jolie's". */
const isHeld = (held: ReadonlySet<string>, word: string): boolean =>
  held.has(word) || (word.endsWith('s') && held.has(word.slice(0, -1)));

/** The notes hold a leftover's words, in their own order and writing. */
function isIn(notes: string, { text, runs }: Leftover): boolean {
  if (notes.includes(quoted(text))) return true;
  const held = new Set(wordsOf(notes));
  const isAllHeld = (words: string): boolean =>
    wordsOf(words).every((word) => isHeld(held, word) || (FUNCTION_WORDS.has(word) && !NEGATIONS.has(word)));
  return isAllHeld(text) || (runs.length > 0 && runs.every(isAllHeld));
}

/** The notes hold a leftover but for a word or two: it is not said to be left out. */
function isMostlyIn(notes: string, { text, kind }: Leftover): boolean {
  const held = new Set(wordsOf(notes));
  const own = wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word) || NEGATIONS.has(word));
  return kind === 'other' && own.filter((word) => isHeld(held, word)).length * 2 > own.length;
}

/** A single word is said with the note that holds it: "Esi's track coach" of 'esis'. */
const inItsNote = (notes: string, leftover: Leftover): Leftover => {
  const [word = '', ...others] = wordsOf(leftover.text);
  const clause =
    others.length > 0
      ? undefined
      : notes.split(/\. |\n|, /).find((one) => isHeld(new Set(wordsOf(one)), word));
  return clause === undefined ? leftover : { ...leftover, text: clause.replace(/\.$/, '') };
};

/** The sentences beside the cards about what they do not hold; undefined when they hold everything. */
function toldBeside(
  parts: readonly Part[],
  writes: readonly Write[],
  turn: Turn,
  told: string,
): string | undefined {
  const bare = writes.map(withoutNotes);
  const notes = writes.map(({ tool, input }) => noteOf(tool, input)).join(', ');
  const open = openIn(parts, bare, turn, told);
  const isOfContact = writes.every(({ tool }) => tool.endsWith('MedicalContact'));
  const isTold = ({ isClause, kind }: Leftover): boolean =>
    turn.isNoted !== true || isClause || kind === 'condition' || (kind === 'when' && isOfContact);
  const noted = open.filter((leftover) => isIn(notes, leftover));
  const rest = open.filter(
    (leftover) => isTold(leftover) && !noted.includes(leftover) && !isMostlyIn(notes, leftover),
  );
  const wishes = rest.filter(({ text, runs }) => ACT_WORD.test(text.toLowerCase()) && runs.includes(text));
  const where = NOTE_FIELDS[writes[0]?.tool ?? ''] ?? 'notes';
  // How a thing came to be there, or gone, is no part of it.
  const isOfThing = writes.every(({ tool }) => /Pantry|^deleteShopping/.test(tool));
  const others = rest.filter(
    (leftover) => !wishes.includes(leftover) && !(isOfThing && leftover.kind === 'other'),
  );
  const sentences = [
    noted.length > 0 ? `I put ${whole(noted.map((one) => inItsNote(notes, one)))} in the ${where}.` : '',
    named(others) === '' ? '' : `I left out ${named(others)}.`,
    named(wishes) === '' ? '' : `I haven't done ${named(wishes)}. Please ask me that next.`,
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** Sentences that stand beside many cards and answer nothing. */
const STANDING =
  /Approve the cards? below[^\n]*|The office does not learn[^\n.]*|Whether to stop a medicine[^\n]*|The amount is exactly as[^\n]*/g;

/** Words about food that a person's card has in its notes alone: a note guards nobody. */
function onlyNoted(parts: readonly Part[], writes: readonly Write[], turn: Turn, told: string): Leftover[] {
  const ofFood = writes.filter(
    ({ tool, input }) => tool.endsWith('FamilyMember') && FOOD_FIELDS.some((field) => field in input),
  );
  if (ofFood.length === 0 || writes.length !== ofFood.length) return [];
  return openIn(parts, writes.map(withoutNotes), turn, told).filter(
    ({ kind, text }) =>
      (kind === 'condition' || kind === 'diet') &&
      (DIET_WORD.test(text.toLowerCase()) || !wordsOf(text).some((word) => LIKING_WORDS.has(word))),
  );
}

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
  const guards = onlyNoted(parts, writes, turn, decision.told ?? '');
  const asked = [...open, ...guards.filter(({ text }) => !open.some((other) => other.text === text))].filter(
    (leftover) =>
      (followed === undefined
        ? asksAbout(call.tool, leftover.kind) ||
          guards.some(({ text }) => text === leftover.text) ||
          isOtherDay(call.tool, leftover, parts)
        : leftover.kind === 'diet') &&
      !isNoted(leftover) &&
      !isAgreed(leftover) &&
      !isSettled(leftover, parts),
  );
  if (asked.length > 0 && turn.consents?.left === undefined) return { text: questionFor(asked, call) };
  return { ...decision, call: writes.length === 1 ? withNotes(call, open, turn) : call };
}
