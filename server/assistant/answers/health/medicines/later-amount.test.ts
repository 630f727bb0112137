// A new amount from a day to come leaves the amount of today as it is.
import { expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { medicationWith } from '../../testing/records.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';
import { changesOfMedicine } from './medicine-changes.ts';
import { medicineAnswers } from './medicines.ts';

const KEPPRA = medicationWith({
  id: 'keppra',
  name: 'Levetiracetam',
  familyMemberId: 'mia',
  dosage: '5 ml',
  frequency: 'twice daily',
  startDate: '2026-01-19',
  instructions: 'Never skip.',
});
const inputOf = (intent: string, said: string, medication = KEPPRA) =>
  medicineAnswers[intent]?.(
    askedOf(intent, said, { ...HEALTH_FAMILY, medications: [medication] }),
  ).cards?.map(({ input }) => input);

test.each([
  ['medicine_change', "Mia's levetiracetam goes up to 6 ml starting tomorrow", /^Never skip\. 6 ml from /],
  ['medicine_change', "from Friday Mia's levetiracetam is 6 ml", /^Never skip\. 6 ml from Friday/],
  ['medicine_add', 'Mia takes levetiracetam 6 ml from Friday', /^Never skip\. 6 ml from Friday/],
  [
    'medicine_change',
    "Mia's levetiracetam is 6 ml three times daily from Friday",
    /6 ml three times daily from Friday/,
  ],
  ['medicine_change', "Mia's levetiracetam starts on Friday", /^Never skip\. 5 ml from Friday/],
])('%s: “%s” goes into the instructions', (intent, said, instructions) => {
  expect(inputOf(intent, said)).toEqual([
    { id: 'keppra', instructions: expect.stringMatching(instructions) },
  ]);
});

test.each([
  ["Mia's levetiracetam is 6 ml from today", { id: 'keppra', dosage: '6 ml' }],
  ["Mia's levetiracetam is 6 ml now", { id: 'keppra', dosage: '6 ml' }],
])('“%s” changes the amount', (said, input) => {
  expect(inputOf('medicine_change', said)).toEqual([input]);
});

test('the first day of one that has not begun is moved', () => {
  const planned = { ...KEPPRA, startDate: '2026-12-20' };
  expect(inputOf('medicine_change', "Mia's levetiracetam starts on December 24", planned)).toEqual([
    { id: 'keppra', startDate: '2026-12-24' },
  ]);
});

const THINNER = medicationWith({
  id: 'war',
  name: 'Warfarin',
  familyMemberId: 'ruth',
  dosage: '4 mg',
  instructions: 'At 6 pm.',
  startDate: '2026-01-01',
});
const planOf = (said: string) =>
  medicineAnswers['medicine_change']?.(
    askedOf('medicine_change', said, { ...HEALTH_FAMILY, medications: [THINNER] }),
  );

test.each(['the doctor wants the warfarin at 5 from tomorrow', 'her warfarin is at 3 now'])(
  'a bare number may be the amount or an hour, and is asked about: “%s”',
  (said) => {
    const plan = planOf(said);
    expect(plan?.text).toMatch(/^Is that [35] mg, or [35] o'clock\?.*4 mg, At 6 pm/);
    expect(plan?.cards).toBeUndefined();
  },
);

test('the answer to it is taken as it is', () => {
  const said = 'the doctor wants the warfarin at 5 from tomorrow';
  const told = (answer: string) => planOf(`${said}. ${answer}`)?.cards?.[0]?.input['instructions'];
  expect(told('5 mg')).toMatch(/^At 6 pm\. 5 mg from \w+/);
  expect(told('5 PM')).toMatch(/^At 6 pm\. At 5:00 PM from \w+/);
});

test('an hour takes the place of the stored one', () => {
  expect(planOf('give her the warfarin at 7 pm')?.cards?.[0]?.input).toEqual({
    id: 'war',
    instructions: 'At 7:00 PM.',
  });
});

test('a medicine that takes the place of the one spoken of is no amount of it', () => {
  const changes = (said: string) =>
    changesOfMedicine(askedOf('medicine_change', said, HEALTH_FAMILY), KEPPRA);
  expect(changes('make it cefdinir 3')).toEqual({ name: 'Cefdinir', dosage: '3 ml' });
  expect(changes('oh right. cefdinir 3 then, same times')).toMatchObject({
    name: 'Cefdinir',
    dosage: '3 ml',
  });
  expect(changes('make it 3 ml')).toEqual({ dosage: '3 ml' });
  expect(changes('make the levetiracetam 3 ml then')).toEqual({ dosage: '3 ml' });
});
