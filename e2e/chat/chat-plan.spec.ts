// Browser journeys: Pip's proposals, read as a week, approved or declined, undone.
import type { Locator, Page, Route } from '@playwright/test';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { Conversation } from '#contract/schemas/chat.ts';
import { addDays, todayIn, weekStart } from '#rules/time/dates.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  field,
  hold,
  idInAddress,
  messages,
  newChat,
  openChat,
  panel,
  PLAN,
  say,
  stored,
  suggestions,
} from '../conversation.ts';
import { expect, test, withoutJoinedReads } from '../fixtures.ts';
import { journeyNow } from '../journey-clock.ts';
import { tabTo } from '../keyboard.ts';

const menus = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/weekly-menus')).json()) as unknown[]).length;
const cardOf = (page: Page) => messages(page).getByRole('listitem', { name: /Save the menu/ });

async function readPlan(page: Page): Promise<void> {
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
}

async function swapDish(page: Page): Promise<void> {
  const dinner = cardOf(page)
    .getByRole('listitem')
    .filter({ hasText: /^Monday dinner/ });
  const before = await dinner.innerText();
  const swap = cardOf(page).getByRole('button', { name: 'Swap Monday dinner' });
  // The dish has the width of its cell, below the button.
  const [cell, name] = await Promise.all([dinner.boundingBox(), dinner.locator('p').last().boundingBox()]);
  expect(name?.width).toBe(cell?.width);
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
}

test('a plan reads as a week and says whom it respects; a dish is swapped on its card, which is saved once it is approved, and taken back [CHAT-04]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await say(page, PLAN);
  await test.step('line by line', () => readPlan(page));
  await expect(cardOf(page).getByText('For Mia')).toBeVisible();
  expect(await menus(page)).toBe(0);
  await expect(cardOf(page).getByText('Sunday dinner')).toBeVisible();
  await test.step('swapped by keyboard, too; nothing is saved, then what the card shows', () =>
    swapDish(page));
  await test.step('taken back', async () => {
    await expect(cardOf(page)).toBeFocused();
    expect(await menus(page)).toBe(1);
    await page.reload();
    await cardOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cardOf(page).getByText('Approved, then undone')).toBeVisible();
    await expect(cardOf(page).getByRole('button')).toHaveCount(0);
    expect(await menus(page)).toBe(0);
  });
});

async function scrollUp(page: Page): Promise<void> {
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  const latest = suggestions(page).first();
  // The new answer is longer than the screen: its beginning is in view.
  await expect(jump).toBeVisible();
  const card = page.getByRole('listitem', { name: /Save the menu/ });
  const answer = messages(page).getByRole('listitem').filter({ has: card }).first();
  const topOf = async (box: Locator) => (await box.boundingBox())!.y;
  expect((await topOf(answer)) - (await topOf(messages(page)))).toBe(16);
  await expect(latest).not.toBeInViewport();
  await jump.click();
  await expect(jump).toHaveCount(0);
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
}

async function decline(page: Page): Promise<void> {
  await cardOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(cardOf(page).getByText('Declined. Nothing was changed.')).toBeVisible();
  await page.reload();
  await expect(cardOf(page).getByText('Declined. Nothing was changed.')).toBeVisible();
  expect(await menus(page)).toBe(0);
}

async function approveChanged(page: Page): Promise<void> {
  const date = addDays(weekStart(todayIn(journeyNow(), 'America/New_York')), 7);
  const headers = { origin: new URL(page.url()).origin };
  const data = { notes: '', meals: { monday: { dinner: 'Leftovers' } } };
  await page.request.put(`/api/weekly-menus/${date}`, { data, headers });
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page).getByText('Leftovers')).toBeVisible();
  await expect(cardOf(page)).toHaveCount(1);
  // The same conversation in another tab, to which the parent comes back after the approval.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(cardOf(other).getByRole('button', { name: 'Approve' })).toBeVisible();
  await cardOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cardOf(page).getByText('Approved and saved')).toBeVisible();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cardOf(other).getByText('Approved and saved')).toBeVisible();
  await say(other, 'thank you');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(messages(page).getByText('thank you')).toBeVisible();
  await other.close();
}

