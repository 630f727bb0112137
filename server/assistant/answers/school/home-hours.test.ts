// Hours of a child who learns at home by the notes, before a school is stored.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from '../../dialogue/testing/thread.ts';
import { memberWith } from '../testing/records.ts';

const family = {
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 34 }),
    memberWith({ id: 'bea', name: 'Bea', age: 8, notes: 'Homeschooled Mon to Fri 10 to 12:15. Likes owls.' }),
    memberWith({ id: 'rui', name: 'Rui', age: 11, notes: '6th grade at Hillside.' }),
  ],
};

describe('a new hour of somebody who learns at home', () => {
  test('names the homeschool and its note, and asks for the end', () => {
    const plan = lastPlan(['bea starts at 10:30 from monday'], { family });
    expect(plan.asked).toBe('time');
    expect(plan.text).toMatch(/Bea's homeschool.*“Homeschooled Mon to Fri 10 to 12:15”/);
  });
  test.each(['12:30', 'until 12:30 pm', 'until 12:30', 'til 1230'])('“%s” then makes the card', (said) => {
    expect(lastCards(['bea starts at 10:30 from monday', said], { family })).toMatchObject([
      {
        input: { schoolType: 'homeschool', children: ['bea'], schoolHours: { start: '10:30', end: '12:30' } },
      },
    ]);
  });
  test('a child at a school is asked for the school', () => {
    expect(lastPlan(['rui starts at 9:30 from monday'], { family }).text).toMatch(/What's the school called/);
  });
});
