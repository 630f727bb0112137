// Tags of closed classes of words: relations, groups, diets, meals, ordinals, pronouns, subjects.
import words from '../data/words.json' with { type: 'json' };
import { PhraseIndex } from '../phrases.ts';
import type { Tag, Tagger, TagType } from '../tag.ts';

const MEALS: readonly (readonly [RegExp, string])[] = [
  [/^br/, 'breakfast'],
  [/^lu/, 'lunch'],
  [/^(?:di|su)/, 'dinner'],
  [/^sn/, 'snack'],
];

const index = new PhraseIndex<{ type: TagType; value: string }>();

const add = (type: TagType, phrases: readonly string[], valueOf: (phrase: string) => string): void => {
  for (const phrase of phrases) index.add(phrase, { type, value: valueOf(phrase) });
};
for (const [relation, phrases] of Object.entries(words.relations)) add('relation', phrases, () => relation);
for (const [ordinal, phrases] of Object.entries(words.ordinals)) add('ordinal', phrases, () => ordinal);
for (const [pronoun, phrases] of Object.entries(words.pronouns)) add('pronoun', phrases, () => pronoun);
add('group', words.groups, (phrase) => phrase);
add('diet', words.diets, (phrase) => phrase);
add('meal', words.meals, (phrase) => MEALS.find(([pattern]) => pattern.test(phrase))?.[1] ?? phrase);
add('subject', words.subjects, (phrase) => phrase);
add('me', ['me', 'i', 'my', 'mine', 'myself'], () => 'me');

export const tagClosedWords: Tagger = ({ tokens }) =>
  index.find(tokens).map(({ from, to, value: { type, value } }): Tag => ({ type, from, to, value, ids: [] }));
