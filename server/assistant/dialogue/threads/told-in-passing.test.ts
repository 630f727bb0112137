// Asides: events told in passing, terse corrections, and questions that must not write.
import { describe, expect, test } from 'vitest';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';

const plan = (...turns: readonly string[]) => lastPlan(turns, { family });
const cards = (...turns: readonly string[]) => lastCards(turns, { family });
const approved = (...turns: readonly string[]) => lastCards(turns, { family, approves: true });

describe('events', () => {
  test('a day and an hour that are told make an event, not a note', () => {
    expect(cards('nell got a second lesson mon 4:30 to 5:30 pm')).toMatchObject([
      {
        tool: 'createMedicalAppointment',
        input: { appointmentDate: '2026-11-23T16:30', familyMemberId: 'nell', duration: 60 },
      },
    ]);
  });

  test('two hours of one day are two events, and what leads to a name is no part of it', () => {
    const made = cards('ivo has a recital dec 12 at 10:30am and a party 5pm');
    expect(made.map(({ input }) => [input['title'], input['appointmentDate']])).toEqual([
      ['Recital', '2026-12-12T10:30'],
      ['Party', '2026-12-12T17:00'],
    ]);
  });

  test('the day beside the hour counts, and days that no card holds are said', () => {
    const { cards: [card] = [], text } = plan('ivo has a haircut saturday at 2 and i am away wednesday');
    expect(card?.input['appointmentDate']).toBe('2026-11-28T14:00');
    expect(text).toMatch(/wednesday/i);
  });

  test('one more on another day leaves the first where it is', () => {
    expect(approved('when is my mammogram', 'please add january 8 as well, same time')).toMatchObject([
      {
        tool: 'createMedicalAppointment',
        input: { title: 'Mammogram', appointmentDate: '2027-01-08T08:40' },
      },
    ]);
  });
});

describe('questions that write nothing', () => {
  test('another day after a swap of dinners', () => {
    const turns = ['put tacos on friday', 'swap friday and saturday', 'how about monday?'];
    const last = thread(turns, { family, approves: true }).at(-1);
    expect(last?.state.intent).toBe('menu_ask');
    expect(last?.plan.cards ?? []).toEqual([]);
  });

  test('a question behind a story', () => {
    expect(cards('walt forgot his warfarin at 8 this morning, should he still take it now')).toEqual([]);
  });
});

describe('wishes against a warning', () => {
  const allergic = {
    ...family,
    members:
      family.members?.map((one) => (one.id === 'ivo' ? { ...one, allergies: ['walnuts'] } : one)) ?? [],
  };
  const turns = ['put walnut loaf on the menu for wednesday dinner'];

  test('the card warns, as the answer does', () => {
    const warned = lastPlan(turns, { family: allergic });
    expect(warned).toMatchObject({ cards: [{ tool: 'saveWeeklyMenu' }], insisted: ['Walnut loaf'] });
    expect(warned.text).toMatch(/^Careful, Walnut loaf isn't right for Ivo/);
  });

  test.each(['i know, thats for me', 'put it on anyway'])(
    '“%s” to that card changes nothing of it',
    (said) => {
      const after = lastPlan([...turns, said], { family: allergic });
      expect(after.cards).toBeUndefined();
      expect(after.text).toMatch(/\bcard\b/);
    },
  );

  test('somebody who wants a dish is on no diet', () => {
    expect(cards('ivo wants turkey lasagna')).toEqual([]);
  });
});

describe('corrections and amounts', () => {
  test('a kind alone takes the place of its thing', () => {
    const [card] = cards('add bread and jam', 'no, rye bread i mean');
    expect(JSON.stringify(card?.input)).toMatch(/Rye bread.*[Jj]am/);
    expect(JSON.stringify(card?.input)).not.toMatch(/"Bread"/);
  });

  test('an amount keeps its unit, and for whom it is', () => {
    const [card] = cards('add 4 jars of honey for ivo', 'no make that 6');
    expect(JSON.stringify(card?.input)).toMatch(/"name":"Honey","qty":"6 jars for Ivo"/);
  });

  test('a medicine that is kept is not stopped with another one', () => {
    expect(cards('dr stopped walts warfarin on friday, he keeps the alendronate')).toEqual([
      { tool: 'updateMedication', input: { id: 'm1', isActive: false, endDate: '2026-11-20' } },
    ]);
  });

  test('a pet joins as other, under its own name', () => {
    expect(cards('please add our puppy Rufus to the family')).toMatchObject([
      { tool: 'createFamilyMember', input: { name: 'Rufus', relationship: 'other' } },
    ]);
  });
});
