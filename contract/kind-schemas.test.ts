import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changesSchema, fieldRules, newSchema, recordSchema } from './kind-schemas.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { familyBefore } from './testing/before-kinds/family.ts';
import { foodBefore, itemsBefore } from './testing/before-kinds/food.ts';
import { medicalBefore } from './testing/before-kinds/medical.ts';

type Schema = z.ZodMiniType;
interface Before {
  record: z.ZodMiniObject;
  added?: Schema;
  changed?: Schema;
  rules?: Record<string, Schema>;
}
const BEFORE: Record<string, Before> = { ...familyBefore, ...medicalBefore, ...foodBefore };

const ID = '01934c5e-7b8a-7cc0-8a3e-2f1b5d6c7e8f';
const NUL = '\0';
/** Every value is tried in every field. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '\u200b',
  NUL,
  ` a${NUL}b `,
  ' two\nlines ',
  'plain',
  'a'.repeat(200),
  'a'.repeat(201),
  'a'.repeat(10_000),
  'a'.repeat(10_001),
  'child',
  'doctor',
  'checkup',
  'vaccination',
  'twice daily',
  'dairy',
  'dinner',
  'Dinner',
  'not-specified',
  ID,
  'not an id!',
  'a'.repeat(65),
  'name@example.org',
  ' name@example.org ',
  'name@example',
  'name example.org',
  'a@b@c',
  0,
  -0,
  -1,
  1,
  1.5,
  24,
  130,
  131,
  1000,
  1001,
  8760,
  8761,
  10_080,
  10_081,
  Number.NaN,
  Infinity,
  '5',
  true,
  false,
  'true',
  '2026-11-23',
  '2026-02-30',
  '1899-12-31',
  '2200-01-01',
  '23.11.2026',
  '2026-11-23T15:30',
  '2026-11-23T15:30:00Z',
  '2026-11-23T15:30:00-05:00',
  '2026-02-30T15:30',
  '2026-11-23T25:00',
  'tomorrow',
  [],
  [' one ', '', 'two'],
  [1],
  ['a'.repeat(201)],
  Array.from({ length: 100 }, () => 'x'),
  Array.from({ length: 101 }, () => 'x'),
  [{ name: ' Milk ', qty: null, checked: true }],
  [{ name: 'Milk', qty: '2 l', extra: 1 }],
  [{ name: '' }],
  [{ qty: '1' }],
  [{ id: ID, name: 'Milk', qty: '', checked: false }],
  Array.from({ length: 101 }, () => ({ name: 'x' })),
  {},
  { monday: { dinner: `Soup${NUL}`, lunch: undefined }, someday: {} },
  { monday: { dinner: 1 } },
  { monday: null },
];

/** Sentences about dates did not name their field before (D20). */
const withoutDateField = (message: string): string =>
  message.replace(
    /^.+: (dates |please write date )/,
    (_, words: string) => words[0]?.toUpperCase() + words.slice(1),
  );

/** Result of a schema for an input: its output, or the errors by field. */
function outcome(schema: Schema, input: unknown, inWords = true): unknown {
  const result = z.safeParse(schema, input);
  if (result.success) return { output: result.data };
  const mistakes = result.error.issues.map(({ path, message }) => [
    path.join('.'),
    inWords && withoutDateField(message),
  ]);
  return { mistakes: mistakes.toSorted() };
}

const shown = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'undefined');
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;
};

interface Compared {
  before: Schema;
  derived: Schema;
  /** A valid input. */
  start: Record<string, unknown>;
  names: readonly string[];
  /** True to compare the sentences of errors, too. */
  inWords?: boolean;
}

