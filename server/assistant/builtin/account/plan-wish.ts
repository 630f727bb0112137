// Judges a wish to plan a week: whether it is about meals at all, and which of its words no plan follows.
import type { WeekPlan } from '#contract/schemas/meals.ts';
import { DAYS, type Day } from '#contract/week.ts';
import { addDays } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { leftOutDays } from '../../answers/food/menus/left-out-days.ts';
import { LEAVING } from '../../answers/food/menus/plan-words.ts';
import { clockOf } from '../../answers/moments.ts';
import type { PlanInput } from '../memory.ts';
import type { Turn } from '../turn.ts';
import { leftoversOf, type Leftover } from './leftovers.ts';

const ABOUT_MEALS =
  /\b(?:meals?|menus?|breakfasts?|lunch(?:es)?|dinn?ers?|suppers?|dish(?:es)?|foods?|eat(?:ing)?|cook(?:ing)?|feed|recipes?|plan\w*(?: \w+){0,4} (?:weeks?|days))\b/i;
/** 'Which dinners next week have dairy?' asks about a menu. */
const ASKS_ABOUT = /\b(?:which|when|who|do (?:we|i) have|is there|are there)\b[^?]*\?/i;
const WANTS = /\b(?:plan|planning|make|create|suggest|build|need|want|give|show me|should|could|can you)\b/i;

const PLACE =
  '(?:days?|nights?|ones?|meals?|places?|spots?|slots?|evenings?|dinners?|suppers?|lunches|breakfasts?)';
const EMPTY = '(?:empty|open|blank|free|missing|not (?:filled|planned|taken))';
/** 'Just the days that are empty': a plan fills no others, unless it shall replace them. */
const WITH_NOTHING =
  "(?:(?:we|i|that|with|where|when)(?: we| i)? )?(?:(?:do not|don['’]?t) have (?:anything|something|a plan|dinner|food)|(?:have|has|got)(?: got)? nothing|nothing)(?: (?:for|on|down|planned|yet|written|there))*";
const ONLY_EMPTY = new RegExp(
  `(?:\\b(?:just|only|but|and|for|on) )*\\b(?:the )?(?:${PLACE}(?: (?:of |in )?(?:this|next|the) week)?(?: (?:that|which))?(?: are| is|['’]re|['’]s)? (?:(?:still )?${EMPTY}|${WITH_NOTHING})|${EMPTY} ${PLACE}|gaps|holes)\\b`,
  'gi',
);

const ALL =
  '(?:every ?(?:one|body)|all(?: (?:of us|the kids|four|five|six|seven|\\d+))?|us all|the whole (?:family|house|crew)|our allergies)';
const FIT = '(?:ok(?:ay)?|safe|fine|good|work(?:s|ing)?|suit(?:s|able)?|all ?right)';
/** 'They have to work for everybody': every plan does what is stored. */
const FOR_ALL = new RegExp(
  `(?:\\b(?:and|but|please|which|that|things|something|meals|dishes|dinners|they|it|all|should|must|has|have|needs?|got|to|be|is|are) )*\\b(?:${FIT} (?:for|with) ${ALL}|${ALL} can (?:eat|have))\\b`,
  'gi',
);

/** True for a day of the week before the first one planned. */
export const isWeekdayOver = ({ weekStartDate, from }: WeekPlan, day: Day): boolean =>
  addDays(weekStartDate, DAYS.indexOf(day)) < from;

/** The words of a wish that neither the plan nor the wording of such wishes holds. */
export function planLeftovers(
  { said, ...turn }: Turn,
  plan: WeekPlan | undefined,
  input: PlanInput,
): Leftover[] {
  const wanted =
    plan &&
    DAYS.filter(
      (day) => isWeekdayOver(plan, day) || plan.meals[day] || plan.kept.some((one) => one.day === day),
    ).flatMap((day) => [day, day.slice(0, 3), day.slice(0, 4), 'to']);
  const days = plan && { from: plan.from, until: addDays(plan.weekStartDate, 6), kept: plan.kept, wanted };
  const writes = [{ tool: 'planWeek', input: { ...input, ...days } }];
  const blank = (words: string): string => ' '.repeat(words.length);
  // The plan holds what a way of eating leaves out, and not its name.
  const own = said.replace(FOR_ALL, blank).replace(LEAVING, blank);
  const open = input.filled === 'replace' ? own : own.replace(ONLY_EMPTY, blank);
  // 'The 3rd' is the day that is planned.
  const end = plan && addDays(plan.weekStartDate, 6);
  const dates = spokenDates(said, clockOf(turn.facts)).days.filter(
    ({ date, span }) =>
      plan !== undefined &&
      end !== undefined &&
      plan.weekStartDate <= date &&
      date <= end &&
      /\d/.test(said.slice(...span)),
  );
  const spans = [...dates.map(({ span }) => span), ...leftOutDays(said, clockOf(turn.facts)).spans];
  const text = spans.reduce(
    (rest, [from, to]) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    open,
  );
  return leftoversOf([{ text, typed: said }], writes, { ...turn, said });
}

/** True when a text asks for a plan of meals: 'need to plan' alone may be about a birthday. */
export function isPlanWish(turn: Turn, input: PlanInput): boolean {
  const { said } = turn;
  if (ASKS_ABOUT.test(said) && !WANTS.test(said.slice(0, said.indexOf('?')))) return false;
  return (
    ABOUT_MEALS.test(said) ||
    said.search(ONLY_EMPTY) >= 0 ||
    planLeftovers(turn, undefined, input).length === 0
  );
}
