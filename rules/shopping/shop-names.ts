// Shopping name of an ingredient: '1 onion, chopped' and '2 onions' are onions, 'green onions' are scallions, and
// nobody buys 'grated' ginger. Items with the same key are the same; the name is shown on the list.
import { entryNames, nameSets } from './shop-words.ts';
import type { IngredientLine } from './ingredient-lines.ts';
import { categoryOf } from '../food/food-category.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { nameForm } from '../text/words.ts';

interface ShopName {
  /** The same for everything that is bought as the same thing. */
  key: string;
  name: string;
  /** Measured after cooking: a cup of cooked rice is not a cup of rice. */
  isCooked: boolean;
}

/** Removes words about how it is cut, as long as a food remains. */
function withoutPreparation(name: string): string {
  const { prepared } = nameSets();
  let words = name.split(' ').filter(Boolean);
  const tells = (word: string) => prepared.has(nameForm(word.replace(/,$/, '')));
  while (words.length > 1) {
    // 'Crushed tomatoes' and 'shredded wheat' are what the shop calls them.
    if (
      lexicon().names.has(nameForm(words.join(' '))) &&
      !nameSets().alwaysFresh.has(nameForm(words[0] ?? ''))
    )
      break;
    if (words.length > 2 && tells(words.slice(0, 2).join(' '))) words = words.slice(2);
    else if (tells(words[0] ?? '')) words = words.slice(1);
    else break;
  }
  while (words.length > 1 && tells(words.at(-1) ?? '')) words = words.slice(0, -1);
  return words.join(' ').replace(/[\s,]+$/, '');
}

function withoutParts(name: string): string {
  const { parts, soldAsParts } = nameSets();
  const words = name.split(' ');
  const form = nameForm(name);
  if (words.length < 2 || soldAsParts.has(form) || soldAsParts.has(form.split(' ').slice(-2).join(' ')))
    return name;
  return parts.has(nameForm(words.at(-1) ?? '')) ? words.slice(0, -1).join(' ') : name;
}

const UNCOUNTED =
  /(?:[^a-z]|[isu]|fish|shrimp|oats|chickpeas|salmon|tuna|cod|beef|pork|rice|bread|corn|garlic|ginger|celery|broccoli|spinach|lettuce)$/i;

/** 'onion' → 'onions', where more than one is needed and the name is a plain English one. */
export function pluralOf(name: string): string {
  if (UNCOUNTED.test(name)) return name;
  if (/(?:potato|tomato|mango|ch|sh|x|z)$/i.test(name)) return `${name}es`;
  if (/(?:l|o)eaf$/i.test(name)) return name.replace(/f$/i, 'ves');
  if (/[^aeiou]y$/i.test(name)) return name.replace(/y$/i, 'ies');
  return `${name}s`;
}

/** True for a name in the plural: 'eggs', but not 'hummus'. */
export function isPlural(name: string): boolean {
  const last = (name.split(' ').at(-1) ?? '').toLowerCase();
  return last.endsWith('s') && nameForm(last) !== last;
}

const IN_CANS = new Set(['can', 'jar']);

/** The name an ingredient is bought under. */
export function shopName({ name, unit, note }: Pick<IngredientLine, 'name' | 'unit' | 'note'>): ShopName {
  const isCooked = /\bcooked\b/i.test(name) && !/\buncooked\b/i.test(name) && !/\bcooked\b/i.test(note);
  const isCanned = unit !== null && IN_CANS.has(unit);
  const plain = isCanned ? name : withoutParts(withoutPreparation(name));
  const form = nameForm(plain) || plain.toLowerCase();
  const same = entryNames().get(form);
  const key = same?.key ?? form;
  const shown = same && isPlural(plain) ? pluralOf(same.name) : (same?.name ?? plain);
  // A can of tomatoes is not a tomato; a can of beans is how beans are bought.
  if (isCanned && categoryOf(shown) === 'produce')
    return { key: `canned ${key}`, name: `canned ${shown}`, isCooked };
  return { key, name: shown, isCooked };
}
