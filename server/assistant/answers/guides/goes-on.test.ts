// A message that goes on about advice stays with its subject and its child, unless it plainly has a subject of its own.
import { describe, expect, test } from 'vitest';
import { lastPlan, thread } from '../../dialogue/testing/thread.ts';

const subject = (...turns: string[]) => lastPlan(turns).focus?.advice?.subject;
const NIGHTS = 'theo is up every two hours at night';

describe('after advice on nights', () => {
  test.each([
    'shes a baby still do i just let her cry',
    'what about on my work nights its only ben',
    'hes 15 months, should i go in when he cries',
    'tried the night light, he just laughs',
    'can we let him cry',
  ])('“%s” is about them', (said) => {
    expect(subject(NIGHTS, said)).toBe('night_waking');
  });

  test.each([
    ['he hits other kids at daycare', 'hitting'],
    ['and what about screen time', 'screens'],
  ])('“%s” is another subject', (said, expected) => {
    expect(subject(NIGHTS, said)).toBe(expected);
  });

  test('the step that the message is about comes first', () => {
    const { text } = lastPlan([NIGHTS, 'what about nights when only ben is home']);
    expect(text).toMatch(/When only one of you/);
  });
});

test('a timer that was tried is none to set', () => {
  const intents = thread(['lucas and mia fight about the bathroom', 'tried a timer they just laugh']).map(
    ({ state }) => state.intent,
  );
  expect(intents).not.toContain('timer');
  expect(thread(['set a timer for 10 minutes']).at(-1)?.state.intent).toBe('timer');
});
