// Browser journeys: settings: changes of the household and undo, its time zone, devices and the password.
import type { Page } from '@playwright/test';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { expect, test, withoutEvents } from '../fixtures.ts';
import { anotherBrowser, card, openSettings, send, sidebar, signIn } from '../settings-page.ts';
import { me } from '../wizard.ts';

const NEW_PASSWORD = 'a much longer password';

const zone = (page: Page) => card(page, 'Time zone');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change the time zone' });
const appointments = async (page: Page) =>
  (await (await page.request.get('/api/medical-appointments')).json()) as MedicalAppointment[];

/** Without coming appointments, nothing is asked. */
async function changeZoneUnasked(page: Page): Promise<void> {
  await zone(page).getByRole('button', { name: 'Change time zone' }).click();
  await dialog(page)
    .getByRole('radio', { name: /Pacific – Los Angeles/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Save time zone' }).click();
  await expect(zone(page)).toContainText('Pacific – Los Angeles');
  expect((await me(page)).timeZone).toBe('America/Los_Angeles');
}

/** With a coming appointment a parent chooses its clock time or its moment. */
async function changeZoneAsked(page: Page): Promise<void> {
  await send(page, 'POST', '/api/medical-appointments', {
    title: 'Dentist',
    appointmentDate: '2027-01-12T15:30',
  });
  await zone(page).getByRole('button', { name: 'Change time zone' }).click();
  await dialog(page).getByRole('button', { name: 'Other time zone' }).click();
  await dialog(page)
    .getByRole('radio', { name: /Eastern – New York/ })
    .first()
    .check();
  await expect(dialog(page).getByLabel('Search by city or country')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Other time zone' }).click();
  await dialog(page).getByLabel('Search by city or country').fill('berlin');
  await dialog(page)
    .getByRole('radio', { name: /Berlin/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Save time zone' }).click();
  await expect(dialog(page)).toContainText('Please choose one of the two.');
  await expect(dialog(page)).toContainText('“Dentist” is then at 12:30 AM on Jan 13, 2027.');
  await dialog(page).getByRole('radio', { name: 'Keep the clock time' }).check();
  await dialog(page).getByRole('button', { name: 'Save time zone' }).click();
  await expect(zone(page)).toContainText('Berlin');
  expect((await appointments(page))[0]).toMatchObject({
    wallTime: '2027-01-12T15:30',
    timeZone: 'Europe/Berlin',
    appointmentDate: '2027-01-12T14:30:00.000Z',
  });
  await expect(card(page, 'Recent changes').getByRole('listitem').first()).toContainText(
    'Dana changed the time zone, and with it “Dentist”',
  );

  await zone(page).getByRole('button', { name: 'Change time zone' }).click();
  await dialog(page)
    .getByRole('radio', { name: /Eastern – New York/ })
    .check();
  await dialog(page).getByRole('radio', { name: 'Keep the moment' }).check();
  await dialog(page).getByRole('button', { name: 'Save time zone' }).click();
  await expect(zone(page)).toContainText('Eastern – New York');
  expect((await appointments(page))[0]).toMatchObject({
    wallTime: '2027-01-12T09:30',
    appointmentDate: '2027-01-12T14:30:00.000Z',
  });
}

/** Changes of one household, the eldest of which are shown on request; one is taken back. */
async function undoChange(page: Page): Promise<void> {
  const [mia] = (await (await page.request.get('/api/family-members')).json()) as { id: string }[];
  const eyes = await send(page, 'POST', '/api/medical-appointments', {
    title: 'Eye test',
    appointmentDate: '2027-01-12T15:30',
    familyMemberId: mia!.id,
  });
  await send(page, 'PUT', `/api/medical-appointments/${eyes!.id}`, { title: 'Eye test, both of us' });
  for (const name of ['Dr. Lee', 'Dr. Wong', 'Dr. Ahn', 'Dr. Ruiz'])
    await send(page, 'POST', '/api/medical-contacts', { name });
  await page.reload();

  const recent = card(page, 'Recent changes');
  const row = (words: string | RegExp) => recent.getByRole('listitem').filter({ hasText: words });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(recent.getByRole('listitem').first()).toContainText('Dana added the contact “Dr. Ruiz”');
  await expect(recent.getByRole('listitem').first()).toContainText('Just now');
  await recent.getByRole('button', { name: 'Show more' }).click();
  await expect(row("Dana changed Mia's appointment “Eye test, both of us”")).toBeVisible();
  await expect(row("Dana added Mia's appointment “Eye test”")).toContainText('Changed again since');
  await expect(row('Dana added Mia to the family').getByRole('button', { name: /^Undo/ })).toBeVisible();

  await row("Dana changed Mia's appointment").getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(row("Dana changed Mia's appointment “Eye test")).toContainText('Already undone');
  await expect(row("Dana undid a change to Mia's appointment")).toBeVisible();
  const titles = (await appointments(page)).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Dentist', 'Eye test']);
}

/** A plan of Pip, with approval. */
async function planWithPip(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'AI Chat' }).click();
  await page.getByRole('textbox', { name: 'Message to Pip' }).fill("Plan this week's meals");
  await page.getByRole('textbox', { name: 'Message to Pip' }).press('Enter');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Approved and saved')).toBeVisible();
  await page.goto('/settings');
  const planned = card(page, 'Recent changes').getByRole('listitem').first();
  await expect(planned).toContainText('Dana planned the meals for the week of');
  await expect(planned).toContainText('Through Pip');
}

test('the time zone changes with a question about coming appointments; recent changes tell who did what, mark what Pip did, and take it back or say why not', async ({
  page,
}) => {
  await openSettings(page, { members: [{ name: 'Mia', relationship: 'child' }] });
  await test.step('another time zone, without appointments', () => changeZoneUnasked(page));
  await test.step('another time zone, with an appointment', () => changeZoneAsked(page));
  await test.step('a change is undone', () => undoChange(page));
  await test.step('a plan of Pip', () => planWithPip(page));
});

test.describe('a change that was changed by somebody else meanwhile', () => {
  test.use({ expectedErrors: [/status of 409/] });
  test('is not taken back; the sentence says why', async ({ page }) => {
    await withoutEvents(page);
    await openSettings(page);
    const lee = await send(page, 'POST', '/api/medical-contacts', { name: 'Dr. Lee' });
    await page.reload();
    const recent = card(page, 'Recent changes');
    const undo = recent.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeVisible();
    await send(page, 'PUT', `/api/medical-contacts/${lee!.id}`, { phoneNumber: '555 0100' });
    await undo.click();
    await expect(
      page.getByText("Dr. Lee has changed since then, so this can't be undone anymore.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(recent.getByRole('listitem').last()).toContainText('Changed again since');
  });
});

/** A new password needs the current one, and ends the other session. */
async function changePassword(page: Page, other: Page, old: string): Promise<void> {
  const password = page.getByRole('dialog', { name: 'Change your password' });
  await page.getByRole('button', { name: 'Change password' }).click();
  const current = password.getByLabel('Current password');
  const next = password.getByLabel('New password');
  const saveIt = password.getByRole('button', { name: 'Save password' });
  await expect(current).toBeFocused();
  await current.fill('not my password');
  await next.fill('short');
  await saveIt.click();
  await expect(password).toContainText('at least 8 characters');
  await expect(next).toBeFocused();
  await next.fill(NEW_PASSWORD);
  await saveIt.click();
  await expect(password).toContainText("That isn't your current password");
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(NEW_PASSWORD);
  await current.fill(old);
  await saveIt.click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(password).toHaveCount(0);

  // The other page may be leaving by itself at this very moment.
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('link', { name: 'Get Started' })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** The parent's own name, which the account menu and the household show at once. */
async function changeName(page: Page, lastName: string): Promise<void> {
  await page.getByRole('button', { name: 'Change name' }).press('Enter');
  const naming = page.getByRole('dialog', { name: 'Change your name' });
  await expect(naming.getByLabel('Last name')).toHaveValue(lastName);
  await naming.getByLabel('First name').fill(' ');
  await naming.getByRole('button', { name: 'Save name' }).click();
  await expect(naming.getByText('First name is required.')).toBeVisible();
  await naming.getByLabel('First name').fill('Zoe');
  await naming.getByLabel('First name').press('Enter');
  await expect(naming).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change name' })).toBeFocused();
  await expect(card(page, 'Account Information').getByRole('definition').first()).toHaveText('Zoe');
  await expect(card(page, 'Household').getByText(`Zoe ${lastName}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu of Zoe' })).toBeVisible();
}

/** The list of devices signs out another one, then all others, then this one. */
async function logOutDevices(page: Page, other: Page, again: () => Promise<void>): Promise<void> {
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expect(devices.getByRole('listitem').first()).toContainText('Last seen: now');
  await expect(devices.getByRole('listitem').last()).toContainText('Chrome on Linux');
  await expect(devices.getByRole('listitem').last()).toContainText('127.0.0.1');
  await devices.getByRole('button', { name: /^Log out Chrome/ }).press('Enter');
  await expect(page.getByText('Device logged out', { exact: true })).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(card(page, 'Signed-in devices')).toBeFocused();
  const others = page.getByRole('button', { name: 'Log out all other devices' });
  await expect(others).toHaveCount(0);
  await again();
  await page.reload();
  page.once('dialog', (question) => void question.accept());
  await others.press('Enter');
  await expect(page.getByText('All other devices logged out', { exact: true })).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  // It may be leaving by itself at this moment.
  await expect(() => other.reload()).toPass();
  await expect(other.getByRole('link', { name: 'Get Started' })).toBeVisible();

  await devices.getByRole('link', { name: 'Log out this device' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
}

test.describe('signing in', () => {
  // The other device learns that its session has ended.
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('a new name shows at once; a new password needs the current one, ends the other session and works at the next sign-in; every device is listed, and signed out from here', async ({
    page,
    browser,
  }) => {
    const parent = await openSettings(page);
    const other = await anotherBrowser(browser, page);
    await signIn(other, parent);
    await test.step('a new name', () => changeName(page, parent.lastName));
    await test.step('a new password', () => changePassword(page, other, parent.password));
    await test.step('this session goes on, and the other device signs in again', async () => {
      await signIn(other, { ...parent, password: NEW_PASSWORD });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
        'href',
        '/api/forgot',
      );
    });
    await test.step('devices', () =>
      logOutDevices(page, other, async () => {
        await expect(() => other.reload()).toPass();
        // Until then it may be leaving by itself.
        await expect(other.getByRole('link', { name: 'Get Started' })).toBeVisible();
        await signIn(other, { ...parent, password: NEW_PASSWORD });
      }));
    await other.context().close();
  });
});
