// Browser journeys: conversations are searched, renamed, deleted and brought back; answers are copied, sources fold.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { field, idInAddress, listed, messages, openChat, panel, say } from '../conversation.ts';
import { begin, dialog, notice } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const entry = (page: Page, title: string) => list(page).getByRole('link', { name: title });
const more = (page: Page, title: string) =>
  page.getByRole('button', { name: `Rename or delete ${title}`, exact: true });

test('a conversation is renamed, found by a part of its title, deleted, and comes back with Undo', async ({
  page,
}) => {
  await openChat(page);
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
});

test('sources fold, an answer is copied, and yesterday has a line of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page, [
    { name: 'Ben', relationship: 'child' },
    { name: 'Leo', relationship: 'child' },
  ]);
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
  await page.clock.setFixedTime(Date.now() + 24 * 3600 * 1000);
  await page.goto(`/chat/${idInAddress(page)}`);
  await expect(messages(page).getByText('Yesterday', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the chat has no frame inside the frame, and the field is one line high until it grows [CHAT-02] [CHAT-05]', async ({
    page,
  }) => {
    await openChat(page);
    const box = (await panel(page).boundingBox())!;
    expect([box.x, box.width]).toEqual([0, 390]);
    const height = async () => (await field(page).boundingBox())!.height;
    expect(await height()).toBeLessThan(48);
    await field(page).fill('one\ntwo\nthree');
    expect(await height()).toBeGreaterThan(60);
    await field(page).fill('');
    await page.getByRole('button', { name: 'Conversations' }).click();
    await expect(dialog(page).getByText('Your conversations with Pip are kept here.')).toBeVisible();
  });
});
