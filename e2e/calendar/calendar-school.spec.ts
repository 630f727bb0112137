// Browser journeys: school calendars on the dashboard: breaks, days off, typical dates, and the note where they are
// changed.
import type { Page } from '@playwright/test';
import type { SchoolBreak, SchoolEvent } from '#contract/shapes.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import { arrive, calendar, card, day, dialog, notice, saveMember } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';

interface SchoolYear {
  calendarConfirmed?: boolean;
  breaks?: SchoolBreak[];
  events?: SchoolEvent[];
  children?: string[];
}

async function saveSchool(page: Page, { events = [], ...year }: SchoolYear): Promise<void> {
  const response = await page.request.post('/api/school-settings', {
    data: {
      schoolType: 'public',
      schoolName: 'Oak Hill Elementary',
      calendarConfirmed: true,
      ...year,
      foundCalendar: { schoolName: 'Oak Hill Elementary', academicYear: '2026-2027', events },
    },
  });
  expect(response.ok(), `school settings answered ${response.status()}`).toBe(true);
}

const THANKSGIVING: SchoolBreak = {
  name: 'Thanksgiving Break',
  startDate: '2026-11-25',
  endDate: '2026-11-27',
  description: 'No bus on Tuesday afternoon.',
};
const PICTURES: SchoolEvent = { date: '2026-11-24', event: 'Picture Day', kind: 'school' };

const HOLIDAY: SchoolEvent = {
  date: '2026-11-26',
  event: 'Thanksgiving Day',
  kind: 'holiday',
  qualifier: 'typical',
};

async function deletePictureDay(page: Page): Promise<void> {
  const tuesday = day(page, /November 24/);
  await expect(tuesday.getByRole('button')).toHaveText([/^All day.*Picture Day$/]);
  await tuesday.getByRole('button', { name: 'Picture Day' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  for (const fact of ['Picture Day', 'Tuesday, November 24, 2026', 'All day', 'School'])
    await expect(dialog(page).getByText(fact, { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page).getByText('Note', { exact: true })).toBeVisible();
  await expect(
    notice(page).getByText(
      'To modify school events, please use the School page to edit your calendar settings or breaks.',
      { exact: true },
    ),
  ).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByRole('heading', { name: 'Picture Day' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Edit Details' }).click();
  await expect(page).toHaveURL(/\/school$/);
}

test('school events wait until the calendar is confirmed, say when they are typical, and are changed on the school page [CAL-07] [CAL-11] [DASH-08]', async ({
  page,
}) => {
  const events = [PICTURES, HOLIDAY];
  await arrive(page, { before: () => saveSchool(page, { events, calendarConfirmed: false }) });
  await test.step('they wait until the calendar is confirmed', async () => {
    await expect(calendar(page).getByText(/Pip can fill this week/)).toBeVisible();
    await expect(day(page, /November 24/).getByRole('button')).toHaveCount(0);
    await saveSchool(page, { events });
    await page.reload();
    await expect(day(page, /November 24/).getByRole('button')).toHaveCount(1);
  });
  await test.step('a date that no school has confirmed is marked as typical', async () => {
    await day(page, /November 26/)
      .getByRole('button', { name: /Thanksgiving Day \(typical date\)/ })
      .click();
    await expect(dialog(page).getByText('Typical date, please check with the school')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('deleting one deletes nothing and says where it is changed', () => deletePictureDay(page));
});

async function readBreak(page: Page): Promise<void> {
  const [wednesday, thursday, friday] = [/November 25/, /November 26/, /November 27/].map((name) =>
    day(page, name),
  );
  await expect(wednesday!.getByRole('button')).toHaveText([/Thanksgiving Break Begins/]);
  await expect(thursday!).toHaveAccessibleName(/Thursday, November 26, 2026.*Thanksgiving Break/);
  await expect(thursday!.getByRole('button')).toHaveCount(0);
  await expect(friday!.getByRole('button')).toHaveText([/Thanksgiving Break Ends/]);
  await expect(day(page, /November 28/)).toHaveAccessibleName('Saturday, November 28, 2026');
  // A day inside the break is part of it, in its dialog too.
  await thursday!.click();
  await expect(dialog(page)).toContainText('Thanksgiving BreakNov 25 – Nov 27');
  await page.keyboard.press('Escape');
  await wednesday!.getByRole('button').click();
  await expect(dialog(page).getByText('Nov 25 – Nov 27', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('All day', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('No bus on Tuesday afternoon.')).toBeVisible();
  await page.keyboard.press('Escape');
  await calendar(page).getByRole('button', { name: 'School', exact: true }).click();
  await expect(thursday!).toHaveAccessibleName('Thursday, November 26, 2026');
  await expect(card(page, "Today's Schedule")).toContainText('Thanksgiving Break Begins');
  await calendar(page).getByRole('button', { name: 'School', exact: true }).click();
}

async function readEarlyDismissal(page: Page): Promise<void> {
  const chip = day(page, /November 24/).getByRole('button', { name: /Early Dismissal/ });
  // Little room: a number on the screen, names for assistive technology.
  await expect(chip).toHaveAccessibleName(/12:00 PM.*Mia Park, Leo Park/);
  await expectAccessibleEverywhere(page, 'a month with a break and avatars');
  const avatars = card(page, "Today's Schedule").locator('.avatar');
  await expect(avatars).toHaveText(['MP', 'LP']);
  const colours = await avatars.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colours).size).toBe(2);
  await chip.click();
  await expect(dialog(page).getByText('12:00 PM', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('Mia Park, Leo Park', { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a school event');
}

test('a break begins, ends, and is a band across its days; an early dismissal has its hour and the faces of its children [CAL-08]', async ({
  page,
}) => {
  await arrive(page, {
    before: async () => {
      const [mia, leo] = [await saveMember(page, 'Mia Park'), await saveMember(page, 'Leo Park')];
      await saveSchool(page, {
        children: [mia.id, leo.id],
        breaks: [THANKSGIVING],
        events: [{ date: '2026-11-24', event: 'Early Dismissal', kind: 'early-dismissal', time: '12:00' }],
      });
    },
  });
  await test.step('the break', () => readBreak(page));
  await test.step('the early dismissal', () => readEarlyDismissal(page));
});
