// Narrows stored medicines, contacts and records down to those of the people a wish names, and asks where several remain.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { KindName } from '#contract/kinds.ts';
import { listed, quoted } from '../../text/say.ts';
import { childrenNamed, nameOf, whomIn } from '../people.ts';
import type { Asked, Plan, Read } from '../plan.ts';
import { wordingFor } from '../wording.ts';

interface Owned {
  id: string;
  familyMemberId: string | null;
}

export const reading = (...tools: string[]): Read[] => tools.map((tool) => ({ tool, input: {} }));

/** Closes the text beside a card. */
export const cardWords = (asked: Asked): string =>
  wordingFor(asked.said, [
    'Ready for your OK.',
    "Here's the card.",
    'Take a look at the card.',
    'All set to save.',
  ]);

/** Everybody a wish is about; empty where it names nobody. */
export function peopleOf(asked: Asked): FamilyMember[] {
  const whom = whomIn(asked);
  if (whom.kind === 'one') return [whom.member];
  if (whom.kind === 'several' || whom.kind === 'unclear') return whom.members;
  return childrenNamed(asked) ?? [];
}

export interface OfPeople<T> {
  records: T[];
  people: FamilyMember[];
  /** None of them has one; these are somebody else's. */
  elsewhere: T[];
}

/** The records of the people a wish names; all where it names nobody. */
export function ofPeople<T extends Owned>(asked: Asked, records: readonly T[]): OfPeople<T> {
  const people = peopleOf(asked);
  const own = records.filter(({ familyMemberId }) => people.some(({ id }) => id === familyMemberId));
  return people.length === 0
    ? { records: [...records], people, elsewhere: [] }
    : { records: own, people, elsewhere: own.length > 0 ? [] : [...records] };
}

/** 'Mia and Theo', 'you' */
export const namesOf = (asked: Asked, people: readonly FamilyMember[]): string =>
  listed(people.map(({ id, name }) => (id === asked.household.speakerId ? 'you' : quoted(name))));

/** ' for Mia', ' for you or Mia', or nothing. */
export const forPeople = (asked: Asked, people: readonly FamilyMember[]): string =>
  people.length === 0 ? '' : ` for ${namesOf(asked, people)}`;

/** The people of the records, each once. */
export const ownersOf = (asked: Asked, records: readonly Owned[]): string =>
  listed(
    [...new Set(records.map(({ familyMemberId }) => familyMemberId))].flatMap((id) =>
      id === asked.household.speakerId && id !== undefined ? ['you'] : (nameOf(asked, id) ?? []),
    ),
  );

/** The record picked when Pip asked which. */
export function pickedOf<T extends { id: string }>(
  { chosen }: Asked,
  kind: KindName,
  records: readonly T[],
): T | undefined {
  const choice = chosen['which'];
  return typeof choice === 'object' && choice.kind === kind
    ? records.find(({ id }) => id === choice.id)
    : undefined;
}

interface Dated {
  updatedAt: string;
}

/** The record that the last approved card of this conversation wrote: 'reyes ordered it'. */
export function lastWritten<N extends string, T extends Dated & Record<N, string>>(
  { changes }: Pick<Asked, 'changes'>,
  records: readonly T[],
  name: N,
): T | undefined {
  const named = records.filter((one) => changes?.[0]?.title.endsWith(one[name]));
  return named.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
}

const MOST_OFFERED = 6;

/** Asks which of several stored records is meant. */
export function askWhich<T extends { id: string }>(
  kind: KindName,
  records: readonly T[],
  label: (record: T) => string,
  text = 'Which one do you mean?',
): Plan {
  const labels = records.map(label);
  return {
    text,
    asked: 'which',
    offered: records.slice(0, MOST_OFFERED).map((record, at) => {
      const own = labels[at] ?? '';
      // Two that look the same stay two buttons.
      const before = labels.slice(0, at).filter((other) => other === own).length;
      return { label: before === 0 ? own : `${own} (${before + 1})`, choice: { kind, id: record.id } };
    }),
  };
}

const LEAD_IN =
  /^(?:(?:hi|hey|hello|ok|okay|so|um|uh|wait|and|but|oh|pip|please|pls|quick one|quick question|alright|also|i forgot|remind me|sorry|again|dana)\b[\s,.!:-]*)+/i;
const YES_NO =
  /^(?:does|do|did|is|are|was|were|has|have|had|am|isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|hasn['’]?t|haven['’]?t) (?!(?:you|u) (?:know|remember|have))/i;

/** A question that is answered by yes or no: no 'is it this or that'. */
export const isYesOrNo = ({ said }: Pick<Asked, 'said'>): boolean => {
  const plain = said.replace(LEAD_IN, '');
  return YES_NO.test(plain) && !/\bor (?!not\b|did\b)/i.test(plain);
};

const MAY = /^(?:can|could|should|may|must|will|would) /i;

/** The same of 'can she', 'should it be'. */
export const asksYesOrNo = ({ said }: Pick<Asked, 'said'>): boolean =>
  isYesOrNo({ said: said.replace(LEAD_IN, '').replace(MAY, 'does ') });

/** The text before a word that was said. */
const textBefore = (text: string, said: string): string =>
  text.slice(0, Math.max(0, text.toLowerCase().indexOf(said.toLowerCase())));
const BESIDE = '(?: (?:on|at|in|an?|the|with|by|for|her|his|my))* (?:dr\\.? )?$';
const DENIES = new RegExp(
  `\\b(?:not|instead of|rather than|no longer|no more|wasn['’]?t|isn['’]?t)${BESIDE}`,
  'i',
);
const FORMER = new RegExp(`\\b(?:from|was)${BESIDE}`, 'i');

/** True where a text takes a word back: 'not 4 ml', 'instead of Dr. Patel'. */
export const isDenied = (text: string, said: string): boolean => DENIES.test(textBefore(text, said));

/** True for a value that is taken back or that was before: 'from 50 to 75'. */
export const isFormer = (text: string, said: string): boolean =>
  isDenied(text, said) || FORMER.test(textBefore(text, said));

/** The wanted fields without those that are not said or are stored so already. */
export function changedOf(
  stored: object,
  wanted: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== undefined && before.get(key) !== value),
  );
}

/** True where the card's notes have every remark: an allergy or a diet is asked about, never only noted. */
export const isHeldByNotes = ({ slots, text }: Pick<Asked, 'slots' | 'text'>): boolean =>
  slots.diets.length === 0 && !/\ballerg/i.test(text);
