// Makes rows of an entry: real dates, kind, hour, restriction and the warnings of its own line.
import type { ReadRow, RowWarning } from '#contract/school-reading.ts';
import type { SchoolEventKind } from '#contract/shapes.ts';
import { addDays, daysBetween, weekdayNumber } from '../../time/dates.ts';
import { dateTokens } from '../dates/date-tokens.ts';
import type { PagedEntry } from '../document-entries.ts';
import { NO_PAGE } from '../document-pages.ts';
import { around, boxOnPage } from '../layout/geometry.ts';
import type { FoundEntry } from '../lines/found-entry.ts';
import { mayHaveHour } from '../../calendar/events/school-kinds.ts';
import { isBreakName, isOnlyBreakName, isSummerBreak } from '../tables/table-words.ts';
import type { FoundYear } from '../years/academic-year.ts';
import { type DateContext, joinNeighbours, realDates, type RealDates } from '../years/resolve-dates.ts';
import { footnoteOf, withoutMarks } from './footnotes.ts';
import { kindOfTitle } from './kinds.ts';
import { withoutSentence } from './title-sentences.ts';
import { hourOfTitle, qualifierOfTitle, timeOfTitle, withoutAllDay } from './title-details.ts';

/** Days of a row at most; longer ones are the school year itself. */
const MOST_DAYS = 200;

/** Facts of the whole document. */
export interface DocumentFacts {
  found: FoundYear;
  /** Year of a month that headings name with one year only. */
  headings: ReadonlyMap<number, number>;
  /** First month of the academic year. */
  firstMonth: number;
  footnotes: ReadonlyMap<string, string>;
}

function qualifierOf(entry: PagedEntry, { footnotes }: DocumentFacts): string | undefined {
  if (entry.qualifier !== undefined) return entry.qualifier;
  if (/^\[.*\]$/.test(entry.line.text.trim())) return 'in brackets';
  const texts = [entry.title, ...entry.lines.map(({ text }) => text)];
  return qualifierOfTitle(entry.title) ?? footnoteOf(texts, footnotes);
}

/** The kind by the title; several days of a holiday, and the holidays of a region, are a break. */
function kindOf(entry: FoundEntry, days: number): SchoolEventKind {
  const kind = kindOfTitle(entry.title);
  const isRegional = entry.qualifier !== undefined && isBreakName(entry.title);
  // 'Hiver | 21/02 – 08/03'
  const isNamed = isOnlyBreakName(entry.title) && (days > 2 || isRegional);
  if (kind === 'holiday') return days > 2 || isNamed ? 'break' : kind;
  return kind === 'school' && (isRegional || isNamed) ? 'break' : kind;
}

/** True when a character of the entry's date was repaired. */
const isRepaired = ({ expression, line }: FoundEntry): boolean =>
  line.repaired?.some((at) => at >= expression.start && at < expression.end) === true;

/** 'Mon Labor Day' where the weekday belongs to the date. */
function withoutWeekday(title: string, { date }: RealDates): string {
  const [word = '', ...rest] = title.split(' ');
  if (rest.length === 0 || !/^\p{Lu}\p{L}+[.,]?$/u.test(word)) return title;
  const [first] = dateTokens(title);
  const isDay = first?.kind === 'word' && first.weekdays?.includes(weekdayNumber(date)) === true;
  return isDay ? rest.join(' ') : title;
}

function rowOf(entry: PagedEntry, dates: RealDates, facts: DocumentFacts): ReadRow {
  const { date, endDate } = dates;
  const source = entry.lines.map(({ text }) => text).join(' ');
  const qualifier = qualifierOf(entry, facts);
  const kind = kindOf(entry, endDate === undefined ? 1 : daysBetween(date, endDate) + 1);
  const shortDay = timeOfTitle(entry.title, source);
  const title = withoutAllDay(withoutSentence(withoutMarks(withoutWeekday(entry.title, dates))));
  const hour = shortDay === undefined && mayHaveHour(kind) ? hourOfTitle(title) : undefined;
  const time = shortDay ?? hour?.time;
  const warnings: RowWarning[] = [];
  if (dates.wrongWeekday) warnings.push('weekday');
  if (dates.wrongOrder) warnings.push('order');
  if (isRepaired(entry)) warnings.push('repaired');
  if (entry.expression.misspelt === true) warnings.push('spelling');
  if (qualifier !== undefined) warnings.push('qualified');
  return {
    date,
    ...(endDate === undefined ? {} : { endDate }),
    event: hour?.event ?? title,
    kind,
    ...(time === undefined ? {} : { time }),
    ...(qualifier === undefined ? {} : { qualifier }),
    source,
    page: entry.page.number,
    ...(entry.page.number === NO_PAGE ? {} : { box: boxOnPage(around(entry.lines), entry.page) }),
    warnings,
  };
}

const WEEK_OF =
  /\b(?:(?:the )?week(?: (?:of|beginning|commencing|starting))|w\/[cb]|woche (?:vom|ab)|semaine du|semana del?)\s*:?\s*$/iu;
/** 'Book fair: week of Oct 5' */
const isWeekOf = ({ line, expression, inGrid }: FoundEntry): boolean =>
  inGrid !== true && WEEK_OF.test(line.text.slice(0, expression.start));
/** From Monday to Friday. */
const wholeWeek = (dates: RealDates): RealDates =>
  dates.endDate === undefined && weekdayNumber(dates.date) === 1
    ? { ...dates, endDate: addDays(dates.date, 4) }
    : dates;

function contextOf(entry: PagedEntry, { found, headings, firstMonth }: DocumentFacts): DateContext {
  const { anchor, years, title } = entry;
  const isSummer = isSummerBreak(title) || kindOfTitle(title) === 'last-day' || entry.followsJune;
  return { anchor, years, found, headings, firstMonth, isSummer };
}

/** True for an entry of a list with a date that its month or year does not have, as 'Apr 31'. */
export function hasUnrealDate(entry: PagedEntry, facts: DocumentFacts): boolean {
  const context = contextOf(entry, facts);
  return (
    entry.inGrid !== true && entry.expression.spans.some((span) => realDates(span, context) === undefined)
  );
}

/** The rows of an entry: one for each day or range that is printed for it. */
export function rowsOfEntry(entry: PagedEntry, facts: DocumentFacts): ReadRow[] {
  const context = contextOf(entry, facts);
  const printed = entry.expression.spans.flatMap((span) => realDates(span, context) ?? []);
  const days = isWeekOf(entry) ? printed.map(wholeWeek) : printed;
  return (
    joinNeighbours(days)
      // A repair is believed only where the printed weekday agrees.
      .filter((dates) => !(dates.wrongWeekday && isRepaired(entry)))
      .filter(({ date, endDate }) => endDate === undefined || daysBetween(date, endDate) < MOST_DAYS)
      .map((dates) => rowOf(entry, dates, facts))
  );
}
