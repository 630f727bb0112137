// Answers from stored sentences: what is found, how it is said, and the facts of notes by their days.
import { describe, expect, test } from 'vitest';
import { ANSWERERS } from '../answerers.ts';
import { decide } from '../../dialogue/decide.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../../reading/household.ts';
import { Reader } from '../../reading/read.ts';
import { clockOf } from '../moments.ts';
import { FACTS, askedOf } from '../testing/asked.ts';
import { canAnswer } from './question.ts';
import { sayPassages } from './say-passage.ts';
import { standingOn } from './standing-facts.ts';
import { appointmentWith, listOf, medicationWith, memberWith, recordWith } from '../testing/records.ts';

const HOUSEHOLD: Household = {
  ...EMPTY_HOUSEHOLD,
  speakerId: 'vera',
  members: [
    memberWith({
      id: 'vera',
      name: 'Vera',
      relationship: 'parent',
      age: 39,
      notes: 'Blood type B negative.',
    }),
    memberWith({
      id: 'amir',
      name: 'Amir',
      relationship: 'spouse',
      age: 42,
      notes: 'Pilot, on the road until December 4. Shoe size 12.',
    }),
    memberWith({
      id: 'ella',
      name: 'Ella',
      age: 10,
      notes: 'Swim practice Monday and Thursday 5 to 6. Locker code 8841.',
    }),
    memberWith({ id: 'opa', name: 'Opa', relationship: 'grandparent', age: 77, notes: 'Pacemaker, no MRI.' }),
  ],
  appointments: [
    appointmentWith({
      id: 'past',
      title: 'Ella checkup',
      when: '2026-08-14T09:00',
      familyMemberId: 'ella',
      notes: 'Height 55 inches, glasses for reading',
    }),
    appointmentWith({
      id: 'cast',
      title: 'Cast removal',
      when: '2026-11-26T10:00',
      familyMemberId: 'ella',
      duration: 45,
      notes: 'Park in lot C',
    }),
  ],
  medications: [
    medicationWith({
      id: 'warfarin',
      name: 'Warfarin',
      familyMemberId: 'opa',
      dosage: '4 mg',
      prescribedBy: 'Dr. Stone',
    }),
    medicationWith({
      id: 'drops',
      name: 'Ketotifen',
      familyMemberId: 'ella',
      dosage: '1 drop',
      frequency: 'twice daily',
      instructions: 'The bottle with the green cap. Wait ten minutes before contacts.',
    }),
    medicationWith({
      id: 'lisinopril',
      name: 'Lisinopril',
      familyMemberId: 'opa',
      prescribedBy: 'Dr. Amari',
    }),
    medicationWith({
      id: 'cream',
      name: 'Hydrocortisone cream',
      familyMemberId: 'ella',
      instructions: 'Put on a thin layer, 2 fingertips of cream',
    }),
  ],
  records: [
    recordWith({
      id: 'pressure',
      title: 'Visit',
      familyMemberId: 'opa',
      description: 'Blood pressure pill by Dr. Kim, who prescribed salt tablets, too',
    }),
  ],
  lists: [listOf('camp', 'Camping', ['Headlamps', '4'])],
};

const reader = new Reader(HOUSEHOLD, clockOf(FACTS));
const answerTo = (said: string, household = HOUSEHOLD): string =>
  decide({
    reading: reader.read(said),
    household,
    facts: FACTS,
    state: undefined,
    answerers: ANSWERERS,
  })?.plan.text ?? '';

