// A person's own thing on a weekday, by a length, and a contact that goes after its reason.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

// Today is Sunday, November 22.
const family = {
  speakerId: 'ines',
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 34 }),
    memberWith({ id: 'rui', name: 'Rui', age: 9 }),
    memberWith({ id: 'bea', name: 'Bea', age: 3 }),
  ],
  contacts: [
    contactWith({
      id: 'lund',
      name: 'Mrs. Lund',
      specialty: "Rui's piano teacher",
      phoneNumber: '555-0133',
    }),
    contactWith({ id: 'ek', name: 'Dr. Sara Ek', type: 'specialist', specialty: 'Cardiology' }),
  ],
  appointments: [
    appointmentWith({ id: 'swim', title: 'Swim meet', when: '2026-11-29T10:00', familyMemberId: 'rui' }),
    appointmentWith({
      id: 'hearing',
      title: 'Hearing test',
      when: '2026-12-02T09:00',
      familyMemberId: 'bea',
    }),
  ],
};
const cards = (...turns: readonly string[]) => lastCards(turns, { family });

describe('a weekday that is today', () => {
  test.each(['cancel ruis thing sunday', 'delete ruis thing on sunday pls'])(
    '“%s” is the coming one',
    (said) => {
      expect(cards(said)).toMatchObject([{ tool: 'deleteMedicalAppointment', input: { id: 'swim' } }]);
      expect(lastPlan([said], { family }).text).toMatch(/November 29/);
    },
  );
  test('moves it on the day on which it is', () => {
    expect(cards('move ruis swim meet sunday to 11')).toMatchObject([
      { input: { appointmentDate: '2026-11-29T11:00' } },
    ]);
  });
  test.each(['cancel ruis thing today', 'cancel ruis thing monday', 'cancel beas thing sunday'])(
    '“%s” takes nothing off',
    (said) => {
      expect(cards(said)).toEqual([]);
    },
  );
});

describe('a length moves a visit', () => {
  test.each([
    ['beas hearing thing one hour later pls', '2026-12-02T10:00'],
    ['beas hearing test half an hour earlier', '2026-12-02T08:30'],
    ['the hearing test 45 min later please', '2026-12-02T09:45'],
    ['beas hearing test two days later', '2026-12-04T09:00'],
  ])('%s', (said, appointmentDate) => {
    expect(cards(said)).toMatchObject([
      { tool: 'updateMedicalAppointment', input: { id: 'hearing', appointmentDate } },
    ]);
  });
  test('also when it was just told', () => {
    expect(cards('when is beas hearing test', '30 min later pls')).toMatchObject([
      { input: { appointmentDate: '2026-12-02T09:30' } },
    ]);
  });
  test.each(['see you an hour later', 'is the hearing test an hour later?'])('“%s” moves nothing', (said) => {
    expect(cards(said)).toEqual([]);
  });
});

describe('a contact goes, with its reason', () => {
  test.each([
    'mrs lund isnt teaching anymore take her out',
    'mrs lund moved away, take her off',
    'mrs lund is not teaching anymore, please remove her',
  ])('“%s”', (said) => {
    expect(cards(said)).toMatchObject([{ tool: 'deleteMedicalContact', input: { id: 'lund' } }]);
  });
  test.each([
    'is mrs lund away monday',
    'do not remove mrs lund, she moved to 12 elm street',
    'bea cant make the hearing test, take her off',
  ])('“%s” takes neither a contact nor anybody of the family away', (said) =>
    expect(JSON.stringify(cards(said))).not.toMatch(/deleteMedicalContact|deleteFamilyMember/),
  );
});

describe('an owner without an apostrophe', () => {
  test('is the person in the notes of a contact and in the title of a list', () => {
    expect(cards('new contact coach bell, ruis track coach 212 555 0118')).toMatchObject([
      { input: { notes: "Rui's track coach" } },
    ]);
    expect(lastPlan(['new contact coach bell, ruis track coach 212 555 0118'], { family }).text).toMatch(
      /Rui's track coach/,
    );
    expect(cards('save ruis teacher mr bell 212 555 0119')).toMatchObject([
      { input: { notes: "Rui's teacher" } },
    ]);
    expect(cards('start a list for beas party: cups, balloons')).toMatchObject([
      { input: { title: "Bea's party" } },
    ]);
  });
});

describe('a turn of talk is no part of a value', () => {
  test.each([
    'bea is allergic to latex apparently',
    'bea is allergic to latex i guess',
    'turns out bea is allergic to latex lol',
  ])('%s', (said) => {
    expect(cards(said)).toMatchObject([{ input: { id: 'bea', allergies: ['latex'] } }]);
  });
});
