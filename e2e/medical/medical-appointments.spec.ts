// Browser journeys: appointments are scheduled, moved, listed separately when they are over, always in the household's
// time zone.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn, typeInto } from '../keyboard.ts';
import {
  BROKEN,
  arrive,
  breakDown,
  button,
  card,
  cards,
  dialog,
  expectFailuresTold,
  holdBack,
  notice,
  shownFor,
  store,
  stored,
  tab,
} from '../medical-screen.ts';

const APPOINTMENTS = '/api/medical-appointments';
const PAGE = '/medical?tab=appointments';
const DENTIST = { title: 'Dentist', appointmentDate: '2026-11-24T15:30' };
const adding = (page: Page) => dialog(page, 'Add Appointment');
const changing = (page: Page) => dialog(page, 'Edit Appointment');
const save = (page: Page) => button(page, 'Save Appointment').click();

/** A parent of Mia and Leo on a Saturday morning in November. */
async function arriveOnSaturday(page: Page) {
  await page.clock.install({ time: new Date('2026-11-21T09:15:00-05:00') });
  return arrive(page);
}

async function scheduleByKeys(page: Page, family: Record<string, string>): Promise<void> {
  const lee = await store(page, '/api/medical-contacts', { name: 'Dr. Lee' });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'No appointments scheduled', exact: true })).toBeVisible();
  await enterOn(page, button(page, 'Schedule Appointment'));
  const form = adding(page);
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Reminder')).toBeChecked();
  await expect(form.getByLabel('Hours before')).toHaveValue('24');
  await expect(form.getByLabel('Type').getByRole('option')).toHaveText([
    'Not specified',
    'Checkup',
    'Consultation',
    'Procedure',
    'Emergency',
  ]);
  await typeInto(page, form.getByLabel('Title'), 'Dentist');
  await typeInto(page, form.getByLabel('Date and time'), '11242026\t0330PM');
  await typeInto(page, form.getByLabel('Duration (minutes)'), '45');
  await typeInto(page, form.getByLabel('Type'), 'Che');
  await typeInto(page, form.getByLabel('Family member'), 'Mia');
  await typeInto(page, form.getByLabel('Contact'), 'Dr');
  await typeInto(page, form.getByLabel('Notes'), 'Bring the card');
  await enterOn(page, form.getByRole('button', { name: 'Save Appointment' }));
  await expect(form).toBeHidden();
  await expect(notice(page)).toContainText('Appointment scheduled');
  await expect(button(page, 'Schedule Appointment')).toBeFocused();
  const [appointment] = await stored(page, APPOINTMENTS);
  expect(appointment).toMatchObject({
    appointmentDate: '2026-11-24T20:30:00.000Z',
    wallTime: '2026-11-24T15:30',
    timeZone: 'America/New_York',
    duration: 45,
    type: 'checkup',
    familyMemberId: family['Mia'],
    contactId: lee.id,
    notes: 'Bring the card',
    reminderEnabled: true,
    reminderTime: 24,
  });
  await page.reload();
  const facts = ['Checkup', 'For Mia', 'Tue, Nov 24 at 3:30 PM · 45 minutes', 'With Dr. Lee'];
  for (const fact of [...facts, 'Reminder 24 hours before', 'Bring the card'])
    await expect(card(page, 'Dentist')).toContainText(fact);
  await enterOn(page, card(page, 'Dentist').getByRole('link', { name: 'Dr. Lee' }));
  await expect(card(page, 'Dr. Lee')).toBeFocused();
}

async function deleteAndUndo(page: Page): Promise<void> {
  await button(page, 'Delete Dentist').click();
  await expect(page.getByText('No appointments scheduled')).toBeVisible();
  await expect(notice(page)).toContainText(/Appointment deleted\s*Dentist/);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Dentist')).toContainText('Bring the card');
  await expect(notice(page)).toContainText('Appointment restored');
}

async function filterByMember(page: Page, family: Record<string, string>): Promise<void> {
  await store(page, APPOINTMENTS, { ...DENTIST, title: 'Eye test', familyMemberId: family['Leo'] });
  await expect(cards(page, 'Upcoming appointments')).toHaveCount(2);
  await shownFor(page, 'Leo').click();
  await expect(cards(page, 'Upcoming appointments').getByRole('heading')).toHaveText(['Eye test']);
  await button(page, 'Schedule Appointment').click();
  await expect(adding(page).getByLabel('Family member')).toHaveValue(family['Leo']!);
}

