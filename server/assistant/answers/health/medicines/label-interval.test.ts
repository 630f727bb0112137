// The question for the next dose of a fever medicine right after it was given sounds like no overdose; anything more does.
import { expect, test } from 'vitest';
import { lastPlan, thread } from '../../../dialogue/testing/thread.ts';
import { GAILS_FAMILY as family } from '../../../dialogue/testing/thread-family.ts';
import { asksAfterDose } from '../care/beside-danger.ts';

const after = (said: string) => thread([said], { family }).at(-1)?.state;
const GIVEN = after('gave nell 5ml tylenol at 2');

test.each(['when can she have more', 'so when can she get another dose', 'how soon can i give it again'])(
  '“%s” is calm right after a dose',
  (said) => {
    const asked = said.replace('i give', 'she have');
    expect(asksAfterDose({ kind: 'dose' }, asked, GIVEN)).toBe(true);
  },
);

test.each(['when can she have more, she threw it up', 'can she have more', 'how much more can she have'])(
  '“%s” is not',
  (said) => expect(asksAfterDose({ kind: 'dose' }, said, GIVEN)).toBe(false),
);

test('it needs a dose before it, and is no other danger', () => {
  const said = 'when can she have more';
  expect(asksAfterDose({ kind: 'dose' }, said, undefined)).toBe(false);
  expect(asksAfterDose({ kind: 'dose' }, said, after('what is for dinner'))).toBe(false);
  expect(asksAfterDose({ kind: 'poison' }, said, GIVEN)).toBe(false);
});

test('the hours go on past midnight', () => {
  const { text } = lastPlan(['nell had tylenol at 6:50 pm', 'when can she have more'], { family });
  expect(text).toContain("From 6:50 PM that's 10:50 PM to 12:50 AM");
});

test('without an hour none is reckoned', () => {
  const { text } = lastPlan(['nell had tylenol', 'when can she have more'], { family });
  expect(text).toMatch(/4 to 6 hours .*Tell me when the last one was/);
  expect(text).not.toMatch(/[AP]M/);
});
