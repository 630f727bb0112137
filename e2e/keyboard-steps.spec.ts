// Browser journeys: steps of a day with the keyboard alone. The focus shows, and stays where the work continues.
import type { Page } from '@playwright/test';
import { dialog, notice } from './family-week.ts';
import { expect, openApp, test } from './fixtures.ts';
import { closeByEscape, enterOn, tabTo } from './keyboard.ts';
import { addList, arriveAt, list, plan, slot } from './meal-week.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a plan is asked for, approved and undone by keys, and the focus stays on its card', async ({
  page,
}) => {
  await openApp(page, { at: '/chat' });
  await enterOn(page, button(page, "Plan this week's meals"));
  await enterOn(page, button(page, 'Approve'));
  const card = page.getByRole('listitem', { name: /Save the menu/ });
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleDescription('Approved and saved');
  await enterOn(page, card.getByRole('button', { name: 'Undo' }));
  await expect(notice(page)).toContainText('Undone');
  await expect(card).toHaveAccessibleDescription('Approved, then undone');
  await expect(card).toBeFocused();
});

async function carryByKeys(page: Page): Promise<void> {
  await expect(slot(page, 'Add Wednesday breakfast')).toBeFocused();
  await plan(page, 'Wednesday dinner', 'Chili');
  // Text for screen readers alone is one pixel high.
  const keys = await page.getByText('M moves, swaps or copies a meal.').boundingBox();
  expect(keys?.height).toBeGreaterThan(10);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  const target = slot(page, 'Put Chili here: Thursday dinner');
  await expect(target).toBeFocused();
  await expect(target).toHaveCSS('outline-width', '3px');
  // A place that could take the meal is marked, but not as strongly as the one with the focus.
  await expect(slot(page, 'Put Chili here: Friday dinner')).toHaveCSS('box-shadow', / 0px 0px 0px 1px/);
  await enterOn(page, button(page, 'Cancel'));
  await expect(slot(page, 'Add Thursday dinner')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('m');
  await tabTo(page, button(page, 'Copy instead'));
  await page.keyboard.press('Escape');
  await expect(slot(page, 'Wednesday dinner: Chili')).toBeFocused();
  await expect(button(page, 'Copy instead')).toHaveCount(0);
}

async function answerNotice(page: Page): Promise<void> {
  const move = async () => {
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(slot(page, 'Thursday dinner: Chili')).toBeFocused();
    await expect(notice(page)).toContainText('Chili');
    await page.keyboard.press('F8');
  };
  await move();
  await enterOn(page, notice(page).getByRole('button', { name: 'Dismiss' }));
  await expect(slot(page, 'Thursday dinner: Chili')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await plan(page, 'Wednesday dinner', 'Chili');
  await move();
  await enterOn(page, notice(page).getByRole('button', { name: 'Undo' }));
  await expect(slot(page, 'Wednesday dinner: Chili')).toBeVisible();
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
}

async function turnBack(page: Page): Promise<void> {
  const title = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await enterOn(page, button(page, 'Next week'));
  await expect(title).toContainText('Next week');
  await enterOn(page, button(page, 'This week'));
  await expect(title).toContainText('This week');
  await expect(title).toBeFocused();
}

test('a week is begun, turned and a meal carried by keys: the focus shows among the places, and comes back, also from a notice', async ({
  page,
}) => {
  await arriveAt(page, 'menus');
  await enterOn(page, button(page, 'Fill in this week'));
  await test.step('carried', () => carryByKeys(page));
  await test.step('a notice is answered, and the focus comes back to the meal', () => answerNotice(page));
  await test.step('the way back from another week leaves the focus on the title of this one', () =>
    turnBack(page));
});

async function reachFirstRow(page: Page): Promise<void> {
  const name = list(page, 'Saturday').getByRole('button', { name: /^Edit name of Milk/ });
  await tabTo(page, name);
  const ring = await name.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  const { y } = (await name.boundingBox())!;
  const edge = (await page.getByRole('list', { name: 'Items of Saturday' }).boundingBox())!.y;
  expect(y - ring).toBeGreaterThanOrEqual(edge);
}

async function openAndLeave(page: Page): Promise<void> {
  await enterOn(page, page.getByRole('link', { name: 'Go shopping with Saturday' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Saturday' })).toBeFocused();
  await enterOn(page, page.getByRole('link', { name: 'All lists' }));
  await expect(page.getByRole('list', { name: 'Shopping lists' }).locator(':focus')).toContainText(
    'Saturday',
  );
}

async function tickOff(page: Page): Promise<void> {
  await list(page, 'Saturday')
    .getByRole('link', { name: /Saturday|Shop/ })
    .click();
  const boxes = page.getByRole('checkbox');
  await tabTo(page, boxes.nth(3));
  for (const open of [4, 3, 2, 1, 0]) {
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(open);
    if (open > 0) await expect(page.getByRole('checkbox', { checked: false }).last()).toBeFocused();
  }
  const title = page.getByRole('heading', { level: 2, name: 'Saturday' });
  await expect(title).toBeFocused();
  await enterOn(page, button(page, 'Clear checked'));
  await expect(boxes).toHaveCount(0);
  await expect(title).toBeFocused();
}

test('a list is opened, ticked off by pressing Space and left by keys: the focus shows whole, and comes back to its card', async ({
  page,
}) => {
  await arriveAt(page, 'lists');
  await addList(page, 'Saturday', ['Milk', 'Bread', 'Apples', 'Tea', 'Rice']);
  await test.step('whole on the first row of a list, at the edge of what scrolls', () => reachFirstRow(page));
  await test.step('opened, the focus is on its title, then back on its card', () => openAndLeave(page));
  await test.step('ticked off: nothing that was bought goes back', () => tickOff(page));
});

async function linkForSitter(page: Page): Promise<void> {
  const opener = button(page, 'For a sitter');
  await enterOn(page, opener);
  await enterOn(page, dialog(page).getByRole('button', { name: 'Make a link' }));
  await expect(dialog(page)).toHaveAccessibleName('The link for the sitter');
  await closeByEscape(dialog(page));
  await expect(opener).toBeFocused();
}

async function undoInSettings(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  const added = rows.filter({ hasText: 'added Mia' });
  await enterOn(page, added.getByRole('button', { name: /^Undo/ }));
  await expect(added).toContainText('Already undone');
  await expect(added).toBeFocused();
}

test('the link for a sitter is made by keys, and a change is undone in the settings: the focus comes back to where it began', async ({
  page,
}) => {
  await openApp(page, { members: [{ name: 'Mia', relationship: 'child' }], at: '/family' });
  await test.step('the link', () => linkForSitter(page));
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await test.step('the change', () => undoInSettings(page));
});

test('a day off is typed, read and confirmed by keys, and no step loses the focus', async ({ page }) => {
  await openApp(page, { at: '/school' });
  const kept = page.locator('[data-calendar]:focus, [data-calendar] :focus');
  await enterOn(page, button(page, 'Type or paste dates'));
  await page.getByLabel('Text of the calendar').press('Control+a');
  await page.keyboard.type('Nov 26 Thanksgiving, no school');
  await enterOn(page, button(page, 'Read the dates'));
  await expect(page.getByText('Which school year is this calendar for?')).toBeVisible();
  await expect(kept).toHaveCount(1);
  await enterOn(page, button(page, /^\d{4}-\d{4}$/).first());
  await expect(button(page, 'Confirm')).toBeVisible();
  await expect(kept).toHaveCount(1);
  await enterOn(page, button(page, 'Confirm'));
  await expect(notice(page)).toContainText('Calendar Confirmed');
  await expect(kept).toHaveCount(1);
});

test('while a notice is shown on a phone, what gets the focus is never under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, { at: '/settings' });
  await tabTo(page, page.getByRole('switch', { name: 'Daily Routines' }));
  await page.keyboard.press('Space');
  await enterOn(page, button(page, 'Save Preferences'));
  await expect(page.locator('.toast')).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const toast = document.querySelector('.toast')!.getBoundingClientRect();
      const place = focused.getBoundingClientRect();
      const isClear = place.bottom <= toast.top || place.top >= toast.bottom;
      return isClear ? [] : [focused.outerHTML];
    });
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await covered()).toEqual([]);
  }
});
