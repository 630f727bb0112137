// Finds dates in a text that no calendar has: 'November 31', 'the 30th of February', '4/31'.
import { dateOf } from '../holidays.ts';
import { MONTHS } from '../dates.ts';
import { MONTH, monthIn, type Span } from './words.ts';

/** A date that does not exist. */
export interface ImpossibleDay {
  /** 'November 31', with the year where one was said. */
  name: string;
  span: Span;
}

const NUMBER = '(29|3\\d)(?:st|nd|rd|th)?';
const YEAR = '(?:,? ((?:19|20)\\d{2}))?';
/** 'June 31 years ago', 'may 30 kids come' are no dates. */
const END =
  "(?![\\w'/]|:\\d| ?(?:[ap]\\.?m\\b|%|mg\\b|ml\\b|(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|people|kids|children|dollars|miles)\\b))";
const BEGINNING = '(?<![\\w/.:-])';
const NAMED = new RegExp(`${BEGINNING}${MONTH} (?:the )?${NUMBER}${YEAR}${END}`, 'g');
const REVERSED = new RegExp(`${BEGINNING}(?:the )?${NUMBER} (?:of )?${MONTH}${YEAR}${END}`, 'g');
const NUMERIC = new RegExp(`${BEGINNING}(\\d{1,2})/(29|3\\d)(?:/((?:19|20)\\d{2}))?${END}`, 'g');
const ISO = /(?<![\w-])(\d{4})-(\d{2})-(29|3\d)(?=t\d{2}:\d{2}|(?![\w-]))/g;
const LEAP_YEAR = 2024;
/** More days than any month has are a date only behind 'on'. */
const MOST_DAYS = 31;

/** The dates of a lower-case text that do not exist, in its order. */
export function impossibleDays(text: string): ImpossibleDay[] {
  const found: ImpossibleDay[] = [];
  const look = (match: RegExpExecArray, month: number, day: number, year: string | undefined): void => {
    const { index: start, 0: whole } = match;
    const isDate = day <= MOST_DAYS || /\bon $/.test(text.slice(0, start));
    const named = MONTHS[month - 1];
    if (named === undefined || !isDate || dateOf(Number(year ?? LEAP_YEAR), month, day)) return;
    found.push({
      name: `${named} ${day}${year === undefined ? '' : `, ${year}`}`,
      span: [start, start + whole.length],
    });
  };
  for (const match of text.matchAll(NAMED)) look(match, monthIn(match[1] ?? ''), Number(match[2]), match[3]);
  for (const match of text.matchAll(REVERSED))
    look(match, monthIn(match[2] ?? ''), Number(match[1]), match[3]);
  for (const match of text.matchAll(NUMERIC)) look(match, Number(match[1]), Number(match[2]), match[3]);
  for (const match of text.matchAll(ISO)) look(match, Number(match[2]), Number(match[3]), match[1]);
  return found.toSorted((one, other) => one.span[0] - other.span[0]);
}
