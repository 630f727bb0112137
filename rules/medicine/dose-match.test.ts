// Doses of a medication: its own, and those of the same name for the same person.
import { expect, test } from 'vitest';
import { matchesMedication } from './dose-match.ts';

const isOfIt = matchesMedication({ id: 'new', name: 'Zyrtec, Kids', familyMemberId: 'mia' });
const dose = { medicine: 'zyrtec kids', medicationId: null, familyMemberId: 'mia' };

test('a dose of the same name for the same person is of the medication, whatever it was recorded under', () => {
  expect(isOfIt(dose)).toBe(true);
  expect(isOfIt({ ...dose, medicationId: 'other' })).toBe(true);
  expect(isOfIt({ medicine: 'Older name', medicationId: 'new', familyMemberId: null })).toBe(true);
});

test('a dose of another name or person is not', () => {
  expect(isOfIt({ ...dose, medicine: 'Zyrtec' })).toBe(false);
  expect(isOfIt({ ...dose, familyMemberId: 'leo' })).toBe(false);
  expect(isOfIt({ ...dose, familyMemberId: null })).toBe(false);
});

test('names without letters are compared as they are', () => {
  const isOfSign = matchesMedication({ id: 'new', name: '💊', familyMemberId: null });
  expect(isOfSign({ ...dose, medicine: '🩹', familyMemberId: null })).toBe(false);
});
