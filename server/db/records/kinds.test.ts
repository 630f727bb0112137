// Every kind of record of the contract against the database that stores it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS, TABLES } from '#contract/collections.ts';
import { emptyValue } from '#contract/kind-facts.ts';
import { recordSchema } from '#contract/kind-schemas.ts';
import type { Field, Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Context, Records } from '../../context.ts';
import { readCatalog } from '../engine/catalog.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf } from '../testing/household.ts';
import { Codec } from './codec.ts';
import { TABLE_NAMES, tables, type TableName } from './tables.ts';

type Values = Record<string, unknown>;

const kinds: [table: TableName, kind: Kind][] = Object.values<Kind>(KINDS).map((kind) => [
  kind.table as TableName,
  kind,
]);

/** A value for a field that must be given. */
const GIVEN: Partial<Record<Field['is'], unknown>> = {
  text: 'Something',
  date: '2026-11-23',
  moment: '2026-11-24T21:30:00.000Z',
  week: {},
  reference: null,
};
const givenOf = ({ fields }: Kind): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => emptyValue(field) === undefined)
      .map(([name, field]) => [name, field.is === 'choice' ? field.of[0] : GIVEN[field.is]]),
  );

onEachDatabase('kinds of records', ({ open }) => {
  let database: Database;
  let context: Context;
  beforeAll(async () => {
    database = await open();
    context = await contextOf(database, 'Ana');
  });
  afterAll(() => database.close());

  it.each(TABLE_NAMES)('%s: the database has a column for every field, and no other', async (table) => {
    const catalog = await readCatalog(database.kysely, database.dialect);
    const owner = tables[table].owner === 'household' ? ['household_id'] : ['household_id', 'user_id'];
    const columns = catalog.find(({ name }) => name === table)?.columns ?? [];
    expect(columns.toSorted()).toEqual([...owner, ...new Codec(table).columns].toSorted());
  });

  it.each(kinds)('%s: what was not given is stored as the empty value of its field', async (table, kind) => {
    const records = context.records(table) as unknown as Records<Values & { id: string }, Values>;
    const given = givenOf(kind);
    const beside = table === 'weekly_menu' ? { dayNotes: {} } : {};
    const stored = await records.insert({ ...given, ...beside });
    const expected = Object.entries(kind.fields).map(([name, field]) => [
      name,
      name in given ? given[name] : emptyValue(field),
    ]);
    expect(stored).toMatchObject(Object.fromEntries(expected));
    expect(await records.get(stored.id)).toEqual(stored);
    // Every field is read back in the shape the contract promises.
    expect(recordSchema(kind).safeParse(stored).error).toBeUndefined();
  });
});

describe('the declarations of kinds', () => {
  it.each(kinds)('%s names only fields and kinds that exist', (table, { title, concerns, order, fields }) => {
    expect(Object.keys(KINDS)).toContain(table);
    for (const name of [title, concerns, order?.[0]])
      if (name !== undefined) expect(fields).toHaveProperty(name);
    for (const field of Object.values(fields)) {
      if (field.is === 'reference' || field.is === 'references') expect(KINDS).toHaveProperty(field.to);
      // A name that no date has would switch the rule off.
      if (field.is === 'date' && field.notBefore !== undefined)
        expect(fields).toHaveProperty([field.notBefore, 'is'], 'date');
    }
  });

  it.each(COLLECTIONS)('the collection %s is that of its kind [D7]', (collection) => {
    expect(tables[TABLES[collection]].stamped).toBe(collection);
  });
});
