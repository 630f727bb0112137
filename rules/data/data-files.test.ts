// Form of the data files: every row parses, keys are known, nothing is written twice, sets are sorted, every file is used.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SCHOOL_EVENT_KINDS } from '#contract/shapes.ts';
import { PANTRY_CATEGORIES } from '#contract/kinds/pantry-item.ts';
import { ALLERGENS } from '../food/food-facts.ts';
import { DIETS } from './restriction-words.ts';
import { sectionsOf } from './sections.ts';

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;
const isSorted = (list: readonly string[]): boolean =>
  list.every((name, at) => at === 0 || list[at - 1]! < name);
const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

const Text = matching(/^\S+(?: \S+)*$/);
const Name = matching(/^[^\s,#@]+(?: [^\s,#@]+)*$/);
const Names = z.array(Name).check(z.minLength(1), z.refine(isUnique, 'a name twice'));
/** For names without order. */
const NameSet = Names.check(z.refine(isSorted, 'not sorted'));
/** A short row: 'zucchini, courgette'. */
const Row = matching(/^@?[^\s,#@]+(?:,? @?[^\s,#@]+)*$/).check(
  z.refine((row) => isUnique(row.split(', ')), 'a name twice'),
);
const table = <Value extends z.core.SomeType>(value: Value) => z.record(Name, value);
const oneOf = (words: readonly string[]) =>
  Row.check(z.refine((row) => row.split(', ').every((word) => words.includes(word)), 'an unknown word'));
/** '# heading', its names, '# another heading', its names. */
const sections = (heading: RegExp) =>
  z.array(Text).check(
    z.refine((lines) => lines[0]?.startsWith('# ') === true, 'no heading first'),
    z.refine((lines) => sectionsOf(lines).every(([title]) => heading.test(title)), 'a wrong heading'),
    z.refine(
      (lines) => sectionsOf(lines).every(([, names]) => z.safeParse(Names, names).success),
      'a section without names, or with a name twice',
    ),
  );
const DishNames = sections(/^[a-z]+$/);
const Foods = sections(/^(?:none|-?[a-z_]+\??(?: -?[a-z_]+\??)*)$/);

const Dish = z.strictObject({
  id: matching(/^[a-z]+(?:-[a-z]+)*$/),
  name: Text,
  cuisine: Text,
  main: Name,
  prepMinutes: z.int().check(z.minimum(1)),
  cookMinutes: z.int().check(z.minimum(0)),
  servings: z.int().check(z.minimum(1)),
  tags: Names,
  ingredients: z.array(Text).check(z.minLength(1), z.refine(isUnique, 'an ingredient twice')),
  steps: z.array(Text.check(z.endsWith('.'))).check(z.minLength(1), z.refine(isUnique, 'a step twice')),
});
/** Singular and plural, which may be the same, then other ways to write them. */
const UnitNames = matching(/^\S+(?: \S+)*$/).check(
  z.refine((row) => row.split(', ').length > 1, 'no plural'),
  z.refine((row) => isUnique(row.split(', ').slice(1)), 'a name twice'),
);
const Units = table(z.strictObject({ per: z.number().check(z.positive()), names: UnitNames }));
const SpellingTable = z
  .record(Name, Name)
  .check(z.refine((rows) => isSorted(Object.keys(rows)), 'not sorted'));

/** A phrase of a calendar: lower case without accents, '*' for letters. */
const Phrase = matching(/^[^\sA-ZÀ-ÿ,]+(?: [^\sA-ZÀ-ÿ,]+)*$/);
const Phrases = z
  .array(Phrase)
  .check(z.minLength(1), z.refine(isUnique, 'a phrase twice'), z.refine(isSorted, 'not sorted'));
const CalendarNames = z.strictObject({
  months: z.array(Row).check(z.length(12)),
  weekdays: z.array(Row).check(z.length(7)),
});

const SCHEMAS: Record<string, z.core.$ZodType> = {
  'age-rules': z.strictObject({
    preparations: table(Row),
    choking: z.array(z.strictObject({ names: Names, when: z.optional(Row), unless: Row, advice: Text })),
    notForABaby: z.array(z.strictObject({ names: Names, when: z.optional(Row), reason: Text })),
  }),
  'calendar-names': z.strictObject({
    english: CalendarNames,
    german: CalendarNames,
    french: CalendarNames,
    spanish: CalendarNames,
  }),
  'calendar-words': z.strictObject({
    // Every kind but 'school', which has no words of its own.
    kinds: z.record(z.enum(SCHOOL_EVENT_KINDS.filter((kind) => kind !== 'school')), Phrases),
    breaks: Phrases,
    regions: Phrases,
    startHeaders: Phrases,
    endHeaders: Phrases,
    returnHeaders: Phrases,
    tableHeaders: Phrases,
    weekdayNames: Phrases,
    revisions: Phrases,
    british: Phrases,
    schoolWords: Phrases,
    notNames: Phrases,
    summer: Phrases,
    abroad: Phrases,
    // By number, from 1: holidays that fall in it.
    usualMonths: z.record(matching(/^(?:[1-9]|1[0-2])$/), Phrases),
  }),
  'category-words': z.strictObject({
    shelves: z.record(z.enum(PANTRY_CATEGORIES), NameSet),
    cupboard: NameSet,
    freezer: NameSet,
  }),
  'cookbook-breakfasts': z.array(Dish),
  'cookbook-dinners': z.array(Dish),
  'cookbook-lunches': z.array(Dish),
  'dish-pictures': z.strictObject({ dishes: DishNames, foods: DishNames, aside: NameSet }),
  'food-emoji': z.record(matching(/^\p{Extended_Pictographic}$/u), Row),
  'food-qualifiers': z.strictObject({
    qualifiers: Foods,
    pairs: z.array(z.strictObject({ bases: Names, carriers: Names })),
    amounts: NameSet,
    manners: NameSet,
    littleLactose: NameSet,
  }),
  'foods-abroad': Foods,
  'foods-animal': Foods,
  'foods-brands': Foods,
  'foods-dishes': z.strictObject({ dishes: Foods, notAsNamed: Foods }),
  'foods-latin': Foods,
  'foods-neutral': Foods,
  'foods-plant': Foods,
  'foods-rare': Foods,
  'food-kinds': z.strictObject({ madeOf: NameSet, kinds: z.record(z.string(), NameSet) }),
  'health-words': z.strictObject({
    conditions: z.array(Row),
    aids: z.array(Row),
    otherAllergies: z.array(Row),
    ofFood: z.array(Row),
    around: NameSet,
  }),
  'household-goods': NameSet,
  measures: z.strictObject({
    usVolumes: Units,
    metricVolumes: Units,
    metricWeights: Units,
    usWeights: Units,
    counts: table(UnitNames),
    numberWords: table(z.number().check(z.positive())),
  }),
  'restriction-classes': z.strictObject({
    classWords: z.array(z.strictObject({ allergens: oneOf(ALLERGENS.map(({ id }) => id)), words: Row })),
    dietWords: z.array(z.strictObject({ diets: oneOf(Object.keys(DIETS)), words: Row })),
    vegetarianWithout: z.array(
      z.strictObject({ allergen: z.enum(ALLERGENS.map(({ id }) => id)), words: Row }),
    ),
  }),
  'restriction-synonyms': z.strictObject({
    synonyms: z.array(Row),
    grains: z.array(Row),
    madeOf: sections(/^[a-z]+(?: [a-z]+)*$/),
  }),
  'restriction-words': z.strictObject({
    avoiding: NameSet,
    around: NameSet,
    wishes: NameSet,
    degrees: NameSet,
    nothing: NameSet,
    notSure: NameSet,
    alwaysCheck: NameSet,
    notFood: NameSet,
  }),
  'same-foods': z.strictObject({
    sameFoods: z.array(Row),
    standsFor: table(Row),
    kinds: table(Row),
    fromTheTap: NameSet,
    onEveryTable: NameSet,
    prepared: NameSet,
    alwaysFresh: NameSet,
    parts: NameSet,
    soldAsParts: NameSet,
  }),
  spellings: z.strictObject({ spellings: SpellingTable, irregular: SpellingTable }),
};

const FOLDER = import.meta.dirname;
const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.json`), 'utf8');

test('every data file has a schema, and a rule that imports it', () => {
  const files = globSync('*.json', { cwd: FOLDER }).map((file) => basename(file, '.json'));
  expect(files.toSorted()).toEqual(Object.keys(SCHEMAS).toSorted());
  const rules = globSync('**/*.ts', { cwd: join(FOLDER, '..') })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(FOLDER, '..', path), 'utf8'))
    .join('\n');
  expect(files.filter((name) => !rules.includes(`/${name}.json' with { type: 'json' }`))).toEqual([]);
});

describe.each(Object.entries(SCHEMAS))('%s.json', (name, schema) => {
  test('has known keys only, and rows that parse', () => {
    const { error } = z.safeParse(schema, JSON.parse(textOf(name)));
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toBeUndefined();
  });

  // JSON.parse keeps the last of two equal keys and says nothing.
  test('has no key twice', () => {
    const text = textOf(name).replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
    expect(text === JSON.stringify(JSON.parse(text))).toBe(true);
  });
});
