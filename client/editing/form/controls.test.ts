// Every field of a form has a control in its dialog. Dialogs open in a portal, which static rendering leaves out, so their
// source is read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KIND_NAMES, kindNamed, type KindName } from '#contract/kinds.ts';
import { formFields } from './kind-form.ts';

interface Dialog {
  file: string;
  /** Fields without a control of their name, with the reason. */
  without?: Record<string, string>;
}

/** The dialog of each kind, or the reason why it has none. */
const DIALOGS: Record<KindName, Dialog | string> = {
  family_member: { file: 'family/member-dialog.tsx' },
  weekly_menu: {
    file: 'meals/menus/menu-dialog.tsx',
    without: { weekStartDate: 'the control is named after the field of the meal store, weekStart' },
  },
  pantry_item: { file: 'meals/pantry/pantry-dialog.tsx' },
  shopping_list: { file: 'meals/lists/list-dialog.tsx' },
  menu_idea: { file: 'meals/ideas/idea-dialog.tsx' },
  medical_contact: { file: 'medical/contacts/contact-dialog.tsx' },
  medication: { file: 'medical/medications/medication-dialog.tsx' },
  dose: {
    file: 'medical/doses/dose-dialog.tsx',
    without: { medicationId: 'the dialog opens from the log of one medication' },
  },
  medical_appointment: { file: 'medical/appointments/appointment-dialog.tsx' },
  medical_record: { file: 'medical/records/medical-record-dialog.tsx' },
  school_settings: 'the cards of the School screen are its form (client/school/school-form.ts)',
  school: 'the cards of the School screen are its form (client/school/school-form.ts)',
  school_schedule: 'generated from a request, then saved as it was shown',
  school_day: 'its lessons are changed one by one (client/school/homeschool/lesson-dialog.tsx)',
};

/** `{...field('notes')}`, or a component of the dialog's own with `name="notes"`. */
const CONTROL = /\bfield\('(\w+)'|\bname="(\w+)"/g;

const controlsIn = (file: string): string[] =>
  [...readFileSync(join(import.meta.dirname, '../..', file), 'utf8').matchAll(CONTROL)].map(
    ([, field, name]) => field ?? name ?? '',
  );

const dialogs = KIND_NAMES.flatMap((table) => {
  const dialog = DIALOGS[table];
  return typeof dialog === 'string' ? [] : [[table, dialog] as const];
});

test.each(dialogs)('the dialog of a %s has a control for every field', (table, { file, without = {} }) => {
  const controls = controlsIn(file);
  const missing = Object.keys(formFields(kindNamed(table))).filter((name) => !controls.includes(name));
  expect(missing).toEqual(Object.keys(without));
});
