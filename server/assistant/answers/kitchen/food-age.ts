// How old a food is by what is said of it: 'the rice from Thursday', 'opened 10 days ago', 'from Thursday, ok on Sunday'.
import { daysBetween } from '#rules/time/dates.ts';
import { formWords } from '../named-rows.ts';
import { minutesIn } from '../moments.ts';
import type { Asked } from '../plan.ts';

const MINUTES_OF_DAY = 1440;

const has = (words: readonly string[], ...some: string[]): boolean =>
  words.some((word) => some.includes(word));
const isFromTo = (words: readonly string[]): boolean =>
  has(words, 'from', 'since', 'made', 'cooked', 'bought', 'opened');

/** 'Leftover chili, day 5, toss?' */
const DAY_TOLD = /\b(?:on |it['’]?s )?day (?:number )?(\d{1,2})\b/i;

/** How old it is in days, where that was said. */
export function ageInDays({ slots, facts, text }: Asked): number | undefined {
  const begin = slots.days.find(({ lead }) => lead === 'from') ?? slots.days[0];
  const day = slots.days.findLast((one) => one !== begin) ?? begin;
  const words = formWords(text);
  // 'Salmon from Thursday, ok on Sunday': from one day to the other, whichever is said first.
  const apart = begin && day ? daysBetween(begin.date, day.date) : 0;
  const between = apart < 0 ? apart + 7 : apart;
  if (isFromTo(words) && between > 0) return between;
  if (day) {
    const away = daysBetween(facts.today, day.date);
    if (day.isPast || away < 0) return -away;
    // 'Until Friday' is meant from today on; 'the rice from Thursday' was last Thursday's.
    if (has(words, 'until', 'till')) return away;
    if (isFromTo(words) && away > 0 && away < 8) return 7 - away;
  }
  const told = DAY_TOLD.exec(text)?.[1];
  if (told !== undefined) return Number(told);
  const minutes = slots.durations
    .map(minutesIn)
    .find((length) => length !== undefined && length >= MINUTES_OF_DAY);
  return minutes === undefined ? undefined : Math.round(minutes / MINUTES_OF_DAY);
}
