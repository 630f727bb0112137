// Browser journeys: the dashboard with the greeting, the day, and recent conversations.
import type { Page } from '@playwright/test';
import type { Conversation, ConversationSummary } from '#contract/schemas/chat.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  BREAKFAST,
  DINNER,
  LUNCH,
  arrive,
  begin,
  calendar,
  card,
  day,
  dialog,
  newYork,
  saveAppointment,
  saveMenu,
} from '../family-week.ts';
import { expect, reloadToTheEnd, test, withoutJoinedReads } from '../fixtures.ts';

test('Pip greets a parent by first name and offers the ways most often taken [DASH-01] [DASH-02] [PIP-02]', async ({
  page,
}) => {
  await arrive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Ana, nice to see you!');
  await expect(page.getByText(/family's schedule and tasks are organised below/)).toBeVisible();
  await expect(page.locator('main .pip')).toHaveCount(1);
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links).toHaveText(['New Chat', 'Family', 'Meals', 'School']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/chat', '/family', '/meal-planning', '/school']);
});

test('the last three conversations can be gone on with [DASH-03]', async ({ page }) => {
  await arrive(page);
  for (const title of ['Packing list', 'Birthday ideas', 'Bedtime', 'Plan the week'])
    await begin(page, title);
  await page.reload();
  const recent = card(page, 'Recent Conversations');
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([
    'Plan the week',
    'Bedtime',
    'Birthday ideas',
  ]);
  const newest = recent.getByRole('listitem').first();
  await expect(newest.getByText('General', { exact: true })).toBeVisible();
  const [stored] = (await (await page.request.get('/api/conversations')).json()) as [ConversationSummary];
  const expected = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
  await expect(newest.getByRole('time')).toHaveText(expected.format(new Date(stored.updatedAt)));
  await page.clock.setFixedTime(Date.parse(stored.updatedAt) + 5 * 60_000);
  await page.reload();
  await expect(newest.getByText('5 minutes ago', { exact: true })).toBeVisible();
  await expect(newest.getByRole('time')).toHaveText(expected.format(new Date(stored.updatedAt)));
  await newest.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${stored.id}$`));
});

test("a conversation's card ends with what was said last [DASH-03]", async ({ page }) => {
  await arrive(page);
  await begin(page, 'Good morning');
  const summary = async () =>
    ((await (await page.request.get('/api/conversations')).json()) as [ConversationSummary])[0];
  const path = `/api/conversations/${(await summary()).id}`;
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(`${path}/messages`, { data: { role: 'user', content: 'Hello Pip' }, headers });
  const { messages } = (await (await page.request.get(path)).json()) as Conversation;
  const beginning = messages.at(-1)!.content.slice(0, 20);
  await page.reload();
  await expect(card(page, 'Recent Conversations').getByRole('listitem')).toContainText(beginning);
});

test('looking away and back reads nothing again, nor does time [API-10]', async ({ page }) => {
  await arrive(page);
  await reloadToTheEnd(page);
  await expect(page.getByText('No conversations yet')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor(10 * 60_000);
  // Any refetch would have been sent before this request.
  await page.evaluate(async () => fetch('/api/auth/user'));
  // A tab that becomes visible asks for changes, and there are none.
  expect(asked.filter((path) => path !== '/api/events')).toEqual(['/api/auth/user']);
});

test('a visit of the dashboard takes twelve requests at most', async ({ page }) => {
  await arrive(page);
  await page.request.post('/api/medications', { data: { name: 'Cetirizine', frequency: 'once daily' } });
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(card(page, 'Medicines').getByRole('listitem')).toContainText('No dose recorded yet.');
  await expect.poll(() => asked).toContain('/api/events');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12);
});

test('the dashboard reads its data with one request, and the bell with another', async ({ page }) => {
  await arrive(page);
  const asked: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname);
  };
  // Pending requests of this page must not be counted for the next one.
  await reloadToTheEnd(page);
  page.on('request', note);
  await reloadToTheEnd(page);
  expect(asked).toEqual(['/api/auth/user', '/api/reads', '/api/reads']);
});

test('a parent who has not talked with Pip yet is invited to do so [DASH-04]', async ({ page }) => {
  await arrive(page);
  const recent = card(page, 'Recent Conversations');
  await expect(recent.getByText('No conversations yet')).toBeVisible();
  await expect(recent.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/chat');
  await recent.getByRole('link', { name: 'Start Your First Chat' }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("today's meals stand in the day's schedule, each to be opened [DASH-07] [UPN-05]", async ({ page }) => {
  await arrive(page, { meals: { wednesday: { ...BREAKFAST, ...LUNCH, ...DINNER }, thursday: BREAKFAST } });
  const today = card(page, "Today's Schedule");
  await expect(today.getByRole('listitem')).toHaveText([/Oats with berries/, /Hummus wraps/, /Veggie tacos/]);
  await expect(today.getByRole('button', { name: 'View More' })).toHaveCount(0);
  await today.getByRole('button', { name: /Hummus wraps/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Lunch: Hummus wraps' })).toBeVisible();
});

test('a day with more than three events shows the first three, and all of them on request [DASH-06]', async ({
  page,
}) => {
  await arrive(page, { meals: { wednesday: { ...BREAKFAST, ...LUNCH, ...DINNER } } });
  await saveAppointment(page);
  await page.reload();
  const today = card(page, "Today's Schedule");
  await expect(today.getByRole('listitem')).toHaveText([/Oats with berries/, /Dentist/, /Hummus wraps/]);
  await today.getByRole('button', { name: 'View More' }).click();
  await expect(dialog(page)).toHaveAccessibleName("Today's Complete Schedule");
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /Oats with berries.*8:30 AM/,
    /Dentist.*10:30 AM/,
    /Hummus wraps.*12:30 PM/,
    /Veggie tacos.*6:00 PM/,
  ]);
  await dialog(page)
    .getByRole('button', { name: /Dentist/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  await expect(dialog(page).getByRole('link', { name: 'Edit Details' })).toHaveAttribute(
    'href',
    /^\/medical\?tab=appointments&id=/,
  );
});

const upNext = (page: Page) => card(page, 'Up Next');

test('Up Next follows the clock through the sample day [DASH-05] [UPN-01] [UPN-02] [UPN-03] [UPN-04]', async ({
  page,
}) => {
  await arrive(page, { time: '08:10' });
  await expect(upNext(page)).toContainText('Math Lesson8:00 AMSample');
  for (const [time, text] of [
    ['09:00', 'All done for now!'],
    ['10:30', 'Science Project10:00 AMSample'],
    ['12:59', 'Lunch12:00 PM'],
    ['13:00', 'All done for now!'],
    ['14:00', 'Art Time2:00 PMSample'],
    ['18:20', 'Family Dinner6:00 PM'],
    ['19:00', 'All done for now!'],
  ] as const) {
    await page.clock.pauseAt(newYork(time));
    await expect(upNext(page), `at ${time}`).toContainText(text);
  }
});

test("Up Next shows what today's menu plans [UPN-03] [UPN-04] [UPN-05]", async ({ page }) => {
  await arrive(page, { time: '08:10', meals: { wednesday: { ...BREAKFAST, ...LUNCH, ...DINNER } } });
  await expect(upNext(page)).toContainText('Breakfast: Oats with berries8:30 AM');
  await expect(upNext(page).getByText('Sample')).toHaveCount(0);
  await page.clock.pauseAt(newYork('12:10'));
  await expect(upNext(page)).toContainText('Lunch: Hummus wraps12:30 PM');
  await page.clock.pauseAt(newYork('18:10'));
  await expect(upNext(page)).toContainText('Dinner: Veggie tacos6:00 PM');
});

test('an appointment of today takes the place of the sample lessons and goes before a meal [UPN-01] [UPN-02]', async ({
  page,
}) => {
  await arrive(page, { time: '08:05', meals: { wednesday: LUNCH } });
  await expect(upNext(page)).toContainText('Math Lesson8:00 AMSample');
  await saveAppointment(page, { appointmentDate: '2026-11-25T12:45' });
  await page.reload();
  await expect(upNext(page)).toContainText('All done for now!');
  for (const [time, text] of [
    ['12:10', 'Dentist12:45 PM'],
    ['13:00', 'All done for now!'],
    ['14:00', 'All done for now!'],
  ] as const) {
    await page.clock.pauseAt(newYork(time));
    await expect(upNext(page)).toContainText(text);
  }
  await page.clock.pauseAt(new Date('2026-11-26T08:05:00-05:00'));
  await expect(upNext(page)).toContainText('Math Lesson8:00 AMSample');
});

test('at midnight the dashboard turns to the new day [CAL-01] [UPN-05]', async ({ page }) => {
  await arrive(page, { time: '23:58', meals: { thursday: BREAKFAST } });
  await expect(card(page, "Today's Schedule")).toContainText('Nothing planned for today.');
  await page.clock.pauseAt(new Date('2026-11-26T00:01:00-05:00'));
  await expect(card(page, "Today's Schedule")).toContainText('Breakfast: Oats with berries');
  await expect(calendar(page).locator('[aria-current="date"]')).toHaveAccessibleName(
    /November 26, 2026, today/,
  );
});

test.describe('a parent away from home', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("sees the household's day and reads whose time it is [CAL-01] [UPN-01]", async ({ page }) => {
    await arrive(page, { time: '14:30', meals: { wednesday: DINNER } });
    await expect(calendar(page).locator('[aria-current="date"]')).toHaveAccessibleName(
      /November 25, 2026, today/,
    );
    await expect(page.getByText('Times are New York time.')).toBeVisible();
    await expect(upNext(page)).toContainText('Art Time');
    await card(page, "Today's Schedule")
      .getByRole('button', { name: /Veggie tacos/ })
      .click();
    await expect(dialog(page).getByText('6:00 PM (New York time)')).toBeVisible();
  });

  test("sees an appointment on the day and at the time of the family's own clock [CAL-05] [UPN-01]", async ({
    page,
  }) => {
    await arrive(page, { time: '22:10' });
    await saveAppointment(page, { appointmentDate: '2026-11-25T22:30' });
    await page.reload();
    await expect(upNext(page)).toContainText('Dentist10:30 PM');
    await day(page, /November 25/)
      .getByRole('button', { name: 'Dentist' })
      .click();
    await expect(dialog(page).getByText('10:30 PM (New York time)')).toBeVisible();
  });
});

test('the dashboard and its dialogs are accessible, full and empty', async ({ page }) => {
  test.slow();
  await arrive(page);
  await expect(calendar(page).getByText(/Pip can fill this week/)).toBeVisible();
  await expectAccessibleEverywhere(page, 'an empty dashboard');
  await saveMenu(page, { tuesday: DINNER, wednesday: { ...BREAKFAST, ...LUNCH, ...DINNER } });
  await saveAppointment(page, { notes: 'Bring the X-ray.' });
  await begin(page, 'Plan the week');
  await page.reload();
  await expect(card(page, "Today's Schedule").getByText(/Dentist/)).toBeVisible();
  await expectAccessibleEverywhere(page, 'a full dashboard');
  await day(page, /November 25/).click({ position: { x: 4, y: 4 } });
  await expectAccessibleEverywhere(page, "a day's events");
  await dialog(page)
    .getByRole('button', { name: /Dentist/ })
    .click();
  await expectAccessibleEverywhere(page, 'an appointment');
  await dialog(page).getByRole('button', { name: 'All events on this day' }).click();
  await dialog(page)
    .getByRole('button', { name: /Veggie tacos/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expectAccessibleEverywhere(page, 'the question before deleting');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('what could not be loaded says so and is loaded again on request', async ({ page }) => {
    await arrive(page, { meals: { wednesday: DINNER } });
    await withoutJoinedReads(page);
    await page.route('**/api/weekly-menus?*', (route) => route.abort());
    await page.route('**/api/conversations?*', (route) => route.abort());
    await page.reload();
    await expect(calendar(page).getByRole('alert')).toContainText("couldn't be loaded");
    await expect(card(page, 'Recent Conversations').getByRole('alert')).toContainText("couldn't be loaded");
    await expect(card(page, "Today's Schedule")).toContainText("couldn't be loaded");
    await page.unroute('**/api/weekly-menus?*');
    await page.unroute('**/api/conversations?*');
    await calendar(page).getByRole('button', { name: 'Try again' }).click();
    await expect(calendar(page).getByText('Veggie tacos')).toBeVisible();
    await card(page, 'Recent Conversations').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No conversations yet')).toBeVisible();
  });
});
