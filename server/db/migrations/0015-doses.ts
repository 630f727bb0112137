// Doses of medicine that were given (decision 033).
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, end } = columnTypes(dialect);
  await sql`create table dose (
    household_id ${text} not null references household (id) on delete cascade,
    id ${text} not null,
    version integer not null check (version > 0),
    created_at ${instant('created_at')} not null,
    updated_at ${instant('updated_at')} not null,
    medicine ${text} not null,
    family_member_id ${text},
    medication_id ${text},
    given_at ${instant('given_at')} not null,
    given_by ${text} not null,
    amount ${text} not null,
    notes ${text} not null,
    primary key (household_id, id),
    foreign key (household_id, family_member_id) references family_member (household_id, id),
    foreign key (household_id, medication_id) references medication (household_id, id)
  ) ${end}`.execute(kysely);
  // The log by day, the last dose of each medicine, and what loses its reference when a member is removed.
  await sql`create index dose_order on dose (household_id, given_at, id)`.execute(kysely);
  await sql`create index dose_medication_id on dose (household_id, medication_id, given_at)`.execute(kysely);
  await sql`create index dose_family_member_id on dose (household_id, family_member_id)`.execute(kysely);
}
