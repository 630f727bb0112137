// The last day of an antihistamine before a visit whose note asks for a pause, counted from the visit.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { appointmentWith, medicationWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const visit = (notes: string) =>
  appointmentWith({
    id: 'challenge',
    title: 'Milk challenge',
    when: '2026-12-09T08:30',
    familyMemberId: 'lucas',
    notes,
  });
const syrup = (name: string) =>
  medicationWith({ id: 'syrup', name, familyMemberId: 'lucas', dosage: '5 ml', frequency: 'once daily' });
const familyWith = (notes: string, name = 'Cetirizine') => ({
  ...FAMILY,
  appointments: [...(FAMILY.appointments ?? []), visit(notes)],
  medications: [...(FAMILY.medications ?? []), syrup(name)],
});
const NOTE = 'No antihistamine for 5 days before. Bring two toys.';

describe('the last day of the medicine', () => {
  test.each([
    ['when is the milk challenge', 'so last day for the allergy syrup?'],
    ['what do we bring to the milk challenge', 'when do we stop the cetirizine'],
    ['when is the milk challenge', 'can he still take his cetirizine'],
  ])('“%s”, “%s”', (first, said) => {
    const { text, cards = [] } = lastPlan([first, said], { family: familyWith(NOTE) });
    expect(text).toContain('Thursday, December 3');
    expect(text).toContain('Friday, December 4');
    expect(cards).toEqual([]);
  });

  test.each([
    ['no antihistamines a week before', 'Tuesday, December 1'],
    ['stop antihistamines 3 days before the test', 'Saturday, December 5'],
  ])('“%s”', (notes, day) => {
    const turns = ['when is the milk challenge', 'whats the last day for his loratadine'];
    expect(lastPlan(turns, { family: familyWith(notes, 'Loratadine') }).text).toContain(day);
  });
});

describe('where no day is counted', () => {
  const TURNS = ['when is the milk challenge', 'so last day for the allergy syrup?'];
  test.each([
    ['a note without a pause', familyWith('Bring two toys.')],
    ['a pause of no length', familyWith('No antihistamine for several days before.')],
    ['a medicine that is none', familyWith(NOTE, 'Ferrous sulfate')],
  ])('%s', (_, family) => expect(lastPlan(TURNS, { family }).text).not.toMatch(/the last day for/));

  test('for another medicine, or somebody else', () => {
    for (const said of ['last day for the amoxicillin?', 'when is the last day of school'])
      expect(lastPlan(['when is the milk challenge', said], { family: familyWith(NOTE) }).text).not.toMatch(
        /Cetirizine/,
      );
  });
});
