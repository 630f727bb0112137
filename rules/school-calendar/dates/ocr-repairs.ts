// Repairs characters of dates that OCR confuses: 'JANUARV', 'Sept. l7', '1O/12'. Only words that may be parts of a date
// are changed; every character is replaced by one, so that offsets stay the same.
import { MONTH_WORDS, namedDay, WEEKDAY_WORDS } from './calendar-names.ts';

interface RepairedLine {
  text: string;
  /** Offsets of changed characters. */
  changed: readonly number[];
}

const DIGIT_FOR: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  '!': '1',
  i: '1',
  S: '5',
  s: '5',
  Z: '2',
  z: '2',
  B: '8',
};
/** Letters and digits that look alike get one form. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '5': 's',
  '8': 'b',
  '6': 'g',
  i: 'l',
  '|': 'l',
  '!': 'l',
  j: 'u',
  v: 'y',
};

const formOf = (word: string): string =>
  [...word.toLowerCase()].map((letter) => LOOKS_LIKE[letter] ?? letter).join('');
/** Long names may also have 'c' for 'e'. */
const longForm = (word: string): string => formOf(word).replaceAll('c', 'e');

const NAMES = new Map<string, string>();
for (const name of [...MONTH_WORDS, ...WEEKDAY_WORDS]) {
  if (name.length < 3) continue;
  NAMES.set(formOf(name), name);
  if (name.length > 4) NAMES.set(longForm(name), name);
}

function repairedName(word: string): string | undefined {
  if (word.length < 3 || word.length > 12 || namedDay(word)) return undefined;
  const name = NAMES.get(formOf(word)) ?? (word.length > 4 ? NAMES.get(longForm(word)) : undefined);
  // 'sun' and 'may' are words of their own: the first letter is a capital where it is not misread.
  if (name === undefined || /^[a-z]/.test(word)) return undefined;
  return name.length === word.length ? name.slice(0, 1).toUpperCase() + name.slice(1) : undefined;
}

const toDigits = (word: string): string => [...word].map((letter) => DIGIT_FOR[letter] ?? letter).join('');

interface Part {
  text: string;
  start: number;
  end: number;
}

const isName = (part: Part | undefined): boolean => part !== undefined && namedDay(part.text) !== undefined;

/** True for a misread number between other parts of a date. */
function isNumberOfDate(
  part: Part,
  before: Part | undefined,
  after: Part | undefined,
  line: string,
): boolean {
  if (!/^[\dOoQlI|!iSsZzB]{1,2}$/.test(part.text) || /^\d+$/.test(part.text)) return false;
  const left = before ? line.slice(before.end, part.start) : line.slice(0, part.start);
  const right = line.slice(part.end, after?.start ?? line.length);
  const hasDigit = /\d/.test(part.text);
  if (/^\/$/.test(right) && after && /^\d|^[OlIS]/.test(after.text))
    return hasDigit || /^[OlI]?\d/.test(after.text);
  if (/^\/$/.test(left) && before && /\d/.test(before.text)) return true;
  if (isName(before) && /^[\s.]{1,3}$/.test(left)) return hasDigit || /^\s*(?:[,:–—-]|$)/.test(right);
  if (isName(after) && /^[\s.]{1,3}$/.test(right)) return hasDigit;
  // '21-3l', 'l7 First day'
  if (before && /^\d{1,2}$/.test(before.text) && /^\s*[-–—]\s*$/.test(left))
    return hasDigit || part.text.length === 2;
  return (
    hasDigit && part.text.length === 2 && left.trim() === '' && /^\s+$/.test(right) && after !== undefined
  );
}

/** A line read by OCR with the characters of its dates repaired. */
export function repairDates(line: string): RepairedLine {
  const parts: Part[] = [...line.matchAll(/[\p{L}\p{N}|!]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  for (const part of parts) part.text = repairedName(part.text) ?? part.text;
  parts.forEach((part, at) => {
    if (/^[2Z][0OoQ][\dOoQlISsZzB]{2}$/.test(part.text)) part.text = toDigits(part.text);
    if (isNumberOfDate(part, parts[at - 1], parts[at + 1], line)) part.text = toDigits(part.text);
  });
  const letters = [...line];
  if (letters.length !== line.length) return { text: line, changed: [] };
  for (const { text, start } of parts) [...text].forEach((letter, at) => (letters[start + at] = letter));
  // '22-)January 2'
  for (const { index } of line.matchAll(/(?<=\d\s?[-–—])[)\]}|](?=\s?[\p{L}\d])/gu)) letters[index] = ' ';
  // A dash is lost before the second number of 'Mar 15 19'.
  parts.forEach((part, at) => {
    const [name, next] = [parts[at - 1], parts[at + 1]];
    if (!next || !isName(name) || !/^\d{1,2}$/.test(part.text) || !/^\d{1,2}$/.test(next.text)) return;
    const isRange = Number(next.text) > Number(part.text) && line.slice(part.end, next.start) === ' ';
    if (isRange && !/^[:/.]/.test(line.slice(next.end))) letters[part.end] = '-';
  });
  const text = letters.join('');
  return {
    text,
    changed: letters.flatMap((letter, at) =>
      letter === line[at] || letter.toLowerCase() === line[at]?.toLowerCase() ? [] : [at],
    ),
  };
}
