// Browser journeys: a family that learns at home plans its week, ticks, edits and prints lessons, and misses a day.
import type { Page } from '@playwright/test';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { ScheduleRequest } from '#contract/shapes.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn } from '../keyboard.ts';
import { button, dialog, notice, stored } from '../medical-screen.ts';
import { send } from '../settings-page.ts';
import {
  arriveAtHome,
  card,
  CHILDREN,
  daysOf,
  lessons,
  MONDAY,
  saveSchedule,
  saveSettings,
  SETTINGS,
  subjectsOf,
} from './homeschool-screen.ts';

async function refusePlan(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await button(page, 'Generate AI Schedule').click();
  await expect(notice(page)).toContainText('Please select a curriculum and add subjects before generating');
  expect(asked.filter((url) => url.includes('generate-schedule'))).toEqual([]);
  await expect(page.getByLabel('Add subjects')).toBeFocused();
}

async function planTwice(page: Page): Promise<void> {
  const plan = card(page, 'Learning at home');
  await page.getByLabel('Curriculum').selectOption('Montessori');
  await expect(page.getByText('You have unsaved changes', { exact: true })).toBeVisible();
  await plan.getByRole('button', { name: 'Leo', exact: true }).click();
  await plan.getByText('Days away, subjects').click();
  await button(page, 'Add a day away').click();
  await plan.getByLabel('What').fill('Co-op');
  await button(page, 'Generate AI Schedule').click();
  await button(page, 'Save schedule').click();
  await expect(notice(page)).toContainText('Schedule Saved');
  await expect(notice(page)).toContainText(
    'The lessons are on your calendar, and your school settings are saved.',
  );
  await expect(page.getByText('You have unsaved changes', { exact: true })).toHaveCount(0);
  const answer = await page.request.get('/api/school-settings');
  expect(await answer.json()).toMatchObject({ curriculum: 'Montessori', subjects: SETTINGS.subjects });
  await page.reload();
  await expect(page.getByLabel('Curriculum')).toHaveValue('Montessori');
  const asked = page.waitForRequest('**/api/generate-schedule');
  await expect(plan.getByRole('button', { name: 'Leo', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await button(page, 'Generate AI Schedule').click();
  const { children, away } = (await asked).postDataJSON() as ScheduleRequest;
  expect(children?.map(({ name }) => name)).toEqual(
    CHILDREN.map(({ name }) => name).filter((name) => name !== 'Leo'),
  );
  expect(away).toEqual([{ day: 'tuesday', what: 'Co-op' }]);
}

test('a schedule says first what is missing, is saved with the settings it was made from, and the next plan starts from it [SCH-04] [SCH-05] [SCH-10] [API-05]', async ({
  page,
}) => {
  await arriveAtHome(page, { ...SETTINGS, subjects: [] });
  await test.step('said before anything is asked of the server', () => refusePlan(page));
  await saveSettings(page);
  await page.reload();
  await test.step('children, days away and settings are those of the saved one', () => planTwice(page));
});

test('a homeschool family of three plans its week, and finds it on the calendar; its cards are accessible in both themes at both widths [SCH-05] [API-05]', async ({
  page,
}) => {
  await arriveAtHome(page);
  const asked = page.waitForRequest('**/api/generate-schedule');
  await test.step('the plan shows a week for each child, and is not saved yet', async () => {
    const plan = card(page, 'Learning at home');
    for (const { name } of CHILDREN)
      await expect(plan.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Generate AI Schedule').click();
    expect((await asked).postDataJSON()).toMatchObject({
      curriculum: 'Charlotte Mason',
      subjects: SETTINGS.subjects,
      daysPerWeek: 4,
      schoolHours: SETTINGS.schoolHours,
      preferences: { includeBreaks: true, subjectRotation: true },
    });
    const result = card(page, 'Generated schedule');
    for (const { name } of CHILDREN) {
      await result.getByRole('button', { name, exact: true }).click();
      const week = result.getByRole('list', { name: `Weekly schedule of ${name}` });
      await expect(week.locator(':scope > li')).toHaveCount(4);
      for (const subject of SETTINGS.subjects) await expect(week).toContainText(subject);
    }
    await expect(result.getByRole('heading', { name: 'Time for each subject' })).toBeVisible();
    expect(await daysOf(page, MONDAY)).toEqual([]);
    await expectAccessibleEverywhere(page, 'a generated schedule');
    await button(page, 'Discard').click();
    await expect(result).toBeHidden();
  });
  await saveSchedule(page);
  expect(await daysOf(page, MONDAY)).toHaveLength(3);
  await expectAccessibleEverywhere(page, 'saved lessons');
  await button(page, 'We missed today').click();
  await expectAccessibleEverywhere(page, 'a missed day');
  await page.goto('/');
  await expect(page.locator(`[data-date="${MONDAY}"]`)).toContainText(/School: \d+ lessons/);
});

async function missADay(page: Page): Promise<void> {
  const before = (await stored(page, '/api/school-days')) as unknown as SchoolDay[];
  await enterOn(page, button(page, 'We missed today'));
  await enterOn(page, dialog(page, 'We missed a day').getByRole('button', { name: 'Move lessons on' }));
  await expect(notice(page)).toContainText('Lessons moved on');
  const after = (await stored(page, '/api/school-days')) as unknown as SchoolDay[];
  const count = (days: SchoolDay[]) => days.flatMap((day) => day.lessons).length;
  expect(count(after)).toBe(count(before));
  expect(subjectsOf(await daysOf(page, MONDAY), 'Mia')).toEqual([]);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Lessons moved back');
  expect(subjectsOf(await daysOf(page, MONDAY), 'Mia')).not.toEqual([]);
}

async function printWeek(page: Page): Promise<void> {
  // On the paper of the screen itself, the lessons begin below the cards before them.
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, 'Attendance')).toHaveCSS('break-inside', 'avoid');
  await expect(card(page, 'Lessons')).toHaveCSS('break-inside', 'auto');
  await page.emulateMedia({ media: null });
  await button(page, 'Print this week').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: "Zoe's school week" })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter', landscape: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(CHILDREN.length);
  await page.emulateMedia({ media: null });
}

