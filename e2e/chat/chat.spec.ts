// Browser journeys: chat with Pip: the panel, sending and answering, and finding conversations again.
import type { Response } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  PLAN,
  field,
  hold,
  idInAddress,
  listed,
  messages,
  openChat,
  panel,
  say,
  send,
  stored,
  suggestions,
  typing,
} from '../conversation.ts';
import { daytimeZone } from '../daytime.ts';
import { expect, openApp, readsIn, test } from '../fixtures.ts';

const TITLE_OF = 'Tell me what the whole family should pack for a long weekend at the lake';

test('the chat has its header, its panel and Pip [CHAT-01] [CHAT-02] [PIP-02]', async ({ page }) => {
  await openChat(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat');
  await expect(panel(page).getByRole('heading', { name: 'AI Assistant' })).toBeVisible();
  await expect(panel(page).locator('.pip')).toHaveCount(1);
  const height = await panel(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBe(800 - 120);
  const footer = 'The assistant can make mistakes. Consider checking important information.';
  await expect(panel(page).getByText(footer, { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the bell says truly what is due [CHAT-01]', async ({ page }) => {
  await openApp(page, { at: '/chat', timeZone: daytimeZone().zone });
  await page.getByRole('button', { name: 'Notifications' }).click();
  const due = page.getByRole('dialog').getByRole('link', { name: 'No menu for this week yet' });
  await expect(due).toHaveAttribute('href', '/meal-planning');
  await page.keyboard.press('Escape');
  await say(page, "Plan this week's meals");
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved and saved')).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog').getByText("You're all caught up.")).toBeVisible();
});

test('the checks of the answers are fetched before anything is sent', async ({ page }) => {
  const schemas = page.waitForRequest(/\/assets\/schemas-/);
  await openChat(page);
  await field(page).focus();
  await schemas;
});

test('a new conversation begins with a welcome and three suggestions [CHAT-03]', async ({ page }) => {
  await openChat(page);
  await expect(panel(page).getByRole('heading', { name: /Hi Ana/ })).toBeVisible();
  await expect(suggestions(page)).toHaveText([
    "Plan this week's meals",
    'Create bedtime routine',
    'School schedule help',
  ]);
  expect(await listed(page)).toEqual([]);
  await suggestions(page).nth(1).click();
  await expect(messages(page).getByText('Create bedtime routine', { exact: true })).toBeVisible();
});

test('the first message begins the conversation, later ones continue it [CHAT-06] [API-08]', async ({
  page,
}) => {
  await openChat(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { title, role, content } = request.postDataJSON() as Record<string, string>;
    calls.push([new URL(request.url()).pathname, title ?? role, content].join(' ').trim());
  });
  await panel(page).evaluate((element) => element.setAttribute('data-same', 'yes'));
  await say(page, TITLE_OF);
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(panel(page)).toHaveAttribute('data-same', 'yes');
  const id = idInAddress(page);
  const title = `${TITLE_OF.slice(0, 50)}...`;
  expect(calls).toEqual([
    `/api/conversations ${title}`,
    `/api/conversations/${id}/messages user ${TITLE_OF}`,
  ]);
  await say(page, 'And who is in my family?');
  expect(calls[2]).toBe(`/api/conversations/${id}/messages user And who is in my family?`);
  expect((await listed(page)).map((conversation) => conversation.title)).toEqual([title]);
  expect((await stored(page, id)).messages.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ]);
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await expect(list.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
});

test('a new chat only clears; nothing is kept before its first message [CHAT-02] [CHAT-06]', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'Who is in my family?');
  await panel(page).getByRole('button', { name: 'New chat' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(panel(page).getByRole('heading', { name: /Hi Ana/ })).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await listed(page)).toHaveLength(1);
  await say(page, 'Good morning');
  expect(await listed(page)).toHaveLength(2);
});

test('a conversation is loaded with its messages, and suggestions can be tapped [CHAT-04]', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'Who is in my family?');
  const letGo = await hold(page, '**/api/conversations/*');
  await page.reload();
  await expect(panel(page).getByText('Loading conversation...')).toBeVisible();
  letGo();
  await expect(messages(page).getByText('Who is in my family?')).toBeVisible();
  await expect(messages(page).getByText(/Mia/).first()).toBeVisible();
  await expect(suggestions(page).first()).toBeVisible();
  const next = await suggestions(page).first().innerText();
  await suggestions(page).first().click();
  await expect(messages(page).getByText(next, { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await stored(page, idInAddress(page))).messages.length).toBe(4);
});

