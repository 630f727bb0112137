// Browser journeys: Up Next and the day's schedule follow the clock of the household.
import type { Page } from '@playwright/test';
import {
  BREAKFAST,
  DINNER,
  LUNCH,
  arrive,
  calendar,
  card,
  day,
  dialog,
  newYork,
  saveAppointment,
} from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { closeByEscape } from '../keyboard.ts';

const upNext = (page: Page) => card(page, 'Up Next');

/** Meals of today are in the day's schedule, each to be opened. */
async function openMeal(page: Page): Promise<void> {
  const today = card(page, "Today's Schedule");
  await expect(today.getByRole('listitem')).toHaveText([/Oats with berries/, /Hummus wraps/, /Veggie tacos/]);
  await expect(today.getByRole('button', { name: 'View More' })).toHaveCount(0);
  await today.getByRole('button', { name: /Hummus wraps/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Lunch: Hummus wraps' })).toBeVisible();
  await closeByEscape(dialog(page));
}

/** Of more than three events the first three are shown, and all of them on request. */
async function openWholeDay(page: Page): Promise<void> {
  await saveAppointment(page);
  await page.reload();
  const today = card(page, "Today's Schedule");
  await expect(today.getByRole('listitem')).toHaveText([/Oats with berries/, /Dentist/, /Hummus wraps/]);
  await today.getByRole('button', { name: 'View More' }).click();
  await expect(dialog(page)).toHaveAccessibleName("Today's Complete Schedule");
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /Oats with berries.*8:30 AM/,
    /Dentist.*10:30 AM/,
    /Hummus wraps.*12:30 PM/,
    /Veggie tacos.*6:00 PM/,
  ]);
  await dialog(page)
    .getByRole('button', { name: /Dentist/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  await expect(dialog(page).getByRole('link', { name: 'Edit Details' })).toHaveAttribute(
    'href',
    /^\/medical\?tab=appointments&id=/,
  );
  await closeByEscape(dialog(page));
}

test("Up Next shows what today's menu plans; meals stand in the day's schedule, of more than three events the first three, and all of them on request [DASH-06] [DASH-07] [UPN-03] [UPN-04] [UPN-05]", async ({
  page,
}) => {
  await arrive(page, {
    time: '08:10',
    meals: { wednesday: { ...BREAKFAST, ...LUNCH, ...DINNER }, thursday: BREAKFAST },
  });
  await expect(upNext(page)).toContainText('Breakfast: Oats with berries8:30 AM');
  await expect(upNext(page).getByText('Sample')).toHaveCount(0);
  await test.step('a meal', () => openMeal(page));
  await test.step('the whole day', () => openWholeDay(page));
  await page.clock.pauseAt(newYork('12:10'));
  await expect(upNext(page)).toContainText('Lunch: Hummus wraps12:30 PM');
  await page.clock.pauseAt(newYork('18:10'));
  await expect(upNext(page)).toContainText('Dinner: Veggie tacos6:00 PM');
});

const thursday = (time: string) => new Date(`2026-11-26T${time}:00-05:00`);

async function followSampleDay(page: Page): Promise<void> {
  await expect(upNext(page)).toContainText('Math Lesson8:00 AMSample');
  for (const [time, text] of [
    ['09:00', 'All done for now!'],
    ['10:30', 'Science Project10:00 AMSample'],
    ['12:59', 'Lunch12:00 PM'],
    ['13:00', 'All done for now!'],
    ['14:00', 'Art Time2:00 PMSample'],
    ['18:20', 'Family Dinner6:00 PM'],
    ['19:00', 'All done for now!'],
  ] as const) {
    await page.clock.pauseAt(newYork(time));
    await expect(upNext(page), `at ${time}`).toContainText(text);
  }
}

/** At midnight the dashboard turns to the new day. */
async function turnDay(page: Page): Promise<void> {
  await expect(card(page, "Today's Schedule")).toContainText('Nothing planned for today.');
  await page.clock.pauseAt(thursday('00:01'));
  await expect(card(page, "Today's Schedule")).toContainText('Lunch: Hummus wraps');
  await expect(calendar(page).locator('[aria-current="date"]')).toHaveAccessibleName(
    /November 26, 2026, today/,
  );
}

/** An appointment takes the place of the sample lessons and goes before a meal, on its day alone. */
async function followAppointment(page: Page): Promise<void> {
  await expect(upNext(page)).toContainText('Math Lesson8:00 AMSample');
  await saveAppointment(page, { appointmentDate: '2026-11-26T12:45' });
  await page.clock.resume();
  await page.reload();
  await expect(upNext(page)).toContainText('All done for now!');
  for (const [time, text] of [
    ['12:10', 'Dentist12:45 PM'],
    ['13:00', 'All done for now!'],
    ['14:00', 'All done for now!'],
  ] as const) {
    await page.clock.pauseAt(thursday(time));
    await expect(upNext(page)).toContainText(text);
  }
  await page.clock.pauseAt(new Date('2026-11-27T08:05:00-05:00'));
  await expect(upNext(page)).toContainText('Math Lesson8:00 AMSample');
}

test('Up Next follows the clock through the sample day; at midnight the dashboard turns to the new day, whose appointment takes the place of the sample lessons and goes before a meal [CAL-01] [DASH-05] [UPN-01] [UPN-02] [UPN-03] [UPN-04] [UPN-05]', async ({
  page,
}) => {
  await arrive(page, { time: '08:10', meals: { thursday: LUNCH } });
  await test.step('the sample day', () => followSampleDay(page));
  await page.clock.pauseAt(newYork('23:58'));
  await test.step('midnight', () => turnDay(page));
  await page.clock.pauseAt(thursday('08:05'));
  await test.step('an appointment', () => followAppointment(page));
});

async function expectHouseholdDay(page: Page): Promise<void> {
  await expect(calendar(page).locator('[aria-current="date"]')).toHaveAccessibleName(
    /November 25, 2026, today/,
  );
  await expect(page.getByText('Times are New York time.')).toBeVisible();
  await expect(upNext(page)).toContainText('Art Time');
  await card(page, "Today's Schedule")
    .getByRole('button', { name: /Veggie tacos/ })
    .click();
  await expect(dialog(page).getByText('6:00 PM (New York time)')).toBeVisible();
  await closeByEscape(dialog(page));
}

async function expectHouseholdTime(page: Page): Promise<void> {
  await saveAppointment(page, { appointmentDate: '2026-11-25T22:30' });
  await page.reload();
  await expect(upNext(page)).toContainText('Dentist10:30 PM');
  await day(page, /November 25/)
    .getByRole('button', { name: 'Dentist' })
    .click();
  await expect(dialog(page).getByText('10:30 PM (New York time)')).toBeVisible();
}

test.describe('a parent away from home', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("sees the household's day and appointments at the time of the family's own clock, and reads whose time it is [CAL-01] [CAL-05] [UPN-01]", async ({
    page,
  }) => {
    await arrive(page, { time: '14:30', meals: { wednesday: DINNER } });
    await test.step('the day', () => expectHouseholdDay(page));
    await page.clock.setSystemTime(newYork('22:10'));
    await test.step('an appointment', () => expectHouseholdTime(page));
  });
});
