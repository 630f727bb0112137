// Amounts of a recipe for more or fewer people, and for how many somebody wants them.
import { UNITS_IN_WORDS } from '#rules/text/units-in-words.ts';

const COUNT = `\\d{1,2}|${UNITS_IN_WORDS.slice(1).join('|')}`;
const FOR_PEOPLE = new RegExp(
  `\\b(?:for|feeds?|serves?|serving|of) (?:about |like |the |all |a family of )?(${COUNT})\\b(?! ?-?(?:min|hours?|hrs?|days?|weeks?|months?|years?|am\\b|pm\\b|lbs?|pounds?|oz|ounces?|cups?|kinds?|dozen))|\\b(${COUNT}) (?:of us|people|persons?|guests|adults|kids|eaters|servings?)\\b(?! (?:can|could|will) (?:all )?(?:eat|have|share))`,
  'i',
);

/** 'For 8', 'for the five of us', 'eight people' */
export function peopleIn(text: string): number | undefined {
  const [, behind, before] = FOR_PEOPLE.exec(text) ?? [];
  const word = (behind ?? before)?.toLowerCase();
  if (word === undefined) return undefined;
  const number = UNITS_IN_WORDS.indexOf(word);
  return number > 0 ? number : Number(word) || undefined;
}

const AMOUNT = /^(\d+ \d\/\d|\d\/\d|\d+(?:\.\d+)?)(?= )/;
/** '12 to 14 lb', '1 turkey, 12 lb': an amount beside another is left as it is. */
const SEVERAL = /\d.*(?: to |, )\d/;
/** Parts that kitchens measure, as numbers and as words. */
const PARTS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
];
/** Things and measures that are counted, behind one of them. */
const COUNTED =
  /^( (?:(?:large|small|medium|ripe) )?(?:cup|can|clove|slice|stalk|sprig|egg(?! (?:yolk|white))|onion|carrot|apple|banana|lemon|lime|bell pepper|avocado|loaf pan))(?=\b)(?!s)/;
/** From here on a part of one makes no difference. */
const WHOLE_FROM = 10;

export const fractionOf = (amount: string): number =>
  amount
    .split(' ')
    .map((part) => {
      const [over = '', under = '1'] = part.split('/');
      return Number(over) / Number(under);
    })
    .reduce((sum, part) => sum + part, 0);

/** A number as a kitchen measures it, to the nearest quarter or third: '1 1/2'. Never nothing. */
export function amountWords(number: number): string {
  if (number >= WHOLE_FROM) return String(Math.round(number));
  const rest = number % 1;
  const [part, words] = PARTS.reduce((best, one) =>
    Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best,
  );
  const whole = Math.floor(number) + (part === 1 ? 1 : 0);
  if (whole === 0 && words === '') return '1/4';
  return [whole === 0 ? '' : whole, words].filter((one) => one !== '').join(' ');
}

/** An ingredient line times `factor`: '1 1/2 cups flour' times 2 is '3 cups flour'. Lines without an amount stay. */
export function scaled(line: string, factor: number): string {
  const amount = AMOUNT.exec(line)?.[1];
  if (amount === undefined || SEVERAL.test(line)) return line;
  const many = fractionOf(amount) * factor;
  const rest = line.slice(amount.length);
  return `${amountWords(many)}${many > 1 ? rest.replace(COUNTED, '$1s') : rest}`;
}
