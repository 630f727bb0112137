// Food suggestions below an answer, computed from the results of the tools.
import { goodsIn, kitchenIn, listed, named, quoted } from '../builtin/index.ts';
import { latest, type ToolRun } from '../tools/tool-runs.ts';

const LIST = 'What is on the shopping list?';
const COOK = 'What can I cook with what we have?';
const WEEK = 'Make a shopping list for this week';

/** The things a parent asked for that are not among these. */
function missing(said: string, stored: readonly { name: string }[]): string[] {
  const goods = goodsIn(kitchenIn(said)?.things ?? '');
  return goods
    .filter((one) => !stored.some(({ name }) => named(name, one.name)))
    .map(({ name }) => quoted(name).toLowerCase());
}

const adding = (names: readonly string[]): string[] =>
  names.length > 0 ? [`Add ${listed(names.slice(0, 3))} to the shopping list`] : [];

/** Suggestions after an answer about food; undefined for other answers. */
export function afterFood(runs: readonly ToolRun[], said: string): string[] | undefined {
  const dishes = latest(runs, 'findDishes');
  if (dishes) {
    // A dish that a member should not have is never a button.
    const first = dishes.find(({ conflicting }) => !conflicting);
    if (!first) return [COOK, "Plan this week's meals"];
    const keep = first.from === 'cookbook' ? [`Save ${quoted(first.name)} as a ${first.mealType} idea`] : [];
    return [...keep, ...adding(first.missing.slice(0, 3).map(quoted)), `Recipe for ${quoted(first.name)}`];
  }
  const lists = latest(runs, 'listShoppingLists');
  const pantry = latest(runs, 'listPantryItems');
  const wish = kitchenIn(said)?.wish;
  if (wish === 'pantry_out' && pantry)
    return [
      ...adding(goodsIn(kitchenIn(said)?.things ?? '').map(({ name }) => quoted(name).toLowerCase())),
      LIST,
    ];
  if (pantry) return [...adding(wish === 'pantry_ask' ? missing(said, pantry) : []), COOK, LIST];
  if (lists) {
    const items = lists.flatMap((list) => list.items);
    return [...adding(wish === 'shopping_ask' ? missing(said, items) : []), LIST, COOK].slice(0, 3);
  }
  if (latest(runs, 'planShopping')) return [LIST, "Plan this week's meals"];
  if (latest(runs, 'listMenuIdeas')) return [COOK, WEEK];
  return undefined;
}
