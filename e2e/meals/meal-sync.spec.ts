// Browser journeys: meal planning in two tabs of one browser, and in two browsers of one family.
import type { Locator, Page } from '@playwright/test';
import { expect, newParent, openApp, test } from '../fixtures.ts';
import { list, saved } from '../meal-week.ts';
import { anotherBrowser, send, signIn } from '../settings-page.ts';

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
  await send(page, 'POST', '/api/shopping-lists', { title, items: names.map((name) => ({ name })) });
}

/** Adds items by typing their names one after the other. */
async function addItems(of: Locator, names: readonly string[]): Promise<void> {
  await of.getByRole('button', { name: 'Add item' }).click();
  const name = of.getByRole('textbox', { name: 'name of New item' });
  for (const [at, one] of names.entries()) {
    await name.fill(one);
    // Enter begins the next one.
    if (at < names.length - 1) await name.press('Enter');
    else await name.blur();
    await expect(of.getByText(one, { exact: true })).toBeVisible();
  }
}

/** 20 items ticked off and back on, 13 times each, and 20 added and named: 300 edits, each in its own turn. */
async function editThreeHundredTimes(page: Page, side: string): Promise<void> {
  const groceries = list(page, 'Groceries');
  const mine = groceries.getByRole('checkbox', { name: new RegExp(`^${side} `) });
  await mine.evaluateAll(async (boxes: HTMLElement[]) => {
    for (const box of Array.from({ length: 13 }, () => boxes).flat()) {
      box.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await addItems(
    groceries,
    Array.from({ length: 20 }, (_, at) => `New ${side} ${at + 1}`),
  );
}

test('two tabs edit the same list three hundred times each, and nothing is lost [MEAL-06] @plain-http', async ({
  page,
  context,
}) => {
  await openApp(page);
  const names = Array.from({ length: 20 }, (_, at) => [`Left ${at + 1}`, `Right ${at + 1}`]).flat();
  await makeList(page, 'Groceries', names);
  await page.goto(LISTS);
  const other = await context.newPage();
  await other.goto(LISTS);
  const tabs = [page, other];
  for (const tab of tabs) await expect(list(tab, 'Groceries').getByText('0 of 40')).toBeVisible();
  await Promise.all([editThreeHundredTimes(page, 'Left'), editThreeHundredTimes(other, 'Right')]);
  for (const tab of tabs) {
    // An item that lost one of its 13 ticks would not be ticked now.
    await expect(list(tab, 'Groceries').getByText('40 of 80')).toBeVisible();
    await saved(tab);
  }
  const [groceries] = await stored(page);
  expect(groceries?.items).toHaveLength(80);
  expect(groceries?.items.filter(({ checked }) => checked)).toHaveLength(40);
  expect(await keysOf(page, 'edits')).toEqual([]);
  await page.reload();
  await expect(list(page, 'Groceries').getByText('40 of 80')).toBeVisible();
});

test.describe('without a connection', () => {
  // The browser reports every call that does not get through.
  test.use({ expectedErrors: [/net::ERR_|status of 50\d/] });

  test('fifty edits outlive a reload, and are on the second device once the connection is back [MEAL-06] [MEAL-07] @plain-http', async ({
    page,
    browser,
  }) => {
    const parent = await openApp(page, { parent: newParent('Ana', 'Park') });
    const things = Array.from({ length: 25 }, (_, at) => `Thing ${at + 1}`);
    await makeList(page, 'Groceries', things);
    await page.goto(LISTS);
    await saved(page);
    const second = await anotherBrowser(browser, page);
    await signIn(second, parent);
    await second.goto(LISTS);
    await expect(list(second, 'Groceries').getByText('0 of 25')).toBeVisible();

    await page.route('**/api/meal-sync', (route) => route.abort());
    const groceries = list(page, 'Groceries');
    // By name and by key: ticked items sink below the others, and a row may move just before a click.
    for (const name of things) {
      const box = groceries.getByRole('checkbox', { name, exact: true });
      await box.press('Space');
      await expect(box).toBeChecked();
    }
    await addItems(
      groceries,
      Array.from({ length: 12 }, (_, at) => `More ${at + 1}`),
    );
    await groceries.getByRole('button', { name: 'Edit title: Groceries' }).click();
    await page.keyboard.type('Big shop');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved on this device, waiting for connection')).toBeVisible();
    expect(await keysOf(page, 'edits')).toHaveLength(50);
    // A request that outlives its page passes no route.
    await page.evaluate(() => (globalThis.fetch = () => Promise.reject(new TypeError('No connection'))));
    await page.reload();
    await expect(list(page, 'Big shop').getByText('25 of 37')).toBeVisible();
    expect(await keysOf(page, 'edits')).toHaveLength(50);
    await expect(list(second, 'Groceries').getByText('0 of 25')).toBeVisible();

    await page.unroute('**/api/meal-sync');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved(page);
    // Nobody touches the second device: the change appears by itself.
    await expect(list(second, 'Big shop').getByText('25 of 37')).toBeVisible();
    expect(await keysOf(page, 'edits')).toEqual([]);
  });
});
