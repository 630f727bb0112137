// Messages that the ranking is sure of, whatever was spoken of before or is stored in similar words; and weekdays of a planned week.
import { describe, expect, test } from 'vitest';
import { menuWith } from '../answers/testing/records.ts';
import { GAILS_FAMILY } from './testing/thread-family.ts';
import { lastCards, lastPlan } from './testing/thread.ts';

const family = { ...GAILS_FAMILY, menus: [menuWith({ thursday: { dinner: 'Spring rolls' } })] };

describe('a message that is surely another wish', () => {
  test('is not answered from a record that says one of its words', () => {
    const { text } = lastPlan(['when is spring break?'], { family });
    expect(text).toMatch(/no school set up/);
    expect(text).not.toMatch(/Spring rolls/);
  });

  test('is no more of the wish before it', () => {
    const { text } = lastPlan(['add rice to the groceries list', 'read me the hardware list'], {
      family,
      approves: true,
    });
    expect(text).toMatch(/Furnace filter/);
  });

  test('corrections and what waits count before it', () => {
    const [card] = lastCards(['move walts INR check to tuesday', 'no, cancel the weight check'], { family });
    expect(card).toMatchObject({ tool: 'deleteMedicalAppointment', input: { id: 'a6' } });
  });
});

test('a visit by its title and person is taken off, although an office has the same word', () => {
  const [card, ...others] = lastCards(["delete ivo's dental cleaning"], { family });
  expect(card).toMatchObject({ tool: 'deleteMedicalAppointment', input: { id: 'a5' } });
  expect(others).toEqual([]);
});

test('somebody who was just added is in the family, and not asked what to change', () => {
  const added = ['my mother in law Grace moved in, she is 70', 'add her to the family'];
  expect(lastPlan(added, { family, approves: true }).text).toMatch(/^Grace is in your family already/);
});

describe('a weekday after a week was planned', () => {
  test('is the one of that week', () => {
    const [card] = lastCards(['put chili on tuesday december 1', 'change thursday to tacos'], {
      family,
      approves: true,
    });
    expect(card?.input).toMatchObject({ weekStartDate: '2026-11-30' });
  });

  test('is the coming one without', () => {
    const [card] = lastCards(['put chili on thursday'], { family });
    expect(card?.input).toMatchObject({ weekStartDate: '2026-11-23' });
  });
});
