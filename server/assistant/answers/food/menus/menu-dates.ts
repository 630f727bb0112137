// The days that a dish shall be on: those a wish names, else the one just spoken of.
import type { Meal } from '#contract/week.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { clockOf } from '../../moments.ts';
import type { Asked } from '../../plan.ts';
import { datesIn } from './menu-cards.ts';
import { movesMeal } from './menu-words.ts';

/** From this time on the meal of today is over; a dinner is one until the day ends. */
export const OVER_AT: Readonly<Record<Meal, string>> = {
  breakfast: '11:00',
  lunch: '15:00',
  dinner: '24:00',
};

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
export const saysTonight = ({ text }: Asked): boolean =>
  wordsOf(text).some((word) => word.startsWith('tonight'));

const GOAL =
  /\b(?:move|shift|push|bump|reschedule|pull|bring|put)\b.*\b(?:to|onto|for|until|till) (?:the )?$/i;
const GOES_TO = /^(?:to|onto|for|until|till) /i;
/** The days a dish shall be on: those named, else the one just spoken of for 'it' and 'there'. */
export function datesOf(asked: Asked): string[] {
  const { slots, facts, focus, text } = asked;
  const isOther = (at: number): boolean => /\b(?:instead of|rather than)(?: on)? $/i.test(text.slice(0, at));
  const coming = slots.days.filter(({ isPast, span: [at] }) => !isPast && !isOther(at));
  const said = coming.length > 0 ? coming : slots.days;
  // 'Wednesday's dinner next week' is one day.
  const single = said.filter(({ endDate }) => endDate === undefined);
  const isWeekOf = ({ date, endDate }: (typeof said)[number]): boolean =>
    endDate !== undefined && single.some((day) => date <= day.date && day.date <= endDate);
  const named = said.filter((day) => !isWeekOf(day)).flatMap((day) => datesIn(asked, day));
  // 'Move it to Thursday, Sunday is too busy'
  const goal = movesMeal(asked.text)
    ? said.find(({ span: [at, end] }) =>
        GOAL.test(`${text.slice(0, at)}${GOES_TO.exec(text.slice(at, end))?.[0] ?? ''}`),
      )
    : undefined;
  if (goal) return datesIn(asked, goal);
  if (named.length > 0) return [...new Set(movesMeal(asked.text) ? named.slice(-1) : named)];
  if (saysTonight(asked)) return [facts.today];
  const loose = spokenDates(text.replaceAll(/(?<=day)s\b/gi, ''), clockOf(facts)).days.map(
    ({ date }) => date,
  );
  if (loose.length > 0) return [...new Set(loose)];
  const isThere =
    slots.pronouns.includes('it') || wordsOf(text).some((word) => /^(?:there|instead|then)$/.test(word));
  // 'Put the soup' right after a meal was spoken of.
  const isOfMeal = focus.meal !== undefined && !/\b(?:week|menu|plan)\b/i.test(text);
  return (isThere || isOfMeal) && focus.day !== undefined ? [focus.day] : [];
}
