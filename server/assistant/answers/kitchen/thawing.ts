// 'How long to thaw a 12 lb turkey?': times for the fridge, cold water and the microwave, by weight, as the USDA gives them.
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import { addDays } from '#rules/time/dates.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import { formWords } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import kitchenWords from './data/kitchen-words.json' with { type: 'json' };

const THAWS =
  /\b(?:thaw\w*|defrost\w*|un-?freez\w*|un-?frozen|frozen (?:solid|rock|hard)|(?:is|still|turkey|roast|ham) frozen\b.*\bwhen|(?:is|are|still|s) frozen\b.*\b(?:ready|in time|get (?:it|them) out))\b/i;
const POUNDS = /\b(\d+(?:\.\d+)?)[ -]?(?:lbs?|pounds?)\b/i;
/** Foods that need no fridge to thaw. */
const DRY = new Set(kitchenWords.dry);
const BIRDS = new Set(['turkey', 'chicken', 'goose', 'duck', 'hen']);
const WHOLE_BIRD = 4;
const [POUNDS_A_DAY_LEAST, POUNDS_A_DAY_MOST] = [4, 5];
const HALF_HOUR = 30;

export const asksThawing = ({ text }: Pick<Asked, 'text'>): boolean => THAWS.test(text);

const isFast = (words: readonly string[]): boolean =>
  words.some((word) =>
    /^(?:fast|faster|quick|quickly|asap|hurry|now|tonight|today|forgot|minute)$/.test(word),
  );

/** '3 to 4 days', 'a day' */
function daysFor(pounds: number): string {
  const [least, most] = [Math.ceil(pounds / POUNDS_A_DAY_MOST), Math.ceil(pounds / POUNDS_A_DAY_LEAST)];
  if (most === 1) return 'a full day';
  return least === most ? `${least} days` : `${least} to ${most} days`;
}

const hours = (minutes: number): string => {
  const shown = Math.round(minutes / HALF_HOUR) / 2;
  return shown === 1 ? 'an hour' : `${shown} hours`;
};

/** Times by the weight that was said; 14 pounds of turkey are 3 to 4 days in the fridge. */
function byWeight(pounds: number, food: string): { fridge: string; water: string } {
  const water = Math.max(HALF_HOUR * 2, pounds * HALF_HOUR);
  return {
    fridge: `${daysFor(pounds)} in the fridge for ${pounds} pounds of ${food}, by the rule of 24 hours for every 4 to 5 pounds`,
    water: `about ${hours(water)} in cold water, sealed tight and with the water changed every 30 minutes`,
  };
}

const USUAL = {
  fridge: 'a full day in the fridge, even for a pound',
  water:
    'an hour or less for a pound in cold water, sealed tight and with the water changed every 30 minutes, 2 to 3 hours for 3 to 4 pounds',
};
const BIRD =
  'For a whole bird count 24 hours in the fridge for every 4 to 5 pounds, or 30 minutes a pound in cold water, changed every 30 minutes.';

const LOOKED_AHEAD = 14;

/** 'For Thanksgiving turkey on Thursday, start today': the day that is said, or the next meal with such a bird. */
function startWords({ slots, household, facts }: Asked, bird: string, pounds: number): string {
  const said = slots.days.find(({ isPast, date }) => !isPast && date > facts.today)?.date;
  const coming = Array.from({ length: LOOKED_AHEAD }, (_, at) => addDays(facts.today, at + 1));
  const planned = coming.flatMap((date) =>
    mealsOfDate(household.menus, date)
      .filter(({ text }) => formWords(text).includes(bird))
      .map(({ text }) => ({ date, dish: text })),
  )[0];
  const meal = said === undefined ? planned : { date: said, dish: undefined };
  if (!meal) return '';
  const start = addDays(meal.date, -Math.ceil(pounds / POUNDS_A_DAY_LEAST));
  const what =
    meal.dish === undefined
      ? dayWords(meal.date, facts.today)
      : `${quoted(meal.dish)}, ${dayWords(meal.date, facts.today)}`;
  if (start < facts.today)
    return `For ${what} the fridge alone is late now; move it there today and finish in cold water.`;
  return `For ${what} start ${start === facts.today ? 'today' : dayWords(start, facts.today)}.`;
}

/** Answers how something frozen is thawed, and how long it takes. */
export function answerThawing(asked: Asked): Plan {
  const { text, slots } = asked;
  const words = formWords(text);
  const food = slots.foods[0]?.said ?? slots.dishes[0]?.said ?? 'it';
  if (words.some((word) => DRY.has(word)))
    return {
      text: `${capital(food)} can thaw on the counter, slices in about 30 minutes, a whole loaf or cake in 2 to 4 hours. The toaster or a warm oven is quicker. What has cream or meat in it thaws in the fridge overnight.`,
    };
  const pounds = Number(POUNDS.exec(text)?.[1] ?? 0);
  const isBird =
    words.some((word) => BIRDS.has(word)) &&
    !words.some((word) => /^(?:ground|breast|thigh|leg|wing|tender|nugget|sausage|burger|patty)$/.test(word));
  const { fridge, water } = pounds > 0 ? byWeight(pounds, food) : USUAL;
  const places = isFast(words) ? [water, fridge] : [fridge, water];
  const isWhole = isBird && pounds > WHOLE_BIRD;
  const last = isWhole
    ? 'Thawed in the fridge it keeps 1 to 2 more days.'
    : 'The microwave works too. What was thawed in water or the microwave is cooked right away, and nothing thaws on the counter.';
  const first =
    isBird && pounds === 0 && /\b(?:whole|turkey)\b/i.test(text) ? BIRD : `${capital(listed(places, 'or'))}.`;
  const bird = words.find((word) => BIRDS.has(word));
  const start = isWhole && bird !== undefined ? startWords(asked, bird, pounds) : '';
  return { text: [start, first, last].filter(Boolean).join(' ') };
}
