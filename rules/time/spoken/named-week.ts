// 'Swap tues n thurs dinner next week': bare weekdays beside a named week are days of that week, not the next ones to come.
import { addDays, daysBetween, weekdayNumber, weekStart } from '../dates.ts';
import type { SpokenDay } from './spoken-dates.ts';

const BARE = /^(?:on )?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*$/;
const WEEK =
  /^(?:in |of |for )?(?:the )?(?:(?:next|following|coming|upcoming) week|week (?:of|after) .*)$|\bnext week$|^next week\b/;
/** Nothing but a joint between two days. */
const JOINT = /^(?:,? (?:and|n|with|for|to) |, ?| ?[&/+] ?)$/;
/** 'Mon soup, tues tacos and wed pasta next week' */
const LISTED = /^(?: [\w']+){1,3}(?:, and| and|,) $/;
const LAST_WORDS = 2;
const MOST_WORDS = 4;
/** Behind these the week is another time: 'out Friday and back next week'. */
const OTHER_TIME = /[.;!?]|\b(?:and|or|but|then|back|is|are|until|till|not|no|before|after)\b/;

/** True where the words between a weekday and the week say only what it is about: 'thurs dinner next week'. */
const isAbout = (between: string, most = LAST_WORDS): boolean =>
  !OTHER_TIME.test(between) && between.trim().split(/\s+/).filter(Boolean).length <= most;

/** 'Next week's menu' names no day of its own. */
const OWNS = /\b(?:next|following) (?:week|wk)['’]?s\b/;

/** 'Monday and Tuesday': the rest of a row of weekdays. */
const ROW =
  /(?:(?:, | and | n | & ?)(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*)+(?= |$)|(?<=^ )(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*(?:, | and | n | & ?))+$/;

const inWeek = (monday: string, day: SpokenDay): SpokenDay => ({
  ...day,
  date: addDays(monday, (weekdayNumber(day.date) + 6) % 7),
});

/** 'Thursday off next week's menu', 'next week's Thursday dinner': the weekdays beside it are of that week. */
function besideOwner(text: string, found: readonly SpokenDay[], today: string): SpokenDay[] {
  const owner = OWNS.exec(text);
  if (!owner) return [...found];
  const [from, to] = [owner.index, owner.index + owner[0].length];
  const monday = addDays(weekStart(today), 7);
  return found.map((day) => {
    const [start, end] = day.span;
    const between = (end <= from ? text.slice(end, from) : text.slice(to, start)).replace(ROW, ' ');
    return BARE.test(text.slice(start, end)) && isAbout(between, MOST_WORDS) ? inWeek(monday, day) : day;
  });
}

const WEEK_OF = /\bweek of $/i;
/** 'The week of the 16th' is all of it. */
export function wholeWeek<Day extends SpokenDay>(text: string, day: Day): Day {
  if (day.endDate !== undefined || !WEEK_OF.test(text.slice(0, day.span[0]))) return day;
  const monday = weekStart(day.date);
  return { ...day, date: monday, endDate: addDays(monday, 6) };
}

/** The days, with the bare weekdays beside a named week in it. */
export function inNamedWeek(text: string, found: readonly SpokenDay[], today: string): SpokenDay[] {
  const said = (at: number): string => text.slice(...(found[at]?.span ?? [0, 0]));
  const week = found.findIndex((_, at) => WEEK.test(said(at)));
  const marker = found[week];
  if (!marker) return besideOwner(text, found, today);
  const monday = weekStart(marker.date);
  const isWhole = marker.endDate !== undefined && daysBetween(marker.date, marker.endDate) === 6;
  const between = (one: number, other: number): string =>
    text.slice(found[one]?.span[1] ?? 0, found[other]?.span[0] ?? 0);
  const joins = (words: string, isNextToWeek: boolean): boolean =>
    JOINT.test(words) || (isWhole && (isNextToWeek ? isAbout(words) : LISTED.test(words)));
  const own = new Set<number>();
  for (
    let at = week - 1;
    at >= 0 && BARE.test(said(at)) && joins(between(at, at + 1), at === week - 1);
    at -= 1
  )
    own.add(at);
  for (
    let at = week + 1;
    at < found.length && BARE.test(said(at)) && joins(between(at - 1, at), at === week + 1);
    at += 1
  )
    own.add(at);
  return found.map((here, at) => (own.has(at) ? inWeek(monday, here) : here));
}
