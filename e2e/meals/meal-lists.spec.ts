// Browser journeys: shopping lists are edited in place, ticked in the shop, and made from a planned week.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { dialog, notice, saveMenu } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn } from '../keyboard.ts';
import { addList, arriveAt, fillUpBrowser, list, plan, saved } from '../meal-week.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('tabpanel').getByRole('button', { name });
const said = (page: Page, words: string) =>
  expect(notice(page).getByText(words, { exact: true })).toBeVisible();
const undo = (page: Page) => notice(page).getByRole('button', { name: 'Undo' }).click();

interface StoredList {
  title: string;
  items: { name: string; qty: string; checked: boolean }[];
}
const stored = async (page: Page) =>
  (await (await page.request.get('/api/shopping-lists')).json()) as StoredList[];

async function keepNothing(page: Page): Promise<void> {
  await addList(page, 'Groceries', ['Milk', 'Eggs']);
  await saved(page);
  const groceries = list(page, 'Groceries');
  const change = async (name: string, text: string) => {
    await groceries.getByRole('button', { name }).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const makeRoom = await fillUpBrowser(page);
  await change('Edit title: Groceries', 'Big shop');
  await said(page, 'Failed to update title. Please try again.');
  await expect(groceries).toBeVisible();
  await change('Edit name of Milk: Milk', 'Oat milk');
  await said(page, 'Failed to update item. Please try again.');
  await expect(groceries.getByRole('button', { name: 'Edit name of Milk: Milk' })).toBeVisible();
  await change('Edit quantity of Milk: Qty', '2');
  await said(page, 'Failed to update quantity. Please try again.');
  await expect(groceries.getByRole('button', { name: 'Edit quantity of Milk: Qty' })).toBeVisible();
  await groceries.getByRole('button', { name: 'Add item' }).click();
  await said(page, 'Failed to add item. Please try again.');
  await groceries.getByRole('button', { name: 'Remove Eggs' }).click();
  await said(page, 'Failed to remove item. Please try again.');
  await groceries.getByRole('checkbox', { name: 'Milk' }).click();
  await said(page, 'Failed to update item. Please try again.');
  await expect(groceries.getByRole('checkbox', { name: 'Milk' })).not.toBeChecked();
  await groceries.getByRole('button', { name: 'Delete Groceries' }).click();
  await said(page, "Couldn't delete list. Check your connection and try again.");
  await expect(groceries.getByText('0 of 2')).toBeVisible();
  await makeRoom();
  await groceries.getByRole('checkbox', { name: 'Milk' }).check();
  await expect(groceries.getByText('1 of 2')).toBeVisible();
}

test('a list is edited where it stands, and everything taken off can come back; what the browser cannot keep is as it was before [MEAL-01] [MEAL-05] [MEAL-07] [MEAL-09] [MEAL-15] @plain-http', async ({
  page,
}) => {
  await arriveAt(page, 'lists');
  await expect(page.getByRole('heading', { name: 'No shopping lists yet' })).toBeVisible();
  await addList(page, 'Groceries', ['Milk', 'Eggs', 'Bread', 'Apples', 'Rice', 'Oats']);
  const groceries = list(page, 'Groceries');

  await test.step('the items scroll at 12rem', async () => {
    const items = groceries.getByRole('list', { name: 'Items of Groceries' });
    const box = await items.evaluate((element) => ({
      most: getComputedStyle(element).maxHeight,
      height: element.getBoundingClientRect().height,
      scrolls: element.scrollHeight > element.clientHeight,
    }));
    expect(box).toEqual({ most: '192px', height: 192, scrolls: true });
  });

  await test.step('one press shows all of them across the screen, and puts them back', async () => {
    const items = groceries.getByRole('list', { name: 'Items of Groceries' });
    const isCut = () => items.evaluate((box) => box.scrollHeight > box.clientHeight);
    const widthOf = async () => (await groceries.boundingBox())?.width ?? 0;
    const narrow = await widthOf();
    await groceries.getByRole('button', { name: 'Show all 6 of Groceries' }).click();
    await expect.poll(isCut).toBe(false);
    for (const name of ['Milk', 'Oats']) await expect(items.getByRole('checkbox', { name })).toBeInViewport();
    expect(await widthOf()).toBeGreaterThan(narrow * 1.5);
    await groceries.getByRole('button', { name: 'Show less of Groceries' }).click();
    await expect.poll(isCut).toBe(true);
  });

  await test.step("'Add item' adds 'New item' without a quantity and asks for its name", async () => {
    await groceries.getByRole('button', { name: 'Add item' }).click();
    const name = groceries.getByRole('textbox', { name: 'name of New item' });
    await expect(name).toBeFocused();
    await expect(groceries.getByRole('button', { name: 'Edit quantity of New item: Qty' })).toBeVisible();
    await expect(groceries.getByText('0 of 7')).toBeVisible();
    await saved(page);
    expect((await stored(page))[0]?.items.at(-1)).toMatchObject({
      name: 'New item',
      qty: '',
      checked: false,
    });
    await page.keyboard.type('Cherries');
    await page.keyboard.press('Enter');
    await expect(groceries.getByRole('button', { name: 'Edit name of Cherries: Cherries' })).toBeVisible();
    await expect(groceries.getByRole('textbox', { name: 'name of New item' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(groceries.getByRole('button', { name: 'Add item' })).toBeFocused();
  });

  await test.step('title, name and quantity are changed by keys alone', async () => {
    await enterOn(page, groceries.getByRole('button', { name: 'Edit quantity of Milk: Qty' }));
    await page.keyboard.type('2 gallons');
    await page.keyboard.press('Enter');
    await expect(groceries.getByRole('button', { name: 'Edit quantity of Milk: 2 gallons' })).toBeFocused();
    await groceries.getByRole('button', { name: 'Edit name of Bread: Bread' }).click();
    await page.keyboard.type('Rye bread');
    await page.keyboard.press('Enter');
    await groceries.getByRole('button', { name: 'Edit title: Groceries' }).click();
    await page.keyboard.type('Saturday shop');
    await page.keyboard.press('Enter');
  });

  const shop = list(page, 'Saturday shop');
  await test.step('what is checked off counts, is cleared at once, and comes back', async () => {
    for (const name of ['Milk', 'Eggs']) await shop.getByRole('checkbox', { name, exact: true }).check();
    await shop.getByRole('checkbox', { name: 'Eggs' }).uncheck();
    await shop.getByRole('checkbox', { name: 'Rice' }).check();
    await expect(shop.getByText('2 of 7')).toBeVisible();
    await shop.getByRole('button', { name: 'Clear checked' }).click();
    await said(page, '2 items cleared');
    await expect(shop.getByText('0 of 5')).toBeVisible();
    await undo(page);
    await expect(shop.getByText('2 of 7')).toBeVisible();
    await shop.getByRole('button', { name: 'Remove Eggs' }).click();
    await said(page, 'Eggs removed');
    await expect(shop.getByRole('checkbox', { name: 'Eggs' })).toHaveCount(0);
    await undo(page);
    await expect(shop.getByRole('checkbox', { name: 'Eggs' })).toBeVisible();
  });

  await test.step('a deleted list comes back whole, here and on the server, after a reload too', async () => {
    await button(page, 'Delete Saturday shop').click();
    await expect(page.getByRole('heading', { name: 'No shopping lists yet' })).toBeVisible();
    await undo(page);
    await expect(shop.getByText('2 of 7')).toBeVisible();
    await saved(page);
    expect(await stored(page)).toMatchObject([
      {
        title: 'Saturday shop',
        items: [
          { name: 'Milk', qty: '2 gallons', checked: true },
          { name: 'Eggs', checked: false },
          { name: 'Rye bread' },
          { name: 'Apples' },
          { name: 'Rice', checked: true },
          { name: 'Oats' },
          { name: 'Cherries' },
        ],
      },
    ]);
    await page.reload();
    await expect(shop.getByRole('checkbox', { name: 'Rice' })).toBeChecked();
  });

  await test.step('what this browser cannot keep is said in plain words', () => keepNothing(page));
});

test('a planned week makes its shopping list, and made again it buys nothing twice', async ({ page }) => {
  await arriveAt(page, 'menus');
  const headers = { origin: new URL(page.url()).origin };
  const keep = (path: string, data: object) => page.request.post(path, { data, headers });
  await keep('/api/pantry-items', { name: 'Olive oil' });
  const soup = { mealType: 'dinner', ingredients: ['2 carrots', '1 cup red lentils', '1 tbsp olive oil'] };
  await keep('/api/menu-ideas', { ...soup, name: 'Lentil soup' });
  await keep('/api/menu-ideas', { name: 'Carrot salad', mealType: 'lunch', ingredients: ['3 carrots'] });
  // It is Wednesday: Monday's dinner is over.
  await keep('/api/menu-ideas', { name: 'Onion tart', mealType: 'dinner', ingredients: ['3 onions'] });
  await saveMenu(page, { monday: { dinner: 'Onion tart' } });
  await page.reload();
  await plan(page, 'Wednesday dinner', 'Lentil soup');
  await plan(page, 'Saturday lunch', 'Carrot salad');
  await plan(page, 'Friday dinner', "Grandma's surprise");

  await test.step('amounts are added, dishes named, the pantry left out, the unknown dish told', async () => {
    await button(page, 'Make shopping list').click();
    await expect(dialog(page)).toHaveAccessibleName('Shopping list: week of Nov 23');
    const carrots = dialog(page).getByRole('checkbox', { name: /carrots · 5/i });
    await expect(carrots).toBeChecked();
    await expect(carrots).toHaveAccessibleDescription('for Lentil soup, Carrot salad');
    await expect(dialog(page)).toHaveAccessibleDescription(/^Everything the dishes from today on need\./);
    await expect(dialog(page).getByRole('group', { name: 'Produce' }).getByRole('checkbox')).toHaveCount(1);
    const pantry = dialog(page).getByRole('group', { name: 'Your pantry has' });
    await expect(pantry.getByRole('checkbox', { name: /olive oil/i })).not.toBeChecked();
    await expect(dialog(page).getByText(/know the ingredients of .*Grandma's surprise/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Make list of 2 items' }).click();
    await expect(page.getByRole('heading', { name: 'Week of Nov 23' })).toBeVisible();
    await expect(page.getByText('0 of 2')).toBeVisible();
  });

  await test.step('in the shop a row is ticked with one tap, and what is in the basket sinks', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText(/carrots/i).click();
    const basket = page.getByRole('region', { name: 'In the basket' });
    await expect(basket.getByRole('checkbox', { name: /carrots/i })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Produce' })).toHaveCount(0);
    for (const row of await page.getByRole('checkbox').all())
      expect((await row.locator('xpath=ancestor::label').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.reload();
    await expect(basket.getByRole('checkbox', { name: /carrots/i })).toBeChecked();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('pressed again, all of it is on the list; a dish more adds only what it needs', async () => {
    await page.getByRole('tab', { name: 'Weekly Menu' }).click();
    await button(page, 'Make shopping list').click();
    await expect(
      dialog(page).getByText('Everything this week needs is already on “Week of Nov 23”.'),
    ).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Add 0 items' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    const more = { name: 'Rice bowl', mealType: 'dinner', ingredients: ['1 cup rice', '1 carrot'] };
    await keep('/api/menu-ideas', more);
    await page.reload();
    await plan(page, 'Thursday dinner', 'Rice bowl');
    await button(page, 'Make shopping list').click();
    await dialog(page).getByRole('button', { name: 'Add 1 item' }).click();
    await expect(page.getByText('1 of 3')).toBeVisible();
    await saved(page);
    expect((await stored(page)).map(({ title, items }) => [title, items.length])).toEqual([
      ['Week of Nov 23', 3],
    ]);
  });
});

test('shopping lists are accessible, as cards, large, and while one is made', async ({ page }) => {
  await arriveAt(page, 'lists', {
    members: [{ name: 'Mia', relationship: 'child', age: 6, allergies: ['peanuts'] }],
  });
  await expectAccessibleEverywhere(page, 'no list');
  await addList(page, 'Groceries', ['Milk', 'Peanut butter', 'Rice', 'Apples', 'Bread']);
  await list(page, 'Groceries').getByRole('checkbox', { name: 'Milk' }).check();
  await expect(list(page, 'Groceries').getByText(/contains peanut/)).toBeVisible();
  await saved(page);
  await expectAccessibleEverywhere(page, 'a list');
  await page.getByRole('link', { name: 'Go shopping with Groceries' }).click();
  await expect(page.getByRole('region', { name: 'In the basket' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a list, large');
  await button(page, 'Edit items').click();
  await expectAccessibleEverywhere(page, 'a list, large, edited');
  await page.getByRole('tab', { name: 'Weekly Menu' }).click();
  await button(page, 'Fill in this week').click();
  await plan(page, 'Wednesday dinner', 'Tomato soup with grilled cheese');
  await button(page, 'Make shopping list').click();
  await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'a list being made');
});

test('a name stays in one piece beside its quantity on a narrow phone, and with large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await arriveAt(page, 'lists');
  await addList(page, 'Groceries', ['Blueberries', 'Milk']);
  for (const name of ['Blueberries', 'Milk']) {
    await list(page, 'Groceries')
      .getByRole('button', { name: `Edit quantity of ${name}: Qty` })
      .click();
    await page.keyboard.type('2 big boxes\n');
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const [width, size, name] of [
    [320, 16, 'Blueberries'],
    [390, 32, 'Milk'],
  ] as const)
    await test.step(`'${name}' at ${width} pixels with text of ${size}`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.reload();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${size}px`,
      );
      const lines = await list(page, 'Groceries')
        .getByRole('button', { name: `Edit name of ${name}` })
        .evaluate((element) => {
          const words = document.createRange();
          words.selectNode(element.lastChild!);
          return words.getClientRects().length;
        });
      expect(lines).toBe(1);
    });
});
