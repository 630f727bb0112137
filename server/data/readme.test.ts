import { expect, test } from 'vitest';
import type { Field } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import { readmeOf } from './readme.ts';

const readme = readmeOf({
  exportedAt: '2026-11-23T12:00:00.000Z',
  household: { name: 'Home' },
  you: { firstName: 'Dana' },
  collections: [],
});
const fields = Object.values(KINDS).flatMap((kind) => Object.entries<Field>(kind.fields));

test('the page of an export explains every field whose name tells neither its unit, its origin nor its record', () => {
  const bare = fields.filter(
    ([, field]) =>
      field.ours ||
      field.is === 'reference' ||
      field.is === 'references' ||
      ('unit' in field && field.unit !== undefined),
  );
  expect(bare.length).toBeGreaterThan(6);
  expect(bare.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
});
