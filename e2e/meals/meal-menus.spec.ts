// Browser journeys: the Weekly Menu tab is filled in place, moved, deleted, planned by Pip, and always equal to the
// calendar.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { messages, openChat, PLAN, say } from '../conversation.ts';
import { calendar, day, dialog, notice } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { arriveAt, fillUpBrowser, plan, saved, slot } from '../meal-week.ts';

const week = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('tabpanel').getByRole('button', { name });

interface StoredMenu {
  weekStartDate: string;
  notes: string;
  meals: Record<string, Record<string, string>>;
}
const menus = async (page: Page) =>
  (await (await page.request.get('/api/weekly-menus')).json()) as StoredMenu[];

test('a week is filled in where it stands, and is on the family calendar [MEAL-01] [MEAL-08] [MEAL-13] @plain-http', async ({
  page,
}) => {
  await arriveAt(page, 'menus');
  await expect(page.getByRole('heading', { name: 'No weekly menus yet' })).toBeVisible();

  await test.step('it opens at today; seven days from Monday, the past ones folded to a line', async () => {
    await button(page, 'Fill in this week').click();
    await expect(week(page)).toHaveText('This weekNov 23 – 29');
    const days = page.getByRole('grid').getByRole('rowheader');
    await expect(days).toHaveCount(5);
    await expect(days.first()).toHaveText('WednesdayNov 25Today');
    await button(page, 'Mon – Tue · nothing planned').click();
    await expect(days).toHaveCount(7);
    await expect(days.first()).toHaveText('MondayNov 23');
    await expect(page.getByRole('grid').locator('[aria-current="date"]')).toHaveText('WednesdayNov 25Today');
  });

  await test.step('meals and a note are typed into their places', async () => {
    await plan(page, 'Wednesday dinner', 'Tomato soup');
    await plan(page, 'Thursday note', 'Dinner at Grandma');
    await button(page, /Edit notes of the week/).click();
    await page.getByRole('textbox', { name: 'notes of the week' }).fill('Use up the carrots');
    await page.keyboard.press('Enter');
  });

  await test.step('the dialog adds to the same week instead of making another', async () => {
    await button(page, 'Add Weekly Menu').click();
    await dialog(page).getByLabel('Week Start Date').fill('2026-11-23');
    await dialog(page)
      .getByRole('group', { name: /Friday/ })
      .getByLabel('Lunch')
      .fill('Leftovers');
    await dialog(page).getByRole('button', { name: 'Save Menu' }).click();
    await expect(slot(page, 'Friday lunch: Leftovers')).toBeVisible();
    await expect(slot(page, 'Wednesday dinner: Tomato soup')).toBeVisible();
  });

  await test.step('the calendar shows what was typed, and nothing twice', async () => {
    await saved(page);
    expect(await menus(page)).toMatchObject([
      {
        weekStartDate: '2026-11-23',
        notes: 'Use up the carrots',
        meals: { wednesday: { dinner: 'Tomato soup' }, friday: { lunch: 'Leftovers' } },
      },
    ]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(calendar(page)).toBeVisible();
    await expect(day(page, /November 25/).getByRole('button', { name: 'Dinner: Tomato soup' })).toHaveCount(
      1,
    );
  });

  await test.step('a menu deleted on the calendar, and one brought back there, is so on this screen without a reload', async () => {
    const openWeek = async () => {
      await page.getByRole('link', { name: 'Meal Planning' }).click();
      await page.getByRole('tab', { name: 'Weekly Menu' }).click();
    };
    await day(page, /November 25/)
      .getByRole('button', { name: 'Dinner: Tomato soup' })
      .click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete weekly menu' }).click();
    await expect(notice(page).getByText('Meal Plan Deleted', { exact: true })).toBeVisible();
    await openWeek();
    await expect(button(page, 'Add Weekly Menu')).toBeVisible();
    await expect(page.getByText('Tomato soup')).toHaveCount(0);

    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    const deletion = page.getByRole('listitem').filter({ hasText: /deleted the meals for the week/ });
    await deletion.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await openWeek();
    await expect(slot(page, 'Wednesday dinner: Tomato soup')).toBeVisible();
  });

  await test.step('a meal planned on another device takes nothing of the notes away', async () => {
    const headers = { origin: new URL(page.url()).origin };
    const meals = { wednesday: { dinner: 'Pizza' }, friday: { lunch: 'Leftovers' } };
    await page.request.put('/api/weekly-menus/2026-11-23', { data: { meals }, headers });
    await page.goto('/meal-planning?tab=menus');
    await expect(slot(page, 'Wednesday dinner: Pizza')).toBeVisible();
    await expect(slot(page, 'Thursday note: Dinner at Grandma')).toBeVisible();
    await expect(button(page, /Edit notes of the week: Use up the carrots/)).toBeVisible();
  });
});

test('weeks are turned, moved, cleared and deleted, and every step has a way back [MEAL-13] [MEAL-15]', async ({
  page,
}) => {
  await arriveAt(page, 'menus');
  await button(page, 'Fill in this week').click();
  await plan(page, 'Wednesday dinner', 'Chili');
  await plan(page, 'Thursday dinner', 'Tacos');

  await test.step('a free week beside it is filled in as easily, with dishes offered', async () => {
    await button(page, 'Next week').click();
    await expect(week(page)).toHaveText('Next weekNov 30 – Dec 6');
    await expect(page.getByText('Nothing is planned for this week yet.', { exact: false })).toBeVisible();
    await slot(page, 'Add Sunday dinner').click();
    await page.keyboard.type('ch');
    await expect(page.getByRole('option')).toHaveText([/^Chili/]);
    await page.getByRole('option', { name: /Chili/ }).click();
    await expect(slot(page, 'Sunday dinner: Chili')).toBeVisible();
  });

  await test.step('by keys alone: one tab stop, arrows, Enter types, an arrow picks, Delete clears', async () => {
    await tabTo(page, slot(page, 'Sunday dinner: Chili'));
    await page.keyboard.press('ArrowUp');
    await expect(slot(page, 'Add Saturday dinner')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(slot(page, 'Add Saturday lunch')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('a');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(slot(page, 'Saturday dinner: Tacos')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Something else');
    await page.keyboard.press('Escape');
    await expect(slot(page, 'Saturday dinner: Tacos')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(slot(page, 'Add Saturday dinner')).toBeFocused();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(slot(page, 'Saturday dinner: Tacos')).toBeVisible();
  });

  await test.step('another start is a move: the menu goes along', async () => {
    await button(page, /^Edit menu of Nov 30/).click();
    await dialog(page).getByLabel('Week Start Date').fill('2026-12-02');
    await dialog(page).getByRole('button', { name: 'Save Menu' }).click();
    await expect(week(page)).toHaveText('Next weekDec 2 – 8');
    await expect(page.getByRole('rowheader').first()).toHaveText('WednesdayDec 2');
    await expect(slot(page, 'Sunday dinner: Chili')).toBeVisible();
    await saved(page);
    expect((await menus(page)).map(({ weekStartDate }) => weekStartDate).toSorted()).toEqual([
      '2026-11-23',
      '2026-12-02',
    ]);
  });

  await test.step('deleting is said, and taken back', async () => {
    await button(page, /^Delete menu of Dec 2/).click();
    await expect(slot(page, 'Add Sunday dinner')).toBeVisible();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(slot(page, 'Sunday dinner: Chili')).toBeVisible();
  });

  await test.step('what this browser cannot keep is as it was, and is said', async () => {
    const makeRoom = await fillUpBrowser(page);
    await button(page, /^Delete menu of Dec 2/).click();
    await expect(
      notice(page).getByText("Couldn't delete menu. Check your connection and try again.", { exact: true }),
    ).toBeVisible();
    await slot(page, 'Sunday dinner: Chili').click();
    await page.keyboard.type('Stew');
    await page.keyboard.press('Enter');
    await expect(
      notice(page).getByText("Couldn't save. Check your connection and try again.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('Stew');
    await makeRoom();
    await page.keyboard.press('Enter');
    await expect(slot(page, 'Sunday dinner: Stew')).toBeVisible();
  });

  await test.step('a name that is too long for its field shows its beginning', async () => {
    await slot(page, 'Sunday dinner: Stew').click();
    await page.keyboard.type('Slow-braised ribs with shallots and green beans\n');
    await slot(page, /^Sunday dinner: Slow/).click();
    const scrolled = await page.getByRole('combobox').evaluate(async (field) => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return { isCut: field.scrollWidth > field.clientWidth, by: field.scrollLeft };
    });
    expect(scrolled).toEqual({ isCut: true, by: 0 });
    await page.keyboard.press('Escape');
  });

  await test.step('one press leads back to this week', async () => {
    await button(page, /^This week$/).click();
    await expect(slot(page, 'Wednesday dinner: Chili')).toBeVisible();
  });
});

test('a week planned by Pip is on the Weekly Menu tab, says so, and names who should not have what', async ({
  page,
}) => {
  await openChat(page);
  await say(page, PLAN);
  const card = messages(page).getByRole('listitem', { name: /Save the menu/ });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByText('Approved and saved')).toBeVisible();
  const [planned] = await menus(page);
  await page.goto(`/meal-planning?tab=menus&id=week-${planned?.weekStartDate}`);
  await expect(page.getByText('Made by Pip')).toBeVisible();
  await expect(slot(page, `Monday dinner: ${planned?.meals['monday']?.['dinner']}`)).toBeVisible();
  await slot(page, /^Monday dinner/).click();
  await page.keyboard.type('Peanut noodles');
  await page.keyboard.press('Enter');
  const cell = page.getByRole('gridcell').filter({ hasText: 'Monday dinner: Peanut noodles' });
  await cell.getByRole('button', { name: /^For your family: .*Mia.*peanut/ }).click();
  await expect(cell.getByRole('list', { name: 'For your family' })).toHaveText(/Mia: contains peanut/);
});

test('the weekly menu is accessible, empty, filled in and while typing', async ({ page }) => {
  await arriveAt(page, 'menus', {
    members: [{ name: 'Mia', relationship: 'child', age: 6, allergies: ['peanuts'] }],
  });
  await expect(button(page, 'Fill in this week')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no menu');
  await button(page, 'Fill in this week').click();
  await plan(page, 'Thursday breakfast', 'Peanut butter toast');
  await plan(page, 'Wednesday dinner', 'Chili');
  await expect(button(page, 'For your family: Mia peanut')).toBeVisible();
  await saved(page);
  await expectAccessibleEverywhere(page, 'a menu');
  await button(page, 'For your family: Mia peanut').click();
  await slot(page, 'Wednesday dinner: Chili').press('m');
  await expect(button(page, 'Copy instead')).toBeVisible();
  await expectAccessibleEverywhere(page, 'a meal on its way');
  await button(page, 'Cancel').click();
  await slot(page, 'Add Thursday dinner').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'a meal being typed');
});
