// Browser journeys: allergy notes on food screens before the family is loaded: delayed, failed on the server, offline.
import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, test, withoutJoinedReads } from '../fixtures.ts';
import { addIdea, button, card, notice, panel, tab } from '../meal-kitchen.ts';
import { addList, arriveAt, fillUpBrowser, list, plan, planPeanuts, saved, slot } from '../meal-week.ts';

const MIA = { name: 'Mia', relationship: 'child', allergies: ['peanuts'] };
const FAMILY = '**/api/family-members';
const CHECKING = 'Checking allergies…';
const CONTAINS = /Mia:\s*contains peanut/;

/** Holds the family back from now on; the function lets it go. */
async function holdBackFamily(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await withoutJoinedReads(page);
  await page.route(FAMILY, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Layout shift since then without an action of the parent (Cumulative Layout Shift). */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { sum: 0 };
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);

test.use({ viewport: { width: 1280, height: 900 } });

test('until the family is known each dish of the week says that it is being checked, and then nothing jumps [U2]', async ({
  page,
}) => {
  await arriveAt(page, 'menus', { members: [MIA] });
  await button(page, 'Fill in this week').click();
  await plan(page, 'Thursday dinner', 'Peanut noodles');
  await plan(page, 'Friday dinner', 'Fruit salad');
  await saved(page);
  const letGo = await holdBackFamily(page);
  await page.reload();
  await expect(slot(page, 'Thursday dinner: Peanut noodles')).toBeVisible();
  await expect(panel(page).getByRole('grid').getByText(CHECKING)).toHaveCount(2);
  await expectNoAxeViolations(page);
  const heightOf = async (name: string) =>
    (
      await page
        .getByRole('row')
        .filter({ has: button(page, name) })
        .boundingBox()
    )?.height;
  const before = await heightOf('Friday dinner: Fruit salad');
  await watchShifts(page);
  await letGo();
  await expect(panel(page).getByText('peanut', { exact: true })).toBeVisible();
  await expect(page.getByText(CHECKING)).toHaveCount(0);
  expect(await heightOf('Friday dinner: Fruit salad')).toBe(before);
  expect(await shiftsOf(page)).toBe(0);
  await test.step('and no empty place stands under a dish without a note', async () => {
    const dish = slot(page, 'Friday dinner: Fruit salad');
    const cell = page.getByRole('gridcell').filter({ has: button(page, 'Friday dinner: Fruit salad') });
    const bottomOf = async (box: typeof cell) =>
      box.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(await bottomOf(dish)).toBe(await bottomOf(cell));
  });
});

test('a dish written into a free place moves no row, neither while it is checked nor afterwards [U2]', async ({
  page,
}) => {
  await planPeanuts(page, MIA);
  await expect(panel(page).getByText('peanut', { exact: true })).toBeVisible();
  await panel(page)
    .getByRole('grid')
    .evaluate((grid) => {
      const heights = new Set<number>();
      Object.assign(globalThis, { heights });
      const look = () => {
        const lines = [...grid.querySelectorAll('[role=row] p')].filter((p) => p.textContent !== '');
        for (const line of lines) heights.add(line.getBoundingClientRect().height);
      };
      new MutationObserver(look).observe(grid, { childList: true, subtree: true });
    });
  await plan(page, 'Saturday lunch', 'Rice with beans');
  await expect(page.getByText(CHECKING)).toHaveCount(0);
  await expect(
    page
      .getByRole('gridcell')
      .filter({ has: slot(page, 'Saturday lunch: Rice with beans') })
      .locator('p'),
  ).toHaveCount(0);
  // As a line to be read aloud it has no height.
  const heights = await page.evaluate(() => [...(globalThis as unknown as { heights: Set<number> }).heights]);
  expect(heights.filter((height) => height > 1)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('cards of ideas below the screen keep no place for a note that did not come, and nothing jumps [U2]', async ({
    page,
  }) => {
    await arriveAt(page, 'ideas', { members: [MIA] });
    for (const name of ['Last', 'Fourth', 'Third', 'Second', 'First'])
      await page.request.post('/api/menu-ideas', {
        data: { name, mealType: 'dinner', ingredients: ['rice'] },
      });
    const letGo = await holdBackFamily(page);
    await page.reload();
    await expect(card(page, 'First').getByText(CHECKING)).toBeVisible();
    const heightOf = async (name: string) => (await card(page, name).boundingBox())?.height ?? 0;
    await watchShifts(page);
    await letGo();
    await expect(page.getByText(CHECKING)).toHaveCount(0);
    expect(await shiftsOf(page)).toBe(0);
    await card(page, 'Last').scrollIntoViewIfNeeded();
    // One line of words and the gap above it.
    await expect.poll(async () => (await heightOf('First')) - (await heightOf('Last'))).toBe(36);
  });
});

async function addWithoutFlash(page: Page): Promise<void> {
  await addList(page, 'Groceries', ['Rice']);
  await saved(page);
  await expect(list(page, 'Groceries')).toContainText('Rice');
  await expect(page.getByText(CHECKING)).toHaveCount(0);
  await page.evaluate((words) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body.innerText.includes(words)) seen.push(words);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, CHECKING);
  const groceries = list(page, 'Groceries');
  await groceries.getByRole('button', { name: 'Add item' }).click();
  await groceries.getByRole('textbox', { name: 'name of New item' }).fill('Peanut butter');
  await page.keyboard.press('Enter');
  await expect(list(page, 'Groceries')).toContainText(CONTAINS);
  expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual([]);
}

test('one more item of a checked list is checked without a flash of words; ideas and lists say while they are being checked, too [U2]', async ({
  page,
}) => {
  await arriveAt(page, 'lists', { members: [MIA] });
  await test.step('one more item', () => addWithoutFlash(page));
  await tab(page, 'Menu Ideas').click();
  await addIdea(page, { 'Meal Name': 'Satay', 'Meal Type': 'Dinner', Ingredients: 'peanut butter, rice' });
  await saved(page);
  const letGo = await holdBackFamily(page);
  await page.goto('/meal-planning?tab=lists');
  await expect(list(page, 'Groceries').getByText(CHECKING)).toBeVisible();
  await page.goto('/meal-planning?tab=ideas');
  await expect(card(page, 'Satay').getByText(CHECKING)).toBeVisible();
  await letGo();
  await expect(card(page, 'Satay')).toContainText(CONTAINS);
  await expect(page.getByText(CHECKING)).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a check that is short shows no words, though they are there to be read aloud; one that lasts does [U2]', async ({
    page,
  }) => {
    await planPeanuts(page, MIA);
    await page.addInitScript((words) => {
      const opacities: string[] = [];
      Object.assign(globalThis, { opacities });
      new MutationObserver(() => {
        const line = [...document.querySelectorAll('[role=grid] p')].find((one) => one.textContent === words);
        if (line) opacities.push(getComputedStyle(line).opacity);
      }).observe(document, { childList: true, subtree: true });
    }, CHECKING);
    const letGo = await holdBackFamily(page);
    await page.reload();
    const line = panel(page).getByRole('grid').getByText(CHECKING);
    await expect(line).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => (globalThis as unknown as { opacities: string[] }).opacities[0])).toBe(
      '0',
    );
    await letGo();
    await expect(panel(page).getByText('peanut', { exact: true })).toBeVisible();
  });
});

