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

async function enterByKeys(page: Page, family: Record<string, string>): Promise<void> {
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
}

async function enterTitleAlone(page: Page): Promise<void> {
  await button(page, 'Add Record').click();
  await save(page);
  await expect(adding(page).getByText('Title is required')).toBeVisible();
  await expect(adding(page).getByLabel('Title')).toBeFocused();
  await adding(page).getByLabel('Title').fill('Asthma');
  await save(page);
  await expect(card(page, 'Asthma')).toBeVisible();
  await expect(card(page, 'Asthma').getByRole('time')).toHaveCount(0);
  const nothing = { category: null, date: null, familyMemberId: null, provider: '', description: '' };
  expect(await stored(page, RECORDS)).toContainEqual(
    expect.objectContaining({ title: 'Asthma', isImportant: false, ...nothing }),
  );
}

async function changeAndClear(page: Page): Promise<void> {
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
  expect(await stored(page, RECORDS)).toContainEqual(
    expect.objectContaining({ ...cleared, title: 'MMR', provider: 'City clinic' }),
  );
}

async function deleteAndUndo(page: Page): Promise<void> {
  await button(page, 'Delete MMR').click();
  await expect(card(page, 'MMR')).toHaveCount(0);
  await expect(notice(page)).toContainText('Medical record deleted');
  await expect(card(page, 'Asthma')).toBeFocused();
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'MMR')).toContainText('City clinic');
  await expect(notice(page)).toContainText('Medical record restored');
}

test('a record is entered without a mouse, changed, cleared, deleted and brought back [MED-01] [MED-02] [MED-06] [MED-07] [MED-08] [MED-09] [MED-10]', async ({
  page,
}) => {
  const family = await arrive(page);
  await page.goto(PAGE);
  await test.step('entered, it is listed with all its facts, and still after a reload', () =>
    enterByKeys(page, family));
  await test.step('a title is needed, nothing else; what is not specified is null', () =>
    enterTitleAlone(page));
  await test.step('it is changed and cleared again, and Cancel puts away what was typed', async () => {
    await store(page, RECORDS, { ...MMR, familyMemberId: family['Mia'], isImportant: true });
    await changeAndClear(page);
  });
  await test.step('it goes without a question and comes back with Undo', () => deleteAndUndo(page));
});

async function listUnderYears(page: Page, family: Record<string, string>): Promise<void> {
  for (const [title, date] of [
    ['Undated', ''],
    ['Old', '2019-05-05'],
    ['New', '2026-10-02'],
  ])
    await store(page, RECORDS, { title, date });
  await expect(cards(page, 'Medical records').getByRole('heading')).toHaveText(['New', 'Old', 'Undated']);
  for (let month = 1; month <= 12; month += 1) {
    const date = `2025-${String(month).padStart(2, '0')}-10`;
    await store(page, RECORDS, {
      title: `Allergy shot ${month}`,
      date,
      familyMemberId: family['Leo'],
      description: 'Left arm',
      category: month % 2 ? 'allergy' : 'test_result',
      isImportant: month > 6,
    });
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
  await expectAccessibleEverywhere(page, 'records');
  await shownFor(page, 'Leo').click();
  await expect(cards(page, 'Medical records')).toHaveCount(12);
  const [old] = (await stored(page, RECORDS)).filter(({ title }) => title === 'Old');
  await page.goto(`${PAGE}&id=${String(old?.['id'])}`);
  await expect(card(page, 'Old')).toBeFocused();
  await expect(card(page, 'Old')).toBeInViewport();
}

test('records come newest first and undated last, under their years once they are many; they and their form are accessible [MED-06]', async ({
  page,
}) => {
  const family = await arrive(page);
  await page.goto(PAGE);
  await test.step('no records, and the form with a mistake', async () => {
    await expect(page.getByText('No medical records')).toBeVisible();
    await expectAccessibleEverywhere(page, 'no records');
    await button(page, 'Add Record').click();
    await save(page);
    await expect(page.getByText('Title is required')).toBeVisible();
    await expectAccessibleEverywhere(page, 'the record dialog with a mistake');
    await button(page, 'Cancel').click();
    await expect(adding(page)).toBeHidden();
  });
  await test.step('in their order', () => listUnderYears(page, family));
});

async function saveAtLast(page: Page): Promise<void> {
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
}

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [BROKEN] });

  test('records on their way are announced; what failed says so, keeps what was typed and can be tried again [MED-01] [MED-10]', async ({
    page,
  }) => {
    await arrive(page);
    await test.step('on their way, in a place of their size', async () => {
      const [loading, empty] = ['Loading medical records…', 'No medical records'];
      await expectLoadingTold(page, { path: RECORDS, at: PAGE, loading, empty });
    });
    await test.step('a failed save keeps everything typed; the next one stores it once', () =>
      saveAtLast(page));
    await test.step('records that cannot be loaded, and a failed delete', async () => {
      await store(page, RECORDS, { title: 'Asthma' });
      await expectFailuresTold(page, {
        path: RECORDS,
        at: PAGE,
        name: 'Asthma',
        unread: "Your medical records couldn't be loaded",
        undeleted: 'Failed to delete medical record.',
      });
    });
  });
});
