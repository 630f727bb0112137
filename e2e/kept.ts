// Helpers for journeys with the service worker: what it keeps, and a shopping list to keep.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The addresses of everything that is kept for a start without a connection. */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const keys = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** True when the service worker controls this page. */
export const isLookedAfter = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null);

/** Waits until the app could start without a connection. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect.poll(() => isLookedAfter(page)).toBe(true);
  await expect.poll(() => keptIn(page)).toContain('/app-shell');
}

export async function writeList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Shopping List' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('List Name').fill('Saturday market');
  await dialog.getByLabel('Items').fill('Milk\nBread');
  await dialog.getByRole('button', { name: /^(Add|Save)/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
