// Messages that continue an answer: one more joke, and the reason of the visit just made.
import { describe, expect, test } from 'vitest';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import jokes from '../../answers/talk/data/jokes.json' with { type: 'json' };

const plan = (turns: readonly string[]) => lastPlan(turns, { family });
const cards = (turns: readonly string[]) => lastCards(turns, { family, approves: true });

describe('one more of an answer', () => {
  test.each([
    'another one',
    'One more please!',
    'haha, another',
    'tell us another one',
    'again',
    'got any more?',
  ])('“%s” after a joke is a joke', (said) => expect(jokes).toContain(plan(['tell me a joke', said]).text));
  test('an order that begins like it is none', () => {
    expect(jokes).not.toContain(plan(['tell me a joke', 'another appointment for nell on dec 18 at 3']).text);
  });
});

describe('the reason of a visit', () => {
  const DENTIST = 'dentist for nell on december 18 at 3';
  test.each([
    ["it's for a filling", 'For a filling'],
    ['its for her retainer check', 'For her retainer check'],
    ['this is for a loose tooth', 'For a loose tooth'],
  ])('“%s” is a note of it', (said, notes) => {
    expect(cards([DENTIST, said])).toMatchObject([
      { tool: 'updateMedicalAppointment', input: { notes: expect.stringContaining(notes) } },
    ]);
  });
  test.each(["it's for ivo", "it's for 45 minutes", "it's for the 19th"])('“%s” is no note', (said) => {
    expect(JSON.stringify(cards([DENTIST, said]))).not.toContain('"notes":"For');
  });
});
