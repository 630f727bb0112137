// Facts of the house and of growing up: the row that is found, trouble that is told without a question, and what keeps its own answer.
import { describe, expect, test } from 'vitest';
import { findDanger } from '../../danger/danger.ts';
import { FAMILY } from '../../danger/testing/family.ts';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { calms } from '../health/care/beside-danger.ts';
import { memberWith } from '../testing/records.ts';

const members = [
  memberWith({ id: 'kit', name: 'Kit', age: 1 }),
  memberWith({ id: 'una', name: 'Una', age: 8 }),
  memberWith({ id: 'bea', name: 'Bea', age: 15 }),
];
const textOf = (said: string): string => lastPlan([said], { family: { members } }).text;

describe('is answered by the fact', () => {
  test.each([
    ['how do I get dried blood out of a pillowcase?', /^Use cold water only/],
    ['marker all over the white couch!!', /^For washable marker/],
    ['Bea spilled nail polish on her desk', /^For slime or glue/],
    ["Una's cleats smell awful", /^Take out insoles/],
    ['grass stains on soccer pants', /^Let mud dry/],
    ['mouse in the pantry ugh', /^Mice and rats/],
    ['the dishwasher smells like rotten eggs', /^Take out the bottom rack/],
    ['shrunk my wool sweater', /^Soak it for 30 minutes in lukewarm/],
    ['dropped my phone in the toilet', /^Switch it off at once/],
    ['how do i get rice out of the carpet', /^Dry first, wet later/],
    ["Una told me I'm not her real mom", /^That stings/],
    ['8 yr old and teen fight abt the tv every single night help', /^Take the deciding away/],
    ['how long is a nap at one and what if she just screams in there', /^First make sure/],
    ['Kit always swallows her little smear of toothpaste. Is that all right?', /^Yes, that's all right/],
    ['Is it ok if Bea drinks coffee before school?', /^A small coffee now and then/],
    ['Bea cracked her phone screen, should she pay for it', /^Look at why first/],
    ['Kit runs off in parking lots', /^In a parking lot/],
    ["Kit won't hug grandma", /^Don't make your child hug/],
  ])('“%s”', (said, answer) => expect(textOf(said)).toMatch(answer));
});

test.each([
  ['how do we make a baking soda rocket at home', /caffeine/],
  ['add stain remover to the list', /cold water/],
  ['dropped the whole pie on the floor haha i give up', /five-second/],
  ['dentist for Una on friday at 3, she loves mice', /Mice and rats/],
])('“%s” is not', (said, answer) => expect(textOf(said)).not.toMatch(answer));

test('a guide that the words hardly speak for is not given', () =>
  expect(textOf('my kid put something odd on the leather seat')).not.toMatch(
    /Close quarters|calendar decide/,
  ));

const isCalm = (said: string): boolean => {
  const danger = findDanger(said, FAMILY);
  return danger === undefined || calms(danger, said, EMPTY_HOUSEHOLD, '2026-11-22');
};
test.each([
  'theo swallows a bit of toothpaste each night is that ok',
  "lucas's eyelid has been twitching for two days",
  "lucas cries every time he comes back from his dad's",
  "found a vape in mia's backpack",
  'pee smell in the mattress wont go away',
  'burnt rice stuck in the pot',
  'theo swallowed a bit of bath water',
  'can i use expired baking powder',
])('“%s” is no danger', (said) => expect(isCalm(said)).toBe(true));

test.each([
  'theo ate a whole tube of toothpaste',
  'theo ate toothpaste and some mothballs',
  "lucas's eyelid is twitching and her face droops",
  "lucas cries every time he comes back from his dad's and says he hits him",
  "found a vape in theo's mouth",
  'theo swallowed pool water and keeps coughing',
  'she burned her hand on the rice pot and it has blisters',
  'the mouse poison is gone and theo got into it',
  'lucas has not pooped in a week and his belly is hard',
])('“%s” stays a danger', (said) => expect(isCalm(said)).toBe(false));
