// Readings of questions if a food suits somebody: what is in a dish counts, and not what is stored of the person alone.
import { choosesDish, pointsAtDish } from '../../answers/kitchen/choices.ts';
import { cuisineAsked } from '../../answers/kitchen/cuisines.ts';
import { asksWhichMeals } from '../../answers/food/menus/menu-suits.ts';
import { plannedByWord } from '../../answers/kitchen/food-said.ts';
import { namesLactose } from '../../answers/kitchen/lactose.ts';
import { askedOf, runOf } from '../carried.ts';
import type { Rule } from './rule.ts';

const OF_ALLERGY =
  /\b(?:allerg\w+|intoleran\w+|react\w*|epi-?pen|diets?|restrictions?|stored|on file|written down)\b/;

/** 'A place with shrimp tacos and fish tacos, which can I have': each dish is judged. */
const choosesOne: Rule = ({ wish: { slots }, first, text }) =>
  slots.foods.length + slots.dishes.length > 1 &&
  /^(?:activity|dish_suggest|substitute|allergy|food_ok|out_of|unsure|parenting|medical|recipe|event)/.test(
    first,
  ) &&
  /\bwhich\b/.test(text) &&
  choosesDish(text)
    ? 'food_ok'
    : undefined;

const OF_THING =
  /^(?:(?:so|and|hey|ok|but|is it ok if)[, ]+)*(?:(?:is|are|would|does) (?:the |a |an |some )?(?!(?:s?he|it|they|that|this|everyone|anyone|there|any)\b)[a-z][a-z' -]{2,30}? (?:ok|okay|fine|safe|alright|all right|allowed|good) (?:for|to|with)\b|can \w+ (?:eat|drink) (?!(?:anything|what|it|that|this|with|at|out|here|there)\b)[a-z])/;
/** 'Is kiwano ok for Tanya': a thing that no list knows is judged as well, and not answered by what she eats. */
const judgesThing: Rule = ({ wish: { slots }, first, text }) =>
  (first === 'allergy_ask' || (first === 'parenting_ask' && namesLactose(text))) &&
  slots.people.length > 0 &&
  slots.foods.length + slots.dishes.length + slots.medicines.length === 0 &&
  OF_THING.test(text) &&
  !OF_ALLERGY.test(text)
    ? 'food_ok'
    : undefined;

/** 'Does that work for Hoa's low sodium diet' after dishes were told: they are judged, and her diet is not read out. */
const judgesSpoken: Rule = ({ talk, first, text }) =>
  /^(?:allergy|diet)_ask$/.test(first) &&
  (talk.state?.focus.dishes !== undefined || talk.state?.focus.dish !== undefined) &&
  pointsAtDish(text)
    ? 'food_ok'
    : undefined;

const ASKS_SUITS =
  /\b(?:ok|okay|safe|fine|good|bad|alright|allowed|a problem) (?:for|with)\b|^(?:\W*(?:so|and|hey|ok|but))*\W*(?:can|could|may|should) \w+(?: \w+)? (?:eat|have|try)\b/;
/** 'Kontomire Monday ok for grandpa': a planned dish by a word that no food list knows. */
const judgesPlanned: Rule = ({ talk, wish, first, text }) =>
  /^(?:menu_ask|medical_advice|allergy_ask|member_about|parenting_ask|medicine_ask|day_ask|free_ask|definition|unsure|out_of)/.test(
    first,
  ) &&
  wish.slots.people.length > 0 &&
  ASKS_SUITS.test(text) &&
  plannedByWord(askedOf(talk, runOf(wish, 'food_ok'))) !== undefined
    ? 'food_ok'
    : undefined;

/** 'Which of this week's dinners can Mai eat': each meal of those days is judged, and not one dish. */
const judgesMeals: Rule = ({ wish, first, text }) =>
  /^(?:food_ok|allergy_ask|diet_ask|menu_plan|dish_suggest|parenting_ask|member_about|day_ask|unsure|out_of)/.test(
    first,
  ) && asksWhichMeals({ text, slots: wish.slots })
    ? 'menu_ask'
    : undefined;

const GIVES =
  /^(?:\W*(?:so|and|hey|ok|but|pip))*\W*(?:can|could|may|should|is it ok(?:ay)? to|am i ok to) (?:(?:i|we) )?(?:send|pack|give|bring|let|put|feed|offer|make)\b/;
const MAY_HAVE =
  /\b(?:can|could|may|should|am|is|are|ok|okay|safe|allowed)\b.*\b(?:have|eat|try|drink|taste|allowed to)\b/;
/** 'Can I send Maffy in with a peanut butter sandwich', 'can Idris have a bit of egg muffin': a food for somebody is judged. */
const judgesGiven: Rule = ({ wish: { slots }, first, second, text }) => {
  const isFor = slots.people.length + slots.groups.length > 0 || slots.isMe;
  if (slots.foods.length + slots.dishes.length === 0 || !isFor || slots.medicines.length > 0)
    return undefined;
  const isGiven =
    GIVES.test(text) && slots.people.length > 0 && !/\b(?:menu|list|calendar|plan|note|instead)\b/.test(text);
  if (
    isGiven &&
    /^(?:send_message|activity_ask|out_of_scope|parenting_ask|unsure|medical_advice)$/.test(first)
  )
    return 'food_ok';
  const isNear = first === 'food_ok' || second === 'food_ok';
  return isNear && /^(?:medical_advice|parenting_ask)$/.test(first) && MAY_HAVE.test(text)
    ? 'food_ok'
    : undefined;
};

/** 'Thai takeaway tonight, who needs to be careful of what' */
const asksCuisine: Rule = ({ first, text }) =>
  !/^(?:menu_(?:place|swap)|list_|appointment_)/.test(first) && cuisineAsked(text) !== undefined
    ? 'food_ok'
    : undefined;

/** In the order in which they are tried. */
export const SUITS_RULES: readonly Rule[] = [
  asksCuisine,
  judgesMeals,
  choosesOne,
  judgesSpoken,
  judgesThing,
  judgesPlanned,
  judgesGiven,
];
