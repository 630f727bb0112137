// Follow-ups about a visit that was just spoken of: so much later, what to do before it, and whom its title names.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { contactWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const CHECKUP = "when is theo's checkup";

describe('so much later', () => {
  test.each([
    ['half an hour later', '2026-11-23T10:00'],
    ['half an hr later', '2026-11-23T10:00'],
    ['20 min later', '2026-11-23T09:50'],
    ['an hr earlier pls', '2026-11-23T08:30'],
  ])('“%s” moves the visit', (said, appointmentDate) => {
    expect(lastCards([CHECKUP, said])).toMatchObject([{ input: { id: 'checkup', appointmentDate } }]);
  });

  test.each(['see you in half an hour', 'talk to you in 20 minutes', 'later'])(
    '“%s” moves nothing',
    (said) => {
      expect(lastCards([CHECKUP, said])).toEqual([]);
    },
  );
});

describe('what to do before a visit', () => {
  test.each([
    'what do we do before',
    'what do we have to do before',
    'and what do i need to do beforehand',
    'anything we should do ahead of it',
    'what do i do to get ready',
  ])('“%s” is answered from its notes', (said) => {
    expect(lastPlan([CHECKUP, said]).text).toContain('Bring the vaccine card');
  });

  test('what is there is still a question about the pantry', () => {
    expect(lastPlan([CHECKUP, 'what do we have in the pantry']).text).not.toContain('vaccine card');
  });
});

describe('whom the title of a visit names', () => {
  const family = {
    ...FAMILY,
    contacts: [
      ...(FAMILY.contacts ?? []),
      contactWith({
        id: 'drugs',
        name: 'Elm Street Pharmacy',
        type: 'pharmacy',
        phoneNumber: '212-555-0170',
      }),
    ],
  };
  test.each([
    [['remind me to call the pharmacy tomorrow', 'at 2', 'whats their nr'], '212-555-0170'],
    [['remind me to call dr patel on friday at 10', 'what is her number'], '212-555-0142'],
    [['remind me to call the pharmacy tomorrow', 'at 2', 'give me the number'], '212-555-0170'],
  ])('%j', (turns, number) => {
    expect(lastPlan(turns, { approves: true, family }).text).toContain(number);
  });

  test('a visit that names nobody has no number', () => {
    const turns = ['add a bake sale on friday at 10', 'what is their number'];
    expect(lastPlan(turns, { approves: true, family }).text).not.toMatch(/212-555/);
  });
});
