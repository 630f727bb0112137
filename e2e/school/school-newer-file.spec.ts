// Browser journey: uploading a newer school calendar, compared with the one that is confirmed; the answers are stubbed.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { readingOf, stubReading } from './school-file.ts';
import { button, card, openSchool, row, storedSettings, upload } from './school-screen.ts';

const calendarCard = (page: Page) => card(page, 'School Calendar');

async function compareWithCalendar(page: Page): Promise<void> {
  const calendar = await readingOf(page);
  await page.request.post('/api/school-settings', {
    data: {
      schoolName: 'Hawthorn',
      calendarConfirmed: true,
      foundCalendar: {
        schoolName: 'Hawthorn',
        academicYear: '2026-2027',
        events: [
          { date: '2026-09-07', event: 'Labor Day - No School' },
          { date: '2026-11-23', endDate: '2026-11-27', event: 'Thanksgiving Break' },
          { date: '2027-03-08', event: 'Snow make-up day' },
        ],
      },
    },
  });
  await page.reload();
  await stubReading(page, () => [{ event: 'done', calendar }]);
  await button(page, 'Got a newer calendar?').click();
  await upload(page);
  await expect(page.getByText('Compared with your calendar: 6 new, 1 changed, 1 gone.')).toBeVisible();
  await expect(row(page, 'Thanksgiving Break')).toContainText('Moved, was Mon, Nov 23 to Fri, Nov 27');
  await expect(row(page, 'Winter Break')).toContainText('New');
  await expect(row(page, 'Labor Day - No School')).not.toContainText('New');
  const gone = page.getByRole('region', { name: 'No longer in the calendar' });
  await expect(gone).toContainText('Snow make-up day');
  await expectAccessibleEverywhere(page);
  await gone.getByRole('button', { name: 'Keep it too' }).click();
  await expect(row(page, 'Snow make-up day')).toBeFocused();
  await expect(gone).toHaveCount(0);
  await button(page, 'Reject').click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  expect((await storedSettings(page))?.foundCalendar?.events).toHaveLength(3);
}

async function keepTypedDay(page: Page): Promise<void> {
  const { rows, ...calendar } = await readingOf(page);
  await page.request.post('/api/school-settings', {
    data: {
      calendarConfirmed: true,
      foundCalendar: {
        schoolName: '',
        academicYear: '2026-2027',
        events: [{ date: '2026-12-04', event: 'Teacher day' }],
      },
    },
  });
  await page.reload();
  const sure = rows.filter(({ warnings }) => warnings.length === 0);
  await stubReading(page, () => [{ event: 'done', calendar: { ...calendar, rows: sure } }]);
  await button(page, 'Got a newer calendar?').click();
  await upload(page);
  await expect(calendarCard(page)).toContainText("“Teacher day” isn't in it.");
  await button(page, 'Keep it too').click();
  await expect(calendarCard(page)).not.toContainText('This replaces');
  await expect(page.locator('[data-calendar]')).toBeFocused();
  await button(page, 'Confirm').click();
  await expect(calendarCard(page).getByText('On your calendar')).toBeVisible();
  const kept = (await storedSettings(page))?.foundCalendar?.events.map(({ event }) => event);
  expect(kept).toContain('Teacher day');
  expect(kept).toHaveLength(sure.length + 1);
}

test('a newer file shows what is new, changed and gone before it takes the place of the calendar; a day off typed before is named, and kept with one press [SCH-02]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00-05:00'));
  await openSchool(page);
  await test.step('new, changed and gone', () => compareWithCalendar(page));
  await test.step('a day off typed before the calendar came', () => keepTypedDay(page));
});
