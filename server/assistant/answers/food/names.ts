// Compares names of foods and lists, and formats them for answers.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { ShoppingItem, ShoppingList } from '#contract/kinds/shopping-list.ts';
import { readFood } from '#rules/food/allergens.ts';
import { isOfKind } from '#rules/food/food-kinds.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { shortHash } from '#rules/text/short-hash.ts';
import { listed, quoted } from '../../text/say.ts';

/** True when two names mean the same thing: 'Egg' and 'eggs'. */
export const isAlike = (one: string, other: string): boolean => nameForm(one) === nameForm(other);

/** True when the stored name contains `words`: 'Oat milk' contains 'milk'. */
export const isCalled = (stored: string, words: string): boolean => {
  const form = nameForm(words);
  return form !== '' && holdsName(nameForm(stored), form);
};

/** True when words mean the stored thing, by its name or by the kind of food it is: 'fish' means 'Halibut'. */
export const isMeant = (stored: string, words: string): boolean =>
  isCalled(stored, words) || isOfKind(stored, words);

/** False for another food of that name: 'Coconut milk' is no milk, 'Lactose-free milk' is. */
export const isSameFood = (stored: string, words: string): boolean => {
  const { contains } = readFood(words);
  return contains.size === 0 || !contains.isDisjointFrom(readFood(stored).contains);
};

/** 'Oat milk' → 'oat milk'; a name of several capitals stays. */
export const lower = (name: string): string =>
  quoted(name).replace(/^\p{Lu}(?=\p{Ll})(?!.* \p{Lu})/u, (first) => first.toLowerCase());

export const namesOf = (things: readonly { name: string }[], last = 'and'): string =>
  listed(
    things.map(({ name }) => lower(name)),
    last,
  );

/** 'is' or 'are', for the things of a sentence. */
export const isOrAre = (things: readonly { name: string }[]): string =>
  things.length > 1 || /[^s]s$/i.test(things[0]?.name ?? '') ? 'are' : 'is';

const isMany = (things: readonly { name: string }[]): boolean => isOrAre(things) === 'are';
/** 'it' or 'them' */
export const itOrThem = (things: readonly { name: string }[]): string => (isMany(things) ? 'them' : 'it');
/** A verb for the things of a sentence: 'stays', 'stay'. */
export const verbFor = (things: readonly { name: string }[], one: string, many: string): string =>
  isMany(things) ? many : one;

/** ', 2 l' */
const amountAfter = (amount: string): string => (amount === '' ? '' : `, ${quoted(amount)}`);
export const itemWords = ({ name, qty }: Pick<ShoppingItem, 'name' | 'qty'>): string =>
  `${quoted(name)}${amountAfter(qty)}`;
export const stockWords = ({ name, quantity }: PantryItem): string =>
  `${quoted(name)}${amountAfter(quantity)}`;

export const titleOf = ({ title }: Pick<ShoppingList, 'title'>): string => `**${quoted(title)}**`;
export const waiting = ({ items }: Pick<ShoppingList, 'items'>): ShoppingItem[] =>
  items.filter(({ checked }) => !checked);

/** One of several wordings; the same text always gives the same. */
export const wording = (seed: string, ...wordings: readonly [string, ...string[]]): string =>
  wordings[Number.parseInt(shortHash(seed), 36) % wordings.length] ?? wordings[0];

/** A short sentence saying that the card is ready for approval. */
export const cardWords = (seed: string, cards = 1): string =>
  cards > 1
    ? wording(seed, 'The cards are ready.', `Here are the ${cards} cards.`, 'Ready for your OK.')
    : wording(seed, "Here's the card.", 'Ready for your OK.', 'Just say yes on the card.');

/** True for a question that is answered with yes or no. */
export const isYesOrNo = (text: string): boolean =>
  !/^(?:(?:hey|hi|ok|so|pip|and)[, ]+)*(?:can|could|would|will) (?:you|u)\b(?! (?:see|tell|check)\b)/i.test(
    text.trim(),
  ) &&
  /(?:^|[,.;] |^(?:hey |hi |ok |so |pip |and )+)(?:is|are|do|does|did|have|has|was|were|can|any|got)\b/i.test(
    text.trim(),
  );

/** 'No, ' before an answer to a yes-or-no question, nothing before others. */
export const yesOrNo = (text: string, isYes: boolean, words: string): string =>
  isYesOrNo(text) ? `${isYes ? 'Yes' : 'No'}, ${words}` : words.slice(0, 1).toUpperCase() + words.slice(1);

/** Text of a meal on one line. */
export const mealText = (text: string): string =>
  quoted(text.replace(/(?<=[.!?:;,])\s*[\r\n]+\s*/g, ' ').replace(/\s*[\r\n]+\s*/g, ', '));
