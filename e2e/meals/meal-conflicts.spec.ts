// Browser journeys: two parents change the same thing while one of them has no connection; the one who comes back is told
// which value is not kept, and can take it.
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, finishOnboarding, newParent, openApp, test } from '../fixtures.ts';
import { enterOn } from '../keyboard.ts';
import { list } from '../meal-week.ts';
import { anotherBrowser, send } from '../settings-page.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

const LISTS = '/meal-planning?tab=lists';
const quantityOf = (page: Page, name: string) =>
  list(page, 'Groceries').getByRole('button', { name: new RegExp(`^Edit quantity of ${name}: `) });
const quantity = (page: Page, name: string, text: string) =>
  expect(quantityOf(page, name)).toHaveAccessibleName(`Edit quantity of ${name}: ${text}`);
const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('listitem');

async function change(page: Page, name: string, text: string): Promise<void> {
  await quantityOf(page, name).click();
  await page.getByLabel(`quantity of ${name}`).fill(text);
  await page.keyboard.press('Enter');
  await quantity(page, name, text);
}

/** Sam changes quantities, then Ana changes them without a connection, and is back. */
async function changeBoth(ana: Page, sam: Page, changes: Record<string, [sam: string, ana: string]>) {
  const context: BrowserContext = ana.context();
  await context.setOffline(true);
  for (const [name, [text]] of Object.entries(changes)) await change(sam, name, text);
  await expect(sam.getByText('Saved', { exact: true })).toBeVisible();
  for (const [name, [, text]] of Object.entries(changes)) await change(ana, name, text);
  await context.setOffline(false);
}

test('a value that somebody else wrote meanwhile is named and one key away; several are in a list [MEAL-06]', async ({
  page: ana,
  browser,
}) => {
  await openApp(ana, { parent: newParent('Ana', 'Park') });
  const items = ['Milk', 'Tea', 'Bread'].map((name) => ({ name, qty: '1' }));
  await send(ana, 'POST', '/api/shopping-lists', { title: 'Groceries', items });
  const { path } = (await send(ana, 'POST', '/api/household/invitations')) as unknown as { path: string };
  const sam = await anotherBrowser(browser, ana);
  await createAccount(sam, newParent('Sam', 'Park'), path);
  await finishOnboarding(sam);
  for (const page of [ana, sam]) {
    await page.goto(LISTS);
    await quantity(page, 'Milk', '1');
  }

  await test.step('one: the toast says whose value is not kept, and the keyboard takes it', async () => {
    await changeBoth(ana, sam, { Milk: ['3 l', '2 l'] });
    await expect(toast(ana)).toContainText('Your “2 l” is kept');
    await expect(toast(ana)).toContainText('Sam had written “3 l” for the quantity of “Milk”.');
    await ana.keyboard.press('F8');
    await enterOn(ana, toast(ana).getByRole('button', { name: 'Use “3 l”' }));
    for (const page of [ana, sam]) await quantity(page, 'Milk', '3 l');
  });

  await test.step('several: one toast with their number; the list offers each', async () => {
    await changeBoth(ana, sam, { Milk: ['5 l', '4 l'], Tea: ['2 boxes', '1 box'] });
    await expect(toast(ana)).toContainText('2 of your changes met others');
    await ana.getByRole('button', { name: 'See them' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Changes that met' });
    const tea = dialog.getByRole('listitem').last();
    await expect(tea).toContainText('Sam had written “2 boxes” for the quantity of “Tea”.');
    await expectAccessibleEverywhere(ana);
    await tea.getByRole('button', { name: 'Use “2 boxes”' }).click();
    await expect(tea).toBeFocused();
    await expect(tea).toHaveText('Changed to “2 boxes”');
    await ana.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    for (const page of [ana, sam]) {
      await quantity(page, 'Tea', '2 boxes');
      await quantity(page, 'Milk', '4 l');
    }
  });

  await test.step('nothing is said of ticks, and of the same value', async () => {
    const milk = (page: Page) => list(page, 'Groceries').getByRole('checkbox', { name: 'Milk' });
    await ana.context().setOffline(true);
    await milk(sam).check();
    await milk(ana).check();
    await change(sam, 'Bread', '2');
    await change(ana, 'Bread', '2');
    await ana.context().setOffline(false);
    await expect(ana.getByText('Saved', { exact: true })).toBeVisible();
    await expect(milk(ana)).toBeChecked();
    await expect(toast(ana)).toHaveCount(0);
  });
  await sam.context().close();
});
