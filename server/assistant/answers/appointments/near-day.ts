// The day of a move that counts from where the appointment is: 'to the Friday', 'to the 14th', 'the Monday after'.
import { addDays, weekdayNumber, weekStart } from '#rules/time/dates.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { Asked } from '../plan.ts';
import { weekdayAfter } from './moved-time.ts';

/** The message in which something was said: a place counts from the beginning of its own message. */
export function sourceOf({ text, said }: Asked, [start, end]: readonly [number, number]): string {
  const isWord = end <= said.length && !/\w/.test(said.charAt(start - 1)) && !/\w/.test(said.charAt(end));
  return text !== said && text.endsWith(said) && isWord ? said : text;
}

const WEEKDAYS = new Set(
  'mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const SAY_NO_MONTH = new Set(['the', 'to', 'on', 'that', 'same']);

/** 'The 22nd' of a visit on December 21 is in December: the day of that number next to it, still to come. */
function nearestNumber(
  words: readonly string[],
  was: string,
  date: string,
  today: string,
): string | undefined {
  const [word = '', ...others] = words;
  const isBare = others.every((other) => /^(?:st|nd|rd|th)$/.test(other)) && /^\d{1,2}$/.test(word);
  if (!isBare || Number(date.slice(8)) !== Number(word)) return undefined;
  const away = Array.from({ length: 32 }, (_, days) => [addDays(was, days), addDays(was, -days)]).flat();
  if (date === was) return undefined;
  const near = away.find((one) => Number(one.slice(8)) === Number(word) && one > today && one !== was);
  return near === date ? undefined : near;
}

/** 'The Monday after', behind the weekday. */
const AFTER_IT = /^\s*(?:right )?after\b/i;

/** 'The following Friday' */
const FOLLOWING = /^(?:(?:to|on|for) )?(?:the )?following \S+$/i;

/** 'To the Friday', of a visit weeks ahead, is the Friday of its week; 'to the 14th', where January is named, is in January. */
export function nearAppointment(asked: Asked, was: string, date: string): string | undefined {
  const day = asked.slots.days.find((one) => one.date === date && one.endDate === undefined);
  if (day === undefined || day.span[1] === 0) return undefined;
  const said = sourceOf(asked, day.span).slice(...day.span);
  const words = wordsOf(said).filter((word) => !SAY_NO_MONTH.has(word));
  if (FOLLOWING.test(said) && words.some((word) => WEEKDAYS.has(word))) return weekdayAfter(was, date);
  const [word = '', other] = words;
  if (WEEKDAYS.has(word) && AFTER_IT.test(sourceOf(asked, day.span).slice(day.span[1])))
    return weekdayAfter(was, date);
  const near = nearestNumber(words, was, date, asked.facts.today);
  if (near !== undefined) return near;
  if (other === undefined && WEEKDAYS.has(word)) {
    const there = addDays(weekStart(was), (weekdayNumber(date) + 6) % 7);
    // 'Thursday to 2 pm' said on a Thursday, 'the recheck on Friday to 5': the day on which it is.
    const isDescribed =
      /\bon $/i.test(sourceOf(asked, day.span).slice(0, day.span[0])) ||
      /^on /i.test(sourceOf(asked, day.span).slice(...day.span));
    const isItsDay =
      there === was && (date === asked.facts.today || isDescribed) && asked.slots.times.length > 0;
    return there !== date && (there !== was || isItsDay) && there >= asked.facts.today ? there : undefined;
  }
  const month = asked.slots.days.find(
    ({ date: first, endDate = '' }) => endDate > first && first <= was && was <= endDate,
  );
  const there = `${was.slice(0, 8)}${date.slice(8)}`;
  return month && words.length < 3 && there !== date && there !== was && !MONTHS.has(word)
    ? there
    : undefined;
}
const MONTHS = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);
