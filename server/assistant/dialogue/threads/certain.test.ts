// Messages that the ranking is sure of, whatever was spoken of before or is stored in similar words; and weekdays of a planned week.
import { describe, expect, test } from 'vitest';
import { listOf, menuWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

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

describe('what everyday messages mean', () => {
  test('a day of the month after a month was spoken of', () => {
    const asked = ["book ivo's checkup sometime in january", 'the 12th at 9'];
    const { cards, text } = lastPlan(asked, { family });
    expect(cards?.[0]?.input).toMatchObject({ appointmentDate: '2027-01-12T09:00' });
    expect(text).not.toMatch(/left out/);
  });

  test('a thing that is checked off already, where another one has its name in it', () => {
    const lists = [
      listOf('food', 'Food', ['Banana leaves', '2']),
      listOf('shop', 'Shop', ['Bananas', '', true], ['Fish sauce']),
    ];
    const { cards, text } = lastPlan(['mark bananas as bought'], { family: { ...family, lists } });
    expect(cards ?? []).toEqual([]);
    expect(text).toMatch(/Bananas on \*\*Shop\*\* are checked off already/);
  });

  test('who can take somebody: the grown-ups with nothing stored then', () => {
    const { text } = lastPlan(['who can take nell to the weight check on december 4 at 11?'], { family });
    expect(text).toMatch(/^Nothing is stored for you or Walt on Friday, December 4 at 11:00 AM/);
  });

  test('another food to do without', () => {
    const asked = ['what can i use instead of eggs in pancakes?', 'and instead of milk?'];
    expect(lastPlan(asked, { family }).text).toMatch(/^Milk in baking/);
  });

  test('a supply that is not stored gets no yes', () => {
    const { text } = lastPlan(['does ivo need his fluticasone inhaler refilled?'], { family });
    expect(text).toMatch(/^When it runs out or expires isn't stored/);
  });

  test('a good bedtime is no nap of somebody else', () => {
    const members = (family.members ?? []).map((one) =>
      one.id === 'nell' ? { ...one, notes: 'Naps at 1.' } : one,
    );
    const { text } = lastPlan(["what's a good bedtime for an 8 year old?"], {
      family: { ...family, members },
    });
    expect(text).not.toMatch(/Naps/);
  });

  test('trouble that is told after advice is no interest', () => {
    const asked = ['ivo refuses to do his homework', 'he just plays video games'];
    expect(lastPlan(asked, { family }).cards ?? []).toEqual([]);
  });

  test('a high sugar gets words of its own, and no blood pressure', () => {
    const { text } = lastPlan(["ivo's blood sugar is 250, what should i do?"], { family });
    expect(text).toMatch(/ketones/);
    expect(text).not.toMatch(/130 over 80/);
  });
});
