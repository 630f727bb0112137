// Browser journeys: a school calendar that was read and not confirmed outlives reloads, Back and other screens.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, finishOnboarding, newParent, test } from '../fixtures.ts';
import { feedReading, readingOf, stubReading } from './school-file.ts';
import { button, card, field, nameSchool, openSchool, storedSettings, upload } from './school-screen.ts';

const calendarCard = (page: Page) => card(page, 'School Calendar');
const offer = (page: Page) => page.getByText('The calendar from Lincoln.pdf is still here');
const confirmAll = (page: Page) => button(page, /^Confirm \d+ dates?$/);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00-05:00'));
});

/** A file is read on the open page, and its rows are open. */
async function readFile(page: Page): Promise<void> {
  const calendar = await readingOf(page);
  await stubReading(page, () => [{ event: 'done', calendar }]);
  await upload(page, 'Lincoln.pdf');
  await expect(page.getByRole('heading', { name: 'Review all 8 dates' })).toBeVisible();
}

test('a calendar under review is offered again after a reload, with every edit and its pages [SCH-08] [D11]', async ({
  page,
}) => {
  await openSchool(page);
  await readFile(page);
  await button(page, 'Edit Teacher Work Day').click();
  await field(page, 'Title').fill('Work day of the teachers');
  await button(page, 'Delete Conferences').click();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(calendarCard(page)).toContainText('Hawthorn Elementary · 2026-2027 · 7 dates to look over');
  await expectAccessibleEverywhere(page);
  await button(page, 'Go on with it').click();
  await expect(offer(page)).toHaveCount(0);
  await button(page, /^Review all 7/).click();
  await expect(page.getByRole('checkbox', { name: 'Keep Work day of the teachers' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Page 1 of the file' }).first()).toBeAttached();
  await confirmAll(page).click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  expect((await storedSettings(page))?.foundCalendar?.events).toHaveLength(7);
  await page.reload();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

async function pasteText(page: Page): Promise<void> {
  await button(page, 'Type or paste dates').click();
  await field(page, 'Text of the calendar').fill('Sep 7 Labor Day');
  await page.reload();
  await expect(field(page, 'Text of the calendar')).toHaveValue('Sep 7 Labor Day');
  await button(page, 'Cancel').click();
  await page.reload();
  await expect(button(page, 'Upload a file')).toBeVisible();
}

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await expect(button(page, 'Review all 8')).toBeVisible();
  await expect(page).toHaveURL(/\/school$/);
  await button(page, 'Review all 8').click();
  await page.goBack();
  await expect(button(page, 'Review all 8')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(offer(page)).toBeVisible();
  await button(page, 'Discard').click();
  await expect(page.locator('[data-calendar]')).toBeFocused();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Upload a file')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
}

async function typeNames(page: Page): Promise<void> {
  await page.goBack();
  await nameSchool(page);
  await button(page, 'Save Settings').click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('still wait for Confirm');
  await page.reload();
  await expect(offer(page)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /school/.test(key)));
  expect(await kept()).toHaveLength(1);
  // The session of another household, without a sign-out of this one.
  await page.context().clearCookies();
  await createAccount(page, newParent('Cleo', 'Stone'));
  await finishOnboarding(page, { areas: ['schoolSchedules'] });
  await page.goto('/school');
  await expect(button(page, 'Upload a file')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/api/logout');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(kept).toEqual([]);
}

test.describe('drafts', () => {
  // The session of the first household ends under an open page, which may be reading just then.
  test.use({ expectedErrors: [/status of 401/] });

  test('a text being pasted and a calendar under review outlive Back, reloads and other screens until discarded or signed out; another household never sees them [SCH-08]', async ({
    page,
  }) => {
    await openSchool(page);
    await test.step('text being pasted is still there after a reload', () => pasteText(page));
    await readFile(page);
    await test.step('Back from the rows leads to the card, and leaving the page loses nothing', () =>
      goBack(page));
    await readFile(page);
    await test.step('typed names do not end the wait for its review', () => typeNames(page));
    await test.step('it is removed at sign-out, and another household never sees it', () => signOut(page));
  });
});

test('a page is not left or loaded again unasked while a file is being read [SCH-02]', async ({ page }) => {
  const reading = await feedReading(page);
  await openSchool(page);
  await upload(page, 'scan.pdf');
  await reading.push({ event: 'progress', page: 2, of: 6 });
  await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 6' })).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type() === 'confirm' ? question.message() : question.type());
    void question.dismiss();
  });
  await page.getByRole('link', { name: 'Family Overview' }).first().click();
  await page.evaluate(() => location.reload());
  await expect
    .poll(() => asked)
    .toEqual(['Your calendar is still being read. Leave this page without it?', 'beforeunload']);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
});
