// Entries of a school's calendar that a question names by their words: 'when is the zoo trip'.
import { wordSet } from '../find-records.ts';
import type { Asked } from '../plan.ts';
import { allEntries } from './ask-lists.ts';
import { whichSchools } from './schools.ts';

const WORDS = 2;
/** True where a question names a coming entry of the school's calendar by two of its words, or by all of them. */
export function namesEntry(asked: Asked): boolean {
  const said = wordSet(asked.text);
  return allEntries(whichSchools(asked).schools)
    .filter(({ end }) => end >= asked.facts.today)
    .some(({ title }) => {
      const words = wordSet(title);
      return words.intersection(said).size >= Math.min(WORDS, words.size);
    });
}
