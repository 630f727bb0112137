import { expect, test } from 'vitest';
import { initialsOf, shownName } from './user-name.ts';

test('initials are the first letters of first and last name; the last name may be missing [MENU-01]', () => {
  expect(initialsOf({ firstName: 'Dana', lastName: 'Reyes' })).toBe('DR');
  expect(initialsOf({ firstName: ' émile ', lastName: '' })).toBe('É');
  expect(initialsOf({ firstName: '𝒜da', lastName: 'byron' })).toBe('𝒜B');
});

test("a parent without a first name is 'U', and is called User [MENU-01] [MENU-02]", () => {
  expect(initialsOf({ firstName: '', lastName: 'Reyes' })).toBe('U');
  expect(initialsOf({ firstName: '  ', lastName: '' })).toBe('U');
  expect(shownName({ firstName: '  ' })).toBe('User');
  expect(shownName({ firstName: 'Dana' })).toBe('Dana');
});
