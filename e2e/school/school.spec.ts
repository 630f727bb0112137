// Browser journeys: the settings of the household's schools.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, openApp, test, withoutJoinedReads } from '../fixtures.ts';
import { enterOn, tabTo, typeInto } from '../keyboard.ts';
import {
  button,
  card,
  field,
  nameSchool,
  openSchool,
  saveSettings,
  storedSettings,
  unsaved,
} from './school-screen.ts';
import { nextQuestion, send } from '../settings-page.ts';

const CURRICULA = [
  'Not specified',
  'Traditional/Classical',
  'Charlotte Mason',
  'Montessori',
  'Waldorf/Steiner',
  'Unit Studies',
  'Eclectic/Mix',
  'Online Programs',
  'Unschooling',
  'State Standards',
  'Common Core',
  'Custom Curriculum',
];

async function leaveUnsaved(page: Page): Promise<void> {
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
  await nameSchool(page);
  const question = nextQuestion(page, 'dismiss');
  await home.click();
  expect(await question).toContain('You have unsaved changes.');
  await expect(field(page, 'School name')).toHaveValue('Lincoln Elementary');
  await button(page, 'Discard').click();
  await expect(field(page, 'School name')).toHaveValue('');
  await expect(saveSettings(page)).toBeFocused();
  await home.click();
  await expect(page).toHaveURL('/');
}

async function changeDefaults(page: Page): Promise<void> {
  await expect(field(page, 'School type')).toHaveValue('public');
  await expect(field(page, 'Days per week')).toHaveValue('5');
  await expect(field(page, 'School starts')).toHaveValue('08:00');
  await expect(field(page, 'School ends')).toHaveValue('15:00');
  expect(await field(page, 'Curriculum').locator('option').allTextContents()).toEqual(CURRICULA);
  expect(await field(page, 'Days per week').locator('option').allTextContents()).toEqual([
    '3 days',
    '4 days',
    '5 days',
    '6 days',
  ]);
  expect(await storedSettings(page)).toBeNull();

  await field(page, 'School type').selectOption('private');
  await nameSchool(page);
  await field(page, 'Curriculum').selectOption('Montessori');
  await field(page, 'Days per week').selectOption('4');
  await field(page, 'School ends').fill('14:30');
  await button(page, 'Nut-free').click();
  await field(page, 'Notes').fill('Library on Tuesdays');
  await saveSettings(page).click();
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  expect(await storedSettings(page)).toMatchObject({
    schoolType: 'private',
    schoolName: 'Lincoln Elementary',
    schoolDistrict: 'Springfield 19',
    curriculum: 'Montessori',
    daysPerWeek: 4,
    schoolHours: { start: '08:00', end: '14:30' },
    foodRules: ['Nut-free'],
    notes: 'Library on Tuesdays',
    calendarConfirmed: false,
    children: [],
  });
  await page.reload();
  await expect(field(page, 'School name')).toHaveValue('Lincoln Elementary');
  await expect(field(page, 'School type')).toHaveValue('private');
  await expect(field(page, 'Notes')).toHaveValue('Library on Tuesdays');
}

async function enterSubjects(page: Page): Promise<void> {
  const subjects = page.getByRole('group', { name: 'Subjects' });
  const typing = field(page, 'Add subjects');
  await typing.fill(' Math, Reading ;; ');
  await typing.press('Enter');
  await expect(typing).toHaveValue('');
  await typing.fill('Science');
  await typing.press('Tab');
  await expect(typing).toHaveValue('');
  await expect(typing).not.toBeFocused();
  await typing.fill('Art; math');
  await field(page, 'Notes').click();
  const chips = subjects.getByRole('button', { name: /^Remove/ });
  await expect(chips).toHaveText([/Math/, /Reading/, /Science/, /Art/]);
  await subjects.getByRole('button', { name: 'Remove Reading' }).click();
  await expect(typing).toBeFocused();
  await typing.fill('Latin');
  await saveSettings(page).click();
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
  expect((await storedSettings(page))?.subjects).toEqual(['Math', 'Science', 'Art', 'Latin']);
}

test('a new family finds the defaults, is asked before it leaves unsaved ones, changes them, and finds them again as saved; subjects become chips on Enter, Tab and blur [SCH-01] [SCH-04] [SCH-09] [SCH-11] [API-04]', async ({
  page,
}) => {
  await openSchool(page);
  await test.step('leaving with something unsaved asks first; discarding needs no question', () =>
    leaveUnsaved(page));
  await page.goBack();
  await test.step('the defaults are changed and saved', () => changeDefaults(page));
  await test.step('subjects leave by a press', () => enterSubjects(page));
});

