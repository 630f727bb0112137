// Browser journeys: an interrupted wizard: a reload, another parent, a failing server, an expired session.
import { say } from '../conversation.ts';
import { expect, test } from '../fixtures.ts';
import * as wizard from '../wizard.ts';

test('a reload in the middle of a word loses nothing; signing out leaves nothing', async ({ page }) => {
  const parent = await wizard.openWizard(page);
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

  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await wizard.drafts(page)).toEqual([]);
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password').fill(parent.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await wizard.chooseZone(page);
  await expect(page.getByText('No one here yet')).toBeVisible();
});

test('a draft that somebody else left on this device is removed, and a broken one does no harm', async ({
  page,
}) => {
  await wizard.openWizard(page);
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

test.describe('when the server stumbles', () => {
  test.use({ expectedErrors: [/status of 500|net::ERR_FAILED/] });

  test('a parent reads so, keeps everything, and a second try creates nobody twice [ONB-09] [ONB-10]', async ({
    page,
  }) => {
    await wizard.openWizard(page);
    await wizard.chooseZone(page);
    await wizard.addPerson(page, wizard.MIA);
    await wizard.addPerson(page, { name: 'Leo', relationship: 'child' });
    await wizard.addPerson(page, { name: 'Zoe', relationship: 'sibling' });
    await wizard.goOn(page);
    await wizard.chooseAreas(page, 'Meal Planning');
    await page.getByRole('checkbox', { name: 'Gmail' }).check();
    await page.route('**/api/onboarding/complete', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText('Setup Error', { exact: true })).toBeVisible();
    await expect(
      page.getByText('There was a problem completing your setup. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Everything you typed is still here.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Gmail' })).toBeChecked();
    expect(await wizard.people(page)).toHaveLength(3);

    // Between the attempts the parent reloads, adds one more allergy and removes a member.
    await page.reload();
    await wizard.goBack(page);
    await wizard.goBack(page);
    await page.getByRole('button', { name: 'Edit Leo' }).click();
    await wizard.fillPerson(page, { diets: ['Nut allergy'] });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Remove Zoe' }).click();
    await wizard.goOn(page);
    await wizard.chooseAreas(page);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await wizard.expectApp(page);
    expect(await wizard.people(page)).toEqual([
      ['Leo', ['Nut allergy']],
      ['Mia', ['Peanut allergy']],
    ]);
  });

  test('a person whose answer got lost on the way is not created again [ONB-09]', async ({ page }) => {
    await wizard.openWizard(page);
    await wizard.chooseZone(page);
    await wizard.addPerson(page, wizard.MIA);
    await wizard.goOn(page);
    await wizard.chooseAreas(page);
    await page.route(
      '**/api/family-members',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText('Setup Error', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await wizard.expectApp(page);
    expect(await wizard.people(page)).toHaveLength(1);
  });
});

test.describe('a parent whose session ended meanwhile', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('signs in again and finds everything as it was [ONB-10]', async ({ page, context }) => {
    const parent = await wizard.openWizard(page);
    await wizard.chooseZone(page);
    await wizard.addPerson(page, wizard.MIA);
    await wizard.goOn(page);
    await wizard.chooseAreas(page);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await page.getByRole('link', { name: 'sign in again' }).click();
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password').fill(parent.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await wizard.expectStep(page, 5, 'App Integrations');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await wizard.expectApp(page);
    expect(await wizard.people(page)).toHaveLength(1);
  });
});
