// No reading takes a record away where the message says no removal.
import { expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { contactWith, listOf, memberWith, menuWith, recordWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = {
  ...FAMILY,
  contacts: [...(FAMILY.contacts ?? []), contactWith({ id: 'roy', name: 'Coach Roy', type: null })],
  lists: [listOf('party', 'Party', ['Candles'], ['Napkins'])],
  records: [recordWith({ id: 'asthma', title: 'Asthma', category: 'diagnosis', familyMemberId: 'lucas' })],
  menus: [menuWith({ monday: { dinner: 'Lentil stew' }, thursday: { dinner: 'Turkey' } })],
};
const removals = (...turns: string[]): string[] =>
  lastCards(turns, { family }).flatMap(({ tool, input }) =>
    tool.startsWith('delete') || JSON.stringify(input).includes('"-"') ? [tool] : [],
  );

test.each([
  'use up the empty dinners next week',
  'fill in the empty slots next week',
  'the eye exam is done',
  "don't forget the eye exam",
  "please don't cancel the eye exam",
  'the party list is complete',
  'coach roy',
  'lucas and the asthma',
])('nothing is taken away by: %s', (said) => expect(removals(said)).toEqual([]));

test.each([
  ['cancel the eye exam', 'deleteMedicalAppointment'],
  ['the eye exam fell through', 'deleteMedicalAppointment'],
  ['coach roy can go', 'deleteMedicalContact'],
  ['coach roy has moved to maine, so you can delete him from the contacts', 'deleteMedicalContact'],
  ['empty the party list', 'deleteShoppingList'],
  ['clear the menu for next week', 'deleteWeeklyMenu'],
])('words of removal do: %s', (said, tool) => expect(removals(said)).toEqual([tool]));

test('an answer to the question which one takes away what it names', () => {
  expect(removals('cancel an appointment', 'the eye exam')).toEqual(['deleteMedicalAppointment']);
});

test.each(['take it off mias profile'])('an entry goes, and nobody out of the family: %s', (said) => {
  const members = [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({ id: 'mia', name: 'Mia', allergies: ['ibuprofen'] }),
  ];
  const { cards = [] } = lastPlan([said], { family: { speakerId: 'ada', members } });
  expect(cards.map(({ tool }) => tool)).not.toContain('deleteFamilyMember');
});