test('refresh shows what was said elsewhere [CHAT-02]', async ({ page }) => {
  await openChat(page);
  // The answer is followed by a read of the conversation; one that is late would show what is said elsewhere by itself.
  const isOfConversation = (answer: Response) =>
    answer.request().method() === 'GET' &&
    readsIn(answer.url()).some(({ pathname }) => /^\/api\/conversations\/[^/]+$/.test(pathname));
  const settled = page.waitForResponse(isOfConversation);
  await say(page, 'Good morning');
  await settled;
  const path = `/api/conversations/${idInAddress(page)}/messages`;
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(path, { data: { role: 'user', content: 'From my phone' }, headers });
  await expect(messages(page).getByText('From my phone')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(messages(page).getByText('From my phone')).toBeVisible();
});

test('Enter sends, Shift+Enter does not, blanks are not sent, and one message is sent at a time [CHAT-05]', async ({
  page,
}) => {
  await openChat(page);
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask me anything about your family needs...');
  let posted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/messages')) posted += 1;
  });
  await field(page).pressSequentially('   ');
  await field(page).press('Enter');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await field(page).fill('Good');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('morning');
  await expect(field(page)).toHaveValue('Good\nmorning');
  expect(posted).toBe(0);

  const letGo = await hold(page, '**/messages');
  await field(page).press('Enter');
  await expect(typing(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('And more');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('And more');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect(suggestions(page).first()).toBeVisible();
  await expect(typing(page)).toHaveCount(0);
  expect(posted).toBe(1);
  await field(page).press('Enter');
  await expect.poll(() => posted).toBe(2);
});

test('Enter that chooses a composed word sends nothing [CHAT-05]', async ({ page }) => {
  await openChat(page);
  await field(page).fill('おはよう');
  await field(page).evaluate((element) => {
    const press = { key: 'Enter', bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing: true }));
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await expect(field(page)).toHaveValue('おはよう');
  expect(await listed(page)).toEqual([]);
});

test('times are told as people tell them [CHAT-07]', async ({ page }) => {
  await openChat(page);
  await say(page, 'Good morning');
  const told = messages(page).getByRole('time').first();
  const said = new Date((await told.getAttribute('datetime')) ?? '').getTime();
  const MINUTE = 60_000;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
  for (const [minutes, words] of [
    [0.5, 'Just now'],
    [1.5, '1 minute ago'],
    [59.5, '59 minutes ago'],
    [60.5, '1 hour ago'],
    [23.9 * 60, '23 hours ago'],
    [24.1 * 60, day.format(said)],
  ] as const) {
    await page.clock.setFixedTime(said + minutes * MINUTE);
    await page.reload();
    await expect(told, `after ${minutes} minutes`).toHaveText(words);
  }
});

test('conversations of long ago are found on a phone, too [CHAT-06]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await say(page, 'Good morning');
  await panel(page).getByRole('button', { name: 'New chat' }).click();
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Good morning' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(messages(page).getByText('Good morning', { exact: true }).first()).toBeVisible();
});

test('the chat is accessible: empty, in talk, and asking for approval', async ({ page }) => {
  test.slow();
  await openChat(page);
  await expectAccessibleEverywhere(page, 'the welcome');
  await say(page, PLAN);
  await expectAccessibleEverywhere(page, 'a plan with its card');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved and saved')).toBeVisible();
  await expectAccessibleEverywhere(page, 'an approved card');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expectAccessibleEverywhere(page, 'what is due');
});
