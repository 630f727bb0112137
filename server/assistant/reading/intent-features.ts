// A message as the model of intents sees it: its words, with what they name replaced by the kind of thing.
import { featureRows } from '../learning/text-features.ts';
import wordClasses from './data/word-classes.json' with { type: 'json' };
import type { Tagged } from './read-tags.ts';
import type { TagType } from './tag.ts';

/** Kinds whose own words say nothing about what is wanted. */
/** Tags whose words say themselves what is wanted; all others are hidden behind their type. */
const SHOWN: ReadonlySet<TagType> = new Set<TagType>(['me', 'group', 'name', 'amount', 'ordinal', 'pronoun']);
const SAME: Partial<Record<TagType, string>> = {
  doctor: 'contact',
  dish: 'food',
  age: 'number',
  relation: 'person',
  impossible: 'day',
};

/** The words with '@person' and the like for what is named. */
function delexicalised({ tokens, tags }: Pick<Tagged, 'tokens' | 'tags'>): string[] {
  const words: string[] = [];
  let at = 0;
  for (const tag of tags) {
    for (; at < tag.from; at += 1) words.push(tokens[at]?.word ?? '');
    if (!SHOWN.has(tag.type)) {
      words.push(`@${SAME[tag.type] ?? tag.type}`);
      at = tag.to;
    }
  }
  for (; at < tokens.length; at += 1) words.push(tokens[at]?.word ?? '');
  // 'Eggs, milk, bread' reads as one thing: how many there are says nothing.
  return words.filter((word, place) => !word.startsWith('@') || word !== words[place - 1]);
}

const CLASSES = new Map<string, string[]>();
for (const [name, words] of Object.entries(wordClasses))
  if (Array.isArray(words)) for (const word of words) CLASSES.set(word, [...(CLASSES.get(word) ?? []), name]);

/** The rows of the model's table for a message. */
export function intentRows(tagged: Pick<Tagged, 'tokens' | 'tags'>): Int32Array {
  const words = delexicalised(tagged);
  const tags = words.map((word) => (word.startsWith('@') ? [word.slice(1)] : (CLASSES.get(word) ?? [])));
  return featureRows({ tokens: words, tags }, (word) => (word.startsWith('@') ? word : undefined), {
    hasSkips: true,
  });
}
