// Common given names, folded, by whether they are mostly a woman's or a man's.
import names from './data/given-names.json' with { type: 'json' };

const inLists = (lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

export const FEMALE_NAMES = inLists(names.female);
export const MALE_NAMES = inLists(names.male);
