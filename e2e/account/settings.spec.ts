// Browser journeys: settings: choices, and when they are saved.
import type { Dialog, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { hold } from '../conversation.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn, tabTo } from '../keyboard.ts';
import { area, card, nextQuestion, openSettings, send, sidebar } from '../settings-page.ts';
import { me, recordWrites } from '../wizard.ts';

/** The address for help of a server whose owner set none; server/household/product.test.ts has the others. */
const SUPPORT = 'support@localhost';

const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences', exact: true });
const unsaved = (page: Page) => page.getByText('You have unsaved changes', { exact: true });

/** The account cannot be changed here, and some choices are coming soon. */
async function expectAccount(page: Page, parent: { firstName: string; lastName: string; email: string }) {
  const information = card(page, 'Account Information');
  await expect(information.getByRole('definition')).toHaveText([
    parent.firstName,
    parent.lastName,
    parent.email,
  ]);
  await expect(information.getByRole('textbox')).toHaveCount(0);

  const notifications = page.getByRole('group', { name: 'Notifications' });
  for (const name of ['Daily Reminders', 'Meal Planning Alerts'])
    await expect(notifications.getByRole('switch', { name })).toBeDisabled();
  await expect(notifications.getByText('Notification settings coming soon', { exact: true })).toBeVisible();
  const privacy = page.getByRole('group', { name: 'Privacy & Security' });
  await expect(privacy.getByRole('switch', { name: 'Data Sharing' })).toBeDisabled();
  await expect(privacy.getByText('Privacy controls coming soon', { exact: true })).toBeVisible();
}

/** Areas start as saved, and are switched by card or switch. */
async function switchAreas(page: Page): Promise<void> {
  const areas = card(page, 'Assistance Areas');
  await expect(areas.getByRole('switch')).toHaveCount(7);
  for (const name of [
    'School Schedules',
    'Daily Routines',
    'Family Management',
    'Event Planning',
    'Medical Assistance',
    'Parenting Tips',
  ])
    await expect(area(page, name)).not.toBeChecked();
  await expect(area(page, 'Meal Planning')).toBeChecked();
  await expect(areas.getByText('Active', { exact: true })).toHaveCount(1);

  await areas.getByText('Appointments, medications and contacts at hand.').click();
  await area(page, 'Family Management').click();
  await area(page, 'Meal Planning').click();
  await expect(area(page, 'Medical Assistance')).toBeChecked();
  await expect(areas.getByText('Active', { exact: true })).toHaveCount(2);
  await expect(unsaved(page)).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Meal Planning' })).toBeVisible();
}

/** Saved areas stay; the sidebar follows at once. */
async function saveAreas(page: Page): Promise<void> {
  const sent = recordWrites(page);
  await save(page).click();
  await expect(page.getByText('Preferences Updated', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your assistance preferences have been saved successfully.', { exact: true }),
  ).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'Medical Assistance' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Meal Planning' })).toHaveCount(0);
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    [
      'PUT /api/auth/user/preferences',
      {
        assistanceAreas: ['familyManagement', 'medical'],
        schoolType: 'hybrid',
        integrations: ['google-calendar'],
        theme: 'system',
        firstSteps: 'done',
        recoveryCodes: 'kept',
      },
    ],
  ]);
  await page.reload();
  await expect(area(page, 'Family Management')).toBeChecked();
  await expect(area(page, 'Meal Planning')).not.toBeChecked();
  expect((await me(page)).preferences.schoolType).toBe('hybrid');
}

/** A theme chosen while areas are not saved keeps them. */
async function chooseThemeMeanwhile(page: Page): Promise<void> {
  await area(page, 'Parenting Tips').click();
  // What the page reads of the parent arrives after both were saved.
  const letGo = await hold(page, '**/api/auth/user');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(async () => (await me(page)).preferences.theme).toBe('dark');
  await expect(area(page, 'Parenting Tips')).toBeChecked();
  await save(page).click();
  await expect(page.getByText('Preferences Updated', { exact: true })).toBeVisible();
  letGo();
  expect((await me(page)).preferences).toMatchObject({
    theme: 'dark',
    assistanceAreas: ['familyManagement', 'medical', 'parentingTips'],
  });
}

test('the account and the apps of the wizard are shown; areas start as saved, switch on and off by card or switch, and stay when saved; the sidebar follows at once [SET-01] [SET-02] [SET-03] [SET-04] [SET-06] [SIDE-02] [API-01]', async ({
  page,
}) => {
  const parent = await openSettings(page, { areas: ['mealPlanning'] });
  await test.step('the account', () => expectAccount(page, parent));
  await test.step('apps noted in the wizard are listed as not connected', async () => {
    const integrations = card(page, 'Integrations');
    await expect(integrations).toContainText("You didn't pick any apps.");
    await send(page, 'PUT', '/api/auth/user/preferences', {
      integrations: ['google-calendar'],
      schoolType: 'hybrid',
    });
    await page.reload();
    await expect(integrations.getByRole('listitem')).toHaveText(/Google Calendar.*Noted, not connected yet/);
  });
  await test.step('areas are switched', () => switchAreas(page));
  await test.step('areas are saved', () => saveAreas(page));
  await test.step('a new theme chosen meanwhile', () => chooseThemeMeanwhile(page));
});

