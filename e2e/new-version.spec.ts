// Browser journeys: a new version of the app, found by the service worker; or installed while the app was open, so that
// the code of the next screen is gone.
import type { Locator, Page } from '@playwright/test';
import { expect, openApp, test } from './fixtures.ts';
import { waitUntilKept, writeList } from './kept.ts';
import { startProxy, type Proxy } from './proxy.ts';

test.describe('after an update', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch dynamically)|could not be fetched/] });

  test('a screen that cannot be fetched says so, and loading it again helps', async ({ page }) => {
    // Before anything is fetched ahead of its use.
    await page.route(/assets\/family-page/, (route) => route.fulfill({ status: 404, body: '' }));
    await openApp(page);
    await page.getByRole('link', { name: 'Family Overview' }).first().click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute(/assets\/family-page/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Family Overview' })).toBeVisible();
  });
});

// Its own address, before the same server: there the app can get a new version.
const updated = test.extend<{ between: Proxy }>({
  serviceWorkers: 'allow',
  between: async ({ server }, use) => {
    const proxy = await startProxy(server.address);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ between }, use) => use(between.address),
});

/** The note of a new version, after the browser has found one as it does by itself from time to time. */
async function findNewVersion(page: Page, between: Proxy): Promise<Locator> {
  between.append('/sw.js', '// The next version.');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  return page.getByRole('status').filter({ hasText: 'A new version is ready' });
}

updated(
  'a new version, found by the service worker, asks before it loads, and nothing typed is lost',
  async ({ page, between }) => {
    await openApp(page, { at: '/meal-planning?tab=lists' });
    await writeList(page);
    await waitUntilKept(page);
    await page.getByRole('button', { name: 'Edit name of Bread: Bread' }).click();
    await page.getByLabel('name of Bread').fill('Rye bread');
    const news = await findNewVersion(page, between);
    await expect(news).toBeVisible();
    await expect(page.getByLabel('name of Bread')).toHaveValue('Rye bread');
    await page.getByLabel('name of Bread').press('Enter');
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
    expect(await isWaiting()).toBe(true);
    await news.getByRole('button', { name: 'Reload' }).click();
    await expect(news).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Rye bread' })).toBeVisible();
    await expect.poll(isWaiting).toBe(false);
  },
);

updated(
  'the page loads again though the worker before is busy and lets no other take over',
  async ({ page, between }) => {
    await openApp(page, { at: '/meal-planning?tab=lists' });
    await waitUntilKept(page);
    const news = await findNewVersion(page, between);
    await expect(news).toBeVisible();
    // The worker asks for a file that is missing, and for this one nothing comes.
    const missing = await page.evaluate(async () => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (url.includes('/app-shell')) {
            await (await caches.open(name)).delete(url);
            return url;
          }
      throw new Error('The file is not kept.');
    });
    const { pathname, search } = new URL(missing);
    between.hold(pathname + search);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('keep'));
    const loaded = page.waitForEvent('load', { timeout: 20_000 });
    await news.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(page.getByRole('heading', { name: 'No shopping lists yet' })).toBeVisible();
  },
);

updated.describe('on a phone', () => {
  updated.use({ viewport: { width: 390, height: 844 } });

  updated(
    'the note of a new version never lies over actions at the lower edge',
    async ({ page, between }) => {
      await openApp(page, { at: '/meal-planning?tab=menus' });
      await waitUntilKept(page);
      await page.getByRole('button', { name: 'Fill in this week' }).click();
      const grid = page.getByRole('grid');
      await grid
        .getByRole('button', { name: /^Add .* dinner/ })
        .first()
        .click();
      await page.keyboard.type('Chili\n');
      await findNewVersion(page, between);
      const news = page.locator('.new-version');
      await expect(news).toBeVisible();
      await grid.getByRole('button', { name: /dinner: Chili/ }).press('m');
      await expect(page.locator('[data-action-bar]')).toBeInViewport();
      await expect(news).toBeHidden();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(news).toBeVisible();
      const bar = page.getByRole('navigation', { name: 'Main' });
      const { y, height } = (await news.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
      await bar.getByRole('link', { name: 'AI Chat' }).click();
      await expect(page.getByLabel('Message to Pip')).toBeInViewport();
      await expect(news).toBeHidden();
      await bar.getByRole('link', { name: 'Home' }).click();
      await expect(news).toBeVisible();
      await news.getByRole('button', { name: 'Later' }).click();
      await expect(news).toBeHidden();
    },
  );
});
