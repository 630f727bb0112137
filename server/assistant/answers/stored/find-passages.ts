// Ranks stored passages for a question: each content word counts by how rare it is in what is stored, words of the text
// more than those around it; people and days that the question names narrow the search.
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { isWithin } from '../moments.ts';
import type { Passage } from './passages.ts';
import { likeness } from './terms.ts';

interface Sought {
  /** Content words of the question. */
  terms: readonly string[];
  /** Ids of the people it is about; empty where it names nobody. */
  people: ReadonlySet<string>;
  /** Names of these people as words: another one's note may speak of them. */
  names: ReadonlySet<string>;
  days: readonly SpokenDay[];
}

export interface FoundPassage {
  passage: Passage;
  /** Content words of the question that the text itself says. */
  said: string[];
  /** Share of the question's weight that text and record say, from 0 to 1. */
  share: number;
  score: number;
}

/** Words around a text count less: they only say which record it is. */
const AROUND = 0.6;
/** A word that nothing stored says weighs as one that is rare. */
const UNKNOWN = 0.6;
const USUAL_LENGTH = 6;

/** How well a passage belongs to the people and days; 0 where it is somebody else's. */
function fit({ memberId, own, date, kind }: Passage, { people, names, days }: Sought): number {
  const isTheirs = people.size === 0 || memberId === null || people.has(memberId);
  if (!isTheirs && own.isDisjointFrom(names)) return 0;
  const person = people.size === 0 || memberId === null ? 1 : people.has(memberId) ? 1.3 : 0.9;
  if (date === undefined || days.length === 0) return person;
  const isThen = days.some((day) => isWithin(date, day));
  if (!isThen && kind === 'weekly_menu') return 0;
  return person * (isThen ? 1.4 : 0.7);
}

/** The weight of each term: how few passages have it. */
function weightsOf(terms: readonly string[], passages: readonly Passage[]): Map<string, number> {
  const most = Math.log(passages.length + 2);
  return new Map(
    terms.map((term) => {
      const having = passages.filter(
        ({ own, around }) => likeness(term, own) > 0 || likeness(term, around) > 0,
      );
      return [term, having.length === 0 ? most * UNKNOWN : Math.log(1 + passages.length / having.length)];
    }),
  );
}

/** The passages that say something of the question, the best first. */
export function findPassages(sought: Sought, passages: readonly Passage[]): FoundPassage[] {
  const weights = weightsOf(sought.terms, passages);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return passages
    .flatMap((passage): FoundPassage[] => {
      const belongs = fit(passage, sought);
      if (belongs === 0) return [];
      const { own, around } = passage;
      const said = sought.terms.filter((term) => likeness(term, own) > 0);
      const matched = sought.terms.reduce((sum, term) => {
        const alike = Math.max(likeness(term, own), AROUND * likeness(term, around));
        return sum + alike * (weights.get(term) ?? 0);
      }, 0);
      if (matched === 0) return [];
      const length = 0.8 + (0.2 * own.size) / USUAL_LENGTH;
      return [{ passage, said, share: matched / total, score: (matched * belongs) / length }];
    })
    .toSorted((one, other) => other.score - one.score);
}
