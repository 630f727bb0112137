// Browser journeys: medical records (vaccinations, test results, diagnoses) are entered and found.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn, tabTo, typeInto } from '../keyboard.ts';
import {
  BROKEN,
  arrive,
  breakDown,
  button,
  card,
  cards,
  dialog,
  expectFailuresTold,
  expectLoadingTold,
  holdBack,
  notice,
  panel,
  shownFor,
  store,
  stored,
} from '../medical-screen.ts';

const RECORDS = '/api/medical-records';
const PAGE = '/medical?tab=records';
const MMR = { title: 'MMR', category: 'vaccination', date: '2026-10-02', provider: 'City clinic' };
const adding = (page: Page) => dialog(page, 'Add Medical Record');
const changing = (page: Page) => dialog(page, 'Edit Medical Record');
const save = (page: Page) => button(page, 'Save Record').click();

test('a record entered without a mouse is listed with all its facts, and still after a reload [MED-01] [MED-06] [MED-09]', async ({
  page,
}) => {
  const family = await arrive(page);
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'No medical records', exact: true })).toBeVisible();
  await enterOn(page, button(page, 'Add Record'));
  const form = adding(page);
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Category').getByRole('option')).toHaveText([
    'Not specified',
    'Vaccination',
    'Test result',
    'Diagnosis',
    'Procedure',
    'Allergy',
  ]);
  await expect(form.getByLabel('Category')).toHaveAccessibleDescription(
    'A food allergy? Add it in Family Overview too: meals avoid what is there',
  );
  await typeInto(page, form.getByLabel('Title'), 'Blood count');
  await typeInto(page, form.getByLabel('Category'), 'Test');
  await typeInto(page, form.getByLabel('Date'), '10022026');
  await typeInto(page, form.getByLabel('Family member'), 'Mia');
  await typeInto(page, form.getByLabel('Provider'), 'City clinic');
  await typeInto(page, form.getByLabel('Description'), 'All fine');
  await tabTo(page, form.getByLabel('Important'));
  await page.keyboard.press('Space');
  await enterOn(page, form.getByRole('button', { name: 'Save Record' }));
  await expect(form).toBeHidden();
  await expect(notice(page)).toContainText('Medical record added');
  await expect(button(page, 'Add Record')).toBeFocused();
  await page.reload();
  const entry = card(page, 'Important: Blood count');
  for (const fact of ['Test result', 'For Mia', 'Oct 2, 2026 · City clinic', 'All fine'])
    await expect(entry).toContainText(fact);
  await expect(entry.getByRole('heading').locator('svg')).toBeVisible();
  expect(await stored(page, RECORDS)).toMatchObject([
    { category: 'test_result', date: '2026-10-02', familyMemberId: family['Mia'], isImportant: true },
  ]);
});

test('a title is needed, nothing else; what is not specified is null [MED-07] [MED-08]', async ({ page }) => {
  await arrive(page);
  await page.goto(PAGE);
  await button(page, 'Add Record').click();
  await save(page);
  await expect(adding(page).getByText('Title is required')).toBeVisible();
  await expect(adding(page).getByLabel('Title')).toBeFocused();
  await adding(page).getByLabel('Title').fill('Asthma');
  await save(page);
  await expect(card(page, 'Asthma')).toBeVisible();
  await expect(card(page, 'Asthma').getByRole('time')).toHaveCount(0);
  const nothing = { category: null, date: null, familyMemberId: null, provider: '', description: '' };
  expect(await stored(page, RECORDS)).toMatchObject([{ title: 'Asthma', isImportant: false, ...nothing }]);
});

test('a record is changed and cleared again, and Cancel puts away what was typed [MED-02] [MED-08]', async ({
  page,
}) => {
  const family = await arrive(page);
  await store(page, RECORDS, { ...MMR, familyMemberId: family['Mia'], isImportant: true });
  await page.goto(PAGE);
  await button(page, 'Edit MMR').click();
  await expect(changing(page).getByLabel('Provider')).toHaveValue('City clinic');
  await changing(page).getByLabel('Title').fill('Something else');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit MMR')).toBeFocused();
  await button(page, 'Edit MMR').click();
  const form = changing(page);
  await expect(form.getByLabel('Title')).toHaveValue('MMR');
  await form.getByLabel('Date').fill('');
  await form.getByLabel('Family member').selectOption('Not specified');
  await form.getByLabel('Category').selectOption('Not specified');
  await form.getByLabel('Important').uncheck();
  const letGo = await holdBack(page, 'PUT', RECORDS);
  await save(page);
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letGo();
  await expect(notice(page)).toContainText('Medical record updated');
  await expect(card(page, 'MMR')).toContainText('City clinic');
  for (const gone of ['Vaccination', 'For Mia', 'Oct 2', 'Important'])
    await expect(card(page, 'MMR')).not.toContainText(gone);
  const cleared = { category: null, date: null, familyMemberId: null, isImportant: false };
  expect(await stored(page, RECORDS)).toMatchObject([{ ...cleared, provider: 'City clinic' }]);
});

