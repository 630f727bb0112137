// Form of a medication: stored fields, and the comparison of two versions.
import { expect, test } from 'vitest';
import { differences } from '../../editing/form/form-words.ts';
import { onlyMineIn } from '../../editing/form/merged-lists.ts';
import { medicationKind } from './medication-form.ts';

const MEMBERS = [
  { id: 'mia', name: 'Mia' },
  { id: 'leo', name: 'Leo' },
];
const kind = medicationKind({ members: MEMBERS, memberId: 'mia' });
const form = kind.formOf(null);

test('a new medication is being taken, and is for whom the list shows [MED-04]', () => {
  expect(form).toMatchObject({ isActive: true, familyMemberId: 'mia', frequency: '', endDate: '' });
  const forSomebodyGone = medicationKind({ members: MEMBERS, memberId: 'grandpa' });
  expect(forSomebodyGone.formOf(null).familyMemberId).toBe('');
});

test('what is left open is stored as nothing [MED-08]', () => {
  expect(kind.read({ ...form, name: ' Inhaler ', familyMemberId: '' })).toMatchObject({
    fields: { name: 'Inhaler', familyMemberId: null, frequency: null, startDate: null, endDate: null },
  });
});

test('where two parents differ, names and words stand for ids and codes [MED-02]', () => {
  const theirs = { ...form, familyMemberId: 'leo', frequency: 'twice daily', endDate: '2026-11-30' };
  expect(differences(kind, { start: form, theirs, yours: form }).alsoTheirs).toEqual([
    { label: 'Family member', theirs: 'Leo', yours: 'Mia' },
    { label: 'Frequency', theirs: 'Twice daily', yours: 'Not specified' },
    { label: 'End date', theirs: 'Nov 30, 2026', yours: 'Nothing' },
  ]);
});

test('a dose of one parent is not joined with how often the other gives it [D28]', () => {
  const before = { dosage: '10 mg', frequency: 'daily', prescribedBy: '' };
  const theirs = { ...before, frequency: 'twice daily' };
  const after = { ...before, dosage: '5 mg', prescribedBy: 'Dr. Lee' };
  expect(onlyMineIn(kind.asOne, { before, theirs, after })).toEqual(['prescribedBy']);
});

test('an end before the start, or a date that is not whole, is a mistake beside the others [MED-07]', () => {
  expect(kind.read({ ...form, startDate: '2026-11-30', endDate: '2026-11-29' })).toEqual({
    errors: { name: 'Name is required', endDate: "The end date can't be before the start date" },
  });
  expect(kind.read({ ...form, name: 'Inhaler', startDate: '2026-11-30', endDate: 'unfinished' })).toEqual({
    errors: { endDate: 'Please finish this date, or clear it' },
  });
  expect(kind.read({ ...form, name: 'Inhaler', startDate: 'unfinished', endDate: '2026-11-30' })).toEqual({
    errors: { startDate: 'Please finish this date, or clear it' },
  });
});
