// Tables of schools, the homeschool schedule and the lessons of single days.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, json, date, instant, end } = columnTypes(dialect);
  const record = sql`
    household_id ${text} not null references household (id) on delete cascade,
    id ${text} not null,
    version integer not null check (version > 0),
    created_at ${instant('created_at')} not null,
    updated_at ${instant('updated_at')} not null`;

  for (const table of ['school_settings', 'school']) {
    await sql`create table ${sql.id(table)} (${record},
      school_type ${text} not null,
      school_name ${text} not null,
      school_district ${text} not null,
      curriculum ${text} not null,
      days_per_week integer not null,
      school_hours ${json('school_hours')} not null,
      subjects ${json('subjects')} not null,
      breaks ${json('breaks')} not null,
      notes ${text} not null,
      calendar_confirmed integer not null check (calendar_confirmed in (0, 1)),
      found_calendar ${json('found_calendar')},
      children ${json('children')} not null,
      food_rules ${json('food_rules')} not null,
      primary key (household_id, id)
    ) ${end}`.execute(kysely);
    const name = sql.id(`${table}_order`);
    await sql`create index ${name} on ${sql.id(table)} (household_id, created_at, id)`.execute(kysely);
  }

  await sql`create table school_schedule (${record},
    "from" ${date('from')},
    until ${date('until')},
    schedule ${json('schedule')},
    request ${json('request')},
    primary key (household_id, id)
  ) ${end}`.execute(kysely);

  await sql`create table school_day (${record},
    date ${date('date')} not null,
    member_id ${text},
    child ${text} not null,
    lessons ${json('lessons')} not null,
    notes ${text} not null,
    primary key (household_id, id),
    foreign key (household_id, member_id) references family_member (household_id, id)
  ) ${end}`.execute(kysely);
  await sql`create index school_day_order on school_day (household_id, date, id)`.execute(kysely);
  await sql`create index school_day_member_id on school_day (household_id, member_id, date)`.execute(kysely);
}
