// Wishes to plan a week of meals: the weekdays that are wanted, where it is not all of them.
import { DAYS, type Day } from '#contract/week.ts';
import { addDays, dayOf, daysBetween } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import type { Answerer, Answerers, Asked, Guided } from '../plan.ts';
import { copiesWeek, copyWeek } from './menu-copy.ts';

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
function weekdaysIn({ slots, text }: Asked): Day[] | undefined {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.flatMap((word) => NAMED[word] ?? []);
  const isOfSchool = words.includes('school') && words.includes('days');
  if (named.length > 0 || isOfSchool) return named.length > 0 ? [...named] : [...SCHOOL_DAYS];
  const days = slots.days.filter(({ isPast }) => !isPast);
  const lengthOf = ({ date, endDate = date }: (typeof days)[number]) => daysBetween(date, endDate);
  const stretches = days.filter((day) => lengthOf(day) > 0 && lengthOf(day) < WHOLE_WEEK);
  const wanted = stretches.flatMap((day) =>
    Array.from({ length: lengthOf(day) + 1 }, (_, at) => dayOf(addDays(day.date, at))),
  );
  if (wanted.length > 0) return wanted;
  const isWeek = days.some((day) => lengthOf(day) >= WHOLE_WEEK) || words.includes('week');
  return isWeek || days.length === 0 ? undefined : days.map(({ date }) => dayOf(date));
}

const guided =
  (guide: Guided['guide']): Answerer =>
  (asked) => {
    const days = weekdaysIn(asked);
    return {
      text: '',
      guided: {
        guide,
        said: asked.text,
        ...(days ? { days: DAYS.filter((day) => days.includes(day)) } : {}),
        ...(asked.chosen['left'] === 'without' ? { consents: { left: 'without' } } : {}),
      },
    };
  };

const planned = guided('plan_week');

export const planAnswers: Answerers = {
  // 'Copy this week's dinners to next week' plans nothing new.
  menu_plan: (asked) => (copiesWeek(fold(asked.text)) ? copyWeek(asked) : planned(asked)),
  menu_another: guided('another_plan'),
  menu_save: guided('save_menu'),
};
