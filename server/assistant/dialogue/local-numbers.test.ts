// The numbers in calm advice are those of the family's country, and stored words stay as they are.
import { expect, test } from 'vitest';
import { contactWith, memberWith } from '../answers/testing/records.ts';
import { FACTS } from '../answers/testing/asked.ts';
import { withLocalNumbers } from './local-numbers.ts';
import { lastPlan, thread } from './testing/thread.ts';

const family = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({ id: 'ned', name: 'Ned', age: 3 }),
  ],
  contacts: [contactWith({ id: 'rosa', name: 'Rosa', type: 'emergency', phoneNumber: '555-0911' })],
};
const said = (text: string, zone: string): string => lastPlan([text], { family, zone }).text;

test.each([
  ['America/New_York', /\b911\b/, /\b(?:999|112)\b/],
  ['Europe/London', /\(999, or 112\)/, /\b911\b|1-800/],
  ['Europe/Berlin', /\(112 in many countries\)/, /\b911\b|1-800/],
])('in %s [D19]', (zone, own, other) => {
  for (const text of ['ned ate half a crayon', 'who is our emergency contact']) {
    expect(said(text, zone), text).toMatch(own);
    expect(said(text, zone), text).not.toMatch(other);
  }
});

test('a stored number and a stored instruction are quoted as they are', () => {
  expect(said('who is our emergency contact', 'Europe/London')).toContain('555-0911');
  const decided = thread(['who is our emergency contact'], { family })[0]!;
  const text =
    'Stored is “Call 911 if it spreads”. If more was taken, call Poison Help at 1-800-222-1222 now.';
  const there = { facts: { ...FACTS, zone: 'Europe/London' } };
  expect(withLocalNumbers(there, { ...decided, plan: { text } }).plan.text).toBe(
    'Stored is “Call 911 if it spreads”. If more was taken, call NHS 111 now.',
  );
});
