// A new allergy to a medicine that is taken, an inhaler that was used, and a question about a stored allergy that is no food.
import { describe, expect, test } from 'vitest';
import { contactWith, medicationWith, memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const medicine = (id: string, name: string) =>
  medicationWith({ id, name, familyMemberId: 'kit', dosage: '2 puffs', prescribedBy: 'Dr. Moss' });

const family = {
  members: [
    memberWith({ id: 'kit', name: 'Kit', age: 9, allergies: ['cashews'] }),
    memberWith({ id: 'oda', name: 'Oda', age: 5, allergies: ['contrast dye'] }),
  ],
  contacts: [contactWith({ id: 'moss', name: 'Dr. Moss', type: 'doctor', phoneNumber: '612-555-0147' })],
  medications: [
    medicine('amox', 'Amoxicillin'),
    medicine('qvar', 'Qvar inhaler'),
    medicine('alb', 'Albuterol inhaler'),
  ],
};
const plan = (said: string) => {
  const { text, cards = [] } = lastPlan([said], { family });
  return { text, tools: cards.map(({ tool }) => tool) };
};

describe('a new allergy to a medicine', () => {
  test.each(['kit is allergic to penicillin', "add amoxicillin to kit's allergies"])(
    'of somebody who takes it now calls for the doctor before the next dose: %s',
    (said) => {
      const { text, tools } = plan(said);
      expect(text).toMatch(/Amoxicillin .*Kit takes now\. Call Dr\. Moss \(612-555-0147\)/);
      expect(text).toMatch(/before the next dose/);
      expect(tools).toEqual(['updateFamilyMember']);
    },
  );

  test.each(['oda is allergic to penicillin', 'kit is allergic to sulfa'])(
    'of nobody who takes it: %s',
    (said) => expect(plan(said).text).not.toContain('next dose'),
  );

  test('one that ended is not taken now, and the one who writes is called “you”', () => {
    const say = (more: object) =>
      lastPlan(['i am allergic to penicillin'], {
        family: {
          ...family,
          speakerId: 'kit',
          medications: [{ ...medicine('amox', 'Amoxicillin'), ...more }],
        },
      }).text;
    expect(say({})).toContain('a medicine you take now');
    expect(say({ endDate: '2026-11-01' })).not.toContain('next dose');
  });
});

test.each(['kit used his inhaler twice today', 'kit used his inhaler at 7'])(
  'an inhaler that was used is a dose, of one of two, and no new medicine: %s',
  (said) => {
    const { text, tools } = plan(said);
    expect(text).toMatch(/which one/i);
    expect(tools).toEqual([]);
  },
);

test.each(['kit needed his inhaler refilled', 'kit needed his inhaler for soccer'])('no dose: %s', (said) =>
  expect(plan(said).text).not.toMatch(/which one/i),
);

test('a stored allergy that is no food is no yes to “can she have it”', () => {
  expect(plan('can oda have contrast dye').text).toMatch(/^No, not before a doctor says so\./);
  expect(plan('should i tell them about oda and the contrast dye').text).not.toContain('not before a doctor');
  expect(plan('is oda allergic to contrast dye').text).toMatch(/Yes, contrast dye is on Oda's allergy list/);
});
