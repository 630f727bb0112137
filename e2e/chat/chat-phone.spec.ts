// Browser journeys: the chat on a phone: its frame, a plan that arrives and is approved, danger, and old conversations.
import type { Page } from '@playwright/test';
import { field, messages, newChat, openChat, panel, PLAN, say, send, suggestions } from '../conversation.ts';
import { dialog } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const cardOf = (page: Page) => messages(page).getByRole('listitem', { name: /Save the menu/ });

async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jumps: number[] = [];
    Object.assign(globalThis, { jumps });
    new PerformanceObserver((seen) => {
      for (const one of seen.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!one.hadRecentInput && one.value >= 0.01) jumps.push(one.value);
    }).observe({ type: 'layout-shift' });
  });
}

async function expectOneFrame(page: Page): Promise<void> {
  const box = (await panel(page).boundingBox())!;
  expect([box.x, box.width]).toEqual([0, 390]);
  const height = async () => (await field(page).boundingBox())!.height;
  expect(await height()).toBeLessThan(48);
  await field(page).fill('one\ntwo\nthree');
  expect(await height()).toBeGreaterThan(60);
  await field(page).fill('');
  await page.getByRole('button', { name: 'Conversations' }).click();
  await expect(dialog(page).getByText('Your conversations with Pip are kept here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // A short or magnified screen: the conversation keeps room to be read, and the window scrolls to the field.
  await page.setViewportSize({ width: 320, height: 320 });
  expect((await panel(page).boundingBox())!.height).toBeGreaterThanOrEqual(320);
  await field(page).scrollIntoViewIfNeeded();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
}

async function receivePlan(page: Page): Promise<void> {
  await field(page).fill(PLAN);
  // Not pressed: for half a second after a press everything may move.
  await send(page).evaluate((button) => (button as HTMLButtonElement).click());
  await expect(cardOf(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  // The beginning of the long answer is in view, not its end.
  await expect(messages(page).getByText(PLAN)).toBeVisible();
  await expect(cardOf(page).getByText('Monday', { exact: true }).first()).toBeInViewport();
  const jumps = await page.evaluate(() => (globalThis as unknown as { jumps: number[] }).jumps);
  expect(jumps).toEqual([]);
}

async function undoPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  // The conversation stands at its end; a press before that would hold it where it is.
  await expect(suggestions(page).last()).toBeInViewport({ ratio: 1 });
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page)).toBeFocused();
  await expect(cardOf(page).getByText('Approved and saved')).toBeVisible();
  // The focus has moved to the card, and nothing has scrolled.
  await expect(suggestions(page).last()).toBeInViewport({ ratio: 1 });
  await cardOf(page).getByRole('button', { name: 'Undo' }).click({ timeout: 5000 });
  await expect(cardOf(page).getByText('Approved and saved')).toHaveCount(0);
}

async function findOldConversation(page: Page): Promise<void> {
  await say(page, 'Good morning');
  await newChat(page);
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Good morning' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(messages(page).getByText('Good morning', { exact: true }).first()).toBeVisible();
}

async function callInDanger(page: Page): Promise<void> {
  await field(page).fill('My daughter swallowed rat poison');
  await field(page).press('Enter');
  const numbers = messages(page).getByRole('list', { name: 'Numbers to call' }).getByRole('link');
  await expect(numbers.first()).toHaveAttribute('href', 'tel:18002221222');
  await expect(numbers.first()).toBeInViewport({ ratio: 1 });
  await expect(numbers.last()).toHaveAttribute('href', 'tel:911');
}

test('on a phone the chat is one frame in which nothing jumps or lies on Undo; old conversations are found, and in danger the numbers to call come first [CHAT-02] [CHAT-05] [CHAT-06]', async ({
  page,
}) => {
  await watchJumps(page);
  await openChat(page);
  await test.step('no frame inside the frame, and a field of one line until it grows', () =>
    expectOneFrame(page));
  // The watch begins again.
  await page.reload();
  await test.step('nothing jumps while the plan of a week arrives', () => receivePlan(page));
  await test.step('only the messages scroll, not the page around them', async () => {
    const excess = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(excess).toBe(0);
  });
  await test.step('nothing lies on Undo after a plan was approved', () => undoPlan(page));
  await test.step('the numbers to call are in sight', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await callInDanger(page);
  });
  await newChat(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('conversations of long ago are found', () => findOldConversation(page));
});
