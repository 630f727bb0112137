// Parts of a wish that no field takes: they go into the notes as they were said, so that nothing is lost.
import { wordsOf } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { contentWords, type Clause } from './clauses.ts';
import { saysBirth } from './spoken-facts.ts';

/** Whoever said so, and why: no fact about the person. */
const REPORT =
  /\b(?:says?|said|told|tells|thinks?|called|calls|asking|asked|apparently|separating|moving in|wrong|turns out|swelled up|figured|announced|guess|confirm\w*|agreed|approved)\b|^(?:because|bc|cuz|since (?:he|she|they|we|i|it)|so (?:that|he|she|they|we|i)|ac+ording to)\b/i;
/** Words about the note or the card. */
const ABOUT_CARD =
  /\b(?:put|write|save|note|add|update|change|fix|take|mark) (?:it|that|this|them|him|her|me)\b|\bin (?:his|her|my|their) (?:notes?|profile)\b|\b(?:list|card|app|profile)\b/i;
/** 'New allergist': who is behind a wish is no remark. */
const NEWS =
  /^(?:new|another|his|her|our|the) (?:diet\w+|doctor|dr|ped\w*|allergist|nurse|teacher|test|rule)\b[^,]{0,12}$/i;
const LEAD =
  /^(?:(?:and|but|so|also|oh|well|um|ok|hey|pip|please|he|she|they|he's|she's|hes|shes|they're|is|are)\s+)+(?=\S+\s+\S)/i;
/** One word says a fact only with a place, a time or an act beside it. */
const MARKS =
  /\b(?:in|at|on|with|from|by|after|before|since|until|only|when|under|next)\b|\b\w{3,}(?:s|ing|ed)\b/i;
const LAUGHS = /[\s,]+(?:lol|lmao|haha+|hehe|omg|smh|tho|though)[.!]*$/i;
const FACTUAL = 3;

/** 'Lost a tooth (November 22, 2026)': days are noted as dates. */
export function dated({ slots }: Asked, line: string): string {
  const days = slots.days.flatMap(({ date, endDate }) =>
    endDate === undefined ? [dayWords(date, '').replace(/^[^,]+, /, '')] : [],
  );
  const isRelative = /\b(?:today|tonight|tomorrow|yesterday|(?:this|next|last) \w+)\b/i.test(line);
  return isRelative && days.length > 0 ? `${line} (${listed(days)})` : line;
}

/** 'Hunter got his braces off on Friday and he quit chess': the wish begins with a remark where another clause holds the change. */
function isRemarkFirst(about: Asked, clauses: readonly Clause[], explained: readonly string[]): boolean {
  const { ages, numbers, names } = about.slots;
  const words = new Set(explained.flatMap((said) => wordsOf(said)));
  return (
    about.intent === 'member_change' &&
    !/^\W*(?:fix|update|change|correct)\b/i.test(about.text) &&
    clauses.length > 1 &&
    !saysBirth(about.text) &&
    ages.length + numbers.length + names.length === 0 &&
    contentWords(about).length > 1 &&
    !contentWords(about).some((word) => words.has(word))
  );
}

/** Remarks that no field takes, fit for a note: never the wish itself, nor who said so and why, nor filler. */
export function remarksIn(clauses: readonly Clause[], explained: readonly string[] = []): string[] {
  return clauses.flatMap(({ about, role, isFirst, isKept, exceptionTo }) => {
    const line = capital(about.text.trim().replace(LEAD, '').replace(LAUGHS, ''));
    const words = contentWords(about, explained);
    if (exceptionTo !== undefined)
      return [
        capital(
          dated(
            about,
            `${/^\W*(?:only|just|still)\b/i.test(about.text) ? '' : exceptionTo} ${about.text.trim()}`.trim(),
          ),
        ),
      ];
    const isFact =
      words.length >= FACTUAL ||
      (words.length > 0 && /\d/.test(line)) ||
      (words.length > 0 && wordsOf(line).length > 1 && MARKS.test(line));
    const isOther =
      (isFirst && !isRemarkFirst(about, clauses, explained)) ||
      isKept ||
      role !== 'fact' ||
      REPORT.test(about.text) ||
      ABOUT_CARD.test(about.text);
    return isOther || !isFact || NEWS.test(line) ? [] : [dated(about, line)];
  });
}
