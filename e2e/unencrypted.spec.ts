// Browser journeys: plain http from another machine, as an owner may allow it: the browser disables half of its
// protections.
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { SHIPPED, startServer } from '../scripts/running-server.ts';
import { expect, signUp, test } from './fixtures.ts';
import { addItem } from './meal-kitchen.ts';
import { saved } from './meal-week.ts';

const BANNER = /^\s*This connection isn't encrypted\./;

/** A browser for which nas.local is this machine, but no secure context. */
const launch = (): Promise<Browser> => {
  const executablePath = findChromium();
  const args = [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP nas.local 127.0.0.1'];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
};

/** Finishes onboarding from within the page: only this browser knows where nas.local is. */
const onboardInside = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const preferences = { schoolType: null, assistanceAreas: ['mealPlanning'] };
    const { ok, status } = await fetch('/api/onboarding/complete', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ timeZone: 'America/New_York', preferences }),
    });
    if (!ok) throw new Error(`It answered ${status}.`);
  });

test('over plain http a parent is told, and signs out without leaving anything [L10] [M5]', async () => {
  const server = await startServer({
    program: SHIPPED,
    settings: { ALLOW_INSECURE_HTTP: '1', ALLOWED_HOSTS: 'nas.local' },
  });
  const browser = await launch();
  try {
    const baseURL = `http://nas.local:${new URL(server.address).port}`;
    const page = await browser.newPage({ baseURL });
    await page.goto('/api/login');
    await expect(page.getByText(BANNER)).toBeVisible();
    await signUp(page);
    await onboardInside(page);
    await page.goto('/settings');
    await expect(page.getByText(BANNER)).toBeVisible();
    await page.goto('/meal-planning?tab=pantry');
    await addItem(page, { 'Item Name': 'Rice' });
    await saved(page);
    // Without Sec-Fetch-Site the server cannot see that the address was typed.
    await page.goto('/api/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  } finally {
    await browser.close();
    await server.stop();
  }
});
