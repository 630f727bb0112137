// Medical records of the category 'allergy', read as allergies of their member.
import { describe, expect, test } from 'vitest';
import { readRestrictions } from '../restrictions/restrictions.ts';
import { withRecordAllergies } from './allergy-records.ts';

const record = (title: string, description = '', fields: object = {}) => ({
  category: 'allergy' as const,
  familyMemberId: 'ben',
  title,
  description,
  ...fields,
});
const ben = {
  id: 'ben',
  allergies: ['Peanuts'],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
};
const allergiesOfRecord = (own: Parameters<typeof withRecordAllergies>[1][number]) =>
  withRecordAllergies({ ...ben, allergies: [] }, [own]).allergies;
const guarded = (title: string, description = '') =>
  readRestrictions({
    ...ben,
    allergies: allergiesOfRecord(record(title, description)),
  }).allergens;

describe('an allergy record guards the foods that it names', () => {
  test.each([
    ['Sesame allergy', '', ['sesame']],
    ['Severe sesame allergy (anaphylaxis)', 'Carries an EpiPen.', ['sesame']],
    ['Sesame', '', ['sesame']],
    ['Allergy: sesame', '', ['sesame']],
    ['Allergic to peanuts and eggs', '', ['eggs', 'peanuts']],
    ['Allergic reaction to cashews', '', ['tree_nuts']],
    ['Allergic reaction', 'Reaction to a walnut cookie, epi at 5:10', ['tree_nuts']],
    ['Allergic reaction', 'He ate halva at a party, hives, epi given', ['sesame']],
    ['Skin prick test', 'Positive for egg, negative for milk', ['eggs']],
    ['Sesame allergy', 'Hives resolved after Benadryl.', ['sesame']],
    ['Sesame allergy', 'Not outgrown yet, retest in May', ['sesame']],
    ['Sesame allergy', 'Many children have outgrown it by 6', ['sesame']],
    ['Sesame allergy', 'Negative for milk', ['sesame']],
    ['Sesame allergy', 'The reaction has resolved', ['sesame']],
    ['Sesame allergy', 'Resolved after 2 hours with Benadryl', ['sesame']],
    ['Sesame allergy', 'No drug allergies. Not allergic to penicillin', ['sesame']],
    ['Sesame allergy', 'No other allergies, almost outgrown', ['sesame']],
    ['Sesame allergy', 'Negative strep test, asthma ruled out', ['sesame']],
    ['Sesame allergy', 'Outgrown?', ['sesame']],
    ['Sesame allergy outgrown?', '', ['sesame']],
    ['Peanut and egg allergy', 'Egg is outgrown', ['eggs', 'peanuts']],
  ])('“%s” “%s”', (title, description, allergens) => {
    const found = guarded(title, description).toSorted();
    for (const allergen of allergens) expect(found).toContain(allergen);
    expect(found.filter((one) => !['wheat', 'gluten'].includes(one))).toEqual(allergens);
  });

  test.each([
    ['Sesame allergy outgrown', ''],
    ['Outgrew sesame allergy', ''],
    ['Sesame allergy (resolved)', ''],
    ['Sesame allergy', 'Outgrown, passed the challenge in May'],
    ['Sesame allergy', 'Skin test negative'],
    ['Sesame allergy', 'Tested negative on May 3'],
    ['Sesame allergy', 'Outgrown per Dr. Kim in 2025'],
    ['Kiwi allergy', 'Kiwi is no longer allergic, resolved'],
    ['Negative for sesame', ''],
    ['No sesame allergy', ''],
    ['Not allergic to sesame', ''],
    ['No known food allergies', ''],
    ['Allergy visit', 'Asked about school lunch'],
  ])('“%s” “%s” is no allergy', (title, description) =>
    expect(allergiesOfRecord(record(title, description))).toEqual([]),
  );

  test('a drug is told and guards no food', () => {
    expect(allergiesOfRecord(record('Penicillin allergy', 'Rash after the third dose'))).toEqual([
      'penicillin',
    ]);
    expect(guarded('Penicillin allergy')).toEqual([]);
  });

  test('a record of another category is no allergy', () =>
    expect(allergiesOfRecord({ ...record('Sesame allergy'), category: 'diagnosis' })).toEqual([]));
});

describe('a member with the allergies of the records', () => {
  test('has those of its own records that its profile does not guard already', () => {
    const records = [
      record('Sesame allergy'),
      record('Peanut allergy'),
      record('Egg allergy', '', { familyMemberId: 'mia' }),
      record('Milk allergy', '', { familyMemberId: null }),
    ];
    expect(withRecordAllergies(ben, records).allergies).toEqual(['Peanuts', 'sesame']);
  });
  test('is the member itself where the records add nothing', () =>
    expect(withRecordAllergies(ben, [record('Peanut allergy')])).toBe(ben));
});