test("an appointment is scheduled without a mouse, deleted and brought back, and the list shows one family member's [MED-01] [MED-05] [MED-09] [MED-10]", async ({
  page,
}) => {
  const family = await arriveOnSaturday(page);
  await test.step('scheduled, it is listed with all its facts, and still after a reload', () =>
    scheduleByKeys(page, family));
  await tab(page, 'Appointments').click();
  await test.step('it goes without a question and comes back with Undo', () => deleteAndUndo(page));
  await test.step("one family member's appointments, and a new one is theirs", () =>
    filterByMember(page, family));
});

async function enterWithMistakes(page: Page): Promise<void> {
  await button(page, 'Schedule Appointment').click();
  const form = adding(page);
  await form.getByLabel('Duration (minutes)').fill('half an hour');
  await form.getByLabel('Hours before').fill('a day');
  await save(page);
  for (const sentence of [
    'Title is required',
    'Date and time is required',
    'Duration must be a whole number',
    'Reminder hours must be a whole number',
  ])
    await expect(form.getByText(sentence, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  expect(await stored(page, APPOINTMENTS)).toEqual([]);
  await expectAccessibleEverywhere(page, 'the appointment dialog with mistakes');
  await form.getByLabel('Title').fill('Eye test');
  await form.getByLabel('Date and time').fill('2026-12-01T08:00');
  await form.getByLabel('Duration (minutes)').fill('');
  // Reminder hours are not validated when the reminder is off.
  await form.getByLabel('Reminder').uncheck();
  await expect(form.getByLabel('Hours before')).toHaveCount(0);
  const letGo = await holdBack(page, 'POST', APPOINTMENTS);
  await save(page);
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letGo();
  await expect(form).toBeHidden();
  expect(await stored(page, APPOINTMENTS)).toMatchObject([
    {
      title: 'Eye test',
      duration: null,
      type: null,
      familyMemberId: null,
      contactId: null,
      reminderEnabled: false,
      reminderTime: 24,
    },
  ]);
  await expect(card(page, 'Eye test')).not.toContainText('Reminder');
}

test('missing fields and bad numbers of an appointment are named in one sentence each; nothing specified is nothing stored; all of it is accessible [MED-02] [MED-07] [MED-08]', async ({
  page,
}) => {
  const family = await arriveOnSaturday(page);
  await page.goto(PAGE);
  await expect(page.getByText('No appointments scheduled')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no appointments');
  await enterWithMistakes(page);
  const { id: contactId } = await store(page, '/api/medical-contacts', { name: 'Dr. Lee' });
  const facts = { duration: 45, familyMemberId: family['Mia'], contactId, notes: 'Bring the card' };
  await store(page, APPOINTMENTS, { ...DENTIST, ...facts, type: 'emergency' });
  await store(page, APPOINTMENTS, {
    ...facts,
    title: 'Checkup',
    appointmentDate: '2026-10-01T09:00',
    type: 'checkup',
  });
  await expect(card(page, 'Checkup')).toBeVisible();
  await expectAccessibleEverywhere(page, 'appointments');
});

test('what is over stands apart, latest first, folded away once it is much; a link to one opens it [MED-05]', async ({
  page,
}) => {
  await arriveOnSaturday(page);
  for (const [title, appointmentDate] of [
    ['In spring', '2027-04-01T09:00'],
    ['On Tuesday', '2026-11-24T15:30'],
    ['Last week', '2026-11-13T09:00'],
    ['Last year', '2025-11-13T09:00'],
  ])
    await store(page, APPOINTMENTS, { title, appointmentDate });
  const going = { title: 'Going on', appointmentDate: '2026-11-21T09:00', duration: 30 };
  await store(page, APPOINTMENTS, going);
  await page.goto(PAGE);
  const coming = cards(page, 'Upcoming appointments').getByRole('heading');
  await expect(coming).toHaveText(['Going on', 'On Tuesday', 'In spring']);
  const past = cards(page, 'Past appointments').getByRole('heading');
  await expect(past).toHaveText(['Last week', 'Last year']);
  await expect(card(page, 'Last year')).toContainText('Thu, Nov 13, 2025 at 9:00 AM');
  // Its half hour passes while the screen is open.
  await page.clock.runFor('31:00');
  await expect(coming).toHaveText(['On Tuesday', 'In spring']);
  await expect(past).toHaveText(['Going on', 'Last week', 'Last year']);
  const old = await store(page, APPOINTMENTS, { title: 'Long ago', appointmentDate: '2020-01-02T09:00' });
  await page.reload();
  const heading = button(page, 'Past appointments (4)');
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(past).toHaveCount(0);
  await enterOn(page, heading);
  await expect(past).toHaveText(['Going on', 'Last week', 'Last year', 'Long ago']);
  await page.keyboard.press('Enter');
  await expect(past).toHaveCount(0);
  await page.goto(`${PAGE}&id=${old.id}`);
  await expect(card(page, 'Long ago')).toBeFocused();
  await expect(card(page, 'Long ago')).toBeInViewport();
});

async function saveAtLast(page: Page, family: Record<string, string>): Promise<void> {
  await button(page, 'Schedule Appointment').click();
  const form = adding(page);
  const typed: [label: string, value: string][] = [
    ['Title', 'Dentist'],
    ['Date and time', '2026-11-24T15:30'],
    ['Duration (minutes)', '45'],
    ['Notes', 'Bring the card'],
    ['Hours before', '48'],
  ];
  for (const [label, value] of typed) await form.getByLabel(label).fill(value);
  await form.getByLabel('Family member').selectOption('Mia');
  const repair = await breakDown(page, 'POST', APPOINTMENTS);
  await save(page);
  await expect(notice(page).getByText('Failed to save appointment.', { exact: true })).toBeVisible();
  for (const [label, value] of typed) await expect(form.getByLabel(label)).toHaveValue(value);
  await expect(form.getByLabel('Family member')).toHaveValue(family['Mia']!);
  await repair();
  await button(page, 'Save Appointment').dblclick();
  await expect(form).toBeHidden();
  await expect(card(page, 'Dentist')).toBeVisible();
  expect(await stored(page, APPOINTMENTS)).toHaveLength(1);
}

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [BROKEN] });

  test('appointments that cannot be saved, loaded or deleted say so, keep what was typed and can be tried again [MED-01] [MED-10]', async ({
    page,
  }) => {
    const family = await arriveOnSaturday(page);
    await page.goto(PAGE);
    await test.step('a failed save keeps everything typed; the next one stores it once', () =>
      saveAtLast(page, family));
    await test.step('appointments that cannot be loaded, and a failed delete', () =>
      expectFailuresTold(page, {
        path: APPOINTMENTS,
        at: PAGE,
        name: 'Dentist',
        unread: "Your appointments couldn't be loaded",
        undeleted: 'Failed to delete appointment.',
      }));
  });
});

