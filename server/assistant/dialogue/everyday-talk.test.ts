// Sentences of everyday talk that once met a wrong answer, in words of their own.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from './testing/thread.ts';
import { GAILS_FAMILY as family } from './testing/thread-family.ts';

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
