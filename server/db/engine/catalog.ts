// Tables and columns as the database's own catalog lists them, so that code that walks all tables cannot forget one.
import { sql, type Kysely } from 'kysely';
import type { Dialect } from './open.ts';
import type { Schema } from '../schema.ts';

export interface TableShape {
  name: string;
  columns: readonly string[];
  /** The columns of the primary key, in its order. */
  key: readonly string[];
}

interface ColumnRow {
  table: string;
  column: string;
  /** Place in the primary key from 1 on; 0 outside it. */
  key: number;
}

interface Reference {
  table: string;
  parent: string;
}

const OF_SQLITE = {
  columns: sql<ColumnRow>`
    select m.name as "table", c.name as "column", c.pk as "key"
    from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' order by m.name, c.cid`,
  references: sql<Reference>`
    select distinct m.name as "table", f."table" as parent
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`,
};

const OF_POSTGRES = {
  columns: sql<ColumnRow>`
    select t.relname as "table", a.attname as "column", coalesce(array_position(k.conkey, a.attnum), 0) as "key"
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
    order by t.relname collate "C", a.attnum`,
  references: sql<Reference>`
    select distinct t.relname as "table", p.relname as parent
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace`,
};

/** Every table, those that others refer to first: in this order their rows can be inserted. */
export async function readCatalog(kysely: Kysely<Schema>, dialect: Dialect): Promise<TableShape[]> {
  const questions = dialect === 'sqlite' ? OF_SQLITE : OF_POSTGRES;
  const { rows: columns } = await questions.columns.execute(kysely);
  const { rows: references } = await questions.references.execute(kysely);
  const shapes = [...Map.groupBy(columns, (row) => row.table)].map(([name, of]) => shapeOf(name, of));
  const parents = Map.groupBy(references, (row) => row.table);
  return parentsFirst(shapes, (name) => (parents.get(name) ?? []).map((row) => row.parent));
}

function shapeOf(name: string, rows: readonly ColumnRow[]): TableShape {
  const key = rows.filter((row) => row.key > 0).sort((one, other) => one.key - other.key);
  return { name, columns: rows.map((row) => row.column), key: key.map((row) => row.column) };
}

function parentsFirst(shapes: readonly TableShape[], parentsOf: (name: string) => string[]): TableShape[] {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  const sorted = new Set<TableShape>();
  const begun = new Set<string>();
  const visit = (name: string) => {
    const shape = byName.get(name);
    if (shape === undefined || begun.has(name)) return;
    begun.add(name);
    for (const parent of parentsOf(name).toSorted()) visit(parent);
    sorted.add(shape);
  };
  for (const { name } of shapes) visit(name);
  return [...sorted];
}
