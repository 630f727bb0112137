// An allergy that is stored as a medical record counts in what is said about food as one of the profile does.
import { describe, expect, test } from 'vitest';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { lastPlan } from '../testing/thread.ts';
import { memberWith, recordWith } from '../../answers/testing/records.ts';

const allergyRecord = (fields: Partial<MedicalRecord> & { title: string }): MedicalRecord =>
  recordWith({
    id: fields.title,
    createdAt: '2026-10-03T12:00:00.000Z',
    category: 'allergy',
    date: '2026-10-03',
    familyMemberId: 'ben',
    ...fields,
  });
const familyWith = (...records: MedicalRecord[]) => ({
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'other', age: 41 }),
    memberWith({ id: 'ben', name: 'Ben', age: 7 }),
    memberWith({ id: 'mia', name: 'Mia', age: 9, allergies: ['peanuts'] }),
  ],
  records,
});
const SESAME = allergyRecord({ title: 'Sesame allergy' });
const asked = (said: string, ...records: MedicalRecord[]) =>
  lastPlan([said], { family: familyWith(...(records.length > 0 ? records : [SESAME])) });
const BY_RECORD = /That goes by Ben's record “Sesame allergy” of October 3\.$/;
const READ = { tool: 'listMedicalRecords', input: {} };

describe('an allergy record counts in answers about food', () => {
  test.each([
    ['Can Ben eat hummus?', /^No, not for Ben\. .*sesame/i],
    ['Is hummus ok for us?', /^No, not for Ben\. .*sesame/is],
    ['What is Ben allergic to?', /^Ben is allergic to sesame\./],
    ['Who is allergic to sesame?', /^Ben\. /],
    ['Is Ben allergic to sesame?', /^Yes, sesame is in Ben's health records/],
    ['Does Ben have any allergies?', /^Yes\. Ben is allergic to sesame/],
    ['Who has which allergies?', /- Ben is allergic to sesame/],
  ])('%s', (said, text) => {
    const plan = asked(said);
    expect(plan.text).toMatch(text);
    expect(plan.text).toMatch(BY_RECORD);
    expect(plan.reads).toContainEqual(READ);
  });

  test('a stand-in with it is left out', () => {
    const { text } = asked('What can I use instead of peanut butter?');
    expect(text).toMatch(/tahini for Ben/);
    expect(text).toMatch(BY_RECORD);
  });

  test('a reaction that Pip kept counts by the food it names', () => {
    const { text } = asked(
      'Can Ben eat cashews?',
      allergyRecord({ title: 'Allergic reaction', description: 'Reaction to a cashew bar, epi at 5:10' }),
    );
    expect(text).toMatch(/^No, not for Ben\./);
    expect(text).toMatch(/Ben's record “Allergic reaction” of October 3/);
  });

  test('a drug is told and guards no food', () => {
    const penicillin = allergyRecord({ title: 'Penicillin allergy' });
    expect(asked('What is Ben allergic to?', penicillin).text).toMatch(/^Ben is allergic to penicillin\./);
    expect(asked('Can Ben eat hummus?', penicillin).text).toMatch(/^Yes/);
  });

  test.each([{ title: 'Sesame allergy', description: 'Outgrown' }, { title: 'Sesame test negative' }])(
    'one that is over, $title $description, does not',
    (fields) => {
      expect(asked('Can Ben eat hummus?', allergyRecord(fields)).text).toMatch(/^Yes/);
      expect(asked('What is Ben allergic to?', allergyRecord(fields)).text).toMatch(
        /^No allergies or diets are stored for Ben/,
      );
    },
  );

  test('only the records that an answer goes by are named', () => {
    const { text } = asked('Can Ben eat hummus?', SESAME, allergyRecord({ title: 'Egg allergy' }));
    expect(text).toMatch(BY_RECORD);
    expect(text).not.toMatch(/Egg allergy/);
    expect(asked('Can Mia eat rice?', SESAME).text).not.toMatch(/October 3/);
    expect(asked('Can Mia eat peanuts?', SESAME).reads).not.toContainEqual(READ);
  });
});

describe('the profile stays as it is stored', () => {
  test('an allergy of a record goes on it when it is told', () => {
    expect(asked('Ben is allergic to sesame').cards).toEqual([
      { tool: 'updateFamilyMember', input: { id: 'ben', allergies: ['sesame'] } },
    ]);
    expect(asked('Ben is allergic to kiwi').cards).toEqual([
      { tool: 'updateFamilyMember', input: { id: 'ben', allergies: ['kiwi'] } },
    ]);
  });

  test.each([
    'Ben is no longer allergic to sesame',
    'Ben outgrew his sesame allergy',
    "remove sesame from Ben's allergies",
  ])('what only a record says comes off no list, and the record is named: %s', (said) => {
    const { cards, text } = asked(said);
    expect(cards ?? []).toEqual([]);
    expect(text).toMatch(/the record “Sesame allergy” says so/);
  });
});
