// First messages whose answer was wrong although their intent was read right: what is stored, and what is said beside it.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { menuWith } from '../../answers/testing/records.ts';

const inputs = (said: string) => lastCards([said]).map(({ input }) => input);
const textOf = (said: string): string => lastPlan([said]).text;

describe('a week of menus is copied', () => {
  const now = menuWith(
    { monday: { dinner: 'Minestrone', lunch: 'Rolls' }, friday: { dinner: 'Dumplings' } },
    '2026-11-16',
  );
  const family = { ...FAMILY, menus: [now] };
  test.each([
    ["copy this week's dinners to the week of december 7", '2026-12-07'],
    ['same dinners as this week for the week of Dec 14', '2026-12-14'],
    ["could you repeat last week's dinners next week?", '2026-11-23'],
    ['Copy the dinners from the week of November 16 to the week of November 30.', '2026-11-30'],
  ])('“%s”', (said, weekStartDate) => {
    expect(lastCards([said], { family }).map(({ input }) => input)).toEqual([
      { weekStartDate, meals: { monday: { dinner: 'Minestrone' }, friday: { dinner: 'Dumplings' } } },
    ]);
  });
});

describe('what no field holds is said plainly', () => {
  test.each([
    ["what's mia's blood type", /^No blood type is stored for Mia/],
    ['whos the tallest of my kids', /^No height is stored/],
    ['how much does lucas weigh', /^No weight is stored for Lucas/],
  ])('“%s”', (said, words) => expect(textOf(said)).toMatch(words));
});

describe('names and ways of eating', () => {
  test('a name that shall stay is noted and not changed', () => {
    const [input] = inputs(
      "mia wants to be called mimi at school, don't change her name, just write it down",
    );
    expect(input).not.toHaveProperty('name');
    expect(JSON.stringify(input)).toMatch(/mimi at school/i);
    expect(JSON.stringify(input)).not.toMatch(/change/);
  });
  test('a new name of two words is stored whole', () =>
    expect(inputs('Rename Mia to Mia Rose')[0]).toMatchObject({ name: 'Mia Rose' }));
  test('a food that somebody gave up is a way of eating', () =>
    expect(JSON.stringify(inputs('Mia has given up mushrooms too. Please put that down.'))).toMatch(
      /dietaryRestrictions.*mushrooms/i,
    ));
});

describe('days and hours', () => {
  test('the day somebody is back is not the day it begins', () => {
    const [input] = inputs('driving to Philly fri dec 11 at 2pm, back sunday the 13th');
    expect(input).toMatchObject({ appointmentDate: '2026-12-11T14:00' });
    expect(JSON.stringify(input)).toMatch(/Back sunday the 13th/);
  });
  test('a visit right after a stored one begins where that one ends', () => {
    const [input] = inputs("dentist for Lucas same day right after Mia's");
    expect(input).toMatchObject({ familyMemberId: 'lucas', appointmentDate: '2026-12-08T16:30' });
  });
  test('hours that are said clash with what lies within them', () =>
    expect(textOf('im on shift tues 3-11pm does anything clash')).toMatch(/^Yes, Mia's Orthodontist/));
});

describe('recipes', () => {
  test('a dish that nobody knows is named, and nothing unrelated is offered', () => {
    const { text, offered = [] } = lastPlan(['recipe for bolani for the five of us']);
    expect(text).toMatch(/^Bolani isn't in the cookbook/);
    expect(offered).toEqual([]);
  });
  test('what a food is left out of is no part of the dish', () =>
    expect(textOf('can you give me an eggless pancake recipe for seven?')).toMatch(/without egg/));
});

describe('what is beside the wish is no part of it', () => {
  test.each([
    'Ben here. Please put a school meeting for Lucas on Thursday, December 3, at 5:15 PM, for thirty minutes.',
    'hi, this is Ben here - put a school meeting for Lucas on Thursday, December 3 at 5:15 PM for 30 minutes',
  ])('who writes: “%s”', (said) => {
    expect(inputs(said)).toMatchObject([{ title: /meeting/i.exec(said) && 'Meeting', duration: 30 }]);
    expect(inputs(said)[0]).toMatchObject({ familyMemberId: 'lucas' });
  });
  test('a thing of a reminder is not put on a list', () => {
    const said = 'remind ben to get the ham tomorrow and add gravy to the list';
    expect(JSON.stringify(inputs(said))).toMatch(/Gravy/);
    expect(JSON.stringify(inputs(said))).not.toMatch(/ham/i);
    expect(textOf(said)).toMatch(/reminder/i);
  });
  test('both who eat are those that a dish suits', () =>
    expect(textOf('suggest a dinner that both Mia and Lucas can eat')).toMatch(
      /Lucas and Mia|Mia and Lucas/,
    ));
  test('what says for whom it is, is no note', () => {
    const turns = ['add a dance class thursday at 5', 'thats mia and lucas'];
    const cards = lastCards(turns).map(({ input }) => input);
    expect(cards.map(({ familyMemberId }) => familyMemberId)).toEqual(['mia', 'lucas']);
    expect(cards.every((input) => !('notes' in input))).toBe(true);
  });
  test("'it' is no visit of somebody else", () =>
    expect(lastCards(['when is lucas next checkup', 'move it to dec 9 at 4'])).toEqual([]));
  test('money that was spent is no list', () =>
    expect(textOf('how much did we spend on groceries in september')).not.toMatch(/list/));
});

describe('nothing of school is dropped unsaid', () => {
  test('of two entries each has its own day, on one card', () => {
    const said = 'lucas has a science test thurs dec 3 and a book report due the 7th';
    expect(JSON.stringify(inputs(said))).toMatch(/2026-12-03","event":"Science test/);
    expect(JSON.stringify(inputs(said))).toMatch(/2026-12-07","event":"Book report due/);
    expect(textOf(said)).not.toMatch(/haven't done/);
  });
  test('a subject that is not known is told', () =>
    expect(textOf('math and sumerian for lucas mon wed 4 to 5')).toMatch(/left out “sumerian”/));
  test('subjects and weekdays that are known are not', () =>
    expect(textOf('math and science for lucas mon and wed 4 to 5')).not.toMatch(/left out/));
});
