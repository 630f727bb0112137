// Browser journeys: Pip's proposals, read as a week, approved or declined, undone.
import type { Locator, Page, Route } from '@playwright/test';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { Conversation } from '#contract/schemas/chat.ts';
import { addDays, todayIn, weekStart } from '#rules/time/dates.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  PLAN,
  field,
  hold,
  idInAddress,
  messages,
  openChat,
  panel,
  say,
  send,
  stored,
  suggestions,
} from '../conversation.ts';
import { expect, test, withoutJoinedReads } from '../fixtures.ts';
import { enterOn, tabTo } from '../keyboard.ts';

const menus = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/weekly-menus')).json()) as unknown[]).length;
const cardOf = (page: Page) => messages(page).getByRole('listitem', { name: /Save the menu/ });

test('a plan reads as a week, line by line, and says whom it respects [CHAT-04]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await say(page, PLAN);
  const lineIn = (list: Locator) => list.getByRole('listitem').filter({ hasText: /^Monday dinner: ./ });
  await expect(lineIn(cardOf(page))).toHaveCount(1);
  // Once: the text of the answer has it for copying alone.
  await expect(lineIn(messages(page))).toHaveCount(1);
  await messages(page).getByRole('button', { name: 'Copy answer' }).click();
  await expect(messages(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Monday dinner: ./m);
  expect(copied).toMatch(/^Sunday dinner: ./m);
  await expect(messages(page).getByText(/no peanuts for Mia/i)).toBeVisible();
  await expect(messages(page).getByRole('link', { name: 'Mia' })).toHaveAttribute('href', '/family');
});

test('a proposal is saved once it is approved, and can be taken back', async ({ page }) => {
  await openChat(page);
  await say(page, PLAN);
  await expect(cardOf(page).getByText('For Mia')).toBeVisible();
  expect(await menus(page)).toBe(0);
  await expect(cardOf(page).getByText('Sunday dinner')).toBeVisible();
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page).getByText('Approved and saved')).toBeVisible();
  await expect(cardOf(page)).toBeFocused();
  expect(await menus(page)).toBe(1);
  await page.reload();
  await cardOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page).getByText('Approved, then undone')).toBeVisible();
  await expect(cardOf(page).getByRole('button')).toHaveCount(0);
  expect(await menus(page)).toBe(0);
});

test('a dish is swapped on the card, by keyboard too; nothing is saved, then what the card shows', async ({
  page,
}) => {
  await openChat(page);
  await say(page, PLAN);
  const dinner = cardOf(page)
    .getByRole('listitem')
    .filter({ hasText: /^Monday dinner/ });
  const before = await dinner.innerText();
  const swap = cardOf(page).getByRole('button', { name: 'Swap Monday dinner' });
  // One tab stop for the whole week, so that Approve is near.
  await tabTo(page, cardOf(page).getByRole('button', { name: 'Swap Monday breakfast' }));
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowUp',
    'End',
    'Home',
    'ArrowLeft',
    'ArrowRight',
    'ArrowRight',
  ])
    await page.keyboard.press(key);
  await expect(swap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dinner).not.toHaveText(before, { useInnerText: true });
  await expect(swap).toBeFocused();
  expect(await menus(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(cardOf(page).getByRole('button', { name: 'Approve' })).toBeFocused();
  const dish = (await dinner.innerText()).split('\n').findLast((line) => line.trim() !== '');
  await expectAccessibleEverywhere(page, 'the card of a week');
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page).getByText('Approved and saved')).toBeVisible();
  await expect(swap).toHaveCount(0);
  const [menu] = (await (await page.request.get('/api/weekly-menus')).json()) as WeeklyMenu[];
  expect(menu?.meals.monday?.dinner).toBe(dish?.trim());
});

test('on a phone nothing lies on Undo after a plan was approved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await say(page, PLAN);
  // The conversation stands at its end; a press before that would hold it where it is.
  await expect(suggestions(page).last()).toBeInViewport({ ratio: 1 });
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page)).toBeFocused();
  await expect(cardOf(page).getByText('Approved and saved')).toBeVisible();
  // The focus has moved to the card, and nothing has scrolled.
  await expect(suggestions(page).last()).toBeInViewport({ ratio: 1 });
  await cardOf(page).getByRole('button', { name: 'Undo' }).click({ timeout: 5000 });
  await expect(cardOf(page).getByText('Approved and saved')).toHaveCount(0);
});

test('on a phone nothing jumps while the plan of a week arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
  await openChat(page);
  await field(page).fill(PLAN);
  // Not pressed: for half a second after a press everything may move.
  await send(page).evaluate((button) => (button as HTMLButtonElement).click());
  await expect(cardOf(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(suggestions(page).first()).toBeInViewport();
  const jumps = await page.evaluate(() => (globalThis as unknown as { jumps: number[] }).jumps);
  expect(jumps).toEqual([]);
});

test('on a phone only the messages scroll, not the page around them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await say(page, PLAN);
  await expect(cardOf(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  const excess = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(excess).toBe(0);
});

test('a declined proposal changes nothing', async ({ page }) => {
  await openChat(page);
  await say(page, PLAN);
  await cardOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(cardOf(page).getByText('Declined. Nothing was changed.')).toBeVisible();
  await page.reload();
  await expect(cardOf(page).getByText('Declined. Nothing was changed.')).toBeVisible();
  expect(await menus(page)).toBe(0);
});

test('a card that no longer fits gives way to a new one that shows before and after', async ({ page }) => {
  await openChat(page);
  await say(page, PLAN);
  const date = addDays(weekStart(todayIn(new Date(), 'America/New_York')), 7);
  const headers = { origin: new URL(page.url()).origin };
  const data = { notes: '', meals: { monday: { dinner: 'Leftovers' } } };
  await page.request.put(`/api/weekly-menus/${date}`, { data, headers });
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page).getByText('Leftovers')).toBeVisible();
  await expect(cardOf(page)).toHaveCount(1);
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page).getByText('Approved and saved')).toBeVisible();
});

