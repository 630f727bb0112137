// The answers about appointments, from sentences of parents to cards and words.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { FAMILY } from '../testing/family.ts';
import type { Asked, Plan } from '../plan.ts';
import { appointmentAnswers } from './appointments.ts';

const answer = (intent: string, said: string, more: Partial<Pick<Asked, 'chosen' | 'focus'>> = {}): Plan => {
  const plan = appointmentAnswers[intent]?.(askedOf(intent, said, FAMILY, more));
  if (!plan) throw new Error(`no answer for ${intent}`);
  return plan;
};
const cardsOf = (intent: string, said: string, more: Partial<Pick<Asked, 'chosen' | 'focus'>> = {}) =>
  answer(intent, said, more).cards?.map(({ input }) => input);

describe('asking', () => {
  test.each([
    [
      'when does mia see the orthodontist',
      "Mia's Orthodontist is Tuesday, November 24 at 3:45 PM, in 2 days, with Dr. Lin.",
    ],
    [
      'how long untill lucas sees the alergist',
      "10 days until Lucas's Allergy follow-up, on Wednesday, December 2 at 2:00 PM.",
    ],
    [
      'what time is it again, the thing for grandma on wednesday',
      "Grandma Ruth's Eye exam is Wednesday, November 25 at 11:00 AM",
    ],
    ["where is theo's checkup", 'Theo 15-month checkup is at 12 Oak Street, Brooklyn, with Dr. Anika Patel'],
    ["who is lucas's allergy appt with", 'is with Dr. Leila Amari'],
    ['what am i supposed to bring to the checkup', 'your note says “Bring the vaccine card”'],
    ["how long does mia's ortho on tuesday take", 'takes 30 minutes'],
    ['did you set a reminder for the allergist', 'Yes, 2 days before'],
    ['when was lucas last at dr patel', "Lucas's Flu shot was Thursday, October 8 at 4:00 PM"],
    ["is mia's ortho still 3:30 on tuesday", "No, Mia's Orthodontist is Tuesday, November 24 at 3:45 PM"],
    ["is mia's ortho tuesday", "Yes, Mia's Orthodontist is Tuesday"],
  ])('“%s” is answered with the stored fact', (said, text) => {
    expect(answer('appointment_ask', said).text).toContain(text);
  });

  test('who has none is told so, with whose there is', () => {
    expect(answer('appointment_ask', 'when does theo see the dentist').text).toMatch(
      /^No coming dentist appointment is stored for Theo\. Mia's Dental cleaning is Tuesday, December 8/,
    );
  });

  test('a range is a list, and what came before is gone on from', () => {
    const { text } = answer('appointment_ask', 'what appointments do we have in december');
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(3);
    expect(text).not.toContain('Orthodontist');
    expect(
      answer('appointment_ask', 'and after that?', {
        focus: { medical_appointment: 'ortho', family_member: 'mia' },
      }).text,
    ).toMatch(/^After that, Mia's Dental cleaning/);
    expect(
      answer('appointment_ask', 'where is it', { focus: { medical_appointment: 'dental' } }).text,
    ).toContain('88 Pine Avenue');
  });
});

describe('adding', () => {
  test.each([
    [
      'dentist theo dec 3 3:30, bring insurance card',
      {
        title: 'Dentist',
        contactId: 'kowalski',
        notes: 'Bring insurance card',
        appointmentDate: '2026-12-03T15:30',
        familyMemberId: 'theo',
      },
    ],
    [
      'Got a 6 month checkup for theo dec 15 2pm with dr patel, remind us 2 days before, takes 45 minutes',
      {
        title: '6-month checkup',
        contactId: 'patel',
        type: 'checkup',
        duration: 45,
        reminderEnabled: true,
        reminderTime: 48,
        appointmentDate: '2026-12-15T14:00',
        familyMemberId: 'theo',
      },
    ],
    [
      'i have a physical on dec 9 at 9',
      { title: 'Physical', type: 'checkup', appointmentDate: '2026-12-09T09:00', familyMemberId: 'dana' },
    ],
    [
      'lucas dr stein tuesday 3pm',
      { title: 'Dr. Stein', appointmentDate: '2026-11-24T15:00', familyMemberId: 'lucas' },
    ],
    [
      'mia has strep again, dr patel at 11 tomorrow',
      {
        title: 'Dr. Anika Patel',
        contactId: 'patel',
        notes: 'Has strep again',
        appointmentDate: '2026-11-23T11:00',
        familyMemberId: 'mia',
      },
    ],
  ])('“%s” is all on the card', (said, card) => {
    expect(cardsOf('appointment_add', said)).toEqual([card]);
  });

  test('two people are two cards', () => {
    expect(cardsOf('appointment_add', 'mia and lucas flu shot dec 5 10am')).toMatchObject([
      { familyMemberId: 'mia' },
      { familyMemberId: 'lucas' },
    ]);
  });

  test.each([
    ['dermatologist dec 5 at 9', 'whom'],
    ['dentist for theo', 'when'],
    ['lucas flu shot friday', 'time'],
    ['lucas flu shot at 4', 'day'],
    ['add an appointment for lucas on friday at 2', 'what'],
    ['lucas dentist november 2 2026 at 3', 'when'],
  ])('“%s” asks for what is missing', (said, asked) => {
    expect(answer('appointment_add', said)).toMatchObject({ asked });
    expect(cardsOf('appointment_add', said)).toBeUndefined();
  });

  test('an hour that the clocks skip becomes the next one, and is told', () => {
    const { text, cards } = answer('appointment_add', 'mia dentist on march 14 2027 at 2:30 am');
    expect(cards?.map(({ input }) => input)).toEqual([
      expect.objectContaining({ appointmentDate: '2027-03-14T03:30' }),
    ]);
    expect(text).toContain('The clocks skip 2:30 AM that night, so I took 3:30 AM.');
  });

  test('another appointment of the day is named', () => {
    expect(answer('appointment_add', 'mia dentist tuesday at 3:30').text).toContain(
      "Mia's Orthodontist is that day too, at 3:45 PM",
    );
  });
});

describe('moving', () => {
  test.each([
    [
      "Hi Pip, so the dentist office called about mia's cleaning, they offered the 10th at 4 or the 15th at 3:30, lets take the 15th",
      { id: 'dental', appointmentDate: '2026-12-15T15:30' },
    ],
    [
      'the dentist for mia offered the 10th at 4 or the 15th at 3:30, we take the 10th',
      { id: 'dental', appointmentDate: '2026-12-10T16:00' },
    ],
    ['push the allergy appt back a week', { id: 'allergy', appointmentDate: '2026-12-09T14:00' }],
    ["make lucas's allergist an hour later", { id: 'allergy', appointmentDate: '2026-12-02T15:00' }],
    ['they moved up the mammogram by 15 minutes', { id: 'mammogram', appointmentDate: '2026-12-14T07:30' }],
    ['move mia dentist from dec 8 to dec 10', { id: 'dental', appointmentDate: '2026-12-10T16:00' }],
    ['the dentist moved mia to 3:20 on the 8th', { id: 'dental', appointmentDate: '2026-12-08T15:20' }],
    ['its thursday not wednesday, grandmas eye exam', { id: 'eye', appointmentDate: '2026-11-26T11:00' }],
    [
      'dr patel cant do monday, tuesday at 10 instead for theo',
      { id: 'checkup', appointmentDate: '2026-11-24T10:00' },
    ],
    ["mia's ortho tuesday is 4:15 instead of 3:45", { id: 'ortho', appointmentDate: '2026-11-24T16:15' }],
  ])('“%s” moves the one meant', (said, card) => {
    expect(cardsOf('appointment_move', said)).toEqual([card]);
  });

  test('without a day it asks, and the one chosen of several is moved', () => {
    expect(answer('appointment_move', 'move the mammogram')).toMatchObject({ asked: 'when' });
    const plan = answer('appointment_move', "move mia's appointment to friday");
    expect(plan).toMatchObject({ asked: 'which' });
    expect(plan.offered).toHaveLength(3);
    const chosen = { which: { kind: 'medical_appointment', id: 'dental' } } as const;
    expect(cardsOf('appointment_move', "move mia's appointment to friday", { chosen })).toEqual([
      { id: 'dental', appointmentDate: '2026-12-11T16:00' },
    ]);
  });
});

describe('changing', () => {
  test.each([
    ['change theos checkup, its with dr amari not patel', { id: 'checkup', contactId: 'amari' }],
    ['remind me 2 days before the mammogram', { id: 'mammogram', reminderEnabled: true, reminderTime: 48 }],
    ['turn off the reminder for the mammogram', { id: 'mammogram', reminderEnabled: false }],
    ['the allergy follow up takes 45 minutes', { id: 'allergy', duration: 45 }],
    ['note for the mammogram: bring the old films', { id: 'mammogram', notes: 'Bring the old films' }],
    [
      'park in back for dr patel, put that in the appointment notes',
      { id: 'checkup', notes: 'Bring the vaccine card. Park in back for dr patel' },
    ],
    ['wrong kid, the dental cleaning is for theo', { id: 'dental', familyMemberId: 'theo' }],
    ['delete the note on theos checkup', { id: 'checkup', notes: '' }],
    ['its not a dental cleaning its a filling', { id: 'dental', title: 'Filling' }],
    ['allergy appt is video now, not in person', { id: 'allergy', notes: 'Video' }],
    ['dr amari said the dentist will be 2 hours not an hour', { id: 'dental', duration: 120 }],
    ['its with dr amari not dr patel', { id: 'checkup', contactId: 'amari' }],
  ])('“%s” changes that and nothing else', (said, card) => {
    expect(cardsOf('appointment_change', said)).toEqual([card]);
  });
});

describe('cancelling', () => {
  test('says that the office does not learn of it', () => {
    const plan = answer('appointment_cancel', 'cancel mias dentist');
    expect(plan.cards).toEqual([{ tool: 'deleteMedicalAppointment', input: { id: 'dental' } }]);
    expect(plan.text).toContain("The office doesn't learn of it from me.");
  });

  test('does not remove what was moved', () => {
    const said =
      "the dentist office called about mia's cleaning, they offered the 10th at 4 or the 15th at 3:30, lets take the 15th";
    expect(answer('appointment_cancel', said).cards).toEqual([
      { tool: 'updateMedicalAppointment', input: { id: 'dental', appointmentDate: '2026-12-15T15:30' } },
    ]);
  });

  test('never takes another day, person or one of several', () => {
    expect(cardsOf('appointment_cancel', 'cancel the dentist on friday')).toBeUndefined();
    expect(cardsOf('appointment_cancel', 'cancel theos dentist')).toBeUndefined();
    expect(answer('appointment_cancel', "cancel mia's ortho")).toMatchObject({ asked: 'which' });
    expect(cardsOf('appointment_cancel', "cancel mia's ortho on tuesday")).toEqual([{ id: 'ortho' }]);
    expect(cardsOf('appointment_cancel', 'cancel my mammogram and grandmas eye exam too')).toEqual([
      { id: 'mammogram' },
      { id: 'eye' },
    ]);
  });
});