test('each school type shows its cards; without settings the type of the wizard counts [SCH-02] [SCH-03] [D12]', async ({
  page,
}) => {
  await openApp(page, { areas: ['schoolSchedules'] });
  await send(page, 'PUT', '/api/auth/user/preferences', { schoolType: 'hybrid' });
  await page.goto('/school');
  const calendar = card(page, 'School Calendar');
  const breaks = card(page, 'Breaks & Holidays');
  await expect(field(page, 'School type')).toHaveValue('hybrid');
  await expect(calendar).toBeVisible();
  await expect(breaks).toBeVisible();
  await field(page, 'School type').selectOption('homeschool');
  await expect(calendar).toHaveCount(0);
  await expect(breaks).toBeVisible();
  for (const type of ['public', 'private']) {
    await field(page, 'School type').selectOption(type);
    await expect(calendar).toBeVisible();
    await expect(breaks).toHaveCount(0);
  }
  await expect(page.locator('input[type=file]')).toHaveAttribute(
    'accept',
    '.pdf,.jpg,.jpeg,.png,.doc,.docx,.ics',
  );
});

test.describe('when saving fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a toast says so, and everything typed stays for the next try [SCH-04]', async ({ page }) => {
    await openSchool(page);
    await withoutJoinedReads(page);
    await page.route('**/api/school-settings', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'Sorry' }) : route.fallback(),
    );
    await nameSchool(page);
    await saveSettings(page).click();
    await expect(page.getByText('Failed to save settings. Please try again.', { exact: true })).toBeVisible();
    await expect(field(page, 'School name')).toHaveValue('Lincoln Elementary');
    await expect(unsaved(page)).toBeVisible();
    await page.unroute('**/api/school-settings');
    await saveSettings(page).click();
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    expect((await storedSettings(page))?.schoolName).toBe('Lincoln Elementary');
  });
});

test.describe('visitors', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('cause no request for the school settings, also after a session has ended [API-11]', async ({
    page,
  }) => {
    await openSchool(page);
    // The open screen still reads with the session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/school']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(asked).toContain('/school');
    expect(asked.filter((path) => /^\/api\/(?:school|reads)/.test(path))).toEqual([]);
  });
});

async function saveByKeys(page: Page): Promise<void> {
  await tabTo(page, field(page, 'School type'));
  await page.keyboard.press('h');
  await typeInto(page, field(page, 'School name'), 'Lincoln');
  await typeInto(page, field(page, 'Add subjects'), 'Math');
  await page.keyboard.press('Enter');
  await enterOn(page, card(page, 'Children').getByRole('button', { name: 'Mia', exact: true }));
  await enterOn(page, saveSettings(page));
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
  expect(await storedSettings(page)).toMatchObject({ schoolName: 'Lincoln', subjects: ['Math'] });
  await field(page, 'School type').selectOption('hybrid');
  await button(page, 'Add a break').click();
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessibleEverywhere(page);
}

async function addBreak(page: Page): Promise<void> {
  await field(page, 'School type').selectOption('homeschool');
  await field(page, 'Name').fill('Winter break');
  await field(page, 'First day').fill('2026-12-21');
  await field(page, 'Last day').fill('2026-12-01');
  await saveSettings(page).click();
  await expect(page.getByText('The last day is before the first')).toBeVisible();
  await expect(field(page, 'Last day')).toBeFocused();
  await field(page, 'Last day').fill('2027-01-01');
  await field(page, 'Description').fill('Grandma visits');
  await button(page, 'Add another break').click();
  await saveSettings(page).click();
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  expect(await storedSettings(page)).toMatchObject({
    breaks: [
      { name: 'Winter break', startDate: '2026-12-21', endDate: '2027-01-01', description: 'Grandma visits' },
    ],
    calendarConfirmed: true,
  });
  await button(page, 'Remove Winter break').click();
  await expect(button(page, 'Add a break')).toBeFocused();
  await button(page, 'Discard').click();
  await page.goto('/');
  await expect(page.locator('[data-date="2026-12-21"]')).toContainText('Winter break Begins');
}

test('a parent saves the settings with the keyboard alone; every card is accessible; breaks of a homeschool family are stored, confirm the year, and show on the calendar [SCH-01] [SCH-03] [D13] [CAL-08]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-07T10:00:00-05:00'));
  await openSchool(page);
  await test.step('by keys', () => saveByKeys(page));
  await test.step('breaks', () => addBreak(page));
});
