// For tests: plants a later release that has more fields than ours, and a renamed one. Import it before every module
// that reads the kinds or the migrations.
import { sql, type Kysely } from 'kysely';
import type { Field } from '#contract/kind.ts';
import { medicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medicalContact } from '#contract/kinds/medical-contact.ts';
import { medication } from '#contract/kinds/medication.ts';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList } from '#contract/kinds/shopping-list.ts';
import { STEPS, type Image } from '#contract/upgrade.ts';
import type { Dialect } from '../engine/open.ts';
import { migrations, type Migration } from '../migrations/index.ts';

const required = (label: string): Field => ({ is: 'text', label, required: true });

const plant = (fields: object, more: Record<string, Field>): void => void Object.assign(fields, more);
plant(pantryItem.fields, { brand: required('Brand'), amount: pantryItem.fields.quantity });
Reflect.deleteProperty(pantryItem.fields, 'quantity');
plant(medication.fields, { reason: required('Reason') });
plant(medicalAppointment.fields, {
  urgency: { is: 'choice', label: 'Urgency', of: ['normal', 'high'], required: true },
});
plant(medicalContact.fields, {
  languages: { is: 'texts', label: 'Languages' },
  visits: { is: 'yesNo', label: 'Comes to the house', empty: false },
});
plant(shoppingList.fields.items.of, { aisle: { is: 'text', label: 'Aisle' } });

/** In images of every sort: in a record, in its merge state, and among the paths of an edit. */
function renamed(image: Image): Image {
  const text = JSON.stringify(image).replaceAll('"quantity":', '"amount":');
  return JSON.parse(text) as Image;
}
STEPS['pantry_item'] = { schema: 2, upgrade: renamed };

/** A field of a part is in the JSON of its rows. */
async function fillAisles(kysely: Kysely<unknown>): Promise<void> {
  type List = { household_id: string; id: string; items: string };
  const { rows } = await sql<List>`select household_id, id, items from shopping_list`.execute(kysely);
  for (const { household_id, id, items } of rows) {
    const filled = JSON.stringify((JSON.parse(items) as object[]).map((item) => ({ ...item, aisle: '' })));
    await sql`update shopping_list set items = ${filled}
      where household_id = ${household_id} and id = ${id}`.execute(kysely);
  }
  // Counted again at the household's next change.
  await sql`update household set usage = null`.execute(kysely);
}

async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const added = [
    ['pantry_item', sql`brand text not null default ''`],
    ['medication', sql`reason text not null default ''`],
    ['medical_appointment', sql`urgency text not null default 'normal'`],
    ['medical_contact', sql`visits integer not null default 0`],
    [
      'medical_contact',
      sql`languages ${sql.raw(dialect === 'sqlite' ? 'text' : 'json')} not null default '[]'`,
    ],
  ] as const;
  for (const [table, column] of added)
    await sql`alter table ${sql.table(table)} add column ${column}`.execute(kysely);
  await sql`alter table pantry_item rename column quantity to amount`.execute(kysely);
  const merge = sql`replace(cast(merge as text), '"quantity":', '"amount":')`;
  const type = dialect === 'sqlite' ? sql`text` : sql`json`;
  await sql`update pantry_item set merge = cast(${merge} as ${type})`.execute(kysely);
  await fillAisles(kysely);
}

(migrations as Migration[]).push({ name: '9999-planted', up });
