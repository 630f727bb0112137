// Browser journeys: offline meal planning: it opens and stores ticks, other screens wait, and no family data remains
// after sign-out.
import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessibleEverywhere } from './axe.ts';
import { expect, liveOnJourneyClock, openApp, test } from './fixtures.ts';
import { isLookedAfter, keptIn, waitUntilKept, writeList } from './kept.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported module|when fetching the script/,
  ],
});

const BANNER = "You're offline. Meal planning works with what's saved on this device.";

/** Storage keys of the family's meals in this browser. */
const mealKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ppal:')));

const milkOf = (page: Page) => page.getByRole('checkbox', { name: 'Milk' });

/** A second device of the same parent. */
async function secondDevice(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context
    .browser()!
    .newContext({ storageState: { ...(await context.storageState()), origins: [] } });
  await liveOnJourneyClock(other);
  const screen = await other.newPage();
  await screen.goto(new URL('/meal-planning?tab=lists', page.url()).href);
  return screen;
}

test('a parent shops without signal: the lists open, what is ticked and typed stays, and is everywhere once the signal is back @plain-http', async ({
  page,
  context,
  plainHttp,
}) => {
  await openApp(page, { at: '/meal-planning?tab=lists' });
  await writeList(page);
  if (plainHttp) {
    // Browsers disable all of it on plain http: the open page continues, and no message appears.
    expect(await keptIn(page)).toEqual([]);
    await context.setOffline(true);
    await milkOf(page).check();
    await expect(page.getByText('Saved on this device, waiting for connection')).toBeVisible();
    await expect(page.getByText(BANNER)).toBeHidden();
  } else {
    await waitUntilKept(page);
    expect((await keptIn(page)).filter((path) => path.startsWith('/api/'))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(BANNER)).toBeVisible();
    await milkOf(page).check();
    await page.reload();
    await expect(milkOf(page)).toBeChecked();
    // Everything on this device is found, too; the rest of the search says that it has to wait.
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Only meals and lists can be searched right now.')).toBeVisible();
    await page.keyboard.type('brea');
    await expect(page.getByRole('option', { name: /^Bread on Saturday market/ })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Family Overview' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.goto('/family');
    await page.getByRole('link', { name: 'Open meal planning' }).click();
    await page.getByRole('tab', { name: 'Shopping Lists' }).click();
    await page.getByRole('button', { name: 'Edit name of Bread: Bread' }).click();
    await page.getByLabel('name of Bread').fill('Rye bre');
  }
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toBeHidden();
  if (!plainHttp) {
    // Text that was being typed when the connection returned is still being typed.
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(page.getByLabel('name of Bread')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('ad');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const other = await secondDevice(context, page);
  await expect(milkOf(other)).toBeChecked();
  await expect(other.getByRole('checkbox', { name: plainHttp ? 'Bread' : 'Rye bread' })).toBeVisible();
  await other.context().close();
});

test('whoever signs out leaves nothing behind: not for the next one, and not without a connection @plain-http', async ({
  page,
  context,
  plainHttp,
}) => {
  const { email, password } = await openApp(page, { at: '/meal-planning?tab=lists' });
  await writeList(page);
  if (!plainHttp) await waitUntilKept(page);
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => isLookedAfter(page)).toBe(false);
  expect(await mealKeys(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/meal-planning?tab=lists')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
  if (!plainHttp) await waitUntilKept(page);
});

test('a screen that is opened for the first time without a connection opens by itself afterwards @plain-http', async ({
  page,
  context,
}) => {
  await openApp(page);
  await expect(page.getByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Family Overview' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Family Overview' })).toBeVisible();
});

test('what a parent sees where nothing answers, or where there is no connection, is accessible', async ({
  page,
}) => {
  await openApp(page, { at: '/meal-planning?tab=lists' });
  await writeList(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(milkOf(page)).toBeVisible();
  await expectAccessibleEverywhere(page, 'meal planning where nothing answers');
  release();
  await expect(page.getByText(BANNER)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();

  await page.unrouteAll();
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.goto('/medical');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a screen that needs a connection');
  await page.getByRole('link', { name: 'Open meal planning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meal Planning' })).toBeVisible();

  // Meanwhile the session was ended from another device: when it turns out, nothing of the family stays.
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value: 'x'.repeat(43) })));
  await page.unrouteAll();
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect.poll(() => mealKeys(page)).toEqual([]);
});

test('the note that allergies are not checked is there from the start, and leaves its place when they are', async ({
  page,
  context,
}) => {
  await openApp(page, { at: '/meal-planning?tab=lists' });
  await writeList(page);
  await waitUntilKept(page);
  // Where the first list has stood below the title of its tab, at each frame.
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    const look = () => {
      const list = document.querySelector('ul[aria-label="Shopping lists"]');
      const title = document.querySelector('#lists-title');
      if (list && title) {
        const y = list.getBoundingClientRect().top - title.getBoundingClientRect().top;
        if (places.at(-1) !== y) places.push(y);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const places = () => page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Allergies couldn't be checked without a connection.")).toBeVisible();
  await expect(milkOf(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Allergies are checked again.')).toBeVisible();
  await expect(page.getByText(BANNER)).toBeHidden();
  expect(await places()).toHaveLength(1);
});
