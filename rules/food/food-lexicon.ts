// The food lists as one index: comparable name → facts. Built once, when first needed.
import { FOODS_ABROAD } from '../data/foods-abroad.ts';
import { ANIMAL_FOODS } from '../data/foods-animal.ts';
import { DISHES, NOT_AS_NAMED } from '../data/foods-dishes.ts';
import { LATIN_FOODS } from '../data/foods-latin.ts';
import { NEUTRAL_FOODS } from '../data/foods-neutral.ts';
import { PLANT_FOODS } from '../data/foods-plant.ts';
import { RARE_FOODS } from '../data/foods-rare.ts';
import { AMOUNTS, MANNERS, PAIRS, QUALIFIERS } from '../data/food-qualifiers.ts';
import { parseFacts } from './food-facts.ts';
import type { FoodFacts, FoodRows } from './food-facts.ts';
import { nameForm } from '../text/words.ts';

interface Lexicon {
  /** Comparable name → what it says. */
  names: ReadonlyMap<string, FoodFacts>;
  /** How many of the names somebody wrote down; pairs such as 'rice flour' come on top. */
  written: number;
  /** Words that say nothing about what is inside. */
  fillers: ReadonlySet<string>;
  /** Those fillers that may stand inside a name ('almond unsweetened milk'). */
  manners: ReadonlySet<string>;
  /** The most words a name has. */
  longest: number;
}

const listed = (names: string): string[] =>
  names
    .split(',')
    .map(nameForm)
    .filter((name) => name !== '');

const union = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> => new Set([...a, ...b]);

const merge = (a: FoodFacts, b: FoodFacts): FoodFacts => ({
  contains: union(a.contains, b.contains),
  may: union(a.may, b.may),
  without: union(a.without, b.without),
  traces: a.traces || b.traces,
});

function addRows(names: Map<string, FoodFacts>, rows: FoodRows): void {
  for (const [text, list] of rows) {
    const facts = parseFacts(text);
    for (const name of listed(list)) {
      const before = names.get(name);
      names.set(name, before ? merge(before, facts) : facts);
    }
  }
}

/** A pair holds what its first word holds, unless the lists say otherwise about the pair. Answers how many were added. */
function addPairs(names: Map<string, FoodFacts>): number {
  const before = names.size;
  for (const { bases, carriers } of PAIRS)
    for (const base of listed(bases)) {
      const facts = names.get(base);
      for (const carrier of facts ? listed(carriers) : []) {
        const pair = `${base} ${carrier}`;
        if (facts && !names.has(pair)) names.set(pair, facts);
      }
    }
  return names.size - before;
}

/** What the words of a name hold, longest first; without what a qualifier among them takes away. */
function partsOf(name: string, names: ReadonlyMap<string, FoodFacts>): FoodFacts[] {
  const words = name.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const facts = names.get(words.slice(start, start + length).join(' '));
      if (!facts || facts.without.size > 0) continue;
      const around = [words.slice(0, start), words.slice(start + length)].map((rest) => rest.join(' '));
      return [facts, ...around.filter(Boolean).flatMap((rest) => wholeOrParts(rest, names))];
    }
  return [];
}

function wholeOrParts(name: string, names: ReadonlyMap<string, FoodFacts>): FoodFacts[] {
  const whole = names.get(name);
  return whole && whole.without.size === 0 ? [whole] : partsOf(name, names);
}

/** A dish holds what its row says and what its name says: 'teriyaki salmon' is fish. */
function addDishes(names: Map<string, FoodFacts>): void {
  const foods = new Map(names);
  addRows(names, DISHES);
  const dishes = new Set(DISHES.flatMap(([, list]) => listed(list)));
  for (const dish of dishes) {
    const facts = names.get(dish);
    if (facts) names.set(dish, partsOf(dish, foods).reduce(merge, facts));
  }
}

function build(): Lexicon {
  const names = new Map<string, FoodFacts>();
  for (const rows of [
    ANIMAL_FOODS,
    LATIN_FOODS,
    PLANT_FOODS,
    NEUTRAL_FOODS,
    FOODS_ABROAD,
    RARE_FOODS,
    QUALIFIERS,
  ])
    addRows(names, rows);
  const pairs = addPairs(names);
  addDishes(names);
  addRows(names, NOT_AS_NAMED);
  const written = names.size - pairs;
  const fillers = new Set(nameForm(`${MANNERS} ${AMOUNTS}`).split(' '));
  // 'gluten-free flour' must never be read as 'gluten flour'.
  const qualifying = new Set(
    QUALIFIERS.flatMap(([, list]) => listed(list)).flatMap((name) => name.split(' ')),
  );
  const manners = new Set(
    nameForm(MANNERS)
      .split(' ')
      .filter((word) => !qualifying.has(word)),
  );
  const longest = Math.max(...[...names.keys()].map((name) => name.split(' ').length));
  return { names, written, fillers, manners, longest };
}

let built: Lexicon | undefined;

/** The index of all foods the rules know. */
export const lexicon = (): Lexicon => (built ??= build());
