// A medicine told in passing is held against stored allergies, and a rash from a medicine waits for the doctor.
import { describe, expect, test } from 'vitest';
import { contactWith, medicationWith, memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  members: [
    memberWith({ id: 'nan', name: 'Nell', relationship: 'grandparent', age: 68, allergies: ['sulfa drugs'] }),
    memberWith({ id: 'kit', name: 'Kit', age: 5 }),
  ],
  contacts: [contactWith({ id: 'moss', name: 'Dr. Moss', phoneNumber: '612-555-0147' })],
  medications: [
    medicationWith({ id: 'amox', name: 'Amoxicillin', familyMemberId: 'kit', prescribedBy: 'Dr. Moss' }),
  ],
};
const text = (said: string) => lastPlan([said], { family }).text;

describe('a medicine against a stored allergy', () => {
  test.each([
    'nell got a uti they gave her bactrim',
    'nell has a uti and they gave her bactrim',
    'nell got bactrim for her uti',
    'dr gave nell bactrim today',
    'nell is on bactrim now',
  ])('is warned of wherever it is told: %s', (said) => {
    expect(text(said)).toMatch(/“sulfa drugs” is stored as an allergy for Nell, and Bactrim is a sulfa drug/);
  });

  test('that was taken already is a call now', () => {
    expect(text('nell took bactrim this morning')).toMatch(/now, before another dose.*911/);
  });

  test.each(['kit got bactrim for his uti', 'nell got macrobid for her uti'])('no warning: %s', (said) =>
    expect(text(said)).not.toContain('stored as an allergy'),
  );

  test('“they gave her Bactrim” keeps the name alone', () => {
    const { cards = [] } = lastPlan(['nell got a uti they gave her bactrim'], { family });
    expect(cards).toMatchObject([{ tool: 'createMedicalRecord', input: { description: 'Bactrim' } }]);
  });
});

describe('a rash from a medicine', () => {
  test.each([
    'kit got a rash from the amoxicillin',
    'kit broke out from the amoxicillin',
    'kit has hives from the amoxicillin',
    'kit got an itchy rash from his antibiotic',
  ])('means no next dose before the doctor has answered: %s', (said) => {
    expect(text(said)).toMatch(/^No next dose of it before .*Dr\. Moss \(612-555-0147\).*911/s);
  });

  test.each(['kit got a rash from the grass', 'kit gets a rash from sunscreen, is there a cream'])(
    'another rash: %s',
    (said) => expect(text(said)).not.toContain('No next dose'),
  );
});
