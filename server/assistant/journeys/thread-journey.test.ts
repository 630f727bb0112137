// Later turns of a conversation against the stored cards: a yes in between, and the days of a plan.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let parent: Parent;

beforeAll(async () => {
  home = await openHome();
  home.clock.at = Date.parse('2026-11-20T20:00:00Z');
  parent = await home.parent('Dana', { timeZone: 'America/New_York' });
  await parent.member({ name: 'Mia', relationship: 'child' });
});
afterAll(() => home.close());

/** The cards of the last answer; those before it are approved, or wait. */
async function cardsAfter(messages: readonly string[], approves = true) {
  const id = await parent.begin();
  let cards: { tool: string; lines: readonly { label: string }[] }[] = [];
  for (const [at, said] of messages.entries()) {
    const { metadata } = await parent.say(id, said);
    cards = metadata.proposals;
    if (!approves || at === messages.length - 1) continue;
    for (const { id: card } of metadata.proposals) await parent.approve(card);
  }
  return cards;
}

test('“undo that” behind a yes takes the last change back', async () => {
  const cards = await cardsAfter(['Mia is allergic to kiwi', 'yes', 'undo that']);
  expect(cards.map(({ tool }) => tool)).toEqual(['undoChange']);
});

test('a day is left out of a plan that waits, and two days of it trade places', async () => {
  const plan = ['plan dinners for next week', 'not tuesday were out'];
  const labels = (await cardsAfter(plan, false)).flatMap(({ lines }) => lines.map(({ label }) => label));
  expect(labels).toContain('Monday dinner');
  expect(labels).not.toContain('Tuesday dinner');
  const swapped = await cardsAfter([...plan, 'swap monday and friday'], false);
  expect(swapped.map(({ tool }) => tool)).toEqual(['saveWeeklyMenu']);
});
