// Kitchen measures in other units: '350 F in C', 'how many tablespoons in a quarter cup'. US customary units (NIST Handbook 44).
import { fold } from '../../text/fold-text.ts';
import { RowIndex } from '../named-rows.ts';
import cupWeights from './data/cup-weights.json' with { type: 'json' };
import { amountWords, fractionOf } from './scaled.ts';

interface Unit {
  kind: 'volume' | 'weight';
  /** Milliliters or grams. */
  size: number;
  one: string;
  many: string;
}

const unit = (kind: Unit['kind'], size: number, one: string, many = `${one}s`): Unit => ({
  kind,
  size,
  one,
  many,
});
const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:teaspoons?|tsps?)$/, unit('volume', 4.929, 'teaspoon')],
  [/^(?:tablespoons?|tbsps?|tbs)$/, unit('volume', 14.787, 'tablespoon')],
  [/^(?:fluid ounces?|fl ?oz)$/, unit('volume', 29.574, 'fluid ounce')],
  [/^cups?$/, unit('volume', 236.588, 'cup')],
  [/^pints?$/, unit('volume', 473.176, 'pint')],
  [/^(?:quarts?|qts?)$/, unit('volume', 946.353, 'quart')],
  [/^gallons?$/, unit('volume', 3785.41, 'gallon')],
  [/^(?:milliliters?|ml)$/, unit('volume', 1, 'milliliter')],
  [/^(?:liters?|litres?|l)$/, unit('volume', 1000, 'liter')],
  [/^(?:ounces?|oz)$/, unit('weight', 28.3495, 'ounce')],
  [/^(?:pounds?|lbs?)$/, unit('weight', 453.592, 'pound')],
  [/^(?:grams?|g)$/, unit('weight', 1, 'gram')],
  [/^(?:kilograms?|kilos?|kgs?)$/, unit('weight', 1000, 'kilogram')],
];
const unitOf = (word: string): Unit | undefined => UNITS.find(([words]) => words.test(word))?.[1];

const NUMBER =
  '(\\d+(?:\\.\\d+)?(?: \\d/\\d)?|\\d/\\d|an?|one|half an?|a half|a third|a quarter|a quarter of a)';
const UNIT =
  '(teaspoons?|tsps?|tablespoons?|tbsps?|tbs|fluid ounces?|fl ?oz|cups?|pints?|quarts?|qts?|gallons?|milliliters?|ml|liters?|litres?|l|ounces?|oz|pounds?|lbs?|grams?|g|kilograms?|kilos?|kgs?)';
const TO = new RegExp(
  `\\b(?:${NUMBER} ?)?${UNIT} (?:(?:of )?[a-z][a-z -]{1,24} )??(?:is )?(?:in|to|into|as|equals?|is how many|how many) (?:an? )?${UNIT}\\b`,
);
const HOW_MANY = new RegExp(
  `(?:\\bhow many |^\\W*(?:(?:whats|what['’]?s|what is|number of) (?:the )?)?)${UNIT} (?:of [a-z -]{2,24} )?(?:do(?:es)? |are |is )?(?:there )?(?:in|to|make|makes|equals?|is|are) ${NUMBER} ?${UNIT}\\b`,
);
const DEGREES =
  /(-?\d+(?:\.\d+)?) ?(?:°|degrees? |deg )? ?(f|c|fahrenheit|celsius|centigrade)?\b.{0,16}?\b(?:in|to|into|as) (?:°|degrees? )?(f|c|fahrenheit|celsius|centigrade)\b/;
/** 'How much does a cup of sugar weigh', 'weight of 2 cups of flour' */
const WEIGHS = new RegExp(
  `\\bhow (?:much|heavy) (?:does|do|is|are|would|will) ${NUMBER} ?${UNIT} (?:of )?[a-z -]{2,30}?(?: weigh\\b|\\W*$)|\\bweight of ${NUMBER} ?${UNIT}\\b`,
);
/** 'And in a gallon' behind 'how many cups in a quart'. */
const AND_IN = new RegExp(`\\band (?:in |to |for )?${NUMBER} ?${UNIT}\\b`);

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  half: 1 / 2,
  'half a': 1 / 2,
  'half an': 1 / 2,
  'a half': 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
  'a quarter of a': 1 / 4,
};
function numberOf(words: string): number {
  if (words === '') return 1;
  return WORDS[words] ?? fractionOf(words);
}

