// A medicine for emergencies is written down with what it is for, beside the number to call.
import { describe, expect, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';

describe('an emergency medicine', () => {
  test.each([
    [
      "mia has an albuterol inhaler, 2 puffs every 4 hours if she's wheezing. put that in pls",
      { name: 'Albuterol inhaler', dosage: '2 puffs', instructions: "Every 4 hours. If she's wheezing" },
    ],
    [
      'new med for lucas: epinephrine auto-injector 0.15 mg, use if he has trouble breathing',
      { name: 'Epinephrine auto-injector', dosage: '0.15 mg', instructions: 'If he has trouble breathing' },
    ],
    ['if mia wheezes she gets 2 puffs of ventolin, please save that', { instructions: 'If mia wheezes' }],
  ])('%s', (said, input) => {
    const { cards, text } = lastPlan([said]);
    expect(cards?.[0]).toMatchObject({ input });
    expect(text).toContain('If that is happening now, call 911.');
  });

  test('any other needs no number', () =>
    expect(lastPlan(['add zyrtec for lucas, 5 ml when his eyes itch']).text).not.toContain('911'));
});

test('what it is for is kept whole', () => {
  const said = 'new med mia: ondansetron 4 mg as needed for throwing up, from dr patel';
  expect(lastPlan([said]).cards?.[0]?.input).toMatchObject({ instructions: 'For throwing up' });
});

test.each([
  'add medication zyrtec for ruth, 5 ml',
  'add medicine zyrtec 5 ml for ruth',
  'new meds: zyrtec 5 ml for ruth',
])('the order is no part of the name: %s', (said) =>
  expect(lastPlan([said]).cards?.[0]?.input).toMatchObject({ name: 'Zyrtec', dosage: '5 ml' }),
);

test.each([
  ['Can you add a new medication for Lucas? Colchicine 0.6 mg, as needed, from Dr. Tran.', 'Colchicine'],
  ['Add a medication for Lucas, Zonisamide 25 mg at bedtime', 'Zonisamide'],
  ['Please add a medication called Clobazam for Lucas, 5 mg', 'Clobazam'],
])('a name that no list knows, with its capital: %s', (said, name) =>
  expect(lastPlan([said]).cards?.[0]?.input).toMatchObject({
    name,
    dosage: expect.stringMatching(/\d mg/) as string,
  }),
);

test('the sign at which it is taken is kept', () => {
  const said =
    'add a new medicine for Lucas, sumatriptan 25 mg. He takes it at the first sign of a migraine.';
  expect(lastPlan([said]).cards?.[0]?.input).toMatchObject({
    instructions: expect.stringContaining('At the first sign of a migraine') as string,
  });
});

test.each([
  ['add for mia: senna no wait its miralax half a cap once a day', 'Miralax', 'Senna'],
  [
    'add for mia: amoxicillin no wait its penicillin 250 mg twice a day, dr patel',
    'Penicillin',
    'Amoxicillin',
  ],
  ['new med ruth: humira, no wait enbrel 50 mg once a week', 'Enbrel', 'Humira'],
])('a name that is taken back is nowhere on the card: %s', (said, name, before) => {
  const { cards } = lastPlan([said]);
  expect(cards).toHaveLength(1);
  expect(cards?.[0]?.input).toMatchObject({ name });
  expect(JSON.stringify(cards)).not.toMatch(new RegExp(before, 'i'));
});
