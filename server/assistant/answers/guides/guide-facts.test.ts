// Facts that a question asks for: the row that is found, the age that counts, and questions and dangers that no fact is for.
import { describe, expect, test } from 'vitest';
import { findDanger } from '../../danger/danger.ts';
import { FAMILY } from '../../danger/testing/family.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../../dialogue/testing/thread.ts';
import { memberWith } from '../testing/records.ts';
import { calms } from '../health/care/beside-danger.ts';
import care from './data/facts-care.json' with { type: 'json' };
import days from './data/facts-days.json' with { type: 'json' };
import everyday from './data/facts-everyday.json' with { type: 'json' };
import growing from './data/facts-growing.json' with { type: 'json' };
import health from './data/facts-health.json' with { type: 'json' };
import home from './data/facts-home.json' with { type: 'json' };
import house from './data/facts-house.json' with { type: 'json' };
import learning from './data/facts-learning.json' with { type: 'json' };
import more from './data/facts-more.json' with { type: 'json' };
import parenting from './data/facts-parenting.json' with { type: 'json' };
import people from './data/facts-people.json' with { type: 'json' };
import school from './data/facts-school.json' with { type: 'json' };
import { factIn, type Fact } from './guide-facts.ts';
import { subjectNamed } from './subjects.ts';

type FactRow = Fact['row'];
const MOST_WORDS = 145;
const ROWS: readonly FactRow[] = [
  care,
  days,
  everyday,
  growing,
  health,
  home,
  house,
  learning,
  more,
  parenting,
  people,
  school,
].flatMap((file): FactRow[] => file.rows);
const textOf = (said: string, members = [memberWith({ id: 'kit', name: 'Kit', age: 4 })]): string =>
  lastPlan([said], { family: { members } }).text;

test('rows name a guide, have bands in order and no colon but of a clock, and are short', () => {
  for (const { subject, bands, words, ages } of ROWS) {
    expect(words.length, bands[0]?.says).toBeGreaterThan(0);
    expect(/^[ert]_/.test(subject) || subjectNamed(subject) !== undefined, subject).toBe(true);
    const ends = bands.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
    expect(ends, bands[0]?.says).toEqual(ends.toSorted((one, other) => one - other));
    expect(ends.at(-1)).toBe(Number.POSITIVE_INFINITY);
    if (ages) expect(ages).toHaveLength(2);
    for (const { says } of bands) {
      expect(says.replaceAll(/\d:\d\d/g, '')).not.toContain(':');
      expect(says.split(/\s+/).length, says).toBeLessThanOrEqual(MOST_WORDS);
    }
  }
});

