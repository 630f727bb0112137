// A joke about a mishap and the question about a thickener are answered as what they are, in any conversation.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from './testing/thread.ts';

describe('a mishap told as a joke', () => {
  test.each([
    'burned the second batch of cookies, kill me now lol',
    'scorched the gravy, someone end me',
    'dropped the whole pie on the floor haha i give up',
    'the muffins are charcoal, shoot me now lol',
    'i ruined the rice again lol',
    'spilled the pancake batter everywhere, just kill me',
  ])('“%s” gets a light word and writes nothing', (said) => {
    expect(lastPlan([said]).text).toMatch(/can't go wrong/);
    expect(lastCards([said])).toEqual([]);
  });
  test.each([
    'put flour on the list',
    'what is for dinner tuesday',
    'add that theo burned his tongue on soup to his notes',
  ])('“%s” is answered as always', (said) => expect(lastPlan([said]).text).not.toMatch(/can't go wrong/));
});

test.each([
  [['can lucas eat chicken stew', 'so what do i thicken it with']],
  [['what can i thicken soup with without flour']],
])('%j names thickeners', (turns) => {
  expect(lastPlan(turns).text).toMatch(/cornstarch.*masa harina/s);
});
