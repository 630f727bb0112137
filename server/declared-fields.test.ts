import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allOperations } from '#contract/index.ts';
import { cutTo } from './declared-fields.ts';

const Member = z.object({
  name: z.string(),
  tags: z.array(z.string()),
  born: z.nullable(z.object({ on: z.string() })),
  role: z.optional(z.enum(['child', 'parent'])),
});

it('a planted column goes at every depth', () => {
  const planted = {
    name: 'Mia',
    tags: ['a'],
    born: { on: '2019-01-02', hash: 'secret' },
    role: 'child',
    secret: 'secret',
  };
  expect(cutTo(z.array(Member))([planted])).toEqual([
    { name: 'Mia', tags: ['a'], born: { on: '2019-01-02' }, role: 'child' },
  ]);
});

it('what is missing or null stays so', () => {
  const bare = { name: 'Mia', tags: [], born: null };
  expect(cutTo(Member)(bare)).toEqual(bare);
  expect(cutTo(z.nullable(Member))(null)).toBe(null);
});

it('parts that change a value, or choose between shapes, are parsed', () => {
  const Choice = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);
  expect(cutTo(Choice)({ b: 'x', secret: 'secret' })).toEqual({ b: 'x' });
  const Trimmed = z.object({ title: z.string().check(z.trim()), count: z._default(z.number(), 3) });
  expect(cutTo(Trimmed)({ title: ' Lunch ', secret: 1 })).toEqual({ title: 'Lunch', count: 3 });
  expect(cutTo(z.record(z.string(), Member))({ x: { name: 'Mia', tags: [], born: null, more: 1 } })).toEqual({
    x: { name: 'Mia', tags: [], born: null },
  });
});

it('a loose object keeps what it has', () => {
  const Loose = z.looseObject({ id: z.string() });
  expect(cutTo(Loose)({ id: '1', note: 'kept' })).toEqual({ id: '1', note: 'kept' });
});

it.each(allOperations.map(([name, { output }]) => [name, output] as const))(
  'the result of %s is cut by its schema',
  (_name, output) => {
    expect(() => cutTo(output)).not.toThrow();
    if (output._zod.def.type !== 'object' || _name === 'exportHousehold') return;
    expect(cutTo(output)({ planted: 'secret' })).not.toHaveProperty('planted');
  },
);