test.each([
  ['when should my child first see the dentist', /^By the first birthday/],
  ['how long should homework take in 3rd grade', /30 in 3rd/],
  ['how do i get my 6 month old to sleep through the night', /^Most babies can learn longer nights/],
  ['is it bad that my 5 year old still sucks her thumb', /^Most children stop between 2 and 4/],
  ['my 2 year old still sucks her thumb, is that bad', /^Nothing to do yet/],
  ['how much screen time is ok for a 3 year old', /^About 1 hour a day/],
  ['how much screen time is ok for my 5th grader', /^There's no fixed number after 6/],
  ['what are good party games for 10 year olds', /photo hunt/],
  ['kid has an ear ache, what can i do till monday', /^Acetaminophen, or ibuprofen/],
  ['how long can breast milk sit out', /^Up to 4 hours/],
  ['how many hours a day should we homeschool', /^Less than school/],
  ['when is a child ready for sleepovers', /^Most are ready between 7 and 10/],
  ['tips for flying with a toddler', /^In the carry-on/],
])('“%s” is answered by the fact', (said, answer) => expect(textOf(said)).toMatch(answer));

test('who tells of trouble is asked back, and the guide goes on about the answer', () => {
  const family = { members: [memberWith({ id: 'kit', name: 'Kit', age: 1 })] };
  const said = 'kit fights every single nap, help?';
  expect(lastPlan([said], { family })).toMatchObject({ asked: 'detail', text: expect.stringMatching(/\?$/) });
  expect(lastPlan([said, 'on weekends he skips it'], { family }).text).toMatch(/try|next/);
  expect(lastPlan(['how long should a nap be at 1'], { family }).asked).toBeUndefined();
});

test.each(['how long do i boil eggs', 'who is free on saturday', 'what is for dinner tonight'])(
  '“%s” has no row',
  (said) => expect(factIn(said)).toBeUndefined(),
);

test('the stored age counts where none is told', () => {
  expect(textOf('how much sleep does kit need')).toMatch(/^At 3 to 5 years/);
  expect(textOf('how much sleep does a 10 year old need')).toMatch(/^At 6 to 12 years/);
});

describe('no fact answers', () => {
  test.each([
    'add play dough and diapers to the list',
    'log that kit had a cough today',
    "kit's dentist is friday at 3",
    'today was a lot. two meltdowns and a flat tire',
    'can u repeat it every week until dec 20',
  ])('“%s”', (said) => {
    const { text } = lastPlan([said], {
      family: { members: [memberWith({ id: 'kit', name: 'Kit', age: 4 })] },
    });
    for (const { bands } of ROWS) expect(bands.map(({ says }) => says)).not.toContain(text);
  });
  test('a record that is told keeps its card', () => {
    const family = { members: [memberWith({ id: 'kit', name: 'Kit', age: 8 })] };
    expect(
      lastCards(['kit was diagnosed with ADHD on monday. How can we help him focus?'], { family }),
    ).toMatchObject([{ tool: 'createMedicalRecord' }]);
  });
});

const isCalm = (said: string): boolean => {
  const danger = findDanger(said, FAMILY);
  return danger === undefined || calms(danger, said, EMPTY_HOUSEHOLD, '2026-11-22');
};

test.each([
  "my baby is 14 months and isn't walking yet, should I worry?",
  "any way to keep a baby's ears from hurting on the plane?",
  'is there a trick to get my 4 yo to swallow yucky antibiotics?',
  'my baby has a bright red diaper rash',
  'little one touched the stove red finger no blister what now',
  "my 5 year old fell off the couch and bumped his head, no blood, he's playing. What should I watch for?",
  "my 2 year old hits me when she's mad",
  'why is my toddler not talking at 2',
  'my daughter is being left out by her friends',
])('“%s” is no danger', (said) => expect(isCalm(said)).toBe(true));

test.each([
  'my 14 month old suddenly stopped walking and is limp',
  'i want to hurt my baby on the plane',
  'he swallowed all the antibiotics',
  'baby has a bright red diaper rash and a fever of 102',
  'she touched the stove and her whole hand has blisters',
  'he fell off the couch, bumped his head and is vomiting, what should i watch for',
  'he fell off the couch and bumped his head and is sleepy, should i worry',
  'my husband hits me when he is mad',
  'my toddler stopped talking and her face droops',
])('“%s” stays a danger', (said) => expect(isCalm(said)).toBe(false));

const GRANDMA = memberWith({ id: 'nan', name: 'Lorraine', age: 68, relationship: 'grandparent' });
test.each([
  ['moms metr says 212 before dinner, is that bad', /^That's high, and by itself no emergency/],
  ['dads sugar is 310 should i be worried', /^That's very high/],
  ['is 135 over 85 ok for my mom', /^That's slightly high, stage 1/],
  ['my bp was 150/95, should i worry', /^From 140 over 90/],
  ['is an a1c of 5.9 bad', /range of prediabetes/],
  ['how many hours should grandma sleep', /^Adults need 7 hours/],
  ['whats a normal resting heart rate for a 5 yr old', /^At 3 to 5 years about 80 to 120/],
  ['how do i teach skip counting by tens', /^Begin with tens/],
  ['my mother in law was so rude to me today', /^I'm sorry, that stings/],
  ['fish died what do i tell Kit', /^I'm so sorry\. Tell them soon/],
  ['calm indoor things for all the kids, rainy saturday', /^Calm things for indoors/],
  ['red wine on the white couch', /^Blot at once/],
  ['how often should i wash the towels', /^Bath towels after 3 to 4 uses/],
])('“%s” finds the number or the steps, for grown-ups too', (said, answer) =>
  expect(textOf(said, [memberWith({ id: 'kit', name: 'Kit', age: 4 }), GRANDMA])).toMatch(answer),
);

test('a row for grown-ups alone is for no child, and one by ages of children for no grandparent', () => {
  expect(textOf('how many hours should Lorraine sleep', [GRANDMA])).not.toMatch(/6 to 12 years/);
  expect(textOf("Kit's sugar is 310 is that bad")).not.toMatch(/^That's very high/);
  expect(textOf("my son's blood sugar is 212, is that bad")).not.toMatch(/^That's high/);
});
