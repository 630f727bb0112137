// References between the data files: names used in one list exist in the other; no list contradicts or repeats another.
import { expect, test } from 'vitest';
import { checkIngredient } from '../food/allergens.ts';
import { parseFacts } from '../food/food-facts.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { nameForm } from '../text/words.ts';
import ageRules from './age-rules.json' with { type: 'json' };
import categories from './category-words.json' with { type: 'json' };
import emoji from './food-emoji.json' with { type: 'json' };
import qualifying from './food-qualifiers.json' with { type: 'json' };
import foodsAbroad from './foods-abroad.json' with { type: 'json' };
import foodsAnimal from './foods-animal.json' with { type: 'json' };
import dishes from './foods-dishes.json' with { type: 'json' };
import foodsLatin from './foods-latin.json' with { type: 'json' };
import foodsNeutral from './foods-neutral.json' with { type: 'json' };
import foodsPlant from './foods-plant.json' with { type: 'json' };
import foodsBrands from './foods-brands.json' with { type: 'json' };
import foodsRare from './foods-rare.json' with { type: 'json' };
import { MEASURES } from './measures.ts';
import synonyms from './restriction-synonyms.json' with { type: 'json' };
import same from './same-foods.json' with { type: 'json' };
import { sectionsOf } from './sections.ts';

const isUnlisted = (name: string): boolean => checkIngredient(name).unknown;
const isNoName = (name: string): boolean => !lexicon().names.has(nameForm(name));
const namesIn = (row: string): string[] => row.split(', ');
/** Comparable names that belong to two of the groups. */
function shared(groups: readonly (readonly string[])[]): string[] {
  const forms = groups.flatMap((group) => [...new Set(group.map(nameForm))]);
  return forms.filter((form, at) => forms.indexOf(form) !== at);
}

/** Names listed twice without a new fact. */
function repeated(...lists: readonly (readonly string[])[]): string[] {
  const known = new Map<string, ReadonlySet<string>>();
  return lists.flatMap(sectionsOf).flatMap(([facts, names]) => {
    const words = facts === 'none' ? [] : facts.split(' ');
    return names.filter((name) => {
      const form = nameForm(name);
      const before = known.get(form);
      known.set(form, new Set([...(before ?? []), ...words]));
      return before !== undefined && words.every((word) => before.has(word));
    });
  });
}

const BASE = [foodsPlant, foodsNeutral, foodsAbroad, foodsRare, foodsBrands, qualifying.qualifiers];

test('a food is listed again only with another fact', () => {
  expect(repeated(foodsAnimal, ...BASE)).toEqual([]);
  expect(repeated(dishes.dishes)).toEqual([]);
  expect(repeated(dishes.notAsNamed)).toEqual([]);
});

test('scientific names are those of fish, crustaceans and molluscs, each of one of them', () => {
  const latin = sectionsOf(foodsLatin);
  expect(latin.map(([facts]) => facts)).toEqual(['fish', 'crustaceans', 'molluscs']);
  expect(shared(latin.map(([, names]) => names))).toEqual([]);
});

test('every section of foods has facts that exist, each once', () => {
  for (const [facts] of [foodsAnimal, ...BASE, dishes.dishes, dishes.notAsNamed].flatMap(sectionsOf)) {
    const words = facts.split(' ').map((word) => word.replaceAll(/^-|\?$/g, ''));
    expect(new Set(words).size, facts).toBe(words.length);
    const { contains, may, without, traces } = parseFacts(facts);
    const isSome = contains.size + may.size + without.size > 0 || traces;
    expect(isSome, facts).toBe(facts !== 'none');
  }
});

test('the bases of pairs are foods of the lists', () => {
  const bases = qualifying.pairs.flatMap((pair) => pair.bases);
  expect(bases.filter(isNoName)).toEqual([]);
});

test('pictures stand for foods of the lists', () => {
  const names = Object.values(emoji).flatMap(namesIn);
  expect(names.filter((name) => name !== 'no' && isNoName(name))).toEqual([]);
});

test('what stands in for what, and the kinds a parent asks for, are foods of the lists', () => {
  const named = [same.standsFor, same.kinds].flatMap((rows) => [
    ...Object.keys(rows),
    ...Object.values(rows).flatMap(namesIn),
  ]);
  expect(named.filter(isUnlisted)).toEqual([]);
});

test('grains are foods of the lists', () => {
  expect(synonyms.grains.flatMap(namesIn).filter(isUnlisted)).toEqual([]);
});

test('a name belongs to one shelf, one food of the shop, one group of synonyms, one grain, one measure', () => {
  expect(shared(Object.values(categories.shelves))).toEqual([]);
  expect(shared(same.sameFoods.map(namesIn))).toEqual([]);
  expect(shared(synonyms.synonyms.map(namesIn))).toEqual([]);
  expect(shared(synonyms.grains.map(namesIn))).toEqual([]);
  expect(shared(Object.values(MEASURES).map(({ names }) => names))).toEqual([]);
});

test('every preparation is named by a row, and every named one exists', () => {
  const named = ageRules.choking.flatMap(({ unless }) => unless.match(/@\w+/g) ?? []);
  expect([...new Set(named)].toSorted()).toEqual(
    Object.keys(ageRules.preparations)
      .map((name) => `@${name}`)
      .toSorted(),
  );
});
