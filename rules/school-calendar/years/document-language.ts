// The language of a document by its names of months and weekdays, and by words of British schools.
import words from '../../data/calendar-words.json' with { type: 'json' };
import { languagesOfName } from '../dates/calendar-names.ts';
import { phrases } from '../rows/phrases.ts';

export type DocumentLanguage = 'american' | 'british' | 'other';

const BRITISH = phrases(words.british);
const ABROAD = phrases(words.abroad);
const NAMES = /\p{L}[\p{L}\p{M}]{2,}/gu;
/** Lines that are looked at. */
const MOST_LINES = 4_000;

export function languageOf(lines: readonly { text: string }[]): DocumentLanguage {
  let english = 0;
  let other = 0;
  let british = false;
  for (const { text } of lines.slice(0, MOST_LINES)) {
    british ||= BRITISH.isIn(text);
    if (ABROAD.isIn(text)) other += 1;
    for (const [word] of text.matchAll(NAMES)) {
      const languages = languagesOfName(word);
      if (languages.length === 0) continue;
      if (languages.includes('english')) english += languages.length === 1 ? 1 : 0;
      else other += 1;
    }
  }
  if (other > english) return 'other';
  return british ? 'british' : 'american';
}

/** First month of the academic year: in Europe terms run into July. */
export const firstMonthOf = (language: DocumentLanguage): number => (language === 'american' ? 7 : 8);
