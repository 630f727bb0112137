// Browser journeys: answers of Pip that fail on the way, and conversations that are not there.
import type { Page } from '@playwright/test';
import {
  field,
  idInAddress,
  listed,
  messages,
  newChat,
  openChat,
  panel,
  PLAN,
  stored,
  suggestions,
} from '../conversation.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

async function sendAtLast(page: Page): Promise<void> {
  await page.route('**/messages', (route) => route.abort());
  await field(page).fill('Who is in my family?');
  await field(page).press('Enter');
  await expect(panel(page).getByRole('alert')).toContainText("couldn't be reached");
  await expect(field(page)).toHaveValue('Who is in my family?');
  await page.reload();
  await expect(field(page)).toHaveValue('Who is in my family?');
  await page.unroute('**/messages');
  await field(page).press('Enter');
  await expect(messages(page).getByText(/Mia/).first()).toBeVisible();
  expect(await listed(page)).toHaveLength(1);
}

async function loseAnswer(page: Page): Promise<void> {
  await page.route('**/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page).fill('Who is in my family?');
  await field(page).press('Enter');
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/messages');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(suggestions(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('');
  const { messages: all } = await stored(page, idInAddress(page));
  expect(all.map(({ role }) => role)).toEqual(['user', 'assistant']);
}

/** On a phone, the way to send again stands below a long answer and is seen at once. */
async function failBelowAnswer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.route('**/messages', (route) => route.abort());
  await field(page).fill('Who is allergic to what?');
  await field(page).press('Enter');
  const again = panel(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);
  await page.unroute('**/messages');
  await again.click();
  await expect(field(page)).toHaveValue('');
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function breakOff(page: Page): Promise<void> {
  await page.route('**/messages', async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.indexOf('Monday lunch')) });
  });
  await field(page).fill(PLAN);
  await field(page).press('Enter');
  await expect(messages(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await page.unroute('**/messages');
}

test('a message is neither lost nor said twice when sending fails, a broken answer is read again whole, and a conversation that is not there is explained [CHAT-05] [CHAT-06]', async ({
  page,
}) => {
  await openChat(page);
  const startAgain = async () => {
    await newChat(page);
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  };
  await test.step('one that cannot be sent is not lost and is sent once in the end', () => sendAtLast(page));
  await startAgain();
  await test.step('one whose answer was lost on the way is not said twice', () => loseAnswer(page));
  await test.step('one that cannot be sent after an answer shows the way to try again', () =>
    failBelowAnswer(page));
  await startAgain();
  await test.step('an answer that breaks off on the way is read again whole', () => breakOff(page));
  await test.step('a conversation that is not there is explained kindly, with a way out', async () => {
    await page.goto('/chat/019a0000-0000-7000-8000-000000000000');
    await expect(panel(page).getByRole('heading', { name: "We can't find this conversation" })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Start a new chat' }).click();
    await expect(panel(page).getByRole('heading', { name: /Hi Ana/ })).toBeVisible();
  });
});
