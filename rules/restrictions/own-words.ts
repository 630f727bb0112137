// Finds the parent's own words in ingredients, under every name that an ingredient list may use for them.
import { namesFor } from './restriction-names.ts';
import { nameForm } from '../text/words.ts';

/** Beyond these a misspelled word is only compared as it is written. */
const MOST_CORRECTED = 200;

/** Indexes a person's words; the function returns those named in an ingredient, in the order of the list. */
export function ownWordFinder(words: readonly string[]): (ingredient: string) => string[] {
  const placesByName = new Map<string, number[]>();
  let longest = 0;
  for (const [place, word] of words.entries())
    for (const name of new Set(namesFor(word, place < MOST_CORRECTED))) {
      const places = placesByName.get(name);
      if (places) places.push(place);
      else placesByName.set(name, [place]);
      longest = Math.max(longest, name.split(' ').length);
    }
  return (ingredient) => {
    if (longest === 0) return [];
    const parts = nameForm(ingredient).split(' ');
    const places = new Set<number>();
    for (let start = 0; start < parts.length; start += 1) {
      let name = '';
      for (let end = start; end < Math.min(start + longest, parts.length); end += 1) {
        const part = parts[end] ?? '';
        name = end === start ? part : `${name} ${part}`;
        for (const place of placesByName.get(name) ?? []) places.add(place);
      }
    }
    return [...places].toSorted((a, b) => a - b).flatMap((place) => words[place] ?? []);
  };
}
