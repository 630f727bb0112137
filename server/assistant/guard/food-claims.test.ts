// Statements of an outside model about food are checked against the family's allergies, in any notation.
import { afterEach, describe, expect, test } from 'vitest';
import { closeHome, talkingTo } from '../testing/talking-to.ts';

afterEach(closeHome);

/** The text that Dana, whose Mia is allergic to peanuts, reads when the model says this. */
async function said(say: string): Promise<string> {
  const { dana, id } = await talkingTo({ say });
  return (await dana.say(id, 'hello')).content;
}

const NOTE = "Please check the label too: I can't promise that a food is safe.";

describe('a food called safe [M7]', () => {
  test.each([
    'Peanut butter is safe for Mia.',
    'Peanut butter is totally fine for her.',
    'She can have peanut butter cookies.',
    'A little peanut butter won’t hurt.',
    'PEANUT BUTTER IS OK!',
  ])('“%s” is turned round when it is against an allergy', async (text) => {
    const answer = await said(`${text} Enjoy.`);
    expect(answer).toMatch(
      /^Careful: peanut butter\S* ?\S* contains peanut, which is not for Mia\. Enjoy\.$/,
    );
  });

  test('gets the label note once when nothing is known against it', async () => {
    expect(await said('Rice is safe for Mia. Carrots are fine too. Have fun.')).toBe(
      `Rice is safe for Mia. ${NOTE} Carrots are fine too. Have fun.`,
    );
    await closeHome();
    expect(await said('It is perfectly safe for Mia.')).toBe(`It is perfectly safe for Mia. ${NOTE}`);
  });

  test.each([
    'Tuesday is fine for Mia.',
    'Peanut butter is not safe for Mia.',
    'Keep the bottle in a safe place.',
    'OK, I can help with that.',
    'Please avoid peanut butter.',
    'Mia is allergic to peanuts.',
  ])('“%s” passes unchanged', async (text) => expect(await said(text)).toBe(text));
});

describe('a dish against an allergy, in any shape [M7]', () => {
  test.each([
    'On Monday have peanut satay.',
    'Mon dinner: peanut satay',
    '| Monday | peanut satay |',
    '1. Peanut satay with rice',
  ])('“%s” carries the reason', async (text) => {
    const answer = await said(text);
    expect(answer).toContain(text);
    expect(answer).toMatch(/\(careful: peanut\S*( \S+)? contains peanut, which is not for Mia\)$/);
  });

  test('the reason is told once in an answer', async () => {
    expect((await said('Peanut satay on Monday.\nPeanut satay on Friday.')).match(/careful/g)).toHaveLength(
      1,
    );
  });

  test('a version without the allergen passes', async () => {
    expect(await said('Try peanut-free granola bars.')).not.toMatch(/careful/i);
  });
});
