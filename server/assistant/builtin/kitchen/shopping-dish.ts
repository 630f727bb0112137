// 'Add the ingredients for pancakes to the list': what a dish needs, without what the pantry and the list have.
import type { MenuIdea } from '#contract/food-entities.ts';
import { missingFrom, shoppingFromDishes } from '#rules/shopping-from-week.ts';
import type { Decision } from '../decide.ts';
import type { Desk } from '../desk/desk.ts';
import { capital, listed, paragraphs, quoted } from '../say.ts';
import { recipesFor, type Recipe } from './cooking.ts';
import type { Kitchen } from './kitchen-wish.ts';
import { FIRST_TITLE, chosenWords, listMeant, names, titleOf, waiting } from './shopping.ts';
import { pantryWords } from './shopping-week.ts';

/** For whom or when it is cooked: nothing of its name. */
const TAIL =
  / (?:for|on|this|next) (?:\d+|two|four|six|eight|tonight|today|tomorrow|breakfast|lunch|dinner|supper|the (?:kids|family|party|weekend)|us|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week\w*)\b.*$| (?:tonight|tomorrow)$/i;
const JOINT = /\s*(?:,|;|\band\b|&|\+)\s*/i;
const MOST_DISHES = 5;

interface Meant {
  recipes: Recipe[];
  unknown: string[];
}

/** The dishes a text names: one by its whole name, 'mac and cheese', or several. */
function dishesIn(text: string, ideas: readonly MenuIdea[]): Meant {
  const name = text.replace(TAIL, '').trim();
  const [whole] = recipesFor(name, ideas);
  if (whole) return { recipes: [whole], unknown: [] };
  const recipes: Recipe[] = [];
  const unknown: string[] = [];
  for (const part of name.split(JOINT).filter(Boolean).slice(0, MOST_DISHES)) {
    const [recipe] = recipesFor(part, ideas);
    if (!recipe) unknown.push(part);
    else if (!recipes.includes(recipe)) recipes.push(recipe);
  }
  return { recipes, unknown };
}

const unknownWords = (unknown: readonly string[]): string | undefined =>
  unknown.length > 0
    ? `I have no recipe for ${listed(unknown.map((name) => quoted(name)))}, neither among your ideas nor in the cookbook. Tell me what it needs, and I put that on the list.`
    : undefined;

const recipeWords = ({ name, servings, from }: Recipe): string =>
  `**${quoted(name)}** is in ${from}${servings === null ? '' : `, for ${servings}`}.`;

/** 'Add the ingredients for pancakes to the list' */
export const shopForDish = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(['listMenuIdeas', 'listPantryItems', 'listShoppingLists'], (stored) => {
    const { recipes, unknown } = dishesIn(kitchen.things, stored.listMenuIdeas);
    if (recipes.length === 0) return { text: unknownWords(unknown) ?? '' };
    const { items, inPantry } = shoppingFromDishes(recipes, stored.listPantryItems);
    const lists = stored.listShoppingLists;
    const list = listMeant(lists, kitchen.title);
    // What is checked off was bought for something else.
    const missing = list ? missingFrom({ items: waiting(list) }, items) : items;
    const there = items.filter((item) => !missing.includes(item));
    const notes = [
      recipes.map(recipeWords).join(' '),
      pantryWords({ inPantry }),
      list && there.length > 0 ? `On ${titleOf(list)} already, ${names(there)}.` : undefined,
      unknownWords(unknown),
      chosenWords(lists, kitchen),
    ];
    if (missing.length === 0) return { text: paragraphs('There is nothing to add.', ...notes) };
    const fresh = missing.map(({ name, qty }) => ({ name, qty }));
    const title = capital(kitchen.title ?? FIRST_TITLE);
    if (list)
      return desk.propose(
        'addShoppingItems',
        { id: list.id, items: fresh },
        `I prepared ${names(missing)} for ${titleOf(list)}.`,
        ...notes,
      );
    return desk.propose(
      'createShoppingList',
      { title, items: fresh },
      `I prepared a shopping list called ${quoted(title)} with ${names(missing)}.`,
      ...notes,
    );
  });
