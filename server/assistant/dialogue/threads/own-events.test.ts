// Events of a family's own are kept with the appointments, with the name a parent gives them.
import { describe, expect, test } from 'vitest';
import { notesWith } from '../../answers/appointments/remarks.ts';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const created = (turns: string[], options = {}) => {
  const [card] = lastCards(turns, options);
  expect(card?.tool).toBe('createMedicalAppointment');
  return card?.input;
};

describe('an event is a card', () => {
  test.each([
    ['put swim practice for theo on thursday at 5', 'Swim practice', '2026-11-26T17:00'],
    ['add a playdate for lucas saturday 10am to noon', 'Playdate', '2026-11-28T10:00'],
    ['oil change dec 4 8:30 am pls put that on the calendar', 'Oil change', '2026-12-04T08:30'],
    ['put dinner with the lopezes on fri dec 4 6pm', 'Dinner with the lopezes', '2026-12-04T18:00'],
    ['book club at our house dec 10 7pm add it', 'Book club at our house', '2026-12-10T19:00'],
    ['theo has a sleepover friday at 7', 'Sleepover', '2026-11-27T19:00'],
    ['lucas has a chess meet sunday dec 6 at 3', 'Chess meet', '2026-12-06T15:00'],
    ['haircut lucas saturday 11am', 'Haircut', '2026-11-28T11:00'],
    ['swim lucas and theo tues 5pm', 'Swim', '2026-11-24T17:00'],
    ['pick up lucas friday 3pm', 'Pick up Lucas', '2026-11-27T15:00'],
    // It is Sunday, 6:30 PM: the first of a weekly hour that has passed today is next week's.
    ['ballet for theo sundays 3pm', 'Ballet', '2026-11-29T15:00'],
    ['ballet for theo every sunday at 7:30pm', 'Ballet', '2026-11-22T19:30'],
    ['add choir wednesday nights 7 to 830 for me', 'Choir', '2026-11-25T19:00'],
  ])('%s', (said, title, appointmentDate) => {
    expect(created([said])).toMatchObject({ title, appointmentDate });
  });

  test('each of two in one message', () => {
    const said =
      "could you put the choir concert down for dec 10 at 7 pm, and theo's party on the 12th from 1 to 3?";
    expect(lastCards([said]).map(({ input }) => [input['title'], input['appointmentDate']])).toEqual([
      ['Choir concert', '2026-12-10T19:00'],
      ['Party', '2026-12-12T13:00'],
    ]);
  });

  test('its length follows from both hours, and nobody needs to be named', () => {
    expect(created(['add a potluck saturday 4 to 6:30pm'])).toMatchObject({ duration: 150 });
    expect(created(['add a potluck saturday at 4pm'])).not.toHaveProperty('familyMemberId');
  });

  test('of a repetition the first one is kept, and that is said', () => {
    const said = 'add soccer practice for lucas every tuesday at 4:30';
    expect(created([said])).toMatchObject({ title: 'Soccer practice', appointmentDate: '2026-11-24T16:30' });
    expect(lastPlan([said]).text).toMatch(/I keep single appointments, so this is the first/);
  });

  test('up to an end that is said, each one is a card, and what is stored is not doubled', () => {
    const said = 'add soccer practice for lucas every tuesday at 4:30 until dec 8';
    const dates = (turns: string[], options = {}) =>
      lastCards(turns, options).map(({ input }) => input['appointmentDate']);
    expect(dates([said])).toEqual(['2026-11-24T16:30', '2026-12-01T16:30', '2026-12-08T16:30']);
    const first = 'add soccer practice for lucas tuesday at 4:30';
    expect(dates([first, said], { approves: true })).toEqual(['2026-12-01T16:30', '2026-12-08T16:30']);
  });

  test.each([
    ['date night dec 5 7pm, grandma will watch the kids', 'Date night', 'Grandma will watch the kids'],
    [
      'party saturday 2 to 4 at the roller rink, about ten kids',
      'Party',
      'About ten kids. At the roller rink',
    ],
    ['book club is at ours on friday at 7pm', 'Book club', 'At ours'],
    ['the barbecue is at the park on saturday at 3', 'Barbecue', 'At the park'],
  ])('who helps and where it is are notes, and nobody it is for: %s', (said, title, notes) => {
    expect(created([said])).toMatchObject({ title, notes });
    expect(lastCards([said])).toHaveLength(1);
    expect(created([said])).not.toHaveProperty('familyMemberId');
    expect(created([said])).not.toHaveProperty('type');
  });

  test('another hour keeps the length', () =>
    expect(created(['add choir for lucas friday 4 to 5:30', 'no, 3:30'])).toMatchObject({
      appointmentDate: '2026-11-27T15:30',
      duration: 90,
    }));

  test('an end said later adds the others, without one that was left out', () => {
    const dates = (...turns: string[]) =>
      lastCards(turns, { approves: true }).map(({ input }) => String(input['appointmentDate']).slice(0, 10));
    const first = 'put in choir for lucas every monday from 3:30 to 5, starting next week';
    expect(lastCards([first])).toHaveLength(1);
    expect(dates(first, 'and the last one is december 14')).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]);
    expect(dates(first, 'skip december 7 though', 'it ends december 14')).toEqual([
      '2026-11-30',
      '2026-12-14',
    ]);
  });

  test('what is missing is asked', () => {
    expect(lastPlan(['add choir rehearsal for lucas on friday'])).toMatchObject({ asked: 'time' });
    expect(created(['add choir rehearsal for lucas on friday', '6pm'])).toMatchObject({
      title: 'Choir rehearsal',
      appointmentDate: '2026-11-27T18:00',
    });
    expect(created(['add choir rehearsal for lucas on friday', '4'])).toMatchObject({
      appointmentDate: '2026-11-27T16:00',
    });
  });
});

