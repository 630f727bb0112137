// Sentences of emails and newsletters as lines of a list: 'There is no school on Friday, December 18.' is
// 'Friday, December 18: No school'. Lines that are no sentences stay as they are.
import { MONTHS } from '../../time/dates.ts';
import { dateExpressions } from '../dates/date-expressions.ts';
import { hasSentenceWord, endsSentence } from '../lines/prose.ts';
import { isShortDay } from '../rows/kinds.ts';
import { timesIn } from '../rows/title-details.ts';
import { clausesOf } from './clauses.ts';
import { titleOfClause } from './clause-titles.ts';
import { isMailDate, isMailLine, paragraphsOf, sentencesOf } from './sentences.ts';

/** Lines of a text, and characters of a paragraph and of a sentence, that are looked at. */
const MOST_LINES = 2_000;
const MOST_CHARACTERS = 20_000;
const MOST_OF_SENTENCE = 1_000;

const VERBS =
  /\b(?:on|from|no school|closed|resumes?|begins?|starts?|ends?|returns?|reopens?|runs?|continues?|due to|off|back)\b/i;
/** Of a range, both ends are known. */
const BEGINS = /\s(?:opens?|begins?|starts?|commences?)$/i;
const hasDate = (text: string): boolean =>
  /\d/.test(text) && dateExpressions(text, { order: 'month-first', years: [], bareFirst: false }).length > 0;

/** 'Dec 18: No school', 'Dec 18 No school': a list already. */
function isListItem(text: string): boolean {
  const [first] = dateExpressions(text, { order: 'month-first', years: [], bareFirst: true });
  if (!first || /\p{L}/u.test(text.slice(0, first.start))) return false;
  return /^\s*(?:[:–—|-]|[.,]?\s*[\p{Lu}"“(])/u.test(text.slice(first.end));
}

const isSentence = (text: string): boolean =>
  (hasSentenceWord(text) || endsSentence(text) || VERBS.test(text)) && !isListItem(text);

/** The hour that the next sentence says of a short day: 'Dismissal is at 11:30 am.' */
function hourBehind(title: string, next: string | undefined): string {
  if (next === undefined || !isShortDay(title) || timesIn(title).length > 0 || hasDate(next)) return '';
  const isAbout =
    isShortDay(next) || /\bdoors open\b|\b(?:school|classes) (?:starts?|begins?|ends?)\b/i.test(next);
  const times = timesIn(next);
  return isAbout && times.length === 1 ? `, ${times[0]}` : '';
}

const DAY_ALONE = /\b((?:mon|tues|wednes|thurs|fri)day),? the (\d{1,2})(?:st|nd|rd|th)\b/gi;

/** 'No school Friday, January 15, and Monday the 18th': with the month of the day before it, or the next one. */
function withMonths(sentence: string): string {
  const [first] = dateExpressions(sentence, { order: 'month-first', years: [], bareFirst: false });
  const from = first?.spans.at(-1)?.to ?? first?.spans.at(-1)?.from;
  const { month, day } = from ?? {};
  if (!first || month === undefined || day === undefined) return sentence;
  return sentence.replaceAll(DAY_ALONE, (whole, weekday: string, number: string, at: number) => {
    if (at < first.end) return whole;
    const own = Number(number) > day ? month : (month % 12) + 1;
    return `${weekday}, ${MONTHS[own - 1]} ${number}`;
  });
}

/** Lines of a list for one sentence; none where it names no event. */
function listLines(printed: string, next: string | undefined): string[] {
  if (printed.length > MOST_OF_SENTENCE) return [];
  const sentence = withMonths(printed);
  if (!hasDate(sentence) || !isSentence(sentence)) return [];
  return clausesOf(sentence).flatMap((clause) => {
    const said = titleOfClause(clause);
    return clause.dates.flatMap(({ text, name }) => {
      const title = /\s[-–—]\s|\b(?:to|through|thru|until|till)\b/i.test(text)
        ? said?.replace(BEGINS, '')
        : said;
      const own = title === undefined ? name : name === undefined ? title : `${title} (${name})`;
      return own === undefined ? [] : [`${text}: ${own}${hourBehind(own, next)}`];
    });
  });
}

interface SentenceLines {
  lines: string[];
  /** The printed sentence of each line that was made. */
  printed: ReadonlyMap<string, string>;
}

/** The lines with sentences about school days as lists, each apart from the others. */
export function sentenceLines(lines: readonly string[]): SentenceLines {
  const printed = new Map<string, string>();
  const read = paragraphsOf(lines.slice(0, MOST_LINES)).flatMap(({ first, count, text }) => {
    const own = lines.slice(first, first + count);
    if (text.length > MOST_CHARACTERS || /\t|\S {3,}\S/.test(own[0] ?? '') || isMailLine(text))
      return own.map((line) => (isMailDate(line) ? '' : line));
    const sentences = sentencesOf(text);
    const made = sentences.map((sentence, at) => listLines(sentence, sentences[at + 1]));
    if (made.every((found) => found.length === 0)) return own;
    return made.flatMap((found, at) => {
      const sentence = sentences[at] ?? '';
      for (const line of found) printed.set(line.replaceAll(/\s+/g, ' '), sentence);
      // Lines of a list that follow each other may be one entry.
      return ['', ...(found.length > 0 ? found.flatMap((line) => [line, '']) : [sentence, ''])];
    });
  });
  return { lines: [...read, ...lines.slice(MOST_LINES)], printed };
}
