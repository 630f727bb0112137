// Helpers for journeys in which a second parent joins the household.
import type { Page } from '@playwright/test';
import { expect, newParent } from './fixtures.ts';
import { card } from './settings-page.ts';

/** Creates an account behind an invitation link, up to the wizard. */
export async function createAccountThrough(page: Page, link: string, firstName: string) {
  const parent = newParent(firstName, 'Ortega');
  await page.goto(link);
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill(parent.firstName);
  await page.getByLabel('Last name').fill(parent.lastName);
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password').fill(parent.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  return parent;
}

/** The parents of the household, in the settings. */
export const members = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem');

/** The open settings of the first parent tell that Sam joined; the bell of Sam has nothing from before that. */
export async function expectJoinTold(page: Page, sam: Page): Promise<void> {
  await expect(members(page).last()).toContainText(/Sam Ortega.*Member/);
  const joining = card(page, 'Recent changes').getByRole('listitem').first();
  await expect(joining).toContainText('Sam joined the household');
  await expect(joining.getByRole('button')).toHaveCount(0);
  const bell = (of: Page) => of.getByRole('button', { name: 'Notifications', exact: true });
  await bell(page).click();
  const news = page.getByRole('list', { name: 'Lately in the family' });
  await expect(news.getByRole('listitem')).toHaveText(/^Sam joined the household/);
  // The screen is open already; the link leads to its part with the members.
  await news.getByRole('link').click();
  await expect(page).toHaveURL(/\/settings#household$/);
  await expect(members(page).last()).toBeInViewport();
  await bell(sam).click();
  await expect(sam.getByRole('dialog', { name: 'Coming up' })).toContainText('recovery codes');
  await expect(sam.getByRole('dialog')).not.toContainText('Lately in the family');
  await sam.keyboard.press('Escape');
}
