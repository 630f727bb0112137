// Browser journeys: one line adds an appointment from anywhere, and an appointment is rescheduled by days and weeks.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  arrive,
  calendar,
  countAppointments,
  day,
  dialog,
  notice,
  saveAppointment,
  saveMember,
} from '../family-week.ts';
import { expect, test } from '../fixtures.ts';

interface Stored {
  title: string;
  wallTime: string;
  duration: number | null;
  familyMemberId: string | null;
}
const stored = async (page: Page) =>
  (await (await page.request.get('/api/medical-appointments')).json()) as Stored[];
const preview = (page: Page) => dialog(page).getByRole('status');

/** Two taps from the bar; the line is read while it is typed, and Undo takes the appointment back. */
async function addByPlus(page: Page, mia: string): Promise<void> {
  const plus = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Add' });
  const box = (await plus.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - 195)).toBeLessThan(2);
  await plus.click();
  await expect(dialog(page).getByRole('link', { name: 'Go shopping' })).toBeVisible();
  await expect(dialog(page).getByLabel('What and when')).toBeFocused();
  await page.keyboard.type('Dentist for Mia');
  await expect(preview(page)).toContainText('Add a time to change it.');
  await expect(dialog(page).getByRole('link', { name: 'Go shopping' })).toHaveCount(0);
  await page.keyboard.type(' Tue 3 pm');
  await expect(preview(page)).toHaveText(/^Dentist.*Tue, Dec 1.*3:00 PM$/);
  await expect(dialog(page).getByRole('button', { name: 'Mia' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleEverywhere(page, 'the line of an appointment');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(plus).toBeFocused();
  const said = notice(page).getByText('Dentist, Tue, Dec 1 at 3:00 PM');
  // On one line: 'PM' alone on the next one reads badly.
  expect(await said.textContent()).toContain('3:00\u00a0PM');
  expect(await stored(page)).toMatchObject([
    { title: 'Dentist', wallTime: '2026-12-01T15:00', familyMemberId: mia },
  ]);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page).getByText('Appointment removed', { exact: true })).toBeVisible();
  expect(await countAppointments(page)).toBe(0);
}

/** The day below the month has a plus of its own, and the person can be corrected. */
async function addOnDay(page: Page, ben: string): Promise<void> {
  await day(page, /November 27/).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Add on Friday, November 27, 2026' }).click();
  await expect(dialog(page).getByLabel('What and when')).toBeFocused();
  await page.keyboard.type('Checkup 2-2:45pm');
  await dialog(page).getByRole('button', { name: 'Ben' }).click();
  await page.keyboard.press('Tab');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('region', { name: 'Events on the selected day' }).getByText('Checkup'),
  ).toBeVisible();
  expect(await stored(page)).toMatchObject([
    { title: 'Checkup', wallTime: '2026-11-27T14:00', duration: 45, familyMemberId: ben },
  ]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the plus adds an appointment in two taps, reads the line while it is typed, and Undo takes it back; a day has a plus of its own', async ({
    page,
  }) => {
    await arrive(page);
    const mia = await saveMember(page, 'Mia');
    const ben = await saveMember(page, 'Ben');
    await page.reload();
    await test.step('in the bar', () => addByPlus(page, mia.id));
    await test.step('below the month', () => addOnDay(page, ben.id));
  });
});

