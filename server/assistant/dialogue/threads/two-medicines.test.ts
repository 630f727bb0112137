// A change told with two medicines: one card stops the old one, another adds the new one, and each keeps its own amount.
import { expect, test } from 'vitest';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const cards = (said: string): unknown[] =>
  lastCards([said], { family: GAILS_FAMILY }).map(({ tool, input }) => {
    const { id, name, dosage, isActive, familyMemberId } = input;
    return tool === 'createMedication' ? [name, dosage, familyMemberId] : [id, isActive, dosage];
  });

const STOPS_WARFARIN = ['m1', false, undefined];

test.each([
  ['walt stopped warfarin hes on apixaban 5 mg twice a day', 'Apixaban', '5 mg'],
  ['walt is off the warfarin, he takes apixaban 5 mg twice a day now', 'Apixaban', '5 mg'],
  ['walt quit warfarin last week and now takes apixaban 2.5 mg twice a day', 'Apixaban', '2.5 mg'],
  ['walt no longer takes warfarin, now on edoxaban 30 mg every evening', 'Edoxaban', '30 mg'],
  ['they switched walt from warfarin to apixaban 5 mg twice a day', 'Apixaban', '5 mg'],
  ['walt takes apixaban 5 mg twice a day instead of warfarin', 'Apixaban', '5 mg'],
  ['walt is on apixaban 5 mg now, stopped warfarin', 'Apixaban', '5 mg'],
])('%s', (said, name, dosage) => {
  expect(cards(said)).toEqual([STOPS_WARFARIN, [name, dosage, 'walt']]);
});

test('a number without a unit is the amount as it was told, and that is said', () => {
  const said = 'walt stopped warfarin hes on apixaban 5 twice a day';
  expect(cards(said)).toEqual([STOPS_WARFARIN, ['Apixaban', '5', 'walt']]);
  expect(lastPlan([said], { family: GAILS_FAMILY }).text).toContain('no unit for 5');
});

test.each([
  ['walt stopped warfarin but still takes alendronate', [STOPS_WARFARIN]],
  ['walt stopped warfarin hes on a cruise', [STOPS_WARFARIN]],
  [
    'stop warfarin on friday and start apixaban 5 mg on saturday for walt',
    [
      ['m1', undefined, undefined],
      ['Apixaban', '5 mg', 'walt'],
    ],
  ],
  ['walts warfarin is 5 mg now', [['m1', undefined, '5 mg']]],
  ['is walt on apixaban instead of warfarin?', []],
])('one change stays one: %s', (said, wanted) => {
  expect(cards(said)).toEqual(wanted);
});

test('the doctor who prescribed a medicine is not named as left out, another one is', () => {
  const family = {
    ...GAILS_FAMILY,
    medications: GAILS_FAMILY.medications?.map((one) => ({ ...one, prescribedBy: 'Dr. Ines Roth' })) ?? [],
  };
  const words = (said: string): string => lastPlan([said], { family }).text;
  expect(words('dr roth stopped walts warfarin')).not.toContain('left out');
  expect(words('dr zorn stopped walts warfarin')).toContain('“dr zorn”');
});
