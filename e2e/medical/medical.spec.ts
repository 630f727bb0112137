// Browser journeys: the medical screen as a whole: its tabs, addresses, keyboard, and long lists.
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn, tabTo, typeInto } from '../keyboard.ts';
import { arrive, button, card, cards, dialog, panel, shownFor, store, tab } from '../medical-screen.ts';

const TABS = ['Contacts', 'Medications', 'Appointments', 'Records'];

test('four tabs, Contacts first, are one stop of the keyboard and have an address each [MED-01]', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/');
  await page.goto('/medical');
  await expect(page.getByRole('heading', { level: 1, name: 'Medical Assistance' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(tab(page, 'Contacts')).toHaveAttribute('aria-selected', 'true');
  const titles = ['Medical Contacts', 'Medications', /Appointments/, 'Medical Records'];
  await tabTo(page, tab(page, 'Contacts'));
  for (const [at, name] of TABS.entries()) {
    await expect(tab(page, name)).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(page).toHaveURL(at === 0 ? '/medical' : `/medical?tab=${name.toLowerCase()}`);
    await expect(panel(page)).toHaveAccessibleName(name);
    await expect(panel(page).getByRole('heading', { level: 2, name: titles[at]! })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab(page, 'Contacts')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Records')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Contacts')).toBeFocused();
  // The panel follows in a render of its own.
  await expect(panel(page)).toHaveAccessibleName('Contacts');
  await page.keyboard.press('Tab');
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Contacts')).toBeFocused();
  // Turning pages leaves no trail: Back leads to where the parent came from.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('keys faster than a panel do not lose the focus with the old panel [MED-01]', async ({ page }) => {
  await arrive(page);
  await page.goto('/medical?tab=records');
  const add = button(page, 'Add Record');
  await expect(add).toBeVisible();
  // Both in one task: the new panel cannot be there yet.
  await add.evaluate((old) => {
    document.querySelector<HTMLElement>('[role=tab]')?.click();
    old.focus();
  });
  await expect(panel(page)).toHaveAccessibleName('Contacts');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Add Contact')).toBeFocused();
});

test('a link to one tab, one person or one record leads there [MED-01]', async ({ page }) => {
  const family = await arrive(page);
  for (let number = 1; number <= 30; number += 1)
    await store(page, '/api/medications', { name: `Medication ${number}`, familyMemberId: family['Mia'] });
  const last = await store(page, '/api/medications', { name: 'Eye drops', familyMemberId: family['Leo'] });
  await page.goto(`/medical?tab=medications&id=${last.id}`);
  await expect(card(page, 'Eye drops')).toBeFocused();
  await expect(card(page, 'Eye drops')).toBeInViewport();
  await expect(card(page, 'Eye drops')).toHaveAttribute('aria-current', 'true');
  await page.goto(`/medical?tab=medications&member=${family['Mia']}`);
  await expect(shownFor(page, 'Mia')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page, 'Medications')).toHaveCount(30);
  await tab(page, 'Records').click();
  await expect(page).toHaveURL(`/medical?tab=records&member=${family['Mia']}`);
  await tab(page, 'Medications').click();
  await expect(cards(page, 'Medications')).toHaveCount(30);
  await shownFor(page, 'For everyone').click();
  await expect(page).toHaveURL('/medical?tab=medications');
  await page.goto('/medical?tab=medications&id=0193a9b2-0000-7000-8000-000000000000');
  await expect(panel(page).getByText(/no longer among your medications/)).toBeVisible();
  await expect(cards(page, 'Medications')).toHaveCount(31);
});

test('following a link inside the app arrives at the record, not at the top of the screen [MED-01]', async ({
  page,
}) => {
  await arrive(page);
  const contact = await store(page, '/api/medical-contacts', { name: 'Dr. Lee' });
  await page.goto('/medical');
  await expect(card(page, 'Dr. Lee')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('region', { name: 'Family Calendar' })).toBeVisible();
  // As a link on another screen does.
  await page.evaluate((id) => history.pushState(null, '', `/medical?tab=contacts&id=${id}`), contact.id);
  await expect(card(page, 'Dr. Lee')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Family Calendar' })).toBeVisible();
});

test('a contact is added, changed and deleted without a mouse [MED-01] [MED-02]', async ({ page }) => {
  await arrive(page);
  await page.goto('/medical');
  await enterOn(page, button(page, 'Add Contact'));
  const form = dialog(page, 'Add Medical Contact');
  await expect(form.getByLabel('Name')).toBeFocused();
  await typeInto(page, form.getByLabel('Name'), 'Dr. Lee');
  await typeInto(page, form.getByLabel('Phone'), '555-0100');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(button(page, 'Add Contact')).toBeFocused();
  await enterOn(page, button(page, 'Edit Dr. Lee'));
  const change = dialog(page, 'Edit Medical Contact');
  await expect(change.getByLabel('Name')).toBeFocused();
  await tabTo(page, change.getByLabel('Emergency contact'));
  await page.keyboard.press('Space');
  await enterOn(page, change.getByRole('button', { name: 'Save Contact' }));
  await expect(card(page, 'Dr. Lee')).toContainText('Emergency');
  await expect(button(page, 'Edit Dr. Lee')).toBeFocused();
  await enterOn(page, button(page, 'Delete Dr. Lee'));
  await expect(page.getByText('No medical contacts yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Medical Contacts', exact: true })).toBeFocused();
});

test('two hundred contacts and medications still read well [MED-03] [MED-04]', async ({ page }) => {
  await arrive(page);
  for (let number = 1; number <= 200; number += 1) {
    const name = `Contact number ${number} of the whole long family`;
    await Promise.all([
      store(page, '/api/medical-contacts', { name, isEmergencyContact: number === 200 }),
      store(page, '/api/medications', { name: `Medication ${number}`, isActive: number > 199 }),
    ]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/medical');
  await expect(cards(page, 'Medical contacts')).toHaveCount(200);
  await expect(cards(page, 'Medical contacts').first()).toContainText('number 200');
  await tab(page, 'Medications').click();
  await expect(cards(page, 'Medications')).toHaveCount(200);
  await expect(cards(page, 'Medications').first()).toContainText('Medication 200');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('on a phone the whole filter by person is in view, in few rows [MED-05]', async ({ page }) => {
  await arrive(page);
  const add = (name: string) => store(page, '/api/family-members', { name, relationship: 'child' });
  const members = [];
  for (const name of ['Mia', 'Leo', 'Alexandra', 'Grandma Rose', 'Tom']) members.push(await add(name));
  await store(page, '/api/medications', { name: 'Syrup', familyMemberId: members.at(-1)?.id });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/medical?tab=medications&member=${members.at(-1)?.id}`);
  const row = page.getByRole('group', { name: 'Show entries' });
  await expect(row.getByRole('button')).toHaveCount(8);
  for (const chip of await row.getByRole('button').all()) await expect(chip).toBeInViewport({ ratio: 1 });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(3 * 44 + 2 * 8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessibleEverywhere(page, 'a filter of three rows');
});

test('contacts are accessible, empty and full', async ({ page }) => {
  await arrive(page);
  await page.goto('/medical');
  await expect(page.getByText('No medical contacts yet')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no contacts');
  await store(page, '/api/medical-contacts', {
    name: 'Dr. Lee',
    type: 'doctor',
    specialty: 'Pediatrics',
    phoneNumber: '555-0100',
    email: 'office@lee.example',
    address: '12 Elm Street',
    isEmergencyContact: true,
  });
  await page.reload();
  await expect(card(page, 'Dr. Lee')).toBeVisible();
  await expectAccessibleEverywhere(page, 'contacts');
});

test('the form of a contact is accessible, with a mistake in it', async ({ page }) => {
  await arrive(page);
  await page.goto('/medical');
  await button(page, 'Add Contact').click();
  await button(page, 'Save Contact').click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the contact dialog with a mistake');
});

test('medications are accessible, found by a link and in their dialog', async ({ page }) => {
  const family = await arrive(page);
  const medication = { name: 'Amoxicillin', dosage: '5 ml', frequency: 'twice daily', endDate: '2199-01-01' };
  const { id } = await store(page, '/api/medications', { ...medication, familyMemberId: family['Mia'] });
  await store(page, '/api/medications', { name: 'Vitamin D', isActive: false });
  await page.goto(`/medical?tab=medications&id=${id}`);
  await expect(card(page, 'Amoxicillin')).toBeFocused();
  await expectAccessibleEverywhere(page, 'medications');
  await button(page, 'Edit Amoxicillin').click();
  await expect(dialog(page, 'Edit Medication').getByLabel('Name')).toHaveValue('Amoxicillin');
  await expectAccessibleEverywhere(page, 'the medication dialog');
});
