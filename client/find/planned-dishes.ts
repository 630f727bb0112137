// The dishes of the weekly menus, from the meal store: they are found without a connection too.
import { CLEARED, MEALS } from '#contract/week.ts';
import type { KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { foldedWords } from '#rules/text/folded-words.ts';
import { shortHash } from '#rules/text/short-hash.ts';
import { addDays, daysBetween, formatShortDate, formatWeekday } from '#rules/time/dates.ts';
import { choiceLabel } from '../editing/form/choice-label.ts';
import * as links from '../screen/links.ts';
import { detailOf, type Entry } from './entry.ts';

/** Words for the days around today, by how many days away they are. */
const NEAR_DAYS = new Map([
  [-1, 'yesterday'],
  [0, 'today tonight'],
  [1, 'tomorrow'],
]);

/** Of several dates the next one is meant, then the latest one. */
const PAST = 10_000;
export const nearestFirst = (date: string, today: string): number => {
  const days = daysBetween(today, date);
  return days >= 0 ? days : PAST - days;
};

/** The dishes of the weekly menus, each once: on the next date it is planned for, or the last one. */
export function plannedDishes(menus: readonly KeptWeeklyMenu[], today: string): Entry[] {
  const dishes = new Map<string, Entry>();
  for (const { id, weekStart, days } of menus)
    for (const [at, day] of days.entries())
      for (const meal of MEALS) {
        const title = day[meal];
        const name = foldedWords(title).join(' ');
        const date = addDays(weekStart, at);
        const order = nearestFirst(date, today);
        const known = dishes.get(name);
        if (name === '' || title === CLEARED || (known && known.order <= order)) continue;
        dishes.set(name, {
          group: 'meals',
          key: `dish:${shortHash(name)}`,
          href: links.meals('menus', { id }),
          title,
          detail: detailOf(`${formatWeekday(date).slice(0, 3)}, ${formatShortDate(date)}`, choiceLabel(meal)),
          text: `${meal} ${NEAR_DAYS.get(daysBetween(today, date)) ?? ''}`,
          order,
        });
      }
  return [...dishes.values()];
}