async function failOnServer(page: Page): Promise<void> {
  await withoutJoinedReads(page);
  await page.route(FAMILY, (route) => route.fulfill({ status: 500, body: 'Something went wrong.' }));
  await page.reload();
  const failure = panel(page).getByText(
    "Something went wrong on our side, so allergies couldn't be checked.",
  );
  await expect(failure).toBeVisible();
  await expect(page.getByText(CHECKING)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unroute(FAMILY);
  await button(page, 'Try again').click();
  await expect(failure).toBeHidden();
  await panel(page).getByRole('button', { name: 'For your family: Mia peanut' }).click();
  await expect(panel(page).getByRole('grid')).toContainText(CONTAINS);
}

async function checkOffline(page: Page): Promise<void> {
  await page.route(FAMILY, (route) => route.abort('internetdisconnected'));
  await page.reload();
  const failure = panel(page).getByText("Allergies couldn't be checked without a connection.");
  await expect(failure).toBeVisible();
  await page.unroute(FAMILY);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(failure).toBeHidden();
  await panel(page).getByRole('button', { name: 'For your family: Mia peanut' }).click();
  await expect(panel(page).getByRole('grid')).toContainText(CONTAINS);
}

test.describe('when the server fails, or there is no connection', () => {
  test.use({ expectedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test('the screen says whose fault it is, and checks with Try again or once the connection is back [U2]', async ({
    page,
  }) => {
    await planPeanuts(page, MIA);
    await test.step('the server', () => failOnServer(page));
    await test.step('the connection', () => checkOffline(page));
  });
});

test('shows the stored quantity again after a failed save, and Try again in the toast saves the typed one [MEAL-07]', async ({
  page,
}) => {
  await arriveAt(page, 'lists');
  await addList(page, 'Groceries', ['Milk']);
  await saved(page);
  const makeRoom = await fillUpBrowser(page);
  const groceries = list(page, 'Groceries');
  await groceries.getByRole('button', { name: /^Edit quantity of Milk/ }).click();
  await groceries.getByRole('textbox', { name: 'quantity of Milk' }).fill('2 gallons');
  await panel(page).getByRole('heading', { level: 2 }).click();
  await expect(notice(page).getByText('Failed to update quantity. Please try again.')).toBeVisible();
  await expect(groceries.getByRole('button', { name: 'Edit quantity of Milk: Qty' })).toBeVisible();
  // Below the pointer a notice stays: on a slow machine axe takes longer than its five seconds.
  await notice(page).getByText('Failed to update quantity.').hover();
  await expectNoAxeViolations(page);
  await test.step('a second failure offers it again', async () => {
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page).getByText('Failed to update quantity. Please try again.')).toBeVisible();
  });
  await makeRoom();
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(groceries.getByRole('button', { name: /^Edit quantity of Milk: 2 gallons/ })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
