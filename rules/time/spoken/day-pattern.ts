// A way to name a day in lower-case text, as a pattern tried at one place.
import type { Days, Seen } from './resolve-days.ts';

type Groups = (string | undefined)[];
export interface DayPattern {
  when: RegExp;
  read: (groups: Groups, seen: Seen) => Days | undefined;
}

/** A single day, where there is one. */
export const day = (date: string | undefined): Days | undefined =>
  date === undefined ? undefined : { date };
/** "Sunday's dinner" names Sunday; "April's" may be a person. */
const END = "(?:(?<=day|tomorrow|tonight)(?='s\\b)|(?![\\w']))";
/** Each pattern is tried at one place of the text, at the start of a word. */
export const at = (pattern: string): RegExp => new RegExp(`(?<![\\w/.:-])(?:${pattern})${END}`, 'y');

/** '3rd' as a day of the month. */
export const ORDINAL_DAY = '(\\d{1,2})(?:st|nd|rd|th)';
