// Meal planning in two places at once: two tabs of one browser, and two browsers of one family.
import type { Page } from '@playwright/test';
import { expect, newParent, onboard, signUp, test } from './fixtures.ts';
import { list, saved } from './meal-week.ts';
import { anotherBrowser, send, signIn } from './settings-page.ts';

interface StoredList {
  id: string;
  title: string;
  items: { name: string; checked: boolean }[];
}

const LISTS = '/meal-planning?tab=lists';
const stored = async (page: Page) =>
  (await (await page.request.get('/api/shopping-lists')).json()) as StoredList[];
const keysOf = (page: Page, kind: string) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
    `ppal:${kind}:`,
  );

/** A list with these items, made by another device. */
async function makeList(page: Page, title: string, names: readonly string[]): Promise<void> {
  const items = names.map((name) => ({ name }));
  const { id } = (await send(page, 'POST', '/api/shopping-lists', {
    title,
    items: items.slice(0, 100),
  })) as StoredList;
  for (let from = 100; from < items.length; from += 100)
    await send(page, 'POST', `/api/shopping-lists/${id}/items`, { items: items.slice(from, from + 100) });
}

/** 150 items ticked off and 150 added, each in its own turn, as fast as the browser lets a hand be. */
async function editThreeHundredTimes(page: Page, side: string): Promise<void> {
  const groceries = list(page, 'Groceries');
  await groceries
    .getByRole('checkbox', { name: new RegExp(`^${side} `) })
    .evaluateAll(async (boxes: HTMLElement[]) => {
      for (const box of boxes) {
        box.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
  await groceries.getByRole('button', { name: 'Add item' }).evaluate(async (button: HTMLElement) => {
    for (let count = 0; count < 150; count += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

test('two tabs edit the same list three hundred times each, and nothing is lost [MEAL-06]', async ({
  page,
  context,
}) => {
  await signUp(page);
  await onboard(page);
  const names = Array.from({ length: 150 }, (_, at) => [`Left ${at + 1}`, `Right ${at + 1}`]).flat();
  await makeList(page, 'Groceries', names);
  await page.goto(LISTS);
  const other = await context.newPage();
  await other.goto(LISTS);
  for (const tab of [page, other]) await expect(list(tab, 'Groceries').getByText('0 of 300')).toBeVisible();
  await Promise.all([editThreeHundredTimes(page, 'Left'), editThreeHundredTimes(other, 'Right')]);
  for (const tab of [page, other]) {
    await expect(list(tab, 'Groceries').getByText('300 of 600')).toBeVisible();
    await saved(tab);
  }
  const [groceries] = await stored(page);
  expect(groceries?.items).toHaveLength(600);
  expect(groceries?.items.filter(({ checked }) => checked)).toHaveLength(300);
  expect(await keysOf(page, 'edits')).toEqual([]);
  await page.reload();
  await expect(list(page, 'Groceries').getByText('300 of 600')).toBeVisible();
});

test.describe('without a connection', () => {
  // The browser reports every call that does not get through.
  test.use({ expectedErrors: [/net::ERR_|status of 50\d/] });

  test('fifty edits outlive a reload, and are on the second device once the connection is back [MEAL-06] [MEAL-07]', async ({
    page,
    browser,
  }) => {
    const parent = await signUp(page, newParent('Ana', 'Park'));
    await onboard(page);
    await makeList(
      page,
      'Groceries',
      Array.from({ length: 25 }, (_, at) => `Thing ${at + 1}`),
    );
    await page.goto(LISTS);
    await saved(page);
    const second = await anotherBrowser(browser, page);
    await signIn(second, parent);
    await second.goto(LISTS);
    await expect(list(second, 'Groceries').getByText('0 of 25')).toBeVisible();

    await page.route('**/api/meal-sync', (route) => route.abort());
    const groceries = list(page, 'Groceries');
    for (const box of await groceries.getByRole('checkbox').all()) await box.check();
    for (let count = 0; count < 24; count += 1)
      await groceries.getByRole('button', { name: 'Add item' }).click();
    await groceries.getByRole('button', { name: 'Edit title: Groceries' }).click();
    await page.keyboard.type('Big shop');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved on this device, waiting for connection')).toBeVisible();
    expect(await keysOf(page, 'edits')).toHaveLength(50);
    await page.reload();
    await expect(list(page, 'Big shop').getByText('25 of 49')).toBeVisible();
    expect(await keysOf(page, 'edits')).toHaveLength(50);
    await expect(list(second, 'Groceries').getByText('0 of 25')).toBeVisible();

    await page.unroute('**/api/meal-sync');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved(page);
    // Nobody touches the second device: what changed shows by itself.
    await expect(list(second, 'Big shop').getByText('25 of 49')).toBeVisible();
    expect(await keysOf(page, 'edits')).toEqual([]);
  });
});
