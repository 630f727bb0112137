// Browser journeys: doses of medicine, from one press to the log, on the screens of both parents.
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, newParent, onboard, test } from '../fixtures.ts';
import { journeyNow } from '../journey-clock.ts';
import { arrive, breakDown, BROKEN, button, card, dialog, notice, store, stored } from '../medical-screen.ts';
import { anotherBrowser, send } from '../settings-page.ts';

const MEDICATIONS = '/api/medications';
const PAGE = '/medical?tab=medications';
const LAST = /(?:Given today|Last given yesterday) at \d+:\d\d [AP]M by/;

const given = (page: Page, whom: string) =>
  page.getByRole('button', { name: `Mark as given : ${whom}`, exact: true });
const log = (page: Page, name: string) => page.getByRole('button', { name: `Log of ${name}`, exact: true });

/** Zyrtec of Mia, every 6 hours. Returns the ids of the family. */
async function withZyrtec(page: Page): Promise<string> {
  const family = await arrive(page);
  const { id } = await store(page, MEDICATIONS, {
    name: 'Zyrtec',
    dosage: '5 ml',
    instructions: 'Every 6 hours',
    familyMemberId: family['Mia'],
  });
  return id;
}

/** Ben of the same household, in a browser of his own. */
async function withBen(page: Page, browser: Browser): Promise<Page> {
  const { path } = (await send(page, 'POST', '/api/household/invitations')) as unknown as { path: string };
  const ben = await anotherBrowser(browser, page);
  await createAccount(ben, newParent('Ben', 'Park'), path);
  await onboard(ben);
  return ben;
}

async function askBeforeSecondDose(page: Page, ben: Page): Promise<void> {
  await expect(card(ben, 'Zyrtec')).toContainText('No dose recorded yet.');
  await expect(card(page, 'Zyrtec')).toContainText('No dose recorded yet.');
  await given(page, 'Zyrtec for Mia').click();
  await expect(notice(page)).toContainText('Dose recordedZyrtec for Mia');
  await expect(card(page, 'Zyrtec')).toContainText(LAST);
  await expect(card(ben, 'Zyrtec')).toContainText(/iven .* by Ana/);

  await given(ben, 'Zyrtec for Mia').click();
  const question = dialog(ben, 'Another dose?');
  await expect(question).toContainText('Zyrtec for Mia, 5 ml');
  await expect(question).toContainText(
    /Last given .* by Ana, (?:less than a minute|\d+ minutes?) before this dose\./,
  );
  await expect(question).toContainText('Its stored frequency: “Every 6 hours”.');
  await expect(question).toContainText("If that was this dose, it's recorded already.");
  await expectAccessibleEverywhere(ben);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(ben, '/api/doses')).toHaveLength(1);

  await given(ben, 'Zyrtec for Mia').click();
  await question.getByRole('button', { name: 'Record it anyway' }).click();
  await expect(question).toBeHidden();
  await expect(card(page, 'Zyrtec')).toContainText(/iven .* by Ben/);
  await expect(card(page, 'Zyrtec')).toContainText('Recorded twice within 15 minutes.');
}

async function askAboutArrivedDose(page: Page, ben: Page): Promise<void> {
  const { id: medicationId } = await store(page, MEDICATIONS, {
    name: 'Ibuprofen',
    instructions: 'Every 6 hours',
  });
  await button(ben, 'Given earlier: Ibuprofen').click();
  const question = dialog(ben, 'When was it given?');
  await expect(question.getByRole('button', { name: 'Record it' })).toBeEnabled();
  await store(page, '/api/given-doses', { medicationId, lastSeen: null });
  await expect(question.getByRole('status')).toContainText('The doses have just changed. Please look again.');
  await expect(question.getByRole('status')).toContainText(/iven (?:today|yesterday) .* by Ana/);
  await question.getByRole('button', { name: 'Record it anyway' }).click();
  await expect(question).toBeHidden();
  const ofIbuprofen = (await stored(ben, '/api/doses')).filter(
    (dose) => dose['medicationId'] === medicationId,
  );
  expect(ofIbuprofen).toHaveLength(2);
}

test('one press records a dose, and both parents see it at once; a second press asks first, also about a dose that arrives meanwhile [MED-04]', async ({
  page,
  browser,
}) => {
  await withZyrtec(page);
  await page.goto(PAGE);
  const ben = await withBen(page, browser);
  await ben.goto(PAGE);
  await test.step('a second press asks first', () => askBeforeSecondDose(page, ben));
  await test.step('a dose that arrives while the question is open is shown', () =>
    askAboutArrivedDose(page, ben));
});

