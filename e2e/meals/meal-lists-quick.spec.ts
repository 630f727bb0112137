// Browser journey: a shopping list is typed in one go, and in the shop it is where it was left.
import type { Locator, Page } from '@playwright/test';
import { notice } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { addList, arriveAt, list, saved } from '../meal-week.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('tabpanel').getByRole('button', { name });

interface StoredList {
  title: string;
  items: { name: string; qty: string }[];
}
const stored = async (page: Page) =>
  (await (await page.request.get('/api/shopping-lists')).json()) as StoredList[];

test('five items are typed in one go, what is ticked sinks, and the list is where it was left [MEAL-09] @plain-http', async ({
  page,
}) => {
  await arriveAt(page, 'lists', { members: [{ name: 'Mia', relationship: 'child', allergies: ['kale'] }] });
  await addList(page, 'Party', ['12 Candles']);
  await expect(list(page, 'Party').getByText('Edit quantity of Candles: 12')).toBeVisible();
  await page.clock.fastForward('01:00');
  await addList(page, 'Groceries', ['Milk']);
  const middle = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!;
    return y + height / 2;
  };
  // Both move while the toast comes in.
  await expect(async () => {
    const words = await middle(notice(page).getByText('Shopping list added', { exact: true }));
    expect(words).toBeCloseTo(await middle(notice(page).getByRole('button', { name: 'Dismiss' })), 0);
  }).toPass();
  const groceries = list(page, 'Groceries');
  const items = groceries.getByRole('list', { name: 'Items of Groceries' });
  const names = groceries.getByRole('button', { name: /^Edit name of/ });

  await test.step('after Enter the next empty row is there; one left untouched is dropped', async () => {
    await groceries.getByRole('button', { name: 'Add item' }).click();
    for (const name of ['Eggs', 'Rice', 'Oats', 'Tea', 'Kale']) await page.keyboard.type(`${name}\n`);
    await expect(groceries.getByRole('textbox', { name: 'name of New item' })).toBeFocused();
    await expect(groceries.getByText("Mia: contains 'kale'")).toBeVisible();
    // The note, which comes in later, does not push the next field out of the box.
    await expect(groceries.getByRole('textbox', { name: 'name of New item' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(groceries.getByRole('button', { name: 'Add item' })).toBeFocused();
    await expect(groceries.getByText('0 of 6')).toBeVisible();
    await groceries.getByRole('button', { name: 'Add item' }).click();
    await groceries.getByText('0 of 7').click();
    await expect(groceries.getByText('0 of 6')).toBeVisible();
    await groceries.getByRole('button', { name: 'Add item' }).click();
    await page.keyboard.type('2 lb Salt');
    await groceries.getByText('0 of 7').click();
    await saved(page);
    const kept = async () => (await stored(page)).find(({ title }) => title === 'Groceries')?.items;
    await expect
      .poll(async () => (await kept())?.map(({ name }) => name))
      .toEqual(['Milk', 'Eggs', 'Rice', 'Oats', 'Tea', 'Kale', 'Salt']);
    expect((await kept())?.at(-1)?.qty).toBe('2 lb');
  });

  await test.step('ticked items sink, and the keyboard stays where it was', async () => {
    await groceries.getByRole('checkbox', { name: 'Eggs' }).press('Space');
    await expect(items.getByRole('heading', { name: 'Checked (1)' })).toBeVisible();
    await expect(names).toHaveText([/Milk$/, /Rice$/, /Oats$/, /Tea$/, /Kale$/, /Salt$/, /Eggs$/]);
    await expect(items.getByRole('listitem').filter({ hasText: 'Rice' })).toBeFocused();
    await groceries.getByRole('checkbox', { name: 'Eggs' }).uncheck();
    await expect(names).toHaveText([/Milk$/, /Eggs$/, /Rice$/, /Oats$/, /Tea$/, /Kale$/, /Salt$/]);
    await expect(items.getByRole('heading')).toHaveCount(0);
  });

  await test.step('the list used last is the first one', async () => {
    const titles = page.getByRole('list', { name: 'Shopping lists' }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText([/Groceries$/, /Party$/]);
    await page.clock.fastForward('01:00');
    await list(page, 'Party').getByRole('checkbox', { name: 'Candles' }).check();
    await expect(titles).toHaveText([/Groceries$/, /Party$/]);
    await saved(page);
    await page.reload();
    await expect(titles).toHaveText([/Party$/, /Groceries$/]);
  });

  await test.step('in the shop: Meals, then the item', async () => {
    await groceries.getByRole('link', { name: 'Go shopping with Groceries' }).click();
    await expect(page.getByRole('heading', { name: 'Groceries' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Home' }).click();
    await bar.getByRole('link', { name: 'Meals' }).click();
    await page.getByText('Kale', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'In the basket' }).getByRole('checkbox')).toHaveCount(1);
  });

  await test.step('in the shopping view, too, one row follows the other', async () => {
    await button(page, 'Add item').click();
    await page.keyboard.type('Bread\nButter\n\n');
    await expect(button(page, 'Add item')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: /Bread|Butter/ })).toHaveCount(2);
    await button(page, 'Add item').click();
    await page.keyboard.type('Plums, pears and figs\n\n');
    await expect(page.getByRole('checkbox', { name: /^(?:Plums|pears|figs)/ })).toHaveCount(3);
    await expect(page.getByText('New item')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap beside the row being typed counts, though that row closes under the finger [MEAL-09]', async ({
    page,
  }) => {
    await arriveAt(page, 'lists');
    await addList(page, 'Groceries', ['Milk', 'Candles', 'Soap']);
    const groceries = list(page, 'Groceries');
    await groceries.getByRole('checkbox', { name: 'Soap' }).check();
    await expect(groceries.getByRole('heading', { name: 'Checked (1)' })).toBeVisible();

    await test.step('an untouched row goes after the tap below it', async () => {
      await groceries.getByRole('button', { name: 'Add item' }).tap();
      await expect(groceries.getByRole('textbox', { name: 'name of New item' })).toBeFocused();
      await groceries.getByRole('checkbox', { name: 'Soap' }).tap();
      await expect(groceries.getByRole('checkbox', { name: 'Soap' })).not.toBeChecked();
      await expect(groceries.getByText('0 of 3')).toBeVisible();
    });

    await test.step('in the shop a named row moves to its group after the tap', async () => {
      await groceries.getByRole('link', { name: 'Go shopping with Groceries' }).tap();
      await button(page, 'Add item').tap();
      await page.keyboard.type('Apples');
      await page.getByText('Candles', { exact: true }).tap();
      await expect(page.getByRole('checkbox', { name: 'Candles' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Apples' })).not.toBeChecked();
      await button(page, 'Add item').tap();
      await page.keyboard.type('Bananas');
      await button(page, 'Add item').tap();
      await expect(page.getByRole('textbox', { name: 'name of New item' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('checkbox')).toHaveCount(5);
    });
  });
});

test('an item typed again is pointed out, bought again where it was checked off, and added anyway if wanted [MEAL-09]', async ({
  page,
}) => {
  // The rules about typed items come once somebody acts on the page.
  const rules = page.waitForResponse(/\/already-on-/);
  await arriveAt(page, 'lists');
  await addList(page, 'Groceries', ['Milk', 'Tomatoes', 'Eggs']);
  const groceries = list(page, 'Groceries');
  const box = (name: string) => groceries.getByRole('checkbox', { name, exact: true });
  const field = groceries.getByRole('textbox', { name: 'name of New item' });
  await box('Tomatoes').check();
  await rules;
  await groceries.getByRole('button', { name: 'Add item' }).click();
  await expect(field).toBeFocused();

  await test.step('what is there is not added, and typing continues', async () => {
    await page.keyboard.type('milk\n');
    await expect(groceries.getByRole('status')).toHaveText('“Milk” is already on this list.');
    await expect(field).toHaveValue('milk');
    await groceries.getByRole('button', { name: 'OK' }).click();
    await expect(field).toBeFocused();
    await expect(groceries.getByText('1 of 4')).toBeVisible();
  });

  await test.step('those who type on have the next item', async () => {
    await page.keyboard.type('milk\n');
    await expect(groceries.getByRole('status')).toHaveText('“Milk” is already on this list.');
    await page.keyboard.type('Oats');
    await expect(field).toHaveValue('Oats');
    await field.fill('');
    await expect(groceries.getByRole('status')).toBeEmpty();
  });

  await test.step('what was checked off is bought again', async () => {
    await page.keyboard.type('tomato\n');
    await expect(groceries.getByRole('status')).toHaveText('“Tomatoes” is on this list, checked off.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box('Tomatoes')).not.toBeChecked();
    await expect(field).toBeFocused();
  });

  await test.step('Enter once more adds it anyway; of several only the rest may be added', async () => {
    await page.keyboard.type('milk\n\n');
    await expect(groceries.getByText('0 of 5')).toBeVisible();
    await page.keyboard.type('eggs, bread, tea\n');
    await expect(groceries.getByRole('status')).toHaveText('“Eggs” is already on this list.');
    await groceries.getByRole('button', { name: 'Add the rest' }).click();
    await expect(box('bread')).toBeVisible();
    await expect(groceries.getByText('0 of 7')).toBeVisible();
  });

  await test.step('pasted lines are an item each, with their commas, however many they are', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `- ${at + 2} cans tuna, brand ${at}`);
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, lines.join('\n'));
    await page.keyboard.press('Enter');
    await expect(groceries.getByText('0 of 37')).toBeVisible();
    await expect(box('tuna, brand 29')).toBeAttached();
    await expect(field).toBeFocused();
    await saved(page);
    const kept = (await stored(page))[0]!.items.filter(({ name }) => name.startsWith('tuna'));
    expect(kept).toHaveLength(30);
    expect(kept.at(-1)).toMatchObject({ name: 'tuna, brand 29', qty: '31 cans' });
  });

  await test.step('left without an answer it is on the list, with a way back', async () => {
    await page.keyboard.type('EGG');
    await groceries.getByText('0 of 37').click();
    await expect(notice(page)).toContainText('“Eggs” is already on this list.');
    await expect(box('EGG')).toBeVisible();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(box('EGG')).toHaveCount(0);
    await saved(page);
    const kept = (await stored(page))[0]?.items.map(({ name }) => name);
    expect(kept?.slice(0, 6)).toEqual(['Milk', 'Tomatoes', 'Eggs', 'milk', 'bread', 'tea']);
    expect(kept).toHaveLength(36);
  });
});

test('a name being typed outlives a reload, and one left untouched leaves no item [MEAL-09]', async ({
  page,
}) => {
  await arriveAt(page, 'lists');
  await addList(page, 'Groceries', ['Milk']);
  const groceries = list(page, 'Groceries');
  const names = groceries.getByRole('button', { name: /^Edit name of/ });
  await groceries.getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('Salt');
  await page.reload();
  await expect(names).toHaveText([/Milk$/, /Salt$/]);
  await groceries.getByRole('button', { name: 'Add item' }).click();
  await expect(groceries.getByRole('textbox', { name: 'name of New item' })).toBeFocused();
  await page.reload();
  await expect(names).toHaveText([/Milk$/, /Salt$/]);
  // A tab that is closed or leaves takes its untouched item off the server, too.
  await groceries.getByRole('button', { name: 'Add item' }).click();
  const onServer = async () => (await stored(page))[0]?.items.length;
  await expect.poll(onServer).toBe(3);
  await page.goto('about:blank');
  await expect.poll(onServer).toBe(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a new list asks for its name at once', async ({ page }) => {
    await arriveAt(page, 'lists');
    await button(page, 'Add Shopping List').first().tap();
    await expect(page.getByRole('dialog').getByLabel('List Name')).toBeFocused();
  });
});
