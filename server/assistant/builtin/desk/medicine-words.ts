// The parts of a sentence about a medicine: its name, the amount as written, how often, for how long, from whom.
import type { Medication } from '#contract/kinds/medication.ts';
import { spokenDates } from '#rules/time/spoken/spoken-dates.ts';
import type { Facts } from '../../model/instructions.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { medicineNameIn } from './health-words.ts';
import { clockOf } from './moments.ts';

const DOSAGE =
  /(?<![\w/])(?:\d+(?:[.,]\d+)?\s?-?\s?(?:mg|mcg|µg|ug|ml|milligrams?|micrograms?|millilit(?:er|re)s?|iu|units?|g|%)(?![a-z])(?:\s?\/\s?\d*\s?(?:ml|kg))?|(?:\d+|one|two|three|half a|a half|an?)(?: and a half)? (?:tablets?|pills?|capsules?|drops?|puffs?|teaspoons?|tsp|tablespoons?|sprays?|sachets?|patch(?:es)?|gumm(?:y|ies)|squirts?|scoops?)\b)/gi;

/** The amount in the parent's own words; two of them, '250 mg, one tablet', stay two. */
export function dosageIn(text: string): string | undefined {
  const found = [...text.matchAll(DOSAGE)].map(([amount]) => amount.trim());
  return found.length === 0 ? undefined : [...new Set(found)].join(', ');
}

type Frequency = NonNullable<Medication['frequency']>;
const FREQUENCIES: readonly (readonly [Frequency, RegExp])[] = [
  ['as needed', /\b(?:as|when|if|whenever) (?:it is )?(?:needed|required|necessary)\b|\bprn\b/],
  [
    'four times daily',
    /\b(?:four|4) ?(?:times|x) (?:daily|a day|per day|every day|each day)\b|\bevery (?:six|6) hours\b/,
  ],
  [
    'three times daily',
    /\b(?:three|3) ?(?:times|x) (?:daily|a day|per day|every day|each day)\b|\bthrice (?:daily|a day)\b|\bevery (?:eight|8) hours\b/,
  ],
  [
    'twice daily',
    /\btwice (?:daily|a day|per day|every day|each day)\b|\b(?:two|2) ?(?:times|x) (?:daily|a day|per day|every day|each day)\b|\bevery (?:twelve|12) hours\b|\bmorning and (?:evening|night)\b/,
  ],
  ['weekly', /\b(?:weekly|once a week|every week|once per week|each week)\b/],
  ['monthly', /\b(?:monthly|once a month|every month|each month)\b/],
  [
    'once daily',
    /\b(?:once (?:daily|a day|per day)|daily|a day|every (?:day|morning|evening|night)|each (?:day|morning|evening|night)|nightly|at bedtime)\b/,
  ],
];

/** How often, when it is one of the ways the records know. */
export const frequencyIn = (line: string): Frequency | undefined =>
  FREQUENCIES.find(([, when]) => when.test(line))?.[0];

const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ');
/** 'For ten days', in days. */
export function lengthIn(line: string): number | undefined {
  const [, count = '', unit = ''] =
    /\bfor (\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten) (days?|weeks?)\b/.exec(line) ?? [];
  if (count === '') return undefined;
  const number = /^\d/.test(count) ? Number(count) : Math.max(1, COUNTS.indexOf(count));
  return number * (unit.startsWith('week') ? 7 : 1);
}

/** 'Dr. Chen', of 'prescribed by Dr. Chen'. */
export const prescriberIn = (text: string): string | undefined =>
  /\b[Pp]rescribed by ((?:[Dd]r\.? |[Dd]octor )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u.exec(text)?.[1];

/** Words around the name of a medicine. */
const AROUND = new Set(
  'a an the some any new add put log note record save store track start started starts starting begin began takes take taking took has have had needs need gets get is are was been be on of to in into for from until till through with and also now please can could would you me us my our her his their she he they it its i we today tomorrow medication medications medicine medicines med meds prescription list records called named as at every each day days daily week weeks weekly month monthly once twice thrice times time x per when if needed required whenever prn morning mornings evening evenings night nights bedtime nightly hours hour one two three four five six seven eight nine ten twelve prescribed by dr doctor kids son daughter child wife husband baby pip give giving hi hello hey that this will should set up enter create write down remember again back course dose dosage tablet tablets pill pills capsule capsules drop puff puffs teaspoon teaspoons tablespoon twelve'.split(
    ' ',
  ),
);
const LONGEST = 3;

/** The name of the medicine: what is left when everything else in the sentence is taken away. */
export function medicineIn(
  text: string,
  members: readonly { name: string }[],
  facts: Facts,
): string | undefined {
  const { days, times } = spokenDates(text, clockOf(facts));
  let rest = text;
  for (const { span } of [...days, ...times])
    rest = rest.slice(0, span[0]) + ' '.repeat(span[1] - span[0]) + rest.slice(span[1]);
  const names = new Set(members.flatMap(({ name }) => wordsOf(name)));
  rest = rest
    .replace(DOSAGE, ' ')
    .replace(/\bprescribed by (?:dr\.? |doctor )?\p{Lu}[\p{L}'-]+/giu, ' ')
    .replace(/\b(?:dr|doctor)\.? \p{L}[\p{L}'-]+/giu, ' ')
    .replace(/'s\b/g, ' ');
  const isName = (word: string): boolean => {
    const plain = fold(word);
    return !AROUND.has(plain) && !names.has(plain) && !/^\d/.test(plain);
  };
  const runs = runsOf(rest, isName);
  const known = medicineNameIn(wordsOf(text).join(' '));
  const run = runs.find((words) => words.some((word) => fold(word) === known)) ?? runs[0];
  return run?.slice(0, LONGEST).join(' ');
}

/** Names that stand side by side: 'vitamin d, pick it up at CVS' is vitamin d. */
function runsOf(text: string, isName: (word: string) => boolean): string[][] {
  const runs: string[][] = [];
  let end = -1;
  for (const { 0: word, index } of text.matchAll(/[\p{L}][\p{L}\d-]*|\b[A-Z]?\d+\b/gu)) {
    if (!isName(word)) continue;
    const follows = /^[ ,]?$/.test(text.slice(end, index)) && text[end] !== ',';
    if (end >= 0 && follows) runs.at(-1)?.push(word);
    else runs.push([word]);
    end = index + word.length;
  }
  return runs;
}
