// Finds the stored things that a wish names: items of lists and of the pantry.
import { holdsName, nameForm } from '#rules/text/words.ts';
import type { Goods } from '../../text/goods.ts';
import { isAlike, isCalled, isSameFood } from './names.ts';

interface Found<T> {
  found: T[];
  /** Things of the wish that are not stored. */
  missing: Goods[];
}

/** Containers of things: 'the boxes' may be the juice boxes, 'we found a box' names none. */
const CONTAINER =
  /^(?:box|bag|pack|package|packet|case|carton|bottle|can|tin|jar|tub|bunch|loaf|roll|cup|stick|block|piece|slice|container)$/;
const isNamedContainer = (text: string, head: string): boolean =>
  new RegExp(`\\b(?:the|those|these|that|our|my) ${head}(?:e?s)?\\b`, 'i').test(text);

/** Ends the name of what is made of a food: 'oat milk' is no oats, 'chicken broth' no chicken. */
const MADE_OF =
  /^(?:milk|flour|oil|butter|juice|broth|stock|soup|sauce|vinegar|noodle|tortilla|chip|cracker|bread|cereal|jam|jelly|syrup|bar)$/;
const isMadeOf = (stored: string, name: string): boolean => {
  const words = nameForm(name).split(' ');
  const own = nameForm(stored).split(' ');
  const head = own.at(-1) ?? '';
  return MADE_OF.test(head) && !words.includes(head);
};

/** The thing that is called so, rather one that is that food: of 'milk' not the coconut milk. */
function called<T>(stored: readonly T[], nameOf: (one: T) => string, name: string): T | undefined {
  const all = stored.filter((one) => isCalled(nameOf(one), name) && !isMadeOf(nameOf(one), name));
  return all.find((one) => isSameFood(nameOf(one), name)) ?? all[0];
}

/** Stored things by the whole of their name in the text, longest first; then by what a thing of the wish is called. */
export function storedIn<T>(
  text: string,
  goods: readonly Goods[],
  stored: readonly T[],
  nameOf: (one: T) => string,
): Found<T> {
  const found: T[] = [];
  // 'Tofus' is no plural that the lists know.
  let rest = nameForm(`${text} | ${text.replace(/(?<=\p{L}{3})s\b/gu, '')}`);
  const isFound = (name: string) => found.some((one) => isAlike(nameOf(one), name));
  for (const one of stored.toSorted((a, b) => nameOf(b).length - nameOf(a).length)) {
    const form = nameForm(nameOf(one));
    if (form === '' || !holdsName(rest, form) || isFound(nameOf(one))) continue;
    found.push(one);
    rest = ` ${rest} `.replaceAll(` ${form} `, ' | ').trim();
  }
  // 'The thighs' are the chicken thighs, where nothing else there ends so.
  const having = new Map<string, number>();
  for (const one of stored)
    for (const word of new Set(nameForm(nameOf(one)).split(' ')))
      having.set(word, (having.get(word) ?? 0) + 1);
  for (const one of stored) {
    const head = nameForm(nameOf(one)).split(' ').at(-1) ?? '';
    const isOnly = having.get(head) === 1;
    if (CONTAINER.test(head) && !isNamedContainer(text, head)) continue;
    if (head.length > 2 && isOnly && !found.includes(one) && holdsName(rest, head)) found.push(one);
  }
  const missing: Goods[] = [];
  for (const { name, qty } of goods) {
    if (found.some((one) => isCalled(nameOf(one), name) || isCalled(name, nameOf(one)))) continue;
    const one =
      stored.find((other) => isAlike(nameOf(other), name)) ??
      called(stored, nameOf, name) ??
      stored.find((other) => isCalled(name, nameOf(other)));
    if (one) found.push(one);
    else missing.push({ name, qty });
  }
  return { found: found.toSorted((a, b) => stored.indexOf(a) - stored.indexOf(b)), missing };
}