async function giveEnded(page: Page): Promise<void> {
  await expect(card(page, 'Cream')).toContainText('Ended');
  await expect(card(page, 'Drops')).toContainText('Starts Dec 5, 2099');
  await given(page, 'Drops').click();
  const question = dialog(page, 'Another dose?');
  await expect(question).toContainText('Its first day is Dec 5, 2099.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await given(page, 'Cream').click();
  await expect(question).toContainText('Its last day was Oct 10, 2020.');
  await question.getByRole('button', { name: 'Record it anyway' }).click();
  await expect(card(page, 'Cream')).toContainText(LAST);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Medicines' }).getByRole('listitem')).toHaveText([/^Zyrtec/]);
}

test.describe('when the server wants the parent asked', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('one press on a screen that missed the last dose, or on a medicine that has ended, asks first; the dashboard does not offer that [MED-04]', async ({
    page,
  }) => {
    const medicationId = await withZyrtec(page);
    await store(page, MEDICATIONS, { name: 'Cream', endDate: '2020-10-10' });
    await store(page, MEDICATIONS, { name: 'Drops', startDate: '2099-12-05' });
    // Nothing that is pushed arrives here.
    await page.route('**/api/events?*', () => new Promise(() => undefined));
    await page.goto(PAGE);
    await expect(card(page, 'Zyrtec')).toContainText('No dose recorded yet.');
    await store(page, '/api/given-doses', { medicationId, lastSeen: null, minutesAgo: 300 });
    await given(page, 'Zyrtec for Mia').click();
    await expect(dialog(page, 'Another dose?')).toContainText('Its stored frequency: “Every 6 hours”.');
    await dialog(page, 'Another dose?').getByRole('button', { name: 'Cancel' }).click();
    await test.step('a medicine that has ended', () => giveEnded(page));
  });
});

