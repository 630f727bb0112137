// Browser journeys: a planned meal is moved, swapped and copied, with a finger, by keys, with a mouse, and offline.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { dialog, notice } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { arriveAt, plan, saved, slot } from '../meal-week.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('tabpanel').getByRole('button', { name });
const undo = (page: Page) => notice(page).getByRole('button', { name: 'Undo' }).click();
const meals = async (page: Page) => {
  const menus = (await (await page.request.get('/api/weekly-menus')).json()) as {
    weekStartDate: string;
    meals: Record<string, Record<string, string>>;
  }[];
  return Object.fromEntries(menus.map((menu) => [menu.weekStartDate, menu.meals]));
};

/** The bar that tells what is carried. */
const asking = (page: Page) => page.locator('[data-action-bar]').filter({ hasText: 'Choose its new spot.' });
const announced = (page: Page) => page.getByRole('status').filter({ hasText: 'Choose its new spot.' });

/** Chili on Wednesday, Tacos on Thursday. */
async function planned(page: Page): Promise<void> {
  await arriveAt(page, 'menus');
  await button(page, 'Fill in this week').click();
  await plan(page, 'Wednesday dinner', 'Chili');
  await plan(page, 'Thursday dinner', 'Tacos');
  await saved(page);
}

async function pressLong(page: Page, touch: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.clock.runFor(700);
  await expect(asking(page)).toBeInViewport();
  await expect(announced(page)).toHaveCount(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Chromium begins to drag after some small moves. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 30, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 5 });
  await page.mouse.move(end.x + 30, end.y + 20, { steps: 5 });
  await page.mouse.up();
}

/** The bar that asks for the new place comes under the finger: lifting it presses none of its buttons. */
async function pressUnderBar(page: Page, touch: CDPSession): Promise<void> {
  const meal = slot(page, 'Wednesday dinner: Chili');
  const { y, height } = (await meal.boundingBox())!;
  await page.setViewportSize({ width: 390, height: Math.round(y + height + 100) });
  await pressLong(page, touch, meal);
  await meal.evaluate(() => new Promise(requestAnimationFrame));
  await expect(asking(page)).toBeInViewport();
  await button(page, 'Cancel').tap();
  await expect(asking(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

async function moveByLongPress(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await pressUnderBar(page, touch);
  await pressLong(page, touch, slot(page, 'Wednesday dinner: Chili'));
  await expect(asking(page)).toHaveText(/^Chili /);
  await slot(page, 'Put Chili here: Friday dinner').tap();
  await expect(slot(page, 'Friday dinner: Chili')).toBeVisible();
  await expect(slot(page, 'Add Wednesday dinner')).toBeVisible();
  await expect(notice(page).getByText('Chili: Friday dinner')).toBeVisible();
  await undo(page);
  await expect(slot(page, 'Wednesday dinner: Chili')).toBeVisible();
  await expect(slot(page, 'Add Friday dinner')).toBeVisible();

  await pressLong(page, touch, slot(page, 'Wednesday dinner: Chili'));
  await slot(page, 'Put Chili here: Thursday dinner, now Tacos').tap();
  await expect(slot(page, 'Wednesday dinner: Tacos')).toBeVisible();
  await expect(notice(page).getByText('Meals swapped', { exact: true })).toBeVisible();
  await undo(page);
  await expect(slot(page, 'Wednesday dinner: Chili')).toBeVisible();

  await slot(page, 'Thursday dinner: Tacos').tap();
  await page.getByRole('button', { name: 'Move, swap or copy Thursday dinner' }).tap();
  await button(page, 'Copy instead').tap();
  await button(page, 'Next week').tap();
  await slot(page, 'Put Tacos here: Monday lunch').tap();
  await expect(slot(page, 'Monday lunch: Tacos')).toBeVisible();
  await saved(page);
  expect(await meals(page)).toMatchObject({
    '2026-11-23': { wednesday: { dinner: 'Chili' }, thursday: { dinner: 'Tacos' } },
    '2026-11-30': { monday: { lunch: 'Tacos' } },
  });
}

async function changeTonight(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Home' }).tap();
  await bar.getByRole('button', { name: 'Add' }).tap();
  await dialog(page).getByRole('link', { name: "Tonight's dinner" }).tap();
  const offer = page.getByRole('option', { name: /Tacos/ });
  await expect(offer).toBeInViewport();
  await offer.tap();
  await expect(slot(page, 'Wednesday dinner: Tacos')).toBeInViewport();
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a long press moves a meal in two taps, onto another one and into another week too, and Undo brings it back; tonight's dinner is changed in three taps", async ({
    page,
  }) => {
    await planned(page);
    await expect(page.getByText('Enter types')).toHaveCount(0);
    await test.step('a long press', () => moveByLongPress(page));
    await test.step("tonight's dinner, without scrolling", () => changeTonight(page));
  });
});

async function swapByKeys(page: Page): Promise<void> {
  await page.reload();
  await tabTo(page, slot(page, /Wednesday breakfast/));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('m');
  await expect(asking(page)).toBeVisible();
  await expect(slot(page, 'Wednesday dinner: Chili')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(slot(page, 'Put Chili here: Thursday dinner, now Tacos')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slot(page, 'Thursday dinner: Chili')).toBeFocused();
  await expect(slot(page, 'Wednesday dinner: Tacos')).toBeVisible();
  await expect(notice(page).getByText('Meals swapped', { exact: true })).toBeVisible();
  await page.keyboard.press('m');
  await expect(button(page, 'Cancel')).toBeVisible();
  await expect(slot(page, 'Thursday dinner: Chili')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slot(page, 'Thursday dinner: Chili')).toBeFocused();
  await expect(button(page, 'Cancel')).toHaveCount(0);
}

async function dragByMouse(page: Page): Promise<void> {
  await drag(page, slot(page, 'Wednesday dinner: Tacos'), slot(page, 'Add Saturday lunch'));
  await expect(slot(page, 'Saturday lunch: Tacos')).toBeVisible();
  await expect(slot(page, 'Add Wednesday dinner')).toBeVisible();
  await drag(page, slot(page, 'Thursday dinner: Chili'), slot(page, 'Saturday lunch: Tacos'));
  await expect(slot(page, 'Saturday lunch: Chili')).toBeVisible();
  await expect(slot(page, 'Thursday dinner: Tacos')).toBeVisible();
  await saved(page);
  expect(await meals(page)).toMatchObject({
    '2026-11-23': { saturday: { lunch: 'Chili' }, thursday: { dinner: 'Tacos' } },
  });
}

test('by keys alone a meal is swapped, and every step is announced; dragged with a mouse it moves to a free place and swaps with a planned one', async ({
  page,
}) => {
  await planned(page);
  await test.step('by keys', () => swapByKeys(page));
  await test.step('with a mouse', () => dragByMouse(page));
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test('a meal moves all the same, and the server hears of it later', async ({ page, context }) => {
    await planned(page);
    await context.setOffline(true);
    await slot(page, 'Wednesday dinner: Chili').press('m');
    await slot(page, 'Put Chili here: Sunday dinner').click();
    await expect(slot(page, 'Sunday dinner: Chili')).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    await expect
      .poll(async () => (await meals(page))['2026-11-23'])
      .toMatchObject({ sunday: { dinner: 'Chili' }, thursday: { dinner: 'Tacos' } });
    expect((await meals(page))['2026-11-23']?.['wednesday']?.['dinner'] ?? '').toBe('');
  });
});
