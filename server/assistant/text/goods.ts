// Reads 'eggs, bread and 2 l of milk': each thing with how much of it, and whether something is a thing
// one buys at all.
import { plainFractions } from '#rules/shopping/amounts.ts';
import { nameForm } from '#rules/text/words.ts';
import { LIMITS } from '#contract/common.ts';
import notEaten from './data/not-eaten.json' with { type: 'json' };
import { capital } from './say.ts';
import amounts from './data/counts.json' with { type: 'json' };

export interface Goods {
  name: string;
  qty: string;
}

const COUNTS: Record<string, string> = amounts.counts;
const NUMBER = `\\d+ \\d\\/\\d|\\d+(?:[.,\\/-]\\d+)?|${Object.keys(COUNTS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}`;
const UNIT =
  'kg|kilos?|kilograms?|grams?|g|liters?|litres?|l|ml|cl|dl|lbs?|pounds?|ounces?|oz|gallons?|gals?|quarts?|pints?|cups?|tbsp|tsp|tablespoons?|teaspoons?|cans?|tins?|jars?|bottles?|cartons?|box(?:es)?|packs?|packets?|packages?|pkgs?|bags?|bunch(?:es)?|heads?|loaf|loaves|sticks?|slices?|pieces?|rolls?|tubs?|tubes?|dozen|doz|ct|six-?packs?|cloves?|cases?|crates?|blocks?|bars?|sacks?|fillets?';
const LEADING = new RegExp(
  `^(?:x ?)?(${NUMBER})(?: ?x)?(?: (?:more|extra|new|additional)(?= ))?(?:(?: ?|-)(${UNIT}))?(?:\\.)?(?: of)? (?!percent\\b|and\\b)(.+)$`,
  'i',
);
const TRAILING = new RegExp(
  `^(.+?)(?:,? ?\\(| x ?|, ?| )(\\d+ \\d\\/\\d|\\d+(?:[.,\\/]\\d+)?)(?: ?(${UNIT}))?(?: ?x)?\\)?$`,
  'i',
);
const VAGUE = /^(a few|several|a little|a lot of|lots of|plenty of|enough) /i;
const ARTICLE =
  /^(?:the|our|my|some|any|more|also|please|just|a bit of|additional|extra|fresh supply of|new|those|these|that|this) (?=\S)/i;

/** Two words joined by 'and' that are one thing. */
const ONE_THING =
  /\b(?:mac(?:aroni)? (?:and|&|n) cheese|half (?:and|&) half|peanut butter (?:and|&) jelly|pork (?:and|&) beans|ham (?:and|&) cheese|cookies (?:and|&) cream|sour cream (?:and|&) onion|salt (?:and|&) vinegar|sweet (?:and|&) sour|bread (?:and|&) butter pickles|m ?& ?m'?s|m and m'?s|ben (?:&|and) jerry'?s|arm (?:&|and) hammer)\b/gi;
const JOINT = '\u0001';
const BETWEEN = /\s*(?:(?<!\d),|,(?!\d)|[;\n]|\s(?:&|\+)\s|\band also\b|\bas well as\b|\band\b|\bplus\b)\s*/i;
/** Where the reason begins, and the goods end. */
const REASON =
  /\s+(?:because|since we|as we|so that|so we|so I|before (?:we|i|you)|when (?:we|i|you)|by (?:tomorrow|tonight|friday))\b.*$/i;
const PRONOUN =
  /^(?:it|that|them|those|this|these|some|any|one|something|anything|stuff|things?|items?|everything|all|all of (?:it|them)|more|these things|a few things|the rest|also|too)$/i;

/** A day is nothing one buys. */
const DAY =
  /^(?:(?:on|for|by) )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next|the) week(?:end)?)$/i;

const SIZED = /^(.+?),? (sizes? \w+)$/i;
const ONE_OF =
  /^(?:the )?(can|jar|bottle|carton|box|pack|package|bag|bunch|head|loaf|tub|case|dozen|gallon|pint|pound) of (.+)$/i;

/** Names that are letters: 'AA batteries'. */
const LETTERS = /\b(?:aaa?|bbq|oj|pbj|led|usb|hdmi)\b/gi;

