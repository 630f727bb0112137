// Maps kinds of records that another device changed to what is out of date here (D21).
import { TABLES } from '#contract/collections.ts';
import type { KindName } from '#contract/kinds.ts';
import { isQueried, queriesOf } from './refreshes.ts';

/** Data that a browser has to read again: queries, by the prefixes of their keys, and its own meal store. */
interface OutOfDate {
  keys: string[][];
  food: boolean;
}

const OF_FOOD: readonly string[] = Object.values(TABLES);

/** Everything of the household, and who is signed in to which. */
export const everythingOutOfDate = (): OutOfDate => ({
  keys: queriesOf(['user', 'household', 'records']),
  food: true,
});

/** True when a query here shows records of this kind; a newer server may have kinds that this page does not know. */
const isKnown = (record: string): record is KindName => OF_FOOD.includes(record) || isQueried(record);

/** The data made out of date by changes of these kinds of records. */
export function outOfDateWith(records: readonly string[]): OutOfDate {
  if (!records.every(isKnown)) return everythingOutOfDate();
  return { keys: queriesOf(records), food: records.some((record) => OF_FOOD.includes(record)) };
}
