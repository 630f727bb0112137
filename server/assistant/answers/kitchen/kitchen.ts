// Answers of the kitchen: what suits whom, stand-ins, storage, cooking times, recipes.
import { paragraphs } from '../../text/say.ts';
import type { Answerer, Answerers } from '../plan.ts';
import { answerCookTime } from './cook-times.ts';
import { eatersOf } from './eaters.ts';
import { answerFoodOk } from './food-ok.ts';
import { answerNutrition } from './nutrition.ts';
import { answerRecipe } from './recipes.ts';
import { answerStorage } from './storage.ts';
import { answerSubstitute } from './substitutes.ts';
import { unjudgedWords } from './unjudged.ts';

/** The diets of a named person that cannot be judged come before an answer about a dish for them. */
const forNamed =
  (answerer: Answerer): Answerer =>
  (asked) => {
    const plan = answerer(asked);
    const words = asked.slots.people.length > 0 ? unjudgedWords(asked, eatersOf(asked).eaters) : undefined;
    return words === undefined || plan.asked !== undefined
      ? plan
      : { ...plan, text: paragraphs(words, plan.text) };
  };

export const kitchenAnswers: Answerers = {
  food_ok: answerFoodOk,
  substitute_ask: forNamed(answerSubstitute),
  storage_ask: answerStorage,
  cook_time: answerCookTime,
  nutrition_ask: answerNutrition,
  recipe_ask: forNamed(answerRecipe),
};
