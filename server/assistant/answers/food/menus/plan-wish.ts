// Wishes to plan a week of meals: the weekdays that are wanted, where it is not all of them.
import { DAYS, MEALS, type Day } from '#contract/week.ts';
import { addDays, dayOf, daysBetween, weekStart } from '#rules/time/dates.ts';
import { fold } from '../../../text/fold-text.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { clockOf } from '../../moments.ts';
import type { Answerer, Answerers, Asked, Guided, Plan } from '../../plan.ts';
import { againstMeal, mealOf } from '../dishes/dishes.ts';
import { leftOutDays } from './left-out-days.ts';
import { mealDaysIn } from './meal-days.ts';
import { plannedAt } from './menu-cards.ts';
import { copiesDays, copyDays } from './menu-copy-days.ts';
import { copiesWeek, copyWeek } from './menu-copy.ts';
import { placeDish } from './menu-place.ts';

const SCHOOL_DAYS = DAYS.slice(0, 5);
/** Words for days of a week, by the words of a text. */
const NAMED: Readonly<Record<string, readonly Day[]>> = {
  weekday: SCHOOL_DAYS,
  weekdays: SCHOOL_DAYS,
  weeknight: SCHOOL_DAYS,
  weeknights: SCHOOL_DAYS,
  workweek: SCHOOL_DAYS,
  weekend: DAYS.slice(5),
};
const WHOLE_WEEK = 6;

/** 'Mon to Fri', 'Monday and Thursday'; undefined for a week, in which a day is only a detail. */
function weekdaysIn({ slots, text }: Asked, leftOut: readonly Day[]): Day[] | undefined {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.flatMap((word) => NAMED[word] ?? []).filter((day) => !leftOut.includes(day));
  const isOfSchool = words.includes('school') && words.includes('days');
  if (named.length > 0 || isOfSchool) return named.length > 0 ? [...named] : [...SCHOOL_DAYS];
  const days = slots.days.filter(({ isPast }) => !isPast);
  const lengthOf = ({ date, endDate = date }: (typeof days)[number]) => daysBetween(date, endDate);
  const stretches = days.filter((day) => lengthOf(day) > 0 && lengthOf(day) < WHOLE_WEEK);
  const isWanted = (day: Day): boolean => !leftOut.includes(day);
  const wanted = stretches
    .flatMap((day) => Array.from({ length: lengthOf(day) + 1 }, (_, at) => dayOf(addDays(day.date, at))))
    .filter(isWanted);
  if (wanted.length > 0) return wanted;
  const isWeek = days.some((day) => lengthOf(day) >= WHOLE_WEEK) || words.includes('week');
  const single = days.map(({ date }) => dayOf(date)).filter(isWanted);
  return isWeek || single.length === 0 ? undefined : single;
}

/** Reasons against the meals on the menu, which a plan leaves as they are. */
function againstMenus(asked: Asked): Record<string, string[]> {
  const monday = weekStart(asked.facts.today);
  const texts = asked.household.menus
    .filter(({ weekStartDate }) => weekStartDate >= monday)
    .flatMap(({ meals }) => DAYS.flatMap((day) => MEALS.flatMap((meal) => meals[day]?.[meal] ?? [])));
  const reasons = [...new Set(texts)].map((text) => [text, againstMeal(asked, text)] as const);
  return Object.fromEntries(reasons.filter(([, against]) => against.length > 0));
}

const guided =
  (guide: Guided['guide']): Answerer =>
  (asked) => {
    const mealDays = mealDaysIn(asked.text);
    const leftOut = leftOutDays(asked.text, clockOf(asked.facts)).days;
    const named = mealDays
      ? DAYS.filter((day) => MEALS.some((meal) => mealDays[meal]?.includes(day)))
      : weekdaysIn(asked, leftOut);
    const days = leftOut.length > 0 ? (named ?? DAYS).filter((day) => !leftOut.includes(day)) : named;
    return {
      text: '',
      guided: {
        guide,
        said: asked.text,
        against: againstMenus(asked),
        ...(days && days.length < DAYS.length ? { days: DAYS.filter((day) => days.includes(day)) } : {}),
        ...(mealDays ? { mealDays } : {}),
        ...(asked.chosen['left'] === 'without' ? { consents: { left: 'without' } } : {}),
      },
    };
  };

const planned = guided('plan_week');

const WEEK_OF = /\bweek of (\p{L}+ \d{1,2})\b/u;
/** 'I don't like the Friday one, something else': the day in the week that was planned and stored. */
function anotherOfDay(asked: Asked): Plan | undefined {
  const { slots, before, facts } = asked;
  const [day, ...others] = slots.days;
  if (!day || others.length > 0 || day.endDate !== undefined || before?.cardWaits === true) return undefined;
  const [, week] = WEEK_OF.exec(before?.answer ?? '') ?? [];
  const monday = week === undefined ? undefined : spokenDates(week, clockOf(facts)).days[0]?.date;
  const date = monday === undefined ? day.date : addDays(monday, DAYS.indexOf(dayOf(day.date)));
  if (plannedAt(asked, date, mealOf(asked) ?? 'dinner') === undefined) return undefined;
  return placeDish({
    ...asked,
    intent: 'menu_place',
    text: 'something else',
    slots: { ...slots, days: [{ ...day, date }], foods: [], dishes: [] },
  });
}

const another = guided('another_plan');

export const planAnswers: Answerers = {
  // 'Copy this week's dinners to next week' plans nothing new.
  menu_plan: (asked) => {
    if (copiesDays(asked.text, asked.facts)) return copyDays(asked);
    return copiesWeek(fold(asked.text)) ? copyWeek(asked) : planned(asked);
  },
  menu_another: (asked) => anotherOfDay(asked) ?? another(asked),
  menu_save: guided('save_menu'),
};
