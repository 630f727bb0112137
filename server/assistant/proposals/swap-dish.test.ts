// Swapping a dish on the card of a menu: only dishes that fit everybody, nothing saved before approval, no past days.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { DAYS } from '#contract/week.ts';
import type { Database } from '../../db/engine/open.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { dishConflicts } from '../guard/dishes.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

onEachDatabase('swapping a dish', ({ open }) => {
  let database: Database;
  let home: Home;
  let dana: Parent;
  let id: string;
  beforeEach(async () => {
    database = await open();
    home = await openHome(undefined, { database });
    dana = await home.parent('Dana');
    id = await dana.begin();
  });
  afterEach(async () => {
    await home.close();
    await database.close();
  });

  const planned = async (text: string): Promise<Proposal> =>
    (await dana.say(id, text)).metadata.proposals[0]!;
  const swap = (card: Proposal, day = 'monday', meal = 'dinner', ifVersion = card.version) =>
    dana.send<Proposal>('POST', `/api/proposals/${card.id}/swap`, { day, meal, ifVersion });
  const dishOn = ({ lines }: Proposal, label = 'Monday dinner') =>
    lines.find((line) => line.label === label)?.after;
  const menus = async () => (await dana.send<WeeklyMenu[]>('GET', '/api/weekly-menus')).json;

  test('changes that dish alone, again and again, saves nothing, and approving saves what the card shows', async () => {
    const first = await planned('plan dinners for next week');
    const second = (await swap(first)).json;
    const third = (await swap(second)).json;
    expect(new Set([first, second, third].map((card) => dishOn(card))).size).toBe(3);
    const others = ({ lines }: Proposal) => lines.filter(({ label }) => label !== 'Monday dinner');
    expect(others(third)).toEqual(others(first));
    expect([third.id, third.status]).toEqual([first.id, 'pending']);
    expect(await menus()).toEqual([]);
    const approved = await dana.send<Proposal>('POST', `/api/proposals/${third.id}/approve`, {
      ifVersion: third.version,
    });
    expect(approved.json.status).toBe('approved');
    expect((await menus())[0]?.meals.monday).toEqual({ dinner: dishOn(third) });
    expect((await swap(third)).text).toBe('This card was answered already.');
  });

  test('a card that was swapped since it was read is shown anew instead of being approved', async () => {
    const read = await planned('plan dinners for next week');
    const swapped = (await swap(read)).json;
    const answer = await dana.send<Proposal>('POST', `/api/proposals/${read.id}/approve`, {
      ifVersion: read.version,
    });
    expect([answer.json.status, dishOn(answer.json)]).toEqual(['pending', dishOn(swapped)]);
    expect(await menus()).toEqual([]);
    expect((await swap(read)).status).toBe(412);
  });

  test('a dish that somebody must not eat is never offered, and wishes of the plan still hold', async () => {
    const mia = await dana.member({ name: 'Mia', allergies: ['peanuts', 'milk'] });
    let card = await planned('plan dinners without fish for next week');
    for (let count = 0; count < 25; count += 1) {
      card = (await swap(card)).json;
      expect(dishConflicts([mia], dishOn(card) ?? '')).toEqual([]);
      expect(dishOn(card)).not.toMatch(/salmon|tuna|tilapia|\bcod\b|\bfish\b/i);
    }
  });

  test('an allergy that became known since the card was made marks each dish that does not fit, to be swapped', async () => {
    const card = await planned('plan dinners for next week');
    const ben = await dana.member({ name: 'Ben', allergies: ['wheat', 'milk', 'egg'] });
    const first = await dana.send<Proposal>('POST', `/api/proposals/${card.id}/approve`, {});
    expect([first.json.status, await menus()]).toEqual(['pending', []]);
    // The card names each dish that does not fit, and every one of them can be swapped, whatever the others are.
    let shown = first.json;
    const unfit = () =>
      shown.lines.find(
        ({ label, after }) => label.endsWith(' dinner') && dishConflicts([ben], after ?? '').length > 0,
      );
    expect(unfit()).toBeDefined();
    for (let line = unfit(); line !== undefined; line = unfit()) {
      const starts = `${line.after}: `;
      const named = shown.lines.filter(
        ({ label, after }) => label === 'Careful' && after?.startsWith(starts),
      );
      expect(named.map(({ after }) => after)).toEqual([expect.stringMatching(/, which is not for Ben$/)]);
      const swapped = await swap(
        shown,
        DAYS.find((day) => line?.label.toLowerCase() === `${day} dinner`),
      );
      expect(swapped.status).toBe(200);
      shown = swapped.json;
    }
    const { json } = await dana.send<Proposal>('POST', `/api/proposals/${shown.id}/approve`, {});
    expect(json.status).toBe('approved');
  });

  test('a day that is over, or that the card does not plan, has nothing to swap', async () => {
    const card = await planned('plan dinners for this week');
    expect((await swap(card, 'friday')).status).toBe(200);
    expect((await swap(card, 'monday')).text).toBe('This card plans nothing there.');
    expect((await swap(card, 'saturday', 'lunch')).text).toBe('This card plans nothing there.');
    home.clock.advanceDays(0.9);
    expect((await swap(card, 'friday')).text).toBe('That day is over.');
  });

  test('nobody else may swap on it', async () => {
    const card = await planned('plan dinners for next week');
    const sven = await home.parent('Sven');
    const answer = await sven.send('POST', `/api/proposals/${card.id}/swap`, {
      day: 'monday',
      meal: 'dinner',
    });
    expect(answer.status).toBe(404);
  });
});
