// Weekdays told behind one of several meals of a plan: 'plan dinners, and lunches Tuesday and Thursday'.
import { DAYS, MEALS, type Day, type Meal } from '#contract/week.ts';
import { fold } from '../../../text/fold-text.ts';
import { MEAL_WORDS, mealsIn } from './plan-words.ts';

type MealDays = Partial<Record<Meal, Day[]>>;

const WEEKDAY = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?';
const GROUP =
  '(?:week ?days?|week ?nights?|school ?(?:days?|nights?)|weekends?|every ?day|every ?night|each (?:day|night)|all days|daily|all (?:week|seven days|7 days)|the (?:whole|entire) week|every (?:day|night|one) of the week)';
const ONE = `(?:${GROUP}|${WEEKDAY})`;
const SPAN = `(?:(?:on|for|every|each|from|the|only|just) )*${ONE}(?: (?:nights?|mornings?|evenings?))?`;
const TO = '(?:to|thru|through|till|til|until)';
/** Several weekdays in a row of words, ranges among them. */
const RUN = new RegExp(`${SPAN}(?: (?:(?:and|n|or|plus|${TO}) )*${SPAN})*`);
const PARTS = new RegExp(`${ONE}(?: ${TO} (?:and )?${WEEKDAY})?`, 'g');
/** Days that a wish leaves out are not those of a meal. */
const LEAVES_OUT = /\b(?:except|not|no|without|skip\w*|but|don t|unless)\b/;

const dayIn = (word: string): Day | undefined => DAYS.find((day) => day.startsWith(word.slice(0, 3)));

/** 'mon to thu', 'weekends', 'tuesday' */
function daysOfPart(part: string): Day[] {
  if (/^week ?(?:day|night)|^school/.test(part)) return DAYS.slice(0, 5);
  if (part.startsWith('weekend')) return DAYS.slice(5);
  if (new RegExp(`^${GROUP}$`).test(part)) return [...DAYS];
  const [from, to] = part.split(new RegExp(` ${TO} `)).map((words) => dayIn(words.replace(/^and /, '')));
  if (from === undefined) return [];
  const [start, end] = [DAYS.indexOf(from), DAYS.indexOf(to ?? from)];
  return end >= start ? DAYS.slice(start, end + 1) : [...DAYS.slice(start), ...DAYS.slice(0, end + 1)];
}

/** Words that may stand between a meal and its days; a story behind them tells no days of it. */
const AT_START = new RegExp(
  `^ *(?:(?:for|on|of|in|just|only|please|pls|next week|this week|the week|and|at least) )*(${RUN.source})`,
);
const daysIn = (words: string, { anywhere = false } = {}): Day[] => {
  const run = (anywhere ? RUN.exec(words)?.[0] : AT_START.exec(words)?.[1]) ?? '';
  const found = (run.match(PARTS) ?? []).flatMap(daysOfPart);
  return DAYS.filter((day) => found.includes(day));
};

interface Place {
  meal: Meal;
  from: number;
  to: number;
}

/** The meals in the order of the words. */
const placesIn = (folded: string): Place[] =>
  MEALS.flatMap((meal) =>
    [...folded.matchAll(new RegExp(MEAL_WORDS[meal], 'g'))].map(({ index, 0: words }): Place => ({
      meal,
      from: index,
      to: index + words.length,
    })),
  ).toSorted((one, other) => one.from - other.from);

const ENDS_IN_DAYS = new RegExp(`(?:^| )${SPAN}(?: (?:(?:and|n|or|${TO}) )*${SPAN})* $`);
/** 'Every night and' in front of named days is of the meal before. */
const OF_ALL = /^ ?(?:(?:on|for) )*(?:every|each) ?(?:day|night) (?:and|n|plus) /;
const rightBefore = (words: string): string => (ENDS_IN_DAYS.exec(words)?.[0] ?? '').replace(OF_ALL, '');

const withoutEnd = (words: string): string => words.slice(0, words.length - rightBefore(words).length);

const JOINS = /^ ?(?:and |n |or |plus )?$/;

/** The days in front of a meal and those behind it; days right before a meal are its own where none stand behind it. */
function around(folded: string, places: readonly Place[]): { before: string; behind: string }[] {
  const gaps = places.map(({ to }, at) => folded.slice(to, places[at + 1]?.from ?? folded.length));
  const openings = [folded.slice(0, places[0]?.from ?? 0), ...gaps.slice(0, -1)];
  const isOwn = openings.map((words, at) => ENDS_IN_DAYS.test(words) && daysIn(gaps[at] ?? '').length === 0);
  return places.map((_, at) => ({
    before: isOwn[at] ? rightBefore(openings[at] ?? '') : '',
    behind: isOwn[at + 1] ? withoutEnd(gaps[at] ?? '') : (gaps[at] ?? ''),
  }));
}

/** 'Lunches and dinners Monday': a meal without days shares those of the next, unless a comma sets it apart. */
function withShared(text: string, days: readonly Day[][], gaps: readonly string[]): Day[][] {
  const isApart = days.length === 2 && /[,;.]/.test(text);
  return days.reduceRight<Day[][]>((all, own, at) => {
    const shares = own.length === 0 && !isApart && JOINS.test(gaps[at] ?? '') && all[0] !== undefined;
    return [shares ? (all[0] ?? []) : own, ...all];
  }, []);
}

/** By meal, the weekdays it is wanted on; undefined where all meals are for the same days. */
export function mealDaysIn(text: string): MealDays | undefined {
  const folded = fold(text)
    .replace(/(?<=[a-z]{3}) ?[-–] ?(?=[a-z]{3})/g, ' to ')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ');
  const wanted = mealsIn(text);
  const places = placesIn(folded).filter(({ meal }) => wanted?.includes(meal) ?? true);
  const meals = new Set(places.map(({ meal }) => meal));
  if (meals.size < 2 || meals.size !== places.length || LEAVES_OUT.test(folded)) return undefined;
  const parts = around(folded, places);
  const own = parts.map(({ before, behind }) => [
    ...new Set([...daysIn(before, { anywhere: true }), ...daysIn(behind)]),
  ]);
  const days = withShared(
    text,
    own,
    parts.map(({ behind }) => behind),
  );
  // 'Mon to Fri: dinners, and lunches on Tuesday': days before all meals are for those without any.
  const rest = daysIn(parts[0]?.before === '' ? folded.slice(0, places[0]?.from) : '', { anywhere: true });
  const all = days.map((one) => (one.length > 0 ? one : rest.length > 0 ? rest : [...DAYS]));
  const isSame = all.every((one) => one.join() === all[0]?.join());
  return isSame ? undefined : Object.fromEntries(places.map(({ meal }, at) => [meal, all[at] ?? []]));
}
