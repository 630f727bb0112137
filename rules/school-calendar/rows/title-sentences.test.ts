import { expect, test } from 'vitest';
import { withoutSentence } from './title-sentences.ts';

test.each([
  ['Snow make-up days: In the event of closings the following days will be used', 'Snow make-up days'],
  ['Snow make-up days. Families should not plan trips on these days', 'Snow make-up days'],
  [
    'Snow make-up days (only used when needed) Please do not plan trips.',
    'Snow make-up days (only used when needed)',
  ],
  ['Last day of school. Students are dismissed at 11:30.', 'Last day of school'],
])('the sentence after the name is no part of the title: “%s” [D11]', (title, name) => {
  expect(withoutSentence(title)).toBe(name);
});

test.each([
  'School play: You Can’t Take It With You',
  'St. Patrick’s Day',
  'Early dismissal at 12:45 p.m. (day before Thanksgiving)',
  'Conferences: Grades K–5',
  'If fewer than three are used, schools are closed',
  'Make-up days after the fourth snow day',
])('“%s” is a title as a whole [D11]', (title) => {
  expect(withoutSentence(title)).toBe(title);
});
