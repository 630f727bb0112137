// Slots of a message beside its people: days without those of a reason, dishes, amounts, spelling.
import { describe, expect, it } from 'vitest';
import { askedOf } from '../answers/testing/asked.ts';
import { EMPTY_HOUSEHOLD } from './household.ts';
import { Reader } from './read.ts';
import { spellingFor } from './spelling.ts';
import { listOf, medicationWith, memberWith } from '../answers/testing/records.ts';

const slotsOf = (said: string) => askedOf('appointment_move', said).slots;
const datesIn = (said: string): string[] => slotsOf(said).days.map(({ date }) => date);

describe('days of a wish', () => {
  it.each([
    ['move the filling to friday same time, he has a math test that thursday', ['2026-11-27']],
    ['cancel the eye exam, insurance wont cover it till january', []],
    ['move the dentist to friday at 3 because thursday is a half day', ['2026-11-27']],
    ['bug has a fever, kang can see him tomorrow', ['2026-11-23']],
    ['the dentist is friday, he is free then', ['2026-11-27']],
  ])('“%s” has %j', (said, dates) => expect(datesIn(said)).toEqual(dates));

  it('keeps a time that the office offers', () => {
    expect(slotsOf('move it to friday, they only have 3:30').times.map(({ time }) => time)).toEqual([
      '15:30',
    ]);
  });
});

describe('a medicine called by its beginning', () => {
  const medications = ['Methylphenidate ER', 'Metformin', 'Levothyroxine', 'Levetiracetam'].map((name) =>
    medicationWith({ id: name, name }),
  );
  const spelled = spellingFor({ ...EMPTY_HOUSEHOLD, medications });
  it.each([
    ['raise the methyl to 36', 'raise the methylphenidate to 36'],
    ['forgot my levoth this morning', 'forgot my levothyroxine this morning'],
    ['did we meet at the met', 'did we meet at the met'],
    ['is the leve done', 'is the levetiracetam done'],
  ])('“%s” is “%s”', (said, written) => expect(spelled(said)).toBe(written));
  it.each(['her new address is 17 Larch St, Pawtucket', 'they moved to 17 larch st', 'meet me at the Larch'])(
    'a street or a name is no slip: “%s”',
    (said) => expect(spelled(said)).toBe(said),
  );
  it('the first word of a sentence may be one', () =>
    expect(spelled('Larch. Dentits on friday')).toBe('Latch. Dentist on friday'));
});

it('a word that is a food only on a label is none in a message', () => {
  expect(slotsOf('i have to work late thursday').foods).toEqual([]);
});

describe('names', () => {
  const members = ['Levon', 'Carson', 'Tala'].map((name) => memberWith({ id: name, name }));
  const lists = [listOf('party', 'Tala birthday', ['Candles'])];
  const slots = (said: string) => askedOf('appointment_add', said, { members, lists }).slots;
  it.each([
    ['dentist for lev monday at 4', ['Levon']],
    ['the car goes in monday at 4', []],
  ])('“%s” is about %j', (said, ids) => expect(slots(said).people.flatMap((one) => one.ids)).toEqual(ids));

  it.each([
    ['when is talas birthday', 0],
    ['talas bday', 0],
    ['add balloons to talas birthday', 1],
    ['whats on the tala birthday list', 1],
  ])('“%s” names %d lists', (said, count) => expect(slots(said).lists).toHaveLength(count));
});

describe('dishes of several words', () => {
  it.each([
    ['change monday to chicken tinga tacos', ['chicken tinga tacos']],
    ['leftover turkey soup on friday', ['leftover turkey soup']],
    ['thai takeout tonight', ['thai takeout']],
    ['milk eggs tacos', []],
  ])('“%s” has %j', (said, dishes) => expect(slotsOf(said).dishes.map(({ name }) => name)).toEqual(dishes));
});

describe('bare numbers', () => {
  it.each([
    ['change the limes to 12', ['12'], []],
    ['move the dentist to 4', [], ['16:00']],
  ])('“%s”', (said, numbers, times) => {
    expect(slotsOf(said).numbers).toEqual(numbers);
    expect(slotsOf(said).times.map(({ time }) => time)).toEqual(times);
  });
});

describe('wishes of a message', () => {
  const household = {
    ...EMPTY_HOUSEHOLD,
    members: [memberWith({ id: 'mia', name: 'Mia' }), memberWith({ id: 'leo', name: 'Leo' })],
    contacts: [{ id: 'k', name: 'Kedzie Pharmacy', specialty: '' }] as never[],
  };
  const reader = new Reader(household, { now: new Date('2026-11-22T20:00:00Z'), zone: 'UTC' });
  it.each([
    ['mia dentist 12/15 2pm and leo dentist 12/16 3:15', 2],
    ['move mias labs to friday at 9 and add eggs to the list', 2],
    ['breakfasts for mon tue and wed, nothing with eggs', 1],
    ['book the dentist for mia and leo friday at 3', 1],
    ['new pediatrician dr. okafor 503-555-0123', 1],
  ])('“%s” has %i', (said, count) => expect(reader.read(said).wishes).toHaveLength(count));
});

describe('spelling', () => {
  const household = {
    ...EMPTY_HOUSEHOLD,
    members: [
      memberWith({ id: 'mateo', name: 'Mateo' }),
      memberWith({ id: 'kaia', name: 'Kaia' }),
      memberWith({ id: 'kai', name: 'Kai' }),
    ],
    medications: [medicationWith({ id: 'l', name: 'Lisinopril' })],
  };
  const reader = new Reader(household, { now: new Date('2026-11-22T20:00:00Z'), zone: 'UTC' });
  it.each([
    ['lisinoprol went up', 'lisinopril went up'],
    ['Tylonol for mateos fever', 'Tylenol for mateos fever'],
    ['resheduel the apointment to thrusday', 'reschedule the appointment to thursday'],
    ['december nineth', 'december ninth'],
    ['kais cast and kaiaas tooth', 'kais cast and kaias tooth'],
    ['named Matio', 'named Matio'],
    ['we drive to fresno with Kayden', 'we drive to fresno with Kayden'],
    ['call me at mateoo@example.org', 'call me at mateoo@example.org'],
    ['kimbap and tteokbokki', 'kimbap and tteokbokki'],
  ])('reads “%s” as “%s”', (typed, said) => expect(reader.read(typed).said).toBe(said));
});

it.each([
  ['what do we have the week of the 16th', '2026-12-14', '2026-12-20'],
  ['plan the week of the 9th', '2026-12-07', '2026-12-13'],
])('“%s” is a whole week', (said, date, endDate) =>
  expect(slotsOf(said).days).toMatchObject([{ date, endDate }]),
);
