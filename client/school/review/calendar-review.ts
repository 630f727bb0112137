// A found, read or stored school calendar as rows that a parent reviews before it is stored (SCH-08, D11). Pure.
import type { Box, ReadCalendar, ReadPage, RowWarning } from '#contract/school-reading.ts';
import type { FoundCalendar, SchoolEvent, SchoolEventKind } from '#contract/shapes.ts';
import { kindOfSchoolEvent, mayHaveHour } from '#rules/calendar/events/school-kinds.ts';
import { datesOfAcademicYear } from '#rules/school/academic-year-dates.ts';
import { TYPICAL } from '#rules/school/typical.ts';
import { UNFINISHED_DATE } from '../../kit/form/date-field.tsx';

/** One row: an entry of the calendar as the parent may edit it. */
export interface ReviewRow {
  /** Tells the rows apart. */
  key: string;
  /** Only ticked rows are stored. */
  isTicked: boolean;
  date: string;
  /** '' for a single day. */
  endDate: string;
  event: string;
  /** Undefined for calendars stored without kinds. */
  kind: SchoolEventKind | undefined;
  /** '' when it is not known. */
  time: string;
  qualifier?: string | undefined;
  /** The line it was read from. */
  source?: string | undefined;
  page?: number | undefined;
  box?: Box | undefined;
  warnings: readonly RowWarning[];
}

export interface CalendarReview {
  /** From the simulated search, a file or pasted text, the stored calendar, or entered by hand. */
  from: 'search' | 'file' | 'stored' | 'hand';
  schoolName: string;
  academicYear: string;
  /** Name of the file. */
  fileName?: string | undefined;
  fileHash?: string | undefined;
  rows: readonly ReviewRow[];
  pages: readonly ReadPage[];
  /** Sentences about the reading. */
  remarks: readonly string[];
}

const byDate = (one: { date: string }, other: { date: string }): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

const rowOf = (event: SchoolEvent, index: number): ReviewRow => ({
  key: `row-${index}`,
  isTicked: true,
  date: event.date,
  endDate: event.endDate ?? '',
  event: event.event,
  kind: event.kind,
  time: event.time ?? '',
  qualifier: event.qualifier,
  source: event.source,
  warnings: [],
});

/** The review of a calendar that was found by the search, or is stored. */
export const reviewOfFound = (found: FoundCalendar, from: 'search' | 'stored'): CalendarReview => ({
  from,
  schoolName: found.schoolName,
  academicYear: found.academicYear,
  fileHash: found.fileHash,
  rows: found.events.map(rowOf),
  pages: [],
  remarks: [],
});

/** The review of a file, or of pasted text; `typedName` is the school's name on the page. */
export const reviewOfReading = (
  read: ReadCalendar,
  typedName: string,
  fileName?: string,
): CalendarReview => ({
  from: 'file',
  fileName,
  schoolName: typedName.trim() || (read.schoolName ?? ''),
  academicYear: read.academicYear ?? '',
  fileHash: read.hash,
  rows: read.rows.toSorted(byDate).map((row, index) => ({
    ...rowOf(row, index),
    page: row.page,
    box: row.box,
    warnings: row.warnings,
    // Said of one school or group only: a parent decides about it.
    isTicked: !row.warnings.includes('qualified'),
  })),
  pages: read.pages,
  remarks: read.remarks,
});

/** 'Springfield Unified School District', but not 'District 5 Elementary'. */
const DISTRICT = /\b(?:district|unified|c?usd|isd|(?:public|county|city|community) schools)\b/i;
const ONE_SCHOOL = /\b(?:elementary|primary|middle|junior|high|academy|preschool|kindergarten)\b/i;

interface Names {
  schoolName: string;
  schoolDistrict: string;
}

