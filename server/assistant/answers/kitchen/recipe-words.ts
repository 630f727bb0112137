// 'A recipe for those', 'without the chorizo': the kind of dish spoken of, and a recipe without some of its parts.
import { isMadeWithout } from '#rules/meals/dish-without.ts';
import { formWords } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import { dishOf, recipesOf, wishOf, type Recipe, type Wish } from './known-recipes.ts';
import { FOODS } from './stand-ins.ts';
import { answerSubstitute } from './substitutes.ts';

const THOSE = /\b(?:those|these|them|it|that)\b/i;
/** 'Those' after an answer that speaks of cookies: what some recipe is called by its last word. */
export function ofKindBefore(asked: Asked): Asked {
  const { focus, before, text } = asked;
  const isOpen = focus.dish === undefined && focus.dishes === undefined && THOSE.test(text);
  if (!isOpen || wishOf(asked).words.length > 0) return asked;
  const heads = new Set(recipesOf(asked).map((recipe) => formWords(dishOf(recipe)).at(-1)));
  const words = (before?.answer ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  const kind = words.findLast((word) => heads.has(formWords(word).at(-1)));
  return kind === undefined ? asked : { ...asked, text: text.replace(THOSE, kind) };
}

/** Parts that a dough or a batter does not do without. */
const HOLDS_TOGETHER = /\b(?:eggs?|flour|milk|butter|sugar|yeast|gluten|dairy)\b/i;
/** The recipe without foods that it is not called by and that hold nothing together. */
export function withoutParts(recipe: Recipe, without: readonly string[]): Recipe | undefined {
  const isOpen = isMadeWithout(without)({ name: recipe.name, ingredients: [] });
  if (without.length === 0 || !isOpen || without.some((food) => HOLDS_TOGETHER.test(food))) return undefined;
  const kept = recipe.ingredients.filter((line) => isMadeWithout(without)({ name: '', ingredients: [line] }));
  return kept.length < recipe.ingredients.length && kept.length >= FEWEST_KEPT
    ? { ...recipe, ingredients: kept }
    : undefined;
}
const FEWEST_KEPT = 3;

/** 'How do I make self-rising flour': no dish, but what stands in for it tells how. */
export function madeOfOthers(asked: Asked, { said }: Wish): Plan | undefined {
  const [first] = FOODS.find(said);
  const next = first && formWords(said)[first.to];
  const isWhole = next === undefined || /^(?:out|from|with|of|for|at|in)$/.test(next);
  return first === undefined || first.from > 0 || !isWhole
    ? undefined
    : answerSubstitute({ ...asked, text: `what can I use instead of ${first.name}`, said: first.name });
}
