// How many of a message's words of content an answer and its cards hold: of two readings the one that holds more is meant.
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';
import { contentTerms, likeness, termsOf } from '../../answers/stored/terms.ts';
import { fold } from '../../text/fold-text.ts';

const valuesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [String(value)];

/** Words that say how something is said, and those that only ask for a kind of answer. */
const ASKS_ONLY =
  /^(?:oops|ugh|lol|haha|hmm?|btw|lmao|kk?|idk|nvm|nah|yest|no|yes|meds?|medicin|medication|pills?|appts?|appoint|shots?|contacts?|rx|yr|wk|info|dos|dosag|tak|tonit|other|inhal(?:er)?s?|puffers?|tablets?)$/;

/** The words of content of a message, as they are compared; names are among them. */
export const termsHeld = (said: string): string[] =>
  contentTerms(fold(said).replaceAll("'s", '')).filter((term) => !ASKS_ONLY.test(term));

/** 'Sat', 'thurs', 'tues' */
const WEEKDAY = /^(?:sun|mon|tues?|wed|thurs?|thur|fri|sat)$/;

/** Names stand with an 's', shortened or in full; so do the days of the week. */
const holds = (term: string, words: ReadonlySet<string>): boolean =>
  (WEEKDAY.test(term) && [...words].some((word) => word.startsWith(term.slice(0, 3)))) ||
  likeness(term, words) > 0 ||
  (term.endsWith('s') && likeness(term.slice(0, -1), words) > 0);

/** The terms that a text says. */
export const saidIn = (text: string, terms: readonly string[]): string[] => {
  const words = new Set(termsOf(text));
  return terms.filter((term) => holds(term, words));
};

/** The words of a message that an answer and its cards say. */
export function heldBy({ household }: Talk, { plan }: Decided, terms: readonly string[]): string[] {
  const ids = new Map([...household.members, ...household.contacts].map(({ id, name }) => [id, name]));
  const values = (plan.cards ?? []).flatMap(({ input }) => valuesOf(input));
  return saidIn([plan.text, ...values, ...values.flatMap((one) => ids.get(one) ?? [])].join(' '), terms);
}
