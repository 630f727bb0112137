// Answers questions about food with the rules: what each food contains that somebody in the family should not have, and
// what a week needs from the shop.
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { joinAllergies } from '#rules/family/joined-allergies.ts';
import { checkFor, type FamilyCheck, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { schoolLunches, type SchoolLunches } from '#rules/school/school-lunches.ts';
import { reviewWeek } from '../lists/week-review.ts';
import {
  KEPT_HOUSEHOLDS,
  type Answered,
  type CheckAnswer,
  type CheckQuestion,
  type Food,
  type Household,
  type Question,
} from './questions.ts';

interface Known {
  family: FamilyCheck;
  lunches: SchoolLunches | undefined;
}

function checksOf({ members, records, ideas, schools }: Household): Known {
  const lunches =
    schools && schoolLunches(schoolsOf(schools.settings, schools.further, schools.children), ideas);
  const eaters = members.map((member) => joinAllergies(member, records));
  return { family: checkFor(eaters, ideas), lunches };
}

function concernsAbout({ family, lunches }: Known, food: Food): readonly FamilyConcern[] {
  if ('idea' in food) return family.ofIdea(food.idea);
  if ('meal' in food) return family.ofMeal(food.meal);
  if ('item' in food) return family.ofItem(food.item);
  return lunches?.ofLunch(food.date, food.lunch) ?? [];
}

/** Checks foods, and remembers the households they were checked for. */
function foodCheck(): (question: CheckQuestion) => CheckAnswer {
  const households = new Map<number, Known>();
  return ({ household, data, foods }) => {
    if (data) households.set(household, checksOf(data));
    for (const oldest of households.keys()) if (households.size > KEPT_HOUSEHOLDS) households.delete(oldest);
    const known = households.get(household);
    if (!known) throw new Error('The household of this question is not known.');
    return { hasRules: known.family.hasRules, concerns: foods.map((food) => concernsAbout(known, food)) };
  };
}

/** Answers one question after the other. */
export function foodAnswers(): (question: Question) => Answered {
  const check = foodCheck();
  return (question) => {
    const { id } = question;
    return { id, answer: question.kind === 'check' ? check(question.about) : reviewWeek(question.about) };
  };
}
