import { expect, test } from 'vitest';
import { doseName } from './dose-name.ts';

test('a dose is named with the person it was for, where that is known', () => {
  const members = [{ id: 'mia', name: 'Mia' }];
  expect(doseName({ medicine: 'Zyrtec', familyMemberId: 'mia' }, members)).toBe('Zyrtec for Mia');
  expect(doseName({ medicine: 'Zyrtec', familyMemberId: null }, members)).toBe('Zyrtec');
  expect(doseName({ medicine: 'Zyrtec', familyMemberId: 'mia' }, [])).toBe('Zyrtec');
});
