// Helpers for the journeys of weekly menus and shopping lists.
import type { Locator, Page } from '@playwright/test';
import { newYork } from './family-week.ts';
import { expect, newParent, onboard, openApp } from './fixtures.ts';

interface Family {
  members?: NonNullable<Parameters<typeof onboard>[1]>['members'];
}

/** A parent on a tab of Meal Planning, on Wednesday, November 25. */
export async function arriveAt(
  page: Page,
  tab: 'ideas' | 'pantry' | 'menus' | 'lists',
  { members = [] }: Family = {},
): Promise<void> {
  await page.clock.install({ time: newYork('09:15') });
  await openApp(page, {
    at: `/meal-planning?tab=${tab}`,
    parent: newParent('Ana', 'Park'),
    members: [...members],
  });
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible();
}

/** Everything has reached the server. */
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

export const slot = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('grid').getByRole('button', { name });

/** Types into a free place of the week. */
export async function plan(page: Page, place: string, text: string): Promise<void> {
  await slot(page, `Add ${place}`).click();
  await page.getByRole('grid').getByLabel(place, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
  await expect(slot(page, `${place}: ${text}`)).toBeFocused();
}

/** Opens the weekly menu of a family with this member, with peanut noodles for Thursday. */
export async function planPeanuts(page: Page, member: NonNullable<Family['members']>[number]): Promise<void> {
  await arriveAt(page, 'menus', { members: [member] });
  await page.getByRole('button', { name: 'Fill in this week', exact: true }).click();
  await plan(page, 'Thursday dinner', 'Peanut noodles');
  await saved(page);
}

/** A shopping list as a card. */
export const list = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: 'Shopping lists' })
    .locator(':scope > li')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** Adds a shopping list through the dialog. */
export async function addList(page: Page, title: string, items: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Shopping List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Shopping List' });
  await dialog.getByLabel('List Name').fill(title);
  await dialog.getByLabel(/^Items/).fill(items.join('\n'));
  await dialog.getByRole('button', { name: 'Save List' }).click();
  await expect(dialog).toBeHidden();
  await expect(list(page, title)).toBeVisible();
}

/** From now on this browser stores nothing more of meal planning. Returns a function that ends this. */
export async function fillUpBrowser(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const before = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    const value = function (this: Storage, key: string, text: string) {
      if (key.startsWith('ppal:'))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      (before.value as Storage['setItem']).call(this, key, text);
    };
    Object.defineProperty(Storage.prototype, 'setItem', { ...before, value });
    Object.assign(globalThis, {
      makeRoom: () => Object.defineProperty(Storage.prototype, 'setItem', before),
    });
  });
  return () =>
    page.evaluate(() => {
      (globalThis as unknown as { makeRoom: () => void }).makeRoom();
    });
}
