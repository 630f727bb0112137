// For browser journeys: a family of three that learns at home, and its cards on the school page.
import type { Page } from '@playwright/test';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { createAccount, expect, finishOnboarding, newParent } from '../fixtures.ts';
import { button, notice, stored } from '../medical-screen.ts';

export const CHILDREN = [
  { name: 'Mia', relationship: 'child', age: 6 },
  { name: 'Leo', relationship: 'child', age: 9 },
  { name: 'Zoe', relationship: 'child', age: 13 },
];
export const SETTINGS = {
  schoolType: 'homeschool',
  schoolName: 'Oak Table School',
  curriculum: 'Charlotte Mason',
  daysPerWeek: 4,
  schoolHours: { start: '09:00', end: '13:00' },
  subjects: ['Math', 'Reading', 'Nature study', 'History'],
};
export const MONDAY = '2026-11-30';
export const card = (page: Page, name: string) => page.getByRole('region', { name });
export const lessons = (page: Page, of: string, on: string) =>
  card(page, 'Lessons').getByRole('list', { name: `Lessons of ${of} on ${on}` });

export async function saveSettings(page: Page, data: object = SETTINGS): Promise<void> {
  const response = await page.request.post('/api/school-settings', { data });
  expect(response.ok()).toBe(true);
}

/** A parent of three on a Monday morning, whose school settings are saved. */
export async function arriveAtHome(page: Page, settings: object = SETTINGS): Promise<void> {
  await page.clock.install({ time: new Date(`${MONDAY}T08:20:00-05:00`) });
  await createAccount(page, newParent('Ana', 'Park'));
  await finishOnboarding(page, { members: CHILDREN, timeZone: 'America/New_York' });
  await saveSettings(page, settings);
  await page.goto('/school');
}

/** Generates the week of all three children and saves it. */
export async function saveSchedule(page: Page): Promise<void> {
  await card(page, 'Learning at home').getByText('Days away, subjects').click();
  await card(page, 'Learning at home').getByLabel('First day').fill(MONDAY);
  await button(page, 'Generate AI Schedule').click();
  await button(page, 'Save schedule').click();
  await expect(notice(page)).toContainText('Schedule Saved');
  await expect(lessons(page, 'Mia', 'Monday, Nov 30')).toBeVisible();
}

export const daysOf = async (page: Page, date: string) =>
  (await stored(page, `/api/school-days?from=${date}&to=${date}`)) as unknown as SchoolDay[];
export const subjectsOf = (days: SchoolDay[], child: string) =>
  days.filter((day) => day.child === child).flatMap((day) => day.lessons.map(({ subject }) => subject));
