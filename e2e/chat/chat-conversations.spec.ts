// Browser journeys: conversations are searched, renamed, deleted and brought back; answers are copied, sources fold.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { idInAddress, listed, messages, openChat, say } from '../conversation.ts';
import { begin, dialog, notice } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const entry = (page: Page, title: string) => list(page).getByRole('link', { name: title });
const more = (page: Page, title: string) =>
  page.getByRole('button', { name: `Rename or delete ${title}`, exact: true });

async function manageConversation(page: Page): Promise<void> {
  for (const title of ['Costume', 'Zoo trip', 'Crème brûlée', 'Piano', 'Swimming', 'Birthday cake'])
    await begin(page, title);
  await page.reload();
  await more(page, 'Zoo trip').click();
  await dialog(page).getByLabel('Title').fill(' ');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Please give the conversation a title')).toBeVisible();
  await dialog(page).getByLabel('Title').fill('Trip to the aquarium');
  await expectAccessibleEverywhere(page, 'renaming a conversation');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(more(page, 'Trip to the aquarium')).toBeVisible();
  await list(page).getByLabel('Search conversations').fill('brulee');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await entry(page, 'Crème brûlée').click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]+$/);
  await more(page, 'Crème brûlée').click();
  await dialog(page).getByRole('button', { name: 'Delete conversation' }).click();
  await expect(notice(page).getByText('Conversation deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  expect((await listed(page)).map(({ title }) => title)).not.toContain('Crème brûlée');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page).getByText('Conversation restored')).toBeVisible();
  await expect(entry(page, 'Crème brûlée')).toBeVisible();
}

async function readAnswer(page: Page): Promise<void> {
  await say(page, 'Who is in my family?');
  const sources = messages(page).getByText('From 3 family cards');
  const mia = messages(page).getByRole('link', { name: 'Mia', exact: true });
  await expect(mia).toBeHidden();
  await sources.click();
  await expect(mia).toBeVisible();
  await messages(page).getByRole('button', { name: 'Copy answer' }).click();
  await expect(messages(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ben');
  await expect(messages(page).getByText('Today', { exact: true })).toHaveCount(0);
}

/** Each minute and hour is in rules/time/relative-time.test.ts. */
async function readLater(page: Page): Promise<void> {
  const told = messages(page).getByRole('time').first();
  const said = new Date((await told.getAttribute('datetime')) ?? '').getTime();
  await expect(told).toHaveText('Just now');
  const MINUTE = 60_000;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
  for (const [minutes, words] of [
    [1.5, '1 minute ago'],
    [24.1 * 60, date.format(said)],
  ] as const) {
    await page.clock.setFixedTime(said + minutes * MINUTE);
    await page.goto(`/chat/${idInAddress(page)}`);
    await expect(told, `after ${minutes} minutes`).toHaveText(words);
  }
  await expect(messages(page).getByText('Yesterday', { exact: true })).toBeVisible();
}

test('a conversation is renamed, found by a part of its title, deleted, and comes back with Undo; sources fold, an answer is copied, and times are told as people tell them [CHAT-07]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page, [
    { name: 'Ben', relationship: 'child' },
    { name: 'Leo', relationship: 'child' },
  ]);
  await test.step('renamed, found, deleted and restored', () => manageConversation(page));
  await test.step('sources fold, and an answer is copied', () => readAnswer(page));
  await test.step('times are told as people tell them, and yesterday has a line of its own', () =>
    readLater(page));
});
