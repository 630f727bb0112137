// 'Wednesday dinner next week is empty, right? Put fried rice': asks if a meal is open, and says what goes there.
import { plannedAt } from '../../answers/food/menus/menu-cards.ts';
import { mealOf } from '../../answers/food/dishes/dishes.ts';
import { dayWords } from '../../answers/moments.ts';
import { mealText } from '../../answers/food/names.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const ASKS_OPEN =
  /^(?=.*\b(?:is|are|isn['’]?t|still|nothing|anything|got)\b)(.*\b(?:empty|open|free|blank|unplanned|planned|nothing|anything)\b[^?]*)\?\s*(.+)$/i;
const LEAD =
  /^(?:(?:if (?:so|yes|it is|not)|then|so|ok|okay|yes|and|good|great|please|pls|can (?:you|we)|could you|let['’]?s|lets|i want|we want)[,. ]+)*(?:(?:put|add|do|make|have|plan|set|use)(?: it| down| in)? )?(?:(?:the|some|a|an) )?/i;

/** Undefined where no meal is asked about, or no dish is named behind the question. */
export function fillsEmpty(talk: Talk): Decided | undefined {
  const { reading, household, facts } = talk;
  const { slots } = reading.whole;
  const [, question = '', order = ''] = ASKS_OPEN.exec(reading.said) ?? [];
  const days = slots.days.filter(({ endDate, isPast }) => endDate === undefined && !isPast);
  const isOfMeal = slots.meals.length > 0 || /\b(?:menu|meal|night|evening)\b/i.test(question);
  const inOrder = ({ said }: { said: string }): boolean => order.toLowerCase().includes(said.toLowerCase());
  const [foods, dishes] = [slots.foods.filter(inOrder), slots.dishes.filter(inOrder)];
  const [day, ...others] = days;
  if (!day || others.length > 0 || !isOfMeal || foods.length + dishes.length === 0) return undefined;
  const text = `put ${order.replace(LEAD, '')}`;
  const own = { ...slots, foods, dishes, days: [day], pronouns: [], people: slots.people.filter(inOrder) };
  const run = { intent: 'menu_place', slots: own, text, said: text, chosen: {} };
  const decided = carried(talk, run, { isAccounted: true });
  if (!decided || (decided.plan.cards ?? []).length === 0) return decided;
  const meal = mealOf({ ...run, household, facts, focus: {} }) ?? 'dinner';
  const planned = plannedAt({ ...run, household, facts, focus: {} }, day.date, meal);
  const when = dayWords(day.date, facts.today);
  const first = planned
    ? `No, ${mealText(planned.text)} is planned for ${meal} on ${when}.`
    : `Yes, ${meal} on ${when} is open.`;
  return { ...decided, plan: { ...decided.plan, text: `${first} ${decided.plan.text}` } };
}
