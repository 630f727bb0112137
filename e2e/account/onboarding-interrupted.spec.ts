// Browser journeys: an interrupted wizard: a reload, another parent, a failing server, an expired session.
import type { Page } from '@playwright/test';
import { say } from '../conversation.ts';
import { expect, test } from '../fixtures.ts';
import * as wizard from '../wizard.ts';

/** A reload in the middle of a word on step 2, and back to step 1. */
async function reloadMidWord(page: Page): Promise<void> {
  await wizard.chooseZone(page, 'Arizona – Phoenix');
  await wizard.addPerson(page, wizard.MIA);
  await page.getByRole('button', { name: 'Add a family member' }).click();
  await wizard.fillPerson(page, { name: 'Leo', age: '3', diets: ['Vegan'], notes: 'Shy at first' });
  await page.getByLabel('Something else').fill('ses');
  await page.reload();

  await wizard.expectStep(page, 2, 'Family Members');
  await expect(wizard.familyList(page)).toContainText('Peanut allergy');
  const form = page.getByRole('form', { name: 'Family member' });
  await expect(form.getByLabel('Name')).toHaveValue('Leo');
  await expect(form.getByLabel('Age')).toHaveValue('3');
  await expect(form.getByLabel('Notes')).toHaveValue('Shy at first');
  await expect(form.getByLabel('Something else')).toHaveValue('ses');
  await expect(form.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true');
  await wizard.goBack(page);
  await expect(page.getByRole('radio', { name: 'Arizona – Phoenix' })).toBeChecked();
}

/** Signs in on the page that is open. */
async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a reload in the middle of a word loses nothing; signing out leaves nothing; the draft of somebody else is removed, and a broken one does no harm', async ({
  page,
}) => {
  const parent = await wizard.openWizard(page);
  await test.step('a reload', () => reloadMidWord(page));
  await test.step('signing out', async () => {
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await wizard.drafts(page)).toEqual([]);
    await page.goto('/api/login');
    await signIn(page, parent);
    await wizard.chooseZone(page);
    await expect(page.getByText('No one here yet')).toBeVisible();
  });
  await test.step('the draft of somebody else, and a broken one', async () => {
    await wizard.goBack(page);
    await page.getByRole('radio', { name: 'Hawaii – Honolulu' }).check();
    const [key] = await wizard.drafts(page);
    await page.evaluate((own) => {
      localStorage.setItem(own!, '{"step":7');
      localStorage.setItem('pippal.onboarding.somebody-else', localStorage.getItem(own!)!);
    }, key);
    await page.reload();
    await wizard.expectStep(page, 1, 'Personal Information');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    expect(await wizard.drafts(page)).toEqual([]);
  });
});

test('a browser that keeps nothing still leads through the wizard, into the chat and out again', async ({
  page,
}) => {
  await wizard.openWizard(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.reload();
  await wizard.chooseZone(page);
  await wizard.addPerson(page, wizard.MIA);
  await wizard.goOn(page);
  await wizard.chooseAreas(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await wizard.expectApp(page);
  expect(await wizard.people(page)).toHaveLength(1);
  await page.goto('/chat');
  await say(page, 'Good morning');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

/** The wizard is sent, and fails: the parent reads so. */
async function expectSetupError(page: Page): Promise<void> {
  const notice = page.getByRole('region', { name: 'Notifications' });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(notice.getByText('Setup Error', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There was a problem completing your setup. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Everything you typed is still here.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Gmail' })).toBeChecked();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice.getByText('Setup Error', { exact: true })).toBeHidden();
}

/** The answer to the first person gets lost, then the server fails once all three are stored. */
async function failTwice(page: Page): Promise<void> {
  await page.route(
    '**/api/family-members',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await expectSetupError(page);
  expect(await wizard.people(page)).toHaveLength(1);
  await page.route('**/api/onboarding/complete', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await expectSetupError(page);
  expect(await wizard.people(page)).toHaveLength(3);
}

test.describe('when the server stumbles, and the session ends', () => {
  test.use({ expectedErrors: [/status of (500|401)|net::ERR_FAILED/] });

  test('a parent reads so, keeps everything, signs in again, and a further try creates nobody twice [ONB-09] [ONB-10]', async ({
    page,
    context,
  }) => {
    const parent = await wizard.openWizard(page);
    await wizard.chooseZone(page);
    await wizard.addPerson(page, wizard.MIA);
    await wizard.addPerson(page, { name: 'Leo', relationship: 'child' });
    await wizard.addPerson(page, { name: 'Zoe', relationship: 'sibling' });
    await wizard.goOn(page);
    await wizard.chooseAreas(page, 'Meal Planning');
    await page.getByRole('checkbox', { name: 'Gmail' }).check();
    await test.step('a lost answer, then a failure', () => failTwice(page));
    await test.step('meanwhile a reload, one more allergy, one member less', async () => {
      await page.reload();
      await wizard.goBack(page);
      await wizard.goBack(page);
      await page.getByRole('button', { name: 'Edit Leo' }).click();
      await wizard.fillPerson(page, { diets: ['Nut allergy'] });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('button', { name: 'Remove Zoe' }).click();
      await wizard.goOn(page);
      await wizard.chooseAreas(page);
    });
    await test.step('the session ended; signed in again, everything is as it was', async () => {
      await context.clearCookies();
      await page.getByRole('button', { name: 'Complete Setup' }).click();
      await page.getByRole('link', { name: 'sign in again' }).click();
      await signIn(page, parent);
      await wizard.expectStep(page, 5, 'App Integrations');
    });
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await wizard.expectApp(page);
    expect(await wizard.people(page)).toEqual([
      ['Leo', ['Nut allergy']],
      ['Mia', ['Peanut allergy']],
    ]);
  });
});
