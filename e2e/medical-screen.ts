// Helpers for the journeys of Medical Assistance.
import type { Locator, Page } from '@playwright/test';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { createAccount, expect, finishOnboarding, newParent, withoutJoinedReads } from './fixtures.ts';

const FAMILY: { name: string; relationship: string; [field: string]: unknown }[] = [
  { name: 'Mia', relationship: 'child', age: 6 },
  { name: 'Leo', relationship: 'child', age: 3 },
];

/** A parent of Mia and Leo, signed in; opens no page. Returns the ids of the two by name. */
export async function arrive(
  page: Page,
  { timeZone = 'America/New_York', members = FAMILY } = {},
): Promise<Record<string, string>> {
  await createAccount(page, newParent('Ana', 'Park'));
  await finishOnboarding(page, { members, timeZone });
  const family = (await (await page.request.get('/api/family-members')).json()) as FamilyMember[];
  return Object.fromEntries(family.map(({ name, id }) => [name, id]));
}

/** Writes directly to the server, as another device would; returns the record. */
export async function store(page: Page, path: string, data: object): Promise<{ id: string }> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
  return (await response.json()) as { id: string };
}

/** The server's data at `path`. */
export const stored = async (page: Page, path: string) =>
  (await (await page.request.get(path)).json()) as Record<string, unknown>[];

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const panel = (page: Page) => page.getByRole('tabpanel');
/** A person of the filter, 'For everyone' among them. */
export const shownFor = (page: Page, name: string) =>
  panel(page).getByRole('group', { name: 'Show entries' }).getByRole('button', { name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The cards of a list, in their order. */
export const cards = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list, exact: true }).locator(':scope > li');
export const card = (page: Page, name: string): Locator =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Holds every `method` to `path` back until it is let go. */
export async function holdBack(page: Page, method: string, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (method === 'GET') await withoutJoinedReads(page);
  await page.route(`**${path}**`, async (route) => {
    if (route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/** Makes every `method` to `path` fail on the server's side; returns a function that ends this. */
export async function breakDown(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const pattern = `**${path}**`;
  if (method === 'GET') await withoutJoinedReads(page);
  await page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'Something went wrong.' })
      : route.continue(),
  );
  return () => page.unroute(pattern);
}

/** Console message of the browser for a response of `breakDown`. */
export const BROKEN = /status of 500/;

interface Failures {
  /** Operations of the list, and the address of its screen. */
  path: string;
  at: string;
  /** Heading of a stored record. */
  name: string;
  unread: string;
  undeleted: string;
}

/** A list that cannot be loaded says so and can be tried again; a failed deletion says so and keeps the record. */
export async function expectFailuresTold(page: Page, { path, at, name, unread, undeleted }: Failures) {
  const repair = await breakDown(page, 'GET', path);
  await page.goto(at);
  await expect(panel(page).getByRole('alert')).toContainText(unread);
  await repair();
  await button(page, 'Try again').click();
  await expect(card(page, name)).toBeVisible();
  await breakDown(page, 'DELETE', path);
  await button(page, `Delete ${name}`).click();
  await expect(notice(page).getByText(undeleted, { exact: true })).toBeVisible();
  await expect(card(page, name)).toBeVisible();
}

/** A list on its way says so until it is there, here empty. */
export async function expectLoadingTold(
  page: Page,
  { path, at, loading, empty }: { path: string; at: string; loading: string; empty: string },
) {
  const letGo = await holdBack(page, 'GET', path);
  await page.goto(at);
  await expect(panel(page).getByRole('status')).toHaveText(loading);
  letGo();
  await expect(page.getByText(empty)).toBeVisible();
  await expect(panel(page).getByRole('status')).toHaveCount(0);
}
