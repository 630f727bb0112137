// Helpers for journeys on Family Overview: entering and finding members, and reading what was stored.
import type { Locator, Page } from '@playwright/test';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { expect, openApp } from './fixtures.ts';

export const MIA = {
  name: 'Mia',
  relationship: 'child',
  age: 6,
  allergies: ['peanuts', 'sesame'],
  dietaryRestrictions: ['Gluten-free'],
  interests: ['Drawing'],
  notes: 'Loves soup',
};

/** A parent on Family Overview, with these people entered before. */
export async function arrive(page: Page, members: readonly { name: string; relationship: string }[] = []) {
  const parent = await openApp(page, { at: '/family', members });
  await expect(page.getByRole('heading', { level: 1, name: 'Family Overview' })).toBeVisible();
  return parent;
}

/** Values typed into the dialog, by the label of the field. */
type Typed = Partial<
  Record<
    'Name' | 'Age' | 'Allergies' | 'Dietary restrictions' | 'Dietary needs' | 'Interests' | 'Notes',
    string
  >
> & { Relationship?: string };

export const dialog = (page: Page) => page.getByRole('dialog');
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });
export const addButton = (page: Page) => page.getByRole('button', { name: 'Add Family Member' });
export const cards = (page: Page) => page.getByRole('list', { name: 'Your family' }).locator(':scope > li');
export const cardOf = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
export const chips = (page: Page, of: string, title = 'Allergies') =>
  page.getByRole('list', { name: `${title} of ${of}` }).getByRole('listitem');
export const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Fills the fields of the open dialog. */
export async function fill(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = dialog(page).getByLabel(label);
    if (label === 'Relationship') await field.selectOption({ label: text });
    else await field.fill(text);
  }
}

/** Adds a person through the dialog and waits until their card is there. */
export async function addPerson(page: Page, typed: Typed & { Name: string }): Promise<void> {
  await addButton(page).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await fill(page, typed);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(cardOf(page, typed.Name)).toBeVisible();
}

/** Opens the dialog of an existing member. */
export async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Family Member');
}

/** The members as the server knows them. */
export const stored = async (page: Page) =>
  (await (await page.request.get('/api/family-members')).json()) as FamilyMember[];

/** The stored member with this name. */
export async function storedMember(page: Page, name: string): Promise<FamilyMember> {
  const member = (await stored(page)).find((one) => one.name === name);
  if (!member) throw new Error(`${name} is not stored.`);
  return member;
}

/** Writes as another device of the household would. */
export async function send<T>(
  page: Page,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request[method](path, data === undefined ? {} : { data });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return (answer.status() === 204 ? undefined : await answer.json()) as T;
}
