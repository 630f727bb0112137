// Recognises entries of a member's lists that have nothing to do with food: conditions and aids ('asthma', 'wears
// glasses'), and allergies to things that nobody eats ('penicillin'). Every word must be known: 'asthma and peanuts' and
// a word that no list has are entries about food. Light, because screens without the food rules use it.
import data from '../data/health-words.json' with { type: 'json' };
import { foldLetters } from '../text/fold-letters.ts';

type Sign = 'health' | 'other allergy' | 'around';

/** Between words that punctuation separates: 'milk, teeth' is no milk tooth. */
const BREAK = '|';

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .replace(/['’‘`]/g, '')
    .replace(/[,;:.!?()[\]/&+"“”\n]| [-–—] /g, ` ${BREAK} `)
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\w{3})s$/, ''));

const formsIn = (rows: readonly string[]): string[] =>
  rows.flatMap((row) => row.split(', ')).map((name) => wordsOf(name).join(' '));

const signs = new Map<string, Sign>([
  ...formsIn(data.around).map((form): [string, Sign] => [form, 'around']),
  ...formsIn(data.otherAllergies).map((form): [string, Sign] => [form, 'other allergy']),
  ...formsIn([...data.conditions, ...data.aids]).map((form): [string, Sign] => [form, 'health']),
  [BREAK, 'around'],
]);
const LONGEST = Math.max(...[...signs.keys()].map((form) => form.split(' ').length));
/** An age, a level, a year or an amount; 220 alone is an additive. */
const NUMBER = /^(?:\d\d?|(?:19|20)\d\d|\d+m[gl])$/;

/** The signs of the names in an entry, the longest name first; undefined when a word is in none. */
function signsIn(words: readonly string[]): Set<Sign> | undefined {
  const found = new Set<Sign>();
  let before: Sign = 'around';
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !signs.has(words.slice(at, at + length).join(' '))) length -= 1;
    const name = words.slice(at, at + length).join(' ');
    const sign = NUMBER.test(name) ? 'around' : signs.get(name);
    // Bee pollen is eaten.
    const isJoined = sign === 'other allergy' && before === sign;
    if (sign === undefined || isJoined) return undefined;
    found.add(sign);
    before = sign;
    at += length;
  }
  return found;
}

/** Needed or taken, a medicine is no allergy: 'takes ibuprofen'. */
const TAKEN = /\b(?:needs?|takes?|taking|uses?|using|on|daily)\b/i;

/** 'health' for a condition or an aid, 'other allergy' for what nobody eats; undefined for what may be about food. */
export function notOfFood(entry: string): 'health' | 'other allergy' | undefined {
  const found = signsIn(wordsOf(entry)) ?? new Set();
  const isHealth = found.has('health');
  if (found.has('other allergy')) return isHealth || !TAKEN.test(entry) ? 'other allergy' : 'health';
  return isHealth ? 'health' : undefined;
}
