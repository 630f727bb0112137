// The change log stores the state of a record before a change, and no longer the state after it (decision 022). On
// SQLite its tables are ordered by their keys, so that no second index repeats the keys.
import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await rebuild(kysely);
  else await narrow(kysely);
  // An id alone finds the entries of a record: hardly ever do two tables have one.
  await sql`create index change_entry_record on change_entry (household_id, record_id, seq)`.execute(kysely);
  // Counted again at the household's next change.
  await sql`update household set usage = null`.execute(kysely);
}

async function narrow(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table change_entry drop column after`.execute(kysely);
  await sql`drop index change_entry_record`.execute(kysely);
}

async function rebuild(kysely: Kysely<unknown>): Promise<void> {
  await sql`create table change_set_new (
    household_id text not null references household (id) on delete cascade,
    seq integer not null,
    id text not null,
    user_id text not null,
    through text not null check (through in ('app', 'pip')),
    operation text not null,
    at text check (at like '____-__-__T__:__:__.___Z') not null,
    undoes text,
    undone integer not null check (undone in (0, 1)),
    origin text,
    primary key (household_id, seq),
    unique (household_id, id)
  ) strict, without rowid`.execute(kysely);
  await sql`insert into change_set_new
    select household_id, seq, id, user_id, through, operation, at, undoes, undone, origin from change_set
    order by household_id, seq`.execute(kysely);
  await sql`create table change_entry_new (
    household_id text not null,
    seq integer not null,
    position integer not null,
    record_table text not null,
    record_id text not null,
    action text not null check (action in ('created', 'updated', 'deleted')),
    version integer not null,
    before text check (json_valid(before)),
    schema integer not null,
    label text,
    primary key (household_id, seq, position),
    foreign key (household_id, seq) references change_set (household_id, seq) on delete cascade
  ) strict, without rowid`.execute(kysely);
  await sql`insert into change_entry_new
    select household_id, seq, position, record_table, record_id, action, version, before, schema, label
    from change_entry order by household_id, seq, position`.execute(kysely);
  // First what refers, then what is referred to.
  await sql`drop table change_entry`.execute(kysely);
  await sql`drop table change_set`.execute(kysely);
  await sql`alter table change_set_new rename to change_set`.execute(kysely);
  await sql`alter table change_entry_new rename to change_entry`.execute(kysely);
  await sql`create index change_entry_images on change_entry (household_id, seq, position)
    where label is not null`.execute(kysely);
}
