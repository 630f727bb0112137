// Answers of the kitchen: what suits whom, stand-ins, storage, cooking times, recipes.
import { holdsName, nameForm } from '#rules/text/words.ts';
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

/** 'And how long to roast it', 'once it is warmed': the food that was spoken of, as it was named then. */
const ofFoodBefore =
  (answerer: Answerer): Answerer =>
  (asked) => {
    const { slots, focus, text } = asked;
    const said = [...slots.foods, ...slots.dishes].map((one) => one.said);
    const holds = (whole: string, part: string): boolean => holdsName(nameForm(whole), nameForm(part));
    if (said.length === 0 || said.some((one) => holds(text, one))) return answerer(asked);
    const before = said.map((one) => (focus.things ?? []).find((thing) => holds(thing, one)) ?? one);
    return answerer({ ...asked, text: `${before.join(' and ')}, ${text}` });
  };

export const kitchenAnswers: Answerers = {
  food_ok: answerFoodOk,
  substitute_ask: ofFoodBefore(forNamed(answerSubstitute)),
  storage_ask: ofFoodBefore(answerStorage),
  cook_time: ofFoodBefore(answerCookTime),
  nutrition_ask: ofFoodBefore(answerNutrition),
  recipe_ask: forNamed(answerRecipe),
};
