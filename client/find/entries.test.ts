import { expect, test } from 'vitest';
import { familyMember } from '#contract/kinds/family-member.ts';
import { medication } from '#contract/kinds/medication.ts';
import { medicalContact } from '#contract/kinds/medical-contact.ts';
import { schoolSettings } from '#contract/kinds/school.ts';
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { findAmong, indexed } from '#rules/find/find.ts';
import type { KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays } from '#rules/time/dates.ts';
import { shoppingLists } from './food-entries.ts';
import { plannedDishes } from './planned-dishes.ts';
import { appointments, contacts, medications, parents, schools } from './record-entries.ts';
import { resultsOf } from './results.ts';
import { schoolDays } from './school-days.ts';

const TODAY = '2026-11-25';
const KEPT = { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' };

/** A menu with these dinners from Monday on. */
const menu = (weekStart: string, dinners: string[]): KeptWeeklyMenu => ({
  ...KEPT,
  id: `week-${weekStart}`,
  weekStart,
  notes: '',
  days: Array.from({ length: 7 }, (_, at) => ({
    day: addDays(weekStart, at),
    breakfast: '',
    lunch: '',
    dinner: dinners[at] ?? '',
    notes: '',
  })),
});

test('a dish planned many times is found once, on the next day it is planned for', () => {
  const dishes = plannedDishes(
    [
      menu('2026-11-16', ['Tacos', 'Pea soup']),
      menu('2026-11-23', ['Tacos', '-', 'Rice']),
      menu('2026-11-30', ['TACOS']),
    ],
    TODAY,
  );
  expect(dishes.map(({ title, detail, href }) => `${title} | ${detail} | ${href}`)).toEqual([
    'TACOS | Mon, Nov 30, 2026 · Dinner | /meal-planning?tab=menus&id=week-2026-11-30',
    'Pea soup | Tue, Nov 17, 2026 · Dinner | /meal-planning?tab=menus&id=week-2026-11-16',
    'Rice | Wed, Nov 25, 2026 · Dinner | /meal-planning?tab=menus&id=week-2026-11-23',
  ]);
});

test("tonight's dinner is found by its day, before those of other days", () => {
  const dishes = indexed(
    plannedDishes([menu('2026-11-23', ['Tacos', 'Pea soup', 'Rice', 'Chili', 'Pizza'])], TODAY),
  );
  const found = (query: string) =>
    findAmong(dishes, query, 5).flatMap(({ entries }) => entries.map(({ title }) => title));
  expect(found('dinner tonight')).toEqual(['Rice']);
  expect(found('yesterday')).toEqual(['Pea soup']);
  expect(found('tomorrow')).toEqual(['Chili']);
  expect(found('dinner').slice(0, 2)).toEqual(['Rice', 'Chili']);
});

test('dates of a confirmed school calendar are found, the next one first, and lead to their day', () => {
  const school = {
    schoolName: 'Oak School',
    calendarConfirmed: true,
    breaks: [{ name: 'Winter Break', startDate: '2026-12-21', endDate: '2027-01-01' }],
    foundCalendar: {
      schoolName: '',
      academicYear: '2026-2027',
      events: [
        { date: '2026-10-12', event: 'Fall Holiday' },
        { date: '2026-11-27', event: 'Staff development day' },
        { date: '2026-11-30', event: 'Book fair' },
      ],
    },
  };
  const days = indexed(schoolDays([school], TODAY));
  const found = (query: string) =>
    findAmong(days, query, 5).flatMap(({ entries }) => entries.map(({ title }) => title));
  expect(found('no school')).toEqual(['Staff development day', 'Winter Break', 'Fall Holiday']);
  expect(found('book fair')).toEqual(['Book fair']);
  const [group] = findAmong(days, 'winter', 5);
  expect(group?.entries).toMatchObject([
    { detail: 'Mon, Dec 21, 2026 to Jan 1, 2027 · Oak School', href: '/?day=2026-12-21' },
  ]);
  expect(schoolDays([{ ...school, calendarConfirmed: false }], TODAY)).toEqual([]);
});

const appointment = (id: string, appointmentDate: string): MedicalAppointment =>
  storedRecord(medicalAppointment, {
    id,
    title: 'Dentist',
    appointmentDate,
    wallTime: '',
    timeZone: 'America/New_York',
  });

test('appointments: the next one first, then later ones, then those that are over, the latest first', () => {
  const around = { members: new Map(), now: new Date(`${TODAY}T15:00:00Z`), zone: 'America/New_York' };
  const all = ['2026-10-01', '2026-12-24', '2026-11-24', '2026-11-26'].map((date) =>
    appointment(date, `${date}T15:00:00Z`),
  );
  const [group] = findAmong(indexed(appointments(all, around)), 'dentist', 9);
  expect(group?.entries.map(({ detail }) => detail)).toEqual([
    'Thu, Nov 26 at 10:00 AM',
    'Thu, Dec 24 at 10:00 AM',
    'Past · Tue, Nov 24 at 10:00 AM',
    'Past · Thu, Oct 1 at 11:00 AM',
  ]);
});

test('appointments that match more or less well are in the order of their dates, with the year of another one', () => {
  const around = { members: new Map(), now: new Date(`${TODAY}T15:00:00Z`), zone: 'America/New_York' };
  const titled = (title: string, date: string) => ({ ...appointment(date, `${date}T15:00:00Z`), title });
  const all = appointments(
    [titled('Ear', '2026-10-01'), titled('Vaccine', '2027-01-08'), titled('Exam', '2025-12-24')].map(
      (one) => ({ ...one, notes: 'early' }),
    ),
    around,
  );
  const [group] = resultsOf({ query: 'ea', all: indexed(all), recent: [], suggested: [] });
  expect(group?.entries.map(({ detail }) => detail)).toEqual([
    'Fri, Jan 8, 2027 at 10:00 AM',
    'Past · Thu, Oct 1 at 11:00 AM',
    'Past · Wed, Dec 24, 2025 at 10:00 AM',
  ]);
});

test('medicines: those taken today first, then those that ended or begin later, in words', () => {
  const around = { members: new Map(), now: new Date(`${TODAY}T15:00:00Z`), zone: 'America/New_York' };
  const all = [
    { startDate: '2026-12-05' },
    { endDate: '2026-10-10' },
    { endDate: TODAY },
    { isActive: false },
  ].map((fields, at) => storedRecord(medication, { id: String(at), name: 'Drops', dosage: '2', ...fields }));
  expect(medications(all, around).map(({ detail, order }) => [detail, order])).toEqual([
    ['2 · not taken yet', 1],
    ['2 · no longer taken', 1],
    ['2', 0],
    ['2 · no longer taken', 1],
  ]);
});

test('of the items with the same name those still to buy come first', () => {
  const items = [
    { id: 'a', name: 'Milk', qty: '', checked: true },
    { id: 'b', name: 'Milk', qty: '2', checked: false },
  ];
  const [group] = findAmong(
    indexed(shoppingLists([{ ...KEPT, id: 'l', title: 'Market', items }])),
    'milk',
    9,
  );
  expect(group?.entries.map(({ detail }) => detail)).toEqual(['2 · on Market', 'on Market · checked off']);
});

test('before a word is typed, what was found last is offered while it is there, then the places', () => {
  const lists = shoppingLists([{ ...KEPT, id: 'l', title: 'Market', items: [] }]);
  const place = {
    key: 'place:/',
    group: 'places' as const,
    title: 'Dashboard',
    detail: '',
    order: 0,
    href: '/',
  };
  const results = resultsOf({
    query: '',
    all: indexed([...lists, place]),
    recent: ['shopping_list:l', 'shopping_list:gone'],
    suggested: [place],
  });
  expect(results.map(({ label, entries }) => [label, ...entries.map(({ title }) => title)])).toEqual([
    ['Found last', 'Market'],
    ['Go to', 'Dashboard'],
  ]);
});

const titles = (entries: Parameters<typeof indexed>[0], query: string) =>
  findAmong(indexed(entries), query, 9).flatMap((group) => group.entries.map(({ title }) => title));

test('a pediatrician without a type is found by everyday words, a pharmacy is no doctor', () => {
  const all = contacts([
    storedRecord(medicalContact, { id: '1', name: 'Susan Park', specialty: 'Pediatrician' }),
    storedRecord(medicalContact, { id: '2', name: 'Corner Drugs', type: 'pharmacy' }),
    storedRecord(medicalContact, { id: '3', name: 'Dr. Lee', type: 'dentist' }),
  ]);
  expect(titles(all, 'kids doctor')).toEqual(['Susan Park']);
  expect(titles(all, 'doctor')).toEqual(['Susan Park', 'Dr. Lee']);
});

test('a contact is found by its number, however it is typed', () => {
  const all = contacts([
    storedRecord(medicalContact, { id: '1', name: 'Susan Park', phoneNumber: '(617) 555-0142' }),
    storedRecord(medicalContact, { id: '2', name: 'Dr. Lee', phoneNumber: '617-555-0177' }),
  ]);
  for (const typed of ['6175550142', '5550142', '555 0142', '(617) 555-0142', '0142'])
    expect(titles(all, typed)).toEqual(['Susan Park']);
});

test('the other parent is found by name, and once where a family member has it', () => {
  const accounts = [
    { userId: 'a', firstName: 'Rachel', email: 'rachel@example.com' },
    { userId: 'b', firstName: 'Ben', email: 'ben@example.com' },
  ];
  const members = [storedRecord(familyMember, { id: 'm', name: 'Rachel', relationship: 'parent' })];
  expect(titles(parents(accounts, members), 'ben')).toEqual(['Ben']);
  expect(titles(parents(accounts, members), 'rachel')).toEqual([]);
});

test('a homeschool subject leads to School, with or without a school name', () => {
  const home = { id: 's', schoolName: '', schoolDistrict: '', subjects: ['Math', 'Science'] };
  expect(schools(schoolSettings, [home])).toMatchObject([
    { title: 'Homeschool', detail: 'Math, Science', href: '/school' },
  ]);
  expect(titles(schools(schoolSettings, [{ ...home, schoolName: 'Oak School' }]), 'math')).toEqual([
    'Oak School',
  ]);
});
