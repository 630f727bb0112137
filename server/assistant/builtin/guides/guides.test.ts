// What Pip's guides say: by the ages and restrictions stored with the family, in lines the chat does not take for meals.
import { expect, test } from 'vitest';
import { sayBedtime } from '../bedtime.ts';
import type { Member } from '../member.ts';
import { understand } from '../understand.ts';
import { childrenIn, writtenAge } from './children.ts';
import { clock, clockIn } from './clock.ts';
import { sayEvent } from './events.ts';
import { sayParenting } from './parenting.ts';
import { sayRoutine } from './routines.ts';

const TODAY = '2026-11-20';
const person = (name: string, more: Partial<Member> = {}): Member => ({
  name,
  relationship: 'child',
  age: null,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  interests: [],
  notes: '',
  ...more,
});
const FAMILY = [
  person('Dana', { relationship: 'spouse', age: 38 }),
  person('Mia', { age: 6, allergies: ['Peanut', 'kumquat'], notes: 'might be allergic to lupin' }),
  person('Leo', { age: 2, dietaryRestrictions: ['Vegan'] }),
];

const ROUTINES = [
  'calmer mornings',
  'after school routine, they are home at 4',
  'homework routine',
  'chores for the kids',
  'screen-free evenings',
  'daily routines',
];
const EVENTS = [
  'birthday party for Mia on December 12',
  'a playdate',
  'grandma visits us',
  'packing list for our trip',
  'host Thanksgiving',
  'a sleepover',
  'event planning',
];
const PARENTING = [
  'picky eater',
  'tantrums',
  'how much screen time is ok',
  'potty training',
  'my kids fight all the time',
  'homework battles',
  'rainy day activities',
  'parenting tips',
];

/** Every answer, for a family with and without what is known of it. */
const answers = [FAMILY, [person('Ana')], []].flatMap((members) => [
  ...ROUTINES.map((text) => sayRoutine(members, text)),
  ...EVENTS.map((text) => sayEvent(members, text, TODAY)),
  ...PARENTING.map((text) => sayParenting(members, text)),
]);

test('no line of a guide can be taken for a planned meal [CHAT-09]', () => {
  const meal =
    /\b(?:breakfast|lunch|dinner|snack|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight)/i;
  for (const line of answers.flatMap((answer) => answer.split('\n')))
    expect(line.includes(':') && meal.test(line), line).toBe(false);
});

test('no guide names a dose, or sends parents to a page that cannot do it yet', () => {
  for (const answer of answers) {
    expect(answer).not.toMatch(/\b\d+(?:\.\d+)? ?(?:mg|ml|mcg|drops|tablets)\b|\bdoses?\b/i);
    expect(answer).not.toMatch(/Family page/);
  }
});

test('a name with a colon or a link in it stays plain words', () => {
  const odd = [person('Sunday dinner: [eat](http://x.example)', { age: 6, allergies: ['a: b'] })];
  const text = 'a birthday party';
  const lines = [sayEvent(odd, text, TODAY), sayParenting(odd, 'tantrums'), sayRoutine(odd, 'chores')];
  for (const line of lines.join('\n').split('\n')) {
    expect(line).not.toMatch(/dinner.*:|\]\(/);
  }
});

test('a morning counts back from the hour the family leaves', () => {
  const said = sayRoutine(FAMILY, 'calmer mornings, we leave at 8:10');
  expect(said).toMatch(/leaving home at 8:10 am/);
  expect(said).toMatch(/^- 6:55 am, .*\n(?:- .*\n)*- 8:10 am, out of the door$/m);
  expect(said).not.toMatch(/When do you leave/);
  expect(sayRoutine(FAMILY, 'calmer mornings')).toMatch(/leaving home at 7:45 am[\s\S]*When do you leave\?/);
});

test('homework is as long as the grade allows, with the source of the rule', () => {
  const said = sayRoutine([...FAMILY, person('Sam', { age: 11 })], 'homework routine');
  expect(said).toMatch(/National PTA/);
  expect(said).toMatch(/\*\*Mia\*\*, 6 years old, about 10 minutes/);
  expect(said).toMatch(/\*\*Sam\*\*, 11 years old, about 60 minutes/);
  expect(said).not.toMatch(/\*\*Leo\*\*/);
});

test('an afternoon that begins late ends later rather than losing the time to play', () => {
  const sam = [person('Sam', { age: 14 })];
  const said = sayRoutine(sam, 'after school routine, home at 5');
  expect(said).toMatch(/home at 5:00 pm, counted back from eating together at 7:45 pm/);
  expect(said).toMatch(/5:15 pm, free play[\s\S]*5:45 pm, homework/);
});

test('an evening without screens ends at the bedtime of the youngest', () => {
  expect(sayRoutine(FAMILY, 'screen-free evening')).toMatch(/lights out at 7:00 pm/);
  expect(sayRoutine([person('Sam', { age: 14 })], 'screen-free evening')).toMatch(/lights out at 9:45 pm/);
});

test('chores fit the ages', () => {
  const said = sayRoutine(FAMILY, 'chore chart');
  expect(said).toMatch(/\*\*Mia\*\*.*make the bed/);
  expect(said).toMatch(/\*\*Leo\*\*.*put toys and books away/);
});

test('an event names what the family must not eat, from the stored restrictions', () => {
  for (const text of ['a birthday party for Mia', 'a playdate', 'grandma visits us', 'host Thanksgiving']) {
    const said = sayEvent(FAMILY, text, TODAY);
    expect(said, text).toMatch(/No peanuts for Mia, vegan for Leo\./i);
    expect(said, text).toMatch(/Keep “kumquat” in mind for Mia/);
    expect(said, text).toMatch(/check what “lupin” rules out for Mia/i);
  }
  expect(sayEvent([], 'a birthday party', TODAY)).toMatch(/only means that nobody wrote one down/);
});

