// A change told with two medicines: one card stops the old one, another adds the new one, and each keeps its own amount.
import { describe, expect, test } from 'vitest';
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

describe('another name while the card of a new medicine waits', () => {
  test.each([
    [
      'add azithromycin 400 mg once a day for theo',
      'no, cefdinir 300 then',
      { name: 'Cefdinir', dosage: '300' },
    ],
    [
      'add amoxicillin 400 for theo',
      'wait no, its cephalexin 250 mg',
      { name: 'Cephalexin', dosage: '250 mg' },
    ],
    ['add cetirizine 5 ml for theo', 'no make it loratadine', { name: 'Loratadine', dosage: '5 ml' }],
  ])('“%s”, “%s”', (added, said, fields) => {
    const [card, ...others] = lastCards([added, said], { approves: false });
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'createMedication', input: fields });
    expect(card?.input).not.toHaveProperty('instructions');
  });
});

describe('the first day of a medicine that was just written down', () => {
  test.each([
    ['it starts on friday', { startDate: '2026-11-27' }],
    ['he starts it friday not today', { startDate: '2026-11-27' }],
    ['starts friday until dec 20', { startDate: '2026-11-27', endDate: '2026-12-20' }],
    ['until friday', { endDate: '2026-11-27' }],
  ])('“%s”', (said, fields) => {
    const [card] = lastCards(['add montelukast 5 mg once a day for theo', said], { approves: true });
    const { startDate, endDate } = card?.input ?? {};
    expect(
      Object.fromEntries(Object.entries({ startDate, endDate }).filter(([, day]) => day !== undefined)),
    ).toEqual(fields);
  });
});

test.each(['yes 2 puffs at 7', 'he had it at 7'])('“%s” after two inhalers were told asks which', (said) => {
  const [one, ...others] = (GAILS_FAMILY.medications ?? []).filter(({ name }) => name.endsWith('inhaler'));
  const family = {
    ...GAILS_FAMILY,
    medications: one ? [one, { ...one, id: 'm9', name: 'Albuterol inhaler' }] : [],
  };
  expect(others).toEqual([]);
  const asked = ['did ivo have his inhaler today', said];
  expect(lastPlan(asked, { family }).text).toBe('Which one should I record?');
  expect(lastCards([...asked, 'the albuterol'], { family })).toMatchObject([
    { tool: 'createDose', input: { medicationId: 'm9' } },
  ]);
});