/** '1/4', '1 1/2', and what is no part of a kitchen measure as it is. */
const shown = (number: number): string =>
  (number * 12) % 1 === 0 ? amountWords(number) : String(rounded(number));
/** To the nearest hundredth below 10, else to the whole. */
const rounded = (number: number): number =>
  number < 10 ? Math.round(number * 100) / 100 : Math.round(number);

const OF_OVEN = 200;
function degrees(text: string): string | undefined {
  const [, number = '', said, to = ''] = DEGREES.exec(text) ?? [];
  // 'What is 350 in celsius': an oven.
  const from = said ?? (Number(number) >= OF_OVEN && !to.startsWith('f') ? 'f' : to);
  const isFahrenheit = from.startsWith('f');
  if (number === '' || isFahrenheit === to.startsWith('f')) return undefined;
  const value = Number(number);
  return isFahrenheit
    ? `${value}°F is ${Math.round(((value - 32) * 5) / 9)}°C.`
    : `${value}°C is ${Math.round((value * 9) / 5 + 32)}°F.`;
}

const WEIGHTS = new RowIndex(cupWeights);
const CUP = 236.588;
/** Grams of a milliliter of the one thing that a text names. */
function densityIn(text: string): number | undefined {
  const [row] = WEIGHTS.find(text).flatMap(({ rows }) => rows);
  return row && row.grams / CUP;
}

/** 'About 200 grams (7 ounces)' for a volume of the one thing that is named. */
function weightIn(text: string): string | undefined {
  const [, amount = '', from = '', other = '', last = ''] = WEIGHS.exec(text) ?? [];
  const [number, measure, density] = [numberOf(amount || other), unitOf(from || last), densityIn(text)];
  if (measure?.kind !== 'volume' || density === undefined) return undefined;
  const grams = number * measure.size * density;
  const ounces = Math.round((grams / OUNCE) * 10) / 10;
  const [name, verb] = number <= 1 ? [measure.one, 'weighs'] : [measure.many, 'weigh'];
  return `${shown(number)} ${name} ${verb} about ${rounded(grams)} grams (${ounces} ounces).`;
}
const OUNCE = 28.3495;

/** The sentence that answers such a question; undefined where a text asks none. A weight of a volume depends on the thing. */
export function conversionIn(said: string): string | undefined {
  const text = fold(said).replaceAll(/\s+/g, ' ');
  const asked = HOW_MANY.exec(text);
  const [, toFirst = '', amountLast = '', fromLast = ''] = asked ?? [];
  const [, amount = '', from = '', to = ''] = (asked ? undefined : TO.exec(text)) ?? [];
  const number = numberOf(amount || amountLast);
  const [old, other] = [unitOf(from || fromLast), unitOf(to || toFirst)];
  if (!old || !other) return degrees(text) ?? weightIn(text);
  const density = old.kind === other.kind ? 1 : densityIn(text);
  if (density === undefined)
    return 'That depends on what it is. A cup of flour weighs about 120 grams, of sugar 200, of butter 227, of water 237.';
  const isWeighed = density !== 1;
  const factor = isWeighed && other.kind === 'volume' ? 1 / density : density;
  const exact = (number * old.size * factor) / other.size;
  const name = ({ one, many }: Unit, count: number): string => (count <= 1 ? one : many);
  // A cup of flour is never the same twice: quarters and thirds are near enough.
  const result =
    isWeighed && other.one === 'cup'
      ? amountWords(Math.max(1 / 4, exact))
      : isWeighed
        ? shown(rounded(exact))
        : String(rounded(exact));
  const [, nextAmount = '', nextUnit = ''] = AND_IN.exec(text) ?? [];
  const next =
    asked && nextUnit !== '' ? conversionIn(`how many ${toFirst} in ${nextAmount} ${nextUnit}`) : undefined;
  const first = `${shown(number)} ${name(old, number)} is ${isWeighed ? 'about ' : ''}${result} ${name(other, fractionOf(result))}.`;
  return next === undefined ? first : `${first} ${next}`;
}
