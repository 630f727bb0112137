import { expect, test } from 'vitest';
import { whatIsDue } from './due.ts';

type DueInput = Parameters<typeof whatIsDue>[0];

/** Tuesday, November 24, 2026, 3 PM in New York. */
const NOW = new Date('2026-11-24T20:00:00.000Z');
const HOUR = 3_600_000;
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();

type Set = NonNullable<DueInput['changes']>[number];
type Change = Set['changes'][number];
const DENTIST: Change = { record: 'medical_appointment', id: '7', action: 'updated', label: 'Dentist' };
const changed = (changes: Partial<Set> = {}): Set => ({
  count: changes.changes?.length ?? 1,
  id: 'c1',
  at: before(2),
  who: 'Ben',
  isYours: false,
  operation: 'updateMedicalAppointment',
  changes: [DENTIST],
  undone: false,
  ...changes,
});
const news = (changes: Set[], given: Partial<DueInput> = {}) =>
  whatIsDue({ now: NOW, zone: 'America/New_York', seenUntil: null, changes, ...given });
const sentences = (...given: Parameters<typeof news>) => news(...given).map(({ sentence }) => sentence);

test('what the other parent changed is listed, and leads to the record', () => {
  expect(news([changed()])).toEqual([
    {
      key: 'change-c1',
      kind: 'change',
      sentence: 'Ben changed the appointment “Dentist”',
      place: '/medical?tab=appointments&id=7',
      at: before(2),
    },
  ]);
});

test('whose record it is, is said where it is known', () => {
  const appointment = {
    id: '7',
    title: 'Dentist',
    appointmentDate: '2027-01-01T10:00:00.000Z',
    familyMemberId: 'mia',
    reminderEnabled: false,
    reminderTime: 24,
  };
  const given = { appointments: [appointment], members: [{ id: 'mia', name: 'Mia' }] };
  expect(sentences([changed()], given)).toEqual(["Ben changed Mia's appointment “Dentist”"]);
});

test('doses of one medicine are told apart by whom they were for and when they were given', () => {
  const given = (id: string, familyMemberId: string, givenAt: string) => ({ id, familyMemberId, givenAt });
  const recorded = (id: string) =>
    changed({
      id,
      operation: 'createDose',
      changes: [{ record: 'dose', id, action: 'created', label: 'Vitamin D' }],
    });
  const doses = [
    given('1', 'finn', before(7)),
    given('2', 'finn', before(31)),
    given('3', 'lucy', before(55)),
  ];
  const members = [
    { id: 'finn', name: 'Finn' },
    { id: 'lucy', name: 'Lucy' },
  ];
  expect(
    sentences([recorded('1'), recorded('2'), recorded('3'), recorded('gone')], { doses, members }),
  ).toEqual([
    "Ben recorded Finn's dose “Vitamin D”, given today at 8:00 AM",
    "Ben recorded Finn's dose “Vitamin D”, given yesterday at 8:00 AM",
    "Ben recorded Lucy's dose “Vitamin D”, given on Sun, Nov 22 at 8:00 AM",
    'Ben recorded the dose “Vitamin D”',
  ]);
});

test('what the parent did, what was taken back, and what was seen already is no news', () => {
  expect(news([changed({ isYours: true })])).toEqual([]);
  expect(news([changed({ undone: true })])).toEqual([]);
  expect(news([changed()], { seenUntil: before(1) })).toEqual([]);
  expect(news([changed()], { seenUntil: before(2) })).toEqual([]);
  expect(news([changed()], { seenUntil: before(3) })).toHaveLength(1);
});

test('what the parent has changed since is no news, what the other one changed after that is', () => {
  const mine = changed({ id: 'c2', isYours: true, at: before(1) });
  expect(news([mine, changed()])).toEqual([]);
  expect(news([changed({ id: 'c3', at: before(0) }), mine, changed()])).toHaveLength(1);
});

test('seven days are news, not a moment longer', () => {
  expect(news([changed({ at: before(7 * 24) })])).toHaveLength(1);
  expect(news([changed({ at: new Date(NOW.getTime() - 7 * 24 * HOUR - 1).toISOString() })])).toEqual([]);
});