test('a reader who scrolled up can jump to the latest; a declined proposal changes nothing; one that no longer fits gives way to a new one', async ({
  page,
}) => {
  await openChat(page);
  await say(page, PLAN);
  await test.step('scrolled up, the reader stays there', () => scrollUp(page));
  await test.step('declined', () => decline(page));
  await newChat(page);
  await say(page, PLAN);
  await test.step('the new card shows before and after', () => approveChanged(page));
});

/** Loads the page again, and changes the status of the last answer the first time the conversation is read. */
async function reloadOnceAs(page: Page, status: 'running' | 'interrupted', words: string): Promise<void> {
  const once = { times: 1 };
  const change = async (route: Route) => {
    const response = await route.fetch();
    const conversation = (await response.json()) as Conversation;
    const last = conversation.messages.at(-1)!;
    conversation.messages.splice(-1, 1, { ...last, status, content: words });
    await route.fulfill({ response, json: conversation });
  };
  const [address, id] = [page.url(), idInAddress(page)];
  // The page that goes may be reading it once more.
  await page.goto('about:blank');
  await withoutJoinedReads(page);
  await page.route(`**/api/conversations/${id}`, change, once);
  await page.goto(address);
}

async function hearAnswer(page: Page): Promise<void> {
  const news = panel(page).getByRole('status');
  const letGo = await hold(page, '**/messages');
  await field(page).fill('Who is in my family?');
  await field(page).press('Enter');
  await expect(page.getByText('Pip is thinking…')).toBeVisible();
  await expect(news).toHaveText('');
  letGo();
  await expect(news).toHaveText(/^Pip says: .*Mia/s);
  await expect(news).not.toHaveText(/\*\*|\n- /);
}

async function followRunning(page: Page): Promise<void> {
  // The next read would bring the whole answer before this one was looked for.
  const letGo = await hold(page, `**/api/conversations/${idInAddress(page)}`);
  await reloadOnceAs(page, 'running', 'Half of it');
  await expect(messages(page).getByText('Half of it')).toBeVisible();
  letGo();
  await expect(suggestions(page).first()).toBeVisible();
  await expect(messages(page).getByText('Half of it')).toHaveCount(0);
  await expect(panel(page).getByRole('status')).toHaveText(/^Pip says: .*Mia/s);
}

async function askAgain(page: Page): Promise<void> {
  await reloadOnceAs(page, 'interrupted', 'Half of it');
  await expect(messages(page).getByText('This answer was cut off.')).toBeVisible();
  await messages(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(suggestions(page).first()).toBeVisible();
  expect((await stored(page, idInAddress(page))).messages).toHaveLength(4);
}

async function goElsewhere(page: Page): Promise<void> {
  const letGo = await hold(page, '**/api/conversations');
  await field(page).fill('And who is in my family?');
  await field(page).press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  letGo();
  const recent = page.getByRole('region', { name: 'Recent Conversations' });
  await expect(recent.getByRole('heading', { name: 'And who is in my family?' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const begun = recent.getByRole('listitem').filter({ hasText: 'And who' });
  await begun.getByRole('link', { name: 'Continue' }).click();
  await expect(messages(page).getByText(/Mia/).first()).toBeVisible();
}

test("what was typed outlives a reload; Pip's answer is announced once it is finished, followed to its end, asked for again, and found later", async ({
  page,
}) => {
  await openChat(page);
  await test.step('what was typed is there after a reload', async () => {
    await field(page).fill('A long thought, half');
    await page.reload();
    await expect(field(page)).toHaveValue('A long thought, half');
  });
  await test.step('only the finished answer is announced', () => hearAnswer(page));
  await test.step('one still being written when the page opens is followed to its end', () =>
    followRunning(page));
  await test.step('one that broke off for good can be asked for again', () => askAgain(page));
  await newChat(page);
  await test.step('a parent who goes elsewhere meanwhile is left there, and finds the answer later', () =>
    goElsewhere(page));
});
