// The subject of an answer stays the subject: whom and what it was about, and no word of a stored wish is carried out again.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { listOf } from '../../answers/testing/records.ts';

const plan = (...turns: readonly string[]) => lastPlan(turns, { family });
const cards = (...turns: readonly string[]) => lastCards(turns, { family });

describe('people', () => {
  test('the same fact of somebody else, and its number corrected', () => {
    const told = ['ivo is a size 4 in shoes now', 'and nell is a 2'];
    expect(cards(...told)[0]?.input).toMatchObject({ id: 'nell' });
    expect(JSON.stringify(cards(...told)[0]?.input['notes'])).toMatch(/size 2 in shoes/);
    const [card, ...others] = cards(...told, 'no 2.5');
    expect(others).toEqual([]);
    expect(String(card?.input['notes'])).toMatch(/size 2\.5 in shoes/);
    expect(String(card?.input['notes'])).not.toMatch(/size 2 |\bno\b/i);
  });

  test('“and no pork” after an allergy is of the same person', () => {
    const [card] = cards('what is nell allergic to', 'she cant have kiwi', 'and no pork');
    expect(card?.input).toMatchObject({ id: 'nell' });
  });
});

describe('somebody new', () => {
  test('is told about with “she”, and no other one is added', () => {
    const [card, ...others] = lastCards(
      ['please add my cousin Petra to the family', 'She is 27 and vegan.'],
      { family, approves: true },
    );
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'updateFamilyMember', input: { id: 'added', age: 27 } });
    expect(JSON.stringify(card?.input)).toMatch(/vegan/i);
  });
});

describe('contacts', () => {
  test('the same of another contact, and then that one is spoken of', () => {
    const asked = ["what's dr patel's number", 'same for the dentist'];
    expect(lastPlan(asked).text).not.toContain('Patel');
    const spoken = thread(asked).at(-1)?.state.focus.medical_contact;
    const [card] = lastCards([...asked, 'that one changed its 806-555-0199 now']);
    expect(card?.input).toMatchObject({ id: spoken, phoneNumber: '806-555-0199' });
  });

  test('one who shall go is removed, and no note', () => {
    const [card] = lastCards(["what's dr patel's number", 'delete her again']);
    expect(card?.tool).toBe('deleteMedicalContact');
  });
});

describe('visits', () => {
  test.each(['delete ivos one again', "remove ivo's one", 'take ivos one off'])(
    '“%s” removes a visit of his, and never him',
    (said) => {
      const turns = ['add ivo karate dec 5 4pm', said];
      const [card, ...others] = lastCards(turns, { family, approves: true });
      expect(others).toEqual([]);
      expect(card).toMatchObject({ tool: 'deleteMedicalAppointment', input: { id: 'added' } });
    },
  );

  test('a weekday after is counted from the day on the waiting card', () => {
    const [card] = cards("move walt's inr check to dec 2", 'no wait, the wed after');
    expect(card?.input['appointmentDate']).toBe('2026-12-09T09:15');
  });

  test.each([
    ['same for ivo but chess, 5:15', 'ivo', /^Chess$/, '2026-12-05T17:15'],
    ['same for nell but swim meet', 'nell', /^Swim meet$/i, '2026-12-05T16:00'],
  ])('“%s” is an event of its own', (said, who, title, when) => {
    const turns = ['add june ballet dec 5 4pm', said];
    const [card, ...others] = lastCards(turns, { family, approves: true });
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      tool: 'createMedicalAppointment',
      input: { familyMemberId: who, appointmentDate: when, title: expect.stringMatching(title) as string },
    });
  });

  test('“I mean” names the appointment that is asked about', () => {
    const { text } = plan("when is nell's next visit", 'i mean the weight check');
    expect(text).toContain('December 4');
  });

  test('“off the calendar” takes the appointment off that is named', () => {
    const [card, ...others] = cards(
      'text coach lee that nell is out',
      'and take the weight check off the calendar',
    );
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'deleteMedicalAppointment', input: { id: 'a6' } });
  });

  test('somebody is never removed for a thing of theirs', () => {
    for (const said of ['delete ivos one', "get rid of nell's thing"])
      expect(cards(said).map(({ tool }) => tool)).not.toContain('deleteFamilyMember');
  });

  test('one that a message to somebody names is spoken of', () => {
    const [card] = cards(
      'text walt that the mammogram is on the 14th',
      'ok then put a reminder on it, 5 hours before',
    );
    expect(card?.input).toMatchObject({ id: 'a7', reminderTime: 5 });
  });

  test('an hour alone after a question about a clash moves it', () => {
    const turns = ["move nell's weight check to dec 3", 'does that clash', 'then 5:30'];
    const [card] = lastCards(turns, { family, approves: true });
    expect(card?.input).toMatchObject({ id: 'a6' });
    expect(card?.input['appointmentDate']).toMatch(/T17:30/);
  });

  test('what is at an hour is asked of the day spoken of', () => {
    const day = 'is nell free thursday dec 3 in the afternoon';
    expect(thread([day, 'ok then whats at 3'], { family }).at(-1)?.state).toMatchObject({
      intent: 'day_ask',
      focus: { day: '2026-12-03' },
    });
  });
});

describe('medicines', () => {
  test('how it is taken, told alone', () => {
    const [card] = cards('how much lisinopril do i take', 'with lunch');
    expect(card).toMatchObject({ tool: 'updateMedication', input: { id: 'm3' } });
    expect(String(card?.input['instructions'])).toMatch(/with lunch/i);
  });

  test('a stored change is not carried out once more', () => {
    const turns = ['how much lisinopril do i take', 'the doctor doubled it', 'at night now'];
    const [, doubled, last] = thread(turns, { family, approves: true });
    expect(doubled?.plan.cards?.[0]?.input).toMatchObject({ dosage: '20 mg' });
    expect(last?.plan.cards?.[0]?.input).not.toHaveProperty('dosage');
  });
});

describe('lists', () => {
  test('a thing that another list has moves', () => {
    const moved = cards('whats on the hardware list', 'put the mouse traps on groceries instead');
    expect(moved.map(({ tool }) => tool)).toEqual(['addShoppingItems', 'deleteShoppingItem']);
    expect(JSON.stringify(moved)).toContain('"qty":"4"');
  });

  test.each([
    [['put towels on the school list', 'towels 6'], /6/],
    [['whats on the hardware list', 'call it saturday run'], /Saturday run/],
  ])('%j', (turns, expected) => expect(plan(...turns).text).toMatch(expected));

  test('what we have is taken off, and no visit', () => {
    const [card] = cards('put rye bread and celery on groceries', 'we have celery scratch that one');
    expect(card?.tool).toBe('deleteShoppingItem');
  });
});

test('what agrees with the answer before is no part of the wish', () => {
  const { text } = plan('whats for supper sat', 'sounds good put fish tacos on thursday');
  expect(text).not.toMatch(/sounds/i);
});

describe('lists', () => {
  test('a thing that was checked off by mistake is unchecked by its name', () => {
    const lists = [listOf('l1', 'Groceries', ['Chicken thighs', '', true], ['Plums', '', true])];
    const [card, ...others] = lastCards(["what's left to buy", 'undo the chicken'], {
      family: { ...family, lists },
    });
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'updateShoppingItem', input: { checked: false } });
  });
});

describe('menus', () => {
  test('“the pizza thing” is the dish of the menu that is called so', () => {
    const [card] = lastCards(["what's for dinner saturday", 'and sunday?', 'put the pizza thing there'], {
      family,
    });
    expect(card?.input['meals']).toMatchObject({ sunday: { dinner: 'Pizza night' } });
  });
});
