// Browser journey of the main purpose: a family with an allergy, a week of meals from Pip, and the week in the
// calendar.
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { MADE_BY_PIP, MEALS } from '#contract/week.ts';
import { addDays, dayOf, formatLongDate, todayIn, weekStart } from '#rules/time/dates.ts';
import { expect, newParent, signUp, test } from '../fixtures.ts';
import { journeyNow } from '../journey-clock.ts';
import { closeByEscape } from '../keyboard.ts';
import * as wizard from '../wizard.ts';

test('a new parent of a child with a peanut allergy plans the week with Pip and sees it on the dashboard', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await test.step('create an account and tell about the family', async () => {
    await signUp(page, newParent('Ana', 'Pérez'));
    await wizard.chooseZone(page, 'Central – Chicago');
    const mia = { name: 'Mia', relationship: 'child', age: '6', diets: ['Peanut allergy'] };
    await wizard.addPerson(page, mia);
    await wizard.goOn(page);
    await wizard.chooseAreas(page, 'Meal Planning');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await wizard.expectApp(page);
  });

  await test.step('ask Pip and approve the plan', async () => {
    await page.goto('/chat');
    await page.getByRole('textbox', { name: 'Message to Pip' }).fill("Plan this week's meals");
    await page.keyboard.press('Enter');
    await expect(page.getByText(/peanut/i).first()).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved and saved')).toBeVisible();
  });

  const today = todayIn(journeyNow(), 'America/Chicago');
  const menus = (await (await page.request.get('/api/weekly-menus')).json()) as WeeklyMenu[];
  const menu = menus[0]!;
  const monday = weekStart(today);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter((day) => day >= today);
  await test.step('the saved week is this one, complete from today on [D38], and free of peanuts', () => {
    expect(menus).toHaveLength(1);
    expect(menu).toMatchObject({ weekStartDate: monday, notes: MADE_BY_PIP });
    const dishes = Object.values(menu.meals).flatMap((day) => MEALS.map((meal) => day?.[meal]));
    expect(dishes).toHaveLength(days.length * MEALS.length);
    for (const dish of dishes) {
      expect(dish).toBeTruthy();
      expect(dish).not.toMatch(/peanut|satay/i);
    }
  });

  await test.step('every day of it stands in the calendar', async () => {
    await page.goto('/');
    const grid = page.getByRole('grid');
    // The calendar opens with this month; the week may reach into the next one.
    for (const date of days.filter((day) => day.slice(0, 7) === today.slice(0, 7))) {
      const name = formatLongDate(date);
      await grid
        .getByRole('gridcell', { name })
        .getByText(name)
        .locator('..')
        .click({ position: { x: 20, y: 12 } });
      const dialog = page.getByRole('dialog', { name: `Events for ${name}` });
      for (const meal of MEALS) await expect(dialog).toContainText(menu.meals[dayOf(date)]![meal]!);
      await closeByEscape(dialog);
    }
  });
});
