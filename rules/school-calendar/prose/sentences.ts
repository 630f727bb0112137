// Joins wrapped lines to paragraphs and cuts paragraphs into sentences: emails hold several dates in one paragraph.
import { namedDay } from '../dates/calendar-names.ts';

/** Line lengths at which mail programs wrap. */
const LEAST_WRAP = 55;
const MOST_WRAP = 100;

const BULLET = /^\s*(?:[•●○▪■□◆►★✓·*>|#–—-]|\d{1,2}[.)]\s)/u;
/** 'Half days: 12/18, 2/12' is a list of its own, however long the line above it is. */
const LABELLED_DATES = /^\s*\p{Lu}[\p{L} '’/-]{2,40}:\s+(?:\p{L}{3,9}\.?,?\s+)?\d/u;
const FIRST_WORD = /^\s*(\S+)/;
/** The bullet in front of a line. */
const LEADING_BULLET = /^\s*[•●○▪■□◆►★✓·*–—-]+\s+/u;
/** Headers and quoted lines of forwarded mail; the dates in them are those of the mail. */
const MAIL = /^\s*(?:>|(?:from|to|cc|bcc|sent|date|reply-to):\s|on\s.{6,120}\swrote:\s*$)/i;
export const isMailLine = (line: string): boolean => MAIL.test(line);

/** 'Sent: Monday, November 30, 2026 8:05 AM' */
export const isMailDate = (line: string): boolean => /^\s*(?:sent|date):.*\b20\d\d\b.*\d:\d\d/i.test(line);

interface Paragraph {
  /** Index of its first line. */
  first: number;
  /** Lines that it takes. */
  count: number;
  text: string;
}

/** Lines of a wrapped text are about as long as the longest one. */
const SAME_LENGTH = 12;

/** Length at which the text is wrapped; Infinity where its paragraphs are lines. */
function wrapOf(lines: readonly string[], isLow: boolean): number {
  const lengths = lines.map((line) => line.trimEnd().length);
  const longest = Math.max(0, ...lengths);
  const isLoneLine = lengths.filter((length) => length > longest - SAME_LENGTH).length < 2;
  if (isLow && isLoneLine) return Number.POSITIVE_INFINITY;
  return longest >= LEAST_WRAP && longest <= MOST_WRAP ? longest : Number.POSITIVE_INFINITY;
}

const isPlain = (line: string): boolean => line.trim() !== '' && !/\t|\S {3,}\S/.test(line);

const startsLow = (line: string): boolean => /^\s*\p{Ll}/u.test(line);

/** True for a text typed without capital letters, in which one at the start of a line means nothing. */
const isTypedLow = (lines: readonly string[]): boolean => {
  const written = lines.filter((line) => line.trim() !== '');
  return written.filter(startsLow).length * 2 > written.length;
};

function isContinued(line: string, next: string, wrap: number, isLow: boolean): boolean {
  if (!isPlain(line) || !isPlain(next) || BULLET.test(next) || isMailLine(line) || isMailLine(next))
    return false;
  if (LABELLED_DATES.test(next)) return false;
  if (line.trim().length < LEAST_WRAP / 2) return false;
  if (!isLow && startsLow(next)) return true;
  const [, word = ''] = FIRST_WORD.exec(next) ?? [];
  return line.trimEnd().length + 1 + word.length > wrap;
}

export function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const isLow = isTypedLow(lines);
  const wrap = wrapOf(lines, isLow);
  const paragraphs: Paragraph[] = [];
  lines.forEach((line, at) => {
    const last = paragraphs.at(-1);
    if (last && at > 0 && isContinued(lines[at - 1] ?? '', line, wrap, isLow)) {
      last.count += 1;
      last.text += ` ${line.trim()}`;
    } else paragraphs.push({ first: at, count: 1, text: line.replace(LEADING_BULLET, '').trim() });
  });
  return paragraphs;
}

const ENDS = /(?:[.!?]+["”'’)]*\s+(?=["“(]?[\p{Lu}\d])|\s+[•●▪|]\s+)/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|sr|jr|no|gr|rm|approx|vs|\p{Lu})\.\s*$|\b\d{1,2}\.\s*$/iu;

/** False for the dot of 'Dec. 18', 'Jr. Day', '18. Dezember' and 'p.m. Friday'. */
function isEnd(text: string, next: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(next) ?? [];
  const isDay = word !== '' && namedDay(word) !== undefined;
  if (/\b[ap]\.m\.\s*$/i.test(text)) return !isDay;
  if (/\d\.\s*$/.test(text)) return namedDay(word)?.month === undefined;
  const [, name = ''] = /(\p{L}+)\.\s*$/u.exec(text) ?? [];
  if (name !== '' && name.length < 6 && namedDay(name) !== undefined && (/^\d/.test(next) || isDay))
    return false;
  return !ABBREVIATION.test(text);
}

/** The sentences of a paragraph as printed. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of paragraph.matchAll(ENDS)) {
    const to = index + end.length;
    if (!isEnd(paragraph.slice(from, to), paragraph.slice(to))) continue;
    sentences.push(paragraph.slice(from, to).replace(/[\s•●▪|]+$/u, ''));
    from = to;
  }
  return [...sentences, paragraph.slice(from).trim()].filter((text) => text !== '');
}
