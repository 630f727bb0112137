// Amounts of medicine in a text, in any notation: digits, words, full-width digits, split by Markdown.
import { UNITS_IN_WORDS } from '#rules/text/units-in-words.ts';

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const BELOW_HUNDRED = `(?:${TENS.slice(2).join('|')})(?:[ -](?:${UNITS_IN_WORDS.slice(1, 10).join('|')}))?|${UNITS_IN_WORDS.toReversed().join('|')}`;
const NUMBER_WORDS = new RegExp(
  `\\b(?:(${BELOW_HUNDRED}|an?)[ -](hundred|thousand)(?:(?: and)? (${BELOW_HUNDRED}))?|(${BELOW_HUNDRED}))\\b`,
  'g',
);

function belowHundred(words: string): number {
  const [first = '', second = ''] = words.split(/[ -]/);
  const tens = TENS.indexOf(first);
  return tens > 1 ? tens * 10 + Math.max(0, UNITS_IN_WORDS.indexOf(second)) : UNITS_IN_WORDS.indexOf(first);
}

const asDigits = (text: string): string =>
  text.replace(NUMBER_WORDS, (_, of?: string, scale?: string, rest?: string, alone?: string) => {
    if (alone !== undefined) return String(belowHundred(alone));
    const count = of === undefined || /^an?$/.test(of) ? 1 : belowHundred(of);
    return String(
      count * (scale === 'thousand' ? 1000 : 100) + (rest === undefined ? 0 : belowHundred(rest)),
    );
  });

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const ENTITY = /&(?:nbsp|#160|#xa0|thinsp|ensp|emsp);?/g;
const MARKS = /[*_`~]+/g;

/**
 * A text as `dosesIn` and `measuresIn` compare it: lower case, digits for number words, without markdown marks and
 * invisible characters, one space between words.
 */
export function plainAmounts(text: string): string {
  const plain = text
    .replace(ENTITY, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ');
  return asDigits(plain)
    .replace(/(\d) ?1⁄2/g, '$1.5')
    .replace(/1⁄2|\b(?:a )?half (?:an? )?(?=\w)/g, '0.5 ')
    .replace(/\b(\d+) and (?:a half|0\.5) /g, '$1.5 ')
    .replace(/ {2,}/g, ' ');
}

const UNITS: Readonly<Record<string, string>> = {
  milligram: 'mg',
  microgram: 'mcg',
  µg: 'mcg',
  μg: 'mcg',
  ug: 'mcg',
  milliliter: 'ml',
  millilitre: 'ml',
  mil: 'ml',
  cc: 'ml',
  gram: 'g',
  iu: 'iu',
  'international unit': 'iu',
  unit: 'iu',
};

/** Units that measure medicine in any context. 'Mils' is spoken for millilitres. */
const DOSE =
  /(?<![\w.,])(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(mg|mcg|[µμ]g|ug|ml|cc|milligrams?|micrograms?|millilit(?:er|re)s?|mils?|mls|iu|international units?)(?: ?\/ ?kg)?(?!\w)/gu;
/** Units that also measure food, so they count only together with a medicine. */
const DOSE_OF_MEDICINE = /(?<![\w.,])(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(g|grams?|units?)(?!\w)/gu;

const NAMES =
  `acetaminophen|paracetamol|tylenol|calpol|panadol|ibuprofen|motrin|advil|nurofen|aspirin|aleve|naproxen|benadryl|diphenhydramine
|zyrtec|cetirizine|claritin|loratadine|allegra|fexofenadine|melatonin|amoxicillin|penicillin|augmentin|azithromycin|zithromax|cefdinir|keflex
|cephalexin|prednisone|prednisolone|dexamethasone|albuterol|ventolin|montelukast|singulair|insulin|metformin|adderall|ritalin|concerta|vyvanse
|methylphenidate|guanfacine|clonidine|zoloft|sertraline|prozac|fluoxetine|lexapro|xanax|lorazepam|ativan|valium|diazepam|codeine|tramadol
|oxycodone|hydrocodone|morphine|gabapentin|zofran|ondansetron|tamiflu|dramamine|dimenhydrinate|meclizine|pepto(?:[ -]bismol)?|imodium|loperamide
|miralax|senna|mucinex|guaifenesin|robitussin|delsym|dextromethorphan|dimetapp|sudafed|pseudoephedrine|nyquil|dayquil|epinephrine|epi-?pens?
|hydroxyzine|famotidine|omeprazole|warfarin|levothyroxine|fluoride|simethicone|gripe water|vitamin [abcdek]\\d*|zinc|iron`.replaceAll(
    '\n',
    '',
  );
const MEDICINE = new RegExp(
  `\\b(?:${NAMES}|medicines?|medications?|meds|antibiotics?|(?:cough|cold|allergy|fever) (?:syrup|drops|medicine)|the syrup|pain (?:relievers?|killers?)|painkillers?|antihistamines?|steroids?|inhalers?|suppositor(?:y|ies)|supplements?|doses?|dosages?|dosing)\\b`,
);
const FORMS =
  'teaspoon(?:ful)?s?|tsp|tablespoon(?:ful)?s?|tbsp|spoonfuls?|drops?|droppers?(?:ful)?|pills?|tablets?|tabs?|capsules?|caplets?|gummies|gummy|puffs?|sprays?|squirts?|suppositor(?:y|ies)|sachets?|patches|lozenges?|doses|hours';
const MEASURE = new RegExp(
  `\\b(?:(?:\\d+(?:[.,]\\d+)?|an?|a quarter|a couple(?: of)?|a few)(?: (?:to|or|-) \\d+)?|every \\d+)[ -](?:\\w+ ){0,2}(?:${FORMS})\\b|\\b(?:\\d+ times|once|twice) (?:a|per|every|each) day\\b`,
  'g',
);
const COUNTED_MEDICINE = new RegExp(`\\b\\d+ (?:${NAMES})s?\\b`, 'g');

/** Returns whether a text names a medicine; `plain` as `plainAmounts` writes it. */
export const namesMedicine = (plain: string): boolean => MEDICINE.test(plain);

const unitOf = (written: string): string => {
  const one = written.replace(/s$/, '');
  return UNITS[one] ?? one;
};

/** The amounts of medicine in a text, in one notation: '5ml'. Grams and units count only together with a medicine. */
export function dosesIn(text: string): string[] {
  const plain = plainAmounts(text);
  const patterns = namesMedicine(plain) ? [DOSE, DOSE_OF_MEDICINE] : [DOSE];
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(
      ([, amount = '', unit = '']) => `${amount.replace(',', '.')}${unitOf(unit)}`,
    ),
  );
}

/** The spoonfuls, tablets, intervals and counted medicines a text names, as `plainAmounts` writes them. */
export function measuresIn(text: string): string[] {
  const plain = plainAmounts(text);
  return [MEASURE, COUNTED_MEDICINE].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(([measure]) => measure),
  );
}
