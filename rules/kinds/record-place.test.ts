import { expect, test } from 'vitest';
import { KINDS } from '#contract/kinds.ts';
import { listPlace, recordPlace, screenOf } from './record-place.ts';

test('a record has an address, its list and its screen without it', () => {
  const contact = KINDS.medical_contact;
  expect(recordPlace(contact, 'a/b')).toBe('/medical?tab=contacts&id=a%2Fb');
  expect([listPlace(contact), screenOf(contact)]).toEqual(['/medical?tab=contacts', '/medical']);
  expect([listPlace(KINDS.family_member), screenOf(KINDS.family_member)]).toEqual(['/family', '/family']);
});

test('no kind keeps its placeholder in the address of its list', () => {
  expect(
    Object.values(KINDS).filter((kind) => /[{}]/.test(listPlace(kind) + recordPlace(kind, '1'))),
  ).toEqual([]);
});
