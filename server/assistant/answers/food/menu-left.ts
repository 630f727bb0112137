// The meal that stays on the menu where another dish for it was refused.
import { addDays } from '#rules/time/dates.ts';
import type { Asked } from '../plan.ts';
import { againstFamily } from './dishes.ts';
import { onDay, plannedAt, type Wished } from './menu-cards.ts';
import { mealText } from './menus.ts';

export const slotOf = ({ date, meal }: Pick<Wished, 'date' | 'meal'>, today: string): string =>
  `${meal} ${date <= addDays(today, 1) ? '' : 'on '}${onDay(date, today)}`;

/** The dish that a refused one leaves in its place, with those who cannot have it. */
export function sayLeft(asked: Asked, { date, meal, from }: Wished & { from?: object }): string {
  const left = from ? undefined : plannedAt(asked, date, meal);
  if (!left) return '';
  const { today } = asked.facts;
  const against = againstFamily(asked, left.text);
  const careful = against
    ? ` Careful, ${against.says}. Name another dish, or tell me to clear that meal.`
    : '';
  return ` ${mealText(left.text)} still stands for ${slotOf({ date, meal }, today)}.${careful}`;
}
