import { expect, test } from 'vitest';
import { formOf, isBlank, newForm, readMember } from './member-form.ts';

const ID = '0190d0a0-0000-7000-8000-000000000001';
const mia = { ...newForm(ID), name: ' Mia ', relationship: 'child' as const };

test('a person is added only with a name and a relationship [ONB-04]', () => {
  expect(readMember(newForm(ID))).toEqual({
    errors: { name: 'Name is required', relationship: 'Relationship is required' },
  });
  expect(readMember({ ...mia, name: '   ' })).toEqual({ errors: { name: 'Name is required' } });
  expect(readMember({ ...mia, relationship: '' })).toEqual({
    errors: { relationship: 'Relationship is required' },
  });
  expect(readMember(mia)).toEqual({
    member: { id: ID, name: 'Mia', relationship: 'child', age: null, dietaryRestrictions: [], notes: '' },
  });
});

test('an age is a whole number, or null when left empty [ONB-04]', () => {
  expect(readMember({ ...mia, age: ' 6 ' })).toMatchObject({ member: { age: 6 } });
  expect(readMember({ ...mia, age: '0' })).toMatchObject({ member: { age: 0 } });
  expect(readMember({ ...mia, age: ' ' })).toMatchObject({ member: { age: null } });
  for (const age of ['six', '6.5', '6 years'])
    expect(readMember({ ...mia, age })).toEqual({ errors: { age: 'Age must be a whole number' } });
  expect(readMember({ ...mia, age: '-1' })).toEqual({ errors: { age: "Age can't be below 0" } });
  expect(readMember({ ...mia, age: '131' })).toEqual({ errors: { age: "Age can't be above 130" } });
});

test('a restriction typed without Enter still counts when the person is added [ONB-05]', () => {
  const form = { ...mia, dietaryRestrictions: ['Vegan'], typing: 'Peanut allergy' };
  expect(readMember(form)).toMatchObject({ member: { dietaryRestrictions: ['Vegan', 'Peanut allergy'] } });
});

test('text that is too long is named, not cut', () => {
  expect(readMember({ ...mia, name: 'm'.repeat(201) })).toEqual({
    errors: { name: 'Name can have at most 200 characters' },
  });
  expect(readMember({ ...mia, typing: 'm'.repeat(201) })).toEqual({
    errors: { dietaryRestrictions: 'Dietary restrictions can have at most 200 characters' },
  });
});

test('a form with anything in it is not blank', () => {
  expect(isBlank(newForm(ID))).toBe(true);
  for (const change of [
    { name: 'M' },
    { typing: 'nuts' },
    { notes: 'x' },
    { dietaryRestrictions: ['Vegan'] },
  ])
    expect(isBlank({ ...newForm(ID), ...change })).toBe(false);
});

test('a person opened for a change and saved unchanged stays the same', () => {
  const read = readMember({ ...mia, age: '6', dietaryRestrictions: ['Vegan'], notes: 'Loves soup' });
  if (!('member' in read)) throw new Error('Mia should be complete');
  expect(readMember(formOf(read.member))).toEqual(read);
});
