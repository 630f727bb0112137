// The data of danger recognition is well-formed: rows that parse, tags that exist, frames that can match.
import { expect, test } from 'vitest';
import * as data from './frame-data.ts';
import { sectionsOf } from '#rules/data/sections.ts';
import acts from './data/acts.json' with { type: 'json' };
import hazards from './data/hazards.json' with { type: 'json' };
import idioms from './data/idioms.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import signs from './data/signs.json' with { type: 'json' };
import { framesOf } from './frame.ts';
import { signPattern, TAGGED_SIGNS } from './signs.ts';

/** Rows with a kind, a sign or a weight before the frame. */
const SECOND_LOOK = new Set(['TALLIES', 'REACTIONS', 'TRACES']);
const framesOnly = (text: string) => text.replaceAll(/^[^:\n]+:/gm, '');
/** All rows of frames by their name: what is added to the file is looked at, too. */
const TEXTS = Object.entries({ ...data, ...data.RED_FLAGS }).flatMap(([name, text]) =>
  typeof text === 'string' ? [[name, SECOND_LOOK.has(name) ? framesOnly(text) : text] as const] : [],
);
const ROWS = [hazards, people, acts, signs].flatMap(sectionsOf).map(([tag, words]) => ({ tag, words }));
const isSortedSet = (list: readonly string[]): boolean =>
  list.every((word, at) => at === 0 || list[at - 1]! < word);
/** Tags that come from the household. */
const OF_FAMILY = ['member', 'owner', 'grownup', 'shunsnuts', 'shunsegg'];
const TAGGING = [...[hazards, people, acts].flatMap(sectionsOf), ...TAGGED_SIGNS].map(([tag]) => tag);
const TAGS = new Set([...TAGGING, ...OF_FAMILY]);

test('every lexicon row has a tag and folded words', () => {
  expect(ROWS.length).toBeGreaterThan(50);
  for (const { tag, words } of ROWS) {
    expect(tag).toMatch(/^[a-z]+$/);
    for (const word of words) expect(word, tag).toMatch(/^[a-z0-9]+\*?(?: [a-z0-9]+\*?)*$/);
  }
});

test('all files of frames are looked at', () => expect(TEXTS.length).toBeGreaterThanOrEqual(31));

test('the lexicon names some hundreds of hazards', () => {
  const named = new Set(
    ROWS.filter(({ tag }) => ['hazard', 'object', 'plant', 'drug', 'med', 'venom'].includes(tag)).flatMap(
      ({ words }) => words,
    ),
  );
  expect(named.size).toBeGreaterThan(500);
});

test.each(TEXTS)('every frame of %s names tags that exist and begins with a word', (_, text) => {
  for (const { row, groups, unless } of framesOf(text)) {
    for (const [, tag] of row.matchAll(/@(\w+)/g)) expect(TAGS.has(tag!), `${row}: @${tag}`).toBe(true);
    expect((row.match(/\(/g) ?? []).length, row).toBe((row.match(/\)/g) ?? []).length);
    for (const group of [...groups, ...unless]) {
      expect(group.length, row).toBeGreaterThan(0);
      expect('tags' in group[0]!, row).toBe(true);
    }
  }
});

test('signs that are asked for by name match whole words and tag none', () => {
  expect(signPattern('lowsugar').test('he is shaky')).toBe(true);
  expect(signPattern('lowsugar').test('the meter is slow')).toBe(false);
  for (const name of ['again', 'lowsugar', 'gravesugar']) {
    expect(ROWS.map(({ tag }) => tag)).toContain(name);
    expect(TAGS.has(name), name).toBe(false);
  }
});

test('every idiom is folded words', () => {
  expect(idioms.length).toBeGreaterThan(200);
  for (const phrase of idioms) expect(phrase).toMatch(/^[a-z0-9]+\*?(?: [a-z0-9]+\*?)*$/);
});

test('lexica and idioms are sorted, no word stands twice in a row, and no tag has two rows', () => {
  for (const { tag, words } of ROWS) expect(isSortedSet(words), tag).toBe(true);
  expect(isSortedSet(idioms)).toBe(true);
  expect(new Set(ROWS.map(({ tag }) => tag)).size).toBe(ROWS.length);
});
