// Browser journeys: medical appointments in the Family Calendar are read, opened, deleted and restored.
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

test('an appointment stands in the calendar, tells its facts and leads to where it is edited [CAL-05] [DASH-07] [DASH-08]', async ({
  page,
}) => {
  await arrive(page, { meals: { wednesday: BREAKFAST } });
  const [mia, lee] = [await saveMember(page, 'Mia'), await saveContact(page, 'Dr. Lee')];
  const { id } = await saveAppointment(page, {
    familyMemberId: mia.id,
    contactId: lee.id,
    notes: 'Bring the X-ray.',
  });
  await page.reload();
  const today = day(page, /November 25/);
  await expect(today.getByRole('button')).toHaveText([
    /Breakfast: Oats with berries$/,
    /^10:30 AM.*Dentist$/,
  ]);
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

test('an appointment in the afternoon is not hidden behind the meals of its day [CAL-02] [CAL-05]', async ({
  page,
}) => {
  await arrive(page, { meals: { thursday: { breakfast: 'Oats', lunch: 'Wraps', dinner: 'Soup' } } });
  await saveAppointment(page, { title: 'Eye test', appointmentDate: '2026-11-26T15:30' });
  await page.reload();
  const thursday = day(page, /November 26/);
  await expect(thursday.getByRole('button')).toHaveText([/Breakfast: Oats$/, /^3:30 PM.*Eye test$/]);
  await expect(thursday.getByText('+2 more')).toBeVisible();
});

test('deleting an appointment asks nothing, takes only it, and can be undone [DASH-09] [CAL-09]', async ({
  page,
}) => {
  await arrive(page, { meals: { wednesday: DINNER } });
  await saveAppointment(page);
  await saveAppointment(page, { title: 'Eye test', appointmentDate: '2026-11-26T09:00' });
  await page.reload();
  await card(page, "Today's Schedule")
    .getByRole('button', { name: /Dentist/ })
    .click();
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
});

test('the buttons of an open event keep their place when its last parts arrive [DASH-07]', async ({
  page,
}) => {
  await arrive(page);
  const { id: contactId } = await saveContact(page, 'Dr. Lee');
  await saveAppointment(page, { contactId });
  const letGo = await hold(page, /\/assets\/reschedule-|\/api\/medical-contacts/);
  await page.reload();
  await card(page, "Today's Schedule")
    .getByRole('button', { name: /Dentist/ })
    .click();
  const boxOfDelete = () => dialog(page).getByRole('button', { name: 'Delete' }).boundingBox();
  const box = await boxOfDelete();
  letGo();
  await expect(dialog(page).getByText('With Dr. Lee', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Reschedule' })).toBeVisible();
  expect(await boxOfDelete()).toEqual(box);
});

test('meals and appointments come together, so that nothing moves under the finger [CAL-05]', async ({
  page,
}) => {
  await arrive(page, { meals: { wednesday: DINNER } });
  await saveAppointment(page);
  const letGo = await hold(page, '**/api/medical-appointments?*');
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

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an appointment that cannot be deleted stays, and the parent is told [CAL-09]', async ({ page }) => {
    await arrive(page);
    await saveAppointment(page);
    await page.reload();
    await page.route('**/api/medical-appointments/*', (route) => route.abort());
    await card(page, "Today's Schedule")
      .getByRole('button', { name: /Dentist/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page).getByText('Failed to delete appointment', { exact: true })).toBeVisible();
    await expect(notice(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(await countAppointments(page)).toBe(1);
  });

  test('appointments that cannot be loaded hide no meal, and are asked for again [CAL-05] [CAL-06]', async ({
    page,
  }) => {
    await arrive(page, { meals: { wednesday: DINNER } });
    await saveAppointment(page);
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
