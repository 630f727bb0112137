// Browser journeys: medications with their person, frequency and end.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  BROKEN,
  arrive,
  breakDown,
  button,
  card,
  cards,
  dialog,
  notice,
  shownFor,
  store,
  stored,
} from '../medical-screen.ts';

const MEDICATIONS = '/api/medications';
const PAGE = '/medical?tab=medications';
const adding = (page: Page) => dialog(page, 'Add Medication');
const changing = (page: Page) => dialog(page, 'Edit Medication');
const save = (page: Page) => button(page, 'Save Medication').click();

async function enterWithEnd(page: Page, family: Record<string, string>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No medications tracked', exact: true })).toBeVisible();
  await button(page, 'Add Medication').click();
  const form = adding(page);
  await expect(form.getByLabel('Currently taking')).toBeChecked();
  await expect(form.getByLabel('Frequency').getByRole('option')).toHaveText([
    'Not specified',
    'Once daily',
    'Twice daily',
    'Three times daily',
    'Four times daily',
    'As needed',
    'Weekly',
    'Monthly',
  ]);
  await form.getByLabel('Name').fill('Amoxicillin');
  await form.getByLabel('Dosage').fill('5 ml');
  await form.getByLabel('Frequency').selectOption('twice daily');
  await form.getByLabel('Family member').selectOption('Mia');
  await form.getByLabel('Prescribed by').fill('Dr. Lee');
  await form.getByLabel('Start date').fill('2026-11-20');
  await form.getByLabel('End date').fill('2026-11-30');
  await form.getByLabel('Instructions').fill('With food');
  await form.getByLabel('Side effects').fill('Tiredness');
  await save(page);
  await expect(notice(page)).toContainText('Medication added');
  const amoxicillin = card(page, 'Amoxicillin');
  const facts = ['Active', 'For Mia', 'Dosage: 5 ml', 'Frequency: Twice daily', 'Prescribed by: Dr. Lee'];
  for (const fact of [...facts, 'Instructions: With food', 'Side effects: Tiredness', '5 days left'])
    await expect(amoxicillin).toContainText(fact);
  const bar = amoxicillin.getByRole('progressbar', { name: 'Days left of Amoxicillin' });
  await expect(bar).toHaveAttribute('aria-valuenow', '5');
  await expect(bar).toHaveAttribute('aria-valuemax', '10');
  await expect(bar).toHaveAttribute('aria-valuetext', '5 days left');
  const filled = await bar.evaluate(
    (element) =>
      element.firstElementChild!.getBoundingClientRect().width / element.getBoundingClientRect().width,
  );
  expect(filled).toBeCloseTo(0.5, 2);
  expect(await stored(page, MEDICATIONS)).toMatchObject([
    { familyMemberId: family['Mia'], frequency: 'twice daily', endDate: '2026-11-30', isActive: true },
  ]);
  await store(page, MEDICATIONS, { name: 'Vitamin D' });
  await page.reload();
  await expect(cards(page, 'Medications').getByRole('heading')).toHaveText(['Amoxicillin', 'Vitamin D']);
  await button(page, 'Edit Amoxicillin').click();
  await changing(page).getByLabel('Currently taking').uncheck();
  await save(page);
  await expect(notice(page)).toContainText('Medication updated');
  await expect(cards(page, 'Medications').getByRole('heading')).toHaveText(['Vitamin D', 'Amoxicillin']);
  await expect(amoxicillin.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
}

async function enterWithMistakes(page: Page): Promise<void> {
  await button(page, 'Add Medication').click();
  const form = adding(page);
  await form.getByLabel('Start date').fill('2026-11-20');
  await form.getByLabel('End date').fill('2026-11-19');
  await save(page);
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText("The end date can't be before the start date")).toBeVisible();
  await form.getByLabel('Name').fill('Cough syrup');
  await form.getByLabel('End date').fill('2026-11-20');
  await save(page);
  await expect(card(page, 'Cough syrup')).toContainText('Nov 20, 2026 – Nov 20, 2026');
}

async function finishDate(page: Page): Promise<void> {
  await button(page, 'Add Medication').click();
  const form = adding(page);
  await form.getByLabel('Name').fill('Nose drops');
  await form.getByLabel('End date').focus();
  await page.keyboard.type('11');
  await save(page);
  await expect(form.getByText('Please finish this date, or clear it')).toBeVisible();
  await expect(form.getByLabel('End date')).toBeFocused();
  await page.keyboard.type('11302026');
  await expect(form.getByLabel('End date')).toHaveValue('2026-11-30');
  await save(page);
  await expect(card(page, 'Nose drops')).toContainText('Until Nov 30, 2026');
}

