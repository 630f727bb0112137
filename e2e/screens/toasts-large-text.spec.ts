// Browser journey: toasts on a phone with large text.
import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../fixtures.ts';

const toastOf = (page: Page) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('listitem');

/** With text of twice the size, as in the settings of the browser. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

test('on a phone with large text a toast breaks no word, and the title of the last row stays clear of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, { at: '/family', areas: ['medical'] });
  for (const title of ['Flu shot', 'Eye test', 'Blood test', 'Hearing test'])
    await page.request.post('/api/medical-records', { data: { title } });
  await enlargeText(page);
  await page.goto('/medical?tab=records');
  await page
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(toastOf(page)).toContainText('Medical record deleted');
  const words = toastOf(page).getByText('Medical record deleted');
  // Two lines of 48 pixels.
  expect((await words.boundingBox())!.height).toBeLessThan(100);
  await page.keyboard.press('End');
  await expect(async () => {
    const toast = (await toastOf(page).boundingBox())!;
    const title = (await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).last().boundingBox())!;
    expect(title.y + title.height).toBeLessThanOrEqual(toast.y);
  }).toPass({ timeout: 3_000 });
});

test('a long toast with large text leaves the screen in sight, and its buttons can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, { at: '/family', areas: ['medical'] });
  const title = 'Hearing test at the clinic beside the old library, with the results of last spring';
  await page.request.post('/api/medical-records', { data: { title } });
  await enlargeText(page);
  await page.goto('/settings#changes');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(toastOf(page)).toContainText('Undone');
  expect((await toastOf(page).boundingBox())!.height).toBeLessThan(844 / 2);
  const dismiss = toastOf(page).getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeInViewport({ ratio: 1 });
  await dismiss.click();
  await expect(toastOf(page)).toHaveCount(0);
});
