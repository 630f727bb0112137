// Browser journeys: the onboarding wizard: every step, with and without school, by mouse and by keyboard.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, signUp, test } from '../fixtures.ts';
import { enterOn, tabTo, typeInto } from '../keyboard.ts';
import * as wizard from '../wizard.ts';

/** Pip's mood and words on screen. */
async function pip(page: Page) {
  const bubble = page.getByRole('figure', { name: 'Pip says' });
  const drawing = bubble.getByRole('img', { name: /^Pip is/ });
  await expect(drawing).toHaveCount(1);
  return { mood: await drawing.getAttribute('data-mood'), words: await bubble.innerText() };
}

test('a parent with a child at school walks all five steps and finds the app ready [ONB-01] [ONB-02] [ONB-06] [ONB-07] [ONB-08] [ONB-09] [API-02] [API-03] [PIP-02] @plain-http', async ({
  page,
}) => {
  await signUp(page);
  const seen: { mood: string | null; words: string }[] = [];
  const meet = async (step: number, title: string) => {
    await wizard.expectStep(page, step, title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to PipPal');
    await expect(page.getByText('~5 minutes')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(step));
    await expect(page.getByRole('navigation')).toHaveCount(0);
    if (step > 1) await expect(wizard.stepTitle(page)).toBeFocused();
    const now = await pip(page);
    expect(now.mood).not.toBe(seen.at(-1)?.mood);
    expect(seen.map(({ words }) => words)).not.toContain(now.words);
    seen.push(now);
  };
  await meet(1, 'Personal Information');
  await expect(page.getByRole('radio')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Mountain – Denver' }).check();
  await wizard.goOn(page);
  await meet(2, 'Family Members');
  await wizard.addPerson(page, { ...wizard.MIA, typed: ['Sesame'], notes: 'Loves soup' });
  await wizard.addPerson(page, { name: 'Grandpa Joe', relationship: 'grandparent' });
  await wizard.goOn(page);
  await meet(3, 'Preferences & Services');
  await expect(page.getByRole('checkbox')).toHaveCount(6);
  // As large as the circles of the first step, in our own colors.
  const box = page.getByRole('checkbox').first();
  expect(await box.boundingBox()).toMatchObject({ width: 24, height: 24 });
  await expect(box).toHaveCSS('appearance', 'none');
  await expect(page.getByText('Family Management')).toHaveCount(0);
  await wizard.chooseAreas(page, 'Meal Planning', 'School Schedules');
  await meet(4, 'Education Setup');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Hybrid' }).check();
  await wizard.goOn(page);
  await meet(5, 'App Integrations');
  await expect(page.getByRole('checkbox', { name: /Grocery apps.*coming soon/i })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Google Calendar' }).check();
  await expect(page.getByText('Noted for later')).toHaveCount(1);
  await wizard.goBack(page);
  await wizard.expectStep(page, 4, 'Education Setup');
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  await wizard.goOn(page);

  const sent = wizard.recordWrites(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await wizard.expectApp(page);
  await expect(page.getByText('Welcome to PipPal!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Pip is all set up and ready to help organize your family life!', { exact: true }),
  ).toBeVisible();
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    [
      'POST /api/family-members',
      {
        name: 'Mia',
        relationship: 'child',
        age: 6,
        dietaryRestrictions: ['Peanut allergy', 'Sesame'],
        notes: 'Loves soup',
      },
    ],
    [
      'POST /api/family-members',
      { name: 'Grandpa Joe', relationship: 'grandparent', age: null, dietaryRestrictions: [], notes: '' },
    ],
    [
      'POST /api/onboarding/complete',
      {
        timeZone: 'America/Denver',
        preferences: {
          schoolType: 'hybrid',
          assistanceAreas: ['mealPlanning', 'schoolSchedules'],
          integrations: ['google-calendar'],
        },
      },
    ],
  ]);
  expect(await wizard.me(page)).toMatchObject({ onboardingCompleted: true, timeZone: 'America/Denver' });
  expect((await wizard.people(page)).map(([name]) => name)).toEqual(['Grandpa Joe', 'Mia']);
  expect(await wizard.drafts(page)).toEqual([]);
});

/** The device's own zone is only suggested; another one is found by its country, and outlives a reload. */
async function chooseBerlin(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /New York.*Suggested/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Other time zone' }).click();
  await page.getByLabel('Search by city or country').fill('germany');
  await page.getByRole('radio', { name: 'Berlin' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Other time zone' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Berlin' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Berlin' })).toBeChecked();
}

test('a parent anywhere in the world finds their time zone, skips the school step both ways, and may skip the apps [ONB-03] [ONB-06] [ONB-08] [API-02]', async ({
  page,
}) => {
  await wizard.openWizard(page);
  await test.step('a far time zone', () => chooseBerlin(page));
  await wizard.goOn(page);
  await wizard.goOn(page);
  await wizard.chooseAreas(page, 'Medical Assistance');
  await wizard.expectStep(page, 5, 'App Integrations');
  await wizard.goBack(page);
  await wizard.chooseAreas(page);
  await page.getByRole('checkbox', { name: 'Gmail' }).check();
  const sent = wizard.recordWrites(page);
  // Slow enough to see what the buttons say meanwhile.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/onboarding/complete', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('button', { name: 'Setting up...' })).toHaveCount(2);
  release();
  await wizard.expectApp(page);
  expect(sent).toEqual([
    {
      call: 'POST /api/onboarding/complete',
      body: {
        timeZone: 'Europe/Berlin',
        preferences: { schoolType: null, assistanceAreas: ['medical'], integrations: [] },
      },
      key: undefined,
    },
  ]);
  expect(await wizard.me(page)).toMatchObject({ timeZone: 'Europe/Berlin' });
});

const form = (page: Page) => page.getByRole('form', { name: 'Family member' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) => wizard.familyList(page).getByRole('heading');

/** With keys alone: a far time zone, and a person with an allergy. */
async function addByKeys(page: Page): Promise<void> {
  await enterOn(page, button(page, 'Other time zone'));
  await expect(page.getByLabel('Search by city or country')).toBeFocused();
  await page.keyboard.type('auckland');
  await tabTo(page, page.getByRole('radio', { name: 'Auckland' }));
  await page.keyboard.press('Space');
  await enterOn(page, button(page, 'Continue'));
  await expect(wizard.stepTitle(page)).toBeFocused();
  await enterOn(page, button(page, 'Add a family member'));
  await page.keyboard.type('Leo');
  await tabTo(page, page.getByLabel('Relationship'));
  await page.keyboard.type('Child');
  await typeInto(page, page.getByLabel('Something else'), 'Sesame');
  await page.keyboard.press('Enter');
  await enterOn(page, button(page, 'Add to family'));
  await expect(wizard.familyList(page)).toContainText('Sesame');
  await expect(button(page, 'Add a family member')).toBeFocused();
}

/** A person needs a name and a relationship; a half-filled form is not lost. */
async function addWithMistakes(page: Page): Promise<void> {
  await button(page, 'Add a family member').click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toBeHidden();
  await expect(button(page, 'Add a family member')).toBeFocused();

  await button(page, 'Add a family member').click();
  await button(page, 'Add to family').click();
  await expect(form(page).getByText('Name is required')).toBeVisible();
  await expect(form(page).getByText('Relationship is required')).toBeVisible();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await wizard.fillPerson(page, { name: 'Mia', age: 'six' });
  await expect(form(page).getByText('Name is required')).toBeHidden();
  // Going on does not lose a half-filled person either: it asks for the rest.
  await wizard.goOn(page);
  await expect(form(page).getByLabel('Relationship')).toBeFocused();
  await expect(form(page).getByText('Age must be a whole number')).toBeVisible();
  await expect(form(page).getByRole('option')).toHaveText([
    'Please choose',
    'Parent',
    'Spouse',
    'Child',
    'Sibling',
    'Grandparent',
    'Other',
  ]);
  await wizard.fillPerson(page, { relationship: 'child', age: '6' });
  await button(page, 'Add to family').click();
  await expect(wizard.familyList(page)).toContainText('Child, 6 years');
}

async function changeAndRestore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Mia' }).click();
  await wizard.fillPerson(page, { age: '7' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(wizard.familyList(page)).toContainText('Child, 7 years');
  await page.getByRole('button', { name: 'Add yourself' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('Dana');
  await wizard.fillPerson(page, { name: 'Mia' });
  await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription(/^Mia is already in the family\./);
  await wizard.fillPerson(page, { name: 'Dana' });
  await wizard.goOn(page);
  await wizard.goBack(page);
  await expect(names(page)).toHaveText(['Leo', 'Mia', 'Dana']);

  await page.getByRole('button', { name: 'Remove Mia' }).click();
  await expect(names(page)).toHaveText(['Leo', 'Dana']);
  await expect(page.getByRole('status').filter({ hasText: 'Mia was removed.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Leo', 'Mia', 'Dana']);
}

async function tapAndTypeDiets(page: Page): Promise<void> {
  await button(page, 'Add a family member').click();
  const chip = (name: string) => form(page).getByRole('button', { name, exact: true });
  for (const diet of ['Peanut allergy', 'Gluten-free', 'Vegetarian', 'Vegan', 'Dairy-free', 'Nut allergy'])
    await expect(chip(diet)).toHaveAttribute('aria-pressed', 'false');
  await wizard.fillPerson(page, {
    name: 'Zoe',
    relationship: 'child',
    diets: ['Vegan', 'Nut allergy', 'Nut allergy'],
  });
  await expect(chip('Vegan')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('Nut allergy')).toHaveAttribute('aria-pressed', 'false');
  await wizard.fillPerson(page, { typed: ['Sesame', ' sesame', 'PEANUT allergy', 'Kiwi'] });
  await expect(chip('Peanut allergy')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('Remove Sesame')).toHaveCount(1);
  await chip('Remove Kiwi').click();
  await expect(chip('Remove Kiwi')).toHaveCount(0);
  await form(page).getByLabel('Something else').fill('Celery');
  await chip('Add').click();
  await form(page).getByLabel('Something else').fill('Asthma');
  await button(page, 'Add to family').click();
  const diets = page.getByRole('list', { name: 'Allergies and diets of Zoe' }).getByRole('listitem');
  await expect(diets).toHaveText(['Vegan', 'Sesame', 'PEANUT allergy', 'Celery', 'Health: Asthma']);
}

test('people are added by keys or by mouse, with name and relationship, changed, removed and brought back; a diet is tapped or typed, never twice [ONB-03] [ONB-04] [ONB-05]', async ({
  page,
}) => {
  await wizard.openWizard(page);
  await test.step('a far time zone and a child, without a mouse', () => addByKeys(page));
  await test.step('a person needs name and relationship', () => addWithMistakes(page));
  await test.step('changed, removed and brought back', () => changeAndRestore(page));
  await test.step('what somebody does not eat', () => tapAndTypeDiets(page));
});

test('every step is accessible in both themes at both widths, and fits 320 pixels', async ({ page }) => {
  test.slow();
  await wizard.openWizard(page);
  const check = async (when: string) => {
    await expectAccessibleEverywhere(page, when);
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${when} at 320 px does not scroll sideways`).toBeLessThanOrEqual(0);
    await page.setViewportSize(before);
  };
  await page.getByRole('button', { name: 'Other time zone' }).click();
  await page.getByLabel('Search by city or country').fill('united kingdom');
  await check('the time zone step');
  await wizard.chooseZone(page);
  await check('the empty family step');
  await page.getByRole('button', { name: 'Add a family member' }).click();
  await page.getByRole('button', { name: 'Add to family' }).click();
  await check('the family form with mistakes');
  await wizard.fillPerson(page, {
    name: 'Maximiliana Featherstonehaugh-Cholmondeley',
    relationship: 'grandparent',
  });
  await wizard.fillPerson(page, { diets: ['Gluten-free'], typed: ['A'.repeat(60)], notes: 'B'.repeat(80) });
  await page.getByRole('button', { name: 'Add to family' }).click();
  await check('the family list');
  await wizard.goOn(page);
  await page.getByRole('checkbox', { name: 'School Schedules' }).check();
  await check('the areas step');
  await wizard.goOn(page);
  await page.getByRole('radio', { name: 'Homeschool' }).check();
  await check('the school step');
  await wizard.goOn(page);
  await page.getByRole('checkbox', { name: 'Gmail' }).check();
  await check('the apps step');
});
