// Sentences of everyday talk that once met a wrong answer, in words of their own.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { contactWith } from '../../answers/testing/records.ts';

const plan = (...turns: readonly string[]) => lastPlan(turns, { family });
const cards = (...turns: readonly string[]) => lastCards(turns, { family });

describe('food that was out', () => {
  test.each(['pasta was out since noon, can we eat it', 'is the rice ok if it has been out all night'])(
    '“%s” is thrown away',
    (said) => expect(plan(said).text).toMatch(/^No, toss it\./),
  );
});

describe('school', () => {
  test('a note about something after school tells nothing of a school day', () => {
    const members = family.members?.map((one) =>
      one.id === 'ivo' ? { ...one, notes: 'After-school robotics on Tuesdays.' } : one,
    );
    const { text } = lastPlan(['is there school on thursday'], {
      family: { ...family, ...(members ? { members } : {}) },
    });
    expect(text).not.toMatch(/^No\b|robotics/);
  });
});

describe('children', () => {
  test('an age and a word for another child are two children', () => {
    const { text } = plan('rainy day ideas for a 9 year old and nell');
    expect(text).toContain('Ivo at 9');
    expect(text).not.toContain('9-year-old like Nell');
  });
});

describe('events', () => {
  test('the end of a series is not its day', () => {
    const [card] = cards('add karate for ivo every thursday at 4pm until december 17');
    expect(card?.input['appointmentDate']).toBe('2026-11-26T16:00');
  });

  test('who writes is no event', () => {
    const [card, ...others] = cards(
      "Walt here. Please put Nell's book fair on Thursday, December 10, at 5 PM.",
    );
    expect(others).toEqual([]);
    expect(card?.input).toMatchObject({ familyMemberId: 'nell', title: 'Book fair' });
  });
});

describe('menus', () => {
  test('a day that stays as it is keeps its dish', () => {
    const [card] = cards('make ramen on thursday, leave saturday as is');
    expect(card?.input['meals']).toMatchObject({ thursday: { dinner: 'Ramen' } });
    expect(JSON.stringify(card?.input['meals'])).toContain('Pizza night');
  });
});

describe('families', () => {
  test('a question about two dads is about a proud family, not about one that lacks somebody', () => {
    const { text } = plan('kids keep asking nell why she has two dads, what should she answer');
    expect(text).not.toMatch(/can't take care|miss/);
    expect(text).toMatch(/two dads/);
  });
});

describe('corrections', () => {
  test('one way of eating takes the place of another on the waiting card', () => {
    const [card] = cards('june is vegetarian now', 'sorry, pescatarian, not vegetarian');
    expect(JSON.stringify(card?.input)).toMatch(/pescatarian/i);
    expect(JSON.stringify(card?.input)).not.toMatch(/vegetarian/i);
  });

  test('“just the oat milk” leaves out everything else that was named', () => {
    const [card, ...others] = cards('milk and eggs to groceries', 'no not eggs. just the oat milk');
    expect(others).toEqual([]);
    expect(card?.input['items']).toEqual([{ name: 'Oat milk', qty: '' }]);
  });
});

describe('what Pip cannot do', () => {
  test('a message is not sent, but its words are there, with names and days in full', () => {
    expect(plan('text gail that ivo cant make practice tues').text).toContain(
      "You could write “Hi Gail, Ivo can't make practice Tuesday.",
    );
    expect(plan('text gail that ivo cant make practice tues', 'ok what do i write').text).toContain(
      'Hi Gail, ',
    );
    expect(plan('text gail about practice').text).not.toContain('You could write');
  });

  test.each([
    ['todo: fix the gate, pay the water bill', /to-?do/i],
    ['where is june right now', /^I can't see where anyone is\./],
    ['r u a dr', /no doctor/],
    ['350 f in c', /^350°F is 177°C\.$/],
  ])('%s', (said, answer) => {
    expect(plan(said).text).toMatch(answer);
  });
});

describe('records', () => {
  test('a store that gives shots is where it was given', () => {
    const [card] = cards('add june flu shot oct 20 at walgreens');
    expect(card?.input).toMatchObject({ familyMemberId: 'june', provider: 'Walgreens' });
  });

  test('“at 7” of what begins in the evening is in the evening', () => {
    const [evening] = (family.appointments ?? []).slice(0, 1);
    const appointments = evening
      ? [{ ...evening, title: 'Band concert', appointmentDate: '2026-12-10T23:30:00.000Z' }]
      : [];
    const [card] = lastCards(['the concert is at 7 not 6:30'], { family: { ...family, appointments } });
    expect(card?.input['appointmentDate']).toMatch(/T19:00$/);
  });
});

describe('words', () => {
  test('two words of a stored thing may be written as one', () => {
    const pantry = [{ ...family.pantry![0]!, name: 'Black beans', quantity: '4 cans' }];
    expect(
      lastPlan(['how many cans of blackbeans do we have'], { family: { ...family, pantry } }).text,
    ).toContain('4 cans');
  });

  test('a list is found by the shop it is for', () => {
    const [list] = family.lists ?? [];
    const lists = list ? [{ ...list, title: 'Target run', items: [] }] : [];
    const [card] = lastCards(['add wipes and aa batteries to target'], { family: { ...family, lists } });
    expect(card?.input['items']).toEqual([
      { name: 'Wipes', qty: '' },
      { name: 'AA batteries', qty: '' },
    ]);
  });
});

describe('wishes that a second half turns around', () => {
  test('who eats chicken again but no red meat has one rule', () => {
    const members = [{ ...family.members![3]!, dietaryRestrictions: ['vegetarian'] }];
    const [card] = lastCards(
      ['nell is done being vegetarian, she eats chicken and fish now just no red meat'],
      {
        family: { ...family, members },
      },
    );
    expect(card?.input['dietaryRestrictions']).toEqual(['No red meat']);
  });

  test('a dinner that is scratched for takeout is takeout', () => {
    const [card] = cards('scratch sat dinner were getting takeout');
    expect(card?.input['meals']).toMatchObject({ saturday: { dinner: 'Takeout' } });
  });

  test('things alone go on the list', () => {
    const [card] = cards('milk bread bananas');
    expect(card).toMatchObject({ tool: 'addShoppingItems' });
  });
});

describe('doctors', () => {
  test('a fever is for the pediatrician, though the allergist was seen last', () => {
    const contacts = [
      contactWith({ id: 'allergy', name: 'Dr. Bell', specialty: 'Allergy', phoneNumber: '555-0101' }),
      contactWith({ id: 'children', name: 'Dr. Roe', specialty: 'Pediatrics', phoneNumber: '555-0102' }),
    ];
    const appointments = (family.appointments ?? []).map((one) =>
      one.familyMemberId === 'nell' ? { ...one, contactId: 'allergy' } : one,
    );
    const { text } = lastPlan(['nell has a fever of 101.4 and is crabby'], {
      family: { ...family, contacts, appointments },
    });
    expect(text).toContain('Dr. Roe');
    expect(text).not.toContain('Dr. Bell');
  });
});

describe('guides', () => {
  test('a lady with a key is no party, and news that no guide is about gets none', () => {
    const contacts = [contactWith({ id: 'pia', name: 'Pia Brandt', specialty: 'Neighbor, has our key' })];
    expect(lastPlan(['whos the lady w our key'], { family: { ...family, contacts } }).text).not.toContain(
      'party',
    );
    expect(plan('how do i tell the kids im seeing someone').text).not.toContain('tutor');
  });
});