/** The card and the calendar move an appointment by a day or a week, with a way back. */
async function moveAppointment(page: Page): Promise<void> {
  const dentist = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dentist' }) });
  await dentist.getByRole('button', { name: 'Reschedule Dentist' }).click();
  const steps = dentist.getByRole('group', { name: 'Reschedule Dentist' });
  // What would lie in the past is not offered.
  await expect(steps.getByRole('button')).toHaveText(['1 day later Thu, Nov 26', '1 week later Wed, Dec 2']);
  await expectAccessibleEverywhere(page, 'an appointment being moved');
  await steps.getByRole('button', { name: /1 day later/ }).click();
  await expect(dentist.getByText('Thu, Nov 26 at 10:30 AM')).toBeVisible();
  await expect(steps.getByRole('button', { name: /1 day later/ })).toBeFocused();
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dentist.getByText('Wed, Nov 25 at 10:30 AM')).toBeVisible();
  await expect(notice(page).getByText('Appointment moved back', { exact: true })).toBeVisible();

  await page.goto('/');
  await day(page, /November 25/)
    .getByRole('button', { name: /Dentist/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Reschedule' }).click();
  await dialog(page)
    .getByRole('button', { name: /1 day later/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(day(page, /November 26/).getByRole('button', { name: /Dentist/ })).toBeVisible();
  await expect(day(page, /November 26/)).toBeFocused();
  await expect(page).not.toHaveURL(/event=/);
  expect(await stored(page)).toMatchObject([{ wallTime: '2026-11-26T10:30' }]);
}

/** With keys alone: the calendar has a plus in its head, its days and its weeks. */
async function addByKeys(page: Page): Promise<void> {
  await calendar(page).getByRole('button', { name: 'Add appointment' }).press('Enter');
  await expect(dialog(page).getByLabel('What and when')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/^Please say what it is/)).toBeVisible();
  await expect(dialog(page).getByLabel('What and when')).toBeFocused();
  await page.keyboard.type('Eye test 4pm');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(day(page, /November 25/).getByRole('button', { name: /Eye test/ })).toBeVisible();

  await day(page, /November 26/).press('Enter');
  const ofDay = page.getByRole('dialog', { name: /^Events for Thursday/ });
  await ofDay.getByRole('button', { name: 'Add appointment' }).press('Enter');
  await expect(page.getByLabel('What and when')).toBeFocused();
  await page.keyboard.type('Flu shot 9:30');
  await page.keyboard.press('Enter');
  await expect(ofDay.getByText('Flu shot')).toBeVisible();
  await expect(ofDay.getByRole('button', { name: 'Add appointment' })).toBeFocused();
  await ofDay.getByRole('button', { name: 'Close' }).press('Enter');

  await calendar(page).getByRole('button', { name: 'Week', exact: true }).click();
  await calendar(page).getByRole('button', { name: 'Add on Saturday, November 28, 2026' }).press('Enter');
  await expect(page.getByLabel('What and when')).toBeFocused();
  await page.keyboard.type('Therapy noon\n');
  await expect(calendar(page).getByRole('button', { name: /Therapy/ })).toBeVisible();
  expect((await stored(page)).map(({ title, wallTime }) => [title, wallTime])).toEqual([
    ['Eye test', '2026-11-25T16:00'],
    ['Flu shot', '2026-11-26T09:30'],
    ['Dentist', '2026-11-26T10:30'],
    ['Therapy', '2026-11-28T12:00'],
  ]);
}

/** The line shows both ends of a time, takes them to the whole form, and says that one day of several is kept. */
async function typeLongLines(page: Page): Promise<void> {
  await calendar(page).getByRole('button', { name: 'Add appointment' }).press('Enter');
  await dialog(page).getByLabel('What and when').fill('Frida swim Mon and Wed 4pm');
  await expect(preview(page)).toContainText('Only Mon, Nov 30: one appointment at a time.');
  await expect(preview(page)).not.toContainText('past');
  await dialog(page).getByLabel('What and when').fill('Frida swim Nov 24 2026 4pm');
  await expect(preview(page)).toContainText(/Tue, Nov 24.*This is in the past\./);
  await dialog(page).getByLabel('What and when').fill('Frida swim every Monday 4pm');
  await expect(preview(page)).toContainText('Only Mon, Nov 30: an appointment does not repeat.');
  await dialog(page).getByLabel('What and when').fill('Frida piano recital 12/13 2-4pm');
  await expect(preview(page)).toHaveText(/^Piano recital.*Sun, Dec 13.*2:00 PM – 4:00 PM$/);
  await dialog(page).getByRole('link', { name: 'More details' }).click();
  await expect(dialog(page).getByLabel('Duration (minutes)')).toHaveValue('120');
}

test('on a wide screen an appointment is moved by a day or a week, with a way back; the calendar has a plus for keys alone, and its line takes both ends of a time to the whole form', async ({
  page,
}) => {
  await arrive(page);
  await saveMember(page, 'Frida');
  await saveAppointment(page);
  await page.goto('/medical?tab=appointments');
  await test.step('moved', () => moveAppointment(page));
  await test.step('added by keys', () => addByKeys(page));
  await test.step('lines with more in them', () => typeLongLines(page));
});