/** One thing with how much of it; nothing for a pronoun or a day. */
export function oneOfGoods(text: string): Goods | undefined {
  const plain = text
    .replace(/^["'(]+|["').!?]+$/g, '')
    .replace(/^(?:another|an? extra|extra) (?=\d)/i, '')
    .trim();
  const [, sized, size] = SIZED.exec(plain) ?? [];
  if (sized !== undefined && size !== undefined) {
    const one = oneOfGoods(sized);
    return one && { ...one, qty: [one.qty, size].filter(Boolean).join(', ') };
  }
  // 'Bag of flour' is one.
  let name = plain.replace(ONE_OF, '1 $1 of $2');
  let qty = '';
  for (let round = 0; round < 3; round += 1) name = name.replace(ARTICLE, '');
  const vague = VAGUE.exec(name);
  const leading = LEADING.exec(name);
  const trailing = TRAILING.exec(name);
  if (vague) {
    qty = (vague[1] ?? '').toLowerCase();
    name = name.slice(vague[0].length);
  } else if (leading) {
    const [, number = '', unit, rest = ''] = leading;
    qty = [COUNTS[number.toLowerCase()] ?? number, unit].filter(Boolean).join(' ');
    name = rest;
  } else if (trailing) {
    const [, rest = '', number, unit] = trailing;
    qty = [number, unit].filter(Boolean).join(' ');
    name = rest;
  }
  name = name.replace(ARTICLE, '').replace(/^of /i, '').trim();
  if (name === '' || PRONOUN.test(name) || DAY.test(name) || name.length > LIMITS.name) return undefined;
  return { name: capital(name.replace(LETTERS, (word) => word.toUpperCase())), qty };
}

/** '1,000' → '1000', '1,5' → '1.5': three digits behind a comma are thousands, fewer a part. */
const plainCommas = (text: string): string =>
  text
    .replace(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!,?\d)/g, (number) => number.replaceAll(',', ''))
    .replace(/(?<![\d.,])(\d+),(\d+)(?![.,]?\d)/g, '$1.$2');

/** The parts between commas and 'and'; 'mac and cheese' is one. */
export const goodsParts = (text: string): string[] =>
  plainFractions(plainCommas(text.replace(REASON, '')))
    .replace(ONE_THING, (words) => words.replace(/ (?:and|&) /i, JOINT))
    .split(BETWEEN)
    .map((part) => part.replaceAll(JOINT, ' and '));

const ANYWHERE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(?:x ?)?(${NUMBER})(?: ?x)?(?:(?: ?|-)(${UNIT}))?(?![\\p{L}\\p{N}])`,
  'giu',
);

interface SaidAmount {
  /** As a list keeps it: '2 bags'. */
  qty: string;
  /** Place in the text. */
  at: number;
}

/** Every amount in a text: '12', '2 bags', 'half a gallon'. */
export const amountsIn = (text: string): SaidAmount[] =>
  [...text.matchAll(ANYWHERE)].flatMap(({ 1: number = '', 2: unit, index }) => {
    const isArticle = /^(?:an?|another|half)$/i.test(number);
    return isArticle && unit === undefined
      ? []
      : [{ qty: [COUNTS[number.toLowerCase()] ?? number, unit].filter(Boolean).join(' '), at: index }];
  });

const BARE = new RegExp(`^(?:x ?)?(${NUMBER})(?: ?x)?(?: ?(${UNIT}))?$`, 'i');

/** '2 bunches' → '2 bunches'; undefined where a thing is named, too. */
export function bareAmount(text: string): string | undefined {
  const [, number = '', unit] = BARE.exec(plainFractions(text.trim())) ?? [];
  return number === '' ? undefined : [COUNTS[number.toLowerCase()] ?? number, unit].filter(Boolean).join(' ');
}

/** The things a text names, each once, in its order. */
export function goodsIn(text: string): Goods[] {
  const found = new Map<string, Goods>();
  for (const part of goodsParts(text)) {
    const goods = oneOfGoods(part);
    if (goods && !found.has(goods.name.toLowerCase())) found.set(goods.name.toLowerCase(), goods);
  }
  return [...found.values()];
}

/** Goods of a shop that nobody eats. */
const NOT_EATEN =
  /^(?:\S+ ){0,3}(?:toilet (?:paper|rolls?)|paper towels?|kitchen rolls?|tissues?|kleenex|napkins?|diapers?|nappies|wipes|detergent|dish(?:washer)? (?:soap|tabs?|tablets?|pods?|liquid)|laundry (?:soap|pods?|powder)|soap|shampoo|conditioner|toothpaste|toothbrush(?:es)?|deodorant|sunscreen|bleach|cleaner|cleaning supplies|sponges?|trash bags?|garbage bags?|bin bags?|foil|cling film|plastic wrap|baking paper|parchment(?: paper)?|(?:freezer|sandwich|snack) bags?|zip ?lock bags?|light ?bulbs?|batteries|candles?|pet food|dog food|cat food|cat litter|band ?aids?|plasters|lunch bags?|paper plates|straws|pacifiers?|coffee filters?)$/i;
const NAMES: ReadonlySet<string> = new Set(notEaten.map(nameForm));
export const isHousehold = (name: string): boolean => NOT_EATEN.test(name);
/** A thing by its whole name, 'tape', that no list of foods has to know. */
export const isThing = (name: string): boolean => NAMES.has(nameForm(name));
