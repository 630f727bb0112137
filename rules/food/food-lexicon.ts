// Index of the food lists: comparable name → facts. Built once, on first use or in steps before it.
import qualifying from '../data/food-qualifiers.json' with { type: 'json' };
import foodsAbroad from '../data/foods-abroad.json' with { type: 'json' };
import foodsAnimal from '../data/foods-animal.json' with { type: 'json' };
import dishes from '../data/foods-dishes.json' with { type: 'json' };
import foodsBrands from '../data/foods-brands.json' with { type: 'json' };
import foodsLatin from '../data/foods-latin.json' with { type: 'json' };
import foodsNeutral from '../data/foods-neutral.json' with { type: 'json' };
import foodsPlant from '../data/foods-plant.json' with { type: 'json' };
import foodsRare from '../data/foods-rare.json' with { type: 'json' };
import { parseFacts } from './food-facts.ts';
import type { Fact, FoodFacts } from './food-facts.ts';
import { sectionsOf } from '../data/sections.ts';
import { eachInSteps, inSteps } from '../text/in-steps.ts';
import { nameForm } from '../text/words.ts';

interface Lexicon {
  /** Comparable name → what it says. */
  names: ReadonlyMap<string, FoodFacts>;
  /** Number of names written in the lists; pairs such as 'rice flour' are counted in addition. */
  written: number;
  /** Words that say nothing about what is inside. */
  fillers: ReadonlySet<string>;
  /** The fillers that may be inside a name ('almond unsweetened milk'). */
  manners: ReadonlySet<string>;
  /** The most words a name has. */
  longest: number;
}

const namesOf = (lines: readonly string[]): string[] => sectionsOf(lines).flatMap(([, names]) => names);
/** The comparable words of a list. */
const formsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(nameForm(words.join(' ')).split(' '));

const union = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> => new Set([...a, ...b]);

const merge = (a: FoodFacts, b: FoodFacts): FoodFacts => ({
  contains: union(a.contains, b.contains),
  may: union(a.may, b.may),
  without: union(a.without, b.without),
  traces: a.traces || b.traces,
});

/** The names of a list, each with the facts of its heading. */
const rowsOf = (lines: readonly string[]): [name: string, facts: FoodFacts][] =>
  sectionsOf(lines).flatMap(([text, names]) => {
    const facts = parseFacts(text);
    return names.map((name): [string, FoodFacts] => [name, facts]);
  });

const addRows = (names: Map<string, FoodFacts>, lines: readonly string[]): Generator<void, void> =>
  eachInSteps(rowsOf(lines), ([written, facts]) => {
    const name = nameForm(written);
    const before = names.get(name);
    names.set(name, before ? merge(before, facts) : facts);
  });

/** A pair has the facts of its first word, unless the lists have the pair itself. Returns the number of added pairs. */
function addPairs(names: Map<string, FoodFacts>): number {
  const before = names.size;
  for (const { bases, carriers } of qualifying.pairs)
    for (const base of bases.map(nameForm)) {
      const facts = names.get(base);
      for (const carrier of facts ? carriers.map(nameForm) : []) {
        const pair = `${base} ${carrier}`;
        if (facts && !names.has(pair)) names.set(pair, facts);
      }
    }
  return names.size - before;
}

/** Facts of the words in a name, longest first, without those removed by a qualifier among them. */
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
function* addDishes(names: Map<string, FoodFacts>): Generator<void, void> {
  const foods = new Map(names);
  yield* addRows(names, dishes.dishes);
  yield* eachInSteps([...new Set(namesOf(dishes.dishes).map(nameForm))], (dish) => {
    const facts = names.get(dish);
    if (facts) names.set(dish, partsOf(dish, foods).reduce(merge, facts));
  });
}

/**
 * Milk products with next to no lactose: lactose-free milk, milk fat and hard cheese (NIDDK, Lactose Intolerance, Eating,
 * Diet, & Nutrition). They are milk all the same.
 */
function takeLactoseOut(names: Map<string, FoodFacts>): void {
  const without = (facts: ReadonlySet<Fact>): ReadonlySet<Fact> =>
    new Set([...facts].filter((fact) => fact !== 'lactose'));
  for (const name of qualifying.littleLactose.map(nameForm)) {
    const facts = names.get(name);
    const fewer = facts && { ...facts, contains: without(facts.contains), may: without(facts.may) };
    // 'Cheddar cheese' would be cheese, too.
    if (fewer) for (const whole of [name, `${name} cheese`]) names.set(whole, fewer);
  }
}

function* build(): Generator<void, Lexicon> {
  const names = new Map<string, FoodFacts>();
  for (const rows of [
    foodsAnimal,
    foodsLatin,
    foodsPlant,
    foodsNeutral,
    foodsAbroad,
    foodsRare,
    foodsBrands,
    qualifying.qualifiers,
  ])
    yield* addRows(names, rows);
  takeLactoseOut(names);
  const pairs = addPairs(names);
  yield;
  yield* addDishes(names);
  yield* addRows(names, dishes.notAsNamed);
  const written = names.size - pairs;
  const fillers = formsOf([...qualifying.manners, ...qualifying.amounts]);
  // 'gluten-free flour' must never be read as 'gluten flour'.
  const qualifiers = formsOf(namesOf(qualifying.qualifiers));
  const manners = new Set([...formsOf(qualifying.manners)].filter((word) => !qualifiers.has(word)));
  const longest = Math.max(...[...names.keys()].map((name) => name.split(' ').length));
  return { names, written, fillers, manners, longest };
}

/** The index of all foods the rules know. */
export const lexicon = inSteps(build);
