// Dishes that a stored allergy speaks against: Pip asks before they go on the menu; the card of a parent who wants them warns.
import { carefulWords, listed, quoted } from '../../../text/say.ts';
import { insists } from '../../../text/insists.ts';
import type { Asked, Plan } from '../../plan.ts';
import { againstFamily } from '../dishes/dishes.ts';
import { isOnMenu, type Wished } from './menu-cards.ts';
import { sayLeft } from './menu-left.ts';

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

/** True where the parent wants such a dish all the same, false where not; undefined where that is still to be asked. */
export function wantsAnyway({ chosen, text }: Asked): boolean | undefined {
  const answer = chosen['anyway'];
  return answer === undefined ? insists(text) || undefined : answer === 'yes';
}

/** The warning, with the question whether the dish is wanted all the same. */
export function askAnyway(
  asked: Asked,
  meals: readonly (Wished & { text: string })[],
  before: readonly string[],
): Plan {
  // A dish for two days is warned of once; each meal that it leaves standing is named.
  const dishes = [...Map.groupBy(meals, ({ text }) => text)];
  const warnings = dishes.map(
    ([text, places]) =>
      `Careful, ${againstFamily(asked, text)?.says ?? ''}.${places.map((one) => sayLeft(asked, one)).join('')}`,
  );
  const names = listed(dishes.map(([text]) => quoted(text)));
  return {
    text: [...before, ...warnings, `Should I put ${names} on the menu anyway?`].join(' '),
    asked: 'anyway',
    offered: [
      { label: 'Yes, put it on anyway', choice: 'yes' },
      { label: 'No, leave it off', choice: 'no' },
    ],
  };
}