describe('a question is answered from the stored sentence that says most of it', () => {
  test.each([
    ['how tall was ella', /^55 inches\. Ella checkup, Friday, August 14/],
    ["what's ella's locker code", /^Ella's notes say “Locker code 8841”/],
    ['what shoe size is amir', /“Shoe size 12”/],
    ["what's my blood type", /^Your notes say “Blood type B negative”/],
    ['where do i park for the cast thing', /“Park in lot C”/],
    ['how many headlamps are we taking', /^Headlamps, 4/],
    ['when does amir get home', /^Until December 4\. Amir's notes say/],
    ['does ella wear glasses', /glasses for reading/],
  ])('%s', (said, words) => {
    expect(answerTo(said)).toMatch(words);
  });

  test.each([
    ['when is mia born', /Height|Locker|Shoe/],
    ['what is the capital of france', /notes say/],
    ["what's amir's locker code", /8841/],
    ['how do i get ella to like swim practice', /^Ella's notes say/],
  ])('nothing of somebody else or beside the point is told: %s', (said, words) => {
    expect(answerTo(said)).not.toMatch(words);
  });
});

describe('a stored sentence answers only with the kind of fact that was asked for', () => {
  test('a field that holds the answer comes before a note', () => {
    expect(answerTo('who prescribed the blood pressure pill')).toMatch(
      /^Dr\. Amari prescribed Opa's Lisinopril/,
    );
  });
  test('until when is not answered by how much', () => {
    const text = answerTo('until when do we put the cream on');
    expect(text).toMatch(/^No last day is stored for Ella's Hydrocortisone cream/);
    expect(text).not.toContain('thin layer');
  });

  test.each([
    ['when', 'Until December 4', true],
    ['when', 'Practice at 5', true],
    ['how_long', 'For 10 days', true],
    ['how_long', 'Thin layer, 2 fingertips', false],
    ['who', 'Started by Dr. Kim', true],
    ['who', 'Blood pressure pill, with water', false],
    ['how_many', 'Twice a day', true],
    ['how_many', 'Thin layer', false],
    ['where', 'Park in lot C', true],
    ['where', 'Swim practice Monday', false],
    ['where', 'Practice on Monday at 5', false],
  ] as const)('%s, “%s”: %s', (form, text, can) => {
    expect(canAnswer(form, { text, isOfPerson: false, isThing: false })).toBe(can);
  });

  test('an item has its amount and its place beside its name', () => {
    expect(canAnswer('where', { text: 'Headlamps', isOfPerson: false, isThing: true })).toBe(true);
  });
});

describe('weekly facts and absences of notes', () => {
  test.each([
    [
      'does ella have swim practice the day of her cast removal',
      /^Yes\. Ella's notes say.*Thursday, November 26/,
    ],
    ['does ella have swim practice on tuesday', /^No\. Ella's notes say/],
    ['is amir home for the cast removal', /^No\. Amir's notes say “on the road until December 4”/],
    ['is ella free thursday at 5', /^No, Ella's notes say “Swim practice/],
    ['what does thursday look like', /Swim practice Monday and Thursday 5 to 6/],
  ])('%s', (said, words) => {
    expect(answerTo(said)).toMatch(words);
  });

  test('what comes after school says nothing of school', () => {
    const household = {
      ...HOUSEHOLD,
      members: HOUSEHOLD.members.map((one) =>
        one.id === 'ella' ? { ...one, notes: 'After-school chess on Mondays.' } : one,
      ),
    };
    const asked = { household, facts: FACTS };
    expect(standingOn(asked, '2026-11-23', new Set(['ella']))).toHaveLength(1);
    expect(answerTo('is there school on wednesday', household)).not.toMatch(/^(?:No|Yes)\b/);
    expect(answerTo('does ella have chess on wednesday', household)).toMatch(/^No\. Ella's notes say/);
  });

  test('hours and days are read from the clause that says them', () => {
    const asked = { household: HOUSEHOLD, facts: FACTS };
    const on = (date: string) => standingOn(asked, date, new Set(['ella'])).map(({ from, to }) => [from, to]);
    expect(on('2026-11-23')).toEqual([[17 * 60, 18 * 60]]);
    expect(on('2026-11-24')).toEqual([]);
    expect(standingOn(asked, '2026-12-05', new Set(['amir']))).toEqual([]);
  });
});

describe('facts that only the records hold', () => {
  test('the end of a visit follows from its length', () => {
    expect(answerTo("what time is ella's cast removal done")).toMatch(/^10:45 AM\./);
  });
  test("nobody else's number is told for a member", () => {
    expect(answerTo("what's ella's phone number")).toMatch(/^No phone number is stored for Ella/);
  });
  test("a medicine that its look is asked for is told with its dose and use, without a 'yes'", () => {
    const text = answerTo('and the green cap bottle?');
    expect(text).toMatch(/^With Ella's Ketotifen/);
    expect(text).toContain('1 drop twice daily');
    expect(text).toContain('Wait ten minutes before contacts');
  });
  test('a missed dose is not doubled', () => {
    expect(answerTo('opa skipped his warfarin')).toMatch(
      /^Don't double it, unless Dr\. Stone or a pharmacist says so\. Stored for Opa is Warfarin, 4 mg/,
    );
  });
  test('a device in the notes is told before a scan', () => {
    expect(answerTo('opa needs an mri of his knee, anything they should know')).toContain(
      'Pacemaker, no MRI',
    );
  });
});

test('what was noted before allows nothing now, and the doctor decides', () => {
  const knee = recordWith({ id: 'knee', familyMemberId: 'ella', title: 'Knee sprain', date: '2026-11-12' });
  const description = 'Brace for three weeks.';
  const records = [{ ...knee, description }];
  const said = 'so can the brace come off';
  const passage = {
    kind: 'medical_record' as const,
    id: 'knee',
    field: 'description',
    text: description,
    memberId: 'ella',
    own: new Set(['brace']),
    around: new Set<string>(),
  };
  const asked = askedOf('record_ask', said, { ...HOUSEHOLD, records });
  const { text = '' } =
    sayPassages(asked, [{ passage, said: ['brace'], share: 1, score: 1 }], 'yes_no') ?? {};
  expect(text).toMatch(/^Ella's Knee sprain.+the doctor decides/);
});
