import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { familyMember } from '#contract/kinds/family-member.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { fieldProps } from '../editing/form/field-props.tsx';
import { memberKind, type MemberForm } from './member-kind.ts';

const MEMBER = memberKind('2026-11-20');
const EMPTY = MEMBER.formOf(null);
const mia: MemberForm = { ...EMPTY, name: ' Mia ', relationship: 'child' };
const stored = storedRecord(familyMember, {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Mia',
  relationship: 'child',
  age: 6,
  dietaryRestrictions: ['Vegan'],
  allergies: ['peanuts', 'sesame'],
  interests: ['Drawing'],
  notes: 'Loves soup',
});

test('a member needs a name and a relationship [FAM-05]', () => {
  expect(MEMBER.read(EMPTY)).toEqual({
    errors: { name: 'Name is required', relationship: 'Relationship is required' },
  });
  expect(MEMBER.read({ ...mia, name: '  ' })).toEqual({ errors: { name: 'Name is required' } });
  expect(MEMBER.read({ ...mia, relationship: '' })).toEqual({
    errors: { relationship: 'Relationship is required' },
  });
});

test('comma lists are trimmed, an empty one is an empty list, an empty age is null [FAM-04] [FAM-06]', () => {
  const lists = { allergies: ' peanuts ,, sesame , ', interests: ' , ', dietaryNeeds: '' };
  expect(MEMBER.read({ ...mia, ...lists, age: ' ' })).toEqual({
    fields: {
      name: 'Mia',
      relationship: 'child',
      birthDate: null,
      age: null,
      allergies: ['peanuts', 'sesame'],
      dietaryRestrictions: [],
      dietaryNeeds: [],
      interests: [],
      notes: '',
    },
  });
  expect(MEMBER.read({ ...mia, age: '0' })).toMatchObject({ fields: { age: 0 } });
});

test.each([
  [{ age: 'six' }, { age: 'Age must be a whole number' }],
  [{ age: '6.5' }, { age: 'Age must be a whole number' }],
  [{ age: '131' }, { age: "Age can't be above 130" }],
  [{ allergies: 'x'.repeat(201) }, { allergies: 'Allergies can have at most 200 characters' }],
])('what does not fit is named at its field [FAM-04]', (typed, errors) => {
  expect(MEMBER.read({ ...mia, ...typed })).toEqual({ errors });
});

test('an age that was typed before the birth date counts no more, whatever was typed [FAM-04]', () => {
  expect(MEMBER.read({ ...mia, birthDate: '2020-02-29', age: 'six' })).toMatchObject({
    fields: { birthDate: '2020-02-29', age: null },
  });
  expect(MEMBER.read({ ...mia, birthDate: '1899-12-31' })).toEqual({
    errors: { birthDate: 'Birth date: dates lie between 1900 and 2199' },
  });
  expect(MEMBER.read({ ...mia, birthDate: '2026-11-20' })).toHaveProperty('fields');
  expect(MEMBER.read({ ...mia, name: '', birthDate: '2026-11-21' })).toEqual({
    errors: { name: 'Name is required', birthDate: "A birth date can't be in the future" },
  });
});

test('a member opened and saved unchanged stays the same; who signed in as them is never touched [FAM-04]', () => {
  const { id: _id, version: _v, createdAt: _c, updatedAt: _u, userId: _user, ...fields } = stored;
  expect(MEMBER.read(MEMBER.formOf(stored))).toEqual({ fields });
});

test('the relationships to choose from have the order of the specification [FAM-04]', () => {
  const { relationship } = MEMBER.fields;
  if (!relationship) throw new Error('A member has a relationship.');
  const typed = { value: '', error: undefined, change: () => undefined, prompt: 'Please choose' };
  const props = fieldProps('relationship', relationship, typed);
  const options = renderToStaticMarkup('children' in props ? props.children : null);
  expect([...options.matchAll(/>([^<]+)</g)].map(([, label]) => label)).toEqual([
    'Please choose',
    'Spouse',
    'Child',
    'Parent',
    'Grandparent',
    'Sibling',
    'Other',
  ]);
});
