// Browser journeys: medical appointments in the Family Calendar are read, opened, deleted and restored.
import type { Page } from '@playwright/test';
import { hold } from '../conversation.ts';
import {
  BREAKFAST,
  DINNER,
  arrive,
  calendar,
  card,
  countAppointments,
  countMenus,
  day,
  dialog,
  notice,
  saveAppointment,
  saveContact,
  saveMember,
} from '../family-week.ts';
import { expect, test, withoutJoinedReads } from '../fixtures.ts';

/** Opens the dentist of today. */
const openDentist = (page: Page) =>
  card(page, "Today's Schedule")
    .getByRole('button', { name: /Dentist/ })
    .click();

async function deleteAndUndo(page: Page): Promise<void> {
  await openDentist(page);
  const letGo = await hold(page, '**/api/medical-appointments/*');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeVisible();
  letGo();
  await expect(dialog(page)).toHaveCount(0);
  await expect(notice(page).getByText('Appointment Deleted', { exact: true })).toBeVisible();
  await expect(
    notice(page).getByText('Medical appointment has been removed from your calendar', { exact: true }),
  ).toBeVisible();
  await expect(calendar(page).getByText('Dentist')).toHaveCount(0);
  await expect(calendar(page).getByText('Eye test')).toHaveCount(1);
  expect(await countAppointments(page)).toBe(1);
  expect(await countMenus(page)).toBe(1);

  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page).getByText('Appointment Restored', { exact: true })).toBeVisible();
  await expect(calendar(page).getByText('Dentist')).toHaveCount(1);
  expect(await countAppointments(page)).toBe(2);
}

test('an appointment stands in the calendar, is deleted without a question and undone, and leads to where it is edited [CAL-02] [CAL-05] [CAL-09] [DASH-07] [DASH-08] [DASH-09]', async ({
  page,
}) => {
  let id = '';
  await arrive(page, {
    meals: { wednesday: BREAKFAST, thursday: { breakfast: 'Oats', lunch: 'Wraps', dinner: 'Soup' } },
    before: async () => {
      const [mia, lee] = [await saveMember(page, 'Mia'), await saveContact(page, 'Dr. Lee')];
      const people = { familyMemberId: mia.id, contactId: lee.id };
      ({ id } = await saveAppointment(page, { ...people, notes: 'Bring the X-ray.' }));
      await saveAppointment(page, { title: 'Eye test', appointmentDate: '2026-11-26T15:30' });
    },
  });
  const today = day(page, /November 25/);
  await test.step('it stands with the meals of its day, and is not hidden behind them in the afternoon', async () => {
    await expect(today.getByRole('button')).toHaveText([
      /Breakfast: Oats with berries$/,
      /^10:30 AM.*Dentist$/,
    ]);
    const thursday = day(page, /November 26/);
    await expect(thursday.getByRole('button')).toHaveText([/Breakfast: Oats$/, /^3:30 PM.*Eye test$/]);
    await expect(thursday.getByText('+2 more')).toBeVisible();
  });
  await test.step('deleting it asks nothing, takes only it, and can be undone', () => deleteAndUndo(page));
  await test.step('it tells its facts and leads to where it is edited', async () => {
    await today.getByRole('button', { name: 'Dentist' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Edit Event');
    for (const fact of [
      'Dentist',
      'Wednesday, November 25, 2026',
      '10:30 AM',
      'Medical',
      'For Mia, with Dr. Lee',
      'Bring the X-ray.',
    ])
      await expect(dialog(page).getByText(fact, { exact: true })).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Edit Details' }).click();
    await expect(page).toHaveURL(
      (url) => `${url.pathname}${url.search}` === `/medical?tab=appointments&id=${id}`,
    );
  });
});

test('nothing moves under the finger when meals and appointments, or the last parts of an open event, arrive [CAL-05] [DASH-07]', async ({
  page,
}) => {
  let letGo = () => {};
  await arrive(page, {
    meals: { wednesday: DINNER },
    before: async () => {
      const { id: contactId } = await saveContact(page, 'Dr. Lee');
      await saveAppointment(page, { contactId });
      letGo = await hold(page, /\/assets\/reschedule-|\/api\/medical-contacts/);
    },
  });
  await test.step('the buttons of an open event keep their place', async () => {
    await openDentist(page);
    const boxOfDelete = () => dialog(page).getByRole('button', { name: 'Delete' }).boundingBox();
    const box = await boxOfDelete();
    letGo();
    await expect(dialog(page).getByText('With Dr. Lee', { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Reschedule' })).toBeVisible();
    expect(await boxOfDelete()).toEqual(box);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('meals and appointments come together', async () => {
    letGo = await hold(page, '**/api/medical-appointments?*');
    const menus = page.waitForResponse('**/api/weekly-menus?*');
    await page.reload();
    await menus;
    const today = card(page, "Today's Schedule");
    await expect(card(page, 'Recent Conversations').getByText('No conversations yet')).toBeVisible();
    await expect(today.getByRole('listitem')).toHaveCount(0);
    const calendarHeight = () => calendar(page).evaluate((element) => element.getBoundingClientRect().height);
    const height = await calendarHeight();
    letGo();
    await expect(today.getByRole('listitem')).toHaveText([/Dentist/, /Veggie tacos/]);
    expect(await calendarHeight()).toBe(height);
  });
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an appointment that cannot be deleted stays; appointments that cannot be loaded hide no meal, and are asked for again [CAL-05] [CAL-06] [CAL-09]', async ({
    page,
  }) => {
    await arrive(page, { meals: { wednesday: DINNER }, before: () => saveAppointment(page) });
    await test.step('the parent is told that it is not deleted', async () => {
      await page.route('**/api/medical-appointments/*', (route) => route.abort());
      await openDentist(page);
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect(notice(page).getByText('Failed to delete appointment', { exact: true })).toBeVisible();
      await expect(notice(page).getByText('Error', { exact: true })).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Delete' })).toBeVisible();
      expect(await countAppointments(page)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });
    await withoutJoinedReads(page);
    await page.route('**/api/medical-appointments?*', (route) => route.abort());
    await page.reload();
    await expect(calendar(page).getByText('Veggie tacos')).toBeVisible();
    await expect(calendar(page).getByRole('alert')).toContainText("The appointments couldn't be loaded.");
    const today = card(page, "Today's Schedule");
    await expect(today.getByRole('listitem')).toHaveText([/Veggie tacos/]);
    await expect(today).toContainText("Today's appointments couldn't be loaded.");
    await page.unroute('**/api/medical-appointments?*');
    await calendar(page).getByRole('button', { name: 'Try again' }).click();
    await expect(today.getByRole('listitem')).toHaveText([/Dentist/, /Veggie tacos/]);
    await expect(calendar(page).getByRole('alert')).toHaveCount(0);
  });
});
