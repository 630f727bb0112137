// The shortest replies that go on about an answer: for somebody else, 'why not', 'who doesn't', another place, another dish.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const eats: Readonly<Record<string, object>> = {
  nell: { allergies: ['Walnuts'] },
  walt: { dietaryRestrictions: ['Vegetarian'] },
  ivo: { interests: ['chess'], birthDate: '2017-03-04' },
  june: { interests: ['drums'] },
};
const family = {
  ...GAILS_FAMILY,
  members: GAILS_FAMILY.members?.map((one) => memberWith({ ...one, ...eats[one.id] })) ?? [],
};
const options = { family, approves: true };
const answer = (...turns: string[]): string => lastPlan(turns, options).text;
const cards = (...turns: string[]) => lastCards(turns, options);

describe('the same for others', () => {
  test.each([
    [['who has an allergy', 'what about me'], /^No allergies or diets are stored for you/],
    [['what is nell allergic to', 'and the rest'], /No allergies are stored for you, Walt, Ivo and June/],
    [['what are the interests of ivo', 'and mine'], /^(?:You|No )/],
    [['which meds does ivo take', 'who else'], /Walt, \*\*Warfarin/],
    [['who has allergies', 'who does not'], /^No allergies are stored for you, Walt, Ivo or June\.$/],
    [['who eats vegetarian', "who isn't"], /^Vegetarian isn't stored for you, Ivo, Nell or June\.$/],
    [['who takes medicine', "and who doesn't"], /^No current medicines are stored for June\.$/],
  ])('%j', (turns, text) => expect(answer(...turns)).toMatch(text));
});

describe('a reason', () => {
  test('a food that was refused is told with what is stored', () => {
    expect(answer('can nell have walnut bread', 'why not')).toMatch(
      /walnut bread.*Nell is allergic to walnuts/is,
    );
    expect(answer('what is nell allergic to', 'how come')).toBe("The reason isn't stored, only what I said.");
  });

  test('a suggestion is agreed to with the same words', () => {
    expect(answer('hello', 'why not')).not.toContain('stored');
  });
});

describe('keeping food', () => {
  test.each([
    [['how many days does lasagna keep', 'what about the freezer'], /^Lasagna keeps .* in the freezer/],
    [['how long does leftover soup keep', 'and pasta'], /^Cooked pasta keeps/],
    [
      ['how long do hard boiled eggs last', 'and yogurt', 'in the fridge'],
      /^Yogurt keeps 1 to 2 weeks in the fridge/,
    ],
  ])('%j', (turns, text) => {
    expect(answer(...turns)).toMatch(text);
    expect(cards(...turns)).toEqual([]);
  });
});

describe('a visit', () => {
  const BOOKED = 'book a haircut for june on december 9 at 4';
  test.each(['until february', 'for two months', 'through spring'])('“%s” moves no single visit', (said) => {
    expect(cards(BOOKED, said)).toEqual([]);
    expect(answer(BOOKED, said)).toMatch(/I keep single appointments, so Haircut stays as it is/);
  });

  test('the one behind it is told, and the one behind that', () => {
    expect(answer('what comes up next on our calendar', 'after that')).toMatch(/Speech therapy/);
    expect(answer('when is the mammogram', 'and the one after it')).toMatch(/^Nothing is stored after/);
  });

  test('“who” and “where” alone are about the visits told', () => {
    expect(answer('what appointments do we have in december', 'who')).toMatch(/Mammogram/);
    expect(answer('what appointments do we have in december', 'where')).toMatch(/Mammogram/);
  });
});

describe('a contact', () => {
  const contacts = [
    contactWith({ id: 'okoye', name: 'Dr. Okoye', specialty: 'Pediatrics' }),
    contactWith({ id: 'pia', name: 'Pia Lorenz', specialty: 'Babysitter' }),
  ];
  const known = { family: { ...family, contacts }, approves: true };

  test.each([
    ['and her birthday is june 9', 'Birthday june 9'],
    ["and she's away on mondays", "She's away on mondays"],
  ])('“%s” is a note without its beginning', (said, notes) => {
    expect(lastCards(["what is pia lorenz's specialty", said], known)).toMatchObject([{ input: { notes } }]);
  });

  test('the one of a trade is picked from those told', () => {
    const { text } = lastPlan(['which contacts do we have', 'which one is the babysitter'], known);
    expect(text).toMatch(/^Pia Lorenz/);
  });

  test('the doctor is no dentist, for each child', () => {
    const at = (id: string, familyMemberId: string, contactId: string, when: string) =>
      appointmentWith({ id, title: 'Visit', familyMemberId, contactId, when });
    const visits = [
      at('d', 'ivo', 'tooth', '2026-11-24T09:00'),
      at('e', 'ivo', 'okoye', '2026-11-26T09:00'),
      at('f', 'nell', 'okoye', '2026-11-30T09:00'),
      at('g', 'nell', 'okoye', '2026-12-30T09:00'),
    ];
    const dentist = contactWith({ id: 'tooth', name: 'Oak Dental', type: 'dentist' });
    const stored = { ...family, contacts: [...contacts, dentist], appointments: visits };
    const { text } = lastPlan(['when are the kids at the doctor next'], { family: stored });
    expect(text).not.toMatch(/Oak Dental|December 30/);
    expect(text).toMatch(/November 26[^]*November 30/);
  });

  test('a doctor who is stored with the visit changes nothing, and a reminder is understood behind it', () => {
    const turns = ['book a checkup for nell with dr. okoye on december 9 at 4', 'with dr. okoye'];
    expect(lastPlan(turns, known).text).toMatch(/with Dr\. Okoye already/);
    expect(lastCards([...turns, 'remind me 3 hours before'], known)).toMatchObject([
      { input: { reminderTime: 3 } },
    ]);
  });
});

describe('lists and the pantry', () => {
  test('more of a list stays on it, whatever the thing', () => {
    expect(cards('put flour on groceries', 'and kale too')).toMatchObject([{ tool: 'addShoppingItems' }]);
    expect(cards('put flour on groceries', 'and zorbwipes')).toMatchObject([{ tool: 'addShoppingItems' }]);
    expect(cards('put flour on groceries', 'add zorbwipes')).toMatchObject([{ tool: 'addShoppingItems' }]);
  });

  test('one of the lists is picked by its place', () => {
    expect(answer('what lists do we have', 'the second one')).toMatch(/Furnace filter/);
    expect(answer('what is on the hardware list', 'how many mouse traps')).toMatch(/Mouse traps, 4/);
  });

  test('another thing behind “do we have” is asked for', () => {
    expect(cards('how much rice do we have', 'and barley')).toEqual([]);
  });

  test('“cancel that” after a thing went on a list takes the change back', () => {
    expect(answer('put flour on groceries', 'cancel that')).not.toMatch(/^All right/);
  });
});

describe('dishes', () => {
  test('another idea is no plan for the week', () => {
    expect(lastPlan(['give me a dinner idea', 'another one'], { family }).guided).toBeUndefined();
    expect(answer('give me a dinner idea', 'another one', 'the first')).toMatch(
      /^Which day should .* be on\?$/,
    );
  });

  test('open places are told, and one of them is filled', () => {
    const menus = 'which dinners are still open this week';
    expect(answer(menus)).toMatch(/this is still open\.\n\n- Dinner, /);
    expect(lastPlan([menus, 'fill in tuesday'], { family }).guided).toMatchObject({ days: ['tuesday'] });
  });

  test('a food that is not wanted this week names the meals with it', () => {
    expect(lastPlan(['no pork this week'], { family }).cards ?? []).toEqual([]);
    expect(answer('we should eat less pork')).not.toBe('Who is it for?');
  });
});

test('“and Tuesdays” is no yes', () => {
  expect(answer('hello', 'and tuesdays')).not.toMatch(/^Good\. What should/);
});