test('a parent plans and approves without a mouse', async ({ page }) => {
  await openChat(page);
  await enterOn(page, suggestions(page).first());
  await expect(cardOf(page)).toBeVisible();
  await enterOn(page, cardOf(page).getByRole('button', { name: 'Approve' }));
  await expect(cardOf(page).getByText('Approved and saved')).toBeVisible();
});

test("only Pip's finished answer is announced", async ({ page }) => {
  await openChat(page);
  const news = panel(page).getByRole('status');
  const letGo = await hold(page, '**/messages');
  await field(page).fill('Who is in my family?');
  await field(page).press('Enter');
  await expect(page.getByText('Pip is thinking…')).toBeVisible();
  await expect(news).toHaveText('');
  letGo();
  await expect(news).toHaveText(/^Pip says: .*Mia/s);
  await expect(news).not.toHaveText(/\*\*|\n- /);
});

test('a reader who scrolled up stays there and can jump to the latest', async ({ page }) => {
  await openChat(page);
  await say(page, PLAN);
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toHaveCount(0);
  const latest = suggestions(page).first();
  await expect(latest).toBeInViewport();
  const before = await messages(page).boundingBox();
  await messages(page).hover();
  await page.mouse.wheel(0, -2000);
  await expect(jump).toBeVisible();
  // It takes no room from the messages.
  expect(await messages(page).boundingBox()).toEqual(before);
  await expect(latest).not.toBeInViewport();
  await jump.click();
  await expect(latest).toBeInViewport();
  await expect(jump).toHaveCount(0);
});

test('in danger the numbers to call come first and are in sight, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openChat(page);
  await say(page, PLAN);
  await field(page).fill('My daughter swallowed rat poison');
  await field(page).press('Enter');
  const numbers = messages(page).getByRole('list', { name: 'Numbers to call' }).getByRole('link');
  await expect(numbers.first()).toHaveAttribute('href', 'tel:18002221222');
  await expect(numbers.first()).toBeInViewport({ ratio: 1 });
  await expect(numbers.last()).toHaveAttribute('href', 'tel:911');
});

test('what was typed is there after a reload', async ({ page }) => {
  await openChat(page);
  await field(page).fill('A long thought, half');
  await page.reload();
  await expect(field(page)).toHaveValue('A long thought, half');
});

/** Changes the status of the last answer the first time the conversation is read. */
async function readOnceAs(page: Page, status: 'running' | 'interrupted', words: string): Promise<void> {
  const once = { times: 1 };
  const change = async (route: Route) => {
    const response = await route.fetch();
    const conversation = (await response.json()) as Conversation;
    const last = conversation.messages.at(-1)!;
    conversation.messages.splice(-1, 1, { ...last, status, content: words });
    await route.fulfill({ response, json: conversation });
  };
  await withoutJoinedReads(page);
  await page.route(`**/api/conversations/${idInAddress(page)}`, change, once);
}

test('an answer still being written when the page opens is followed to its end', async ({ page }) => {
  await openChat(page);
  await say(page, 'Who is in my family?');
  await readOnceAs(page, 'running', 'Half of it');
  await page.reload();
  await expect(messages(page).getByText('Half of it')).toBeVisible();
  await expect(suggestions(page).first()).toBeVisible();
  await expect(messages(page).getByText('Half of it')).toHaveCount(0);
  await expect(panel(page).getByRole('status')).toHaveText(/^Pip says: .*Mia/s);
});

test('an answer that broke off for good can be asked for again', async ({ page }) => {
  await openChat(page);
  await say(page, 'Who is in my family?');
  await readOnceAs(page, 'interrupted', 'Half of it');
  await page.reload();
  await expect(messages(page).getByText('This answer was cut off.')).toBeVisible();
  await messages(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(suggestions(page).first()).toBeVisible();
  expect((await stored(page, idInAddress(page))).messages).toHaveLength(4);
});

test('a parent who goes elsewhere while Pip is answering is left there, and finds the answer later', async ({
  page,
}) => {
  await openChat(page);
  const letGo = await hold(page, '**/api/conversations');
  await field(page).fill('Who is in my family?');
  await field(page).press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  letGo();
  const recent = page.getByRole('region', { name: 'Recent Conversations' });
  await expect(recent.getByRole('heading', { name: 'Who is in my family?' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await recent.getByRole('link', { name: 'Continue' }).click();
  await expect(messages(page).getByText(/Mia/).first()).toBeVisible();
});
