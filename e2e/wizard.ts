// Helpers for the journeys of the onboarding wizard.
import type { Page, Request } from '@playwright/test';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { User } from '#contract/schemas/account.ts';
import { createAccount, expect } from './fixtures.ts';

/** Opens the wizard as a parent whose account was just created by request. */
export async function openWizard(page: Page) {
  const parent = await createAccount(page);
  await page.goto('/');
  return parent;
}

/** The title of the step on screen. */
export const stepTitle = (page: Page) => page.getByRole('heading', { level: 2 });

export async function expectStep(page: Page, step: number, title: string): Promise<void> {
  await expect(stepTitle(page)).toHaveText(title);
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
export const goBack = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

/** Step 1: chooses a zone by its card and continues. */
export async function chooseZone(page: Page, name = 'Eastern – New York'): Promise<void> {
  await expectStep(page, 1, 'Personal Information');
  await page.getByRole('radio', { name }).check();
  await goOn(page);
  await expectStep(page, 2, 'Family Members');
}

interface Person {
  name: string;
  relationship: string;
  age?: string;
  /** Quick choices to tap. */
  diets?: readonly string[];
  /** Restrictions to type. */
  typed?: readonly string[];
  notes?: string;
}

/** Fills the sub-form of step 2 as far as `person` goes, without adding. */
export async function fillPerson(page: Page, person: Partial<Person>): Promise<void> {
  const form = page.getByRole('form', { name: 'Family member' });
  if (person.name !== undefined) await form.getByLabel('Name').fill(person.name);
  if (person.relationship !== undefined)
    await form.getByLabel('Relationship').selectOption(person.relationship);
  if (person.age !== undefined) await form.getByLabel('Age').fill(person.age);
  for (const diet of person.diets ?? []) await form.getByRole('button', { name: diet, exact: true }).click();
  for (const word of person.typed ?? []) {
    await form.getByLabel('Something else').fill(word);
    await form.getByLabel('Something else').press('Enter');
  }
  if (person.notes !== undefined) await form.getByLabel('Notes').fill(person.notes);
}

/** Step 2: opens the sub-form, describes a person and adds them. */
export async function addPerson(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Add a family member' }).click();
  await fillPerson(page, person);
  await page.getByRole('button', { name: 'Add to family' }).click();
  await expect(familyList(page).getByRole('heading', { name: person.name, exact: true })).toBeVisible();
}

export const familyList = (page: Page) => page.getByRole('list', { name: 'Your family' });

/** Areas that are checked from the start. */
const PRESELECTED = ['Meal Planning', 'Medical Assistance'];

/** Step 3: chooses exactly these areas by their labels and continues; none leaves them as they are. */
export async function chooseAreas(page: Page, ...areas: string[]): Promise<void> {
  await expectStep(page, 3, 'Preferences & Services');
  const unwanted = areas.length > 0 ? PRESELECTED.filter((area) => !areas.includes(area)) : [];
  for (const area of unwanted) await page.getByRole('checkbox', { name: area }).uncheck();
  for (const area of areas) await page.getByRole('checkbox', { name: area }).check();
  await goOn(page);
}

/** The wizard is over and the app is there. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Family Overview' }).first()).toBeVisible();
  await expect(page.getByText(/Step \d of 5/)).toHaveCount(0);
}

export interface Sent {
  call: string;
  body: unknown;
  key: string | undefined;
}

/** Collects what the page sends to the server from now on, in order. */
export function recordWrites(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'GET') return;
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    sent.push({ call, body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
  });
  return sent;
}

export const MIA: Person = { name: 'Mia', relationship: 'child', age: '6', diets: ['Peanut allergy'] };

/** The stored family, by name: who they are and what they do not eat. */
export async function people(page: Page): Promise<[name: string, diets: string[]][]> {
  const stored = (await (await page.request.get('/api/family-members')).json()) as FamilyMember[];
  return stored
    .map(({ name, dietaryRestrictions }): [string, string[]] => [name, dietaryRestrictions])
    .toSorted(([a], [b]) => a.localeCompare(b));
}

/** The signed-in parent as the server knows them. */
export const me = async (page: Page) => (await (await page.request.get('/api/auth/user')).json()) as User;

/** Keys of the drafts that rest in the browser. */
export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pippal.onboarding.')));
