// Browser journeys: the Family Calendar with its month, its days and its events.
import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../fixtures.ts';
import {
  BREAKFAST,
  DINNER,
  LUNCH,
  arrive,
  calendar,
  card,
  countMenus,
  day,
  dialog,
  notice,
  saveAppointment,
  saveMenu,
} from '../family-week.ts';
import { tabTo } from '../keyboard.ts';

async function turnMonths(page: Page): Promise<void> {
  const month = calendar(page);
  await expect(month.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  const today = month.locator('[aria-current="date"]');
  await expect(today).toHaveCount(1);
  await expect(today).toHaveAccessibleName(/Wednesday, November 25, 2026, today/);
  // The last week is whole: its first days of December show what is known of them.
  await saveAppointment(page, { title: 'Flu shot', appointmentDate: '2026-12-04T09:00' });
  await expect(day(page, /December 4/)).toContainText('Flu shot');
  await month.getByRole('button', { name: 'Next month' }).click();
  await expect(month.getByRole('grid')).toHaveAccessibleName('December 2026');
  await expect(today).toHaveCount(0);
  await expect(day(page, 'Thursday, December 31, 2026')).toBeVisible();
  for (const _ of [1, 2]) await month.getByRole('button', { name: 'Previous month' }).click();
  await expect(month.getByRole('grid')).toHaveAccessibleName('October 2026');
  await month.getByRole('button', { name: 'Today' }).click();
  await expect(month.getByRole('grid')).toHaveAccessibleName('November 2026');
  const legend = month.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  await expect(legend).toHaveText(['School', 'Meals', 'Routines', 'Projects', 'To-Do']);
}

async function walkByKeys(page: Page): Promise<void> {
  const press = async (key: string, expected: RegExp) => {
    await page.keyboard.press(key);
    await expect(day(page, expected)).toBeFocused();
  };
  await tabTo(page, day(page, /November 25/));
  await press('ArrowLeft', /November 24/);
  await press('ArrowUp', /November 17/);
  await press('Home', /November 15/);
  await press('End', /November 21/);
  await press('ArrowDown', /November 28/);
  await press('ArrowDown', /December 5/);
  await press('PageUp', /November 5/);
  await press('PageDown', /December 5/);
  await press('ArrowRight', /December 6/);
  await press('PageUp', /November 6/);
  await expect(calendar(page).locator('[tabindex="0"]')).toHaveCount(1);
  await day(page, /November 27/).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Events for Friday, November 27, 2026');
  await expect(dialog(page).getByRole('button', { name: /Veggie tacos/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  await expect(dialog(page).getByRole('button', { name: 'All events on this day' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Events for Friday, November 27, 2026');
  await expect(dialog(page).getByRole('button', { name: /Veggie tacos/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(day(page, /November 27/)).toBeFocused();
}

async function openDays(page: Page): Promise<void> {
  const tuesday = day(page, /Tuesday, November 24, 2026/);
  await expect(tuesday.getByRole('button')).toHaveText([
    /^8:30 AM\s+Breakfast: Oats with berries$/,
    /^12:30 PM\s+Lunch: Hummus wraps$/,
  ]);
  await expect(tuesday.getByText('8:30 AM')).toBeVisible();
  await expect(tuesday.getByText('+1 more')).toBeVisible();
  for (const event of await tuesday.getByRole('button').all())
    expect((await event.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await expect(day(page, /Friday, November 27/).getByText(/more/)).toHaveCount(0);
  await tuesday.getByText('+1 more').click();
  await expect(dialog(page)).toHaveAccessibleName('Events for Tuesday, November 24, 2026');
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /Breakfast: Oats with berries.*8:30 AM/,
    /Lunch: Hummus wraps.*12:30 PM/,
    /Dinner: Veggie tacos.*6:00 PM/,
  ]);
  await expect(dialog(page).getByRole('button', { name: /Oats with berries/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tuesday).toBeFocused();
  await day(page, /Monday, November 30, 2026/).click();
  await expect(dialog(page)).toHaveAccessibleName('Events for Monday, November 30, 2026');
  await expect(dialog(page).getByText('No events scheduled for this day')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Plan with Pip' })).toHaveAttribute('href', '/chat');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // A day of the next month turns the month: the pressed cell is another day then.
  await day(page, /Thursday, December 3, 2026/).click();
  await expect(dialog(page)).toHaveAccessibleName('Events for Thursday, December 3, 2026');
  await page.keyboard.press('Escape');
  await expect(day(page, /Thursday, December 3, 2026/)).toBeFocused();
  await calendar(page).getByRole('button', { name: 'Today' }).click();
}

async function openMeal(page: Page): Promise<void> {
  await day(page, /November 25/)
    .getByRole('button', { name: /Veggie tacos/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  for (const fact of [
    'Dinner: Veggie tacos',
    'Wednesday, November 25, 2026',
    '6:00 PM',
    'Meal',
    'Generated by AI assistant',
  ])
    await expect(dialog(page).getByText(fact, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Delete' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Edit Details' }).click();
  await expect(page).toHaveURL(/\/meal-planning$/);
}

test('the month is turned, walked by keys and opened, and an event leads to where it is edited [CAL-01] [CAL-02] [CAL-03] [CAL-04] [CAL-06] [DASH-07] [DASH-08]', async ({
  page,
}) => {
  const full = { ...BREAKFAST, ...LUNCH, ...DINNER };
  await arrive(page, { meals: { tuesday: full, wednesday: DINNER, friday: DINNER } });
  await test.step('it shows its weeks from Sunday, marks today and turns both ways', () => turnMonths(page));
  await test.step('it can be walked and opened without a mouse', () => walkByKeys(page));
  await test.step('a day shows two events and how many more; pressed, it shows them all', () =>
    openDays(page));
  await test.step('an event shows its facts and leads to where it is edited', () => openMeal(page));
});

test('deleting a meal asks first, takes the whole menu, and can be undone [DASH-09] [CAL-10]', async ({
  page,
}) => {
  await arrive(page, { meals: { tuesday: DINNER, wednesday: { ...LUNCH, ...DINNER } } });
  await card(page, "Today's Schedule")
    .getByRole('button', { name: /Hummus wraps/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByText(/deletes the whole weekly menu/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  expect(await countMenus(page)).toBe(1);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/weekly-menus/*', async (route) => {
    await held;
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete weekly menu' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeVisible();
  letGo();
  await expect(dialog(page)).toHaveCount(0);
  await expect(notice(page).getByText('Meal Plan Deleted', { exact: true })).toBeVisible();
  await expect(
    notice(page).getByText('Meal plan has been removed from your calendar', { exact: true }),
  ).toBeVisible();
  await expect(calendar(page).getByText('Veggie tacos')).toHaveCount(0);
  expect(await countMenus(page)).toBe(0);

  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page).getByText('Meal Plan Restored', { exact: true })).toBeVisible();
  await expect(calendar(page).getByText('Veggie tacos')).toHaveCount(2);
  expect(await countMenus(page)).toBe(1);
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a menu that cannot be deleted stays; one changed since its deletion is not undone over the change, and the parent reads why [CAL-10]', async ({
    page,
  }) => {
    await arrive(page, { meals: { wednesday: DINNER } });
    const askToDelete = async () => {
      await card(page, "Today's Schedule")
        .getByRole('button', { name: /Veggie tacos/ })
        .click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await dialog(page).getByRole('button', { name: 'Delete weekly menu' }).click();
    };
    const error = notice(page).getByText('Error', { exact: true });
    await test.step('it stays, and the parent is told', async () => {
      await page.route('**/api/weekly-menus/*', (route) => route.abort());
      await askToDelete();
      await expect(notice(page).getByText('Failed to delete meal plan', { exact: true })).toBeVisible();
      await expect(error).toBeVisible();
      await expect(dialog(page)).toBeVisible();
      expect(await countMenus(page)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(error).toHaveCount(0);
      await page.unroute('**/api/weekly-menus/*');
    });
    await askToDelete();
    await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    await saveMenu(page, { wednesday: LUNCH }, '');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(error).toBeVisible();
    await expect(card(page, "Today's Schedule").getByText('Lunch: Hummus wraps')).toBeVisible();
  });
});

test('focus that code moves, as when a dialog opens, shows no tooltip over what is read', async ({
  page,
}) => {
  await openApp(page);
  const previous = page.getByRole('button', { name: 'Previous month' });
  const tooltip = page.getByRole('tooltip');
  // Its code arrives at idle.
  await expect(async () => {
    await previous.focus();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText('Next month', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await previous.focus();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(tooltip).toHaveCount(0);
});
