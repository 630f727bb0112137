// Rules in closed words as rows of data: the likeliest intents, words that a message has and has not, and slots that it names.
import { fitsSlots } from '../follow-ups/from-rows.ts';
import dietRows from './data/diet-rules.json' with { type: 'json' };
import foodRows from './data/food-rules.json' with { type: 'json' };
import type { Rule } from './rule.ts';

interface Row {
  /** The likeliest intent, all the words, none of those. */
  first: string;
  said: readonly string[];
  not?: readonly string[];
  /** 'foods|dishes people': one of the former and one of the latter; slots without a value. */
  has?: string;
  none?: string;
  /** A slot with one value and no more. */
  one?: 'people';
  to: string;
}

const ruleOf = (row: Row): Rule => {
  const first = new RegExp(row.first);
  const [said, not] = [row.said, row.not ?? []].map((all) => all.map((one) => new RegExp(one)));
  return ({ wish: { slots }, first: intent, text }) =>
    first.test(intent) &&
    said?.every((words) => words.test(text)) === true &&
    not?.some((words) => words.test(text)) === false &&
    fitsSlots(slots, row.has, row.none) &&
    (row.one === undefined || slots[row.one].length === 1)
      ? row.to
      : undefined;
};

/** Rules about food, in the order in which they are tried. */
export const FOOD_ROWS: readonly Rule[] = (foodRows as readonly Row[]).map(ruleOf);
/** Rules about diets, allergies and lists that are surer than most. */
export const DIET_ROWS: readonly Rule[] = (dietRows as readonly Row[]).map(ruleOf);