/** Where what is seen without scrolling ends: on a phone at the bottom bar. */
async function bottomOfSight(page: Page): Promise<number> {
  const { width, height } = page.viewportSize()!;
  return width < 768 ? (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y : height;
}

/** Layout shift of the page since it was opened, without an action of the parent. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
}

async function giveVitaminD(page: Page): Promise<void> {
  await given(page, 'Vitamin D').click();
  const rows = page.getByRole('list', { name: 'Medicines' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Vitamin D' })).toContainText(LAST);
}

async function giveWithoutScrolling(page: Page, shiftsOf: () => Promise<number>): Promise<void> {
  await page.reload();
  await expect(given(page, 'Vitamin D')).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Medicines' }).getByRole('listitem')).toHaveText([
    /^Vitamin D/,
    /^Zyrtec/,
  ]);
  const bottom = await bottomOfSight(page);
  for (const whom of ['Vitamin D', 'Zyrtec for Mia']) {
    const { y, height } = (await given(page, whom).boundingBox())!;
    expect(y + height, whom).toBeLessThan(bottom);
  }
  expect(await shiftsOf()).toBeLessThan(0.02);
  await giveVitaminD(page);
}

async function giveAndUndo(page: Page): Promise<void> {
  const row = page.getByRole('list', { name: 'Medicines' }).getByRole('listitem');
  await expect(row).toContainText('Zyrtec for Mia');
  await given(page, 'Zyrtec for Mia').click();
  await expect(row).toContainText(LAST);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Dose undone');
  await expect(row).toContainText('No dose recorded yet.');
  expect(await stored(page, '/api/doses')).toEqual([]);
  await expectAccessibleEverywhere(page);
}

test('a dose of today is given on the dashboard with one press, without scrolling, and taken back with another; nothing moves while it arrives', async ({
  page,
}) => {
  const medicationId = await withZyrtec(page);
  await page.goto('/');
  await test.step('given and taken back', () => giveAndUndo(page));
  await store(page, MEDICATIONS, { name: 'Ibuprofen', frequency: 'as needed' });
  await store(page, '/api/given-doses', { medicationId, lastSeen: null });
  await store(page, MEDICATIONS, { name: 'Vitamin D', frequency: 'once daily' });
  // From now on this device knows that there are daily medicines.
  await expect(given(page, 'Vitamin D')).toBeEnabled();
  const shiftsOf = await watchShifts(page);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 900],
    [1366, 768],
  ] as const)
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height });
      await giveWithoutScrolling(page, shiftsOf);
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(notice(page)).toContainText('Dose undone');
    });
  await giveVitaminD(page);
  await expectAccessibleEverywhere(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first dose on the tab of medications is given without scrolling, and a medicine just added is near the top of the dashboard, not below the month [MED-04]', async ({
    page,
  }) => {
    await withZyrtec(page);
    await page.goto(PAGE);
    const { y, height } = (await given(page, 'Zyrtec for Mia').boundingBox())!;
    expect(y + height).toBeLessThan((await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y);
    await button(page, 'Add Medication').click();
    await dialog(page, 'Add Medication').getByLabel('Name').fill('Vitamin D');
    await dialog(page, 'Add Medication').getByLabel('Frequency').selectOption({ label: 'Once daily' });
    await button(page, 'Save Medication').click();
    await expect(card(page, 'Vitamin D')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(given(page, 'Vitamin D')).toBeInViewport({ ratio: 1 });
  });
});

async function giveEarlier(page: Page, medicationId: string): Promise<void> {
  await button(page, 'Given earlier: Zyrtec for Mia').click();
  const when = dialog(page, 'When was it given?');
  await when.getByRole('button', { name: '2 hours ago' }).click();
  await when.getByRole('button', { name: 'Record it' }).click();
  await expect(card(page, 'Zyrtec')).toContainText(LAST);
  const [dose] = await stored(page, '/api/doses');
  const ago = journeyNow().getTime() - Date.parse(String(dose!['givenAt']));
  expect(ago / 60_000).toBeGreaterThanOrEqual(119.9);
  expect(ago / 60_000).toBeLessThan(130);

  await log(page, 'Zyrtec').click();
  const list = dialog(page, 'Log of Zyrtec');
  await expect(list.getByRole('listitem')).toHaveText([/\d+:\d\d [AP]M, 5 ml, by Ana/]);
  await list.getByRole('button', { name: /^Edit the dose/ }).click();
  const form = dialog(page, 'Edit dose');
  await form.getByLabel('Given by').fill('Grandma');
  await form.getByLabel('Given at').fill('2026-03-07T08:15');
  await form.getByRole('button', { name: 'Save Dose' }).click();
  await expect(list.getByRole('heading', { name: 'Saturday, Mar 7, 2026' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText([/8:15 AM, 5 ml, by Grandma/]);
  expect(await stored(page, '/api/doses')).toMatchObject([{ medicationId, givenBy: 'Grandma' }]);
  await expectAccessibleEverywhere(page);
  await list.getByRole('button', { name: /^Delete the dose/ }).click();
  await expect(list).toContainText('No dose recorded yet.');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

async function readLogOfRemoved(page: Page, medicationId: string): Promise<void> {
  await store(page, MEDICATIONS, { name: 'Vitamin D' });
  await store(page, '/api/given-doses', { medicationId, lastSeen: null });
  await button(page, 'Delete Zyrtec').click();
  await expect(card(page, 'Zyrtec')).toHaveCount(0);
  await button(page, 'All doses').click();
  const logged = dialog(page, 'All doses').getByRole('listitem');
  await expect(logged).toHaveText([/Zyrtec for Mia, 5 ml, by Ana/]);
  await page.keyboard.press('Escape');
  await button(page, 'Delete Vitamin D').click();
  await expect(page.getByRole('heading', { name: 'No medications tracked' })).toBeVisible();
  await button(page, 'All doses').click();
  await expect(logged).toHaveText([/Zyrtec for Mia, 5 ml, by Ana/]);
}

test('a dose given earlier is recorded with its time, the log tells and changes it, and the doses of a removed medication stay in the log of all', async ({
  page,
}) => {
  const medicationId = await withZyrtec(page);
  await page.goto(PAGE);
  await test.step('given earlier', () => giveEarlier(page, medicationId));
  await test.step('the log of all', () => readLogOfRemoved(page, medicationId));
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [BROKEN] });

  test('a press that was not recorded says so', async ({ page }) => {
    await withZyrtec(page);
    await page.goto(PAGE);
    await expect(card(page, 'Zyrtec')).toContainText('No dose recorded yet.');
    await breakDown(page, 'POST', '/api/given-doses');
    await given(page, 'Zyrtec for Mia').click();
    await expect(notice(page)).toContainText('This dose was not recorded.');
    await expect(card(page, 'Zyrtec')).toContainText('No dose recorded yet.');
  });
});
