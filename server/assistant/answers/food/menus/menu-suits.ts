// 'Which of this week's dinners can Mai eat?': each planned meal for somebody, day by day, by allergies, diets and usual parts.
import type { Meal } from '#contract/week.ts';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { capital, paragraphs, quoted } from '../../../text/say.ts';
import { eatersOf, namesOf, reasonOf } from '../../kitchen/eaters.ts';
import { isListed, richConcerns } from '../../kitchen/rich-foods.ts';
import { unjudgedWords } from '../../kitchen/unjudged.ts';
import { usualConcerns, usualParts } from '../../kitchen/usual-parts.ts';
import type { Asked, Plan, Read } from '../../plan.ts';
import { strongest } from '../pantry/stock-check.ts';

const MEALS = '(?:dinners?|suppers?|lunch(?:es)?|breakfasts?|meals?|menus?|dishes|nights)';
const WHICH = new RegExp(
  `\\b(?:which|what|any|anything|list|what all|how many)\\b.*\\b(?:${MEALS}|on the plan)\\b|\\b${MEALS}\\b.*\\b(?:this|next|the|of the) (?:week|wk)\\b|\\b(?:this|next) week\\S*.*\\b${MEALS}\\b`,
  'i',
);
const MAY =
  /\b(?:can|could|may)\b.*\b(?:eat|have|share|join)\b|\b(?:ok|okay|fine|good|suit(?:s|able)?|all ?right|alright|works?|possible) (?:for|with|4)\b|\beat\b/i;
const AGAINST =
  /\b(?:can['’]?t|cannot|can not|not ok|problems?|issues?|trouble|against|avoid|bad|shouldn['’]?t)\b/i;
/** 'Is everything on the menu okay for Kit' is a yes or a no. */
const YES_OR_NO = /^\W*(?:is|are|do|does|will|would)\b(?!.*\b(?:any|which|there)\b)/i;
const WISHES = /\b(?:plan|suggest|ideas?|make|cook|recipe|put|add|replace|swap|change|need)\b/i;

/** True where each planned meal of some days is to be judged for somebody who is named. */
export const asksWhichMeals = ({ text, slots }: Pick<Asked, 'text' | 'slots'>): boolean =>
  WHICH.test(text) &&
  MAY.test(text) &&
  !AGAINST.test(text) &&
  !YES_OR_NO.test(text) &&
  !WISHES.test(text) &&
  slots.people.length > 0 &&
  slots.foods.length + slots.dishes.length + slots.medicines.length === 0;

/** The verdict on each planned meal, in the order of the days. */
export function sayEachMeal(
  asked: Asked,
  planned: readonly { date: string; meal: Meal; text: string }[],
  menus: readonly Read[],
): Plan {
  const { eaters } = eatersOf({ ...asked, slots: { ...asked.slots, diets: [] } });
  const check = checkFor(eaters, asked.household.ideas);
  const who = namesOf(
    asked,
    eaters.map(({ name }) => name),
  );
  const isOneMeal = new Set(planned.map(({ meal }) => meal)).size === 1;
  const judged = planned.map(({ date, meal, text }) => {
    const parts = usualParts(text);
    const all = [
      ...check.ofMeal(text),
      ...usualConcerns(eaters, parts, true),
      ...richConcerns(asked, eaters, [
        text,
        ...parts.filter((part) => !part.isLeftOut).map(({ food }) => food),
      ]),
    ];
    const found = strongest(all);
    const isOpen = found === undefined && all.length > 0 && parts.length === 0;
    const verdict =
      found?.strength === 'contains'
        ? `no, ${reasonOf(found)}`
        : found
          ? `check first, ${reasonOf(found)}`
          : isOpen
            ? "I don't know what's in it"
            : 'yes';
    return {
      verdict,
      line: `- ${formatWeekday(date)}${isOneMeal ? '' : ` ${meal}`}, ${quoted(text)}, ${verdict}`,
    };
  });
  const fine = judged.filter(({ verdict }) => verdict === 'yes').length;
  const [first] = planned;
  return {
    text: paragraphs(
      unjudgedWords(asked, eaters, isListed),
      `${capital(who)} can have ${fine} of ${planned.length}, going by what's stored.`,
      judged.map(({ line }) => line).join('\n'),
      'Labels and sauces count all the same.',
    ),
    reads: [...menus, { tool: 'listFamilyMembers', input: {} }],
    ...(first ? { focus: { day: first.date } } : {}),
    isOfField: true,
  };
}
