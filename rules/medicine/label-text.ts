// Text of a medicine label in one spelling, for the rule that reads how often a medicine is given: numbers as digits,
// Latin abbreviations and 'twice' in plain words.
import { SMALL_IN_WORDS } from '../text/units-in-words.ts';

const digitsOf = (word: string): string => {
  const at = SMALL_IN_WORDS.indexOf(word);
  if (at !== -1) return String(at);
  return word === 'twenty-four' || word === 'twenty four' ? '24' : '48';
};

/** In this order: later rules see what earlier ones wrote. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[×✕]/g, 'x'],
  // 'b.i.d.' and 'q. 6 h.'; a dot between letters ends no sentence there.
  [/\bb\.? ?i\.? ?d\b\.?/g, '2 times a day'],
  [/\bt\.? ?i\.? ?d\b\.?/g, '3 times a day'],
  [/\bq\.? ?i\.? ?d\b\.?/g, '4 times a day'],
  // As British labels have them; 'BD' is also a maker of needles.
  [/\bt\.? ?d\.? ?s\b\.?/g, '3 times a day'],
  [/\bq\.? ?d\.? ?s\b\.?/g, '4 times a day'],
  [/\bb\.?d\b\.?(?! (?:needle|syringe|pen|lancet))/g, '2 times a day'],
  [/\bq\.?o\.?d\b\.?/g, 'every other day'],
  [/\bq\.?d\b\.?/g, '1 time a day'],
  [/\bqhs\b|\bqpm\b|\bqam\b/g, '1 time a day'],
  [/\bq(?:wk|week)\b/g, '1 time a week'],
  [/\bq\.? ?(\d{1,2})\. ?h\b\.?/g, 'every $1 hours'],
  [/\bq\.? ?(\d)/g, 'every $1'],
  [/\bq\.? day\b/g, '1 time a day'],
  [/\bonce-daily\b/g, '1 time daily'],
  [/\btwice-daily\b/g, '2 times daily'],
  [/(?<!\bnot )\b(every|each) hour\b/g, '$1 1 hours'],
  [/\bonce\b/g, '1 time'],
  [/\btwice\b/g, '2 times'],
  [/\bthrice\b/g, '3 times'],
  // 'every 4 (four) hours' says one number twice, 'every (6) hours' says it once, 'twice (2) daily' has a word between.
  [/(?<=\d(?: times?)?) ?\(\d+\)/g, ''],
  [/\((\d+)\)/g, '$1'],
  [/\ba single dose\b/g, '1 dose'],
  [/(\d) ?(?:hours|hour|hourly|hrs|hr|h)\b\.?/g, '$1 hours'],
  [/(\d)-(?:hours|hour|hourly|hrs|hr|h)\b\.?/g, '$1 hours'],
  [/(\d) ?(?:minutes|minute|mins|min)\b\.?/g, '$1 minutes'],
];

/** Lower case, one space between words, one way to write numbers and intervals. */
export function plainLabel(text: string): string {
  let plain = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\btwenty[- ]four\b|\bforty[- ]eight\b/g, digitsOf)
    .replace(/\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g, (word: string) =>
      digitsOf(word),
    );
  for (const [pattern, words] of SPELLINGS) plain = plain.replace(pattern, words);
  return plain;
}

/** The sentences of a text as they are written. A dot within a number or an abbreviation ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[;\n•]|(?<=[a-z0-9)]{2})(?<!\bmax)\.(?=\s|$)|[!?]/i)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
