// Second and later turns: what they mean, and that none of them touches a record that nobody spoke of.
import { describe, expect, test } from 'vitest';
import { contactWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const cardsOf = (turns: readonly string[], approves = true) => lastCards(turns, { family, approves });

describe('somebody else', () => {
  const PLAY = 'put a school play for nell on dec 18 at 7 pm';

  test.each(['ivo and june come too', 'ivo and june are coming as well'])(
    '“%s” gives each of them the event, and changes no visit of theirs',
    (said) => {
      const cards = cardsOf([PLAY, 'it lasts 2 hours', said]);
      expect(cards.map(({ tool, input }) => [tool, input['familyMemberId']])).toEqual([
        ['createMedicalAppointment', 'ivo'],
        ['createMedicalAppointment', 'june'],
      ]);
      expect(cards[0]?.input).toMatchObject({ title: 'Play', appointmentDate: '2026-12-18T19:00' });
    },
  );

  test('a name alone takes no visit of that person away', () => {
    expect(cardsOf([PLAY, 'it lasts 2 hours', 'walt too'])).toEqual([]);
  });
});

describe('whom and what a message is about', () => {
  const CLEANING = 'when is nells dental cleaning';

  test('“hers” is of the girl, although a boy was spoken of last', () => {
    const members = family.members?.map((one) =>
      one.id === 'ivo' ? { ...one, notes: 'He likes trains, give him time.' } : one,
    );
    const turns = [CLEANING, 'and ivos', 'can you move hers to the week after'];
    const known = { ...family, ...(members ? { members } : {}) };
    expect(lastCards(turns, { family: known })).toMatchObject([
      { input: { id: 'a4', appointmentDate: '2026-12-10T15:00' } },
    ]);
  });

  test('after the number of the office “push it back” moves the visit', () => {
    expect(cardsOf([CLEANING, 'whats the number there', 'push it back to 4'])).toMatchObject([
      { tool: 'updateMedicalAppointment', input: { id: 'a4', appointmentDate: '2026-12-03T16:00' } },
    ]);
  });

  test.each(['actually cancel that', 'ok delete it', 'never mind, cancel that'])(
    '“%s” after a reminder that has no place takes no visit away',
    (said) => expect(cardsOf(['remind me to call about the mammogram tomorrow', said])).toEqual([]),
  );

  test.each(['put down that june is taking her', 'yes and add that june is taking her'])(
    '“%s” is a note of the visit, whoever it names',
    (said) =>
      expect(cardsOf([CLEANING, 'move it to 4', said])).toMatchObject([
        { input: { id: 'a4', notes: 'June is taking her' } },
      ]),
  );

  test('a dose that is given now is a dose, and moves no visit', () => {
    expect(cardsOf(['did nell get her amoxicillin this morning', 'give her the one now at 5'])).toEqual([
      { tool: 'createDose', input: { medicationId: 'm4', givenAt: '2026-11-22T17:00' } },
    ]);
    expect(cardsOf(['what can we cook with rice', 'give nell the one at 5'])).toEqual([]);
  });

  test('an amount that was had at an hour is a dose, and no standing instruction', () => {
    expect(
      cardsOf(['how much amoxicillin does nell take', 'she did 5 ml at 430 mark it down']),
    ).toMatchObject([{ tool: 'createDose', input: { medicationId: 'm4', amount: '5 ml' } }]);
  });

  test('“why did i say nell” takes her back, and makes no second card', () => {
    const turns = ['add a dentist visit for nell dec 15 at 10 am', 'actually ivo lol why did i say nell'];
    expect(cardsOf(turns, false)).toMatchObject([{ input: { familyMemberId: 'ivo' } }]);
    expect(lastPlan(turns, { family }).text).not.toContain('left out');
  });

  test('after another person was put on the card, “he” is that person', () => {
    const turns = [
      'add a dentist visit for nell dec 15 at 10 am',
      'actually ivo',
      'put in the notes he had strep last month',
    ];
    expect(cardsOf(turns)).toMatchObject([
      { tool: 'updateMedicalAppointment', input: { notes: 'He had strep last month' } },
    ]);
  });
});

describe('after a contact', () => {
  const withContact: typeof family = {
    ...family,
    contacts: [contactWith({ id: 'pt', name: 'Hill Street PT', notes: 'For Nell' })],
  };
  const of = (...turns: string[]) => lastCards(turns, { family: withContact, approves: true });
  const NUMBER = "what's hill street pt's number";

  test.each([
    'shes there dec 10 at 4',
    'yes. she goes there dec 10 at 4',
    'she has an appointment dec 10 at 4',
  ])('“%s” is a visit there', (said) =>
    expect(of(NUMBER, said)).toMatchObject([
      {
        tool: 'createMedicalAppointment',
        input: { contactId: 'pt', familyMemberId: 'nell', appointmentDate: '2026-12-10T16:00' },
      },
    ]),
  );

  test('a question behind what is told is no note', () => {
    expect(of(NUMBER, 'gotta tell them about monday, whats their email')).toEqual([]);
    expect(of(NUMBER, 'add that he sees walt as well')).toMatchObject([
      { input: { id: 'pt', notes: 'For Nell. He sees walt as well' } },
    ]);
  });
});

describe('what stays as it is', () => {
  test.each([
    ['walts warfarin is 3 mg now', 'the one at 8 stays', /stays with Walt's Warfarin/],
    ['walts warfarin is 3 mg now', 'the sunday one stays 9', /changed nothing/],
  ])('“%s”, “%s” changes nothing more', (...[first, said, words]) => {
    const plan = lastPlan([first, said], { family, approves: true });
    expect(plan.text).toMatch(words);
    expect(plan.cards ?? []).toEqual([]);
  });

  test.each([
    'no dont save it yet let me call first',
    'wait, not yet',
    "don't add that",
    'no dont change the warfarin',
  ])('“%s” takes the waiting card back', (said) => {
    const plan = lastPlan(['walts warfarin is 3 mg now', said], { family });
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toMatch(/nothing is saved/);
  });
});

test('an amount corrects what waits, and nothing else on the list', () => {
  const cards = cardsOf(['add eggs and 2 bags of carrots to the groceries list', 'make it 3 bags'], false);
  expect(cards.map(({ input }) => input['items'])).toEqual([
    [
      { name: 'Eggs', qty: '' },
      { name: 'Carrots', qty: '3 bags' },
    ],
  ]);
  expect(cardsOf(['add 2 bags of carrots to groceries', 'make it 3 bags'], false)).toMatchObject([
    { input: { items: [{ name: 'Carrots', qty: '3 bags' }] } },
  ]);
});

test('why a thing comes off the list is no other thing', () => {
  const cards = cardsOf(['take the glue sticks off the school list june gave us a box']);
  expect(cards).toMatchObject([{ tool: 'deleteShoppingItem', input: { itemId: 'school-1' } }]);
});

describe('a list that was just begun or changed', () => {
  const items = (turns: readonly string[]) => {
    const [card] = cardsOf(turns);
    const added = card?.input['items'];
    return Array.isArray(added)
      ? [card?.input['id'], ...added.map(({ name }: { name: string }) => name)]
      : [];
  };

  test('things alone are what goes on a new list', () => {
    const begun = ['start a list for camping', 'tent pegs, matches and a lantern'];
    expect(items(begun)).toEqual(['added', 'Tent pegs', 'Matches', 'Lantern']);
    expect(items([...begun, 'and 2 flashlights'])).toEqual(['added', 'Flashlights']);
  });

  test('a thing that came off goes on that list again', () => {
    expect(items(['take the mouse traps off the hardware store list', 'put the sponges back on'])).toEqual([
      'hardware',
      'Sponges',
    ]);
  });

  test('the wrong list is corrected', () => {
    expect(items(['add twine to groceries', 'wrong list, hardware store'])).toEqual(['hardware', 'Twine']);
  });
});

describe('another one, another day, another value', () => {
  test('“no the second” is the same act on the second', () => {
    const turns = ['which appointments are on december 3', 'cancel the first one', 'no the second'];
    expect(cardsOf(turns, false)).toMatchObject([{ tool: 'deleteMedicalAppointment', input: { id: 'a5' } }]);
  });

  test('“and friday” after the day of one person is theirs', () => {
    const { text } = lastPlan(['what does nell have on december 3', 'and friday'], { family });
    expect(text).toMatch(/^Nell's Weight check/);
  });

  test('a place goes into the notes, after Pip asked what to change, too', () => {
    const turns = ['june has a recital dec 19 at 4', 'remind me the day before', 'its at the high school'];
    expect(cardsOf(turns)).toMatchObject([{ input: { id: 'added', notes: 'At the high school' } }]);
  });
});

test.each(['yes', 'ok thanks', 'great'])('“%s” in between leaves everything as it was spoken of', (said) => {
  const turns = ["move nell's dental cleaning to dec 10", said, 'and ivos'];
  expect(cardsOf(turns)).toMatchObject([{ input: { id: 'a5', appointmentDate: '2026-12-10T15:30' } }]);
});

describe('what takes nothing away', () => {
  test('“from dr vance” tells of the medicine, or of nothing, and removes no contact', () => {
    const withContact = { ...family, contacts: [contactWith({ id: 'vance', name: 'Dr. Vance' })] };
    const of = (...turns: string[]) => lastCards(turns, { family: withContact, approves: true });
    expect(of('do we have rice', 'from dr vance')).toEqual([]);
    expect(of('walts warfarin is 3 mg now', 'from dr vance')).toMatchObject([
      { tool: 'updateMedication', input: { id: 'm1', prescribedBy: 'Dr. Vance' } },
    ]);
  });

  test('“which one was that” after a visit was canceled tells that one', () => {
    const plan = lastPlan(["cancel gail's mammogram", 'which one was that'], { family, approves: true });
    expect(plan.text).toMatch(/^That was Gail's Mammogram, Monday, December 14/);
  });
});

test('what is told of a medicine or of somebody is kept beside what is there', () => {
  expect(cardsOf(['walts warfarin is 3 mg now', 'only on school nights'])).toMatchObject([
    { input: { id: 'm1', instructions: 'Every evening at 8. Only on school nights' } },
  ]);
  expect(cardsOf(['how old is june', 'add that she wants earrings'])).toMatchObject([
    { tool: 'updateFamilyMember', input: { id: 'june', notes: 'She wants earrings' } },
  ]);
});

test('“right after” one of an unknown length asks for the hour', () => {
  const noLength = {
    ...family,
    appointments: family.appointments?.map((one) => ({ ...one, duration: null })) ?? [],
  };
  const plan = lastPlan(["move nell's dental cleaning to dec 10", 'june right after her'], {
    family: noLength,
    approves: true,
  });
  expect(plan.cards ?? []).toEqual([]);
});

test.each(['n when is he done w it', 'how many days left', 'until when'])(
  '“%s” after a dose is the last day of its medicine',
  (said) =>
    expect(lastPlan(['did nell get her amoxicillin this morning', said], { family }).text).toMatch(
      /^Until Thursday, November 26/,
    ),
);

test.each([
  ['is mine still the 14th', /^Yes, your Mammogram is Monday, December 14/],
  ['is nells still the 5th', /^No, not on Saturday, December 5\. Nell's/],
])('“%s” after a day is about the visit of that person', (said, words) =>
  expect(lastPlan(['what is on december 3', said], { family }).text).toMatch(words),
);

test('“whats saturday now” after meals were changed is the menu', () => {
  expect(lastPlan(['put tacos on friday', 'whats saturday now'], { family }).text).toMatch(/Pizza night/);
});

test.each([
  ['nell wears size 8 now not 7', 'Third row. Wears size 8. Shoe size 1.'],
  ['nells shoe size is 2 not 1', 'Third row. Wears size 7. Shoe size 2.'],
  ['and shoes 2', 'Third row. Wears size 7. Shoe size 2.'],
  ['nell wears a size 2 shoe now', 'Third row. Wears size 7. Shoe size 2.'],
])('“%s” changes that number of the notes alone', (said, notes) => {
  const members = family.members?.map((one) =>
    one.id === 'nell' ? { ...one, notes: 'Third row. Wears size 7. Shoe size 1.' } : one,
  );
  const known = { ...family, ...(members ? { members } : {}) };
  const turns = said.startsWith('and') ? ['nell likes trains', said] : [said];
  expect(lastCards(turns, { family: known, approves: true })).toMatchObject([
    { input: { id: 'nell', notes } },
  ]);
});