/** Expects the same of both schemas with each field set to every value, and left out. */
function expectSame({ before, derived, start, names, inWords }: Compared): void {
  expect(outcome(before, start)).toHaveProperty('output');
  const without = (name: string) =>
    Object.fromEntries(Object.entries(start).filter(([other]) => other !== name));
  const inputs = names.flatMap((name): [string, unknown][] => [
    [`without ${name}`, without(name)],
    ...VALUES.map((value): [string, unknown] => [`${name}: ${shown(value)}`, { ...start, [name]: value }]),
  ]);
  for (const [said, input] of [...inputs, ['an unknown field', { ...start, unknown: 1 }], ['nothing', {}]])
    expect([said, outcome(derived, input, inWords)]).toEqual([said, outcome(before, input, inWords)]);
}

/** A value that every schema of the field takes. */
const VALID: Record<string, unknown> = {
  text: 'Mia',
  phone: '+1 312 555 0100',
  email: 'name@example.org',
  notes: 'Some\nnotes',
  yesNo: true,
  whole: 5,
  date: '2026-11-23',
  moment: '2026-11-23T15:30',
  reference: ID,
  account: ID,
  texts: ['one'],
  parts: [{ id: ID, name: 'Milk', qty: '', checked: false }],
  week: { monday: { dinner: 'Soup' } },
};
const validOf = ({ fields }: Kind) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.is === 'choice' ? field.of[0] : VALID[field.is],
    ]),
  );
const STORED = {
  id: ID,
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

/** The kind with the fields it had when its schemas were written by hand; later ones are compared with nothing. */
const asBefore = (kind: Kind, { record }: Before): Kind => ({
  ...kind,
  fields: Object.fromEntries(Object.entries(kind.fields).filter(([name]) => name in record.shape)),
});

const COMPARED = Object.values<Kind>(KINDS).flatMap((kind): [string, Kind, Before][] => {
  const before = BEFORE[kind.table];
  return before === undefined ? [] : [[kind.table, asBefore(kind, before), before]];
});

test('every kind there was is compared', () => {
  expect(COMPARED.map(([table]) => table).toSorted()).toEqual(Object.keys(BEFORE).toSorted());
});

/** Kinds with the schema they had for one purpose; not every kind had each. */
const having = <P extends 'added' | 'changed' | 'rules'>(purpose: P) =>
  COMPARED.flatMap(([table, kind, { [purpose]: before }]) =>
    before === undefined ? [] : [{ table, kind, before, names: Object.keys(kind.fields) }],
  );

test.each(COMPARED)('%s is read with the same shape as before [API-03]', (_, kind, before) => {
  const start = { ...STORED, ...validOf(kind) };
  const derived = recordSchema(kind);
  expectSame({ before: before.record, derived, start, names: Object.keys(start), inWords: false });
});

test.each(having('added'))(
  '$table is added with the same rules and sentences as before [FAM-05] [MED-08]',
  ({ kind, before, names }) => {
    const start = validOf(kind);
    expectSame({ before, derived: newSchema(kind), start, names: ['id', ...names] });
  },
);

test.each(having('changed'))(
  '$table is changed with the same rules and sentences as before',
  ({ kind, before }) => {
    const start = { id: ID, ifVersion: '3', ...validOf(kind) };
    expectSame({ before, derived: changesSchema(kind), start, names: Object.keys(start) });
  },
);

test.each(having('rules'))(
  '$table is edited in a browser with the same rules as before',
  ({ kind, before }) => {
    const derived: Record<string, Schema> = fieldRules(kind.fields);
    for (const [name, rule] of Object.entries(before))
      for (const value of VALUES)
        expect([shown(value), outcome(derived[name]!, value)]).toEqual([shown(value), outcome(rule, value)]);
  },
);

test('an item of a shopping list is edited with the same rules as before', () => {
  const derived: Record<string, Schema> = fieldRules(KINDS.shopping_list.fields.items.of);
  for (const [name, rule] of Object.entries(itemsBefore))
    for (const value of VALUES)
      expect([name, shown(value), outcome(derived[name]!, value)]).toEqual([
        name,
        shown(value),
        outcome(rule, value),
      ]);
});
