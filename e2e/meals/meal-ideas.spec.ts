// Browser journeys: menu ideas are saved, found, cooked from, put on a weekly menu; and the errors when this browser
// cannot store them.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectNoAxeViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { closeByEscape, enterOn, typeInto } from '../keyboard.ts';
import { addIdea, button, card, dialog, fillIn, ideas, notice, panel, tab } from '../meal-kitchen.ts';
import { arriveAt, fillUpBrowser, saved, slot } from '../meal-week.ts';

// Overlays come and go as parents see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MIA = { name: 'Mia', relationship: 'child', age: 6, allergies: ['peanut'] };
const BOWL = {
  'Meal Name': 'Chicken rice bowl',
  'Meal Type': 'Dinner',
  Description: 'Everybody mixes their own.',
  Ingredients: '2 chicken breasts, rice, , broccoli, soy sauce, sesame oil,',
  'Prep Time': '15 min',
  'Cook Time': '75',
  Servings: '4',
  Instructions: 'Cook the rice.\nFry the chicken.',
  Tags: 'quick, , freezer',
};
const NOODLES = {
  'Meal Name': 'Peanut noodles',
  'Meal Type': 'Snack',
  Ingredients: 'noodles, peanut butter',
};

test('an idea is kept, read to cook by, found, changed, deleted and brought back [MEAL-03] [MEAL-12]', async ({
  page,
}) => {
  await arriveAt(page, 'ideas', { members: [MIA] });
  await addIdea(page, BOWL);
  await addIdea(page, NOODLES);

  await test.step('the newest stands first, with three ingredients and how many more', async () => {
    await expect(ideas(page)).toHaveText(['Peanut noodles', 'Chicken rice bowl']);
    const bowl = card(page, 'Chicken rice bowl');
    await expect(bowl.getByRole('list', { name: 'Ingredients' }).getByRole('listitem')).toHaveText([
      '2 chicken breasts',
      'rice',
      'broccoli',
      '+2 more',
    ]);
    for (const fact of ['Dinner', 'Prep 15 min · cook 1 h 15 min', 'Serves 4', '#quick', '#freezer'])
      await expect(bowl).toContainText(fact);
    const noodles = card(page, 'Peanut noodles');
    await expect(noodles.getByRole('list', { name: 'Ingredients' })).not.toContainText('more');
  });

  await test.step('who should not have it is named, with the ingredient and the reason', async () => {
    await expect(card(page, 'Peanut noodles')).toContainText('Mia: contains peanut');
    await expect(page.getByText(/\bsafe\b/i)).toHaveCount(0);
  });

  await test.step('its recipe is read in one place', async () => {
    await button(page, 'Chicken rice bowl').click();
    const recipe = dialog(page, 'Chicken rice bowl');
    for (const ingredient of ['2 chicken breasts', 'soy sauce', 'sesame oil'])
      await expect(recipe.getByRole('listitem').filter({ hasText: ingredient })).toBeVisible();
    await expect(recipe).toContainText('Cook the rice.\nFry the chicken.');
    await closeByEscape(recipe);
    await expect(button(page, 'Chicken rice bowl')).toBeFocused();
  });

  await test.step('a heart marks the favourite, and search and filters find it', async () => {
    const heart = button(page, 'Favorite Chicken rice bowl');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const search = page.getByRole('search');
    await button(page, 'Favorites').click();
    await expect(ideas(page)).toHaveText(['Chicken rice bowl']);
    await expect(panel(page).getByText('1 of 2 ideas')).toBeVisible();
    await button(page, 'Favorites').click();
    await search.getByLabel('Meal type').selectOption('Snack');
    await expect(ideas(page)).toHaveText(['Peanut noodles']);
    await button(page, 'Fits the family').click();
    await expect(panel(page).getByRole('heading', { name: 'No matching ideas' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Show all ideas' }).click();
    await search.getByLabel('Search menu ideas').fill('FREEZER');
    await expect(ideas(page)).toHaveText(['Chicken rice bowl']);
    await button(page, 'Clear the search').click();
    await expect(ideas(page)).toHaveCount(2);
  });

  await test.step('changed without a mouse', async () => {
    await enterOn(page, button(page, 'Edit Chicken rice bowl'));
    const form = dialog(page, 'Edit Menu Idea');
    await expect(form.getByLabel('Ingredients')).toHaveValue(
      '2 chicken breasts\nrice\nbroccoli\nsoy sauce\nsesame oil',
    );
    await expect(form.getByLabel('Favorite')).toBeChecked();
    await typeInto(page, form.getByLabel('Meal Name'), 'Rice bowl');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(button(page, 'Edit Rice bowl')).toBeFocused();
  });

  await test.step('deleted, and back with Undo; everything is there after a reload', async () => {
    await button(page, 'Delete Peanut noodles').click();
    await expect(ideas(page)).toHaveText(['Rice bowl']);
    await expect(notice(page)).toContainText('Peanut noodles');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('Menu idea restored');
    await saved(page);
    await page.reload();
    await expect(ideas(page)).toHaveText(['Peanut noodles', 'Rice bowl']);
    await expect(button(page, 'Favorite Rice bowl')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page, 'Rice bowl')).toContainText('+2 more');
  });
});

async function keepNothing(page: Page): Promise<void> {
  const roomAgain = await fillUpBrowser(page);
  const says = (sentence: string) => expect(notice(page)).toContainText(`Error${sentence}`);

  await button(page, 'Favorite Chicken rice bowl').click();
  await says('Failed to update favorite status');
  await expect(button(page, 'Favorite Chicken rice bowl')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Delete Chicken rice bowl').click();
  await says('Failed to delete menu idea');
  await expect(ideas(page)).toHaveText(['Chicken rice bowl']);
  await button(page, 'Add to Weekly Menu: Chicken rice bowl').click();
  const adding = dialog(page, 'Add to Weekly Menu');
  await fillIn(adding, { 'Weekly menu': 'New menu for next week, from Nov 30, 2026', Day: 'Monday' });
  await adding.getByRole('button', { name: 'Add to Menu' }).click();
  await says('Failed to add to weekly menu. Please try again.');
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Add Menu Idea').click();
  const form = dialog(page, 'Add Menu Idea');
  await fillIn(form, NOODLES);
  await form.getByRole('button', { name: 'Save Idea' }).click();
  await says("Couldn't save. Check your connection and try again.");
  await expect(form.getByLabel('Meal Name')).toHaveValue('Peanut noodles');
  await roomAgain();
  await form.getByRole('button', { name: 'Save Idea' }).click();
  await expect(form).toBeHidden();
  await expect(ideas(page)).toHaveText(['Peanut noodles', 'Chicken rice bowl']);
}

async function putOnMenu(page: Page): Promise<void> {
  const MISSING = 'Please select a weekly menu, day, and meal type.';

  await test.step('menu, day and meal type are all asked for', async () => {
    await button(page, 'Add to Weekly Menu: Peanut noodles').click();
    const form = dialog(page, 'Add to Weekly Menu');
    await expect(form).toContainText('Peanut noodles');
    // A snack has no place of its own in a menu.
    await expect(form.getByLabel('Meal type')).toHaveValue('');
    const add = form.getByRole('button', { name: 'Add to Menu' });
    const choices = {
      'Weekly menu': 'New menu for this week, from Nov 23, 2026',
      Day: 'Friday',
      'Meal type': 'Lunch',
    };
    await add.click();
    await expect(form.getByRole('alert')).toHaveText(MISSING);
    for (const missing of Object.keys(choices)) {
      await fillIn(form, choices);
      await form.getByLabel(missing).selectOption('');
      await add.click();
      await expect(form.getByRole('alert')).toHaveText(MISSING);
      await expect(form.getByLabel(missing)).toBeFocused();
    }
    await fillIn(form, choices);
    await expect(form.getByRole('alert')).toBeHidden();
    await add.click();
    await expect(form).toBeHidden();
    await expect(notice(page)).toContainText('Added to weekly menu');
  });

  await test.step('what stands there already is named before it is replaced, and comes back with Undo', async () => {
    await button(page, 'Add to Weekly Menu: Chicken rice bowl').click();
    const form = dialog(page, 'Add to Weekly Menu');
    // The next place without a dinner is tonight's.
    await expect(form.getByLabel('Meal type')).toHaveValue('dinner');
    await expect(form.getByLabel('Weekly menu')).toHaveValue('week-2026-11-23');
    await expect(form.getByLabel('Day')).toHaveValue('wednesday');
    await fillIn(form, { 'Weekly menu': 'Week of Nov 23, 2026', Day: 'Friday', 'Meal type': 'Lunch' });
    await expect(form.getByRole('status')).toHaveText('Takes the place of Peanut noodles.');
    await form.getByRole('button', { name: 'Add to Menu' }).click();
    await expect(form).toBeHidden();
    await tab(page, 'Weekly Menu').click();
    await expect(slot(page, 'Friday lunch: Chicken rice bowl')).toBeVisible();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(slot(page, 'Friday lunch: Peanut noodles')).toBeVisible();
  });
}

test('what this browser cannot keep is said, stays typed, and nothing else changes; an idea goes into a weekly menu: a new one from Monday, then the same again [MEAL-02] [MEAL-07] [MEAL-14] [MEAL-15]', async ({
  page,
}) => {
  await arriveAt(page, 'ideas');
  await addIdea(page, BOWL);
  await test.step('nothing is kept, then all of it', () => keepNothing(page));
  await test.step('into a weekly menu', () => putOnMenu(page));
});

test('menu ideas and their dialogs are accessible in light and dark, on phones and wide screens', async ({
  page,
}) => {
  await arriveAt(page, 'ideas', { members: [MIA] });
  await expect(panel(page).getByRole('heading', { name: 'No menu ideas yet' })).toBeVisible();
  await expectNoAxeViolations(page, 'no ideas');
  await addIdea(page, BOWL);
  await addIdea(page, NOODLES);
  await expect(card(page, 'Peanut noodles')).toContainText('Mia: contains peanut');
  await button(page, 'Favorite Chicken rice bowl').click();
  await expectAccessibleEverywhere(page, 'ideas');
  await button(page, 'Chicken rice bowl').click();
  await expectNoAxeViolations(page, 'a recipe');
  await closeByEscape(dialog(page, 'Chicken rice bowl'));
  await button(page, 'Add to Weekly Menu: Peanut noodles').click();
  await button(page, 'Add to Menu').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page, 'adding to a menu');
  await closeByEscape(dialog(page, 'Add to Weekly Menu'));
  await button(page, 'Add Menu Idea').click();
  await button(page, 'Save Idea').click();
  await expect(page.getByText('Meal Name is required')).toBeVisible();
  await expectAccessibleEverywhere(page, 'an idea being added');
});
