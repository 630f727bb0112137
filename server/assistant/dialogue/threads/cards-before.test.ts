// Cards that wait or were just approved: what a correction keeps, what it takes back, and one card among several.
import { expect, test } from 'vitest';
import { lastCards, lastPlan } from '../testing/thread.ts';

const inputs = (...turns: readonly string[]) => lastCards(turns).map(({ input }) => input);

test('another day keeps what the card had in its notes', () => {
  const [input] = inputs(
    'mia has a blood draw on the 2nd at 8, lab on the third floor, no breakfast',
    'oops thats the 4th',
  );
  expect(input).toMatchObject({ appointmentDate: '2026-12-04T08:00' });
  expect(String(input?.['notes'])).toMatch(/third floor/i);
});

test('another medicine takes nothing from the card that waits', () => {
  const [input] = inputs(
    'lucas takes amoxicillin 250 mg twice a day with food',
    'add cetirizine 5 mg for mia',
  );
  expect(input).toMatchObject({ name: 'Cetirizine', familyMemberId: 'mia' });
  expect(input).not.toHaveProperty('instructions');
});

test("another child's visit takes no note from the card that waits", () => {
  const [input] = inputs('dentist for mia dec 9 at 3, bring the xrays', 'dentist for lucas dec 11 at 4');
  expect(input).toMatchObject({ familyMemberId: 'lucas' });
  expect(input).not.toHaveProperty('notes');
});

test('a weekday behind a shift says where a visit goes, not how far', () => {
  expect(inputs("push ruth's eye exam back two weeks", 'no, the friday after')).toMatchObject([
    { id: 'eye', appointmentDate: '2026-12-11T11:00' },
  ]);
});

test('a correction that changes nothing makes no card and says so', () => {
  const plan = lastPlan(["move mia's cleaning to december 10", 'no not quite, hmm']);
  expect(plan.cards ?? []).toEqual([]);
});

const BOTH = 'book lucas and mia the dentist dec 9 at 4';
test.each([
  ['just lucas', ['lucas']],
  ['not mia, she just went', ['lucas']],
  ['only for mia please', ['mia']],
])('of two cards “%s” keeps those of %j', (said, whom) =>
  expect(inputs(BOTH, said).map((input) => input['familyMemberId'])).toEqual(whom),
);

test('one of several people at another time leaves the others', () =>
  expect(inputs(BOTH, "make mia's 4:30")).toMatchObject([
    { familyMemberId: 'lucas', appointmentDate: '2026-12-09T16:00' },
    { familyMemberId: 'mia', appointmentDate: '2026-12-09T16:30' },
  ]));

test('the same for somebody else at another hour stands beside the card that waits', () =>
  expect(inputs("put mia's haircut on friday at 9", 'same for lucas but at 5')).toMatchObject([
    { familyMemberId: 'mia', appointmentDate: '2026-11-27T09:00' },
    { familyMemberId: 'lucas', appointmentDate: '2026-11-27T17:00' },
  ]));

const WEEKLY = 'lucas has judo thursdays 5 to 6 from dec 3 until dec 24';
test('a weekly event without one day', () => {
  expect(inputs(WEEKLY)).toHaveLength(4);
  expect(inputs(WEEKLY, 'no judo on the 17th').map((input) => input['appointmentDate'])).toEqual([
    '2026-12-03T17:00',
    '2026-12-10T17:00',
    '2026-12-24T17:00',
  ]);
});

test('no event is added on a day that is said to have none', () =>
  expect(inputs('lucas has judo on dec 3 at 5', 'no judo on the 17th')).toEqual([]));

test('the first two of those that were told', () =>
  expect(lastCards(["what's on this week", 'cancel the first two']).map(({ tool }) => tool)).toEqual([
    'deleteMedicalAppointment',
    'deleteMedicalAppointment',
  ]));

test('one of somebody among those like the one spoken of', () =>
  expect(
    lastCards(['lucas has a recital dec 5 at 3', 'and one for mia straight after', "cancel lucas's"], {
      approves: true,
    }),
  ).toMatchObject([{ tool: 'deleteMedicalAppointment' }]));

test('a day and an hour that are told later keep the note of a waiting change', () =>
  expect(
    inputs("move mia's cleaning to december 10", 'and note she needs to bring the form', 'make it 4:30'),
  ).toMatchObject([{ id: 'dental' }]));

test('two hours for two people are two visits, and trade places', () => {
  const turns = ['lucas and mia need the dentist dec 9 at 3 and 3:45'];
  expect(inputs(...turns)).toMatchObject([
    { familyMemberId: 'lucas', appointmentDate: '2026-12-09T15:00' },
    { familyMemberId: 'mia', appointmentDate: '2026-12-09T15:45' },
  ]);
  expect(inputs(...turns, 'switch them, mia has a nap first')).toMatchObject([
    { familyMemberId: 'mia', appointmentDate: '2026-12-09T15:00' },
    { familyMemberId: 'lucas', appointmentDate: '2026-12-09T15:45' },
  ]);
});

test('an end is how long it takes, of the one that is meant', () => {
  expect(inputs('lucas has a recital dec 5 at 3', 'until about 4:30')).toMatchObject([
    { appointmentDate: '2026-12-05T15:00', duration: 90 },
  ]);
  expect(inputs(WEEKLY, 'the last one goes till 7').map((input) => input['duration'])).toEqual([
    60, 60, 60, 120,
  ]);
});

test('a name in a note gives way to the right one', () =>
  expect(inputs("note for mia's cleaning, ben is driving", 'no not ben, my aunt Lou')).toMatchObject([
    { id: 'dental', notes: expect.stringMatching(/my aunt Lou is driving/) as string },
  ]));

test('a visit that was canceled is had again on another day', () =>
  expect(
    lastCards(["cancel ruth's eye exam", 'they can see her on friday at 10 instead'], { approves: true }),
  ).toMatchObject([
    {
      tool: 'createMedicalAppointment',
      input: { title: 'Eye exam', familyMemberId: 'ruth', appointmentDate: '2026-11-27T10:00' },
    },
  ]));

test('what must not be eaten from an hour on is a note, and no hour of the visit', () => {
  const [input] = inputs('ruth has a blood draw nov 30 at 8', 'and she has to fast from midnight');
  expect(input).toMatchObject({ appointmentDate: '2026-11-30T08:00' });
  expect(String(input?.['notes'])).toMatch(/fast from midnight/i);
});

test.each([
  [
    "mia can't do that day, what about the 11th for her",
    { id: 'dental', appointmentDate: '2026-12-11T16:00' },
  ],
  [
    'we cant do that day. could it be thursday that week',
    { id: 'dental', appointmentDate: '2026-12-10T16:00' },
  ],
])('“%s” moves the visit of the one named', (said, input) =>
  expect(inputs("when is mia's dental cleaning", said)).toMatchObject([input]),
);

test('a move never changes a visit of somebody who was not named', () => {
  const plan = lastPlan(["when is mia's dental cleaning", "move ben's to the 11th"]);
  expect(plan.cards ?? []).toEqual([]);
});

test('several things of a list that wait lose the one that is named', () =>
  expect(
    lastCards([
      "when is ruth's eye exam",
      "cancel ruth's eye exam and cancel my mammogram",
      'keep the mammogram',
    ]).map(({ input }) => input['id']),
  ).toEqual(['eye']));
