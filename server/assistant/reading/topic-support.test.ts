// A topic is supported by the words of content that its sentences say; one stray word supports none.
import { describe, expect, test } from 'vitest';
import { topicWords } from '../intents/training/topic-words.ts';
import stored from './data/topic-words.json' with { type: 'json' };
import { contentOf, supportFor } from './topic-support.ts';

const NAMES = new Set(['lucas', 'mia']);
const supportOf = (said: string, topic: string): number => supportFor(said, NAMES).topic(topic);

test('the stored words are those of the sentences: node scripts/train-intents.ts', () => {
  expect(stored).toEqual(topicWords());
});

test('words of content are neither names, numbers nor words that are said anywhere', () => {
  expect(contentOf('Lucas and his 2 friends want to bake on Tuesday', NAMES)).toEqual(['friend', 'bak']);
});

describe('a topic explains', () => {
  test.each([
    ['Lucas hides food under his bed', 'hidden_food'],
    ['Mia yelled at everybody and feels awful', 'yelling'],
    ['how do we start homeschooling Mia for reading', 'homeschool_start'],
  ])('most of “%s” (%s)', (said, topic) => expect(supportOf(said, topic)).toBeGreaterThan(0.5));

  test.each([
    ['a note for the plumber, the valve by the furnace has to be closed over night', 'night_waking'],
    ['the screen door of the porch is torn and needs a carpenter', 'screens'],
    ['can somebody tape the box of the old game console for the movers', 'games'],
  ])('little of “%s” (%s), which has one word of it', (said, topic) =>
    expect(supportOf(said, topic)).toBeLessThan(0.3),
  );

  test('nothing of words that nobody knows', () => {
    expect(supportFor('qwertz uiop', NAMES).topic('screens')).toBe(0);
    expect(supportFor('what about him then', NAMES).isEmpty).toBe(true);
  });
});
