import { openApp, test } from './fixtures.ts';
import { readingOf, stubReading } from './school-file.ts';
const DIR = process.env['SHOTS'] ?? '/tmp/shots';
const shot = async (page: import('@playwright/test').Page, name: string) => {
  for (const [w, h] of [
    [1280, 900],
    [390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${DIR}/${name}-${w}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
};
const members = [
  { name: 'Mia', relationship: 'child', age: 9 },
  { name: 'Leo', relationship: 'child', age: 6 },
  { name: 'Sam', relationship: 'child', age: 2 },
  { name: 'Dana', relationship: 'spouse', age: 40 },
];
test('look', async ({ page }) => {
  test.setTimeout(300000);
  await openApp(page, { at: '/school', members, areas: ['schoolSchedules', 'mealPlanning'] });
  await page.getByLabel('School name').waitFor();
  await shot(page, '1-empty');
  await page.getByLabel('School name').fill('Lincoln Elementary');
  await page.getByLabel('School district').fill('Springfield 19');
  await page.getByLabel('Add subjects').fill('Math, Reading; Science');
  await page.getByLabel('Add subjects').press('Enter');
  await page.getByRole('button', { name: 'Nut-free', exact: true }).click();
  await page.getByRole('button', { name: 'Search for calendar' }).click();
  await shot(page, '2-searching');
  await page.getByRole('button', { name: 'Confirm' }).waitFor();
  await shot(page, '3-found');
  await page.getByRole('button', { name: /Review all/ }).click();
  await page.getByRole('button', { name: /Edit Labor/ }).click();
  await shot(page, '4-review-search');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('On your calendar').waitFor();
  await shot(page, '5-confirmed');
  const calendar = await readingOf(page);
  await stubReading(page, () => [
    { event: 'progress', page: 1, of: 1 },
    { event: 'done', calendar },
  ]);
  await page.getByRole('button', { name: 'Got a newer calendar?' }).click();
  await shot(page, '6-newer');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'calendar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await page.getByRole('heading', { name: /Review all/ }).waitFor();
  await page.getByRole('button', { name: /Edit Thanks/ }).click();
  await shot(page, '7-review-file');
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('School type').selectOption('hybrid');
  await page.getByRole('button', { name: 'Add a break' }).click();
  await shot(page, '8-hybrid');
  await page.getByRole('button', { name: 'Add another school' }).click();
  await shot(page, '9-second');
});
