// After a dose of a medicine that is not stored: when more of it may be given, by the label.
import { describe, expect, test } from 'vitest';
import { listOf, medicationWith, memberWith, recordWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const words = (...turns: readonly string[]): string => lastPlan(turns, { family: GAILS_FAMILY }).text;
const cards = (...turns: readonly string[]) => lastCards(turns, { family: GAILS_FAMILY });

test.each([
  ['gave nell 5ml tylenol at 650', 'when can she have more', /From 6:50 AM that's 10:50 AM to 12:50 PM/],
  ['gave nell 5ml tylenol at 2', 'when can she have more', /4 to 6 hours .*at most 5 .*6:00 PM to 8:00 PM/],
  ['ivo had motrin at 9am', 'so what time can he get another dose', /6 to 8 hours .*3:00 PM to 5:00 PM/],
])('after “%s” “%s” is the rule of the label, counted from then', (given, said, rule) => {
  expect(words(given, said)).toMatch(rule);
  expect(cards(given, said)).toEqual([]);
});

test.each([
  ['gave nell tylenol cold at 2', 'when can she have more'],
  ['gave nell tylenol pm at 8 pm', 'when can she have more'],
  ['gave nell the green syrup at 2', 'when can she have more'],
  ['ivo had his fluticasone at 9am', 'when can he have more'],
])('after “%s” no rule of a label is told', (given, said) => {
  expect(words(given, said)).not.toMatch(/hours between doses/);
});

test.each(['when do they expire', 'when does it expire', 'and when do those expire'])(
  '“%s” after where a medicine is asks about it, and no food',
  (said) => {
    const { text } = lastPlan(["where is theo's amoxicillin", said]);
    expect(text).toMatch(/Theo's Amoxicillin expires isn't stored; the label/);
  },
);

test.each(['yes says feb 27 on both', 'it says feb 27', 'feb 27'])(
  '“%s” then is a note, and no last day',
  (said) => {
    const made = lastCards(["where is theo's amoxicillin", 'when do they expire', said]);
    expect(made).toEqual([
      { tool: 'updateMedication', input: { id: 'amox', instructions: 'Expires feb 27' } },
    ]);
  },
);

test('what of the food expires is asked of the pantry', () => {
  expect(lastPlan(["where is theo's amoxicillin", 'what food expires first']).text).toMatch(/pantry/);
});

test('a brand, and how a medicine looks by its instructions, is the stored one', () => {
  const family = {
    members: [memberWith({ id: 'kit', name: 'Kit', age: 11 })],
    medications: [
      medicationWith({
        id: 'flu',
        name: 'Fluticasone inhaler',
        familyMemberId: 'kit',
        dosage: '1 puff',
        instructions: 'Orange inhaler. Rinse the mouth.',
      }),
    ],
  };
  const plan = lastPlan(["dr. ode upped kit's flovent to 2 puffs twice a day"], { family });
  expect(plan.cards).toMatchObject([{ tool: 'updateMedication', input: { id: 'flu', dosage: '2 puffs' } }]);
  expect(plan.text).not.toMatch(/flovent/i);
  const changed = ["kit's flovent is 2 puffs now", 'oh wait, only until december 31'];
  expect(lastCards(changed, { family })).toMatchObject([
    { input: { id: 'flu', instructions: expect.stringMatching(/2 puffs until .*December 31/) as string } },
  ]);
  expect(lastCards(['gave kit the orange inhaler at 8am'], { family })).toMatchObject([
    { tool: 'createDose', input: { medicationId: 'flu' } },
  ]);
});

test('a person by a short form of the name is on the card, and in no note', () => {
  const family = { members: [memberWith({ id: 'raf', name: 'Rafael', age: 2 })] };
  const [card] = lastCards(['book rafa with dr. moss december 4 at 9:20'], { family });
  expect(card?.input).toMatchObject({ familyMemberId: 'raf' });
  expect(card?.input).not.toHaveProperty('notes');
});

const KIT = memberWith({ id: 'kit', name: 'Kit', age: 11, allergies: ['tree nuts'] });
const TEST = recordWith({
  id: 't',
  title: 'Tree nut allergy test',
  category: 'test_result',
  familyMemberId: 'kit',
  description: 'Positive walnut. Negative almond.',
});

test('a medicine on a shopping list is bought, and nobody takes it', () => {
  const family = { members: [KIT], lists: [listOf('pharmacy', 'Pharmacy')] };
  for (const said of ['put tums on the pharmacy list', 'add tylenol and motrin to the pharmacy list'])
    expect(lastCards([said], { family }).map(({ tool }) => tool)).toEqual(['addShoppingItems']);
  expect(lastCards(["add zyrtec 5 mg to kit's med list"], { family })).toMatchObject([
    { tool: 'createMedication' },
  ]);
});

test('what came up positive is asked of the test, and no question about a food', () => {
  const family = { members: [KIT], records: [TEST] };
  expect(lastPlan(['which nuts came up positive for kit?'], { family }).text).toMatch(/walnut/);
  expect(lastPlan(['can kit have walnuts?'], { family }).text).toMatch(/^No/);
});

test('an illness that leads up to a question for advice is no entry', () => {
  const family = { members: [KIT] };
  expect(lastCards(['kit has dyslexia and hates reading. how can i help him?'], { family })).toEqual([]);
  expect(
    lastCards(['kit was diagnosed with ADHD on monday. How can we help him focus?'], { family }),
  ).toMatchObject([{ tool: 'createMedicalRecord' }]);
});

describe('the amount of another medicine behind one that was told', () => {
  const medicine = (id: string, name: string) =>
    medicationWith({ id, name, familyMemberId: 'kit', dosage: '1 puff', startDate: '2026-01-01' });
  const family = {
    members: [KIT],
    medications: [medicine('flu', 'Fluticasone inhaler'), medicine('alb', 'Albuterol inhaler')],
  };
  test.each(['and the albuterol 4 puffs', 'and albuterol is 4 puffs'])('“%s” is for that one', (said) => {
    expect(lastCards(["kit's fluticasone is 2 puffs now", said], { family })).toMatchObject([
      { tool: 'updateMedication', input: { id: 'alb', dosage: '4 puffs' } },
    ]);
  });
  test.each([
    ['and iron, 65 mg every other day', 'Iron'],
    ['and magnesium 200 mg at night', 'Magnesium'],
  ])('“%s” is a new one', (said, name) => {
    expect(lastCards(["kit's fluticasone is 2 puffs now", said], { family })).toMatchObject([
      { tool: 'createMedication', input: { name, familyMemberId: 'kit' } },
    ]);
  });
  test('“and make it 3 puffs” goes on about the same', () => {
    expect(lastCards(["kit's fluticasone is 2 puffs now", 'and make it 3 puffs'], { family })).toMatchObject([
      { input: { id: 'flu', dosage: '3 puffs' } },
    ]);
  });
});
