// Browser journeys: what the calendar reads, lessons at home, days off, the next entry, and files for a phone.
import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import type { Lesson } from '#contract/shapes.ts';
import {
  DINNER,
  arrive,
  calendar,
  card,
  day,
  dialog,
  newYork,
  saveAppointment,
  saveMember,
} from '../family-week.ts';
import { expect, readsIn, reloadToTheEnd, test, withoutJoinedReads } from '../fixtures.ts';

const TODAY = '2026-11-25';
const upNext = (page: Page) => card(page, 'Up Next');

async function send<T = unknown>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
  return (await response.json()) as T;
}

const lesson = (start: string, end: string, subject: string): Lesson => ({
  start,
  end,
  subject,
  activity: `${subject} for today`,
  shared: false,
  teacher: false,
  done: false,
});

/** Two children who learn at home on that Wednesday. */
async function saveLessons(page: Page): Promise<void> {
  const [mia, leo] = [await saveMember(page, 'Mia'), await saveMember(page, 'Leo')];
  await send(page, '/api/school-days', {
    date: TODAY,
    memberId: mia.id,
    lessons: [lesson('09:00', '09:30', 'Math'), lesson('09:40', '10:10', 'Reading')],
  });
  await send(page, '/api/school-days', {
    date: TODAY,
    memberId: leo.id,
    lessons: [lesson('09:15', '09:45', 'Math'), lesson('11:00', '11:30', 'Art')],
  });
}

/** The requests of the calendar, as 'path from to'. */
function watchReads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    for (const { pathname, searchParams } of readsIn(request.url()))
      if (/weekly-menus|medical-appointments|school-days|school-settings|schools$/.test(pathname))
        asked.push(
          [pathname.slice('/api/'.length), searchParams.get('from'), searchParams.get('to')].join(' ').trim(),
        );
  });
  return asked;
}

const THREE_MONTHS = [
  'medical-appointments 2026-09-29T00:00:00.000Z',
  'school-days 2026-10-01 2026-12-31',
  'school-settings',
  'schools',
  'weekly-menus 2026-10-01 2026-12-31',
];

test('the dashboard asks once for three months around today, and the bell asks no more; a visitor causes no request [CAL-01] [API-10] [API-11]', async ({
  page,
  browser,
}) => {
  await arrive(page);
  const asked = watchReads(page);
  await reloadToTheEnd(page);
  await expect(upNext(page)).toContainText('All done for now!');
  expect(asked.toSorted()).toEqual(THREE_MONTHS);
  const stranger = await browser.newPage();
  const ofVisitor = watchReads(stranger);
  await stranger.goto(new URL('/', page.url()).href);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  expect(ofVisitor).toEqual([]);
  await stranger.close();
});

test('on a slow connection the dashboard is drawn before its data, and waits for them without asking again [API-10]', async ({
  page,
}) => {
  await arrive(page);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/reads?*', async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  const asked = watchReads(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(calendar(page)).toBeVisible();
  await expect(upNext(page)).not.toContainText('All done for now!');
  arrival.resolve();
  await expect(upNext(page)).toContainText('All done for now!');
  expect(asked.toSorted()).toEqual(THREE_MONTHS);
});

