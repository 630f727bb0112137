// Says which lines look like entries of the calendar and are not among its rows (D11).
import { isTitle } from '../lines/line-titles.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { isMailLine } from '../prose/sentences.ts';
import { isRevision } from '../tables/table-words.ts';
import { isShortDay } from './kinds.ts';

const MOST_LENGTH = 90;
/** Dates that are not known yet. */
const OPEN = /\bTB[ADC]\b|\bto be (?:determined|announced|decided|confirmed)\b/i;
const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri)days?`;
/** Days that come again: '1st Friday of each month', 'every Wednesday', 'Early Release Wednesdays'. */
const REPEATED = new RegExp(
  String.raw`\b(?:each|every)\s+(?:\w+\s+)?(?:month|week|${WEEKDAY})\b|\b(?:1st|2nd|3rd|4th|first|second|third|fourth|last)\s+${WEEKDAY}\b`,
  'i',
);
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri)days\b/i;

/** 'Early release every Wednesday at 1:30 p.m.' says it of the children's days, also as a sentence. */
const isRepeatedShortDay = (text: string): boolean =>
  text.length < MOST_LENGTH && isShortDay(text) && REPEATED.test(text);

const MOST_QUOTED = 5;

/** True for a line without a date that a parent would take for an entry. */
const isDateless = (text: string): boolean =>
  text.length < MOST_LENGTH &&
  isTitle(text) &&
  !isRevision(text) &&
  (OPEN.test(text) || REPEATED.test(text) || (WEEKDAYS.test(text) && isShortDay(text)));

/** Lines below the first entry of a pasted list, which has no boxes and footers: each of them may be one. */
const belowEntries = (lines: readonly PageLine[], listed: ReadonlySet<string>): PageLine[] => {
  const first = lines.findIndex(({ text }) => listed.has(text));
  return lines.filter(
    ({ role, text }, at) =>
      first >= 0 &&
      at > first &&
      role === 'text' &&
      isTitle(text) &&
      !/[,.!?]$/.test(text) &&
      !isMailLine(text),
  );
};

/**
 * The sentence about lines that gave no row; `used` are those that did, `undated` have dates that do not exist, and
 * `listed` are the entries of a pasted list.
 */
export function leftOutRemark(
  lines: readonly PageLine[],
  used: ReadonlySet<string>,
  undated: readonly string[],
  listed: ReadonlySet<string>,
): string | undefined {
  const below = new Set(belowEntries(lines, listed));
  const dateless = lines
    .filter(
      (line) =>
        !used.has(line.text) &&
        (isRepeatedShortDay(line.text) || (!line.prose && (isDateless(line.text) || below.has(line)))),
    )
    .map(({ text }) => text.replace(/(?<![ap]\.m)\.$/i, ''));
  const left = [...new Set([...undated, ...dateless])];
  if (left.length === 0) return undefined;
  const quoted = left.slice(0, MOST_QUOTED).map((text) => `“${text.slice(0, MOST_LENGTH)}”`);
  const more = left.length - quoted.length;
  const rest = more === 0 ? '' : ` and ${more} more`;
  return `Left out, because no date could be read: ${quoted.join(', ')}${rest}. Add ${left.length === 1 ? 'it yourself if you need it' : 'them yourself if you need them'}.`;
}
