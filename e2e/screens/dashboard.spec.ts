// Browser journeys: the dashboard with the greeting and recent conversations.
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
  saveAppointment,
  saveMenu,
} from '../family-week.ts';
import { expect, reloadToTheEnd, test, withoutJoinedReads } from '../fixtures.ts';

/** Pip greets a parent by first name and offers the ways most often taken. */
async function expectGreeting(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Ana, nice to see you!');
  await expect(page.getByText(/family's schedule and tasks are organised below/)).toBeVisible();
  await expect(page.locator('main .pip')).toHaveCount(1);
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links).toHaveText(['New Chat', 'Family', 'Meals', 'School']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/chat', '/family', '/meal-planning', '/school']);
}

/** The dashboard reads its data with one request, and the bell with another. */
async function expectFewReads(page: Page): Promise<void> {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname);
  };
  // Pending requests of this page must not be counted for the next one.
  await reloadToTheEnd(page);
  page.on('request', note);
  await reloadToTheEnd(page);
  page.off('request', note);
  expect(asked).toEqual(['/api/auth/user', '/api/reads', '/api/reads']);
}

/** Looking away and back reads nothing again, nor does time. */
async function lookAway(page: Page): Promise<void> {
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
}

/** A visit with a medicine takes twelve requests at most. */
async function visitAgain(page: Page): Promise<void> {
  await page.request.post('/api/medications', { data: { name: 'Cetirizine', frequency: 'once daily' } });
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(card(page, 'Medicines').getByRole('listitem')).toContainText('No dose recorded yet.');
  await expect.poll(() => asked).toContain('/api/events');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12);
}

test('Pip greets a parent by first name and offers the ways most often taken, a first chat among them; few requests are made, and none for looking away and back [DASH-01] [DASH-02] [DASH-04] [PIP-02] [API-10]', async ({
  page,
}) => {
  await arrive(page);
  await test.step('the greeting', () => expectGreeting(page));
  await test.step('one request, and another', () => expectFewReads(page));
  await test.step('looking away', () => lookAway(page));
  await test.step('a visit', () => visitAgain(page));
  await test.step('a first chat', async () => {
    const recent = card(page, 'Recent Conversations');
    await expect(recent.getByText('No conversations yet')).toBeVisible();
    await expect(recent.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/chat');
    await recent.getByRole('link', { name: 'Start Your First Chat' }).click();
    await expect(page).toHaveURL(/\/chat$/);
  });
});

/** The card of a conversation ends with what was said last. */
async function expectLastWords(page: Page): Promise<void> {
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
}

test("a conversation's card ends with what was said last, and the last three can be gone on with [DASH-03]", async ({
  page,
}) => {
  await arrive(page);
  await test.step('the last words', () => expectLastWords(page));
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
