// The language of a document by its names of months and weekdays.
import words from '../../data/calendar-words.json' with { type: 'json' };
import { languagesOfName } from '../dates/calendar-names.ts';
import type { PageLine } from './page-lines.ts';
import { phrases } from './phrases.ts';

const BRITISH = phrases(words.british);
const NAMES = /\p{L}[\p{L}\p{M}]{2,}/gu;
const JULY = 7;
const AUGUST = 8;

/** First month of the academic year: July in American English, August elsewhere, where terms end in July. */
export function firstMonthOf(lines: readonly PageLine[]): number {
  let english = 0;
  let other = 0;
  for (const { text } of lines) {
    for (const [word] of text.matchAll(NAMES)) {
      const languages = languagesOfName(word);
      if (languages.length === 0) continue;
      if (languages.includes('english')) english += languages.length === 1 ? 1 : 0;
      else other += 1;
    }
  }
  if (other > english) return AUGUST;
  return lines.some(({ text }) => BRITISH.isIn(text)) ? AUGUST : JULY;
}
