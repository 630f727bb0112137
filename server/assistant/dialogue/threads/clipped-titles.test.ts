// A visit by one word of its title, 'his weight thing', whatever else bears that word; then moved on its day and left as it was.
import { describe, expect, test } from 'vitest';
import { appointmentWith, memberWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []).filter(({ id }) => id !== 'ivo'),
    memberWith({ id: 'ivo', name: 'Ivo', age: 9, notes: 'Type 1 diabetes, pump and sensor.' }),
  ],
  appointments: [
    ...(GAILS_FAMILY.appointments ?? []),
    appointmentWith({
      id: 'check',
      familyMemberId: 'ivo',
      title: 'Diabetes check',
      when: '2026-12-07T10:00',
      duration: 60,
    }),
  ],
};
const LATER = 'can we do it later that day like 2';

describe('a visit by a word of its title', () => {
  test.each(['whens ivos diabetes thing', 'when is the diabetes thing', 'wheres ivos diabetes thing'])(
    '%s',
    (said) => {
      const [last] = thread([said], { family });
      expect(last?.plan.text).toMatch(/Diabetes check.*Monday, December 7/);
      expect(last?.plan.focus?.medical_appointment).toBe('check');
    },
  );

  test('moves on its own day', () => {
    expect(lastCards(['whens ivos diabetes thing', LATER], { family })).toMatchObject([
      { tool: 'updateMedicalAppointment', input: { id: 'check', appointmentDate: '2026-12-07T14:00' } },
    ]);
  });

  test.each(['nm leave it at 10', 'never mind, keep it at 10', 'actually leave it at 10'])(
    '“%s” brings it back, or leaves it',
    (said) => {
      const waiting = lastPlan(['whens ivos diabetes thing', LATER, said], { family });
      expect(waiting.cards ?? []).toEqual([]);
      const approved = thread(['whens ivos diabetes thing', LATER, said], { family, approves: true }).at(-1);
      const isBack =
        approved?.state.intent === 'undo' ||
        approved?.plan.cards?.[0]?.input['appointmentDate'] === '2026-12-07T10:00';
      expect(isBack).toBe(true);
    },
  );
});
