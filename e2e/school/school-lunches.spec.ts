// Browser journey: food rules of a school beside the lunches of a week.
import { expectNoAxeViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { button, panel } from '../meal-kitchen.ts';
import { arriveAt, plan, saved } from '../meal-week.ts';

const MIA = { name: 'Mia', relationship: 'child', age: 7 };
const RULE = 'Peanut butter sandwich: school is nut-free';

test('a lunch that a school does not allow is named on school days, and nowhere else [D35]', async ({
  page,
}) => {
  await arriveAt(page, 'menus', { members: [MIA] });
  const events = [{ date: '2026-11-26', event: 'Thanksgiving Day' }];
  const data = {
    schoolName: 'Lincoln',
    foodRules: ['nut-free'],
    calendarConfirmed: true,
    foundCalendar: { schoolName: 'Lincoln', academicYear: '2026-2027', events },
  };
  expect((await page.request.post('/api/school-settings', { data })).status()).toBe(200);
  await button(page, 'Fill in this week').click();
  await plan(page, 'Friday lunch', 'Peanut butter sandwich');
  await plan(page, 'Friday dinner', 'Peanut butter sandwich');
  await plan(page, 'Thursday lunch', 'Peanut butter sandwich');
  await plan(page, 'Saturday lunch', 'Peanut butter sandwich');
  await saved(page);
  await page.reload();
  const friday = page.getByRole('row').filter({ has: button(page, 'Friday dinner: Peanut butter sandwich') });
  const marks = panel(page).getByRole('button', { name: /^For your family/ });
  await expect(marks).toHaveAccessibleName('For your family: school');
  await marks.click();
  await expect(friday.getByText(RULE)).toBeVisible();
  await expect(panel(page).getByText(RULE)).toHaveCount(1);
  await expectNoAxeViolations(page);
});
