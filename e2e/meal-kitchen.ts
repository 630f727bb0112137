// Helpers for the journeys of menu ideas and the pantry.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const panel = (page: Page) => page.getByRole('tabpanel');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The cards that have a heading with this name. */
export const card = (page: Page, name: string): Locator =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The names of the ideas that are shown, in their order. */
export const ideas = (page: Page): Locator =>
  page.getByRole('list', { name: 'Menu ideas', exact: true }).getByRole('heading', { level: 3 });

/** Fills in the fields with these labels; a choice by its words. */
export async function fillIn(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabel(label);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(text);
    else await field.fill(text);
  }
}

/** Adds an idea through the dialog. */
export async function addIdea(page: Page, fields: Record<string, string>): Promise<void> {
  await button(page, 'Add Menu Idea').click();
  const form = dialog(page, 'Add Menu Idea');
  await fillIn(form, fields);
  await form.getByRole('button', { name: 'Save Idea' }).click();
  await expect(form).toBeHidden();
}

/** Adds a pantry item through the dialog. */
export async function addItem(page: Page, fields: Record<string, string>): Promise<void> {
  await button(page, 'Add Pantry Item').click();
  const form = dialog(page, 'Add Pantry Item');
  await fillIn(form, fields);
  await form.getByRole('button', { name: 'Save Item' }).click();
  await expect(form).toBeHidden();
}
