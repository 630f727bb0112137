// Browser journeys: a session that ends while the app is open: elsewhere, on another device, or by expiry.
import type { Page } from '@playwright/test';
import { field, idInAddress, openChat, say } from '../conversation.ts';
import { expect, openApp, test, withoutEvents, withoutJoinedReads } from '../fixtures.ts';
import { journeyNow } from '../journey-clock.ts';

// The browser reports the statuses this is about.
test.use({ expectedErrors: [/status of 40[14]/] });

async function signOutElsewhere(page: Page): Promise<void> {
  // Everything the screen asks for has been answered: the bell's reads come last.
  await expect(page.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription(/coming up/);
  // With the cookies of this browser, but no second tab: Chromium sometimes leaves the page behind a closed one in the
  // background, and then even bringing it to the front waits indefinitely.
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post('/api/logout', { headers });
  expect(answer.ok()).toBe(true);
}

test('elsewhere in the app a parent reads that they are logged out, and the ways out and back in [APP-02]', async ({
  page,
}) => {
  await withoutEvents(page);
  await openApp(page);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar).toBeVisible();
  // A read of the dashboard that came after the sign-out would end the session before the menu is opened.
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await signOutElsewhere(page);
  // A screen that has to ask for what it shows.
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(sidebar).toHaveCount(0);
  await expect(page.getByText('You are logged out: your session here has ended')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fsettings',
  );
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('in the chat a parent reads so, signs in again, and is back in the conversation [CHAT-08]', async ({
  page,
}) => {
  await withoutEvents(page);
  const parent = await openApp(page, { at: '/chat' });
  await say(page, 'Good morning');
  await signOutElsewhere(page);
  // The toast shows for half a second; the page after it waits until it was seen.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/login?*', (route) => seen.promise.then(() => route.continue()));
  await field(page).fill('Are you there?');
  await field(page).press('Enter');
  await page.getByText('You are logged out. Logging in again...', { exact: true }).waitFor();
  seen.resolve();
  await page.waitForURL((url) => url.pathname === '/api/login');
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password').fill(parent.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('region', { name: 'AI Assistant' })).toBeVisible();
});

test('an answer that is being written elsewhere is not asked for again once the server refuses', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'Good morning');
  const path = `/api/conversations/${idInAddress(page)}`;
  const conversation = (await (await page.request.get(path)).json()) as { messages: object[] };
  const running = conversation.messages.map((message, index) =>
    index === 0 ? message : { ...message, status: 'running' },
  );
  // Nothing of this visit is on its way any more when the next one is counted.
  const address = page.url();
  await page.goto('about:blank');
  let asked = 0;
  await withoutJoinedReads(page);
  await page.route(`**${path}`, async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ json: { ...conversation, messages: running } });
    else await route.fulfill({ status: 404, body: 'There is no such conversation.' });
  });
  await page.clock.install({ time: journeyNow() });
  await page.goto(address);
  await expect(page.getByText('Good morning', { exact: true }).first()).toBeVisible();
  await page.clock.runFor(1_500);
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(10_000);
  expect(asked).toBe(2);
});
