// A reminder of a thing to do, with a day and a time, is an event that carries it.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const created = (...turns: readonly string[]) => {
  const [card, ...others] = lastCards(turns);
  expect(card?.tool).toBe('createMedicalAppointment');
  expect(others).toEqual([]);
  return card?.input;
};

describe('a reminder with a day and a time is an event', () => {
  test.each([
    ['remind me tues 9am to call the insurance', 'Call the insurance', '2026-11-24T09:00'],
    ['remind me to water the plants at 7 on tuesday night', 'Water the plants', '2026-11-24T19:00'],
    ['remind me at 5pm monday to ask tía about christmas', 'Ask tía about christmas', '2026-11-23T17:00'],
    ['pls remind us on dec 3 at 5pm about the bake sale money', 'Bake sale money', '2026-12-03T17:00'],
    ['reminder: return the library books, monday 3pm', 'Return the library books', '2026-11-23T15:00'],
    ['dont let me forget to email the landlord friday at noon', 'Email the landlord', '2026-11-27T12:00'],
  ])('%s', (said, title, appointmentDate) => {
    expect(created(said)).toMatchObject({
      title,
      appointmentDate,
      reminderEnabled: true,
      reminderTime: 1,
    });
    expect(lastPlan([said]).text).toMatch(/reminder shows in PipPal/);
  });

  test('its card is changed by what is said next', () => {
    expect(created('remind me tues 9am to call the insurance', 'make it 10')).toMatchObject({
      title: 'Call the insurance',
      appointmentDate: '2026-11-24T10:00',
    });
  });

  test('the day or the time that is missing is asked for', () => {
    expect(lastPlan(['remind me to pay the sitter tomorrow'])).toMatchObject({ asked: 'time' });
    expect(lastPlan(['remind me to pay the sitter'])).toMatchObject({ asked: 'when' });
    expect(lastPlan(['remind me to pay the sitter tomorrow']).text).toMatch(/^I keep no to-dos, but/);
    expect(created('remind me to pay the sitter', 'wednesday 8am')).toMatchObject({
      title: 'Pay the sitter',
      appointmentDate: '2026-11-25T08:00',
    });
    expect(
      created('remind me to defrost the soup tuesday night', 'ok then put it on the calendar tuesday 8pm'),
    ).toMatchObject({
      title: 'Defrost the soup',
      appointmentDate: '2026-11-24T20:00',
    });
  });
});

describe('no thing to do', () => {
  test.each([
    'remind me at 8 tonight',
    'remind me later',
    'remind me in 20 minutes to turn off the oven',
    'set an alarm for 6',
    'remind me to give theo his amoxicillin at 8 tomorrow',
  ])('“%s” makes no event', (said) => {
    expect(lastPlan([said]).cards ?? []).toEqual([]);
    expect(lastPlan([said]).asked).toBeUndefined();
  });

  test('the reminder of a stored visit is that of the visit', () => {
    expect(lastPlan(['remind me about the mammogram']).text).toMatch(/has a reminder|will have/);
  });
});

describe('a thing to do about a stored visit', () => {
  const family = GAILS_FAMILY;
  test.each([
    ['remnd me to call the mammogram place tmrw 9', 'Call the mammogram place', '2026-11-23T09:00'],
    ['remmind me to call about the mammogram tuesday at 9', 'Call about the mammogram', '2026-11-24T09:00'],
    ['remind me to ask about the weight check wed 4pm', 'Ask about the weight check', '2026-11-25T16:00'],
    [
      'rmind me to pay for the dental cleaning friday at noon',
      'Pay for the dental cleaning',
      '2026-11-27T12:00',
    ],
  ])('%s', (said, title, appointmentDate) => {
    expect(lastCards([said], { family })).toEqual([
      { tool: 'createMedicalAppointment', input: expect.objectContaining({ title, appointmentDate }) },
    ]);
  });

  test.each(['remind me about the mammogram', 'remind me 2 days before the mammogram'])(
    'the visit itself: %s',
    (said) => {
      const tools = lastCards([said], { family }).map(({ tool }) => tool);
      expect(tools).not.toContain('createMedicalAppointment');
    },
  );
});

test.each([
  [
    'remind me monday evening that theo may not eat after midnight',
    'make it 9',
    'Theo may not eat after midnight',
    '21:00',
  ],
  ['remind me tomorrow night to soak the beans', '8:30', 'Soak the beans', '20:30'],
  ['remind me monday morning to sign the form', '9', 'Sign the form', '09:00'],
])('“%s”, “%s”: the half of the day said first, and the whole thing', (first, then, title, time) => {
  const [input] = lastCards([first, then]).map((card) => card.input);
  expect(input).toMatchObject({ title, appointmentDate: expect.stringMatching(`T${time}$`) });
});

test('somebody else is not told, and the event is theirs', () => {
  expect(created('remind lucas to walk the dog tomorrow at 5pm')).toMatchObject({
    title: 'Walk the dog',
    appointmentDate: '2026-11-23T17:00',
    familyMemberId: 'lucas',
  });
  expect(lastPlan(['remind lucas to walk the dog tomorrow at 5pm']).text).toMatch(/can't message Lucas/);
});

test.each(['ok wednesday at 8am then', 'wednesday 8am'])(
  '“%s” after a to-do: it is on the calendar',
  (said) => {
    expect(created('add wash the car to my to do list', said)).toMatchObject({
      title: 'Wash the car',
      appointmentDate: '2026-11-25T08:00',
    });
  },
);

describe('how long before a visit the reminder comes', () => {
  test.each(['how far ahead do i hear about the mammogram', 'how early will you remind me of the mammogram'])(
    '“%s”',
    (said) => {
      expect(lastPlan([said]).text).toMatch(/^The reminder is .* before, /);
      const [card] = lastCards([said, 'make that two days']);
      expect(card?.input).toMatchObject({ reminderEnabled: true, reminderTime: 48 });
    },
  );
  test('an hour says when in the evening before', () => {
    const [card] = lastCards(['remind me the night before the mammogram', '7:30 is fine']);
    const [early] = lastCards(['remind me the night before the mammogram at 7:30']);
    expect(card?.input).toEqual(early?.input);
  });
  test('the reason goes into no note', () => {
    const [card] = lastCards(['turn off the reminder for the mammogram, i am driving then']);
    expect(card?.input).toEqual({ id: expect.any(String), reminderEnabled: false });
  });
});
