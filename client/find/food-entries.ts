// Menu ideas, shopping lists with their items, and the pantry, from the meal store: they are found without a connection too.
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList } from '#contract/kinds/shopping-list.ts';
import type { KeptMenuIdea, KeptPantryItem, KeptShoppingList } from '#rules/sync/meal-records.ts';
import { choiceLabel } from '../editing/form/choice-label.ts';
import { detailOf, placed, type Entry } from './entry.ts';

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
