// Browser journeys: the simulated search for a school calendar, its review, and the confirmed calendar.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test, withoutJoinedReads } from '../fixtures.ts';
import { enterOn } from '../keyboard.ts';
import { button, card, field, nameSchool, openSchool, storedSettings, unsaved } from './school-screen.ts';

const NOVEMBER = new Date('2026-11-21T10:00:00-05:00');
const LATER = new Date('2026-11-21T11:00:00-05:00');
const calendarCard = (page: Page) => card(page, 'School Calendar');
const dates = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

/** Searches with a name and a district, and lets the two seconds pass. */
async function search(page: Page): Promise<void> {
  await nameSchool(page);
  await button(page, 'Search for calendar').click();
  await page.clock.runFor(2000);
  await expect(button(page, 'Confirm')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: NOVEMBER });
});

async function searchWithoutName(page: Page): Promise<void> {
  await button(page, 'Search for calendar').click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please enter school name and district before searching', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'School name')).toBeFocused();
  await field(page, 'School name').fill('Lincoln');
  await button(page, 'Search for calendar').click();
  await expect(field(page, 'School district')).toBeFocused();
  await expect(page.getByText('Searching…')).toHaveCount(0);
}

async function searchTwoSeconds(page: Page): Promise<void> {
  await nameSchool(page);
  await page.clock.pauseAt(LATER);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await button(page, 'Search for calendar').click();
  await page.clock.runFor(1999);
  // Whatever had been found by now would be drawn with this.
  await field(page, 'Notes').fill('Bus 7');
  await expect(unsaved(page)).toBeVisible();
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(button(page, 'Confirm')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText('Lincoln Elementary · 2026-2027')).toBeVisible();
  // The page may still be reading what it shows.
  expect(asked.filter((call) => !call.startsWith('GET ') || call.includes('/api/school'))).toEqual([]);
  await expect(dates(page, 'First dates')).toHaveCount(5);
  await expect(dates(page, 'First dates').first()).toContainText('First Day of School');
  await expect(dates(page, 'First dates').first()).toContainText('typical');
  await expect(calendarCard(page)).toContainText('Please check them with the school.');
  await expect(button(page, 'Reject')).toBeVisible();
  expect(await storedSettings(page)).toBeNull();
}

async function reject(page: Page): Promise<void> {
  await button(page, 'Reject').click();
  await expect(button(page, 'Search for calendar')).toBeVisible();
  await expect(button(page, 'Confirm')).toHaveCount(0);
  await expect(field(page, 'School name')).toHaveValue('Lincoln Elementary');
  expect(await storedSettings(page)).toBeNull();
}

async function awaitConfirmation(page: Page): Promise<void> {
  const foundCalendar = {
    schoolName: 'Oak',
    academicYear: '2026-2027',
    events: [{ date: '2026-12-21', event: 'Winter Break' }],
  };
  const storeUnconfirmed = async () => {
    await page.request.post('/api/school-settings', { data: { schoolName: 'Oak', foundCalendar } });
    await page.reload();
    await expect(calendarCard(page).getByRole('heading', { name: 'Does this look right?' })).toBeVisible();
  };
  await storeUnconfirmed();
  await button(page, 'Reject').click();
  await expect(page.getByText('Calendar Rejected', { exact: true })).toBeVisible();
  expect(await storedSettings(page)).toMatchObject({ schoolName: 'Oak', foundCalendar: null });
  await storeUnconfirmed();
  await button(page, 'Confirm').click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  expect(await storedSettings(page)).toMatchObject({ foundCalendar, calendarConfirmed: true });
}

test('a search says what is missing, takes two seconds and makes no call; its typical dates are reviewed, and rejected or confirmed [SCH-06] [SCH-07] [SCH-08] [D10]', async ({
  page,
}) => {
  await openSchool(page);
  await test.step('without name and district it does not begin', () => searchWithoutName(page));
  await test.step('the first five typical dates are shown for review', () => searchTwoSeconds(page));
  await test.step('rejecting clears the found calendar and stores nothing', () => reject(page));
  await page.clock.resume();
  await test.step('one that was stored without a confirmation waits for it, and a rejection clears it', () =>
    awaitConfirmation(page));
});

