// Messages between the server and the process that reads a calendar file: one argument, and JSON lines back.
import type { CalendarFileKind, ReadCalendar } from '#contract/school-reading.ts';
import type { RefusalReason } from './refusal.ts';

export interface ReadingRequest {
  kind: CalendarFileKind;
  /** The first year of the academic year, when the parent chose one. */
  year?: number | undefined;
  /** In the household's zone, 'YYYY-MM-DD'. */
  today: string;
  /** The household's zone. */
  zone: string;
  /** No further page is recognised when it would end later than this, in milliseconds after the start. */
  ocrMilliseconds: number;
}

/** The calendar as far as the file was read. */
export type CalendarPart = Omit<ReadCalendar, 'fileKind' | 'hash' | 'pages'>;

export type ChildMessage =
  /** A page was drawn and is being recognised, which takes longer than text. */
  | { type: 'recognising' }
  /** A PNG in base64. */
  | { type: 'picture'; page: number; png: string }
  | { type: 'progress'; page: number; of: number; part: CalendarPart }
  | { type: 'done'; part: CalendarPart }
  | { type: 'refused'; reason: RefusalReason };
