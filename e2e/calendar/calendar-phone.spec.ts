// Browser journeys: the dashboard on a phone: today first, and a month of marks with the agenda of the selected day.
import type { Page } from '@playwright/test';
import { hold } from '../conversation.ts';
import {
  BREAKFAST,
  DINNER,
  LUNCH,
  arrive,
  calendar,
  card,
  day,
  dialog,
  saveAppointment,
} from '../family-week.ts';
import { expect, test } from '../fixtures.ts';

const FULL_DAY = { ...BREAKFAST, ...LUNCH, ...DINNER };

test.use({ viewport: { width: 390, height: 844 } });

const agenda = (page: Page) => page.getByRole('region', { name: 'Events on the selected day' });

async function expectTodayFirst(page: Page): Promise<void> {
  const top = async (name: string) => (await card(page, name).boundingBox())!.y;
  const order = ['Up Next', "Today's Schedule", 'Family Calendar', 'Recent Conversations'];
  const tops = await Promise.all(order.map(top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  // In the first view without scrolling.
  const schedule = (await card(page, "Today's Schedule").boundingBox())!;
  expect(schedule.y + schedule.height).toBeLessThan(844);
}

async function tapTuesday(page: Page): Promise<void> {
  await expect(agenda(page).getByRole('heading')).toHaveText('Wednesday, November 25 · Today');
  const tuesday = day(page, /November 24/);
  // Marks, which are read to those who do not see them, and no targets inside the day.
  await expect(tuesday.getByRole('button')).toHaveCount(0);
  await expect(tuesday).toHaveAccessibleName(
    /Tuesday, November 24, 2026.*Oats with berries.*Eye test.*\+2 more/,
  );
  await expect(tuesday.getByText('+2 more')).toBeVisible();
  await tuesday.click();
  await expect(dialog(page)).toHaveAccessibleName('Events for Tuesday, November 24, 2026');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(agenda(page).getByRole('heading')).toHaveText('Tuesday, November 24');
  await expect(agenda(page).getByRole('listitem')).toHaveText([
    /Oats with berries.*8:30 AM/,
    /Hummus wraps.*12:30 PM/,
    /Eye test.*3:30 PM/,
    /Veggie tacos.*6:00 PM/,
  ]);
  await page.reload();
  await expect(agenda(page).getByRole('heading')).toHaveText('Tuesday, November 24');
  await agenda(page)
    .getByRole('button', { name: /Eye test/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

async function addOnEmptyDay(page: Page): Promise<void> {
  await day(page, /November 30/).click();
  await dialog(page).getByRole('button', { name: 'Add appointment' }).click();
  await page.getByLabel('What and when').fill('checkup 2:15 pm');
  await page.getByRole('link', { name: 'More details' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Add Appointment');
  await expect(dialog(page).getByLabel('Date and time')).toHaveValue('2026-11-30T14:15');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Checkup');
  await dialog(page).getByRole('button', { name: 'Save Appointment' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/medical\?tab=appointments$/);
  await page.goto('/?month=2026-11&at=2026-11-30');
  await expect(agenda(page)).toContainText('Checkup');
}

test('on a phone the hour and the day stand above the month, whose days open, and list their events below it [CAL-02] [CAL-03] [DASH-05] [DASH-06]', async ({
  page,
}) => {
  await arrive(page, {
    meals: { tuesday: FULL_DAY, wednesday: FULL_DAY, thursday: DINNER },
    before: () => saveAppointment(page, { title: 'Eye test', appointmentDate: '2026-11-24T15:30' }),
  });
  await test.step('today is first', () => expectTodayFirst(page));
  await test.step('a tap on a day opens it, and its events stay below the month', () => tapTuesday(page));
  await test.step('arrows choose the day whose events stand below; a switched-off kind is named', async () => {
    await day(page, /November 25/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(agenda(page)).toContainText('Thursday, November 26');
    await expect(agenda(page)).toContainText('Veggie tacos');
    await calendar(page).getByRole('button', { name: 'Meals' }).click();
    await expect(agenda(page)).toContainText('Some types are turned off');
  });
  await test.step('on an empty day a parent can add an appointment there', () => addOnEmptyDay(page));
});

test('at 390 and 320 px every day can be hit by a thumb, and nothing scrolls sideways [CAL-02] [CAL-03] [CAL-08]', async ({
  page,
}) => {
  await arrive(page, {
    meals: { wednesday: FULL_DAY },
    before: async () => {
      // The band of a break covers whole weeks.
      const renovation = { name: 'Renovation', startDate: '2026-11-30', endDate: '2026-12-20' };
      const saved = await page.request.post('/api/school-settings', {
        data: { schoolType: 'homeschool', calendarConfirmed: true, breaks: [renovation] },
      });
      expect(saved.ok()).toBe(true);
    },
  });
  for (const width of [390, 320])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await expect(day(page, /November 25/).getByText('+1 more')).toBeVisible();
      for (const cell of await page.locator('td[data-date]').all()) {
        const box = (await cell.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      for (const view of ['Week', 'Agenda', 'Month']) {
        await calendar(page).getByRole('button', { name: view, exact: true }).click();
        await expect(calendar(page).getByText('Veggie tacos').first()).toBeAttached();
        await calendar(page).getByRole('button', { name: /^Next/ }).click();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, view).toBeLessThanOrEqual(0);
        await calendar(page).getByRole('button', { name: 'Today' }).click();
      }
    });
});

test('a month that is loading does not look empty, and nothing moves when it has loaded', async ({
  page,
}) => {
  let letGo = () => {};
  await arrive(page, {
    meals: { tuesday: FULL_DAY, wednesday: FULL_DAY },
    before: async () => {
      letGo = await hold(page, /\/api\/weekly-menus/);
    },
  });
  const grid = calendar(page).getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  expect(await grid.locator('.animate-pulse, .motion-safe\\:animate-pulse').count()).toBeGreaterThan(10);
  const before = await grid.boundingBox();
  letGo();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expect(day(page, /November 24/).getByText('+1 more')).toBeVisible();
  expect(await grid.boundingBox()).toEqual(before);
});
