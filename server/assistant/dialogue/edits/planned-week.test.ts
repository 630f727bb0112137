// Edits of a plan of meals: days that are left out, and days that trade places.
import { expect, test } from 'vitest';
import { ANSWERERS } from '../../answers/answerers.ts';
import { clockOf } from '../../answers/moments.ts';
import { FACTS } from '../../answers/testing/asked.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { Reader } from '../../reading/read.ts';
import { decide } from '../decide.ts';
import type { Reference } from '../state.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { thread } from '../testing/thread.ts';

const household = { ...EMPTY_HOUSEHOLD, ...GAILS_FAMILY };
const reader = new Reader(household, clockOf(FACTS));
/** The menu that is stored, with a plan for three of its evenings. */
const PLANNED = {
  friday: { dinner: 'Fish tacos' },
  saturday: { breakfast: 'Gluten free pancakes', dinner: 'Paella' },
  sunday: { dinner: 'Tomato rice' },
};

function after(said: string, written: Reference[] = []) {
  const state = thread(['plan dinners for this week'], { family: GAILS_FAMILY })[0]?.state;
  if (!state) throw new Error('no state');
  const cards = [{ tool: 'saveWeeklyMenu', input: { weekStartDate: '2026-11-23', meals: PLANNED } }];
  return decide({
    reading: reader.read(said),
    household,
    facts: FACTS,
    state: { ...state, intent: 'menu_plan', cards },
    answerers: ANSWERERS,
    before: { answer: '', cardWaits: written.length === 0 },
    written,
  })?.plan;
}
const mealsAfter = (said: string): unknown => after(said)?.cards?.[0]?.input['meals'];

test.each([
  'not sat were eating at grandmas',
  'skip saturday',
  'no wait, not saturday',
  "we're out on saturday",
])('“%s” leaves that day as it was written', (said) => {
  expect(mealsAfter(said)).toEqual({
    ...PLANNED,
    saturday: { breakfast: 'Gluten free pancakes', dinner: 'Pizza night' },
  });
});

test('two days trade places', () => {
  const swapped = { ...PLANNED, friday: PLANNED.sunday, sunday: PLANNED.friday };
  expect(mealsAfter('swap friday and sunday')).toEqual(swapped);
});

test('“no eggs on friday” is no day that is left out, and no dish', () => {
  expect(after('no eggs on friday')?.cards ?? []).toEqual([]);
});

test('a yes in other words saves the plan', () => {
  expect(after('ok put it in')?.guided?.guide).toBe('save_menu');
});
