import fastify from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allOperations } from '#contract/index.ts';
import { live } from '#contract/live.ts';
import { product } from '#contract/product.ts';
import { liveSchemas } from '#contract/schemas/live.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/engine/open.ts';
import { cutTo } from './declared-fields.ts';
import { streamRoute } from './http/routes/stream-route.ts';
import { implement } from './implement.ts';
import { SAMPLES, send } from './testing/who-may.ts';
import { openWorld } from './testing/world.ts';

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

it('the result of an operation, for HTTP and for tools, has no planted field', async () => {
  const planted = { supportEmail: 'help@example.org', planted: 'secret' };
  const [bound] = implement(product, { getProduct: () => Promise.resolve(planted) });
  // Public operations use nothing of their context.
  expect(await bound?.run({} as Context, {})).toEqual({ supportEmail: 'help@example.org' });
});

it('a pushed change has no planted field', async () => {
  const app = fastify();
  const update = { seq: 7, records: ['medication'], everything: false, signedOut: false };
  const planted = { ...update, planted: 'secret' };
  streamRoute(app, {
    operation: { ...live.followHousehold, ...liveSchemas.followHousehold },
    contextOf: () => Promise.resolve({} as Context),
    follow: (_context, _input, outlet) => {
      // After the function that ends it was returned.
      setImmediate(() => {
        outlet.send(planted);
        outlet.end();
      });
      return () => undefined;
    },
  });
  const url = '/api/events';
  const { body } = await app.inject({ url, headers: { accept: 'text/event-stream' } });
  expect(body).toContain(`data: ${JSON.stringify(update)}\n`);
  expect((await app.inject({ url })).json()).toEqual(update);
  await app.close();
});

it('a column planted in every table reaches no response', async () => {
  const database = await openDatabase({ file: ':memory:' });
  const world = await openWorld(database);
  const reads = allOperations.filter(([, { method, stream }]) => method === 'GET' && !stream);
  const inputs = new Map<string, Record<string, unknown>>();
  for (const [name] of reads) inputs.set(name, await SAMPLES[name]!(world));
  const tables = await database.kysely.introspection.getTables();
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} add column planted text default 'PlantedSecret'`.execute(
      database.kysely,
    );
  for (const [name, operation] of reads) {
    const { status, text } = await send(world.ana, operation, inputs.get(name)!);
    expect([name, status]).toEqual([name, 200]);
    expect(text, name).not.toMatch(/planted/i);
  }
  await world.app.close();
  await database.close();
});