async function editLessons(page: Page): Promise<void> {
  const monday = lessons(page, 'Leo', 'Monday, Nov 30');
  await button(page, 'Previous week').click();
  await expect(card(page, 'Lessons')).toContainText('The next ones are on Monday, November 30');
  await enterOn(page, button(page, 'Show that week'));
  await expect(card(page, 'Lessons').getByText('Nov 30 – Dec 6')).toBeFocused();
  const [first] = subjectsOf(await daysOf(page, MONDAY), 'Leo');
  await monday.getByRole('checkbox').first().check();
  await expect(card(page, 'Attendance')).toContainText(/Leo\s*1 day/);
  await monday
    .getByRole('button', { name: `Edit ${first} of Leo on Monday, Nov 30` })
    .first()
    .click();
  const form = dialog(page, 'Edit Lesson');
  await form.getByLabel('Subject').fill('Algebra');
  await form.getByLabel('What to do').fill('Chapter 3');
  await button(page, 'Save Lesson').click();
  await expect(monday).toContainText('Chapter 3');
  await expect(monday.getByRole('button', { name: 'Edit Algebra of Leo' })).toBeFocused();
  await button(page, 'Add a lesson of Leo on Monday, Nov 30').click();
  const adding = dialog(page, 'Add Lesson');
  await button(page, 'Save Lesson').click();
  await expect(adding.getByText('Subject is required')).toBeVisible();
  await adding.getByLabel('Subject').fill('Piano');
  await adding.getByLabel('Starts').fill('15:00');
  await adding.getByLabel('Ends').fill('14:30');
  await button(page, 'Save Lesson').click();
  await expect(adding.getByText('A lesson ends after it starts')).toBeVisible();
  await adding.getByLabel('Ends').fill('15:30');
  await button(page, 'Save Lesson').click();
  await expect(monday.getByRole('listitem').last()).toContainText('Piano');
  await button(page, 'Check off all lessons of Leo on Monday, Nov 30').click();
  await expect(monday.getByRole('checkbox', { checked: false })).toHaveCount(0);
  await expect(button(page, 'Check off all lessons of Leo on Monday, Nov 30')).toBeFocused();
}

