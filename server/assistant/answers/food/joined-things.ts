// Foods and goods that stand together in a wish: 'strawberry yogurt' is one thing, 'milk eggs' are two.

import type { ShoppingList } from '#contract/kinds/shopping-list.ts';

/** Place of a name in a text. */
export type Span = Record<'start' | 'end', number>;

/** Single foods that are bought by themselves: 'milk eggs bread' are three, 'strawberry yogurt' is one. */
const STAPLE =
  /s$|^(?:milk|bread|butter|cheese|rice|pasta|flour|sugar|salt|yogurt|beef|chicken|pork|ham|bacon|fish|salmon|coffee|tea|juice|oil|honey|cereal|granola|soda|water|wine|beer|tofu|hummus|salsa|ketchup|mustard|mayo|spinach|kale|lettuce|broccoli|corn|garlic|pepper|fruit)$/i;

/** 'Peanut butter crackers' are one. */
const ENDS_NAME =
  /^(?:crackers?|cookies|cups|bars?|sandwich(?:es)?|pretzels|granola|bites|balls|muffins|brownies)$/;

const LACKS = /^ (?:without|with no) \S/i;
/**
 * Foods that stand together as one name are one: the first is singular and no staple; 'yogurt without sugar', too. Goods
 * begin a thing of their own, but between commas: 'alcohol wipes'.
 */
export function joinedSpans(text: string, spans: readonly Span[], goods: ReadonlySet<string>): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const before = last && text.slice(last.start, last.end);
    const between = text.slice(last?.end ?? 0, span.start);
    const own = text.slice(span.start, span.end).toLowerCase();
    const isOne = !before?.includes(' ') && !STAPLE.test(before ?? '');
    const isJoined = between.trim() === '' && !goods.has(own) && (isOne || ENDS_NAME.test(own));
    if (last && before && (isJoined || LACKS.test(between + own))) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** 'Cheese 2 gallons of milk': the amount between two things counts the second. */
export const countsNext = (between: string): boolean =>
  /\d\S*(?: [a-z-]+)? of (?:the |our |my )?$/i.test(between);

/** Names of several words on the lists: 'ice melt' there is no ice. */
export const longNames = (lists: readonly ShoppingList[]): string[] =>
  lists.flatMap(({ items }) => items.flatMap(({ name }) => (name.includes(' ') ? [name] : [])));
