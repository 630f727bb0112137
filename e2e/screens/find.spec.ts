// Browser journeys: one search finds people, appointments, dishes, lists and places, by keyboard, on phones, and without
// a connection.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { field, hold } from '../conversation.ts';
import { arrive, begin, dialog, saveAppointment, saveContact, saveMember, saveMenu } from '../family-week.ts';
import { expect, openApp, test } from '../fixtures.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
/** The option that Enter would open. */
const chosen = (page: Page) => page.getByRole('option', { selected: true });
/** Every group with its results, in their order, as lines of text. */
async function groups(page: Page): Promise<string[][]> {
  const list = page.getByRole('listbox', { name: 'Results' }).getByRole('group');
  return (await list.allInnerTexts()).map((text) => text.split('\n').filter((line) => line !== ''));
}
/** Opens the search from the sidebar, or the heading row of a phone. */
async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Find anything' }).click();
  await expect(box(page)).toBeFocused();
}

async function saveList(page: Page, title: string, items: string[]) {
  const data = { title, items: items.map((name) => ({ name })) };
  const response = await page.request.post('/api/shopping-lists', { data });
  expect(response.ok()).toBe(true);
}

/** A family with something of every kind; 'Dentist' is in the past and ahead. */
async function furnish(page: Page) {
  const mia = await saveMember(page, 'Zoë');
  await saveAppointment(page, { title: 'Dentist', appointmentDate: '2026-11-03T09:00' });
  await saveAppointment(page, {
    title: 'Dentist',
    familyMemberId: mia.id,
    appointmentDate: '2026-12-08T15:30',
  });
  await saveContact(page, 'Dr. Denton');
  await saveMenu(page, { wednesday: { dinner: 'Crème brûlée' } });
  await saveList(page, 'Groceries', ['Oat milk', 'Dental floss']);
  await begin(page, 'Costume for the school play');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ctrl K finds what the family keeps, the nearest date first, and Enter opens that very record. */
async function findDentist(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(option(page, 'Settings')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the empty search');
  await page.keyboard.type('dent');
  await expect(option(page, 'Dr. Denton')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the search with results');
  await expect
    .poll(async () => (await groups(page)).map(([label]) => label))
    .toEqual(['Appointments', 'Medical contacts', 'Shopping lists']);
  expect((await groups(page))[0]).toEqual([
    'Appointments',
    'Dentist',
    'Tue, Dec 8 at 3:30 PM · Zoë',
    'Z',
    'Dentist',
    'Past · Tue, Nov 3 at 9:00 AM',
  ]);
  await expect(chosen(page)).toContainText('Dec 8');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveText('Ask Pip “dent”');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('Nov 3');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Past appointments' })).toContainText('Nov 3');
  await expect(page.locator('[id^=record-]:focus')).toContainText('Nov 3');
  // On the same screen, from the field in the sidebar.
  await openSearch(page);
  await page.keyboard.type('dentst zoe');
  await expect(chosen(page)).toContainText('Dec 8');
  await page.keyboard.press('Enter');
  await expect(page.locator('[id^=record-]:focus')).toContainText('Dec 8');
}

/** Dishes, items, people, contacts, conversations and places have their own addresses. */
async function findEverything(page: Page): Promise<void> {
  const find = async (words: string, name: string | RegExp) => {
    await openSearch(page);
    await box(page).fill(words);
    await option(page, name).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await find('brulee', /Crème brûlée.*Wed, Nov 25.*Dinner/);
  await expect(page.getByRole('tabpanel')).toContainText('Crème brûlée');
  await find('oat', /Oat milk.*on Groceries/);
  await expect(page.getByRole('heading', { name: 'Groceries' })).toBeInViewport();
  await find('zoe', /^Zoë/);
  await expect(page.getByRole('article', { name: 'Zoë' }).or(page.locator(':focus'))).toContainText('Zoë');
  await find('denton', /Denton/);
  await expect(page.locator('[id^=record-]:focus')).toContainText('Dr. Denton');
  await find('costume', /Costume for the school play/);
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]+$/);
  await find('homeschool', 'School Schedules');
  await find('sitter', 'Family Overview');
  await find('time zone', 'Settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await find('kitchen tablet', 'Connect a kitchen tablet');
  await expect(page.getByRole('region', { name: 'Kitchen tablets' })).toBeFocused();
  // What was found last is offered before a word is typed.
  await page.keyboard.press('Control+k');
  await expect(option(page, /Costume for the school play/)).toBeVisible();
  expect((await groups(page))[0]?.slice(0, 2)).toEqual(['Found last', 'Connect a kitchen tablet']);
}

test('Ctrl K finds what the family keeps, the nearest date first, and Enter opens that very record; everything has its own address; the search is accessible with and without results', async ({
  page,
}) => {
  await arrive(page);
  await furnish(page);
  await test.step('an appointment', () => findDentist(page));
  await test.step('everything else', () => findEverything(page));
});

/** Words typed before the code of the search is here arrive in its field; Pip can be asked with the same words. */
async function typeAtOnce(page: Page, letGo: () => void): Promise<void> {
  await page.keyboard.press('Control+k');
  // Before its code is here, the field has begun.
  await page.keyboard.type('rainz');
  await page.keyboard.press('Backspace');
  letGo();
  await expect(box(page)).toHaveValue('rain');
  await page.keyboard.type('y day games');
  await expect(dialog(page).getByText('Nothing here goes by “rainy day games”.')).toBeVisible();
  await expect(chosen(page)).toHaveText('Ask Pip “rainy day games”');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('rainy day games');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/chat$/);
}

/** A screen that arrives late leaves the search that was opened meanwhile its focus. */
async function searchMeanwhile(page: Page, letGo: () => void): Promise<void> {
  await openSearch(page);
  await box(page).fill('theme');
  await option(page, 'Settings').click();
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  letGo();
  await expect(page.locator('main h1')).toHaveText('Settings');
  await page.keyboard.type('tacos');
  await expect(box(page)).toHaveValue('tacos');
}

test('what is typed at once arrives in the field; where nothing is found, Pip can be asked with the same words; a screen that arrives late leaves the search its focus', async ({
  page,
}) => {
  const settingsHere = await hold(page, '**/assets/settings-page-*.js');
  const searchHere = await hold(page, '**/assets/find-anything-*.js');
  await arrive(page);
  await test.step('typed at once', () => typeAtOnce(page, searchHere));
  await test.step('a late screen', () => searchMeanwhile(page, settingsHere));
});

/** A dialog that asks something is answered before the search opens, and Escape closes it. */
async function answerFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Family Member' }).click();
  const name = dialog(page).getByLabel('Name');
  await name.fill('Mia');
  await name.press('Control+k');
  await expect(box(page)).toHaveCount(0);
  await expect(name).toHaveValue('Mia');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('a press of Ctrl K while the page loads opens the search with the screen', async ({ page }) => {
  await openApp(page);
  const letGo = await hold(page, '**/api/auth/user');
  await page.reload();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tac');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  letGo();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('os');
  await expect(box(page)).toHaveValue('tacos');
});

/** Words for an action lead to the place where it is done, or to its form there. */
async function findActions(page: Page): Promise<void> {
  for (const [typed, found, address, form] of [
    ['add appointment', 'Add an appointment', '/medical?tab=appointments', 'Add Appointment'],
    ['add appointment', 'Add an appointment', '/medical?tab=appointments', 'Add Appointment'],
    ['doctor phone', 'Add a contact', '/medical?tab=contacts', 'Add Medical Contact'],
    // Nobody is stored who is one.
    ['pediatrician', 'Add a contact', '/medical?tab=contacts', 'Add Medical Contact'],
    ['new list', 'Add a shopping list', '/meal-planning?tab=lists'],
    ['add child', 'Add a family member', '/family', 'Add Family Member'],
    ['invite', 'Invite the other parent', '/family', 'Your invitation link'],
    // Asked for on the screen itself.
    ['invite', 'Invite the other parent', '/family', 'Your invitation link'],
    ['print', 'Print the calendar', '/'],
    ['log out', 'Log out', '/settings#devices'],
    ['dark', 'Change to dark or light', '/settings#appearance'],
    ['school calendar', 'Upload a school calendar', '/school'],
    ['restore deleted', 'Undo a change', '/settings#changes'],
    ['export', 'Export your data', '/settings#data'],
  ] as const) {
    await openSearch(page);
    await box(page).fill(typed);
    await expect(chosen(page)).toContainText(found);
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeHidden();
    if (form !== undefined) {
      await expect(page.getByRole('dialog', { name: form })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(dialog(page)).toHaveCount(0);
    // Reloaded, the form does not come back.
    await expect(page).toHaveURL(address);
    const section = page.locator(address.split('#')[1] === undefined ? 'h1' : `#${address.split('#')[1]}`);
    await expect(section).toBeInViewport();
    if (address.includes('#')) await expect(section).toBeFocused();
  }
}

test('a dialog that asks something is answered before the search opens; what a parent wants to do leads to the place where it is done, or to its form there', async ({
  page,
}) => {
  await openApp(page, { at: '/family' });
  await test.step('a dialog is open', () => answerFirst(page));
  await test.step('actions', () => findActions(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a magnifier in every heading row opens the search, ready to type', async ({ page }) => {
    await arrive(page);
    await furnish(page);
    await openSearch(page);
    await page.keyboard.type('groc');
    await option(page, /^Groceries/).tap();
    await expect(page.getByRole('heading', { name: 'Groceries' })).toBeInViewport();
  });
});
