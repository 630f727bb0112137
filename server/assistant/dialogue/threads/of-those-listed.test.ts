// Follow-ups about visits that were listed or asked about: which of them is on a weekday, and one more right after another.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { appointmentWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

describe('which of those listed', () => {
  const LISTED = 'what appointments do we have in december';
  test.each([
    ['which is on a wednesday', 'Allergy follow-up', 'Dental cleaning'],
    ['and which one is on a tuesday?', 'Dental cleaning', 'Allergy follow-up'],
    ['which ones are on mondays', 'Mammogram', 'Dental cleaning'],
    ['is one of them on a monday', 'Mammogram', 'Dental cleaning'],
    ["which are mia's", 'Dental cleaning', 'Mammogram'],
    ['and which ones are for lucas', 'Allergy follow-up', 'Dental cleaning'],
    ['any of them mine?', 'Mammogram', 'Dental cleaning'],
  ])('“%s”', (said, one, other) => {
    const { text } = lastPlan([LISTED, said]);
    expect(text).toContain(one);
    expect(text).not.toContain(other);
  });

  test('the list stays for the next question', () => {
    expect(lastPlan([LISTED, "which are mia's", 'any of them on a monday']).text).toContain('Mammogram');
  });

  test('none of them is said', () => {
    expect(lastPlan([LISTED, "which are theo's"]).text).toMatch(/^None of them is for Theo/);
    expect(lastPlan([LISTED, 'which is on a friday']).text).toMatch(/^None of them is on a Friday/);
  });

  test('without a list a day is asked about', () => {
    expect(lastPlan(["what's for dinner on monday", 'which is on a friday']).text).not.toMatch(
      /None of them/,
    );
  });
});

describe('right after somebody', () => {
  const family = {
    ...FAMILY,
    appointments: [
      ...(FAMILY.appointments ?? []),
      appointmentWith({
        id: 'shot',
        title: 'Flu shot',
        when: '2026-11-28T11:00',
        familyMemberId: 'mia',
        contactId: 'patel',
        duration: 15,
      }),
    ],
  };
  const at = (...turns: string[]) =>
    lastCards(turns, { family }).map(({ tool, input }) => [
      tool,
      input['familyMemberId'],
      input['appointmentDate'],
    ]);

  test.each(['right after mias', 'straight after mia'])('“%s” each gets a visit of their own', (said) => {
    expect(at('flu shot for me n lucas too', said)).toEqual([
      ['createMedicalAppointment', 'dana', '2026-11-28T11:15'],
      ['createMedicalAppointment', 'lucas', '2026-11-28T11:30'],
    ]);
  });

  test('the place of the first is theirs, too', () => {
    const [card] = lastCards(['flu shot for lucas too', 'right after mias'], { family });
    expect(card?.input).toMatchObject({ title: 'Flu shot', contactId: 'patel', familyMemberId: 'lucas' });
  });

  test('nobody is left out', () => {
    expect(lastPlan(['flu shot for lucas too', 'right after mias'], { family }).text).not.toContain(
      'left out',
    );
  });

  test('“right after school” is after nobody', () => {
    expect(at('flu shot for lucas too', 'right after school')).toEqual([]);
  });
});
