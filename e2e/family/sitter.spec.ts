// Browser journeys: a sheet for the sitter, on paper and as a link that a parent ends.
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, liveOnJourneyClock, test } from '../fixtures.ts';
import { arrive, button, dialog, notice, store } from '../medical-screen.ts';

const MEMBERS = [
  // The wizard stores an allergy among the diets.
  {
    name: 'Mia',
    relationship: 'child',
    age: 6,
    allergies: ['peanuts'],
    dietaryRestrictions: ['Sesame allergy', 'Vegan', 'Needs inhaler'],
  },
  { name: 'Leo', relationship: 'child', age: 3 },
];

/** A family with a medicine, a doctor and an allergy among the records. */
async function settleIn(page: Page): Promise<void> {
  const family = await arrive(page, { members: MEMBERS });
  await store(page, '/api/medications', {
    name: 'Zyrtec',
    dosage: '5 ml',
    frequency: 'once daily',
    familyMemberId: family['Mia'],
  });
  await store(page, '/api/medical-contacts', {
    name: 'Dr. Lee',
    type: 'doctor',
    phoneNumber: '312 555 0100',
  });
  const record = { category: 'allergy', familyMemberId: family['Mia'] };
  await store(page, '/api/medical-records', { ...record, title: 'Cashew allergy' });
  await store(page, '/api/medical-records', { ...record, title: 'Milk allergy (resolved)' });
}

/** Prints the sheet of the open form. */
async function printSheet(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const form = dialog(page, 'For the sitter');
  await form.getByLabel('How to reach you').fill('Ana 555 0111');
  await form.getByLabel('Address').fill('5 Elm St');
  await form.getByLabel('Bedtimes and notes').fill('Bed at 7:30');
  await form.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.printed-sheet')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  for (const text of [
    'Allergies: peanuts, Sesame allergy, Cashew allergy\n',
    'Health: Needs inhaler\n',
    'Medicines:\n',
    'Zyrtec: 5 ml',
    'Emergency: 911',
    'Dr. Lee: 312 555 0100',
    'Bed at 7:30',
  ])
    expect(words).toContain(text);
  expect(words).not.toContain('Make a link');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
}

/** Makes a link in the open form, and returns it. */
async function makeLink(page: Page): Promise<string> {
  const form = dialog(page, 'For the sitter');
  await form.getByRole('checkbox', { name: 'Leo' }).uncheck();
  // As on the sheet before.
  await expect(form.getByLabel('How to reach you')).toHaveValue('Ana 555 0111');
  await expect(form.getByLabel('Address')).toHaveValue('5 Elm St');
  await form.getByLabel('Bedtimes and notes').fill('Bed at 7:30');
  await expectAccessibleEverywhere(page);
  await form.getByRole('button', { name: 'Make a link' }).click();
  const made = dialog(page, 'The link for the sitter');
  const link = await made.getByLabel('Link').inputValue();
  await made.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Opens the link as a sitter, and ends it as a parent. */
async function readAndEnd(page: Page, browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext();
  await liveOnJourneyClock(context);
  const sitter = await context.newPage();
  await sitter.goto(link);
  await expect(sitter.getByRole('heading', { level: 1 })).toHaveText('For the sitter');
  const main = sitter.getByRole('main');
  for (const text of [
    'Mia, 6',
    'Allergies: peanuts, Sesame allergy',
    'Diet, foods to avoid: Vegan',
    'Health: Needs inhaler',
    'Zyrtec: 5 ml, once daily',
    'Ana 555 0111',
    'Bed at 7:30',
  ])
    await expect(main).toContainText(text);
  await expect(main).not.toContainText('Leo');
  await expectAccessibleEverywhere(sitter);
  const pdf = await sitter.pdf();
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.goto('/settings');
  const row = page.getByRole('list', { name: 'Links for sitters' }).getByRole('listitem');
  await expect(row).toContainText('About Mia');
  await row.getByRole('button', { name: 'End the link about Mia' }).press('Enter');
  await expect(notice(page)).toContainText('Link ended');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Household' })).toBeFocused();
  expect((await sitter.reload())?.status()).toBe(404);
  await expect(sitter.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  await context.close();
}

test('a family without children chooses everyone for the sheet', async ({ page }) => {
  await arrive(page, { members: [{ name: 'Grandma Ruth', relationship: 'grandparent', age: 81 }] });
  await page.goto('/family');
  await button(page, 'For a sitter').click();
  const form = dialog(page, 'For the sitter');
  await expect(form.getByRole('checkbox', { name: 'Grandma Ruth' })).toBeChecked();
  await expect(form.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test.describe('the sheet for a sitter', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is printed on one page, is shown to anyone who has its link, and ends when a parent ends it; a long name stays inside its form on the smallest phone', async ({
    page,
    browser,
  }) => {
    await settleIn(page);
    await page.goto('/family');
    await button(page, 'For a sitter').click();
    await test.step('printed', () => printSheet(page));
    await page.reload();
    await button(page, 'For a sitter').click();
    const link = await test.step('a link', () => makeLink(page));
    await test.step('read, and ended', () => readAndEnd(page, browser, link));
    await test.step('a name without a place to break, on the smallest phone', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
      await store(page, '/api/family-members', { name, relationship: 'child' });
      await page.goto('/family');
      await page.getByRole('button', { name: 'For a sitter' }).click();
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
      const excess = await page
        .locator('.dialog-body')
        .evaluate((body) => body.scrollWidth - body.clientWidth);
      expect(excess).toBe(0);
    });
  });
});
