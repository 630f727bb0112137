// Dishes, shopping lists with their items, and the pantry, from the meal store: they are found without a connection too.
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList } from '#contract/kinds/shopping-list.ts';
import { CLEARED, MEALS } from '#contract/week.ts';
import type {
  KeptMenuIdea,
  KeptPantryItem,
  KeptShoppingList,
  KeptWeeklyMenu,
} from '#rules/sync/meal-records.ts';
import { foldedWords } from '#rules/text/folded-words.ts';
import { shortHash } from '#rules/text/short-hash.ts';
import { addDays, daysBetween, formatShortDate, formatWeekday } from '#rules/time/dates.ts';
import { choiceLabel } from '../editing/form/choice-label.ts';
import * as links from '../screen/links.ts';
import { detailOf, placed, type Entry } from './entry.ts';

/** Of the same dish the one to come is meant, then the latest one. */
const PAST = 10_000;
const orderOf = (date: string, today: string): number => {
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
        const order = orderOf(date, today);
        const known = dishes.get(name);
        if (name === '' || title === CLEARED || (known && known.order <= order)) continue;
        dishes.set(name, {
          group: 'meals',
          key: `dish:${shortHash(name)}`,
          href: links.meals('menus', { id }),
          title,
          detail: detailOf(`${formatWeekday(date).slice(0, 3)}, ${formatShortDate(date)}`, choiceLabel(meal)),
          text: meal,
          order,
        });
      }
  return [...dishes.values()];
}

export const menuIdeas = (ideas: readonly KeptMenuIdea[]): Entry[] =>
  ideas.map(({ id, name, mealType, description, ingredients, tags, isFavorite }) => ({
    ...placed(menuIdea, id),
    group: 'meals',
    title: name,
    detail: detailOf('Menu idea', choiceLabel(mealType)),
    text: [mealType, description, ...ingredients, ...tags].join(' '),
    // A kept idea says more about a dish than a day it was planned for.
    order: isFavorite ? -2 : -1,
  }));

function itemsOf({ id: listId, title, items }: KeptShoppingList): Entry[] {
  return items.map(({ id, name, qty, checked }) => ({
    key: `item:${id}`,
    href: placed(shoppingList, listId).href,
    group: 'lists',
    title: name,
    detail: detailOf(qty, `on ${title}`, checked && 'checked off'),
    order: checked ? 2 : 1,
  }));
}

const leftToBuy = ({ items }: KeptShoppingList): string => {
  const left = items.filter(({ checked }) => !checked).length;
  return left === 1 ? '1 item to buy' : `${left} items to buy`;
};

export const shoppingLists = (lists: readonly KeptShoppingList[]): Entry[] =>
  lists.flatMap((list) => [
    {
      ...placed(shoppingList, list.id),
      group: 'lists' as const,
      title: list.title,
      detail: detailOf('Shopping list', leftToBuy(list)),
      text: 'shopping list',
      order: 0,
    },
    ...itemsOf(list),
  ]);

export const pantryItems = (items: readonly KeptPantryItem[]): Entry[] =>
  items.map(({ id, name, category, quantity, notes }) => ({
    ...placed(pantryItem, id),
    group: 'pantry',
    title: name,
    detail: detailOf(quantity, 'in the pantry'),
    text: `pantry ${category} ${notes}`,
    order: 0,
  }));
