// The answer of reading a school calendar file: rows for the parent to review (D11, D37). Plain types; the schema is in
// schemas/school.ts.
import type { SchoolEventKind } from './shapes.ts';

/** Files the school page accepts, and beyond the specification .ics and pasted text (SCH-02). */
export const CALENDAR_FILES = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx', '.ics'] as const;
/** Largest upload, in bytes (D24). */
export const CALENDAR_FILE_MOST = 20 * 1024 * 1024;

export const ROW_WARNINGS = [
  /** The printed weekday is not the weekday of the date. */
  'weekday',
  /** Outside the academic year. */
  'outside-year',
  /** Ends before it starts. */
  'order',
  /** The page marks days by colour, which text does not tell. */
  'colours',
  /** A character of the date was repaired after OCR. */
  'repaired',
  /** The name of a month is misspelt in the file. */
  'spelling',
  /** Said of one school or group only; the row starts without its tick. */
  'qualified',
  /** A holiday in another month than usual, or a first, last or short day at a weekend. */
  'unusual',
  /** The file has different dates for it, or it contradicts another row. */
  'contradiction',
] as const;
export type RowWarning = (typeof ROW_WARNINGS)[number];

/** Position on the page, from 0 to 1 of its width and height, from the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReadRow {
  /** 'YYYY-MM-DD' */
  date: string;
  endDate?: string | undefined;
  /** The title, as printed. */
  event: string;
  kind: SchoolEventKind;
  /** 'HH:MM' of an early dismissal or a delayed opening, or the beginning of an entry of an .ics file. */
  time?: string | undefined;
  qualifier?: string | undefined;
  /** The line as printed. */
  source: string;
  /** From 1; 0 for text without pages. */
  page: number;
  box?: Box | undefined;
  warnings: RowWarning[];
}

export interface ReadPage {
  /** From 1. */
  number: number;
  /** A picture of the page as a data URL, where there is one; it lives only in this answer. */
  picture?: string | undefined;
}

export type CalendarFileKind = 'pdf' | 'docx' | 'doc' | 'png' | 'jpeg' | 'ics' | 'text';

export interface ReadCalendar {
  fileKind: CalendarFileKind;
  /** SHA-256 of the file, in hexadecimal. */
  hash: string;
  /** As printed, or null. */
  schoolName: string | null;
  /** '2026-2027'; null when neither a year nor weekdays beside the dates tell it. */
  academicYear: string | null;
  /** There are dates, and no year: ask for it, and read again with `year`. */
  needsYear: boolean;
  rows: ReadRow[];
  pages: ReadPage[];
  pagesRead: number;
  pagesTotal: number;
  /** Sentences for the parent: 'Read 3 of 6 pages.' */
  remarks: string[];
}

/** Events of the upload's own response with `Accept: text/event-stream`, one JSON object a `data:` line. */
export type ReadingProgress =
  /** `soFar` is the answer if the parent stopped now; its `pages` are those that no event before it had. */
  | { event: 'progress'; page: number; of: number; soFar?: ReadCalendar }
  | { event: 'done'; calendar: ReadCalendar }
  | { event: 'error'; sentence: string };
