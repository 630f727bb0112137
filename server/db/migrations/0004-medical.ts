// Medical tables. Records refer to family members and contacts of the same household; the app clears such a reference
// before it removes the record it names (D30), so nothing here deletes by cascade.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, date, instant, end } = columnTypes(dialect);
  const flag = (column: string) => sql`integer not null check (${sql.ref(column)} in (0, 1))`;
  const record = sql`
    household_id ${text} not null references household (id) on delete cascade,
    id ${text} not null,
    version integer not null check (version > 0),
    created_at ${instant('created_at')} not null,
    updated_at ${instant('updated_at')} not null`;
  const ofMember = sql`foreign key (household_id, family_member_id) references family_member (household_id, id)`;

  await sql`create table medical_contact (${record},
    name ${text} not null,
    type ${text},
    specialty ${text} not null,
    phone_number ${text} not null,
    email ${text} not null,
    address ${text} not null,
    notes ${text} not null,
    is_emergency_contact ${flag('is_emergency_contact')},
    primary key (household_id, id)
  ) ${end}`.execute(kysely);

  await sql`create table medication (${record},
    name ${text} not null,
    dosage ${text} not null,
    frequency ${text},
    prescribed_by ${text} not null,
    family_member_id ${text},
    start_date ${date('start_date')},
    end_date ${date('end_date')},
    instructions ${text} not null,
    side_effects ${text} not null,
    is_active ${flag('is_active')},
    primary key (household_id, id),
    ${ofMember}
  ) ${end}`.execute(kysely);

  await sql`create table medical_appointment (${record},
    title ${text} not null,
    appointment_date ${instant('appointment_date')} not null,
    wall_time ${text} not null,
    time_zone ${text} not null,
    duration integer,
    type ${text},
    family_member_id ${text},
    contact_id ${text},
    notes ${text} not null,
    reminder_enabled ${flag('reminder_enabled')},
    reminder_time integer not null,
    primary key (household_id, id),
    ${ofMember},
    foreign key (household_id, contact_id) references medical_contact (household_id, id)
  ) ${end}`.execute(kysely);

  await sql`create table medical_record (${record},
    title ${text} not null,
    category ${text},
    date ${date('date')},
    family_member_id ${text},
    provider ${text} not null,
    description ${text} not null,
    is_important ${flag('is_important')},
    primary key (household_id, id),
    ${ofMember}
  ) ${end}`.execute(kysely);

  const order: [table: string, column: string][] = [
    ['medical_contact', 'created_at'],
    ['medication', 'created_at'],
    ['medical_appointment', 'appointment_date'],
    ['medical_record', 'created_at'],
  ];
  for (const [table, column] of order) {
    const name = sql.id(`${table}_order`);
    await sql`create index ${name} on ${sql.id(table)} (household_id, ${sql.id(column)}, id)`.execute(kysely);
  }
  // Removing a family member or a contact asks who refers to it.
  const refers: [table: string, column: string][] = [
    ['medication', 'family_member_id'],
    ['medical_appointment', 'family_member_id'],
    ['medical_appointment', 'contact_id'],
    ['medical_record', 'family_member_id'],
  ];
  for (const [table, column] of refers) {
    const name = sql.id(`${table}_${column}`);
    await sql`create index ${name} on ${sql.id(table)} (household_id, ${sql.id(column)})`.execute(kysely);
  }
}
