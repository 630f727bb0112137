// Browser journeys: appointments across daylight saving, with the browser at home and abroad: the time is always the
// household's.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { arrive, button, card, cards, dialog, store, stored } from '../medical-screen.ts';

const APPOINTMENTS = '/api/medical-appointments';
const PAGE = '/medical?tab=appointments';
const adding = (page: Page) => dialog(page, 'Add Appointment');
const changing = (page: Page) => dialog(page, 'Edit Appointment');
const save = (page: Page) => button(page, 'Save Appointment').click();

/** A parent in New York on a Saturday morning in November. */
async function arriveOnSaturday(page: Page, at = '2026-11-21T09:15:00-05:00') {
  await page.clock.install({ time: new Date(at) });
  return arrive(page);
}

/** The clocks of New York go forward on March 14, 2027, those of Berlin on March 28. */
async function moveAcrossTheChange(page: Page, note: string): Promise<void> {
  await arriveOnSaturday(page);
  const { id } = await store(page, APPOINTMENTS, { title: 'Dentist', appointmentDate: '2027-03-12T09:00' });
  const instant = async () =>
    (await stored(page, APPOINTMENTS)).find((one) => one['id'] === id)?.['appointmentDate'];
  expect(await instant()).toBe('2027-03-12T14:00:00.000Z');
  await page.goto(PAGE);
  await expect(card(page, 'Dentist').getByRole('time')).toHaveText(`Fri, Mar 12, 2027 at 9:00 AM${note}`);
  await button(page, 'Edit Dentist').click();
  const time = changing(page).getByLabel('Date and time');
  await expect(time).toHaveValue('2027-03-12T09:00');
  await time.fill('2027-03-15T09:00');
  await save(page);
  await expect(card(page, 'Dentist').getByRole('time')).toHaveText(`Mon, Mar 15, 2027 at 9:00 AM${note}`);
  expect(await instant()).toBe('2027-03-15T13:00:00.000Z');
  await page.reload();
  await expect(card(page, 'Dentist').getByRole('time')).toHaveText(`Mon, Mar 15, 2027 at 9:00 AM${note}`);
  // A change of something else moves nothing.
  await button(page, 'Edit Dentist').click();
  await expect(time).toHaveValue('2027-03-15T09:00');
  await changing(page).getByLabel('Notes').fill('Bring the card');
  await save(page);
  await expect(card(page, 'Dentist')).toContainText('Bring the card');
  expect(await instant()).toBe('2027-03-15T13:00:00.000Z');
}

async function enterSkippedTime(page: Page): Promise<void> {
  await button(page, 'Schedule Appointment').click();
  const form = adding(page);
  await form.getByLabel('Title').fill('Night call');
  const time = form.getByLabel('Date and time');
  await time.fill('2027-03-14T02:30');
  await expect(time).toHaveAccessibleDescription("Clocks spring forward then: it'll be 3:30 AM");
  await save(page);
  await expect(card(page, 'Night call')).toContainText('Sun, Mar 14, 2027 at 3:30 AM');
  expect(await stored(page, APPOINTMENTS)).toContainEqual(
    expect.objectContaining({ title: 'Night call', version: 1, wallTime: '2027-03-14T03:30' }),
  );
}

test.describe('with the browser at home', () => {
  test('an appointment moved across daylight saving keeps the time it was given; a skipped time is named [MED-05]', async ({
    page,
  }) => {
    await moveAcrossTheChange(page, '');
    await button(page, 'Edit Dentist').click();
    await expect(changing(page).getByLabel('Date and time')).not.toHaveAccessibleDescription(/time/);
    await button(page, 'Cancel').click();
    await test.step('a time the clocks skip in spring is named before it is saved', () =>
      enterSkippedTime(page));
  });
});

test.describe('with the browser in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test("an appointment moved across daylight saving stays in the household's time, which is named [MED-05]", async ({
    page,
  }) => {
    await moveAcrossTheChange(page, ' (New York time)');
    await button(page, 'Edit Dentist').click();
    await expect(changing(page).getByLabel('Date and time')).toHaveAccessibleDescription('New York time');
  });
});

test.describe('with the browser on Lord Howe Island', () => {
  test.use({ timezoneId: 'Australia/Lord_Howe' });

  test('what is still to come at home is not over, though the date here is another [MED-05]', async ({
    page,
  }) => {
    // Friday evening at home, Saturday noon here.
    await arriveOnSaturday(page, '2026-11-20T20:00:00-05:00');
    await store(page, APPOINTMENTS, { title: 'Tonight', appointmentDate: '2026-11-20T20:30' });
    await store(page, APPOINTMENTS, { title: 'Was at half past seven', appointmentDate: '2026-11-20T19:30' });
    await page.goto(PAGE);
    const coming = cards(page, 'Upcoming appointments');
    await expect(coming).toHaveText([/Tonight.*Fri, Nov 20 at 8:30 PM \(New York time\)/s]);
    await expect(cards(page, 'Past appointments')).toHaveText([/7:30 PM/]);
  });
});
