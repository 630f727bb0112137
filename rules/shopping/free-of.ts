// Reads from a note of an ingredient line what the food is free of: '(gluten-free)'. A shop sells that under a name of its own, so
// it must not be lost with the notes about cutting.
import { lexicon } from '../food/food-lexicon.ts';
import { nameForm } from '../text/words.ts';

/** No allergen class is free of it, yet a family with an intolerance buys it by that word. */
const LACTOSE_FREE = nameForm('lactose free');
const INSISTING = /^(?:certified|labell?ed|must be|use|ideally|preferably)\s+/i;

function isFreeOf(part: string): boolean {
  const form = nameForm(part);
  return form === LACTOSE_FREE || form === 'gf' || (lexicon().names.get(form)?.without.size ?? 0) > 0;
}

/** True where every part of a text only says what a food is free of: 'egg-free and vegan'. */
const isOnlyFreeOf = (parts: readonly string[]): boolean => parts.length > 0 && parts.every(isFreeOf);

const partsOf = (note: string): string[] =>
  note
    .split(/\s+(?:and|&|\+)\s+/i)
    .map((part) => part.trim().replace(INSISTING, ''))
    .filter(Boolean);

/** True for a text that only says what a food is free of. */
export const saysFreeOf = (text: string): boolean => isOnlyFreeOf(partsOf(text));

/** Moves what the notes say a food is free of into its name. */
export function withFreeOf(name: string, notes: readonly string[]): { name: string; notes: string[] } {
  const all = notes.flatMap((note) => note.split(/\s*[,;]\s*/).filter(Boolean));
  const found = all.filter(saysFreeOf);
  // Notes stay as they were written where nothing is taken out of them.
  if (found.length === 0) return { name, notes: [...notes] };
  return {
    name: [...found.flatMap(partsOf), name].join(' '),
    notes: all.filter((note) => !found.includes(note)),
  };
}