test('a medication with an end date shows its days left, and once ended stands last; what is wrong or half typed is named [MED-04] [MED-07] [MED-09]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-25T09:15:00-05:00') });
  const family = await arrive(page);
  await page.goto(PAGE);
  await test.step('its days left', () => enterWithEnd(page, family));
  await test.step('a name is needed, and it cannot end before it starts', () => enterWithMistakes(page));
  await test.step('a date that is only half typed is not lost without a word', () => finishDate(page));
});

test('the days left are those of the household, not of the phone; the last one and the end are named [MED-04]', async ({
  page,
}) => {
  // Three in the morning in New York is still the evening before in Honolulu.
  await page.clock.install({ time: new Date('2026-11-25T03:00:00-05:00') });
  await arrive(page, { timeZone: 'Pacific/Honolulu' });
  const ends = { 'Six days': '2026-11-30', 'One day': '2026-11-25', Today: '2026-11-24', Over: '2026-11-23' };
  for (const [name, endDate] of Object.entries(ends)) await store(page, MEDICATIONS, { name, endDate });
  await page.goto(PAGE);
  await expect(card(page, 'Six days')).toContainText('6 days left');
  await expect(card(page, 'One day')).toContainText('1 day left');
  await expect(card(page, 'Today')).toContainText('Last day today');
  await expect(card(page, 'Over')).toContainText('Ended on Nov 23, 2026');
});

async function deleteAndUndo(page: Page): Promise<void> {
  await button(page, 'Delete Vitamin D').click();
  await expect(page.getByText('No medications tracked')).toBeVisible();
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Vitamin D')).toContainText('1 drop');
}

async function chooseMembers(page: Page, family: Record<string, string>): Promise<void> {
  await button(page, 'Edit Vitamin D').click();
  await expect(changing(page).getByLabel('Family member')).toHaveValue('');
  await changing(page).getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Edit Inhaler').click();
  await changing(page).getByLabel('Family member').selectOption('Not specified');
  await save(page);
  await expect(changing(page)).toBeHidden();
  await expect(card(page, 'Inhaler').getByText('Mia')).toHaveCount(0);
  expect(await stored(page, MEDICATIONS)).toMatchObject([{ familyMemberId: null }, { familyMemberId: null }]);
  await shownFor(page, 'Leo').click();
  await expect(page.getByRole('heading', { name: 'Nothing for Leo yet' })).toBeVisible();
  await button(page, 'Add Medication').click();
  await expect(adding(page).getByLabel('Family member')).toHaveValue(family['Leo']!);
  await adding(page).getByLabel('Name').fill('Eye drops');
  await save(page);
  await expect(cards(page, 'Medications').getByRole('heading')).toHaveText(['Eye drops']);
  await shownFor(page, 'For everyone').click();
  await expect(cards(page, 'Medications')).toHaveCount(3);
}

test('a medication is deleted and comes back with Undo; for nobody in particular it is for everyone, and each has their own list [MED-01] [MED-08]', async ({
  page,
}) => {
  const family = await arrive(page);
  await store(page, MEDICATIONS, { name: 'Vitamin D', dosage: '1 drop', familyMemberId: 'not-specified' });
  await page.goto(PAGE);
  await test.step('Undo', () => deleteAndUndo(page));
  await test.step('whose it is', async () => {
    await store(page, MEDICATIONS, { name: 'Inhaler', familyMemberId: family['Mia'] });
    await chooseMembers(page, family);
  });
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [BROKEN] });

  test('failures have their own words, and what was typed stays [MED-10]', async ({ page }) => {
    await arrive(page);
    await store(page, MEDICATIONS, { name: 'Vitamin D', dosage: '1 drop' });
    await page.goto(PAGE);
    await breakDown(page, 'PUT', MEDICATIONS);
    await button(page, 'Edit Vitamin D').click();
    await changing(page).getByLabel('Dosage').fill('2 drops');
    await save(page);
    await expect(notice(page).getByText('Failed to save medication.', { exact: true })).toBeVisible();
    await expect(changing(page).getByLabel('Dosage')).toHaveValue('2 drops');
    await changing(page).getByRole('button', { name: 'Cancel' }).click();
    await breakDown(page, 'DELETE', MEDICATIONS);
    await button(page, 'Delete Vitamin D').click();
    await expect(notice(page).getByText('Failed to delete medication.', { exact: true })).toBeVisible();
    await expect(card(page, 'Vitamin D')).toContainText('1 drop');
  });
});