test('a day that is named puts dates on the list, and what is late comes at once', () => {
  const said = sayEvent(FAMILY, 'plan a birthday party for Mia on December 12', TODAY);
  expect(said).toMatch(/for Mia on December 12/);
  expect(said).toMatch(/- Right away, agree on the day/);
  expect(said).toMatch(/- 3 weeks before \(November 21\), invite/);
  expect(said).toMatch(/- The day before \(December 11\)/);
  expect(said).not.toMatch(/Tell me the day/);
  expect(sayEvent(FAMILY, 'plan a birthday party', TODAY)).toMatch(
    /- 4 weeks before, agree[\s\S]*Tell me the day/,
  );
});

test('a party fits the age of the child, written or stored', () => {
  expect(sayEvent(FAMILY, 'birthday party for Leo', TODAY)).toMatch(/2 years old, plan an hour to an hour/);
  expect(sayEvent(FAMILY, 'a birthday party, she turns 11', TODAY)).toMatch(
    /11 years old, plan two to three/,
  );
});

test('a packing list names everybody’s own things', () => {
  const said = sayEvent(FAMILY, 'what should we pack for the beach', TODAY);
  expect(said).toMatch(/\*\*Mia\*\*, 6 years old, needs/);
  expect(said).toMatch(/\*\*Leo\*\*, 2 years old, needs/);
});

test('screen time follows the age, with the source of each number', () => {
  const said = sayParenting(FAMILY, 'how much screen time is ok');
  expect(said).toMatch(/\*\*Leo\*\*, 2 years old, no more than one hour a day.*WHO 2019/);
  expect(said).toMatch(/\*\*Mia\*\*, 6 years old, no fixed number of hours.*American Academy of Pediatrics/);
  expect(sayParenting(FAMILY, 'screen time for a 10 month old')).toMatch(
    /under one year, no screens but video calls/,
  );
  expect(sayParenting([], 'how much screen time is ok')).toMatch(/- Under one[\s\S]*- At thirteen and up/);
});

test('advice speaks of the child that is meant', () => {
  expect(sayParenting(FAMILY, 'Leo has tantrums')).toMatch(/\*\*Leo\*\*/);
  expect(sayParenting(FAMILY, 'Leo has tantrums')).not.toMatch(/\*\*Mia\*\*/);
  expect(sayParenting(FAMILY, 'potty training')).not.toMatch(/\*\*Mia\*\*/);
  expect(sayParenting(FAMILY, 'my teenager talks back')).toMatch(/\*\*A teenager\*\*, 15 years old/);
});

test('every answer about children ends with the pediatrician', () => {
  for (const text of PARENTING)
    expect(sayParenting(FAMILY, text), text).toMatch(
      /pediatrician is the one to ask; I cannot judge that\.$/,
    );
});

test('a baby who does not eat is a matter for the pediatrician at once', () => {
  const text = 'my baby will not eat, what should I do';
  expect(understand(text)).toBe('parenting');
  expect(sayParenting(FAMILY, text)).toMatch(/\*\*A baby\*\*.*call your pediatrician today/);
});

test('a missing age is asked for', () => {
  expect(sayParenting([person('Ana')], 'screen time')).toMatch(/How old is Ana\?/);
  expect(sayRoutine([person('Ana'), person('Tom')], 'chores')).toMatch(/How old are Ana and Tom\?/);
});

test.each([
  ['my 3yo', 3],
  ['a five-year-old', 5],
  ['18 months old', 1],
  ['she turns seven', 7],
  ['his 5th birthday', 5],
  ['first birthday', 1],
  ['Mia is 4', 4],
  ['my husband is 40 years old', undefined],
  ['we leave at 8', undefined],
  ['three kids', undefined],
])('“%s” tells the age %s', (text, age) => expect(writtenAge(text)).toBe(age));

test('a word for an age means the stored child of that age, if there is one', () => {
  expect(childrenIn(FAMILY, 'my toddler')).toEqual([{ name: 'Leo', age: 2 }]);
  expect(childrenIn(FAMILY, 'my teenager')).toEqual([{ name: 'A teenager', age: 15 }]);
});

test.each([
  ['we leave at 8', 'am', '8:00 am'],
  ['out by 7:40', 'am', '7:40 am'],
  ['home at 3', 'pm', '3:00 pm'],
  ['in bed by 7.30 pm', 'am', '7:30 pm'],
  ['dinner is at 6pm', 'am', '6:00 pm'],
  ['at 12', 'pm', '12:00 pm'],
  ['at 12:15 am', 'pm', '12:15 am'],
  ['around 19:30', 'am', '7:30 pm'],
] as const)('“%s” in the %s is %s', (text, half, shown) => {
  expect(clock(clockIn(text, half) ?? -1)).toBe(shown);
});

test.each(['at 4 years old', 'about 3 kids', 'no time', 'at 99:99'])('“%s” names no time', (text) =>
  expect(clockIn(text, 'am')).toBeUndefined(),
);

test('without children the bedtime answer asks for an age in words that work', () => {
  expect(sayBedtime([], 'create bedtime routine')).toMatch(/“bedtime for a 5 year old”/);
  expect(sayBedtime([], 'bedtime for a 5 year old')).toMatch(/10 to 13 hours/);
});