test('of one record only the last change is listed, of another its own', () => {
  const other = { ...DENTIST, id: '8', label: 'Eye test' };
  expect(
    sentences([
      changed({ operation: 'deleteMedicalAppointment', changes: [{ ...DENTIST, action: 'deleted' }] }),
      changed({ id: 'c2', changes: [other] }),
      changed({ id: 'c3', at: before(5) }),
    ]),
  ).toEqual(['Ben deleted the appointment “Dentist”', 'Ben changed the appointment “Eye test”']);
});

test.each<[Change, string | null]>([
  [{ ...DENTIST, action: 'deleted' }, '/medical?tab=appointments'],
  [{ ...DENTIST, record: 'medication' }, '/medical?tab=medications&id=7'],
  [{ ...DENTIST, record: 'medical_contact' }, '/medical?tab=contacts&id=7'],
  [{ ...DENTIST, record: 'medical_record' }, '/medical?tab=records&id=7'],
  [{ ...DENTIST, record: 'family_member' }, '/family?member=7'],
  [{ ...DENTIST, record: 'weekly_menu' }, '/meal-planning'],
  [{ ...DENTIST, record: 'pantry_item' }, '/meal-planning'],
  [{ ...DENTIST, record: 'of a newer version' }, null],
])('a change leads to where its record is seen: %o', (change, place) => {
  expect(news([changed({ operation: 'undo', changes: [change] })])[0]?.place).toEqual(place);
});

test('a removal is about what was removed, not about what lost its name with it', () => {
  const mia: Change = { record: 'family_member', id: 'mia', action: 'deleted', label: 'Mia' };
  const [entry] = news([changed({ operation: 'deleteFamilyMember', changes: [DENTIST, mia] })]);
  expect(entry).toMatchObject({
    sentence: 'Ben removed Mia from the family and one more record',
    place: '/family',
  });
});

test('a change of the household itself leads to the settings', () => {
  expect(news([changed({ operation: 'updateHousehold', changes: [] })])).toMatchObject([
    { sentence: 'Ben changed the household', place: null },
  ]);
});

test('nine changes are told one by one; of more than that the rest is a number', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      changed({ id: `c${index}`, changes: [{ ...DENTIST, id: String(index), label: `No. ${index}` }] }),
    );
  expect(sentences(many(9)).at(-1)).toBe('Ben changed the appointment “No. 8”');
  const ten = news(many(10));
  expect(ten).toHaveLength(9);
  expect(ten.at(-1)).toMatchObject({
    sentence: '2 more changes were made in the last 7 days',
    place: null,
  });
});

test('what has a time comes first, then what is missing, then the news', () => {
  const appointments = [
    {
      id: '7',
      title: 'Dentist',
      appointmentDate: '2026-11-25T10:00:00.000Z',
      familyMemberId: null,
      reminderEnabled: true,
      reminderTime: 24,
    },
  ];
  const medications = [
    { id: '9', name: 'Syrup', familyMemberId: null, isActive: true, endDate: '2026-11-24' },
  ];
  const all = news([changed()], { appointments, medications, menus: [] });
  expect(all.map(({ kind }) => kind)).toEqual(['appointment', 'medication', 'menu', 'change']);
});

test('a parent who joined is told to the others; to them, changes before that are no news', () => {
  const joined = changed({ id: 'j', who: 'Sam', operation: 'joinHousehold', changes: [], at: before(1) });
  const older = changed();
  expect(news([joined, older]).map(({ sentence, place }) => [sentence, place])).toEqual([
    ['Sam joined the household', '/settings#household'],
    ['Ben changed the appointment “Dentist”', '/medical?tab=appointments&id=7'],
  ]);
  const newer = changed({ id: 'n', at: before(0.5), changes: [{ ...DENTIST, id: '8', label: 'Eye test' }] });
  expect(sentences([newer, { ...joined, isYours: true }, older])).toEqual([
    'Ben changed the appointment “Eye test”',
  ]);
});
