// Messages that go on: what a removal keeps, the week of the thread, a letter about a visit, a new hour by another visit, a relation's number.
import { describe, expect, test } from 'vitest';
import { weeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { CLEARED } from '#contract/week.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

// Today is Sunday, November 22, 2026.
const family = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({
      id: 'olu',
      name: 'Olu',
      relationship: 'spouse',
      notes: '24-hour shifts from 8 am on November 24, December 9 and December 12.',
    }),
    memberWith({ id: 'kit', name: 'Kit', age: 9 }),
  ],
  contacts: [
    contactWith({
      id: 'joe',
      name: 'Joe Marsh',
      type: 'specialist',
      specialty: "Kit's father",
      phoneNumber: '555-0100',
    }),
    contactWith({ id: 'fenn', name: 'Dr. Fenn', phoneNumber: '555-0101' }),
  ],
  appointments: [
    appointmentWith({
      id: 'plan',
      title: 'IEP meeting',
      when: '2026-12-03T14:00',
      familyMemberId: 'kit',
      duration: 60,
      notes: 'Room 4. Bring the report.',
    }),
    appointmentWith({
      id: 'check',
      title: 'Postpartum check',
      when: '2026-12-01T09:40',
      familyMemberId: 'ada',
      duration: 30,
    }),
    appointmentWith({
      id: 'milk',
      title: 'Lactation visit',
      when: '2026-11-27T11:00',
      familyMemberId: 'ada',
      duration: 45,
    }),
    appointmentWith({ id: 'kits', title: 'Eye exam', when: '2026-12-04T11:00', familyMemberId: 'kit' }),
  ],
  menus: [
    storedRecord(weeklyMenu, {
      id: 'next',
      weekStartDate: '2026-11-30',
      meals: {
        monday: { dinner: 'Vegetable soup' },
        thursday: { dinner: 'Egg rolls' },
        saturday: { dinner: 'Pizza' },
      },
    }),
  ],
};
const cards = (turns: readonly string[], approves = false) => lastCards(turns, { family, approves });

describe('a removal keeps what is named', () => {
  test.each(['wait keep the pizza', 'no leave the pizza', 'oh but not the pizza', 'keep saturday'])(
    '“%s”',
    (said) => {
      expect(cards(['clear the dinners of the week of november 30', said])).toMatchObject([
        {
          tool: 'saveWeeklyMenu',
          input: {
            meals: {
              monday: { dinner: CLEARED },
              thursday: { dinner: CLEARED },
              saturday: { dinner: 'Pizza' },
            },
          },
        },
      ]);
    },
  );

  test('of visits, too', () => {
    expect(cards(["cancel all of kit's appointments", 'but keep the eye exam'])).toMatchObject([
      { tool: 'deleteMedicalAppointment', input: { id: 'plan' } },
    ]);
  });

  test('a refusal alone refuses', () => {
    expect(cards(['clear the dinners of the week of november 30', 'wait no'])).toEqual([]);
  });
});

test('a weekday behind a question about a week is one of that week', () => {
  expect(cards(['what is for dinner the week of november 30', 'put tacos on friday'])).toMatchObject([
    { input: { weekStartDate: '2026-11-30', meals: { friday: { dinner: 'Tacos' } } } },
  ]);
  expect(cards(['what is for dinner tomorrow', 'put tacos on friday'])).toMatchObject([
    { input: { weekStartDate: '2026-11-23' } },
  ]);
});

describe('a letter', () => {
  const said =
    "Kit's IEP meeting is moved to Wednesday, December 9, from 1:00 to 2:15 pm, and it will be in Room 12 instead of Room 4. Please tell me whether Olu can be there.";
  test('moves the visit with its length and its room, and tells who can be there then', () => {
    const { cards: made, text } = lastPlan([said], { family });
    expect(made).toMatchObject([
      {
        input: {
          id: 'plan',
          appointmentDate: '2026-12-09T13:00',
          duration: 75,
          notes: 'Room 12. Bring the report.',
        },
      },
    ]);
    expect(text).toMatch(/No\. Kit's IEP meeting is Wednesday, December 9 at 1:00 PM and Olu's notes say/);
    expect(text).not.toContain('Room 12 instead of Room 4”');
  });
});

test.each([
  [['cancel my lactation visit', 'rebook it for december 1 right after my postpartum'], '2026-12-01T10:10'],
  [['add a blood draw for me december 1 right after my postpartum check'], '2026-12-01T10:10'],
])('%j takes the hour of the other visit', (turns, appointmentDate) => {
  expect(cards(turns, true)).toMatchObject([
    { tool: 'createMedicalAppointment', input: { appointmentDate } },
  ]);
});

test('the number of a relation, and the same contact for an emergency', () => {
  const changed = { tool: 'updateMedicalContact', input: { id: 'joe', phoneNumber: '555-0219' } };
  expect(cards(["Kit's dad has a new number, it's 555-0219."])).toMatchObject([changed]);
  expect(
    cards(["Kit's dad has a new number, it's 555-0219.", 'make him an emergency contact too'], true),
  ).toMatchObject([{ tool: 'updateMedicalContact', input: { id: 'joe', isEmergencyContact: true } }]);
  expect(lastPlan(['number of kits dad'], { family }).text).toMatch(/^555-0100/);
});
