// Browser journeys: an appointment's day, time and duration are entered by taps.
import { expect, test } from '../fixtures.ts';
import { arrive, button, card, dialog, stored } from '../medical-screen.ts';

test('the form of an appointment asks once for date and time, and is filled by taps on day, time and duration [MED-05]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T09:15:00-05:00') });
  await arrive(page);
  await page.goto('/medical?tab=appointments');
  await button(page, 'Schedule Appointment').click();
  const form = dialog(page, 'Add Appointment');
  await test.step('the shortcuts stand below the field that they fill', async () => {
    const asked = form.locator('label').filter({ hasText: /\b(date|day|time)\b/i });
    await expect(asked).toHaveText(['Date and time *']);
    const top = async (label: string) => (await form.getByLabel(label, { exact: true }).boundingBox())!.y;
    const field = (await form.getByLabel('Date and time').boundingBox())!;
    expect(await top('Time')).toBeGreaterThan(field.y + field.height);
    const shortcut = (await form.getByRole('button', { name: /^Today/ }).boundingBox())!;
    expect(shortcut.y - (field.y + field.height)).toBeLessThan(20);
  });
  await form.getByLabel('Title').fill('Dentist');
  await test.step('today proposes the next full hour', async () => {
    await form.getByRole('button', { name: 'Today Nov 21' }).click();
    await expect(form.getByLabel('Date and time')).toHaveValue('2026-11-21T10:00');
  });
  await test.step('a time that is past is told, and can be saved', async () => {
    await form.getByLabel('Date and time').fill('2026-10-24T10:00');
    await expect(form.getByLabel('Date and time')).toHaveAccessibleDescription('This is in the past');
    await form.getByLabel('Date and time').fill('2026-11-21T10:00');
    await expect(form.getByLabel('Date and time')).toHaveAccessibleDescription('');
  });
  await form.getByRole('button', { name: 'Tue Nov 24' }).click();
  await form.getByLabel('Time', { exact: true }).selectOption('3:15 PM');
  await expect(form.getByLabel('Date and time')).toHaveValue('2026-11-24T15:15');
  await expect(form.getByRole('button', { name: 'Tue Nov 24' })).toHaveAttribute('aria-pressed', 'true');
  await form.getByRole('button', { name: '45 min' }).click();
  await expect(form.getByLabel('Duration (minutes)')).toHaveValue('45');
  await test.step('a time between the quarters stays', async () => {
    await form.getByLabel('Date and time').fill('2026-11-24T15:20');
    await expect(form.getByLabel('Time', { exact: true })).toHaveValue('15:20');
  });
  await button(page, 'Save Appointment').click();
  await expect(card(page, 'Dentist')).toContainText('Tue, Nov 24 at 3:20 PM');
  expect(await stored(page, '/api/medical-appointments')).toMatchObject([
    { wallTime: '2026-11-24T15:20', duration: 45 },
  ]);
});