/** A file names the school, or its district, of a parent who has not typed it. */
export function namesFrom(
  { schoolName: read }: CalendarReview,
  { schoolName, schoolDistrict }: Names,
): Names {
  if (schoolName.trim() !== '') return { schoolName, schoolDistrict };
  if (!DISTRICT.test(read) || ONE_SCHOOL.test(read)) return { schoolName: read, schoolDistrict };
  return { schoolName, schoolDistrict: schoolDistrict.trim() === '' ? read : schoolDistrict };
}

/** An empty row for a date that was not found. */
export const newRow = (key: string): ReviewRow => ({
  key,
  isTicked: true,
  date: '',
  endDate: '',
  event: '',
  kind: 'no-school',
  time: '',
  warnings: [],
});

/** The row with these values. A typical date that a parent corrects is one they know. */
export function editRow(row: ReviewRow, values: Partial<ReviewRow>): ReviewRow {
  const isCorrected = row.qualifier === TYPICAL && ('date' in values || 'endDate' in values);
  return { ...row, ...values, ...(isCorrected ? { qualifier: undefined } : {}) };
}

/** One sentence about the first thing that cannot be stored; undefined when all is well. */
export function mistakeOf({ date, endDate, event }: ReviewRow): string | undefined {
  if (!/^\d/.test(date)) return 'Please enter its date';
  if (endDate === UNFINISHED_DATE) return 'Please finish the last day, or clear it';
  if (endDate !== '' && endDate < date) return 'The last day is before the first';
  return event.trim() === '' ? 'Please name it' : undefined;
}

/** The warnings of a row; one that was typed has that of a date outside the school year as soon as it is there. */
export function warningsOf(row: ReviewRow, academicYear: string): readonly RowWarning[] {
  const { date, endDate, source, warnings } = row;
  const firstYear = Number.parseInt(academicYear, 10);
  if (source !== undefined || warnings.length > 0 || !firstYear || mistakeOf({ ...row, event: '-' }))
    return warnings;
  const [first, last] = datesOfAcademicYear(firstYear);
  return date < first || (endDate || date) > last ? ['outside-year'] : warnings;
}

/** True for a row that may have an hour. */
export const hasHour = (row: Pick<ReviewRow, 'event' | 'kind'>): boolean =>
  mayHaveHour(kindOfSchoolEvent(row));

/** Key of a kept date: its place among them, after the rows there are. */
export const keptKey = ({ rows }: CalendarReview, index: number): string => `kept-${rows.length + index}`;

/** The review with these dates of the stored calendar, in the order of their dates. */
export const keepToo = (review: CalendarReview, events: readonly SchoolEvent[]): CalendarReview => ({
  ...review,
  rows: [
    ...review.rows,
    ...events.map((event, index) => ({ ...rowOf(event, index), key: keptKey(review, index) })),
  ].toSorted(byDate),
});

/** A row as it is stored; what is empty is left out. */
export const eventOf = ({ date, endDate, event, kind, time, qualifier, source }: ReviewRow): SchoolEvent => ({
  date,
  event: event.trim(),
  ...(endDate === '' || endDate === date ? {} : { endDate }),
  ...(kind === undefined ? {} : { kind }),
  ...(time === '' || !hasHour({ event, kind }) ? {} : { time }),
  ...(qualifier === undefined ? {} : { qualifier }),
  ...(source === undefined ? {} : { source }),
});

export const tickedRows = ({ rows }: CalendarReview): ReviewRow[] => rows.filter(({ isTicked }) => isTicked);

/** Rows that shall be seen before the calendar is confirmed. */
export const warnedRows = (review: CalendarReview): ReviewRow[] =>
  review.rows.filter(({ warnings }) => warnings.length > 0);

/** The calendar to store: the ticked rows in the order of their dates. */
export const foundCalendarOf = (review: CalendarReview): FoundCalendar => ({
  schoolName: review.schoolName,
  academicYear: review.academicYear,
  events: tickedRows(review).map(eventOf).toSorted(byDate),
  ...(review.fileHash === undefined ? {} : { fileHash: review.fileHash }),
});
