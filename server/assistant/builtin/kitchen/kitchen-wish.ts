// What a parent wants around food: of the shopping lists, the pantry, the saved ideas, or the cookbook.
import { readFood } from '#rules/food/allergens.ts';
import { goodsIn, isGoods } from './goods.ts';
import { COOKING_RULES } from './cooking-rules.ts';
import type { KitchenRule, KitchenWish } from './kitchen-rule.ts';
import { listNamed } from './list-words.ts';
import { PANTRY_RULES } from './pantry-rules.ts';
import { plainOf } from './plain.ts';
import { ADDING_RULES, SHOPPING_RULES } from './shopping-rules.ts';

export interface Kitchen {
  wish: KitchenWish;
  /** What is named, in the parent's words; empty when nothing is. */
  things: string;
  /** The title of the list that is meant, where one is named. */
  title?: string | undefined;
  /** 'the freezer' */
  place?: string | undefined;
  meal?: string | undefined;
  /** What follows the wish and is no part of it, as it was written. */
  remark?: string;
}

/** Tried in this order. */
const KITCHEN_RULES: readonly KitchenRule[] = [
  ...SHOPPING_RULES,
  ...PANTRY_RULES,
  ...COOKING_RULES,
  ...ADDING_RULES,
];

const WISHES: ReadonlySet<string> = new Set(KITCHEN_RULES.map(({ wish }) => wish));

/** Whether an intent is a wish around food. */
export const isKitchenWish = (intent: string): intent is KitchenWish => WISHES.has(intent);

/** Dishes and kinds of dishes the food lists have no entry for, because they are no ingredient. */
const DISH =
  /\b(?:soups?|stews?|curr(?:y|ies)|cakes?|pies?|breads?|pasta|sauces?|salads?|dressings?|cookies?|dumplings?|pizzas?|lasagn\w+|ramen|sushi|burgers?|hamburgers?|meatballs?|meat ?loaf|risotto|paella|tacos?|burritos?|quesadillas?|enchiladas?|omelet\w*|pancakes?|waffles?|crepes?|muffins?|brownies?|quiche|casserole|chili|stir ?fry|fried rice|sandwich\w*|wraps?|hummus|pesto|guacamole|salsa|gravy|stroganoff|alfredo|carbonara|bolognese|dal|dahl|biryani|falafel|gnocchi|ratatouille|smoothies?|oatmeal|porridge|granola|roast|barbe?q\w*|bbq|schnitzel|goulash|kebabs?|shepherd|mac|noodles|dough|frosting|jam|pudding|custard|scampi|primavera|jambalaya|gumbo|chowder|chutney|marinade|fries|wings|ribs|steaks?|patt(?:y|ies)|buns?|rolls?|chicken|beef)\b/i;

const isFood = (text: string): boolean => DISH.test(text) || readFood(text).names.length > 0;

/** Words that begin a chore, which stands on a list of another kind. */
const CHORE =
  /^(?:(?:wash|clean(?!ing (?:supplies|spray|products|vinegar))|vacuum|mow|iron|fold|sweep|mop|paint)(?:ing)?|call|pay|do|fix|walk|feed|book|e?mail|send|write|finish|take|pick (?!up (?:the )?(?:milk|bread|eggs))|laundry(?! (?:detergent|soap|pods?|powder))|homework|dishes|practice)\b/i;
const TASKS = /\b(?:things to do|to ?-?do list|chores?|tasks?)\b/i;
const MOST_WORDS = 40;

function read(
  { wish, when, unless, goodsOnly, foodSomewhere }: KitchenRule,
  plain: string,
): Kitchen | undefined {
  const match = unless?.test(plain) ? null : when.exec(plain);
  if (!match) return undefined;
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const list = groups['list'] === undefined ? {} : listNamed(groups['list']);
  if (list === 'other') return undefined;
  const things = (groups['things'] ?? groups['thing'] ?? '').trim();
  const goods = goodsIn(things);
  if (goodsOnly && (goods.length === 0 || !goods.every(isGoods))) return undefined;
  if (foodSomewhere && !isFood(things)) return undefined;
  if (wish.startsWith('shopping') && (CHORE.test(things) || TASKS.test(plain))) return undefined;
  // 'The activities list' is a shopping list only when it holds what one buys.
  if (list.title !== undefined && things !== '' && wish !== 'shopping_dish' && !goods.some(isGoods))
    return undefined;
  const title = groups['title'] ?? list.title;
  return { wish, things, title, place: groups['place'], meal: groups['meal']?.toLowerCase() };
}

const RULES_OF_PIP = /\b(?:ignore|disregard|forget|override)(?: \w+){0,3} (?:rules|instructions|prompts?)\b/i;

function inSentence(text: string): Kitchen | undefined {
  const plain = plainOf(text);
  if (plain === '' || plain.split(' ').length > MOST_WORDS || RULES_OF_PIP.test(plain)) return undefined;
  for (const rule of KITCHEN_RULES) {
    const found = read(rule, plain);
    if (found) return found;
  }
  return undefined;
}

const SENTENCE = /(?<=[.!?;\n])\s+/;

/** What a text wants around food, as a whole or in one of its sentences; undefined when it is about something else. */
export function kitchenIn(text: string): Kitchen | undefined {
  const whole = inSentence(text);
  if (whole) return whole;
  const parts = text.split(SENTENCE).filter((part) => part.trim() !== '');
  const found = parts.length < 2 ? undefined : parts.map(inSentence).find((one) => one !== undefined);
  return found ?? beforeRemark(text);
}

const WRITES: ReadonlySet<KitchenWish> = new Set<KitchenWish>([
  'shopping_add',
  'shopping_remove',
  'shopping_check',
  'pantry_add',
  'pantry_out',
  'idea_add',
  'idea_remove',
]);
const LONGEST = 300;
const MOST_TRIED = 4;
const REMARK =
  /\s*(?:\(|,\s*(?!and\b)|\b(?:but|though|unless|because|if)\b|\bnot the\b|\bkeep\b|\bonly if\b)/gi;

/** The change asked for before a remark: 'we are out of rice but the brown rice is still fine'. */
function beforeRemark(text: string): Kitchen | undefined {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return undefined;
  for (const { index } of [...text.matchAll(REMARK)].slice(0, MOST_TRIED)) {
    const found = index === 0 ? undefined : inSentence(text.slice(0, index));
    if (found && WRITES.has(found.wish))
      return { ...found, remark: text.slice(index).replace(/^[\s,(]+/, '') };
  }
  return undefined;
}
