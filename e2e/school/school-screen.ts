// Helpers for the journeys of the school page.
import type { Page } from '@playwright/test';
import type { School } from '#contract/kinds/school.ts';
import { expect, openApp } from '../fixtures.ts';

const CHILDREN = [
  { name: 'Mia', relationship: 'child', age: 9 },
  { name: 'Leo', relationship: 'child', age: 6 },
  { name: 'Sam', relationship: 'child', age: 2 },
] as const;

/** Opens the school page of a new family. */
export async function openSchool(page: Page, household: Parameters<typeof openApp>[1] = {}) {
  const parent = await openApp(page, {
    at: '/school',
    members: CHILDREN,
    areas: ['schoolSchedules'],
    ...household,
  });
  await expect(page.getByRole('heading', { name: 'School Management', level: 1 })).toBeVisible();
  await expect(field(page, 'School name')).toBeVisible();
  return parent;
}

/** A card of the school that is shown. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A row of the review of a calendar by its title. */
export const row = (page: Page, title: string) =>
  page
    .locator('li[id^=review-]')
    .filter({ has: page.getByRole('checkbox', { name: `Keep ${title}`, exact: true }) });
export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const saveSettings = (page: Page) => button(page, 'Save Settings');
export const unsaved = (page: Page) => page.getByText('You have unsaved changes', { exact: true });

/** The stored settings of the first school. */
export async function storedSettings(page: Page): Promise<School | null> {
  const answer = await page.request.get('/api/school-settings');
  return (await answer.json()) as School | null;
}

export async function nameSchool(page: Page, name = 'Lincoln Elementary', district = 'Springfield 19') {
  await field(page, 'School name').fill(name);
  await field(page, 'School district').fill(district);
}

/** Uploads a file of this name; its content is stubbed or real. */
export const upload = (page: Page, name = 'calendar.pdf', buffer: Buffer = Buffer.from('%PDF-1.7')) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
