// Dishes that a stored allergy speaks against: a parent who names one gets the card, which warns, as the answer does.
import { carefulWords } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';
import { againstFamily } from '../dishes/dishes.ts';
import { isOnMenu, type Wished } from './menu-cards.ts';

/** The meals whose dish is against an allergy, and not only against a taste. */
export const againstAllergies = <T extends Wished & { text: string }>(
  asked: Asked,
  meals: readonly T[],
): T[] =>
  meals.filter(({ date, meal, text }) => {
    const against = isOnMenu(asked, date, meal, text) ? undefined : againstFamily(asked, text);
    return against !== undefined && !against.isTaste;
  });

/** Dishes of the family's menu that move or stand once more were wanted before: they are warned of, and not refused. */
export function wantedBefore(
  asked: Asked,
  wishes: readonly Wished[],
): { insisted?: string[]; careful: string | undefined } {
  const meals = wishes.flatMap(({ text, ...place }) => (text === undefined ? [] : [{ ...place, text }]));
  const dishes = [...new Set(againstAllergies(asked, meals).map(({ text }) => text))];
  const says = dishes.flatMap((dish) => againstFamily(asked, dish)?.says ?? []);
  return dishes.length === 0 ? { careful: undefined } : { insisted: dishes, careful: carefulWords(says) };
}