describe('going on about an event', () => {
  const first = 'add band practice for lucas tues dec 8 at 4 for an hour';
  test('the same on another day is one more, and the first one stays', () => {
    expect(created([first, 'same for that thursday'], { approves: true })).toMatchObject({
      title: 'Band practice',
      appointmentDate: '2026-12-10T16:00',
      duration: 60,
    });
  });
  test('a correction counts from the day on the card', () => {
    expect(created([first, 'actually 4:30 thurs'])).toMatchObject({
      title: 'Band practice',
      appointmentDate: '2026-12-10T16:30',
    });
    expect(created([first, 'no make it 5'])).toMatchObject({ appointmentDate: '2026-12-08T17:00' });
  });
});

describe('a plan that was asked about goes on the calendar, and nothing of that day moves', () => {
  test.each([
    [
      ['are we free thursday afternoon? The Hendersons want to go apple picking.', 'ok put it in, 2 to 5'],
      { title: 'Apple picking with the Hendersons', appointmentDate: '2026-11-26T14:00', duration: 180 },
    ],
    [
      ['is friday at 2 free? my sister invited us for brunch', 'great, put it on the calendar'],
      { title: 'Brunch with my sister', appointmentDate: '2026-11-27T14:00' },
    ],
    [
      ['am i free thursday evening', 'ok put it in, 7 to 9', 'yoga'],
      { title: 'Yoga', appointmentDate: '2026-11-26T19:00', duration: 120 },
    ],
  ])('%j', (turns, input) => {
    expect(created(turns)).toMatchObject(input);
    expect(created(turns)).not.toHaveProperty('notes');
  });
});

test.each([
  "theo swapped with kev, so he's not working thursday but friday, same hours",
  'theo works friday instead of thursday',
])('a stored shift goes to the other day: %s', (said) => {
  const shift = appointmentWith({
    id: 'shift',
    title: 'Late shift',
    familyMemberId: 'theo',
    when: '2026-11-26T14:00',
  });
  const members = [memberWith({ id: 'theo', name: 'Theo', relationship: 'parent', age: 40 })];
  expect(lastCards([said], { family: { members, appointments: [shift] } })).toMatchObject([
    { tool: 'updateMedicalAppointment', input: { id: 'shift', appointmentDate: '2026-11-27T14:00' } },
  ]);
});

test('a pet called like a food has a visit and no time in the oven', () =>
  expect(
    created(['Vet for Biscuit on dec 9 at 4, that still leaves time for the conference, right?']),
  ).toMatchObject({
    title: 'Vet for Biscuit',
    appointmentDate: '2026-12-09T16:00',
  }));

test('who needs somebody to fetch a child makes no event', () =>
  expect(lastCards(["i need somebody to fetch lucas from piano on thursday, i'm at work until six"])).toEqual(
    [],
  ));

test('a note that stands there is not written once more', () =>
  expect(notesWith('Room 4. Bring the blue shirt', ['bring the blue shirt', 'Park behind'])).toBe(
    'Room 4. Bring the blue shirt. Park behind',
  ));

test('a class of two, one of them the writer, keeps its name and has a card for each', () => {
  const cards = lastCards(['theo and i are taking an infant cpr class on dec 5 at 9am, add it']);
  expect(cards.map(({ input }) => input['title'])).toEqual(['Infant cpr class', 'Infant cpr class']);
});

test("a visit of a pet is nobody's of the family, and with the stored vet", () => {
  const vet = contactWith({ id: 'vet', name: 'Elm Animal Hospital', specialty: 'Vet' });
  const [card] = lastCards(['vet for biscuit on dec 4 at 3pm, annual shots'], {
    family: { contacts: [vet] },
  });
  expect(card?.input).toMatchObject({ title: 'Vet for biscuit', contactId: 'vet' });
  expect(card?.input).not.toHaveProperty('familyMemberId');
});

