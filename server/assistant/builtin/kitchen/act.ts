// Carries out a wish around food: an answer, one question, or cards.
import { accounted, inQuotes } from '../account/account.ts';
import type { Decision } from '../decision.ts';
import { Desk } from '../desk/desk.ts';
import { partsOf, type Part } from '../desk/parts.ts';
import { paragraphs } from '../say.ts';
import type { Turn } from '../turn.ts';
import { findDishes, tellRecipe } from './cooking.ts';
import { withoutIn } from './dish-words.ts';
import { addIdea, askIdeas, likeIdea, removeIdea } from './ideas.ts';
import type { KitchenWish } from './kitchen-rule.ts';
import { kitchenIn, type Kitchen } from './kitchen-wish.ts';
import { addToPantry, askPantry, outOfPantry } from './pantry.ts';
import { shopForDish } from './shopping-dish.ts';
import { shopForWeek } from './shopping-week.ts';
import {
  addShopping,
  askShopping,
  checkShopping,
  clearShopping,
  newShoppingList,
  removeShopping,
  uncheckShopping,
} from './shopping.ts';

const ACTIONS: Record<KitchenWish, (desk: Desk, kitchen: Kitchen) => Decision> = {
  shopping_ask: askShopping,
  shopping_add: addShopping,
  shopping_remove: removeShopping,
  shopping_check: checkShopping,
  shopping_uncheck: uncheckShopping,
  shopping_new: newShoppingList,
  shopping_clear: clearShopping,
  shopping_week: shopForWeek,
  shopping_dish: shopForDish,
  pantry_ask: askPantry,
  pantry_add: addToPantry,
  pantry_out: outOfPantry,
  idea_ask: askIdeas,
  idea_add: addIdea,
  idea_remove: removeIdea,
  idea_like: likeIdea,
  dish_find: findDishes,
  recipe_ask: tellRecipe,
};

/** Wishes whose cards list ingredients: the dish, the day and what is left out are told in words of their own. */
const FOLLOWED: ReadonlySet<KitchenWish> = new Set<KitchenWish>(['shopping_dish', 'shopping_week']);

/** What Pip asks about food. */
const QUESTIONS: ReadonlySet<string | undefined> = new Set(['items', 'meal', 'dish']);
const AGAIN = /^(?:and|also|what about|how about|plus)(?: also| please)? (.{1,60}?)[?.!]*$/i;
/** Wishes that 'and eggs?' asks for once more. */
const REPEATED: ReadonlySet<KitchenWish> = new Set<KitchenWish>([
  'shopping_ask',
  'shopping_add',
  'shopping_remove',
  'shopping_check',
  'pantry_ask',
  'pantry_add',
  'dish_find',
]);

interface Wanted {
  kitchen: Kitchen;
  parts: readonly Part[];
}

/** The wish these words go on with. */
function goingOn(turn: Turn): Wanted | undefined {
  const parts = partsOf(turn);
  const begun = parts && QUESTIONS.has(parts.at(-1)?.asked) ? kitchenIn(parts[0]?.text ?? '') : undefined;
  if (parts && begun && kitchenIn(turn.said) === undefined && !/\?\s*$/.test(turn.said))
    return { kitchen: begun, parts };
  const things = AGAIN.exec(turn.said.trim())?.[1];
  const last = turn.before.at(-1)?.said ?? '';
  const earlier = things === undefined ? undefined : kitchenIn(last);
  if (things === undefined || !earlier || earlier.things === '' || !REPEATED.has(earlier.wish))
    return undefined;
  return { kitchen: { ...earlier, things }, parts: [{ text: turn.said }] };
}

const hasCards = ({ calls }: Turn): boolean =>
  calls.some(({ tool }) => /^(?:create|update|delete|add|save)/.test(tool));

/** What to do around food; undefined when the turn is about something else. */
export function kitchenDecision(turn: Turn, tools: ReadonlySet<string>): Decision | undefined {
  const kitchen = kitchenIn(turn.said);
  const wanted: Wanted | undefined = kitchen ? { kitchen, parts: [{ text: turn.said }] } : goingOn(turn);
  if (!wanted) return undefined;
  const { parts, kitchen: wish } = wanted;
  const decision = ACTIONS[wish.wish](new Desk(turn, tools, parts), wish);
  const text = parts.map((part) => part.text).join('. ');
  // An answer without a card, such as 'Milk is on the list already', would drop the remark.
  if ('text' in decision && wish.remark !== undefined && !hasCards(turn) && !/\?/.test(decision.text))
    return { text: paragraphs(decision.text, `I left out ${inQuotes(wish.remark)}.`) };
  return accounted(
    turn,
    parts,
    decision,
    FOLLOWED.has(wish.wish) ? [wish.things, ...withoutIn(text)].join(' ') : undefined,
  );
}
