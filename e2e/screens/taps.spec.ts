// Browser journey: the common tasks on a phone, from the dashboard, in a few taps; of all but the day a meal is moved to,
// each target is in sight. Typing is not counted, nor the Enter between two typed items.
import type { Locator, Page } from '@playwright/test';
import { dialog, newYork, saveMenu } from '../family-week.ts';
import { createAccount, expect, finishOnboarding, newParent, test } from '../fixtures.ts';
import { saved, slot } from '../meal-week.ts';
import { store } from '../medical-screen.ts';
import { Taps } from '../taps.ts';

// Chromium has no telephone.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  expectedErrors: [/Failed to launch 'tel:/],
});

/** A family with a week, a list, a pediatrician and a medicine; the parent has planned the week on this phone. */
async function settleIn(page: Page): Promise<void> {
  await page.clock.install({ time: newYork('09:15') });
  await createAccount(page, newParent('Ana', 'Park'));
  await finishOnboarding(page, { areas: ['mealPlanning', 'medical'] });
  await saveMenu(page, { wednesday: { dinner: 'Chili' }, thursday: { dinner: 'Tacos' } });
  await store(page, '/api/shopping-lists', { title: 'Groceries', items: [{ name: 'Milk', qty: '' }] });
  const doctor = { name: 'Dr. Adams', specialty: 'Pediatrician', phoneNumber: '555 0101' };
  await store(page, '/api/medical-contacts', doctor);
  await store(page, '/api/medications', { name: 'Vitamin D', frequency: 'once daily' });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Medicines' })).toBeVisible();
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name });
const plus = (page: Page) => bar(page).getByRole('button', { name: 'Add' });

/** Counts the taps of a task that begins on the dashboard; each target is in sight before it is tapped. */
async function task(
  page: Page,
  most: number,
  run: (tap: (target: Locator) => Promise<void>, taps: Taps) => Promise<void>,
): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Family Calendar' })).toBeVisible();
  const taps = new Taps();
  await run(async (target) => {
    await expect(target).toBeInViewport({ ratio: 1 });
    await taps.click(target);
  }, taps);
  expect(taps.count).toBeLessThanOrEqual(most);
}

async function pressLong(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.clock.runFor(700);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The addresses that the page asks for from now on, those of other programs among them. */
async function watchAddresses(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await session.send('Page.enable');
  return asked;
}

test('what a family does every day takes a few taps', async ({ page }) => {
  await settleIn(page);

  await test.step('an appointment: 2', () =>
    task(page, 2, async (tap) => {
      await tap(plus(page));
      await expect(page.getByLabel('What and when')).toBeFocused();
      await page.keyboard.type('Dentist Fri 3 pm');
      await tap(dialog(page).getByRole('button', { name: 'Save' }));
      await expect(dialog(page)).toBeHidden();
      const all = (await (await page.request.get('/api/medical-appointments')).json()) as object[];
      expect(all).toMatchObject([{ title: 'Dentist', wallTime: '2026-11-27T15:00' }]);
    }));

  await test.step('five items on the list: 3', () =>
    task(page, 3, async (tap) => {
      await tap(plus(page));
      await tap(dialog(page).getByRole('link', { name: 'Go shopping' }));
      await tap(page.getByRole('tabpanel').getByRole('button', { name: 'Add item' }));
      await expect(page.getByRole('textbox', { name: 'name of New item' })).toBeFocused();
      for (const name of ['Eggs', 'Rice', 'Oats', 'Tea', 'Kale']) await page.keyboard.type(`${name}\n`);
      await expect(page.getByText('0 of 7')).toBeVisible();
    }));

  await test.step('an item ticked off in the shop: 2', () =>
    task(page, 2, async (tap) => {
      await tap(link(page, 'Meals'));
      await tap(page.getByText('Milk', { exact: true }));
      await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    }));

  await test.step("tonight's dinner changed: 3", () =>
    task(page, 3, async (tap) => {
      await tap(plus(page));
      await tap(dialog(page).getByRole('link', { name: "Tonight's dinner" }));
      await tap(page.getByRole('option', { name: /Tacos/ }));
      await expect(slot(page, 'Wednesday dinner: Tacos')).toBeInViewport();
      await saved(page);
    }));

  await test.step('a meal moved to another day, where the week was looked at last: 3', () =>
    task(page, 3, async (tap, taps) => {
      await tap(link(page, 'Meals'));
      const dinner = slot(page, 'Wednesday dinner: Tacos');
      await expect(dinner).toBeInViewport({ ratio: 1 });
      await pressLong(page, dinner);
      taps.press();
      await taps.click(slot(page, /^Put Tacos here: Thursday lunch/));
      await expect(slot(page, 'Thursday lunch: Tacos')).toBeVisible();
      await saved(page);
    }));

  await test.step('the pediatrician called: 2', () =>
    task(page, 2, async (tap) => {
      await tap(page.getByRole('button', { name: 'Find anything' }));
      await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
      await page.keyboard.type('pedia');
      const dialed = await watchAddresses(page);
      await tap(page.getByRole('option', { name: /^Call Dr. Adams/ }));
      await expect.poll(() => dialed).toContain('tel:5550101');
    }));

  await test.step('a dose given: 1', () =>
    task(page, 1, async (tap) => {
      await tap(page.getByRole('button', { name: 'Mark as given : Vitamin D', exact: true }));
      const row = page.getByRole('list', { name: 'Medicines' }).getByRole('listitem');
      await expect(row).toContainText('Given ');
    }));

  await test.step('the partner invited: 3', () =>
    task(page, 3, async (tap) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await tap(link(page, 'Family'));
      await tap(page.getByRole('button', { name: 'Invite a parent' }));
      await tap(dialog(page).getByRole('button', { name: 'Copy' }));
      await expect(dialog(page).getByRole('status')).toContainText('Copied.');
    }));
});
