// Amounts that differ by the day or the hour are kept whole, in the words of the parent, or asked about; never half of them.
import { expect, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { medicationWith } from '../../testing/records.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';

const FAMILY = {
  ...HEALTH_FAMILY,
  medications: [
    medicationWith({
      id: 'war',
      name: 'Warfarin',
      familyMemberId: 'ruth',
      dosage: '5 mg',
      frequency: 'once daily',
      instructions: 'At 6 pm. The dose follows the INR.',
      startDate: '2026-01-01',
    }),
    medicationWith({
      id: 'inhaler',
      name: 'Tiotropium inhaler',
      familyMemberId: 'ruth',
      dosage: '2 puffs',
      frequency: 'once daily',
      instructions: 'In the morning. Rinse the mouth.',
      startDate: '2026-01-01',
    }),
  ],
};
const planOf = (...turns: string[]) => lastPlan(turns, { family: FAMILY });
const inputOf = (...turns: string[]) => planOf(...turns).cards?.map(({ input }) => input);

test.each([
  ['warfarin is 6 mg on mon wed fri now, 5 the other days', '6 mg on mon wed fri now, 5 the other days'],
  [
    'warfarin is 6 mg on mon wed fri now, 5 the other days. the clinic just told me',
    '6 mg on mon wed fri now, 5 the other days',
  ],
  ['warfarin is 7.5 on tuesdays now, 5 every other day of the week', /^7\.5 on tuesdays now, 5 every other/],
  [
    'grandma takes 6 mg of warfarin mon wed and fri and 5 mg the rest of the week now',
    '6 mg of warfarin mon wed and fri and 5 mg the rest of the week',
  ],
  ['warfarin is 3 mg school nights 1 mg weekends now', '3 mg school nights 1 mg weekends'],
  ['warfarin is 3 mg weeknights and none on weekends', '3 mg weeknights and none on weekends'],
  ['warfarin is 5 mg except 7.5 on sundays', '5 mg except 7.5 on sundays'],
  ['warfarin is now 5 mg one day and 6 the next', '5 mg one day and 6 the next'],
  ['warfarin is now one and a half tablets on weekends and one on weekdays', /^one and a half .* weekdays$/],
  ['warfarin is now 6 mg on mondays', '6 mg on mondays. 5 the other days', '5 the other days'],
  [
    'warfarin is one and a half on weekends now',
    '1 on weekdays and one and a half on weekends',
    '1 on weekdays and one and a half on weekends',
  ],
])('by the day, all of it: “%s”', (said, dosage, answer?: string) => {
  expect(inputOf(said, ...(answer === undefined ? [] : [answer]))).toEqual([
    { id: 'war', dosage: typeof dosage === 'string' ? dosage : expect.stringMatching(dosage) },
  ]);
});

test.each([
  'change the tiotropium to 2 puffs in the morning, 1 at night',
  'tiotropium is 2 puffs in the morning 1 at night now',
  'tiotropium is 2 puffs in the morning and 2 puffs at night now',
])('by the hour, with the rhythm, and without the stored hour: “%s”', (said) => {
  expect(inputOf(said)).toEqual([
    {
      id: 'inhaler',
      dosage: expect.stringMatching(/^2 puffs in the morning(?:,? 1| and 2 puffs) at night$/),
      frequency: 'twice daily',
      instructions: 'Rinse the mouth.',
    },
  ]);
});

test.each([
  'warfarin is 6 mg on mondays now',
  'warfarin is one and a half on weekends now',
  'warfarin is 6 mg on mon wed fri now',
  'warfarin is 6 mg on mon wed fri now, then we go back down to 5',
])('half of it is asked about, and no card is made: “%s”', (said) => {
  const { text, cards } = planOf(said);
  expect(cards ?? []).toEqual([]);
  expect(text).toMatch(/all of it/);
});

test.each([
  ["grandma's warfarin goes to 6 mg on Monday", /6 mg from Monday/],
  ["grandma's warfarin is 6 mg from Friday", /6 mg from Friday/],
])('a day on which a new amount begins is none: “%s”', (said, instructions) => {
  expect(inputOf(said)).toEqual([{ id: 'war', instructions: expect.stringMatching(instructions) }]);
});

test('a new entry of a stored medicine keeps what else its instructions say', () => {
  const family = {
    ...FAMILY,
    medications: [
      medicationWith({
        id: 'ser',
        name: 'Sertraline',
        familyMemberId: 'ruth',
        dosage: '50 mg',
        frequency: 'once daily',
        instructions: 'In the morning with food.',
        startDate: '2026-01-01',
      }),
    ],
  };
  const { cards } = lastPlan(['new med ruth: sertraline 50 mg in the morning and 25 mg at night'], {
    family,
  });
  expect(cards?.[0]?.input).toEqual({
    id: 'ser',
    dosage: '50 mg in the morning and 25 mg at night',
    frequency: 'twice daily',
  });
});
