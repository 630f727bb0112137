// Meals that were not eaten as planned, and hours of meals: 'we ate out last night, move that dinner to tomorrow'.
import { capital } from '../../../text/say.ts';
import { addDays } from '#rules/time/dates.ts';
import { dayWords } from '../../moments.ts';
import type { Asked, Plan } from '../../plan.ts';
import { mealOf } from '../dishes/dishes.ts';
import { isCalled, mealText } from '../names.ts';
import { plannedAt } from './menu-cards.ts';
import { placeDish } from './menu-place.ts';
import { menusRead, plannedIn } from './menu-range.ts';

const NOT_EATEN =
  /\b(?:ate out|went out|eat out|ordered|got (?:take ?out|takeaway|pizza)|had (?:take ?out|takeaway|leftovers)|grabbed|skipped|never (?:made|cooked|had|got (?:to|around to))|(?:did ?n['’]?t|did not) (?:make|cook|have|eat|do|get (?:to|around to)))\b/i;
const GOES_TO = /\b(?:move|put|push|shift|do|have|make|bump|stick|plan)\b/i;

/** The wish with the dish of the day that was, where that dinner shall come on a day ahead. */
function withNotEaten(asked: Asked): Asked {
  const { text, slots } = asked;
  const past = slots.days.find(({ isPast, date }) => isPast || date < asked.facts.today);
  const ahead = slots.days.filter((one) => one !== past);
  const isNamed = slots.dishes.length > 0 || slots.foods.length > 0;
  if (!past || ahead.length !== 1 || isNamed || !NOT_EATEN.test(text) || !GOES_TO.test(text)) return asked;
  const planned = plannedAt(asked, past.date, mealOf(asked) ?? 'dinner');
  return planned === undefined
    ? asked
    : { ...asked, chosen: { ...asked.chosen, dish: planned.text }, slots: { ...slots, days: ahead } };
}

const CLAUSE =
  /^([^,.;]{4,80}?)(?:[,.;]+ (?:so |and )?| so (?:can|could|let|please|move|put|push|do) ?)(?=\S)/i;
/** 'We never made the tacos Tuesday, put them on Thursday': the dish and the day of the part that orders. */
function withoutToldPart(asked: Asked): Asked {
  const { text, slots } = asked;
  const head = CLAUSE.exec(text)?.[1] ?? '';
  const rest = text.slice(head.length);
  if (head === '' || !NOT_EATEN.test(head) || !GOES_TO.test(rest)) return asked;
  const days = slots.days.filter(({ span: [at] }) => at > head.length);
  const [day, ...others] = days;
  const isIn = ({ said }: { said: string }): boolean => rest.toLowerCase().includes(said.toLowerCase());
  const named = [...slots.dishes, ...slots.foods];
  if (!day || others.length > 0 || named.length === 0 || days.length === slots.days.length) return asked;
  const own = { ...slots, days, dishes: slots.dishes.filter(isIn), foods: slots.foods.filter(isIn) };
  const [told] = named;
  const isThere = named.some(isIn) || !/\b(?:it|them|that|those)\b/i.test(rest);
  if (isThere) return { ...asked, text: rest.replace(/^[,.;\s]+/, ''), slots: own };
  const around = { from: addDays(asked.facts.today, -7), to: addDays(asked.facts.today, 13) };
  const dish = plannedIn(asked, around).find(
    (one) => told !== undefined && isCalled(one.text, told.said),
  )?.text;
  return { ...asked, text: rest, slots: own, chosen: { ...asked.chosen, dish: dish ?? told?.said ?? '' } };
}

/** The card for a dinner that was not eaten, and the day it was planned for; undefined for any other wish. */
export function placeNotEaten(asked: Asked): Plan | undefined {
  const own = withNotEaten(asked);
  if (own === asked) {
    const part = withoutToldPart(asked);
    if (part === asked) return undefined;
    const plan = placeDish(part);
    const told = asked.slots.days.find((one) => !part.slots.days.includes(one));
    const back = told && told.date > asked.facts.today ? addDays(told.date, -7) : told?.date;
    const was = back === undefined ? '' : `Not eaten ${dayWords(back, asked.facts.today)}, then. `;
    return { ...plan, text: `${was}${plan.text}`, isAccounted: true };
  }
  const plan = placeDish(own);
  const { today } = asked.facts;
  const date = asked.slots.days.find((one) => one.isPast || one.date < today)?.date ?? today;
  const day = date === addDays(today, -1) ? 'last night' : `on ${dayWords(date, today)}`;
  return {
    ...plan,
    text: `That was planned for ${day}. ${plan.text}`.replace('for on', 'on'),
    isAccounted: true,
  };
}

const MEAL = '(?:dinner|lunch|breakfast|supper|brunch)';
const AT_HOUR = new RegExp(
  `\\b(?:mov|push|shift|bump)(?:e|ed|es|ing|ped|ping)? ${MEAL}\\b|\\b${MEAL}(?: tonight| today| tomorrow)? (?:is|will be|has to be|needs to be|moves) (?:moved |pushed )?(?:to |at |back to )?\\d`,
  'i',
);
const IN_COMPANY = /\b(?:with|at (?!\d)|reservation|restaurant|appointment|calendar|remind\w*)\b/i;

/** True for an hour of a meal at home: 'we're moving dinner to 7 tonight'. */
export const tellsMealHour = ({ text, slots }: Pick<Asked, 'text' | 'slots'>): boolean =>
  slots.times.length === 1 &&
  slots.dishes.length + slots.foods.length + slots.contacts.length + slots.lists.length === 0 &&
  AT_HOUR.test(text) &&
  !IN_COMPANY.test(text);

/** The menu keeps no hours: that is said, with the dish. */
export function mealHour(asked: Asked): Plan | undefined {
  if (!tellsMealHour(asked)) return undefined;
  const date = asked.slots.days.find(({ isPast }) => !isPast)?.date ?? asked.facts.today;
  const meal = mealOf(asked) ?? 'dinner';
  const planned = plannedAt(asked, date, meal);
  const dish = planned ? ` ${mealText(planned.text)} stays planned.` : '';
  return {
    text: `${capital(meal)} has no hour on the menu, so I stored nothing.${dish} For an hour on the calendar, say “add family ${meal} at 6 pm” with your time.`,
    reads: menusRead({ from: date, to: date }),
  };
}
