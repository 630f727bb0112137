// Dishes of several words kept whole: 'chicken tinga tacos', 'leftover turkey soup', 'thai takeout'.
import words from '../data/dish-words.json' with { type: 'json' };
import { isEnglish } from '../spelling.ts';
import { tagFinder, type Tag } from '../tag.ts';
import type { Token } from '../tokens.ts';

const HEADS: ReadonlySet<string> = new Set(words.heads.flatMap((row) => row.split(' ')));
const MANNERS: ReadonlySet<string> = new Set(words.manners.flatMap((row) => row.split(' ')));
/** Words before the head. */
const MOST_BEFORE = 4;

const isThing = (tag: Tag | undefined): boolean => tag?.type === 'food' || tag?.type === 'dish';

/** A word that may stand in a dish's name before its head: a food, a manner of cooking, a word that no list knows. */
function isPart(token: Token, tag: Tag | undefined): boolean {
  const { word } = token;
  if (MANNERS.has(word)) return tag === undefined || isThing(tag);
  // 'Eggs tacos' are two things on a list.
  if (isThing(tag)) return !/[^s]s$/.test(word);
  return tag === undefined && /^[a-z]{3,}$/.test(word) && !isEnglish(word) && !token.isPossessive;
}

/** The tags with the foods of a dish's name as one dish. */
export function withDishes(typed: string, tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const tagAt = tagFinder(tags);
  const dishes: Tag[] = [];
  for (const [at, { word }] of tokens.entries()) {
    const own = tagAt(at);
    if (!HEADS.has(word) || (own !== undefined && !isThing(own))) continue;
    let from = own?.from ?? at;
    const end = Math.max(own?.to ?? 0, at + 1);
    while (from > 0 && at - from < MOST_BEFORE && (tokens[from]?.before ?? '').trim() === '') {
      const before = tokens[from - 1];
      const tag = tagAt(from - 1);
      if (before === undefined || !isPart(before, tag)) break;
      from = tag?.from ?? from - 1;
    }
    if (from === (own?.from ?? at) || dishes.some(({ to }) => to > from)) continue;
    const value = typed.slice(tokens[from]?.start, tokens[end - 1]?.end);
    dishes.push({ type: 'dish', from, to: end, value, ids: [] });
  }
  const others = tags.filter(({ from, to }) => !dishes.some((dish) => dish.from < to && from < dish.to));
  return [...others, ...dishes].toSorted((one, other) => one.from - other.from);
}
