// Browser journeys: the meals stored in a browser when it stores nothing, when data is damaged, and when another parent
// signs in.
import type { Page } from '@playwright/test';
import { addItem, card } from '../meal-kitchen.ts';
import { expect, newParent, openApp, test } from '../fixtures.ts';
import { addList, list, saved } from '../meal-week.ts';
import { nextQuestion, send, signIn } from '../settings-page.ts';

const PANTRY = '/meal-planning?tab=pantry';
const keys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('ppal:'))
      .toSorted(),
  );
const householdOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/auth/user')).json()) as { householdId: string }).householdId;
const pantryOf = async (page: Page) =>
  (await (await page.request.get('/api/pantry-items')).json()) as { name: string }[];

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
/** The page that visitors see. */
const landed = (page: Page) => expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();

test('where a browser keeps nothing, meals are kept by the server alone [MEAL-06] @plain-http', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  });
  await openApp(page, { at: PANTRY });
  await addItem(page, { 'Item Name': 'Rice', Quantity: '2 kg' });
  await saved(page);
  expect(await pantryOf(page)).toMatchObject([{ name: 'Rice', quantity: '2 kg' }]);
  await page.reload();
  await expect(card(page, 'Rice')).toBeVisible();
});

test('what was damaged in a browser is set aside, told, and comes back from the server; the rest is there at once [MEAL-06] @plain-http', async ({
  page,
}) => {
  await openApp(page);
  const names = ['Rice', 'Oats', 'Milk', 'Salt', 'Beans', 'Flour'];
  for (const name of names) await send(page, 'POST', '/api/pantry-items', { name });
  await send(page, 'POST', '/api/shopping-lists', { title: 'Groceries', items: [{ name: 'Bread' }] });
  await page.goto(PANTRY);
  for (const name of names) await expect(card(page, name)).toBeVisible();
  await saved(page);
  const household = await householdOf(page);
  const before = await keys(page);

  await page.evaluate((of) => {
    const spoil = (name: string, change: (text: string) => string) => {
      const key = Object.keys(localStorage).find((one) => localStorage.getItem(one)?.includes(`"${name}"`))!;
      localStorage.setItem(key, change(localStorage.getItem(key)!));
    };
    const without = (text: string, field: string) =>
      JSON.stringify({ ...(JSON.parse(text) as object), [field]: undefined });
    spoil('Rice', () => 'no JSON');
    spoil('Oats', () => '[1, 2]');
    spoil('Milk', (text) => without(text, 'id'));
    spoil('Salt', (text) => without(text, 'name'));
    spoil('Groceries', (text) => JSON.stringify({ ...(JSON.parse(text) as object), items: 'Bread' }));
    spoil('Beans', (text) => JSON.stringify({ ...(JSON.parse(text) as object), merge: { clock: 7 } }));
    spoil('Flour', (text) => text.slice(0, text.length / 2));
    localStorage.setItem(`ppal:recipes:${of}:no such id!`, '{}');
    localStorage.setItem(`ppal:edits:${of}:0193b7a0-0000-7000-8000-000000000000`, '{"id":');
  }, household);
  await page.reload();
  await expect(
    page.getByText("Some saved meal data couldn't be read, so it was set aside.", { exact: true }),
  ).toBeVisible();
  for (const name of names) await expect(card(page, name)).toBeVisible();
  await page.getByRole('tab', { name: 'Shopping Lists' }).click();
  await expect(list(page, 'Groceries').getByText('0 of 1')).toBeVisible();
  const isAside = (key: string) => key.startsWith('ppal:quarantine:');
  expect((await keys(page)).filter((key) => !isAside(key))).toEqual(before);
  expect((await keys(page)).filter(isAside)).toHaveLength(9);
});

test.describe('whose it is', () => {
  // The browser reports every call that does not get through, and the statuses this is about.
  test.use({ expectedErrors: [/net::ERR_|status of 40[14]/] });

  test('signing out leaves nothing but what could not be sent; another family neither sees nor loses it [MEAL-06] @plain-http', async ({
    page,
  }) => {
    const ana = await openApp(page, { parent: newParent('Ana', 'Park') });
    const household = await householdOf(page);
    await page.goto(PANTRY);
    await addItem(page, { 'Item Name': 'Rice' });

    await test.step('what was typed a moment ago is sent, then the browser is cleared', async () => {
      await logOut(page);
      await landed(page);
      expect(await keys(page)).toEqual([]);
    });

    await test.step('without a connection the parent is asked; the change stays sealed', async () => {
      await signIn(page, ana);
      await page.goto(PANTRY);
      await expect(card(page, 'Rice')).toBeVisible();
      await page.route('**/api/meal-sync', (route) => route.abort());
      await addItem(page, { 'Item Name': 'Oats' });
      const asked = nextQuestion(page, 'dismiss');
      await logOut(page);
      expect(await asked).toContain("haven't been sent yet");
      await expect(card(page, 'Oats')).toBeVisible();
      const again = nextQuestion(page, 'accept');
      await logOut(page);
      await again;
      await landed(page);
      expect(await keys(page)).toEqual([expect.stringContaining(`ppal:edits:${household}:`)]);
      await page.unroute('**/api/meal-sync');
    });

    await test.step('another family on the same browser has its own meals, and only those', async () => {
      const ben = await openApp(page, { at: PANTRY, parent: newParent('Ben', 'Lind') });
      await expect(
        page.getByRole('heading', { name: /pantry is empty|Nothing in the pantry/i }),
      ).toBeVisible();
      await addItem(page, { 'Item Name': 'Tofu' });
      await saved(page);
      expect(await pantryOf(page)).toMatchObject([{ name: 'Tofu' }]);
      expect((await keys(page)).filter((key) => key.startsWith('ppal:edits:'))).toHaveLength(1);
      // The session ends elsewhere, and this page learns of it from the next screen.
      await page.context().clearCookies();
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect.poll(() => keys(page)).toEqual([expect.stringContaining(`ppal:edits:${household}:`)]);
      await signIn(page, ben);
    });

    await test.step('the first family finds everything, and what was sealed is sent', async () => {
      await logOut(page);
      await landed(page);
      await signIn(page, ana);
      // Whichever screen is opened: it is sent without Meal Planning.
      await expect.poll(async () => (await pantryOf(page)).map(({ name }) => name)).toEqual(['Rice', 'Oats']);
      await page.goto(PANTRY);
      for (const name of ['Rice', 'Oats']) await expect(card(page, name)).toBeVisible();
      await expect(card(page, 'Tofu')).toHaveCount(0);
    });
  });

  test('who keeps meals on their device has them at once after signing in again; somebody else has not [MEAL-06]', async ({
    page,
  }) => {
    const ana = await openApp(page, { at: '/meal-planning?tab=lists', parent: newParent('Ana', 'Park') });
    await addList(page, 'Groceries', ['Milk']);
    await saved(page);
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Keep meals on this device' }).check();
    await logOut(page);
    await landed(page);
    expect((await keys(page)).some((key) => key.startsWith('ppal:shopping-lists:'))).toBe(true);
    await page.route('**/api/meal-sync', (route) => route.abort());
    await signIn(page, ana);
    await page.goto('/meal-planning?tab=lists');
    await expect(list(page, 'Groceries')).toBeVisible();
    await logOut(page);
    await landed(page);
    await openApp(page, { parent: newParent('Ben', 'Lind') });
    await expect.poll(async () => (await keys(page)).filter((key) => key !== 'ppal:session')).toEqual([]);
  });
});
