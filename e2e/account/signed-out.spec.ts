// Browser journeys: the browser is cleared however a session ends: signing out in the address bar, on the confirmation
// page, or elsewhere.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, openApp, test } from '../fixtures.ts';
import { addItem, card } from '../meal-kitchen.ts';
import { saved } from '../meal-week.ts';

test.use({
  serviceWorkers: 'allow',
  // Bringing about what this is about: calls that get lost, no connection, the page of visitors at unknown addresses.
  expectedErrors: [/Failed to load resource|net::ERR_|status of 40[14]/],
});

const PANTRY = '/meal-planning?tab=pantry';

const mealKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ppal:')));

/** Files of an offline start. */
const workersAndCaches = (page: Page) =>
  page.evaluate(async () => {
    const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
    return workers.length + (await caches.keys()).length;
  });

const landed = async (page: Page) => {
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
};

/** A parent with rice in the pantry, in an app that could start without a connection where the browser allows it. */
async function withRice(page: Page, plainHttp: boolean) {
  const parent = await openApp(page, { at: PANTRY });
  await addItem(page, { 'Item Name': 'PantrySecret rice' });
  await saved(page);
  if (!plainHttp) {
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect
      .poll(() => page.evaluate(() => caches.match('/app-shell', { ignoreSearch: true }).then(Boolean)))
      .toBe(true);
  }
  return parent;
}

/** Nothing is stored, and without a connection the app does not open. */
async function expectCleared(page: Page): Promise<void> {
  expect(await mealKeys(page)).toEqual([]);
  await expect.poll(() => workersAndCaches(page)).toBe(0);
  await page.context().setOffline(true);
  await expect(page.goto(PANTRY)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(false);
}

/**
 * Adds oats that the server never receives. Within the page: routes do not intercept calls that pass a service worker.
 */
async function addUnsent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch.bind(window);
    window.fetch = (asked, options) =>
      asked === '/api/meal-sync' ? Promise.reject(new TypeError('Failed to fetch')) : send(asked, options);
  });
  await addItem(page, { 'Item Name': 'Oats' });
}

test('signing out in the address bar leaves nothing, with and without a connection [M5] [APP-08]', async ({
  page,
  plainHttp,
}) => {
  await withRice(page, plainHttp);
  await page.goto('/api/logout');
  await landed(page);
  await expectCleared(page);
});

test('so does signing out on the page that asks first [M5]', async ({ page, plainHttp }) => {
  await withRice(page, plainHttp);
  // From another origin of this machine: a link on another site must not sign out by itself.
  const own = new URL(page.url());
  const other = own.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.goto(`http://${other}:${own.port}/`);
  await page.evaluate((address) => window.location.assign(address), `${own.origin}/api/logout`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await landed(page);
  await expectCleared(page);
});

/** Ends the session as `name` says, and opens the screen again. */
async function openWithoutCookies(page: Page, plainHttp: boolean, name: RegExp): Promise<void> {
  await withRice(page, plainHttp);
  const address = page.url();
  await page.goto('about:blank');
  await page.context().clearCookies({ name });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/meal-planning');
}

test('a session that ended elsewhere leaves nothing once a visitor sees a page here [M5]', async ({
  page,
  plainHttp,
}) => {
  await openWithoutCookies(page, plainHttp, /sid/);
  await expectCleared(page);
});

test('without any cookie the service worker tells that nobody is signed in [M5]', async ({ page }) => {
  await openWithoutCookies(page, false, /./);
  await expectCleared(page);
});

/** Signs out with a change that was never sent: only that stays. */
async function signOutUnsent(page: Page): Promise<void> {
  await addUnsent(page);
  await page.goto('/api/logout');
  const told = page.getByText("1 change hasn't been sent yet. Sign in to send it.", { exact: true });
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  expect(await mealKeys(page)).toEqual([expect.stringMatching(/^ppal:edits:/)]);
  // Already at this point the app does not open without a connection.
  await expect.poll(() => workersAndCaches(page)).toBe(0);
}

test('what was never sent stays, is mentioned, and is sent at the next sign-in or can be removed [M5] [MEAL-06]', async ({
  page,
  plainHttp,
}) => {
  const { email, password } = await withRice(page, plainHttp);
  await test.step('kept, and sent when the parent signs in again', async () => {
    await signOutUnsent(page);
    await expectAccessibleEverywhere(page, 'the page after signing out');
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await landed(page);
    expect(await mealKeys(page)).toEqual([expect.stringMatching(/^ppal:edits:/)]);
    await page.goto('/api/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
    await page.goto(PANTRY);
    for (const name of ['PantrySecret rice', 'Oats']) await expect(card(page, name)).toBeVisible();
    await saved(page);
  });
  await test.step('removed', async () => {
    await signOutUnsent(page);
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await landed(page);
    await expectCleared(page);
  });
});

test('meals kept on the device on purpose stay, and still nobody’s app opens without a connection [M5]', async ({
  page,
  plainHttp,
}) => {
  await withRice(page, plainHttp);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Keep meals on this device' }).check();
  await page.goto('/api/logout');
  await landed(page);
  const kept = await mealKeys(page);
  expect(kept.some((key) => key.startsWith('ppal:pantry:'))).toBe(true);
  expect(kept).not.toContain('ppal:session');
  await expect.poll(() => workersAndCaches(page)).toBe(0);
  await page.context().setOffline(true);
  await expect(page.goto(PANTRY)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
