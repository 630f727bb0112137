import { expect, test } from 'vitest';
import { crudNames } from '#contract/crud.ts';
import { allOperations } from '#contract/index.ts';
import type { Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { changeWords } from './change-words.ts';

type Change = ChangeSet['changes'][number];
const change = (record: string, label: string, action: Change['action'] = 'updated'): Change => ({
  record,
  id: `id-of-${label}`,
  action,
  label,
});
const nobody = () => undefined;
const said = (operation: string, ...changes: Change[]) =>
  changeWords({ operation, changes, count: changes.length }, nobody);

test('every operation that changes something of the household has words of its own', () => {
  const writes = allOperations
    .filter(([, { owner, method }]) => owner === 'household' && method !== 'GET')
    // A body is posted to be read, too.
    .filter(([, { pip, stream }]) => pip !== 'reads' && !stream)
    .map(([name]) => name);
  expect(writes).toContain('updateMedicalAppointment');
  // Without words of its own, an operation is described by the records it touched; without records by nothing.
  expect(writes.filter((name) => said(name) === said('paintTheHouse'))).toEqual([]);
});

test.each(Object.values<Kind>(KINDS).map((kind) => [kind.table, kind] as const))(
  'adding, changing and removing a %s is told with its name and never as some record',
  (table, kind) => {
    const { create, update, delete: remove } = crudNames(kind.table);
    const words = [create, update, remove].map((name) => said(name, change(table, 'Week of Quill')));
    expect(new Set(words).size).toBeGreaterThan(1);
    for (const one of words) {
      expect(one).toMatch(/Quill/);
      expect(one).not.toMatch(/the record/);
    }
    // A purged name is the noun of the kind.
    expect(said(update, change(table, kind.noun))).not.toContain('“');
  },
);

test('a long change is described with the number of all its records, not of those that are shown', () => {
  const [first, last] = [change('medication', 'Zyrtec'), change('family_member', 'Mia', 'deleted')];
  const long = { changes: [first, last], count: 20_001 };
  const words = (operation: string) => changeWords({ operation, ...long }, nobody);
  expect(words('deleteFamilyMember')).toBe('removed Mia from the family and 20000 more records');
  expect(words('undo')).toContain(' and 20000 more records');
  expect(words('syncMeals')).toContain(' and 20000 more records');
  expect(words('updateHousehold')).toContain(' 20001 appointments');
});

test('a change names the record, and whom it is about where that is known', () => {
  const dentist = change('medical_appointment', 'Dentist');
  expect(said('updateMedicalAppointment', dentist)).toBe('changed the appointment “Dentist”');
  const set = { operation: 'updateMedicalAppointment', changes: [dentist], count: 1 };
  expect(changeWords(set, (id) => (id === dentist.id ? 'Mia' : undefined))).toBe(
    "changed Mia's appointment “Dentist”",
  );
  expect(said('createFamilyMember', change('family_member', 'Mia', 'created'))).toBe(
    'added Mia to the family',
  );
  expect(said('createMedicalContact', change('medical_contact', 'Dr. Lee', 'created'))).toBe(
    'added the contact “Dr. Lee”',
  );
  // The name of the screens (docs/words.md).
  expect(said('deleteMenuIdea', change('menu_idea', 'Pancakes', 'deleted'))).toBe(
    'deleted the menu idea “Pancakes”',
  );
  expect(said('saveWeeklyMenu', change('weekly_menu', 'Week of Nov 23, 2026'))).toBe(
    'planned the meals for the week of Nov 23, 2026',
  );
});

test('a removal says how many records it touched besides', () => {
  const mia = change('family_member', 'Mia', 'deleted');
  expect(said('deleteFamilyMember', change('medication', 'Amoxicillin'), mia)).toBe(
    'removed Mia from the family and one more record',
  );
});

test('a change whose names were purged is still a sentence', () => {
  expect(said('updateFamilyMember', change('family_member', 'family member'))).toBe(
    'changed what is known about a family member',
  );
  expect(said('deleteWeeklyMenu', change('weekly_menu', 'weekly menu'))).toBe(
    'deleted the meals for the week',
  );
  expect(said('deleteMedicalContact', change('medical_contact', 'medical contact'))).toBe(
    'deleted the contact',
  );
});

test('a new time zone, an undo and a parent who was removed are told as what they are', () => {
  const two = [change('medical_appointment', 'Dentist'), change('medical_appointment', 'Check-up')];
  expect(said('updateHousehold', ...two)).toBe('changed the time zone, and with it 2 appointments');
  expect(said('updateHousehold', two[0]!)).toBe('changed the time zone, and with it “Dentist”');
  expect(said('undo', ...two)).toBe('undid a change to the appointment “Dentist” and one more record');
  expect(said('removeHouseholdMember', change('family_member', 'Sam'))).toBe(
    'removed Sam from the household',
  );
});

test('an operation of a newer version is described by what it did', () => {
  expect(said('paintTheHouse', change('medication', 'Syrup', 'created'))).toBe(
    'added the medication “Syrup”',
  );
  expect(said('constructor')).toBe('changed something');
});

test('what a device synced names what it touched, and a record that two devices wrote only once', () => {
  const list = change('shopping_list', 'Groceries');
  expect(said('syncMeals', list)).toBe('changed the shopping list “Groceries”');
  expect(said('syncMeals', change('pantry_item', 'Rice', 'created'))).toBe('added the item “Rice”');
  expect(said('syncMeals', list, list, change('menu_idea', 'Soup', 'deleted'))).toBe(
    'changed the shopping list “Groceries” and one more record',
  );
  // An edit that came after the record was removed: in, and out again.
  expect(
    said('syncMeals', change('pantry_item', 'Rice', 'created'), change('pantry_item', 'Rice', 'deleted')),
  ).toBe('changed the item “Rice”');
  expect(said('syncMeals', change('weekly_menu', 'Week of Nov 23, 2026', 'deleted'))).toBe(
    'deleted the meals for the week of Nov 23, 2026',
  );
  expect(said('syncMeals', change('pantry_item', 'pantry item'))).toBe('changed the item');
});
