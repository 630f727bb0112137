// Form of the kitchen's data files: every row parses, and nothing in them is unknown to the food rules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFood } from '#rules/food/allergens.ts';
import methods from './data/methods.json' with { type: 'json' };
import storage from './data/storage.json' with { type: 'json' };
import substitutes from './data/substitutes.json' with { type: 'json' };
import times from './data/cook-times.json' with { type: 'json' };
import uses from './data/uses.json' with { type: 'json' };

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
/** No colon: the chat reads lines with colons as meals. */
const Text = matching(/^[^\s:]+(?: [^\s:]+)*$/);
const Names = matching(/^[^\s,:A-Z]+(?:,? [^\s,:A-Z]+)*$/).check(
  z.refine((row) => new Set(row.split(', ')).size === row.split(', ').length, 'a name twice'),
);
const Span = z
  .tuple([z.int().check(z.minimum(1)), z.int().check(z.minimum(1))])
  .check(z.refine(([least, most]) => least <= most, 'ends before it begins'));
const KINDS = [
  'leftovers',
  'meat',
  'fish',
  'eggs',
  'dairy',
  'produce',
  'cut',
  'protein',
  'baked',
  'dry',
  'condiment',
  'canned',
  'drink',
  'frozen',
  'baby',
];

const SCHEMAS: Record<string, z.core.$ZodType> = {
  'cook-times': z.array(
    z.strictObject({
      food: Text,
      names: Names,
      method: z.enum(Object.keys(methods)),
      heat: Text,
      minutes: z.optional(Span),
      perPound: z.optional(Span),
      safe: z.optional(z.union([z.literal(140), z.literal(145), z.literal(160), z.literal(165)])),
      note: z.optional(Text),
    }),
  ),
  methods: z.record(Text, Names),
  storage: z.array(
    z.strictObject({
      food: Text,
      names: Names,
      kind: z.enum(KINDS),
      pantry: z.optional(Span),
      fridge: z.optional(Span),
      freezer: z.optional(Span),
      opened: z.optional(Span),
      out: z.optional(z.number()),
      warmed: z.optional(Text),
      outNote: z.optional(z.string()),
      note: z.optional(Text),
    }),
  ),
  substitutes: z.array(
    z.strictObject({
      food: Text,
      names: Names,
      use: z.enum([...Object.keys(uses), 'any']),
      swap: Text,
      how: Text,
    }),
  ),
  uses: z.record(Text, Names),
};

describe.each(Object.entries(SCHEMAS))('%s.json', (name, schema) => {
  const text = readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8');

  test('has known keys only, and rows that parse', () => {
    const { error } = z.safeParse(schema, JSON.parse(text));
    expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toBeUndefined();
  });

  test('has one row a line', () => {
    const parsed: unknown = JSON.parse(text);
    expect(text.split('\n').length - 3).toBe(
      Object.keys(typeof parsed === 'object' && parsed !== null ? parsed : {}).length,
    );
  });
});

test('the food rules know every stand-in, so that allergies are judged', () => {
  expect(substitutes.filter(({ swap }) => readFood(swap).unknown.length > 0)).toEqual([]);
});

test('every food has a place to keep, and every cooking time a length', () => {
  expect(storage.filter((row) => !('pantry' in row || 'fridge' in row || 'freezer' in row))).toEqual([]);
  expect(times.filter((row) => 'minutes' in row === 'perPound' in row)).toEqual([]);
});

test.each([
  ['chicken breast', 165],
  ['ground turkey', 165],
  ['whole turkey', 165],
  ['ground meat', 160],
  ['burgers', 160],
  ['pork chops', 145],
  ['salmon', 145],
  ['casserole', 165],
])('%s is done at the temperature of the public guidance', (food, safe) => {
  const rows = times.filter((row) => row.food === food);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => 'safe' in row && row.safe === safe)).toBe(true);
});
