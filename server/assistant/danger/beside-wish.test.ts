// A danger is told apart from the everyday wish beside it, whatever joins the two.
import { describe, expect, test } from 'vitest';
import { toldBesideWishes } from './beside-wish.ts';
import { dangerIn } from './danger.ts';
import { knownFamily } from './family.ts';
import { FAMILY } from './testing/family.ts';

const told = (text: string) =>
  toldBesideWishes([text.split(' ')], knownFamily(FAMILY))?.map((words) => words.join(' '));

describe('what is told beside a wish', () => {
  test.each([
    ['reschedule the playdate the toddler drank lamp oil', 'the toddler drank lamp oil'],
    ['schedule the oil change as ben threw me against the fridge', 'ben threw me against the fridge'],
    ['move my call to four henry put a battery up his nose', 'henry put a battery up his nose'],
    ['i do not want to live tomorrow but order more diapers', 'i do not want to live tomorrow'],
    ['add milk and then cancel piano since he drank bleach', 'he drank bleach'],
  ])('of “%s” is “%s”', (text, rest) => expect(told(text)).toEqual([rest]));

  test.each([
    'add milk to the list',
    'the toddler drank lamp oil',
    'remind me to replace the epipen in march',
    'lock the cabinet so the baby can not get the bleach',
    'she had a peanut reaction in may please put that in her notes',
  ])('nothing is taken out of “%s”', (text) => expect(told(text) ?? []).not.toContain(text.slice(0, 1)));
});

describe('a danger beside a wish', () => {
  test.each([
    [
      'doctor',
      'email the teacher about the field trip testicle hurts really bad on one side since this morning',
    ],
    ['abuse', 'schedule the oil change as ben threw me against the fridge'],
    ['emergency', 'my two year old fell out of the upstairs window please plan dinners for next week'],
    ['emergency', 'refill grandmas pill box on sunday after the curtains are on fire'],
    ['crisis', 'who has swim today but i dont want to wake up tomorrow'],
    ['poison', 'put lamp oil on the list bc the toddler had a few sips'],
    ['poison', 'add more dishwasher gel to the list because mia just ate a mouthful of what was left'],
  ])('is told as %s: “%s”', (kind, text) => expect(dangerIn(text, FAMILY)).toBe(kind));

  test.each([
    'remind me to replace the epipen in march',
    'whats the best way to store cleaning stuff so a crawling baby cant get in it',
    'change pickup to 4 because how do i keep theo from eating crayons',
    'we are out of bleach because mia finished the whole pizza',
  ])('“%s” is none', (text) => expect(dangerIn(text, FAMILY)).toBeUndefined());
});
