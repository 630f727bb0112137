// Browser journeys: chat with Pip: the panel, sending and answering, and finding conversations again.
import type { Page, Response } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  field,
  hold,
  idInAddress,
  listed,
  messages,
  MIA,
  newChat,
  openChat,
  panel,
  PLAN,
  say,
  send,
  stored,
  suggestions,
  typing,
} from '../conversation.ts';
import { expect, openApp, readsIn, test } from '../fixtures.ts';

const TITLE_OF = 'Tell me what the whole family should pack for a long weekend at the lake';

async function readWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat');
  await expect(panel(page).getByRole('heading', { name: 'AI Assistant' })).toBeVisible();
  await expect(panel(page).locator('.pip')).toHaveCount(1);
  const height = await panel(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBe(800 - 120);
  const footer = 'The assistant can make mistakes. Consider checking important information.';
  await expect(panel(page).getByText(footer, { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: /Hi Ana/ })).toBeVisible();
  await expect(suggestions(page)).toHaveText([
    "Plan this week's meals",
    'Create bedtime routine',
    'School schedule help',
  ]);
  expect(await listed(page)).toEqual([]);
}

async function composeWord(page: Page): Promise<void> {
  await field(page).fill('おはよう');
  await field(page).evaluate((element) => {
    const press = { key: 'Enter', bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing: true }));
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await expect(field(page)).toHaveValue('おはよう');
  expect(await listed(page)).toEqual([]);
  await field(page).fill('');
}

async function sendByEnter(page: Page): Promise<void> {
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
  await expect(page.getByText('Pip will read this next.')).toBeVisible();
  await field(page).pressSequentially('!');
  await expect(page.getByText('Pip will read this next.')).toBeHidden();
  await field(page).press('Enter');
  await expect.poll(() => posted).toBe(1);
  letGo();
  await expect.poll(() => posted).toBe(2);
  await expect(messages(page).getByText('And more!', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('');
}

test('a new chat has its header, its panel and Pip, welcomes with three suggestions, and sends what Enter sends [CHAT-01] [CHAT-02] [CHAT-03] [CHAT-05] [PIP-02]', async ({
  page,
}) => {
  const schemas = page.waitForRequest(/\/assets\/schemas-/);
  await openChat(page);
  await test.step('its header, its panel, a welcome and three suggestions', () => readWelcome(page));
  await test.step('the checks of the answers are fetched before anything is sent', async () => {
    await field(page).focus();
    await schemas;
  });
  await test.step('Enter that chooses a composed word sends nothing', () => composeWord(page));
  await test.step('Enter sends, Shift+Enter does not, blanks are not sent, and one message is sent at a time', () =>
    sendByEnter(page));
  await test.step('a suggestion of a new chat is sent by a tap', async () => {
    await expect(typing(page)).toHaveCount(0);
    await newChat(page);
    await suggestions(page).filter({ hasText: 'Create bedtime routine' }).click();
    await expect(messages(page).getByText('Create bedtime routine', { exact: true })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/$/);
});

async function beginConversation(page: Page): Promise<void> {
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
}

async function refreshConversation(page: Page): Promise<void> {
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
}

async function loadConversation(page: Page): Promise<void> {
  const count = async () => (await stored(page, idInAddress(page))).messages.length;
  const before = await count();
  const letGo = await hold(page, '**/api/conversations/*');
  await page.reload();
  await expect(panel(page).getByText('Loading conversation...')).toBeVisible();
  letGo();
  await expect(messages(page).getByText('And who is in my family?')).toBeVisible();
  await expect(messages(page).getByText(/Mia/).first()).toBeVisible();
  await expect(suggestions(page).first()).toBeVisible();
  const next = await suggestions(page).first().innerText();
  await suggestions(page).first().click();
  await expect(messages(page).getByText(next, { exact: true }).first()).toBeVisible();
  await expect.poll(count).toBe(before + 2);
}

async function startNewChat(page: Page): Promise<void> {
  await newChat(page);
  await expect(page).toHaveURL(/\/chat$/);
  await expect(panel(page).getByRole('heading', { name: /Hi Ana/ })).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await listed(page)).toHaveLength(1);
  await say(page, 'Good morning');
  expect(await listed(page)).toHaveLength(2);
}

test('the first message begins a conversation, later ones continue it; it is refreshed, loaded again, and left for a new chat [CHAT-02] [CHAT-04] [CHAT-06] [API-08]', async ({
  page,
}) => {
  await openChat(page);
  await test.step('the first message begins it', () => beginConversation(page));
  await test.step('refresh shows what was said elsewhere', () => refreshConversation(page));
  await test.step('it is loaded with its messages, and suggestions can be tapped', () =>
    loadConversation(page));
  await test.step('a new chat only clears; nothing is kept before its first message', () =>
    startNewChat(page));
});

test('the bell of the chat says truly what is due; the chat is accessible: empty, in talk, and asking for approval [CHAT-01]', async ({
  page,
}) => {
  test.slow();
  await openApp(page, { at: '/chat', members: [MIA] });
  await test.step('what is due', async () => {
    await page.getByRole('button', { name: 'Notifications' }).click();
    const due = page.getByRole('dialog').getByRole('link', { name: /^No menu for (this|next) week yet$/ });
    await expect(due).toHaveAttribute('href', /^\/meal-planning\?tab=menus&id=week-/);
    await expectAccessibleEverywhere(page, 'what is due');
    await page.keyboard.press('Escape');
  });
  await expectAccessibleEverywhere(page, 'the welcome');
  await say(page, PLAN);
  await expectAccessibleEverywhere(page, 'a plan with its card');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved and saved')).toBeVisible();
  await expectAccessibleEverywhere(page, 'an approved card');
  await say(page, "Plan this week's meals");
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved and saved')).toHaveCount(2);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog').getByText("You're all caught up.")).toBeVisible();
});
