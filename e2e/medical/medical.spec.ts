// Browser journeys: the medical screen as a whole: its tabs, addresses, keyboard, and long lists.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn, tabTo, typeInto } from '../keyboard.ts';
import { arrive, button, card, cards, dialog, panel, shownFor, store, tab } from '../medical-screen.ts';

const TABS = ['Contacts', 'Medications', 'Appointments', 'Records'];

async function walkTabs(page: Page): Promise<void> {
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
}

async function typeFasterThanPanel(page: Page): Promise<void> {
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
}

async function handleContact(page: Page): Promise<void> {
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
}

async function followLink(page: Page): Promise<void> {
  const contact = await store(page, '/api/medical-contacts', { name: 'Dr. Lee' });
  await expect(card(page, 'Dr. Lee')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('region', { name: 'Family Calendar' })).toBeVisible();
  // As a link on another screen does.
  await page.evaluate((id) => history.pushState(null, '', `/medical?tab=contacts&id=${id}`), contact.id);
  await expect(card(page, 'Dr. Lee')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Family Calendar' })).toBeVisible();
}

test('tabs, a link and a contact are reached and handled without a mouse [MED-01] [MED-02]', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/');
  await page.goto('/medical');
  await test.step('four tabs, Contacts first, are one stop of the keyboard and have an address each', () =>
    walkTabs(page));
  await test.step('keys faster than a panel do not lose the focus with the old panel', async () => {
    await page.goto('/medical?tab=records');
    await typeFasterThanPanel(page);
  });
  await test.step('a contact is added, changed and deleted', () => handleContact(page));
  await test.step('a link inside the app arrives at the record, not at the top of the screen', () =>
    followLink(page));
});

async function openLinks(page: Page, family: Record<string, string>): Promise<void> {
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
}

async function filterOnPhone(page: Page): Promise<void> {
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
}

test('a link to one tab, one person or one record leads there; on a phone the whole filter by person is in view, in few rows [MED-01] [MED-05]', async ({
  page,
}) => {
  const family = await arrive(page);
  await test.step('the links', () => openLinks(page, family));
  await test.step('the filter on a phone', () => filterOnPhone(page));
});

async function readContactsAndMedications(page: Page): Promise<void> {
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
}

async function readAppointmentsAndRecords(page: Page, family: Record<string, string>): Promise<void> {
  for (let number = 1; number <= 200; number += 1) {
    const facts = { title: `Number ${number} of a whole long childhood`, familyMemberId: family['Mia'] };
    const [year, day] = [2030 + (number % 20), String(1 + (number % 28)).padStart(2, '0')];
    await store(page, '/api/medical-appointments', { ...facts, appointmentDate: `${year}-05-${day}T09:00` });
    await store(page, '/api/medical-records', {
      ...facts,
      date: `${year - 30}-05-${day}`,
      isImportant: number === 200,
    });
  }
  // As a device is turned: what was seen in a wide window is not kept that wide.
  const fits = async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await page.getByRole('listitem').nth(100).scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 320, height: 800 });
    return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  };
  await page.goto('/medical?tab=appointments');
  await expect(cards(page, 'Upcoming appointments')).toHaveCount(200);
  await expect(cards(page, 'Upcoming appointments').first()).toContainText('2030');
  expect(await fits()).toBe(true);
  await page.goto('/medical?tab=records');
  await expect(panel(page).getByRole('heading', { level: 4 })).toHaveCount(200);
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(20);
  expect(await fits()).toBe(true);
  await card(page, 'Important: Number 200 of a whole long childhood').scrollIntoViewIfNeeded();
  await expect(card(page, 'Important: Number 200 of a whole long childhood')).toBeInViewport();
}

test('hundreds of contacts, medications, appointments and records still read well on the smallest phone [MED-03] [MED-04] [MED-05] [MED-06]', async ({
  page,
}) => {
  const family = await arrive(page);
  await test.step('contacts and medications', () => readContactsAndMedications(page));
  await test.step('appointments and records', () => readAppointmentsAndRecords(page, family));
});

async function expectContactsAccessible(page: Page): Promise<void> {
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
  await expect(card(page, 'Dr. Lee')).toBeVisible();
  await expectAccessibleEverywhere(page, 'contacts');
  await button(page, 'Add Contact').click();
  await button(page, 'Save Contact').click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the contact dialog with a mistake');
}

async function expectMedicationsAccessible(page: Page, family: Record<string, string>): Promise<void> {
  const medication = { name: 'Amoxicillin', dosage: '5 ml', frequency: 'twice daily', endDate: '2199-01-01' };
  const { id } = await store(page, '/api/medications', { ...medication, familyMemberId: family['Mia'] });
  await store(page, '/api/medications', { name: 'Vitamin D', isActive: false });
  await page.goto(`/medical?tab=medications&id=${id}`);
  await expect(card(page, 'Amoxicillin')).toBeFocused();
  await expectAccessibleEverywhere(page, 'medications');
  await button(page, 'Edit Amoxicillin').click();
  await expect(dialog(page, 'Edit Medication').getByLabel('Name')).toHaveValue('Amoxicillin');
  await expectAccessibleEverywhere(page, 'the medication dialog');
}

test('contacts and medications are accessible, empty, full, found by a link and in their dialogs', async ({
  page,
}) => {
  const family = await arrive(page);
  await page.goto('/medical');
  await test.step('contacts', () => expectContactsAccessible(page));
  await test.step('medications', () => expectMedicationsAccessible(page, family));
});
