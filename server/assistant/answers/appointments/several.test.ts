// Wishes about several appointments, about one that was just spoken of, and what only a note can tell.
import { describe, expect, test } from 'vitest';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Household } from '../../reading/household.ts';
import { ANSWERERS } from '../answerers.ts';
import { askedOf } from '../testing/asked.ts';
import { appointmentWith, contactWith, memberWith } from '../testing/records.ts';

const appointment = (
  id: string,
  title: string,
  familyMemberId: string,
  when: string,
  more: Partial<MedicalAppointment> = {},
) => appointmentWith({ id, title, familyMemberId, when, duration: 30, type: 'checkup', ...more });

const FAMILY: Partial<Household> = {
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 40 }),
    memberWith({ id: 'ines', name: 'Ines', age: 8 }),
    memberWith({ id: 'otto', name: 'Otto', age: 8 }),
    memberWith({ id: 'ruth', name: 'Ruth', relationship: 'grandparent', age: 70 }),
  ],
  contacts: [contactWith({ id: 'c1', name: 'Bloom Dental', type: 'dentist', phoneNumber: '555-0122' })],
  appointments: [
    appointment('e1', 'Ines eye exam', 'ines', '2026-11-24T16:00'),
    appointment('e2', 'Otto eye exam', 'otto', '2026-11-24T16:30'),
    appointment('d1', 'Ines dentist', 'ines', '2026-12-29T10:00', { contactId: 'c1' }),
    appointment('d2', 'Otto dentist', 'otto', '2026-12-29T10:20', { contactId: 'c1' }),
    appointment('s1', 'Ruth surgery', 'ruth', '2026-12-08T11:00', {
      notes: 'Nothing to eat after midnight, needs somebody to drive',
    }),
    appointment('s2', 'Ruth follow-up', 'ruth', '2026-12-15T11:00'),
  ],
};

function answer(intent: string, said: string, more: Parameters<typeof askedOf>[3] = {}) {
  const plan = ANSWERERS[intent]?.(askedOf(intent, said, FAMILY, more));
  if (!plan) throw new Error(`Nobody answers ${intent}.`);
  return plan;
}
const idsOf = ({ cards = [] }: ReturnType<typeof answer>) => cards.map(({ input }) => input['id']);

describe('several appointments', () => {
  test('an absence until a day takes what lies before it', () => {
    const plan = answer(
      'appointment_cancel',
      'we are away until jan 3 so the dentist for Ines and Otto has to go',
    );
    expect(idsOf(plan)).toEqual(['d1', 'd2']);
    expect(plan.text).toContain('(555-0122)');
  });

  test('two trade their times', () => {
    expect(answer('appointment_move', 'swap the eye exam of Ines and Otto').cards).toMatchObject([
      { input: { id: 'e1', appointmentDate: '2026-11-24T16:30' } },
      { input: { id: 'e2', appointmentDate: '2026-11-24T16:00' } },
    ]);
  });

  test('a note for both goes to both', () => {
    const plan = answer('appointment_change', 'note on both eye exams: come 15 minutes early');
    expect(idsOf(plan)).toEqual(['e1', 'e2']);
  });

  test('all dates of a person are told', () => {
    const { text } = answer('appointment_ask', "Ruth's surgery stuff, both dates please");
    expect(text).toContain('December 8');
    expect(text).toContain('December 15');
  });

  test('overlaps are looked for on the day spoken of', () => {
    const { text } = answer('day_ask', 'do they overlap now', { focus: { day: '2026-12-29' } });
    expect(text).toMatch(/^Yes, Ines dentist/);
  });
});

describe('the appointment spoken of', () => {
  test('a person with several has the one of that day', () => {
    const focus = { day: '2026-11-24' };
    expect(idsOf(answer('appointment_move', "make Otto's 4:45", { focus }))).toEqual(['e2']);
  });

  test('a day it goes to is no day it is found by', () => {
    const focus = { medical_appointment: 'e1', day: '2026-11-24' };
    expect(idsOf(answer('appointment_move', 'can you move it to the 8th', { focus }))).toEqual(['e1']);
  });

  test('who drives is a note on it, whoever that is', () => {
    const focus = { medical_appointment: 's1', day: '2026-12-08', family_member: 'ruth' };
    const plan = answer('appointment_change', 'Dana will do it, write it down', { focus });
    expect(idsOf(plan)).toEqual(['s1']);
  });
});

describe('notes', () => {
  test('nobody is invented as the driver', () => {
    const plan = answer('appointment_ask', 'who drives Ruth to the surgery');
    expect(plan.text).toMatch(/^No one is stored/);
    expect(plan.asked).toBe('note');
  });

  test('food before a visit is told by the note, without a yes', () => {
    const { text } = answer('appointment_ask', 'can Ruth eat before her surgery');
    expect(text).toMatch(/^By the note, “Nothing to eat/);
  });

  test('words that any sentence has find no note', () => {
    const plan = answer('appointment_change', 'and remind me 2 hours before');
    expect(plan.cards).toBeUndefined();
  });

  test('a reason for a move is no note', () => {
    const { cards } = answer('appointment_move', 'move the surgery an hour later because work runs long');
    expect(cards).toEqual([
      { tool: 'updateMedicalAppointment', input: { id: 's1', appointmentDate: '2026-12-08T12:00' } },
    ]);
  });

  test('what ails somebody is told in a note of the new appointment', () => {
    const { cards } = answer('appointment_add', 'Otto has a rash on his arm, doctor friday at 3pm');
    expect(cards).toMatchObject([{ input: { familyMemberId: 'otto', notes: 'Has a rash on his arm' } }]);
  });
});

test('a visit is the one called so, not one whose kind has more other words', () => {
  const appointments = [
    appointment('p1', '9-month checkup', 'otto', '2026-11-24T09:00'),
    appointment('p2', 'Sports physical', 'ines', '2026-12-07T16:30'),
  ];
  const said = 'cancel the sports physical, she had it at school';
  const plan = ANSWERERS['appointment_cancel']?.(
    askedOf('appointment_cancel', said, { ...FAMILY, appointments }),
  );
  expect(plan?.text).toContain('Sports physical');
  expect(plan?.cards?.map(({ input }) => input['id'])).toEqual(['p2']);
});