test.describe('two parents at one appointment', () => {
  test.use({ expectedErrors: [/status of 412/] });

  test('see what the other one changed, in words, before one of the two stays [MED-02] [MED-05]', async ({
    page,
  }) => {
    const family = await arriveOnSaturday(page);
    const { id } = await store(page, APPOINTMENTS, { ...DENTIST, familyMemberId: family['Mia'] });
    await page.goto(PAGE);
    await button(page, 'Edit Dentist').click();
    const form = changing(page);
    await form.getByLabel('Date and time').fill('2026-11-25T09:00');
    await form.getByLabel('Family member').selectOption('Leo');
    const theirs = { appointmentDate: '2026-11-26T10:00', familyMemberId: null, notes: 'Theirs' };
    const headers = { origin: new URL(page.url()).origin };
    await page.request.put(`${APPOINTMENTS}/${id}`, { data: theirs, headers });
    await save(page);
    await expect(form.getByRole('alert')).toContainText('Someone else changed this');
    for (const words of [
      'Thu, Nov 26, 2026 at 10:00 AM',
      'Wed, Nov 25, 2026 at 9:00 AM',
      'Leo',
      'Not specified',
    ])
      await expect(form.getByRole('alert')).toContainText(words);
    await button(page, 'Save mine').click();
    await expect(form).toBeHidden();
    for (const fact of ['Wed, Nov 25 at 9:00 AM', 'For Leo', 'Theirs'])
      await expect(card(page, 'Dentist')).toContainText(fact);
  });
});
