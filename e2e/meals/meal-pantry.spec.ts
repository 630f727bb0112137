// Browser journeys: the pantry is filled, searched, selected from; and the errors when this browser cannot store what
// was typed.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectNoAxeViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { closeByEscape, enterOn, tabTo } from '../keyboard.ts';
import { addIdea, addItem, button, card, dialog, ideas, notice, panel, tab } from '../meal-kitchen.ts';
import { arriveAt, fillUpBrowser, saved } from '../meal-week.ts';

/** Everything this browser keeps. */
const keptHere = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));
const quantity = (page: Page, name: string) => button(page, new RegExp(`^Edit Quantity of ${name}: `));
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` });

test('what is at home stands in shelves, and its quantity is changed where it stands [MEAL-04] [MEAL-10]', async ({
  page,
}) => {
  await arriveAt(page, 'pantry');
  await addItem(page, { 'Item Name': 'Milk', Category: 'Dairy', Quantity: '2 l', Notes: 'Use it first' });
  // Without a word about it, the shelf follows the name.
  await addItem(page, { 'Item Name': 'Rice', Quantity: '' });
  await addItem(page, { 'Item Name': 'Butter', Category: 'Dairy' });
  await addItem(page, { 'Item Name': 'Candles' });

  await test.step('by category, without empty shelves', async () => {
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([/Dairy/, /Grains/, /Other/]);
    const dairy = panel(page).getByRole('list', { name: 'Dairy' });
    await expect(dairy.getByRole('heading')).toHaveText(['Butter', 'Milk']);
    await expect(card(page, 'Milk')).toContainText('Use it first');
  });

  await test.step('Enter saves the quantity, going elsewhere saves it, Escape leaves it', async () => {
    await enterOn(page, quantity(page, 'Milk'));
    await page.keyboard.type('1 l');
    await page.keyboard.press('Enter');
    await expect(quantity(page, 'Milk')).toHaveText(/1 l$/);
    await expect(quantity(page, 'Milk')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('half a pint');
    await page.keyboard.press('Escape');
    await expect(quantity(page, 'Milk')).toHaveText(/1 l$/);
    await expect(quantity(page, 'Milk')).toBeFocused();
    await quantity(page, 'Rice').click();
    await field(page, 'Rice').fill('3 kg');
    await page.getByRole('heading', { name: 'Grains' }).click();
    await expect(quantity(page, 'Rice')).toHaveText(/3 kg$/);
    // Typed text is also saved when the tab is left.
    await quantity(page, 'Butter').click();
    await field(page, 'Butter').fill('1 stick');
    await tab(page, 'Menu Ideas').click();
    await tab(page, 'Pantry').click();
    await expect(quantity(page, 'Butter')).toHaveText(/1 stick$/);
  });

  await test.step('deleting continues with the next one, and Undo brings it back', async () => {
    await enterOn(page, button(page, 'Delete Butter'));
    await expect(card(page, 'Butter')).toBeHidden();
    await expect(card(page, 'Milk')).toBeFocused();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'Butter')).toContainText('1 stick');
    await saved(page);
    await page.reload();
    await expect(card(page, 'Butter')).toContainText('1 stick');
    await expect(card(page, 'Milk')).toContainText('1 l');
  });
});

test('cards are picked by a press, on this screen alone, to cook with or to buy again [MEAL-04]', async ({
  page,
}) => {
  await arriveAt(page, 'ideas');
  await addIdea(page, {
    'Meal Name': 'Fried rice',
    'Meal Type': 'Dinner',
    Ingredients: '200 g rice, 2 eggs',
  });
  await addIdea(page, { 'Meal Name': 'Porridge', 'Meal Type': 'Breakfast', Ingredients: 'oats, milk' });
  await addIdea(page, { 'Meal Name': 'Salad', 'Meal Type': 'Lunch', Ingredients: 'lettuce' });
  await tab(page, 'Pantry').click();
  for (const name of ['Rice', 'Milk', 'Eggs']) await addItem(page, { 'Item Name': name });
  const pick = (name: string) => card(page, name).getByRole('button', { name, exact: true });

  await test.step('picked and let go', async () => {
    await saved(page);
    const kept = await keptHere(page);
    for (const name of ['Rice', 'Eggs', 'Milk']) {
      await expect(pick(name)).toHaveAttribute('aria-pressed', 'false');
      // Anywhere on the card.
      await card(page, name).click({ position: { x: 12, y: 70 } });
      await expect(pick(name)).toHaveAttribute('aria-pressed', 'true');
    }
    await tabTo(page, pick('Milk'));
    await page.keyboard.press('Space');
    await expect(pick('Milk')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('region', { name: 'Selected' })).toContainText('2 selected');
    expect(await keptHere(page)).toBe(kept);
  });

  await test.step('put on a shopping list, and never twice', async () => {
    await button(page, 'Add to list').click();
    const form = dialog(page, 'Add to shopping list');
    await form.getByLabel('List Name').fill('Groceries');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('region', { name: 'Selected' })).toBeHidden();
    for (const name of ['Rice', 'Milk']) await pick(name).click();
    await button(page, 'Add to list').click();
    await expect(form.getByLabel('Shopping list', { exact: true })).toHaveValue(/.+/);
    await form.getByRole('button', { name: 'Add' }).click();
    await notice(page).getByRole('button', { name: 'Show list' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Groceries' })).toBeVisible();
    await expect(panel(page).getByRole('checkbox')).toHaveCount(3);
  });

  await test.step('cooked with: what uses most of it first', async () => {
    await tab(page, 'Pantry').click();
    for (const name of ['Rice', 'Eggs', 'Milk']) await pick(name).click();
    await page.getByRole('link', { name: 'Cook with these' }).click();
    await expect(ideas(page)).toHaveText(['Fried rice', 'Porridge']);
    await expect(card(page, 'Fried rice')).toContainText(/From your pantry: (Rice, Eggs|Eggs, Rice)/);
    const cookbook = panel(page).getByRole('list', { name: /^From the cookbook/ });
    const dish = cookbook.getByRole('listitem').first();
    const name = await dish.getByRole('heading').innerText();
    await dish.getByRole('button', { name: /^Keep as idea/ }).click();
    await expect(cookbook.getByRole('heading', { name, exact: true })).toBeHidden();
    await button(page, 'Show all ideas').click();
    await expect(ideas(page)).toHaveText([name, 'Salad', 'Porridge', 'Fried rice']);
  });
});

async function keepNothing(page: Page): Promise<void> {
  await addItem(page, { 'Item Name': 'Milk', Quantity: '2 l' });
  const roomAgain = await fillUpBrowser(page);
  const says = (sentence: string) => expect(notice(page)).toContainText(`Error${sentence}`);

  await quantity(page, 'Milk').click();
  await field(page, 'Milk').fill('1 l');
  await page.keyboard.press('Enter');
  await says('Failed to update quantity. Please try again.');
  await expect(quantity(page, 'Milk')).toHaveText(/2 l$/);
  await button(page, 'Delete Milk').click();
  await says("Couldn't delete item. Check your connection and try again.");
  await expect(card(page, 'Milk')).toBeVisible();
  await card(page, 'Milk').getByRole('button', { name: 'Milk', exact: true }).click();
  await button(page, 'Add to list').click();
  const buying = dialog(page, 'Add to shopping list');
  await buying.getByRole('button', { name: 'Add' }).click();
  await says('Failed to add item. Please try again.');
  await buying.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Edit Milk').click();
  const form = dialog(page, 'Edit Pantry Item');
  await form.getByLabel('Item Name').fill('Oat milk');
  await form.getByRole('button', { name: 'Save Item' }).click();
  await says("Couldn't save. Check your connection and try again.");
  await roomAgain();
  await form.getByRole('button', { name: 'Save Item' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, 'Oat milk')).toContainText('2 l');
}

async function expectAccessible(page: Page): Promise<void> {
  await addItem(page, { 'Item Name': 'Milk', Category: 'Dairy', Quantity: '2 l', Notes: 'Use it first' });
  await addItem(page, { 'Item Name': 'Rice' });
  await card(page, 'Milk').getByRole('button', { name: 'Milk', exact: true }).click();
  await quantity(page, 'Rice').click();
  await expectAccessibleEverywhere(page, 'the pantry');
  await button(page, 'Add to list').click();
  await expect(dialog(page, 'Add to shopping list')).toBeVisible();
  await expectNoAxeViolations(page, 'adding to a list');
  await closeByEscape(dialog(page, 'Add to shopping list'));
  await button(page, 'Edit Milk').click();
  await expect(dialog(page, 'Edit Pantry Item')).toBeVisible();
  await expectNoAxeViolations(page, 'a pantry item being changed');
}

test('what this browser cannot keep of the pantry is said, and the old quantity is shown again; the pantry and its dialogs are accessible [MEAL-07] [MEAL-15]', async ({
  page,
}) => {
  await arriveAt(page, 'pantry');
  await test.step('nothing is kept', () => keepNothing(page));
  await test.step('in light and dark, on phones and wide screens', () => expectAccessible(page));
});
