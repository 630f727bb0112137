// Browser journeys: what moves on the screen says something, ends by itself, and stands still for who asked for that.
import type { Page } from '@playwright/test';
import { calendar, saveMenu } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { arriveAt, list, plan } from '../meal-week.ts';
import { store } from '../medical-screen.ts';

/** Only the dinner of Sunday is missing. */
const SIX_DINNERS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
    day,
    { dinner: `Soup of ${day}` },
  ]),
);

/** Records the name of each animation that starts on a page of this browser. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(globalThis, { started });
    document.addEventListener('animationstart', ({ animationName }) => started.push(animationName));
    // Those begun by code have an id in place of a name, and no event.
    const look = () => {
      for (const { id } of document.getAnimations()) if (id !== '') started.push(id);
      requestAnimationFrame(look);
    };
    look();
  });
const started = (page: Page) => page.evaluate(() => (globalThis as unknown as { started: string[] }).started);

/** Waits until nothing on the page is animated any more. */
const expectStill = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length), { timeout: 20_000 }).toBe(0);

const item = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** At the card of a list with two items. */
async function openList(page: Page): Promise<void> {
  await watchMotion(page);
  await arriveAt(page, 'lists');
  const items = [{ name: 'Milk' }, { name: 'Eggs' }];
  await store(page, '/api/shopping-lists', { title: 'Groceries', items });
  await page.reload();
  await expect(list(page, 'Groceries').getByText('0 of 2')).toBeVisible();
}

/** At a week in which only the dinner of Sunday is missing. */
async function openWeek(page: Page): Promise<void> {
  await watchMotion(page);
  await arriveAt(page, 'menus');
  await saveMenu(page, SIX_DINNERS);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Nov 23 – 29/ })).toBeVisible();
}

const full = (page: Page) => page.getByText('Every dinner is planned');
const leaves = (page: Page) => page.locator('.leaves');

/** A ticked item is struck through before it moves, and Pip hops at the last one. */
async function tickItems(page: Page): Promise<void> {
  await expectStill(page);
  expect(await started(page)).not.toContain('strike');
  await item(page, 'Milk').check();
  await expect.poll(() => started(page)).toEqual(expect.arrayContaining(['ticking', 'strike']));
  await expect(page.getByRole('heading', { name: 'Checked (1)' })).toBeVisible();
  expect(await started(page)).not.toContain('pip-hop');
  await item(page, 'Eggs').check();
  await expect(page.getByRole('heading', { name: 'Checked (2)' })).toBeVisible();
  await expect.poll(() => started(page)).toContain('pip-hop');
  await expectStill(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Checked (2)' })).toBeVisible();
  await expectStill(page);
  expect(await started(page)).not.toContain('strike');
  expect(await started(page)).not.toContain('pip-hop');
}

/** In the shop the whole row is struck through, and Pip hops over the full basket. */
async function fillBasket(page: Page): Promise<void> {
  for (const name of ['Milk', 'Eggs']) await item(page, name).uncheck();
  await expectStill(page);
  expect(await started(page)).not.toContain('strike');
  expect(await started(page)).not.toContain('pip-hop');
  await page.getByRole('link', { name: 'Go shopping with Groceries' }).click();
  await item(page, 'Milk').check();
  await expect.poll(() => started(page)).toEqual(expect.arrayContaining(['ticking', 'strike']));
  await item(page, 'Eggs').check();
  await expect(page.getByText("That's everything!")).toBeVisible();
  await expect.poll(() => started(page)).toContain('pip-hop');
  await expectStill(page);
}

/** Leaves fall when the last dinner of a week is planned, once. */
async function planLastDinner(page: Page): Promise<void> {
  await plan(page, 'Sunday dinner', 'Pizza');
  await expect(full(page)).toBeVisible();
  await expect.poll(() => started(page)).toContain('leaf-falls');
  await expect(leaves(page)).toHaveCount(0);
  await expectStill(page);
  await page.reload();
  await expect(full(page)).toBeVisible();
  expect(await started(page)).not.toContain('leaf-falls');
}

/** The month comes in from the side it was turned to. */
async function turnMonths(page: Page): Promise<void> {
  await page.goto('/');
  await expect(calendar(page).getByText('November 2026')).toBeVisible();
  expect(await started(page)).not.toContain('turn-month');
  await calendar(page).getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => started(page)).toContain('turn-month');
  expect(await started(page)).not.toContain('turn-month-back');
  await calendar(page).getByRole('button', { name: 'Previous month' }).click();
  await expect.poll(() => started(page)).toContain('turn-month-back');
  await expectStill(page);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a ticked item is struck through before it moves, in the shop too, and Pip hops at the last one', async ({
    page,
  }) => {
    await openList(page);
    await test.step('on the list', () => tickItems(page));
    await test.step('in the shop', () => fillBasket(page));
  });

  test('leaves fall when the last dinner of a week is planned, once, and the month comes in from the side it was turned to', async ({
    page,
  }) => {
    await openWeek(page);
    await test.step('the last dinner', () => planLastDinner(page));
    await test.step('the months', () => turnMonths(page));
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, and everything is said all the same', async ({ page }) => {
    await openList(page);
    await item(page, 'Milk').check();
    await item(page, 'Eggs').check();
    await expect(page.getByRole('heading', { name: 'Checked (2)' })).toBeVisible();
    await expect(page.locator('.pip[data-mood="excited"]')).toBeVisible();
    expect(await started(page)).toEqual([]);
    await saveMenu(page, SIX_DINNERS);
    await page.goto('/meal-planning?tab=menus');
    await plan(page, 'Sunday dinner', 'Pizza');
    await expect(full(page)).toBeVisible();
    await expect(leaves(page)).toHaveCount(0);
    await page.goto('/');
    await calendar(page).getByRole('button', { name: 'Next month' }).click();
    await expect(calendar(page).getByText('December 2026')).toBeVisible();
    expect(await started(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
