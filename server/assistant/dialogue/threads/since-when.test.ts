// How long somebody has been ill, told after calm advice: the advice holds, and days may make it a danger.
import { expect, test } from 'vitest';
import { withSince } from '../follow-ups/since-when.ts';
import { FAMILY } from '../../answers/testing/family.ts';
import { lastPlan } from '../testing/thread.ts';

const family = FAMILY;

test.each(['since this morning', 'since lunch', 'about 2 hours now', 'it started this afternoon'])(
  '“%s” after advice says once more when to call',
  (said) => {
    const { text } = lastPlan(['lucas has a tummy ache', said], { family });
    expect(text).toMatch(/^Good to know, and what I said still holds\. /);
    expect(text).toMatch(/\bCall\b.*emergency room/s);
  },
);

test('what is asked next is still about the illness', () => {
  const { text } = lastPlan(
    ['lucas has a fever of 101', 'since this morning', 'can he go to school tomorrow'],
    {
      family,
    },
  );
  expect(text).toMatch(/24 hours/);
});

const ILL = { version: 1, intent: 'medical_advice', text: 'lucas has a fever of 101' } as Parameters<
  typeof withSince
>[1];

test.each(['two days now', 'since monday', 'for 4 days'])(
  '“%s” is judged with what was told before',
  (said) => {
    expect(withSince(said, ILL)).toBe(`lucas has a fever of 101, ${said}`);
  },
);

test.each(['since lunch', 'since when', 'two days from now we fly', 'add milk for 4 days'])(
  '“%s” is judged alone',
  (said) => {
    expect(withSince(said, ILL)).toBe(said);
  },
);
