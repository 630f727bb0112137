// Browser journeys in Firefox and WebKit: ten stories of a parent, with real presses and keys.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newParent } from '../fixtures.ts';
import { expect, openApp, skipWithoutEngine, test } from './fixtures.ts';
import { createAccountHere, sendRequest } from './in-page.ts';
import type { Screen } from './screen.ts';

// Playwright takes the second function's parameter from here.
// oxlint-disable-next-line no-empty-pattern
test.beforeEach(({}, info) => skipWithoutEngine(info));

const stored = async (view: Screen, path: string) =>
  (await view.inPage(sendRequest, 'GET', path)) as Record<string, unknown>[];

test('a parent signs up, meets the wizard and keeps the recovery codes', async ({ view }) => {
  const parent = newParent();
  await view.open('/api/login?mode=create');
  await view.fill('First name', parent.firstName);
  await view.fill('Last name', parent.lastName);
  await view.fill('Email', parent.email);
  await view.fill('Password', parent.password);
  await view.button('Create account');
  await view.sees('Step 1 of 5');
  await view.heading('Personal Information');
  await view.open('/api/recovery-codes');
  await view.button('I have saved them');
  await view.sees('Step 1 of 5');
});

test('a new parent walks through the wizard to the dashboard [ONB-01]', async ({ view }) => {
  await view.open('/');
  await view.inPage(createAccountHere, { ...newParent() });
  await view.open('/');
  await view.sees('Step 1 of 5');
  await view.check('Mountain – Denver…');
  await view.button('Continue');
  await view.button('Add a family member');
  await view.fill('Name', 'Mia');
  await view.pick('Relationship', 'child');
  await view.button('Peanut allergy');
  await view.button('Add to family');
  await view.heading('Mia');
  await view.button('Continue');
  await view.sees('Step 3 of 5');
  await view.button('Continue');
  await view.sees('Step 5 of 5');
  await view.button('Complete Setup');
  // The wizard says welcome, too, and then loads the page anew: a request would end with the old page.
  await view.heading('Your first steps');
  await view.sees('Welcome to PipPal!');
  expect(await stored(view, '/api/family-members')).toMatchObject([{ name: 'Mia', relationship: 'child' }]);
});

test('a parent adds a child and changes what the child must not eat [FAM-01]', async ({ view }) => {
  await openApp(view, { at: '/family' });
  await view.button('Add Your First Family Member');
  await view.fill('Name', 'Mia');
  await view.pick('Relationship', 'child');
  await view.fill('Allergies…', 'peanuts');
  await view.button('Save');
  await view.heading('Mia');
  await view.sees('peanuts');
  await view.button('Edit Mia');
  await view.fill('Notes', 'Loves soup');
  await view.button('Save');
  await view.sees('Loves soup');
  expect(await stored(view, '/api/family-members')).toMatchObject([
    { name: 'Mia', relationship: 'child', allergies: ['peanuts'], notes: 'Loves soup' },
  ]);
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/./] });

  test('a shopping list opens, and what is ticked is everywhere once the connection is back [MEAL-09]', async ({
    view,
    line,
  }) => {
    await openApp(view, { at: '/meal-planning?tab=lists' });
    await view.button('Add Shopping List');
    await view.fill('List Name', 'Saturday market');
    await view.fill('Items', 'Milk');
    await view.enter();
    await view.type('Bread');
    await view.button('Save List');
    await view.sees('Saved');
    const isKept = () =>
      view.inPage(async () => {
        const shell = await caches.match('/app-shell', { ignoreSearch: true });
        return navigator.serviceWorker.controller !== null && shell !== undefined;
      });
    await expect.poll(isKept).toBe(true);
    line.cut();
    await view.open('/meal-planning?tab=lists');
    await view.sees("You're offline. Meal planning works with what's saved on this device.");
    await view.check('Milk');
    line.mend();
    await view.seesNot("You're offline.");
    const milk = async () => JSON.stringify(await stored(view, '/api/shopping-lists'));
    await expect.poll(milk).toMatch(/"name":"Milk"[^}]*"checked":true/);
  });
});

test('an appointment is made in the family’s time by a browser in another zone [MED-05]', async ({
  view,
}) => {
  await openApp(view, { at: '/medical?tab=appointments' });
  // The engines live on the real day. In the middle of March New York has summer time already.
  const year = new Date().getFullYear() + 1;
  const wallTime = `${year}-03-15T09:00`;
  await view.button('Schedule Appointment');
  await view.fill('Title', 'Dentist');
  await view.pick('Date and time', wallTime);
  await view.button('Save Appointment');
  await view.sees(`Mar 15, ${year} at 9:00 AM`);
  expect(await stored(view, '/api/medical-appointments')).toMatchObject([
    { title: 'Dentist', wallTime, appointmentDate: `${year}-03-15T13:00:00.000Z` },
  ]);
});

test('Pip plans next week, and approving the card saves the menu once [CHAT-04]', async ({ view }) => {
  await openApp(view, {
    at: '/chat',
    members: [{ name: 'Mia', relationship: 'child', allergies: ['peanuts'] }],
  });
  await view.fill('Message to Pip', 'Plan meals for next week');
  await view.enter();
  // What comes last moves what stands above it.
  await view.sees('Save meal ideas');
  await view.sees('Show me a different plan');
  await view.button('Approve');
  await view.sees('Approved and saved');
  expect(await stored(view, '/api/weekly-menus')).toHaveLength(1);
});

test('what another device writes appears on the open screen by itself [API-10]', async ({ view }) => {
  await openApp(view, { at: '/family' });
  await view.button('Add Your First Family Member');
  await view.button('Close');
  await view.inPage(sendRequest, 'POST', '/api/family-members', { name: 'Leo', relationship: 'child' });
  await view.heading('Leo');
});

test('everything of the family is downloaded as one zip file', async ({ view, engine }) => {
  await openApp(view, { at: '/settings' });
  const zips = () => readdirSync(engine.downloads).filter((name) => name.endsWith('.zip'));
  await view.link('Export everything');
  await expect.poll(zips).toHaveLength(1);
  const [name = ''] = zips();
  // The signature of a zip file's last record: the download is whole.
  await expect
    .poll(() => readFileSync(join(engine.downloads, name)).includes(Buffer.from('PK\u0005\u0006')))
    .toBe(true);
});

test('the dark theme is chosen, stays, and colors the page from its first paint [MENU-03]', async ({
  view,
}) => {
  await openApp(view, { at: '/settings' });
  const ground = () => view.inPage(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await view.check('Dark…');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  const theme = async () => JSON.stringify(await stored(view, '/api/auth/user'));
  await expect.poll(theme).toContain('"theme":"dark"');
  await view.open('/family');
  expect(await ground()).toBe(dark);
});

test('on a phone every main screen fits, and the list is reached with the thumb', async ({ view }) => {
  await openApp(view, { areas: ['mealPlanning', 'medical', 'schoolSchedules'] });
  await view.resize({ width: 390, height: 844 });
  const tooWide = () => view.inPage(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of [
    '/',
    '/family',
    '/meal-planning?tab=menus',
    '/medical',
    '/school',
    '/chat',
    '/settings',
  ]) {
    await view.open(path);
    // A screen that still loads is not the one to measure, and must not be left: its errors would count.
    await view.settles();
    expect(await tooWide(), `${path} does not scroll sideways`).toBeLessThanOrEqual(0);
  }
  await view.link('Meals');
  await view.heading('Meal Planning');
});
