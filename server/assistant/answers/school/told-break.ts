// A break told by its last day of school and the day back: 'last day before xmas is Dec 18 and he's back Jan 4'. It lasts from the
// day after the one to the day before the other.
import { addDays } from '#rules/time/dates.ts';
import { capital } from '../../text/say.ts';
import { holidaysOn } from '../day/ask-date.ts';
import { datesOf } from '../day/day-view.ts';
import type { Asked } from '../plan.ts';

const LAST =
  /\b(?:last (?:school )?day|last (?:day of )?(?:school|class(?:es)?)|(?:lets?|gets?|letting|getting) out|breaks? up|(?:done|finished|off|out|no school)\b[^,.;]{0,25}\bafter|(?:is|are|['’]?s) (?:done|finished)|finish(?:es)?)\b/i;
const BACK =
  /\b(?:back|returns?|returning|resumes?|starts? (?:again|back)|first day (?:back|after|of the new))\b/i;
const NAMED =
  /\b(christmas|xmas|thanksgiving|easter|winter|spring|fall|autumn|summer|reading|february|march|midterm|holiday)s?(?=['’]?s? (?:break|vacation|recess|week)\b)|\b(christmas|xmas|thanksgiving|easter|holiday)s?\b/i;

/** The name of a break, by the words or by the holiday in it. */
function nameOf(text: string, date: string, endDate: string): string {
  const [, before, holiday] = NAMED.exec(text) ?? [];
  const said = (before ?? holiday)?.toLowerCase();
  const own = said === 'xmas' ? 'christmas' : said;
  const [within] = datesOf({ date, endDate })
    .flatMap(holidaysOn)
    .filter((name) => /^(?:Christmas Day|Thanksgiving|Easter)\b/.test(name));
  const name = own ?? within?.split(' ')[0];
  return name === undefined ? 'Break' : `${capital(name)} break`;
}

/** 'The 22nd' behind a day in March is that of March, or of April. */
function afterDay(date: string, next: string, said: string): string {
  if (next > date || !/^(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)?$/i.test(said.trim())) return next;
  const ahead = Array.from({ length: 31 }, (_, days) => addDays(date, days + 1));
  return ahead.find((one) => one.slice(8) === next.slice(8)) ?? next;
}

/** The break that is told, with its first and its last day off. */
export function toldBreak({
  slots,
  text,
}: Pick<Asked, 'slots' | 'text'>): { title: string; date: string; endDate: string } | undefined {
  const [last, back] = [LAST.exec(text), BACK.exec(text)];
  // 'Before Christmas' says which last day it is.
  const single = slots.days.filter(
    ({ endDate, isPast, lead, span }) =>
      !endDate && !isPast && lead !== 'before' && !/^(?:day )?before\b/i.test(text.slice(...span)),
  );
  if (!last || !back || single.length < 2) return undefined;
  const [one, other] = last.index < back.index ? single : single.toReversed();
  if (!one || !other) return undefined;
  const returns = afterDay(one.date, other.date, text.slice(...other.span));
  const [date, endDate] = [addDays(one.date, 1), addDays(returns, -1)];
  if (endDate < date) return undefined;
  return { title: nameOf(text, date, endDate), date, endDate };
}