async function searchByKeys(page: Page): Promise<void> {
  await nameSchool(page);
  await enterOn(page, button(page, 'Search for calendar'));
  await page.clock.runFor(2000);
  await expect(button(page, 'Confirm')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await enterOn(page, button(page, /^Review all \d+$/));
  await enterOn(page, button(page, 'Back'));
  await expect(calendarCard(page).locator(':focus')).toHaveCount(1);
  await enterOn(page, button(page, 'Confirm'));
  // Asked for before axe looks: a slow look outlasts a notice.
  await expect(page.getByText('Calendar Confirmed', { exact: true })).toBeVisible();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  await expectAccessibleEverywhere(page);
}

async function expectConfirmed(page: Page): Promise<void> {
  await expect(dates(page, 'Next dates').first()).toContainText('Thanksgiving');
  const settings = await storedSettings(page);
  expect(settings).toMatchObject({ schoolName: 'Lincoln Elementary', calendarConfirmed: true });
  const events = settings?.foundCalendar?.events ?? [];
  expect(settings?.foundCalendar).toMatchObject({
    schoolName: 'Lincoln Elementary',
    academicYear: '2026-2027',
  });
  expect(events.length).toBeGreaterThanOrEqual(12);
  expect(events.every(({ qualifier }) => qualifier === 'typical')).toBe(true);
}

async function changeAndRemove(page: Page): Promise<void> {
  await button(page, 'Change').click();
  await button(page, 'Delete Labor Day').click();
  await button(page, 'Save changes').click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  const stored = (await storedSettings(page))?.foundCalendar;
  expect(stored?.events.map(({ event }) => event)).not.toContain('Labor Day');

  await button(page, 'Remove').click();
  await expect(button(page, 'Search for calendar')).toBeVisible();
  expect(await storedSettings(page)).toMatchObject({ foundCalendar: null, calendarConfirmed: false });
  await button(page, 'Undo').click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  expect(await storedSettings(page)).toMatchObject({ foundCalendar: stored, calendarConfirmed: true });
}

test('with the keyboard alone a parent searches, looks at all rows and confirms; every step is accessible; the calendar is on the dashboard, changed, removed and brought back [SCH-06] [SCH-08] [CAL-07]', async ({
  page,
}) => {
  await openSchool(page);
  await test.step('searched and confirmed by keys', () => searchByKeys(page));
  await test.step('confirming stores the calendar with what was typed', () => expectConfirmed(page));
  await test.step('it can be changed and removed, and a removal undone', () => changeAndRemove(page));
  await test.step('its dates are on the page and the dashboard', async () => {
    await page.reload();
    await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
    await page.goto('/');
    await expect(page.locator('[data-date="2026-11-26"]')).toContainText('Thanksgiving Day');
  });
});

test('every row can be edited, unticked, deleted and added before it is confirmed [SCH-08] [D11]', async ({
  page,
}) => {
  await openSchool(page);
  await search(page);
  await button(page, /^Review all \d+$/).click();
  await expect(page.getByRole('heading', { name: /^Review all \d+ dates$/ })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Keep Good Friday' }).uncheck();
  await button(page, 'Delete Memorial Day').click();
  await button(page, 'Edit First Day of School').click();
  const first = dates(page, 'Dates').first();
  await first.getByLabel('Title').fill('School starts');
  await first.getByLabel('Date', { exact: true }).fill('2026-08-24');
  await button(page, 'Add a date').click();
  const added = dates(page, 'Dates').last();
  await expect(added.getByLabel('Title')).toBeFocused();
  await added.getByLabel('Title').fill('Early release');

  await test.step('a row without its date is marked, and nothing is stored', async () => {
    await button(page, /^Confirm \d+ dates$/).click();
    await expect(added.getByText('Please enter its date')).toBeVisible();
    await expect(added.getByLabel('Date', { exact: true })).toBeFocused();
    expect(await storedSettings(page)).toBeNull();
  });

  await added.getByLabel('Date', { exact: true }).fill('2026-09-25');
  await added.getByLabel('Kind of day').selectOption('early-dismissal');
  await added.getByLabel('School ends at').fill('12:30');
  await expectAccessibleEverywhere(page);
  await button(page, /^Confirm \d+ dates$/).click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  const events = (await storedSettings(page))?.foundCalendar?.events ?? [];
  const titles = events.map(({ event }) => event);
  expect(titles).not.toContain('Good Friday');
  expect(titles).not.toContain('Memorial Day');
  expect(events[0]).toMatchObject({ date: '2026-08-24', event: 'School starts' });
  expect(events.find(({ event }) => event === 'Early release')).toEqual({
    date: '2026-09-25',
    event: 'Early release',
    kind: 'early-dismissal',
    time: '12:30',
  });
});

test.describe('when confirming fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('the calendar stays for the next try [SCH-08] [SCH-04]', async ({ page }) => {
    await openSchool(page);
    await withoutJoinedReads(page);
    await page.route('**/api/school-settings', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'Sorry' }) : route.fallback(),
    );
    await search(page);
    await button(page, 'Confirm').click();
    await expect(page.getByText('Failed to save settings. Please try again.', { exact: true })).toBeVisible();
    await expect(dates(page, 'First dates')).toHaveCount(5);
    await page.unroute('**/api/school-settings');
    await button(page, 'Confirm').click();
    await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  });
});
