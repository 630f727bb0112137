// Follow-ups about allergies, medicines and measures that were just told.
import { expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = FAMILY;

test.each(['add cats', 'ok add cats too', 'put cats as well'])(
  '“%s” after allergies were told is one of them, and nothing to buy',
  (said) => {
    expect(lastCards(['what is lucas allergic to', said], { family })).toEqual([
      { tool: 'updateFamilyMember', input: { id: 'lucas', allergies: ['cats'] } },
    ]);
  },
);

test.each(['put it as allergy then', 'add that to his allergies', 'so hes allergic to it'])(
  '“%s” after a medicine was stopped is an allergy to it',
  (said) => {
    const [card, ...others] = lastCards(['theo stopped the amoxicillin, he got a rash', said], { family });
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'updateFamilyMember', input: { id: 'theo' } });
    expect(card?.input['allergies']).toContain('amoxicillin');
  },
);

test.each(['is he allergic to it?', 'he is not allergic'])('“%s” writes no allergy', (said) => {
  const cards = lastCards(['theo stopped the amoxicillin, he got a rash', said], { family });
  expect(JSON.stringify(cards)).not.toContain('"amoxicillin"');
});

test('a list that is named gets it', () => {
  const [card] = lastCards(['what is lucas allergic to', 'add eggs to the groceries list'], { family });
  expect(card?.tool).not.toBe('updateFamilyMember');
});

test.each(['did anyone give it today', 'has he had any today', 'did we give him his this morning'])(
  '“%s” after a medicine was told asks for its doses',
  (said) => {
    expect(lastPlan(['what does theo take', said], { family }).text).toMatch(/^No dose of .* is recorded/);
  },
);

test.each([
  ["ok he's 4 foot 6 now", 'Height 4 foot 6'],
  ['48 inches', 'Height 48 inches'],
])('“%s” after the height was asked for is a note, and no age', (said, notes) => {
  expect(lastCards(['how tall is lucas', said], { family })).toEqual([
    { tool: 'updateFamilyMember', input: { id: 'lucas', notes } },
  ]);
});

test('a height is no age, and goes into the history', () => {
  expect(lastCards(['lucas is 4 foot 2'], { family })).toMatchObject([
    { tool: 'createMedicalRecord', input: { title: 'Height', description: '4 foot 2' } },
  ]);
});

test.each(['until when', 'what if its baked in cookies', 'not even a lick'])(
  '“%s” after what a baby may not have goes on about it',
  (said) => {
    const baby = memberWith({ id: 'bo', name: 'Bo', birthDate: '2026-03-04' });
    const turns = ['can bo have a little honey on bread', 'ok and if its local honey', said];
    expect(
      lastPlan(turns, { family: { ...family, members: [...(family.members ?? []), baby] } }).text,
    ).toMatch(/^No, no honey before 12 months \(until March 4, 2027\)/);
  },
);