/** 'Contact Us' drafts a mail, also with unsaved changes. */
async function contactUs(page: Page): Promise<void> {
  const contact = page.getByRole('link', { name: 'Contact Us' });
  await expect(contact).toHaveAttribute('href', `mailto:${SUPPORT}?subject=Support%20Request`);
  await expect(card(page, 'Contact Us')).toContainText(SUPPORT);
  await area(page, 'Medical Assistance').click();
  const questions: string[] = [];
  const dismiss = (dialog: Dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  };
  page.on('dialog', dismiss);
  await contact.click();
  await expect(area(page, 'Medical Assistance')).toBeChecked();
  expect(questions).toEqual([]);
  page.off('dialog', dismiss);
}

/** Changes are put back as they were; then nothing is asked. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(area(page, 'Medical Assistance')).not.toBeChecked();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(save(page)).toBeFocused();
  await sidebar(page).getByRole('link', { name: 'Family Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Family Overview', level: 1 })).toBeVisible();
}

test('Contact Us drafts a mail to the address of the server; areas can be put back, and are not saved by leaving; every way out asks first [SET-05] [SET-06]', async ({
  page,
}) => {
  await openSettings(page, { areas: ['mealPlanning'] });
  await test.step('Contact Us, with unsaved changes', () => contactUs(page));
  await test.step('changes are put back', () => discard(page));
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await area(page, 'Medical Assistance').click();

  await test.step('a link', async () => {
    const asked = nextQuestion(page, 'dismiss');
    await sidebar(page).getByRole('link', { name: 'Family Overview' }).click();
    expect(await asked).toContain('confirm: You have unsaved changes');
    await expect(page).toHaveURL(/\/settings$/);
    await expect(area(page, 'Medical Assistance')).toBeChecked();
  });
  await test.step('going back', async () => {
    const asked = nextQuestion(page, 'dismiss');
    await page.evaluate(() => history.back());
    expect(await asked).toContain('confirm: You have unsaved changes');
    await expect(page).toHaveURL(/\/settings$/);
    await expect(unsaved(page)).toBeVisible();
  });
  await test.step('a reload', async () => {
    const asked = nextQuestion(page, 'dismiss');
    await page.evaluate(() => location.reload());
    expect(await asked).toContain('beforeunload');
    await expect(area(page, 'Medical Assistance')).toBeChecked();
  });
  await test.step('a way within the page does not', async () => {
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Your data').click();
    await expect(card(page, 'Your data')).toBeInViewport();
    await expect(save(page)).toBeInViewport();
  });
  await test.step('leaving all the same', async () => {
    const asked = nextQuestion(page, 'accept');
    await sidebar(page).getByRole('link', { name: 'Family Overview' }).click();
    await asked;
    await expect(page.getByRole('heading', { name: 'Family Overview', level: 1 })).toBeVisible();
    expect((await me(page)).preferences.assistanceAreas).toEqual(['mealPlanning']);
  });
});

test.describe('assistance areas, when saving fails', () => {
  test.use({ expectedErrors: [/status of 500/] });
  test('say so and keep what was chosen [SET-06]', async ({ page }) => {
    await openSettings(page, { areas: ['mealPlanning'] });
    await page.route('**/api/auth/user/preferences', (route) => route.fulfill({ status: 500, body: 'Oh' }));
    await area(page, 'Medical Assistance').click();
    await save(page).click();
    await expect(
      page.getByText('Failed to update preferences. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(area(page, 'Medical Assistance')).toBeChecked();
    await expect(unsaved(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Medical Assistance' })).toHaveCount(0);
    await page.unroute('**/api/auth/user/preferences');
    await save(page).click();
    await expect(page.getByText('Preferences Updated', { exact: true })).toBeVisible();
  });
});

test('a parent without a mouse chooses areas, saves them, and changes the time zone', async ({ page }) => {
  await openSettings(page);
  await tabTo(page, area(page, 'Medical Assistance'));
  await page.keyboard.press('Space');
  await expect(area(page, 'Medical Assistance')).toBeChecked();
  await enterOn(page, save(page));
  await expect(page.getByText('Preferences Updated', { exact: true })).toBeVisible();
  const change = page.getByRole('button', { name: 'Change time zone' });
  await enterOn(page, change);
  const dialog = page.getByRole('dialog', { name: 'Change the time zone' });
  const eastern = dialog.getByRole('radio', { name: /Eastern/ });
  await expect(eastern).toBeFocused();
  await tabTo(page, eastern);
  await page.keyboard.press('ArrowDown');
  await enterOn(page, dialog.getByRole('button', { name: 'Save time zone' }));
  await expect(card(page, 'Time zone')).toContainText('Central – Chicago');
  await expect(change).toBeFocused();
  await enterOn(page, change);
  await expect(dialog.getByRole('radio', { name: /Central/ })).toBeFocused();
});

/** Buttons that open a dialog. */
const DIALOGS = ['Change time zone', 'Change password', 'Rename', 'Invite a parent', 'Delete my account'];

test('the settings and every dialog of them are accessible in both themes and at both widths', async ({
  page,
}) => {
  test.slow();
  await openSettings(page, { members: [{ name: 'Mia', relationship: 'child' }] });
  await send(page, 'PUT', '/api/auth/user/preferences', { integrations: ['gmail'] });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(card(page, 'Recent changes').getByRole('listitem')).toHaveCount(1);
  await expectAccessibleEverywhere(page, 'settings');
  await area(page, 'School Schedules').click();
  await expectAccessibleEverywhere(page, 'settings, unsaved');
  await send(page, 'POST', '/api/medical-appointments', {
    title: 'Dentist',
    appointmentDate: '2027-01-12T15:30',
  });
  for (const name of DIALOGS) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (name === 'Change time zone') {
      await dialog.getByRole('radio', { name: /Pacific/ }).check();
      await expect(dialog).toContainText('What should happen to your upcoming appointments?');
    }
    await expectAccessibleEverywhere(page, `settings, ${name}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
