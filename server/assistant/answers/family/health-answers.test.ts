// Conditions and aids among somebody's diets are health: no allergy, no rule about food, and no doubt about a dish.
import { describe, expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { tellThem } from '../health/care/care-people.ts';
import { memberWith } from '../testing/records.ts';

const LUCAS = memberWith({
  id: 'lucas',
  name: 'Lucas',
  age: 6,
  allergies: ['peanuts'],
  dietaryRestrictions: ['asthma', 'needs inhaler'],
});
const family = {
  ...EMPTY_HOUSEHOLD,
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'other', age: 41 }),
    LUCAS,
    memberWith({ id: 'mia', name: 'Mia', age: 13, dietaryNeeds: ['Vegetarian', 'ADHD'] }),
    memberWith({ id: 'theo', name: 'Theo', age: 5, dietaryRestrictions: ['hearing aid'] }),
    memberWith({ id: 'ida', name: 'Ida', age: 5, allergies: ['eczema', 'penicillin'] }),
  ],
};
const said = (text: string): string => lastPlan([text], { family }).text;

describe('what is stored about food', () => {
  test('has no conditions in it', () => {
    expect(said('what food rules do we have').split('\n- ').slice(1).join()).toMatch(
      /^Mia is vegetarian(?!,)/,
    );
    expect(said('who is allergic to what')).toContain('- Ida is allergic to penicillin');
    expect(said('what can theo not eat')).toMatch(/^No allergies or diets are stored for Theo/);
    expect(said('is ida allergic to penicillin')).toBe("Yes, penicillin is on Ida's allergy list.");
  });

  test('is all that is told beside a dish', () => {
    expect(said('can theo have fish')).not.toMatch(/hearing/i);
    expect(said('can lucas have pasta')).toContain("Lucas's notes list peanuts.");
    expect(said('can mia eat kiwi')).not.toMatch(/adhd|judge/i);
  });
});

test('a condition that is asked for is found in the profile', () => {
  expect(said('does lucas have asthma')).toMatch(/^Yes, “asthma” is stored under health for Lucas\./);
  expect(said('does anyone have asthma')).toMatch(/^Yes, .*under health.*Lucas/);
  expect(said('does lucas use an inhaler')).toContain("Lucas's health entries say “needs inhaler”");
  expect(said('does theo have asthma')).toMatch(/^No, no asthma is recorded for Theo/);
  expect(said('remove the asthma from lucas')).toContain(
    'In the profile “asthma” is stored under health for Lucas',
  );
});

test('the crew of an ambulance is told of them', () => {
  expect(tellThem(LUCAS, family, '2026-11-22')).toBe(
    'Tell them that Lucas is allergic to peanuts. Also on record, asthma and needs inhaler.',
  );
});

describe('one nut where another is stored', () => {
  const nuts = {
    ...family,
    members: [memberWith({ id: 'ned', name: 'Ned', allergies: ['walnuts', 'pistachios'] })],
  };
  test.each([
    ['is ned allergic to almonds', /^No, not by name, but take care\. .*only the allergist can clear/],
    ['is ned allergic to pecans', /^Yes, walnuts .* so pecans count too/],
    ['who is allergic to cashews', /Pistachios .* so cashews count too/],
    ['is ned allergic to walnuts', /^Yes, walnuts are on Ned's allergy list/],
  ])('“%s”', (asks, words) => expect(lastPlan([asks], { family: nuts }).text).toMatch(words));
});

test('who eats fish now and is vegetarian no longer eats as a pescatarian', () => {
  const members = [memberWith({ id: 'zoe', name: 'Zoe', age: 13, dietaryRestrictions: ['vegetarian'] })];
  const cardsOf = (text: string) => lastPlan([text], { family: { ...family, members } }).cards;
  expect(cardsOf("zoe isn't strictly vegetarian anymore, she's eating fish now, change that")).toEqual([
    { tool: 'updateFamilyMember', input: { id: 'zoe', dietaryRestrictions: ['Pescatarian'] } },
  ]);
  expect(cardsOf('zoe is not vegetarian anymore, she eats chicken and fish now')).toEqual([
    { tool: 'updateFamilyMember', input: { id: 'zoe', dietaryRestrictions: [] } },
  ]);
});
