// Browser journeys: meals named by Pip are saved as menu ideas: selected, found on Meal Planning, never twice; and the
// error when this browser cannot store them.
import type { Page } from '@playwright/test';
import { PLAN, messages, openChat, say } from '../conversation.ts';
import { expect, test } from '../fixtures.ts';
import { closeByEscape, enterOn } from '../keyboard.ts';

const offer = (page: Page) => messages(page).getByRole('button', { name: 'Save meal ideas' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save meal ideas' });
const save = (page: Page) => dialog(page).getByRole('button', { name: /^Save \d+ ideas?$/ });
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** The menu ideas this browser keeps. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('ppal:menu-ideas:'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>),
  );

test('meals of a plan are kept as ideas, found on Meal Planning and never kept twice [CHAT-10]', async ({
  page,
}) => {
  await openChat(page);
  await say(page, PLAN);
  await enterOn(page, offer(page));
  await expect(save(page)).toHaveText('Save 21 ideas');
  await dialog(page).getByRole('button', { name: 'Choose none' }).click();
  await expect(save(page)).toBeDisabled();
  const monday = dialog(page).getByRole('region', { name: 'Monday' }).getByRole('checkbox');
  await expect(monday).toHaveCount(3);
  await monday.first().check();
  await monday.last().check();
  const name = await monday.last().evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '');
  await save(page).click();
  await expect(toasts(page).getByText('Success!')).toBeVisible();
  await expect(toasts(page).getByText('Saved 2 meal ideas to your meal planning.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const ideas = await kept(page);
  expect(ideas).toHaveLength(2);
  expect(ideas.find((idea) => idea['name'] === name)).toMatchObject({
    mealType: 'dinner',
    prepTime: 15,
    cookTime: 30,
    servings: 4,
    tags: ['Monday', 'dinner', 'AI-Generated'],
    isFavorite: false,
  });

  await offer(page).click();
  await expect(save(page)).toHaveText('Save 19 ideas');
  await expect(monday.last()).toBeDisabled();
  await expect(monday.last()).toBeChecked();
  await closeByEscape(dialog(page));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meal Planning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meal Planning' })).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const stored = async () => (await (await page.request.get('/api/menu-ideas')).json()) as unknown[];
  await expect.poll(async () => (await stored()).length, 'the other parent sees them too').toBe(2);

  // A record that Pip writes after approval appears on the screen that was open before, without a reload.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Chat' }).click();
  await say(page, 'put eggs and peanut butter on the shopping list');
  const card = messages(page).getByRole('listitem', { name: /Start shopping list Groceries/ });
  await expect(card.getByText('For Mia')).toBeVisible();
  await card.getByRole('button', { name: 'Approve' }).click();
  await card.getByRole('link', { name: 'Open shopping list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meal Planning' })).toBeVisible();
  await expect(page.getByText('Peanut butter').first()).toBeVisible();
});

test('where this browser cannot keep an idea, saving stops there, says so, and continues when asked again [CHAT-10]', async ({
  page,
}) => {
  await openChat(page);
  await say(page, PLAN);
  await offer(page).click();
  await expect(save(page)).toBeEnabled();
  // The third idea finds the storage full.
  await page.evaluate(() => {
    const original = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    const edits = new Set<string>();
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('ppal:edits:')) edits.add(key);
      if (edits.size > 2) throw new DOMException('full', 'QuotaExceededError');
      (original.value as Storage['setItem']).call(this, key, value);
    };
    const mendStorage = () => Object.defineProperty(Storage.prototype, 'setItem', original);
    Object.assign(globalThis, { mendStorage });
  });
  await save(page).click();
  await expect(toasts(page).getByText('Failed to save some meal ideas. Please try again.')).toBeVisible();
  await expect(save(page)).toHaveText('Save 19 ideas');
  expect(await kept(page)).toHaveLength(2);
  await page.evaluate(() => (globalThis as unknown as { mendStorage: () => void }).mendStorage());
  await save(page).click();
  await expect(toasts(page).getByText('Saved 19 meal ideas to your meal planning.')).toBeVisible();
  expect(await kept(page)).toHaveLength(21);
});
