// Notes that tell whose week it is, and hours of the week: quoted as whole sentences, and never as every week's.
import { describe, expect, test } from 'vitest';
import { appointmentWith, memberWith, menuWith } from '../../answers/testing/records.ts';
import { settings } from '../../answers/school/testing/school-family.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastPlan } from '../testing/thread.ts';

const WEEKS =
  'The kids are here every other week, Friday 3:15 pm to Friday 3:15 pm, the weeks from November 20, December 4 and December 18.';
const COLLEGE = 'Community college Monday and Wednesday 5 to 9 pm and Tuesday 9 am to noon.';
const WORK = 'Bus mechanic. Monday to Thursday, 6 am to 4 pm, Fridays off.';
const family = {
  ...GAILS_FAMILY,
  members: [
    memberWith({
      id: 'gail',
      name: 'Gail',
      relationship: 'parent',
      age: 52,
      notes: `${WORK} Divorced. ${WEEKS}`,
    }),
    memberWith({ id: 'rui', name: 'Rui', relationship: 'other', age: 20, notes: COLLEGE }),
    memberWith({ id: 'ivo', name: 'Ivo', age: 9 }),
    memberWith({ id: 'nell', name: 'Nell', age: 5 }),
  ],
  appointments: [
    ...(GAILS_FAMILY.appointments ?? []),
    appointmentWith({
      id: 'celiac',
      familyMemberId: 'nell',
      title: 'Celiac follow-up',
      when: '2026-12-11T13:30',
      duration: 40,
    }),
  ],
  menus: [menuWith({ friday: { dinner: 'Egg fried rice' } }, '2026-11-30'), ...(GAILS_FAMILY.menus ?? [])],
};
const text = (...turns: readonly string[]) => lastPlan(turns, { family }).text;
const whole = WEEKS.replace(/\.$/, '');

describe('whose week it is', () => {
  test.each([
    ['do i have the kids this weekend', /^Yes/],
    ['do i have the kids on december 5', /^Yes/],
    ['who has the kids dec 12?', /^No\b/],
    ['are the kids with me december 19', /^Yes/],
    ['do i have the kids next weekend', /^No.*begins Friday, December 4/],
  ])('%s', (said, answer) => {
    expect(text(said)).toContain(whole);
    expect(text(said)).toMatch(answer);
  });

  test.each([
    ['whose weekend is it', /^Yes.*November 21/],
    ['when do i get the kids back', /^On Friday, December 4/],
    ['when are the kids here', /^On Friday, December 4/],
  ])('%s', (said, answer) => {
    expect(text(said)).toContain(whole);
    expect(text(said)).toMatch(answer);
  });

  test('another day is asked of the same', () => {
    expect(text('do i have the kids this weekend', 'and christmas?')).toContain(whole);
  });
});

describe('hours of the notes', () => {
  test.each([
    ["what's on friday", /3:15 pm to Friday|“Friday”/],
    ['am i free friday dec 11 afternoon', /^No, your notes/],
    ["what's tomorrow", /“Monday to Thursday”|pm and”/],
  ])('%s quotes no half of a sentence', (said, broken) => {
    expect(text(said)).not.toMatch(broken);
    for (const [, quote = ''] of text(said).matchAll(/notes say “([^”]*)”/g))
      expect(`${WORK} ${WEEKS} ${COLLEGE}`).toContain(`${quote}.`);
  });

  test('a visit of a child is told to the parent who asks if they are free', () => {
    expect(text('am i free friday dec 11 afternoon')).toMatch(/Nell has the Celiac follow-up at 1:30 PM/);
    expect(text('am i free friday dec 11 in the morning')).not.toMatch(/Celiac/);
  });
});

describe('a question at an hour', () => {
  test('what is over by then is left out', () => {
    const said = text('anything left tomorrow');
    expect(said).toContain('Monday to Thursday');
    expect(text('anything left today')).not.toMatch(/notes say/);
  });

  test('who can pick up on a day that ends early is asked at its hour', () => {
    const withSchool = { ...family, schoolSettings: settings() };
    const said = 'who can pick up ivo and nell fri dec 4, school is out early and im at work';
    expect(lastPlan([said], { family: withSchool }).text).toMatch(/at 12:30 PM/);
  });
});

describe('a day that only its words tell', () => {
  test('is that of the notes', () => {
    expect(text("what's for dinner the day the kids come back")).toMatch(
      /Egg fried rice.*Friday, December 4/,
    );
  });

  test.each(["what's for dinner the day my sister comes", 'what is on the menu the night he gets home'])(
    '%s is asked for, and today is not meant',
    (said) => {
      const { text: answer, asked } = lastPlan([said], { family });
      expect(answer).toMatch(/^Which day/);
      expect(asked).toBe('day');
    },
  );

  test('the day then told is answered', () => {
    expect(text("what's for dinner the day my sister comes", 'friday december 4')).toMatch(/Egg fried rice/);
  });
});
