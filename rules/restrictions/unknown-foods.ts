// Finds the words of an allergy entry that no food list knows: they guard only by their exact name.
import { lexicon } from '../food/food-lexicon.ts';
import { isGroup, nearestFood } from './restriction-names.ts';
import { readEntry } from './restriction-reading.ts';
import { nameForm } from '../text/words.ts';

const isKnown = (word: string): boolean => {
  const name = nameForm(word);
  return lexicon().names.has(name) || isGroup(name) || nearestFood(name) !== undefined;
};

/** The words of an entry that match no class, diet or food of the lists; the whole entry when nothing is recognised. */
export function unknownFoods(entry: string): string[] {
  const { allergens, diets, words, doubtful } = readEntry(entry);
  const isRead = allergens.length + diets.length + words.length > 0;
  return isRead ? words.filter((word) => !isKnown(word)) : doubtful;
}