/** Zoe has no lessons on this day, as after all of them were moved on. */
async function addToFreeDay(page: Page): Promise<void> {
  const [zoe] = (await daysOf(page, MONDAY)).filter(({ child }) => child === 'Zoe');
  await send(page, 'DELETE', `/api/school-days/${zoe?.id}`);
  const add = button(page, 'Add a lesson of Zoe on Monday, Nov 30');
  await expect(lessons(page, 'Zoe', 'Monday, Nov 30').getByRole('listitem')).toHaveCount(0);
  await add.click();
  const adding = dialog(page, 'Add Lesson');
  await adding.getByLabel('Subject').fill('Choir');
  await adding.getByLabel('Starts').fill('10:00');
  await adding.getByLabel('Ends').fill('10:30');
  await button(page, 'Save Lesson').click();
  await expect(lessons(page, 'Zoe', 'Monday, Nov 30')).toContainText('Choir');
  await expect(add).toBeFocused();
  expect(subjectsOf(await daysOf(page, MONDAY), 'Zoe')).toEqual(['Choir']);
}

async function closeByBack(page: Page): Promise<void> {
  for (const [opener, title] of [
    ['We missed today', 'We missed a day'],
    ['Add a lesson of Leo on Monday, Nov 30', 'Add Lesson'],
  ] as const) {
    await button(page, opener).click();
    await expect(dialog(page, title)).toBeVisible();
    await page.goBack();
    await expect(dialog(page, title)).toHaveCount(0);
    await expect(page).toHaveURL(/\/school$/);
    await expect(button(page, opener)).toBeFocused();
    await button(page, opener).click();
    await dialog(page, title).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page, title)).toHaveCount(0);
  }
  // Closed otherwise, they leave no step behind.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/school$/);
}

async function askBeforeLoss(page: Page): Promise<void> {
  await button(page, 'Add a lesson of Leo on Monday, Nov 30').click();
  const subject = dialog(page, 'Add Lesson').getByLabel('Subject');
  await subject.fill('Latin');
  page.once('dialog', (question) => void question.dismiss());
  await page.goBack();
  await expect(subject).toHaveValue('Latin');
  page.once('dialog', (question) => void question.accept());
  await page.goBack();
  await expect(subject).toBeHidden();
  await expect(page).toHaveURL(/\/school$/);
}

test('saved lessons are moved on and back, printed, ticked, edited and added; attendance counts them, and Back closes their dialogs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await arriveAtHome(page);
  await saveSchedule(page);
  await test.step('a missed day moves on by one press, in order, and comes back with Undo', () =>
    missADay(page));
  await test.step('a week prints as one page per child', () => printWeek(page));
  await test.step('lessons are ticked, edited and added', () => editLessons(page));
  await test.step('a child without lessons gets one', () => addToFreeDay(page));
  await test.step('Back asks before the typed words of a lesson are lost', () => askBeforeLoss(page));
  await test.step('Back closes a dialog of the lessons, and only then leaves the page', () =>
    closeByBack(page));
});

async function failToGenerate(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/generate-schedule', async (route) => {
    await promise;
    await route.fulfill({ status: 500, body: 'Something went wrong.' });
  });
  await button(page, 'Generate AI Schedule').click();
  await expect(button(page, 'Generating...')).toBeVisible();
  resolve();
  await expect(notice(page)).toContainText('Generation Failed');
  await expect(notice(page)).toContainText('Failed to generate schedule. Please try again.');
  await expect(button(page, 'Generate AI Schedule')).toBeVisible();
  await page.unroute('**/api/generate-schedule');
}

async function failToTick(page: Page): Promise<void> {
  const first = lessons(page, 'Leo', 'Monday, Nov 30').getByRole('checkbox').first();
  await page.route('**/api/school-days/*', (route) => route.fulfill({ status: 500, body: 'No.' }));
  await first.click();
  await expect(notice(page)).toContainText('Failed to save the lesson. Please try again.');
  await expect(first).not.toBeChecked();
  await page.unroute('**/api/school-days/*');
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(first).toBeChecked();
  await expect(card(page, 'Attendance')).toContainText(/Leo\s*1 day/);
}

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('the button says that it is generating, then the failure in its own words; a tick that is not saved is taken back, and saved by another try [SCH-05] [SCH-12]', async ({
    page,
  }) => {
    await arriveAtHome(page);
    await test.step('the failure in its own words', () => failToGenerate(page));
    await saveSchedule(page);
    await test.step('a tick that is not saved', () => failToTick(page));
  });
});
