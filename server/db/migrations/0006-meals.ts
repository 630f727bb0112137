// Tables of food except weekly menus, and of the merge state for edits of several devices: stamps of fields, removed
// records, and seen edits (D6, D33).
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

/** A record without stamps: all of it counts as written when it was last changed. */
const UNSTAMPED = sql.lit('{"stamps":{},"removed":{},"kept":{}}');

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, json, instant, end } = columnTypes(dialect);
  const merge = json('merge');
  const record = sql`
    household_id ${text} not null references household (id) on delete cascade,
    id ${text} not null,
    version integer not null check (version > 0),
    created_at ${instant('created_at')} not null,
    updated_at ${instant('updated_at')} not null`;

  await sql`create table pantry_item (${record},
    name ${text} not null,
    category ${text} not null,
    quantity ${text} not null,
    notes ${text} not null,
    merge ${merge} not null,
    primary key (household_id, id)
  ) ${end}`.execute(kysely);

  await sql`create table shopping_list (${record},
    title ${text} not null,
    items ${json('items')} not null,
    merge ${merge} not null,
    primary key (household_id, id)
  ) ${end}`.execute(kysely);

  await sql`create table menu_idea (${record},
    name ${text} not null,
    description ${text} not null,
    meal_type ${text} not null,
    ingredients ${json('ingredients')} not null,
    instructions ${text} not null,
    prep_time integer,
    cook_time integer,
    servings integer,
    tags ${json('tags')} not null,
    is_favorite integer not null check (is_favorite in (0, 1)),
    merge ${merge} not null,
    primary key (household_id, id)
  ) ${end}`.execute(kysely);

  for (const table of ['pantry_item', 'shopping_list', 'menu_idea']) {
    const name = sql.id(`${table}_order`);
    await sql`create index ${name} on ${sql.id(table)} (household_id, created_at, id)`.execute(kysely);
  }
  await sql`alter table weekly_menu add column merge ${merge} not null default ${UNSTAMPED}`.execute(kysely);
  await keepTraces(kysely, dialect);
}

/** Traces, for some weeks: removed records that a later edit may restore, and edits that were applied. */
async function keepTraces(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, json, instant, end } = columnTypes(dialect);
  await sql`create table tombstone (
    household_id ${text} not null references household (id) on delete cascade,
    record_table ${text} not null,
    record_id ${text} not null,
    stamp ${text} not null,
    at ${instant('at')} not null,
    record ${json('record')} not null,
    primary key (household_id, record_table, record_id)
  ) ${end}`.execute(kysely);
  await sql`create index tombstone_at on tombstone (at)`.execute(kysely);

  await sql`create table seen_edit (
    household_id ${text} not null references household (id) on delete cascade,
    edit_id ${text} not null,
    at ${instant('at')} not null,
    primary key (household_id, edit_id)
  ) ${end}`.execute(kysely);
  await sql`create index seen_edit_at on seen_edit (at)`.execute(kysely);
}
