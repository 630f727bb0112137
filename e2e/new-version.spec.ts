// Browser journeys: a new version was installed while the app was open, so the code of the next screen is gone.
import { expect, openApp, test } from './fixtures.ts';

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
