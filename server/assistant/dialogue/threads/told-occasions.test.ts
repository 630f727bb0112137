// Occasions that are told: a day of school without an hour, two entries at once, and what is at the home of somebody private.
import { describe, expect, test } from 'vitest';
import { contactWith, memberWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  speakerId: 'hank',
  members: [
    memberWith({ id: 'hank', name: 'Hank', relationship: 'parent', age: 45 }),
    memberWith({ id: 'mona', name: 'Mona', relationship: 'parent', age: 44 }),
    memberWith({ id: 'lena', name: 'Lena', age: 8 }),
    memberWith({ id: 'vic', name: 'Vic', age: 15 }),
  ],
  contacts: [
    contactWith({ id: 'june', name: 'June Abbot', type: null, specialty: "Mona's mom" }),
    contactWith({ id: 'osei', name: 'Dr. Osei', specialty: 'Pediatrics' }),
  ],
};
const cards = (said: string) => lastCards([said], { family });
const eventsOf = (said: string): string[][] => {
  const calendar = cards(said)[0]?.input['foundCalendar'] as { events: { event: string; date: string }[] };
  return calendar.events.map(({ event, date }) => [event, date]);
};

describe('a day of school', () => {
  test.each([
    ['lena has a feild trip dec 4 to the zoo needs a sack lunch', 'Field trip to the zoo', '2026-12-04'],
    [
      'lena has a field trip to the aquarium on dec 9, bring a water bottle',
      'Field trip to the aquarium',
      '2026-12-09',
    ],
    ['lena has show and tell dec 11 bring something green', 'Show', '2026-12-11'],
    ['vics lab report is due dec 3', 'Lab report due', '2026-12-03'],
  ])('“%s” needs no hour', (said, event, date) => {
    expect(eventsOf(said)).toEqual([[expect.stringContaining(event), date]]);
  });

  test('one with an hour is an event on the calendar', () => {
    expect(cards('lena has a field trip dec 4 at 9')[0]?.tool).toBe('createMedicalAppointment');
  });
});

describe('two entries at once', () => {
  test.each([
    ['vic has a chem test tues and a history essay due dec 1 put both', ['Chem test', 'History essay due']],
    ['vic bio test thurs dec 3 n history essay due the 4th', ['Bio test', 'History essay due']],
    ['lena has picture day dec 3; book fair dec 8', ['Picture day', 'Book fair']],
    ['vic has a math quiz dec 2 and a science project due dec 9', ['Math quiz', 'Science project due']],
  ])('“%s” is one card with both', (said, names) => {
    expect(cards(said)).toHaveLength(1);
    expect(eventsOf(said).map(([name]) => name)).toEqual(names);
    expect(lastPlan([said], { family }).text).not.toMatch(/haven't done/);
  });

  test('of two weekdays the second comes behind the first', () =>
    expect(eventsOf('vic has a science test on wednesday and a spanish quiz on monday')).toEqual([
      ['Science test', '2026-11-25'],
      ['Spanish quiz', '2026-11-30'],
    ]));

  test('“off Thursday and back Monday” is one', () => {
    expect(cards('vic is off thurs and back monday')).toHaveLength(1);
  });
});

describe('at the home of somebody private', () => {
  test.each([
    ['thanksgiving is at junes thurs at 2 everybodys going', "Thanksgiving at June's", '2026-11-26T14:00'],
    ['christmas is at junes dec 25 at noon, we all go', "Christmas at June's", '2026-12-25T12:00'],
    ['bbq at junes sat at 3, everybodys coming', "Bbq at June's", '2026-11-28T15:00'],
  ])('“%s” is for everybody', (said, title, appointmentDate) => {
    const [card, ...others] = cards(said);
    expect(others).toEqual([]);
    expect(card?.input).toMatchObject({ title, appointmentDate });
    expect(card?.input).not.toHaveProperty('familyMemberId');
    expect(card?.input).not.toHaveProperty('contactId');
  });

  test('somebody who is named is kept', () => {
    expect(cards('lena has a sleepover at junes dec 5 at 6')[0]?.input).toMatchObject({
      title: "Sleepover at June's",
      familyMemberId: 'lena',
    });
  });

  test('a doctor is still visited', () => {
    expect(cards('lena checkup at dr oseis dec 5 at 10')[0]?.input).toMatchObject({ contactId: 'osei' });
  });
});
