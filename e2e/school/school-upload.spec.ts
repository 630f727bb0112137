// Browser journeys: uploading a school calendar: progress, review beside the page, and what differs from before. One
// reads a real file; the other answers are stubbed, and server/school/reading/ has the tests of the reading itself.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { feedReading, printSheet, readingOf, stubReading } from './school-file.ts';
import { button, card, field, nameSchool, openSchool, row, storedSettings, upload } from './school-screen.ts';

const NOVEMBER = new Date('2026-11-21T10:00:00-05:00');
const calendarCard = (page: Page) => card(page, 'School Calendar');
const dates = (page: Page, name = 'Dates') =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');
const ALL = /^Confirm \d+ dates?$/;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOVEMBER);
});

test('a public-school family uploads a PDF, corrects a date, confirms, and sees it on the dashboard [SCH-02] [SCH-08] [D11] [CAL-07]', async ({
  page,
}) => {
  await openSchool(page);
  await nameSchool(page, 'Hawthorn Elementary');
  await upload(page, 'Calendar 26-27.pdf', await printSheet(page));
  // The first file that a server reads starts the process that reads them.
  await expect(page.getByRole('heading', { name: /^Review all \d+ dates$/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('img', { name: 'Page 1 of the file' })).toBeVisible();
  const misprint = page.locator('li[id^=review-]').filter({ hasText: 'Teacher Work Day' });
  await expect(misprint).toContainText("The printed weekday isn't the weekday of this date.");
  await misprint.getByRole('button', { name: /^Edit/ }).click();
  await misprint.getByLabel('Date', { exact: true }).fill('2026-10-08');
  await button(page, ALL).click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  const { events = [], fileHash } = (await storedSettings(page))?.foundCalendar ?? {};
  expect(fileHash).toMatch(/^[0-9a-f]{64}$/);
  expect(events.map(({ date, endDate }) => (endDate === undefined ? date : `${date}/${endDate}`))).toEqual([
    '2026-08-24',
    '2026-09-07',
    '2026-09-25',
    '2026-10-08',
    '2026-11-25/2026-11-27',
    '2026-12-21/2027-01-01',
    '2027-06-04',
  ]);
  await page.goto('/');
  await expect(page.locator('[data-date="2026-11-25"]')).toContainText('Thanksgiving Break Begins');
});

test('a file whose rows need a look opens them beside their page, and is stored as the parent leaves them [SCH-02] [SCH-08] [D11]', async ({
  page,
}) => {
  await openSchool(page);
  const calendar = await readingOf(page);
  await stubReading(page, () => [
    { event: 'progress', page: 1, of: 1 },
    { event: 'done', calendar },
  ]);
  await upload(page);
  await expect(page.getByRole('heading', { name: 'Review all 8 dates' })).toBeFocused();

  await test.step('each row says where it comes from and why it needs a look', async () => {
    await expect(row(page, 'Teacher Work Day')).toContainText(
      "The printed weekday isn't the weekday of this date.",
    );
    await expect(row(page, 'Teacher Work Day')).toContainText('As written: Thu Oct 9 Teacher Work Day');
    await expect(page.getByRole('checkbox', { name: 'Keep Conferences' })).not.toBeChecked();
    await expect(row(page, 'Conferences')).toContainText('Elementary only');
  });

  await test.step('the page shows the place of the row the parent works on', async () => {
    const picture = page.getByRole('img', { name: 'Page 1 of the file' });
    await expect(picture).toBeVisible();
    const box = page.locator('[data-box]');
    const place = () => box.evaluate(({ style }) => parseFloat(style.top));
    await button(page, 'Edit First Day of School').focus();
    const first = await place();
    await button(page, 'Edit Winter Break').focus();
    await expect.poll(place).toBeGreaterThan(first + 10);
  });
  await expectAccessibleEverywhere(page);

  await button(page, 'Edit Teacher Work Day').click();
  const date = row(page, 'Teacher Work Day').getByLabel('Date', { exact: true });
  await date.fill('2026-10-08');
  await date.press('Escape');
  await expect(date).toHaveCount(0);
  await expect(button(page, 'Edit Teacher Work Day')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Keep Conferences' }).check();
  await button(page, ALL).click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  const stored = await storedSettings(page);
  expect(stored).toMatchObject({ calendarConfirmed: true });
  expect(stored?.foundCalendar).toMatchObject({
    schoolName: 'Hawthorn Elementary',
    academicYear: '2026-2027',
    fileHash: calendar.hash,
  });
  const { events = [] } = stored?.foundCalendar ?? {};
  expect(events).toHaveLength(8);
  expect(events.find(({ event }) => event === 'Teacher Work Day')).toEqual({
    date: '2026-10-08',
    event: 'Teacher Work Day',
    kind: 'staff-day',
    source: 'Thu Oct 9  Teacher Work Day',
  });
  expect(JSON.stringify(stored)).not.toContain('data:image');
});

test('rows with warnings cannot be confirmed before they were on the screen [D11]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openSchool(page);
  const calendar = await readingOf(page);
  await stubReading(page, () => [{ event: 'done', calendar }]);
  await upload(page);
  await expect(page.getByText('One more date needs a look')).toBeVisible();
  await button(page, 'Back').click();
  await expect(calendarCard(page).getByText('One date needs a look before you confirm.')).toBeVisible();
  await expect(button(page, 'Confirm')).toHaveCount(0);
  await button(page, 'Review all 8').click();
  await button(page, ALL).click();
  await expect(row(page, 'Teacher Work Day')).toBeInViewport({ ratio: 0.6 });
  await expect(row(page, 'Teacher Work Day')).toBeFocused();
  await expect(page.getByText('One more date needs a look')).toHaveCount(0);
  expect(await storedSettings(page)).toBeNull();
  await button(page, ALL).click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
});

async function pasteText(page: Page): Promise<void> {
  const calendar = await readingOf(page, [], { fileKind: 'text' });
  const sent = await stubReading(page, () => [{ event: 'done', calendar }]);
  await button(page, 'Type or paste dates').click();
  await field(page, 'Text of the calendar').fill('Sep 7 Labor Day');
  await button(page, 'Read the dates').click();
  await expect(page.getByText('No school dates found here')).toBeVisible();
  await expect(page.getByText(/^Each date needs its day and month/)).toBeVisible();
  expect(sent).toMatchObject([{ type: 'text/plain', text: 'Sep 7 Labor Day' }]);
  await button(page, 'Change the text').click();
  await expect(field(page, 'Text of the calendar')).toHaveValue('Sep 7 Labor Day');
  await button(page, 'Read the dates').click();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Upload a file')).toBeVisible();
}

async function emptyWithoutYear(page: Page): Promise<void> {
  const calendar = await readingOf(page, [], { academicYear: null });
  await stubReading(page, () => [{ event: 'done', calendar }]);
  await upload(page);
  await expect(page.getByText('No school dates found here')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Upload a file')).toBeVisible();
}

async function askForYear(page: Page): Promise<void> {
  const calendar = await readingOf(page, undefined, { rows: [], academicYear: null, needsYear: true });
  const dated = await readingOf(page, undefined, { academicYear: '2027-2028' });
  const sent = await stubReading(page, ({ year }) => [
    { event: 'done', calendar: year === null ? calendar : dated },
  ]);
  await upload(page);
  await expect(page.getByText('Which school year is this calendar for?')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await button(page, '2027-2028').click();
  await expect(page.getByRole('heading', { name: 'Review all 8 dates' })).toBeVisible();
  expect(sent.map(({ year }) => year)).toEqual([null, '2027']);
  await button(page, 'Back').click();
  await button(page, 'Reject').click();
  await expect(button(page, 'Upload a file')).toBeVisible();
}

async function rejectFirstDates(page: Page): Promise<void> {
  const calendar = await readingOf(page);
  const remarks = [
    "1 date in your text wasn't used: “Forms are due by March 5”. Add it yourself if you need it.",
  ];
  const plain = { ...calendar, remarks, rows: calendar.rows.filter(({ warnings }) => warnings.length === 0) };
  await stubReading(page, () => [{ event: 'done', calendar: plain }]);
  await upload(page);
  await expect(dates(page, 'First dates')).toHaveCount(5);
  await expect(calendarCard(page)).toContainText('Lincoln Elementary · 2026-2027');
  await expect(calendarCard(page)).toContainText(remarks[0] ?? '');
  await button(page, 'Save Settings').click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    "The calendar's dates still wait for Confirm.",
  );
  await button(page, 'Reject').click();
  await expect(button(page, 'Upload a file')).toBeVisible();
  expect((await storedSettings(page))?.foundCalendar).toBeNull();
}

async function addByHand(page: Page): Promise<void> {
  const calendar = await readingOf(page, [], { remarks: ['This looks like a lunch menu.'] });
  await stubReading(page, () => [{ event: 'done', calendar }]);
  await upload(page, 'menu.docx');
  await expect(page.getByText('No school dates found here')).toBeVisible();
  await expect(page.getByText('This looks like a lunch menu.')).toBeVisible();
  await button(page, 'Add dates by hand').click();
  const only = dates(page).first();
  await only.getByLabel('Title').fill('Fall break');
  await only.getByLabel('Date', { exact: true }).fill('2026-10-12');
  await only.getByLabel('Last day').fill('2026-10-16');
  await button(page, 'Confirm 1 date').click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  expect((await storedSettings(page))?.foundCalendar).toEqual({
    schoolName: 'Lincoln Elementary',
    academicYear: '2026-2027',
    events: [{ date: '2026-10-12', endDate: '2026-10-16', event: 'Fall break', kind: 'no-school' }],
  });
}

test('pasted text, a file without a year, one without warnings and one without dates are each read, asked about, rejected or written by hand [SCH-02] [SCH-08] [D11]', async ({
  page,
}) => {
  await openSchool(page);
  await test.step('pasted text is read like a file, and is still there when nothing was found in it', () =>
    pasteText(page));
  await test.step('one without a year and without dates asks nothing', () => emptyWithoutYear(page));
  await test.step('a file without a year asks for it, and is read again with the answer', () =>
    askForYear(page));
  await nameSchool(page);
  await test.step('one without warnings shows its first five dates; rejected, nothing of it stays', () =>
    rejectFirstDates(page));
  await test.step('one without dates says so and offers rows by hand', () => addByHand(page));
});

test('progress is shown page by page and can be stopped [SCH-02]', async ({ page }) => {
  const reading = await feedReading(page);
  await openSchool(page);
  await upload(page, 'scan.pdf');
  await expect(page.getByText('Reading scan.pdf…')).toBeVisible();
  await reading.push({ event: 'progress', page: 2, of: 6 });
  await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 6' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await expectAccessibleEverywhere(page);
  await button(page, 'Stop').click();
  await expect(button(page, 'Upload a file')).toBeVisible();
  expect(await reading.stopped()).toBe(true);
});

test.describe('files that are refused', () => {
  test.use({ expectedErrors: [/status of 413/] });

  test('are named in one sentence, and another can be chosen at once [SCH-02]', async ({ page }) => {
    await openSchool(page);
    await upload(page, 'photo.heic');
    await expect(page.getByText(/^Please choose a PDF, a Word document, a picture/)).toBeVisible();
    await stubReading(page, () => [
      { event: 'error', sentence: "This file couldn't be read. Please try another one." },
    ]);
    await upload(page);
    await expect(page.getByText("This file couldn't be read. Please try another one.")).toBeVisible();
    await button(page, 'Choose another file').click();
    await page.route('**/api/school-calendar/read*', (route) =>
      route.fulfill({ status: 413, contentType: 'text/plain', body: 'This file is larger than 20 MB.' }),
    );
    await upload(page);
    await expect(page.getByText('This file is larger than 20 MB.')).toBeVisible();
  });
});
