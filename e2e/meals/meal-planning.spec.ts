// Browser journeys: Meal Planning as a whole: its four tabs, the shared dialog, and a first visit without the server.
import { expect, test } from '../fixtures.ts';
import { addIdea, dialog, fillIn, ideas, notice, panel, tab } from '../meal-kitchen.ts';
import { arriveAt, saved } from '../meal-week.ts';
import { BROKEN, breakDown } from '../medical-screen.ts';

/** One of the tabs. */
interface Kind {
  name: string;
  empty: string;
  add: string;
  /** Messages of the dialog when nothing is filled in. */
  missing: string[];
  fields: Record<string, string>;
  /** Content of the tab after adding. */
  shows: string;
}

test('four tabs tell what they are for, and one dialog adds to each [MEAL-01] [MEAL-02] [MEAL-10] [MEAL-11] [MEAL-12] [MEAL-13]', async ({
  page,
}) => {
  await arriveAt(page, 'ideas');
  await expect(page.getByRole('heading', { level: 1, name: 'Meal Planning' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Menu Ideas', 'Pantry', 'Weekly Menu', 'Shopping Lists']);
  await expect(tab(page, 'Menu Ideas')).toHaveAttribute('aria-selected', 'true');
  const kinds: Kind[] = [
    {
      name: 'Menu Ideas',
      empty: 'No menu ideas yet',
      add: 'Add Menu Idea',
      missing: ['Meal Name is required', 'Meal Type is required'],
      fields: { 'Meal Name': 'Pancakes', 'Meal Type': 'Breakfast' },
      shows: 'Pancakes',
    },
    {
      name: 'Pantry',
      empty: 'Nothing in the pantry yet',
      add: 'Add Pantry Item',
      missing: ['Item Name is required'],
      fields: { 'Item Name': 'Rice', Category: 'Grains' },
      shows: 'Rice',
    },
    {
      name: 'Weekly Menu',
      empty: 'No weekly menus yet',
      add: 'Add Weekly Menu',
      // The week that is looked at is filled in already.
      fields: { 'Week Start Date': '' },
      missing: ['Week Start Date is required'],
      shows: 'Nov 23 – 29',
    },
    {
      name: 'Shopping Lists',
      empty: 'No shopping lists yet',
      add: 'Add Shopping List',
      missing: ['List Name is required'],
      fields: { 'List Name': 'Groceries', Items: 'milk\n\n  eggs, free range\n' },
      shows: 'Groceries',
    },
  ];
  for (const { name, empty, add, missing, fields, shows } of kinds) {
    await test.step(name, async () => {
      await tab(page, name).click();
      await expect(panel(page)).toHaveAccessibleName(name);
      await expect(panel(page).getByRole('heading', { name: empty })).toBeVisible();
      await expect(panel(page).locator('.pip')).toBeVisible();
      await panel(page).getByRole('button', { name: add, exact: true }).click();
      const form = dialog(page, add);
      if (name === 'Weekly Menu') await fillIn(form, fields);
      await form.getByRole('button', { name: /^Save/ }).click();
      for (const sentence of missing) await expect(form.getByText(sentence)).toBeVisible();
      await expect(form.locator('[aria-invalid]').first()).toBeFocused();
      if (name === 'Weekly Menu') {
        await form.getByRole('button', { name: 'This week' }).click();
        await form
          .getByRole('group', { name: /Friday/ })
          .getByLabel('Dinner')
          .fill('Fish');
      } else await fillIn(form, fields);
      await form.getByRole('button', { name: /^Save/ }).click();
      await expect(form).toBeHidden();
      await expect(panel(page).getByText(shows).first()).toBeVisible();
      await expect(panel(page).getByText(empty)).toBeHidden();
    });
  }
  // One item per line, blank lines dropped.
  await expect(panel(page).getByRole('checkbox')).toHaveCount(2);
  await expect(panel(page).getByRole('checkbox', { name: 'eggs, free range' })).toBeVisible();
});

test.describe('at the first visit', () => {
  test.use({ expectedErrors: [BROKEN] });
  test('ideas that could not be loaded are said to be missing, and come with another try [MEAL-15]', async ({
    page,
  }) => {
    await arriveAt(page, 'ideas');
    await addIdea(page, { 'Meal Name': 'Chicken rice bowl', 'Meal Type': 'Dinner' });
    await saved(page);
    // As in a browser that has never been here.
    const mend = await breakDown(page, 'POST', '/api/meal-sync');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(notice(page)).toContainText(
      'Failed to load meal planning data. Check your connection and try again.',
    );
    await expect(panel(page)).not.toContainText('No menu ideas yet');
    const tried = page.waitForRequest('**/api/meal-sync');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await tried;
    await mend();
    await expect(ideas(page)).toHaveText(['Chicken rice bowl']);
  });
});
