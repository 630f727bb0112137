// Records of earlier releases, upgraded to the current schema; and the changes that need a step (decision 022).
import { afterEach, describe, expect, it } from 'vitest';
import { kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { fillingOf, schemaNumberOf, STEPS, upgradedFields, upgradedRecord } from './upgrade.ts';

const toy = kind({
  table: 'toy',
  noun: 'toy',
  plural: 'toys',
  place: '/toys',
  open: 'Open toys',
  title: 'name',
  fields: {
    name: { is: 'text', label: 'Name', required: true },
    maker: { is: 'text', label: 'Maker', required: true },
    age: { is: 'whole', label: 'From age', max: 18, empty: 3 },
    size: { is: 'choice', label: 'Size', of: ['small', 'big'], required: true },
    owner: { is: 'reference', label: 'Owner', to: 'family_member' },
    bought: { is: 'date', label: 'Bought', required: true },
    pieces: {
      is: 'parts',
      label: 'Pieces',
      most: 9,
      atOnce: 9,
      of: {
        name: { is: 'text', label: 'Name', required: true },
        lost: { is: 'yesNo', label: 'Lost', empty: false },
      },
    },
  },
});

afterEach(() => {
  delete STEPS['toy'];
});

describe('a record of an earlier release', () => {
  it('gets the empty value of every field it lacks, but neither a name nor a date nobody knows', () => {
    expect(upgradedRecord(toy, { id: 't', pieces: [{ id: 'p', name: 'Wheel' }] }, 1)).toEqual({
      id: 't',
      maker: '',
      age: 3,
      size: 'small',
      owner: null,
      pieces: [{ id: 'p', name: 'Wheel', lost: false }],
    });
  });

  it('keeps what it has, and loses what is no longer a field; some fields stay some', () => {
    const image = {
      version: 2,
      merge: {},
      name: 'Train',
      age: null,
      colour: 'red',
      'pieces.x': 1,
      'wheels.x': 1,
    };
    expect(upgradedFields(toy, image, 1)).toEqual({
      version: 2,
      merge: {},
      name: 'Train',
      age: null,
      'pieces.x': 1,
    });
    const pieces = { a: { id: 'a', name: 'Wheel' }, b: null };
    expect(upgradedFields(toy, { pieces }, 1)).toEqual({
      pieces: { a: { ...pieces.a, lost: false }, b: null },
    });
  });

  it('goes through the step of its kind first, unless it has that schema already', () => {
    STEPS['toy'] = {
      schema: 3,
      upgrade: ({ from: bought, ...image }, schema) => ({ ...image, bought, age: schema }),
    };
    expect(schemaNumberOf('toy')).toBe(3);
    expect(upgradedFields(toy, { from: '2026-01-01' }, 2)).toEqual({ bought: '2026-01-01', age: 2 });
    expect(upgradedFields(toy, { from: '2026-01-01' }, 3)).toEqual({});
  });

  it('was empty in its own way where an empty value has changed since; some fields of it stay some [D22]', () => {
    STEPS['toy'] = { schema: 2, upgrade: (image, _, isWhole) => (isWhole ? { age: 2, ...image } : image) };
    expect(upgradedRecord(toy, {}, 1)).toMatchObject({ age: 2 });
    expect(upgradedRecord(toy, {}, 2)).toMatchObject({ age: 3 });
    expect(upgradedFields(toy, { maker: 'x' }, 1)).toEqual({ maker: 'x' });
  });
});

/**
 * Empty values with which records were written, by table and field. The change log leaves them out, so a value here may
 * only change with a step that writes the old one into older images. New fields need no line.
 */
const WRITTEN: Record<string, Record<string, unknown>> = {
  family_member: {
    age: null,
    allergies: [],
    dietaryRestrictions: [],
    dietaryNeeds: [],
    interests: [],
    notes: '',
    userId: null,
  },
  weekly_menu: { notes: '', meals: {} },
  pantry_item: { category: 'other', quantity: '', notes: '' },
  shopping_list: { items: [] },
  menu_idea: {
    mealType: 'breakfast',
    description: '',
    ingredients: [],
    instructions: '',
    prepTime: null,
    cookTime: null,
    servings: null,
    tags: [],
    isFavorite: false,
  },
  medical_contact: {
    type: null,
    specialty: '',
    phoneNumber: '',
    email: '',
    address: '',
    notes: '',
    isEmergencyContact: false,
  },
  medication: {
    familyMemberId: null,
    dosage: '',
    frequency: null,
    prescribedBy: '',
    startDate: null,
    endDate: null,
    instructions: '',
    sideEffects: '',
    isActive: true,
  },
  medical_appointment: {
    familyMemberId: null,
    contactId: null,
    type: null,
    duration: null,
    notes: '',
    reminderEnabled: true,
    reminderTime: 24,
  },
  medical_record: {
    category: null,
    date: null,
    familyMemberId: null,
    provider: '',
    description: '',
    isImportant: false,
  },
};

it.each(Object.values(KINDS))(
  'empty values of $plural that the log left out are still filled in [D22]',
  (declared) => {
    const { [declared.table]: written = {} } = WRITTEN;
    if (schemaNumberOf(declared.table) === 1) expect(fillingOf(declared)).toMatchObject(written);
  },
);
