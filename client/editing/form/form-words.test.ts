import { expect, test } from 'vitest';
import type { Fields } from '#contract/kind.ts';
import { shapeInWords } from '#rules/school/shape-words.ts';
import { differences } from './form-words.ts';

const fields: Fields = {
  name: { is: 'text', label: 'Name' },
  type: { is: 'choice', label: 'Type', of: ['test_result', 'diagnosis'] },
  date: { is: 'date', label: 'Date' },
  memberId: { is: 'reference', label: 'For', to: 'family_member' },
  active: { is: 'yesNo', label: 'Active', empty: true },
  notes: { is: 'notes', label: 'Notes' },
  hours: { is: 'shape', label: 'Hours', shape: 'hours', empty: { start: '08:00', end: '15:00' } },
  children: { is: 'references', label: 'Children', to: 'family_member' },
};
const FORM = {
  name: 'Mia',
  type: 'diagnosis',
  date: '',
  memberId: 'mia',
  active: true,
  notes: '',
  hours: '{"start":"08:00","end":"15:00"}',
  children: 'mia',
};
const names = {
  family_member: [
    { id: 'mia', name: 'Mia' },
    { id: 'leo', name: 'Leo' },
  ],
};

test('two parents decide only over what this one changed; what the other one changed elsewhere is shown [API-03]', () => {
  const kind = { fields, names, say: { type: (value: string) => value.toUpperCase() } };
  expect(
    differences<typeof FORM>(kind, {
      start: FORM,
      theirs: { ...FORM, name: 'Mia S', type: 'test_result', notes: 'Same' },
      yours: { ...FORM, type: '', active: false, notes: 'Same' },
    }),
  ).toEqual({
    disputed: [
      { label: 'Type', theirs: 'TEST_RESULT', yours: '' },
      { label: 'Active', theirs: 'Yes', yours: 'No' },
    ],
    alsoTheirs: [{ label: 'Name', theirs: 'Mia S', yours: 'Mia' }],
    alsoYours: [],
    together: [],
  });
});

test('a merged list is shown with the changes of both, and is nothing to decide [D28]', () => {
  const forms = {
    start: { ...FORM, children: '' },
    theirs: { ...FORM, children: 'mia' },
    yours: { ...FORM, children: 'leo' },
    both: { ...FORM, children: 'mia, leo' },
  };
  expect(differences<typeof FORM>({ fields, names }, forms, { merged: ['children'] })).toEqual({
    disputed: [],
    alsoTheirs: [],
    alsoYours: [],
    together: [{ label: 'Children', value: 'Mia, Leo' }],
  });
});

test('beside a contradiction, what only this parent changed is nothing to decide [D28]', () => {
  const forms = {
    start: FORM,
    theirs: { ...FORM, notes: 'Loves rice' },
    yours: { ...FORM, notes: 'Loves soup', name: 'Mia S' },
  };
  expect(differences<typeof FORM>({ fields }, forms, { onlyMine: ['name'] })).toMatchObject({
    disputed: [{ label: 'Notes' }],
    alsoYours: [{ label: 'Name', yours: 'Mia S' }],
  });
});

test('an emptied field is shown as a word', () => {
  const { disputed } = differences<typeof FORM>(
    { fields },
    { start: { ...FORM, notes: 'Soup' }, theirs: { ...FORM, notes: 'Soup' }, yours: FORM },
  );
  expect(disputed).toEqual([{ label: 'Notes', theirs: 'Soup', yours: 'Nothing' }]);
});

test.each([
  ['type', 'test_result', 'Test result'],
  ['type', '', 'Not specified'],
  ['date', '2026-10-02', 'Oct 2, 2026'],
  ['date', 'unfinished', 'Nothing'],
  ['memberId', 'leo', 'Leo'],
  ['memberId', '', 'Not specified'],
  ['memberId', 'gone', 'Someone else'],
  ['active', false, 'No'],
  ['hours', '{"start":"09:30","end":"12:00"}', '9:30 AM to 12:00 PM'],
  ['hours', '', 'Nothing'],
  ['children', 'leo, mia, gone', 'Leo, Mia, Someone else'],
  ['children', '', 'Not specified'],
] as const)('the value of %s that is stored as %j reads “%s”', (name, value, words) => {
  const theirs = { ...FORM, [name]: value };
  const { alsoTheirs } = differences<typeof FORM>(
    { fields, names, sayShape: shapeInWords },
    { start: FORM, theirs, yours: FORM },
  );
  expect(alsoTheirs.map((difference) => difference.theirs)).toEqual([words]);
});
