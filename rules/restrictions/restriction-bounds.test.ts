// The work of reading restrictions is bounded for any input (H3).
import { describe, expect, test } from 'vitest';
import { lexicon } from '../food/food-lexicon.ts';
import { closestWordAmong } from '../text/misspelling.ts';
import { readRestrictions } from './restrictions.ts';
import { wordsOf } from '../text/words.ts';

/** Words no list knows, the same in every run. */
function junk(seed: number): () => string {
  let state = seed;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return () => Array.from({ length: 5 + below(6) }, () => String.fromCharCode(97 + below(26))).join('');
}

function junkEntries(count: number, seed: number): string[] {
  const word = junk(seed);
  return Array.from({ length: count }, () => Array.from({ length: 18 }, word).join(' ').slice(0, 198));
}

const member = (allergies: string[], dietaryRestrictions: string[] = [], notes = '') => ({
  allergies,
  dietaryRestrictions,
  dietaryNeeds: [],
  notes,
});

function cpuMillisecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a word is compared in full with few of the names it could misspell [H3]', () => {
  const names = [...lexicon().names.keys()].filter((name) => !name.includes(' '));
  const closest = closestWordAmong(names);
  const word = junk(1);
  for (let at = 0; at < 1000; at += 1) closest(word());
  expect(names.length).toBeGreaterThan(2000);
  expect(closest.comparisons / 1000).toBeLessThan(names.length / 100);
});

test('reading the worst member costs a small multiple of splitting the same text into words [H3]', () => {
  readRestrictions(member(['peanut', 'no nuts but sesame is ok', 'strawbery', 'gluten free'], [], 'milk!'));
  const notes = junkEntries(50, 4).join(' no ').slice(0, 10_000);
  const worst = member(junkEntries(100, 2), junkEntries(100, 3), notes);
  const splitting = cpuMillisecondsOf(() => {
    for (const entry of [...worst.allergies, ...worst.dietaryRestrictions]) wordsOf(entry);
  });
  const reading = cpuMillisecondsOf(() => readRestrictions(worst));
  expect(reading).toBeLessThan(20 * splitting);
});

describe('beyond what is read in full', () => {
  const read = readRestrictions(
    member([...junkEntries(98, 5), 'no peanut butter', 'strawbery'], ['vegan'], 'Allergic to sesame.'),
  );

  test('what the lists know is still guarded [H3]', () => {
    expect(read.allergens).toContain('peanuts');
    expect(read.diets).toContain('vegan');
  });

  test('an own word is kept as it is written [H3]', () => {
    expect(read.words).toContain('strawbery');
  });

  test('the parent is asked to check every entry and the warnings of the notes [H3]', () => {
    expect(read.pleaseCheck).toEqual(
      expect.arrayContaining(['no peanut butter', 'strawbery', 'vegan', 'Allergic to sesame']),
    );
  });
});

test('a long list of real restrictions is read in full [H3]', () => {
  const names = [...lexicon().names.keys()].slice(0, 100);
  const read = readRestrictions(member(names, ['penuts', 'strawbery']));
  expect(read.allergens).toContain('peanuts');
  expect(read.pleaseCheck).not.toContain('strawbery');
});
