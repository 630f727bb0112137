// Browser journeys: unknown addresses, for visitors, for parents in the wizard, and for parents in the app.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, finishOnboarding, test } from '../fixtures.ts';

const heading = { name: 'Page Not Found' };

// The browser itself reports the status of the document, which is what these journeys are about.
test.use({ expectedErrors: [/status of 404/] });

test('a visitor gets the 404 page at an unknown address and at the address of a screen, with status 404 [APP-02] [APP-05]', async ({
  page,
}) => {
  for (const path of ['/family', '/settings', '/medical']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', heading)).toBeVisible();
  }
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expectAccessibleEverywhere(page, 'the 404 page of a visitor');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByText('Get Started').first()).toBeVisible();
});

/** In the wizard there is only the wizard; everything else is the 404 page, with a link back. */
async function expectOnlyWizard(page: Page): Promise<void> {
  for (const path of ['/chat', '/no-such', '/family']) {
    await page.goto(path);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByText('Unauthorized')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
}

/** In the app the 404 page comes with the sidebar. */
async function expectBesideSidebar(page: Page): Promise<void> {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'the 404 page in the app');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { name: /Dana/ })).toBeVisible();
}

test('a parent at an unknown address gets the 404 page, in the wizard with a link back to it, in the app beside the sidebar, with status 404 [APP-03] [APP-05] [APP-06]', async ({
  page,
}) => {
  await createAccount(page);
  await test.step('in the wizard', () => expectOnlyWizard(page));
  await finishOnboarding(page);
  await test.step('in the app', () => expectBesideSidebar(page));
});
