// Form of the homeschool data: rows parse, keys are known, and the files fit together.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { disciplinesIn } from '../../homeschool/curricula/subjects.ts';
import older from './activities-older.json' with { type: 'json' };
import young from './activities-young.json' with { type: 'json' };
import activities from './activities.json' with { type: 'json' };
import ages from './ages.json' with { type: 'json' };
import data from './curricula.json' with { type: 'json' };
import subjects from './subjects.json' with { type: 'json' };

/** The options of SCH-11. */
const NAMES = [
  'Traditional/Classical',
  'Charlotte Mason',
  'Montessori',
  'Waldorf/Steiner',
  'Unit Studies',
  'Eclectic/Mix',
  'Online Programs',
  'Unschooling',
  'State Standards',
  'Common Core',
  'Custom Curriculum',
] as const;

const BANDS = ['5-7', '8-10', '11-13', '14-18'] as const;
const DISCIPLINES = [...Object.keys(subjects.disciplines), 'other'];

const Text = z.string().check(z.regex(/^\S+(?: \S+)*$/));
const Sentence = Text.check(z.regex(/[.?]$/), z.maxLength(130));
const row = (known: readonly string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text === '' || text.split(', ').every((word) => known.includes(word)),
        'an unknown word',
      ),
    );
const Disciplines = row(DISCIPLINES);
const Numbers = z
  .string()
  .check(
    z.refine(
      (text) =>
        text === '' ||
        text
          .split(', ')
          .every(
            (part) => /^[a-z]+ \d+$/.test(part) && DISCIPLINES.some((name) => part.startsWith(`${name} `)),
          ),
      'not "discipline number"',
    ),
  );
const minutes = z.int().check(z.minimum(5), z.maximum(400));

const Lines = z.record(Text, z.record(Text, z.array(Sentence).check(z.minLength(1))));

const SCHEMAS = {
  curricula: z.strictObject({
    curricula: z.array(
      z.strictObject({
        name: z.enum(NAMES),
        break: Sentence,
        daily: Disciplines,
        times: Numbers,
        usual: z.int().check(z.minimum(1), z.maximum(5)),
        turns: z.enum(['all', 'rest', 'strands']),
        pause: minutes,
        pauseEach: z.optional(z.literal(true)),
        windows: z.optional(z.literal(true)),
        loop: z.optional(z.literal(true)),
        twice: z.optional(Disciplines),
        teaching: z.optional(z.enum(['none', 'youngest'])),
        mainLesson: z.optional(Disciplines),
        mainWeeks: z.optional(z.int()),
        mainFrom: z.optional(z.int()),
        stretches: z.array(
          z.strictObject({
            name: Text,
            of: row([...DISCIPLINES, '*']),
            startOnly: z.optional(z.literal(true)),
            unbroken: z.optional(z.literal(true)),
            fills: z.optional(z.literal(true)),
            afterLunch: z.optional(z.literal(true)),
          }),
        ),
        advice: z.array(z.string().check(z.regex(/\.$/))).check(z.minLength(1)),
      }),
    ),
  }),
  ages: z.strictObject({
    ages: z.array(
      z.strictObject({
        curriculum: z.enum(NAMES),
        ages: z.enum(BANDS),
        lesson: minutes,
        day: minutes,
        rest: minutes,
        stretches: z.optional(z.array(z.int())),
        published: z.optional(row(['lesson', 'day', 'stretches'])),
      }),
    ),
    lengths: z.array(
      z.strictObject({
        curriculum: z.enum(NAMES),
        ages: z.enum(BANDS),
        minutes: Numbers,
        published: z.optional(Disciplines),
      }),
    ),
    taught: z.array(
      z.strictObject({ ages: z.enum(BANDS), of: Disciplines, besideYounger: z.optional(Disciplines) }),
    ),
  }),
  subjects: z.strictObject({
    disciplines: z.record(Text, Text),
    strands: z.strictObject({ head: Disciplines, voice: Disciplines, hand: Disciplines }),
    apart: Disciplines,
    family: Disciplines,
    groups: z.record(Text, Disciplines),
  }),
  activities: Lines,
  'activities-young': Lines,
  'activities-older': Lines,
};

describe.each(Object.entries(SCHEMAS))('%s.json', (name, schema) => {
  const text = readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8');

  test('has known keys only, and rows that parse [SCH-11]', () => {
    const { error } = z.safeParse(schema, JSON.parse(text));
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toBeUndefined();
  });

  test('has no key twice [SCH-11]', () => {
    const compact = text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
    expect(compact === JSON.stringify(JSON.parse(text))).toBe(true);
  });
});

test('each curriculum has minutes for each age, lines and one place for every discipline [SCH-11]', () => {
  expect(data.curricula.map(({ name }) => name)).toEqual([...NAMES]);
  expect(ages.ages.map((of) => `${of.curriculum} ${of.ages}`)).toEqual(
    NAMES.flatMap((name) => BANDS.map((band) => `${name} ${band}`)),
  );
  const groups = Object.keys(subjects.groups);
  const lines = new Map<string, object>(Object.entries(activities));
  const common = Object.keys(activities.common);
  for (const table of [young, older])
    for (const name of Object.keys(table)) expect([...NAMES, 'common']).toContain(name);
  for (const { name, stretches } of data.curricula) {
    expect([...Object.keys(lines.get(name) ?? {}), ...common]).toEqual(expect.arrayContaining(groups));
    const named = stretches.flatMap(({ of }) => of.split(', ')).filter((word) => word !== '');
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((word) => word === '*')).toHaveLength(1);
  }
});

test('each discipline has one strand and one group, and no name means two of them [SCH-11]', () => {
  const all = (rows: Record<string, string>) => Object.values(rows).flatMap((of) => of.split(', '));
  const known = DISCIPLINES.toSorted();
  expect(disciplinesIn(DISCIPLINES.join(', '))).toEqual(DISCIPLINES);
  expect(all(subjects.strands).toSorted()).toEqual(known);
  expect(all(subjects.groups).toSorted()).toEqual(known);
  const names = all(subjects.disciplines);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