describe('several hours of one message', () => {
  const moments = (said: string) =>
    lastCards([said]).map(({ input }) => [input['title'], input['appointmentDate']]);
  test.each([
    ['lucas scout camp friday 5-8 and saturday 9-12', 'Scout camp', '2026-11-27T17:00', '2026-11-28T09:00'],
    ['theo rehearsal fri 6pm n sat 10am', 'Rehearsal', '2026-11-27T18:00', '2026-11-28T10:00'],
    [
      'put tap class on for mia, mondays and fridays at 4 starting next week',
      'Tap class',
      '2026-11-23T16:00',
      '2026-11-27T16:00',
    ],
  ])('%s', (said, title, one, other) => {
    expect(moments(said)).toEqual([
      [title, one],
      [title, other],
    ]);
  });
  test.each([
    ['mia choir concert dec 17 6:30pm, she has to be there 5:45', 'Choir concert', /be there 5:45/],
    ['recital is dec 11 at 7pm, we have to drop her at 6:15, put that in would you', 'Recital', /drop her/],
  ])('the hour before it is a note: %s', (said, title, notes) => {
    const [card, ...others] = lastCards([said]);
    expect(card?.input).toMatchObject({ title, notes: expect.stringMatching(notes) });
    expect(others).toEqual([]);
  });
  test('what is done at another hour is an event of its own', () => {
    expect(moments('theo haircut friday at 4 and pick up the cake at 5')).toHaveLength(2);
  });
});

describe('an event of several days', () => {
  test.each([
    ['my sister is visiting dec 11 to 13', 'Sister is visiting', '2026-12-11', 'Until Sunday, December 13'],
    [
      'we are camping at the lake dec 18-20',
      'Camping at the lake',
      '2026-12-18',
      'Until Sunday, December 20',
    ],
    ['we drive up to grandma on the 4th and are back on the 6th', /grandma/i, '2026-12-04', 'December 6'],
  ])('%s', (said, title, day, notes) => {
    const input = created([said]);
    expect(input?.['title']).toMatch(title);
    expect(input?.['appointmentDate']).toBe(`${day}T09:00`);
    expect(input?.['notes']).toContain(notes);
    expect(lastPlan([said]).text).toMatch(/I put 9:00 AM/);
  });
  test('its last day changes on the card, and in the notes of what is stored', () => {
    const first = 'my sister is visiting dec 11 to 13';
    const then = "actually she's staying until the 15th";
    expect(created([first, then])).toMatchObject({ notes: 'Until Tuesday, December 15' });
    const [card] = lastCards([first, then], { approves: true });
    expect(card?.input).toEqual({ id: 'added', notes: 'Until Tuesday, December 15' });
  });
  test.each(['what should we pack for camping dec 18-20', 'is grandma here dec 20 to 28?'])(
    '“%s” stores nothing',
    (said) => expect(lastCards([said])).toEqual([]),
  );
});

test.each([
  ['great, mia is dying to see the lion king so put it in for her saturday 2 to 4', 'Lion king'],
  ['i run the book sale on saturday from nine until noon', 'Book sale'],
  ['we are hosting the potluck friday at 6pm', 'Potluck'],
  ['book in dinner at the noodle bar at 6 on friday', 'Dinner at the noodle bar'],
])('the name of the event alone: %s', (said, title) => {
  expect(created([said])).toMatchObject({ title });
});

test('a park is where it is, and no word for a car', () => {
  expect(created(['playdate with sam sunday 2-4 lincoln park for theo'])).toMatchObject({
    title: 'Playdate with sam',
    notes: 'Lincoln park',
  });
});

test.each([
  ['what date is the second one', 'Friday, December 11'],
  ['and when is the 3rd one?', 'Friday, December 25'],
])('“%s” of something every other week', (said, day) => {
  const first = 'add pizza night every other friday at 5:30 starting this one';
  expect(lastPlan([first, said], { approves: true }).text).toContain(day);
});

test.each([
  ['date night saturday 7pm tamsin babysits', 'Date night'],
  ['movie night friday 8pm tamsin has the kids', 'Movie night'],
  ['tamsin babysits saturday 7pm', 'Tamsin babysits'],
])('“%s” is called %s, and is no visit with the sitter', (said, title) => {
  const sitter = contactWith({ id: 'tamsin', name: 'Tamsin Ortega', type: null, specialty: 'Babysitter' });
  const input = created([said], { family: { contacts: [sitter] } });
  expect(input).toMatchObject({ title });
  expect(input).not.toHaveProperty('contactId');
});
