// A form is derived from the declared fields of a kind: text in, values out, and back.
import { expect, test } from 'vitest';
import type { Fields } from '#contract/kind.ts';
import { formOf } from './kind-form.ts';
import { readForm } from './read-form.ts';

const THING = {
  fields: {
    name: { is: 'text', label: 'Name', required: true },
    size: { is: 'choice', label: 'Size', of: ['small', 'large'] },
    shelf: { is: 'choice', label: 'Shelf', of: ['top', 'other'], empty: 'other', clears: false },
    count: { is: 'whole', label: 'Count', max: 9, empty: null },
    hours: { is: 'whole', label: 'Hours', max: 48, empty: 24 },
    bought: { is: 'date', label: 'Bought' },
    ownerId: { is: 'reference', label: 'Owner', to: 'family_member' },
    tags: { is: 'texts', label: 'Tags' },
    isNew: { is: 'yesNo', label: 'New', empty: true },
    notes: { is: 'notes', label: 'Notes' },
    made: { is: 'text', label: 'Made', ours: true },
    parts: { is: 'parts', label: 'Parts', of: {}, most: 1, atOnce: 1 },
    userId: { is: 'account', label: 'Signs in as' },
    open: { is: 'shape', label: 'Open', shape: 'hours', empty: { start: '08:00', end: '15:00' } },
    trips: { is: 'shape', label: 'Trips', shape: 'breaks', empty: [] },
    calendar: { is: 'shape', label: 'Calendar', shape: 'foundCalendar', empty: null },
    users: { is: 'references', label: 'Users', to: 'family_member' },
  },
} as const satisfies { fields: Fields };
const NEW = {
  name: '',
  size: '',
  shelf: 'other',
  count: '',
  hours: '24',
  bought: '',
  ownerId: '',
  tags: '',
  isNew: true,
  notes: '',
  open: '{"start":"08:00","end":"15:00"}',
  trips: '[]',
  calendar: '',
  users: '',
};
const VALUES = {
  name: 'Ball',
  size: 'large' as const,
  shelf: 'top' as const,
  count: 3,
  hours: 0,
  bought: '2026-11-23',
  ownerId: 'mia',
  tags: ['red', 'round'],
  isNew: false,
  notes: 'Two\nlines',
  open: { start: '09:30', end: '12:00' },
  trips: [{ name: ' Sea ', startDate: '2026-08-01', endDate: '2026-08-09' }],
  calendar: { schoolName: 'Lincoln', academicYear: '2026-2027', events: [] },
  users: ['mia', 'leo'],
};

test('a new form has the empty value of each field, and no field without a control', () => {
  expect(formOf(THING, null)).toEqual(NEW);
});

test('the form of a record reads as the same values', () => {
  const form = formOf(THING, VALUES);
  expect(form).toMatchObject({ count: '3', hours: '0', tags: 'red, round', isNew: false });
  expect(readForm(THING, form)).toEqual({ fields: VALUES });
});

test('what is left open is stored as nothing, texts are trimmed and lists split at commas', () => {
  const form = { ...NEW, name: ' Ball ', tags: ' red ,, round , ', notes: ' Two\nlines \n', count: ' 3 ' };
  expect(readForm(THING, form)).toEqual({
    fields: {
      name: 'Ball',
      size: null,
      shelf: 'other',
      count: 3,
      hours: 24,
      bought: null,
      ownerId: null,
      tags: ['red', 'round'],
      isNew: true,
      notes: 'Two\nlines',
      open: { start: '08:00', end: '15:00' },
      trips: [],
      calendar: null,
      users: [],
    },
  });
});

test.each([
  [{ name: '  ' }, { name: 'Name is required' }],
  [{ count: 'many' }, { count: 'Count must be a whole number' }],
  [{ hours: ' ' }, { hours: 'Hours must be a whole number' }],
  [{ bought: 'unfinished' }, { bought: 'Please finish this date, or clear it' }],
  [{ open: '{"start":"09:00","end":"08:00"}' }, { open: 'Open: the end must be after the start' }],
  [{ trips: 'soon' }, { trips: 'Trips must be a list' }],
  [{ size: 'huge' }, { size: 'Size is one of small, large' }],
])('each mistake is one sentence at its field: %o', (typed, errors) => {
  expect(readForm(THING, { ...NEW, name: 'Ball', ...typed })).toEqual({ errors });
});

test('values that a kind reads in its own way take the place of the derived ones', () => {
  const read = readForm(THING, { ...NEW, name: 'Ball', count: 'three' }, { count: 3 });
  expect(read).toMatchObject({ fields: { count: 3 } });
});
