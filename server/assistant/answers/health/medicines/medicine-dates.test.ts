// Answers and cards about medicines that begin later or have ended.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import type { Plan } from '../../plan.ts';
import { medicineAnswers } from './medicines.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';
import { medicationWith } from '../../testing/records.ts';

function planOf(intent: string, said: string, household: Parameters<typeof askedOf>[2]): Plan {
  const answerer = medicineAnswers[intent];
  if (!answerer) throw new Error(`no answer for ${intent}`);
  return answerer(askedOf(intent, said, household));
}

describe('a medicine outside its dates', () => {
  const household = {
    ...HEALTH_FAMILY,
    medications: [
      ...HEALTH_FAMILY.medications,
      medicationWith({
        id: 'future',
        name: 'Future drops',
        familyMemberId: 'mia',
        dosage: '2 drops',
        prescribedBy: 'Dr. Patel',
        startDate: '2026-12-05',
        endDate: '2026-12-12',
      }),
      medicationWith({ id: 'old', name: 'Old cream', familyMemberId: 'mia', endDate: '2026-10-10' }),
    ],
  };
  const told = (said: string) => planOf('medicine_ask', said, household).text;

  test.each([
    [
      'Does Mia take the future drops today?',
      "No. Mia's Future drops will start Saturday, December 5, 2 drops, until Saturday, December 12",
    ],
    [
      'When does Mia start the future drops?',
      "From Saturday, December 5. That's the start of Mia's Future drops.",
    ],
    ['How often does Mia take the future drops?', 'from Saturday, December 5 until Saturday, December 12'],
    ['How much future drops does Mia get?', 'from Saturday, December 5 until Saturday, December 12'],
    ['Who prescribed the future drops?', 'It starts Saturday, December 5.'],
    [
      'Does Mia take the future drops on December 6?',
      'Mia takes Future drops, 2 drops, from Saturday, December 5',
    ],
    [
      'Does Mia take the future drops on December 20?',
      "No. Mia's Future drops will end Saturday, December 12.",
    ],
    ['Is the Old cream still needed?', "No. Mia's Old cream ended Saturday, October 10."],
  ])('%s: its first or last day is told', (said, answer) => {
    expect(told(said)).toContain(answer);
    if (!answer.startsWith('No')) expect(told(said)).not.toMatch(/^No\b/);
  });

  test.each(['Which medicines today?', 'Which medicines do we take?', 'What does Mia take?'])(
    '%s: only what is taken now',
    (said) => {
      expect(told(said)).toContain('Albuterol');
      expect(told(said)).not.toMatch(/Future drops|Old cream/);
    },
  );

  test('one that is all somebody has is said to start', () => {
    const only = { ...household, medications: household.medications.filter(({ id }) => id === 'future') };
    expect(planOf('medicine_ask', 'what does mia take', only).text).toBe(
      "No current medicine is stored for Mia. Mia's Future drops will start Saturday, December 5, 2 drops, until Saturday, December 12, from Dr. Patel.",
    );
  });

  test('one that ended and is given again starts again', () => {
    const { text, cards } = planOf('medicine_add', 'Mia is on Old cream again', household);
    expect(text).toContain('stored as finished, so this starts it again');
    expect(cards?.[0]?.input).toEqual({ id: 'old', endDate: null });
  });
});

describe('a length that counts from today', () => {
  const cardOf = (said: string) => planOf('medicine_add', said, HEALTH_FAMILY).cards?.[0]?.input;

  test.each([
    ['Mia cefdinir 4ml 2x a day 7 days from today', 'twice daily', '2026-11-22', '2026-11-28'],
    ['Mia cefdinir 4 ml 3x daily for 10 days from tomorrow', 'three times daily', '2026-11-23', '2026-12-02'],
    ['cefdinir 4 ml twice a day two weeks from today for Mia', 'twice daily', '2026-11-22', '2026-12-05'],
  ])('“%s” begins then', (said, frequency, startDate, endDate) => {
    expect(cardOf(said)).toMatchObject({ frequency, startDate, endDate });
    expect(cardOf(said)).not.toHaveProperty('instructions');
  });

  test.each([
    ['Mia starts zyrtec a week from today', '2026-11-29'],
    ['Mia cefdinir 4 ml 2x daily starting 10 days from today', '2026-12-02'],
  ])('“%s” is the first day', (said, startDate) => {
    expect(cardOf(said)).toMatchObject({ startDate });
    expect(cardOf(said)).not.toHaveProperty('endDate');
    expect(cardOf(said)).not.toHaveProperty('instructions');
  });
});

describe('the dates of a new medicine', () => {
  test.each([
    ['I started losartan 25 mg this week', {}],
    ['Mia started Zyrtec last month', {}],
    ['Mia started Zyrtec 5 ml on Monday', { startDate: '2026-11-16' }],
    ['add Tamiflu 5 ml for Mia from Monday to Friday', { startDate: '2026-11-23', endDate: '2026-11-27' }],
  ])('%s', (said, dates) => {
    const [card] = planOf('medicine_add', said, HEALTH_FAMILY).cards ?? [];
    expect(card?.tool).toBe('createMedication');
    const { startDate, endDate } = card?.input ?? {};
    expect({ ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }).toEqual(dates);
  });
});
