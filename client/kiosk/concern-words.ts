// The allergy words of a meal on a kitchen tablet: the foods that somebody should not have.
import type { BoardMeal } from '#contract/schemas/kiosk.ts';
import { concernFood } from '#rules/food/concern-food.ts';

type Concern = BoardMeal['concerns'][number];

/** Foods, and sentences, that are named; the parent's app shows all of them. */
const MOST = 2;

const atMost = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MOST);

/** 'contains peanut and milk', of the strongest findings, which come first; a sentence without a food as it is. */
export function concernWords(concerns: readonly Concern[]): string {
  const strength = concerns[0]?.strength ?? 'unknown';
  if (strength === 'unknown') return 'please check the label';
  const found = concerns.filter((one) => one.strength === strength);
  const foods = atMost(found.flatMap((one) => concernFood(one.says) ?? []));
  const sentences = found.filter((one) => concernFood(one.says) === undefined).map(({ says }) => says);
  return atMost([...(foods.length > 0 ? [`${strength} ${foods.join(' and ')}`] : []), ...sentences]).join(
    '; ',
  );
}
