// A question for a contact moves nothing; a past visit is taken away by its title; nothing is said of a 'don't' that the card holds.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith } from '../../answers/testing/records.ts';
import rows from '../../answers/talk/data/plain-wishes.json' with { type: 'json' };
import { fold } from '../../text/fold-text.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

test.each(rows)('“$like” is of its row', ({ like, words }) => {
  expect(fold(like)).toMatch(new RegExp(words.replace('{opens}', '')));
});

test.each([
  ['this house will finish me, got a joke for the table?', /\w/],
  ['so what are you even good at', /Shopping/],
  ['do you ever move things on your own', /^No\. Each change is a card/],
  ['can you call them and say we are late', /can't (?:call|send)|have to/],
])('“%s” is about Pip', (said, words) => {
  const { text, cards = [] } = lastPlan([said]);
  expect(text).toMatch(words);
  expect(cards).toEqual([]);
});

const family = {
  ...GAILS_FAMILY,
  contacts: [
    contactWith({ id: 'bea', name: 'Bea Lindqvist', type: 'specialist', phoneNumber: '818-555-0182' }),
  ],
  appointments: [
    appointmentWith({
      id: 'past',
      familyMemberId: 'nell',
      title: 'Celiac blood test',
      when: '2026-10-08T13:20',
    }),
    appointmentWith({
      id: 'talk',
      familyMemberId: 'nell',
      title: 'Speech therapy',
      when: '2026-11-25T15:00',
      contactId: 'bea',
    }),
    appointmentWith({
      id: 'teeth',
      familyMemberId: 'ivo',
      title: 'Dental cleaning',
      when: '2026-12-03T15:30',
      reminderEnabled: true,
    }),
  ],
};

test.each([
  'ask bea if she can do mon instead',
  'can you ask bea to move it to monday',
  'see if bea can do friday instead',
])('%s', (said) => {
  const { cards = [], text } = lastPlan([said], { family });
  expect(cards).toEqual([]);
  expect(text).toContain('818-555-0182');
});

test('beside a wish of its own', () => {
  const { cards = [], text } = lastPlan(
    ['pick up nell 1pm fri put it in n ask bea if she can do mon instead'],
    { family },
  );
  expect(cards.map(({ tool }) => tool)).toEqual(['createMedicalAppointment']);
  expect(text).toContain('818-555-0182');
});

test('a move with a contact in it stays one', () => {
  expect(lastCards(['move speech therapy with bea to monday nov 30'], { family })).toMatchObject([
    { tool: 'updateMedicalAppointment', input: { id: 'talk' } },
  ]);
});

describe('a past visit', () => {
  test.each(['delete nells old blood test appt', 'remove the old celiac blood test appointment'])(
    '%s',
    (said) => {
      expect(lastCards([said], { family })).toEqual([
        { tool: 'deleteMedicalAppointment', input: { id: 'past' } },
      ]);
    },
  );

  test('one to come is not taken for it', () => {
    const { cards = [], text } = lastPlan(['cancel ivos old cleaning'], { family });
    expect(cards).toEqual([]);
    expect(text).toMatch(/still to come.*nothing is removed/);
  });

  test('one to come stays the one meant', () => {
    expect(lastCards(['cancel ivos cleaning'], { family })).toEqual([
      { tool: 'deleteMedicalAppointment', input: { id: 'teeth' } },
    ]);
  });
});

test.each(['dont need a reminder for the cleaning', "we don't need the reminder for ivo's cleaning"])(
  '%s',
  (said) => {
    const { cards = [], text } = lastPlan([said], { family });
    expect(cards).toMatchObject([{ input: { id: 'teeth', reminderEnabled: false } }]);
    expect(text).not.toContain('left out');
  },
);

test.each(['i feel like the worst mother, i yelled at all of them', 'i am such a bad parent today'])(
  '“%s” is heard, and gets no lesson',
  (said) => {
    const { text, cards = [] } = lastPlan([said]);
    expect(text).not.toMatch(/\n- /);
    expect(cards).toEqual([]);
  },
);

test.each(['which day next week is the fullest', "what's our busiest day next week"])('“%s”', (said) => {
  const { text } = lastPlan([said]);
  expect(text).toMatch(/has the most|None stands out/);
  expect(text).not.toMatch(/nothing stored/);
});
