// The household's records and the log of their changes.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, json, instant, date, counter, end } = columnTypes(dialect);
  const record = sql`
    household_id ${text} not null references household (id) on delete cascade,
    id ${text} not null,
    version integer not null check (version > 0),
    created_at ${instant('created_at')} not null,
    updated_at ${instant('updated_at')} not null`;

  await sql`create table family_member (${record},
    name ${text} not null,
    relationship ${text} not null
      check (relationship in ('spouse', 'child', 'parent', 'grandparent', 'sibling', 'other')),
    age integer,
    dietary_restrictions ${json('dietary_restrictions')} not null,
    dietary_needs ${json('dietary_needs')} not null,
    allergies ${json('allergies')} not null,
    interests ${json('interests')} not null,
    notes ${text} not null,
    user_id ${text},
    primary key (household_id, id),
    foreign key (household_id, user_id) references membership (household_id, user_id)
  ) ${end}`.execute(kysely);
  await sql`create index family_member_order on family_member (household_id, created_at, id)`.execute(kysely);

  await sql`create table weekly_menu (${record},
    week_start_date ${date('week_start_date')} not null,
    notes ${text} not null,
    meals ${json('meals')} not null,
    day_notes ${json('day_notes')} not null,
    primary key (household_id, id)
  ) ${end}`.execute(kysely);
  await sql`create index weekly_menu_order on weekly_menu (household_id, created_at, id)`.execute(kysely);

  await sql`create table change_set (
    household_id ${text} not null references household (id) on delete cascade,
    seq ${counter} not null,
    id ${text} not null,
    user_id ${text} not null,
    through ${text} not null check (through in ('app', 'pip')),
    operation ${text} not null,
    at ${instant('at')} not null,
    undoes ${text},
    undone integer not null check (undone in (0, 1)),
    primary key (household_id, seq),
    unique (household_id, id)
  ) ${end}`.execute(kysely);

  await sql`create table change_entry (
    household_id ${text} not null,
    seq ${counter} not null,
    position integer not null,
    record_table ${text} not null,
    record_id ${text} not null,
    action ${text} not null check (action in ('created', 'updated', 'deleted')),
    version integer not null,
    before ${json('before')},
    after ${json('after')},
    schema integer not null,
    label ${text},
    primary key (household_id, seq, position),
    foreign key (household_id, seq) references change_set (household_id, seq) on delete cascade
  ) ${end}`.execute(kysely);
  await sql`create index change_entry_record
    on change_entry (household_id, record_table, record_id, seq)`.execute(kysely);
}
