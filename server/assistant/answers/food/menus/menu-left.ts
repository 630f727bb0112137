// A meal by its day, whom a planned dish does not suit, and dishes of a wish that no card holds.
import { addDays } from '#rules/time/dates.ts';
import { quoted } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';
import { againstFamily } from '../dishes/dishes.ts';
import { onDay, type Wished } from './menu-cards.ts';

export const slotOf = ({ date, meal }: Pick<Wished, 'date' | 'meal'>, today: string): string =>
  `${meal} ${date <= addDays(today, 1) ? '' : 'on '}${onDay(date, today)}`;

/** Who cannot have a dish that is planned already; '' where nothing stored is against it. */
export function carefulFor(asked: Asked, dish: string): string {
  const against = againstFamily(asked, dish);
  return against ? ` Careful, ${against.says}. Name another dish, or tell me to clear that meal.` : '';
}

const AND_ALSO =
  /(?:,|\band|\bthen|\bplus)\s+((?:put|add|have|serve)\s+(?!(?:it|that|them|this)\b)[^.!?]{3,60})/giu;
/** Further dishes that a wish names and no meal of its cards holds. */
export function sayOthersLeft(text: string, placed: readonly { text: string }[]): string[] {
  const held = placed.map((one) => one.text.toLowerCase()).join(' ');
  const left = [...text.matchAll(AND_ALSO)].flatMap(([, clause = '']) => {
    const [, ...rest] = clause.toLowerCase().split(/[^\p{L}]+/u);
    const words = rest.filter((word) => word.length > 3);
    return words.some((word) => held.includes(word)) ? [] : [clause.trim()];
  });
  const said = left.map((clause) => `“${quoted(clause)}”`).join(' or ');
  return left.length === 0 ? [] : [`I haven't done ${said}. Please tell me that next.`];
}