test('records come newest first and undated last, under their years once they are many [MED-06]', async ({
  page,
}) => {
  const family = await arrive(page);
  for (const [title, date] of [
    ['Undated', ''],
    ['Old', '2019-05-05'],
    ['New', '2026-10-02'],
  ])
    await store(page, RECORDS, { title, date });
  await page.goto(PAGE);
  await expect(cards(page, 'Medical records').getByRole('heading')).toHaveText(['New', 'Old', 'Undated']);
  for (let month = 1; month <= 12; month += 1) {
    const date = `2025-${String(month).padStart(2, '0')}-10`;
    await store(page, RECORDS, { title: `Allergy shot ${month}`, date, familyMemberId: family['Leo'] });
  }
  await page.reload();
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    '2026',
    '2025',
    '2019',
    'Without a date',
  ]);
  await expect(cards(page, '2025')).toHaveCount(12);
  await expect(cards(page, '2025').first()).toContainText('Allergy shot 12');
  await shownFor(page, 'Leo').click();
  await expect(cards(page, 'Medical records')).toHaveCount(12);
  const [old] = (await stored(page, RECORDS)).filter(({ title }) => title === 'Old');
  await page.goto(`${PAGE}&id=${String(old?.['id'])}`);
  await expect(card(page, 'Old')).toBeFocused();
  await expect(card(page, 'Old')).toBeInViewport();
});

test('a record goes without a question and comes back with Undo [MED-01] [MED-10]', async ({ page }) => {
  await arrive(page);
  await store(page, RECORDS, MMR);
  await store(page, RECORDS, { title: 'Asthma' });
  await page.goto(PAGE);
  await button(page, 'Delete MMR').click();
  await expect(card(page, 'MMR')).toHaveCount(0);
  await expect(notice(page)).toContainText('Medical record deleted');
  await expect(card(page, 'Asthma')).toBeFocused();
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'MMR')).toContainText('City clinic');
  await expect(notice(page)).toContainText('Medical record restored');
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [BROKEN] });

  test('a failed save says so and keeps everything typed; the next one stores it once [MED-10]', async ({
    page,
  }) => {
    await arrive(page);
    await page.goto(PAGE);
    await button(page, 'Add Record').click();
    const form = adding(page);
    const typed: [label: string, value: string][] = [
      ['Title', 'MMR'],
      ['Date', '2026-10-02'],
      ['Provider', 'City clinic'],
      ['Description', 'Left arm'],
      ['Category', 'vaccination'],
    ];
    for (const [label, value] of typed)
      if (label === 'Category') await form.getByLabel(label).selectOption(value);
      else await form.getByLabel(label).fill(value);
    await form.getByLabel('Important').check();
    const repair = await breakDown(page, 'POST', RECORDS);
    await save(page);
    await expect(notice(page).getByText('Failed to save medical record.', { exact: true })).toBeVisible();
    for (const [label, value] of typed) await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(form.getByLabel('Important')).toBeChecked();
    await repair();
    await button(page, 'Save Record').dblclick();
    await expect(form).toBeHidden();
    await expect(card(page, 'Important: MMR')).toBeVisible();
    expect(await stored(page, RECORDS)).toHaveLength(1);
  });

  test('records that cannot be loaded can be tried again; a failed delete says so [MED-01] [MED-10]', async ({
    page,
  }) => {
    await arrive(page);
    await store(page, RECORDS, MMR);
    await expectFailuresTold(page, {
      path: RECORDS,
      at: PAGE,
      name: 'MMR',
      unread: "Your medical records couldn't be loaded",
      undeleted: 'Failed to delete medical record.',
    });
  });
});

test('records on their way are announced, in a place of their size [MED-01]', async ({ page }) => {
  await arrive(page);
  const [loading, empty] = ['Loading medical records…', 'No medical records'];
  await expectLoadingTold(page, { path: RECORDS, at: PAGE, loading, empty });
});

test('hundreds of appointments and records still read well on the smallest phone [MED-05] [MED-06]', async ({
  page,
}) => {
  const family = await arrive(page);
  for (let number = 1; number <= 200; number += 1) {
    const facts = { title: `Number ${number} of a whole long childhood`, familyMemberId: family['Mia'] };
    const [year, day] = [2030 + (number % 20), String(1 + (number % 28)).padStart(2, '0')];
    await store(page, '/api/medical-appointments', { ...facts, appointmentDate: `${year}-05-${day}T09:00` });
    await store(page, RECORDS, { ...facts, date: `${year - 30}-05-${day}`, isImportant: number === 200 });
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
  await page.goto(PAGE);
  await expect(panel(page).getByRole('heading', { level: 4 })).toHaveCount(200);
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(20);
  expect(await fits()).toBe(true);
  await card(page, 'Important: Number 200 of a whole long childhood').scrollIntoViewIfNeeded();
  await expect(card(page, 'Important: Number 200 of a whole long childhood')).toBeInViewport();
});

test('records are accessible, empty and under their years', async ({ page }) => {
  const family = await arrive(page);
  await page.goto(PAGE);
  await expect(page.getByText('No medical records')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no records');
  const facts = { ...MMR, familyMemberId: family['Mia'], description: 'Left arm', isImportant: true };
  for (let year = 2014; year <= 2026; year += 1)
    await store(page, RECORDS, {
      ...facts,
      date: `${year}-10-02`,
      category: year % 2 ? 'allergy' : 'test_result',
    });
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: '2014' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'records');
});

test('the form of a record is accessible, with a mistake too', async ({ page }) => {
  await arrive(page);
  await page.goto(PAGE);
  await button(page, 'Add Record').click();
  await save(page);
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the record dialog with a mistake');
});

test('the form of an appointment is accessible, with mistakes too', async ({ page }) => {
  await arrive(page);
  await page.goto('/medical?tab=appointments');
  await button(page, 'Schedule Appointment').click();
  await button(page, 'Save Appointment').click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the appointment dialog with mistakes');
});