test('a month is there before it is paged to, years back too, and none is shown empty meanwhile [CAL-01]', async ({
  page,
}) => {
  await arrive(page, {
    before: async () => {
      await saveAppointment(page, { title: 'Long ago', appointmentDate: '2024-11-05T10:00' });
      await saveAppointment(page, { title: 'In spring', appointmentDate: '2027-04-30T23:30' });
    },
  });
  // Nothing lies in the three months around today: what is after them is not next.
  await expect(upNext(page)).toHaveText(/All done for now!$/);
  const asked = watchReads(page);
  for (let month = 0; month < 5; month += 1) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(day(page, /April 30, 2027/)).toContainText('In spring');
  await expect
    .poll(() => asked.filter((path) => path.startsWith('weekly-menus')))
    .toEqual(['weekly-menus 2027-01-01 2027-03-31', 'weekly-menus 2027-04-01 2027-06-30']);
  // Coming appointments were read with those of today.
  expect(asked.filter((path) => path.startsWith('medical-appointments'))).toEqual([]);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await withoutJoinedReads(page);
  await page.route('**/api/medical-appointments?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/?month=2024-11');
  await expect(calendar(page).getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(day(page, /November 5, 2024/)).toContainText('Long ago');
  await expect(calendar(page).getByRole('grid')).toHaveAttribute('aria-busy', 'false');
});

/** Lessons in the month, and one of them in the dialog of its day. */
async function openLessons(page: Page): Promise<void> {
  const today = day(page, /November 25/);
  await expect(today.getByRole('button')).toHaveText([/School: 4 lessons/]);
  await expect(card(page, "Today's Schedule").getByRole('listitem')).toHaveText([
    /Math: Mia.*9:00 AM/,
    /Math: Leo.*9:15 AM/,
    /Reading: Mia.*9:40 AM/,
  ]);
  await today.click({ position: { x: 4, y: 4 } });
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /Math: Mia/,
    /Math: Leo/,
    /Reading: Mia/,
    /Art: Leo.*11:00 AM/,
  ]);
  await dialog(page)
    .getByRole('button', { name: /Art: Leo/ })
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'Art: Leo' })).toBeVisible();
  await expect(dialog(page)).toContainText('11:00 AM – 11:30 AM');
  await page.reload();
  await expect(dialog(page).getByRole('heading', { name: 'Art: Leo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

async function sendToPhone(page: Page): Promise<void> {
  const fileOf = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to phone calendar' }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  await day(page, /November 25/)
    .getByRole('button', { name: 'School: 4 lessons' })
    .click();
  const lessons = await fileOf();
  expect(lessons.name).toBe(`${TODAY}.ics`);
  expect(lessons.text.match(/^SUMMARY:.*$/gm)).toHaveLength(4);
  await page.goto('/medical?tab=appointments');
  const dentist = await fileOf();
  expect(dentist.text).toMatch(/DTSTART;TZID=America\/New_York:20261126T123000\r\nSUMMARY:Dentist\r\n/);
  expect(dentist.text).toContain('DTEND;TZID=America/New_York:20261126T131500\r\n');
}

test('lessons at home are one entry of the month and each by itself in their day, go to a phone, and are one line of Up Next in one hour [CAL-02] [CAL-03] [CAL-05] [CAL-12] [MED-05] [UPN-01] [DASH-05]', async ({
  page,
}) => {
  await arrive(page, {
    time: '09:20',
    before: async () => {
      await saveLessons(page);
      await saveAppointment(page, { appointmentDate: '2026-11-26T12:30', duration: 45 });
    },
  });
  await test.step('in the month and in the dialog of their day', () => openLessons(page));
  await test.step('an appointment and a day of school go to the calendar of a phone', () =>
    sendToPhone(page));
  await test.step('two children in one hour make one line, and what is next stands below', async () => {
    await page.goto('/');
    await expect(upNext(page)).toContainText('Math: Mia and Leo9:00 AM');
    await page.clock.pauseAt(newYork('10:15'));
    await expect(upNext(page)).toContainText('All done for now!Next: Art for Leo, today 11:00 AM');
    await page.clock.pauseAt(newYork('19:00'));
    await expect(upNext(page)).toContainText('All done for now!Next: Dentist, tomorrow 12:30 PM');
  });
});

test('on a day off no sample lesson is next, and an early dismissal is, with its children [UPN-01] [UPN-02] [CAL-07]', async ({
  page,
}) => {
  let child = '';
  const year = (calendarConfirmed: boolean) =>
    send(page, '/api/school-settings', {
      schoolName: 'Oak Hill',
      calendarConfirmed,
      children: [child],
      foundCalendar: {
        schoolName: 'Oak Hill',
        academicYear: '2026-2027',
        events: [
          { date: TODAY, event: 'Early Dismissal', kind: 'early-dismissal', time: '12:00' },
          { date: '2026-11-26', endDate: '2026-11-27', event: 'Thanksgiving Break', kind: 'break' },
        ],
      },
    });
  await arrive(page, {
    time: '08:10',
    meals: { wednesday: DINNER },
    before: async () => {
      child = (await saveMember(page, 'Mia')).id;
      await year(false);
    },
  });
  await expect(upNext(page)).toContainText('Math Lesson8:00 AMSample');
  await year(true);
  await page.reload();
  await expect(upNext(page)).toContainText('All done for now!Next: Early Dismissal · Mia, today 12:00 PM');
  for (const [at, text] of [
    ['2026-11-25T12:10', 'Early Dismissal · Mia12:00 PM'],
    ['2026-11-25T13:00', 'All done for now!Next: Dinner: Veggie tacos, today 6:00 PM'],
    ['2026-11-26T08:05', 'All done for now!'],
    ['2026-11-27T10:05', 'All done for now!'],
    ['2026-11-28T10:05', 'Science Project10:00 AMSample'],
  ] as const) {
    await page.clock.pauseAt(new Date(`${at}:00-05:00`));
    await expect(upNext(page), at).toContainText(text);
  }
});
