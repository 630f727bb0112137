// Browser journeys: the recovery codes, after the wizard and not before it; kept, or put off until later (D41).
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { dialog } from '../family-week.ts';
import { createAccount, expect, finishOnboarding, newParent, test } from '../fixtures.ts';
import { card } from '../settings-page.ts';
import * as wizard from '../wizard.ts';

const codesOn = (page: Page) => page.getByRole('main').getByRole('listitem').allInnerTexts();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A newcomer whose codes wait: signed up on the page, through with the wizard. */
async function arriveWithCodes(page: Page) {
  const parent = newParent();
  await page.goto('/api/login?mode=create');
  await page.getByLabel('First name').fill(parent.firstName);
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password').fill(parent.password);
  await button(page, 'Create account').click();
  await wizard.expectStep(page, 1, 'Personal Information');
  await finishOnboarding(page);
  await page.goto('/');
  return parent;
}

test('Pip says hello first; the codes are shown after the wizard, copied, saved and printed; kept, they are not mentioned again [D41]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await arriveWithCodes(page);
  await card(page, 'Your recovery codes').getByRole('link', { name: 'Show my codes' }).click();
  const codes = await codesOn(page);
  expect(codes).toHaveLength(10);
  await expectAccessibleEverywhere(page, 'the recovery codes');
  await page.reload();
  expect(await codesOn(page)).toEqual(codes);
  await button(page, 'Copy').click();
  await expect(page.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('pippal-recovery-codes.txt');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(codes.filter((code) => file.includes(code))).toEqual(codes);
  await button(page, 'Print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(codes[0]);
  await button(page, 'I have saved them').click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(card(page, 'Up Next')).toBeVisible();
  await expect(card(page, 'Your recovery codes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(card(page, 'Recovery codes').getByRole('link', { name: 'Make new codes' })).toHaveAttribute(
    'href',
    '/api/recovery-codes?returnTo=%2Fsettings',
  );
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('put off, they leave a note in Settings and the bell until new ones are kept [D41] [D18]', async ({
  page,
}) => {
  const parent = await arriveWithCodes(page);
  await expectAccessibleEverywhere(page, 'the dashboard with waiting codes');
  await card(page, 'Your recovery codes').getByRole('button', { name: 'Remind me later' }).click();
  await expect(card(page, 'Your recovery codes')).toHaveCount(0);
  await page.reload();
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(bell).toHaveAccessibleDescription(/coming up/);
  await expect(card(page, 'Your recovery codes')).toHaveCount(0);
  await bell.click();
  await dialog(page).getByRole('link', { name: 'Save your recovery codes' }).click();
  const note = page.getByRole('note').filter({ hasText: "You haven't saved your recovery codes yet." });
  await expectAccessibleEverywhere(page, 'the note in the settings');
  await note.getByRole('link', { name: 'Get recovery codes' }).click();
  const first = await codesOn(page);
  // The page itself puts them off, too; then a set is made with the password.
  await button(page, 'Remind me later').click();
  await page.waitForURL((url) => url.pathname === '/settings');
  await note.getByRole('link', { name: 'Get recovery codes' }).click();
  await page.getByLabel('Password').fill(parent.password);
  await button(page, 'Make new codes').click();
  const fresh = await codesOn(page);
  expect(fresh).toHaveLength(10);
  expect(fresh.filter((code) => first.includes(code))).toEqual([]);
  await button(page, 'I have saved them').click();
  await page.waitForURL((url) => url.pathname === '/settings');
  await expect(card(page, 'Recovery codes')).toBeVisible();
  await expect(note).toHaveCount(0);
  await bell.click();
  await expect(dialog(page).getByRole('link', { name: 'Save your recovery codes' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the codes are shown and saved as a file; nothing is offered that would not work', async ({
    page,
  }) => {
    await createAccount(page);
    await page.request.post('/api/recovery-codes', {
      form: { password: 'correct horse battery staple' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await page.goto('/api/recovery-codes');
    expect(await codesOn(page)).toHaveLength(10);
    await expect(page.getByRole('link', { name: 'Save as file' })).toHaveAttribute('download', /\.txt$/);
    await expect(button(page, 'Copy')).toBeHidden();
    await expect(button(page, 'Print')).toBeHidden();
    await button(page, 'I have saved them').click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
