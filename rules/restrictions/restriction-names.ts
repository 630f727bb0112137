// Names of a parent's own word in ingredient lists: synonyms, foods made of it, misspellings.
import tables from '../data/restriction-synonyms.json' with { type: 'json' };
import { sectionsOf } from '../data/sections.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { eachInSteps, inSteps } from '../text/in-steps.ts';
import { memoized } from '../text/memoized.ts';
import { closestWordAmong } from '../text/misspelling.ts';
import type { ClosestWord } from '../text/misspelling.ts';
import { holdsName, nameForm } from '../text/words.ts';

const formsIn = (names: string): string[] => names.split(', ').map(nameForm);

interface SameNames {
  /** Food → what is made of it, or usually with it. */
  made: ReadonlyMap<string, readonly string[]>;
  /** Name → all names of the same food. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Grains with gluten that some families avoid by name: first the name kept, then how it is spoken of. */
  grains: readonly (readonly string[])[];
}

function* build(): Generator<void, SameNames> {
  const madeOf = sectionsOf(tables.madeOf);
  // The forms are kept (`nameForm`), so that the rest is quick.
  yield* eachInSteps(madeOf.flat(2), nameForm);
  const made = new Map(madeOf.map(([name, list]) => [nameForm(name), list.map(nameForm)]));
  const synonyms = new Map<string, readonly string[]>();
  yield* eachInSteps(tables.synonyms, (names) => {
    const group = formsIn(names);
    for (const name of group) synonyms.set(name, group);
  });
  return { made, synonyms, grains: tables.grains.map(formsIn) };
}

/** Foods with several names, and what is made of them; built on first use or in steps before it. */
export const sameNames = inSteps(build);

/** True when the tables here know more about a word than its name. */
export function isGroup(name: string): boolean {
  const { made, synonyms } = sameNames();
  return made.has(name) || synonyms.has(name);
}

/** The names of the tables here. */
export function groupNames(): string[] {
  const { made, synonyms } = sameNames();
  return [...made.keys(), ...synonyms.keys()];
}

const SHORTEST_TO_CORRECT = 5;
const LONGEST_TO_CORRECT = 100;
let closestFood: ClosestWord | undefined;

const nearest = memoized((word) => {
  closestFood ??= closestWordAmong(
    [...lexicon().names.keys()].filter((name) => !name.includes(' ') && name.length >= SHORTEST_TO_CORRECT),
  );
  return { food: closestFood(word) };
}, 500_000);

/** The food of the lists a word most likely misspells; undefined when the word is a food itself or nothing is near. */
export function nearestFood(word: string): string | undefined {
  if (lexicon().names.has(word) || word.length < SHORTEST_TO_CORRECT || word.includes(' ')) return undefined;
  return nearest(word).food;
}

// Colours and manners before a fruit say nothing about it; before these they make another food.
const OTHER_FOODS =
  /(?:bean|pepper|pea|lentil|rice|tea|fruit|vegetable|meat|seed|currant|radish|flour|milk|juice|oil|sauce|cream|potato)$/;

/** A food's name and what it is without manners: 'red apple' is the apple too. */
export function bareNames(name: string): string[] {
  const { names, fillers } = lexicon();
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const bare =
    words.length > 1 &&
    !isGroup(name) &&
    !OTHER_FOODS.test(name) &&
    words.slice(0, -1).every((word) => fillers.has(word));
  return bare && names.has(last) ? [last] : [name];
}

/** The grains in a name: 'oatmeal' is oats, whatever label the oats carry. */
export const memberNames = (name: string): string[] =>
  sameNames()
    .grains.filter((group) => group.some((other) => holdsName(name, other)))
    .flatMap(([first]) => first ?? []);

const LONGEST_COMPOUND = 30;

/** A compound falls into its two foods: 'applejuice' → 'apple juice'. */
function halves(word: string): string[] {
  const { names } = lexicon();
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pair = `${word.slice(0, at)} ${word.slice(at)}`;
    if (names.has(pair)) return [pair];
  }
  return [];
}

const namesOf = memoized((name): readonly string[] => expand(name, nearestFood(name)), 500_000);
const namesAsWritten = memoized((name): readonly string[] => expand(name, undefined), 500_000);

/** Every comparable name under which a parent's word is found; `isCorrected`: also under the food it misspells. */
export function namesFor(word: string, isCorrected = true): readonly string[] {
  const name = nameForm(word);
  return isCorrected && name.length <= LONGEST_TO_CORRECT ? namesOf(name) : namesAsWritten(name);
}

function expand(name: string, nearestName: string | undefined): string[] {
  const { made, synonyms } = sameNames();
  const start = [
    name,
    ...(nearestName ? [nearestName] : []),
    ...(name.length <= LONGEST_COMPOUND ? halves(name) : []),
  ];
  const found = new Set(start.flatMap((one) => synonyms.get(one) ?? [one]));
  // Made-of once only: a soy food is no soybean field, and a made food has makings of its own.
  const direct = [...found];
  for (const one of direct) {
    for (const other of made.get(one) ?? [])
      for (const same of synonyms.get(other) ?? [other]) found.add(same);
    if (/.berry$/.test(one)) found.add('berry');
  }
  return [...found];
}
