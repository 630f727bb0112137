// Browser journeys: several schools of one household, and two parents at the same school.
import { expect, test } from '../fixtures.ts';
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
import { send } from '../settings-page.ts';

test('the first school is for every child from 5 to 18 until some are chosen; a second school is for those chosen [D35]', async ({
  page,
}) => {
  await openSchool(page);
  const everyone = button(page, 'All children from 5 to 18');
  await expect(everyone).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText("That's Mia and Leo.")).toBeVisible();
  await button(page, 'Mia').click();
  await expect(everyone).toHaveAttribute('aria-pressed', 'false');
  await nameSchool(page);
  await saveSettings(page).click();
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
  expect((await storedSettings(page))?.children).toHaveLength(1);

  await button(page, 'Add another school').click();
  await expect(everyone.filter({ visible: true })).toHaveCount(0);
  await field(page, 'School name').fill('Oak Middle');
  await button(page, 'Leo').filter({ visible: true }).click();
  await saveSettings(page).filter({ visible: true }).click();
  const schools = page.getByRole('navigation', { name: 'Schools' });
  await expect(schools.getByRole('button', { name: 'Oak Middle' })).toHaveAttribute('aria-pressed', 'true');

  await test.step('what is typed in one school waits while the other is shown', async () => {
    await field(page, 'Notes').fill('Bus 7');
    await schools.getByRole('button', { name: 'Lincoln Elementary' }).click();
    await expect(field(page, 'School name')).toHaveValue('Lincoln Elementary');
    await schools.getByRole('button', { name: 'Oak Middle' }).click();
    await expect(field(page, 'Notes')).toHaveValue('Bus 7');
    await saveSettings(page).filter({ visible: true }).click();
    await expect(unsaved(page)).toHaveCount(0);
  });

  await test.step('its address opens it, and a deletion can be undone', async () => {
    await page.reload();
    await expect(field(page, 'School name')).toHaveValue('Oak Middle');
    await button(page, 'Delete this school').click();
    await expect(field(page, 'School name')).toHaveValue('Lincoln Elementary');
    await expect(schools).toHaveCount(0);
    await button(page, 'Undo').click();
    await schools.getByRole('button', { name: 'Oak Middle' }).click();
    await expect(field(page, 'Notes')).toHaveValue('Bus 7');
  });
});

test('lessons at home are planned at the second school, when the first is none at home', async ({ page }) => {
  await openSchool(page);
  await nameSchool(page);
  await saveSettings(page).click();
  await button(page, 'Add another school').click();
  await expect(field(page, 'School name')).toHaveValue('');
  await field(page, 'School type').selectOption('Homeschool');
  await saveSettings(page).filter({ visible: true }).click();
  await expect(field(page, 'School name')).toBeFocused();
  await expect(card(page, 'School Configuration')).toContainText('Please name this school');
  await field(page, 'School name').fill('Home');
  await button(page, 'Leo').filter({ visible: true }).click();
  await saveSettings(page).filter({ visible: true }).click();
  const plan = card(page, 'Learning at home');
  await expect(plan.getByRole('button', { name: 'Leo' })).toHaveAttribute('aria-pressed', 'true');
  await expect(plan.getByRole('button', { name: 'Mia' })).toHaveAttribute('aria-pressed', 'false');
});

test.describe('two parents', () => {
  test.use({ expectedErrors: [/status of 412/] });

  test('a version saved elsewhere is shown before it is replaced, and nothing is lost [D28]', async ({
    page,
  }) => {
    await openSchool(page);
    await nameSchool(page);
    await saveSettings(page).click();
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    await field(page, 'Notes').fill('Mine');
    const settings = await storedSettings(page);
    await send(page, 'POST', '/api/school-settings', {
      ...settings,
      notes: 'Theirs',
      curriculum: 'Montessori',
    });
    await saveSettings(page).click();
    const note = page.getByRole('alert').filter({ hasText: 'Someone else changed this' });
    await expect(note).toContainText('Theirs');
    await expect(note).toContainText('Mine');
    await expect(note).toContainText('Montessori');
    await button(page, 'Save mine').click();
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible();
    // The toast of the first save may still be there.
    await expect.poll(() => storedSettings(page)).toMatchObject({ notes: 'Mine', curriculum: 'Montessori' });
    await expect(field(page, 'Curriculum')).toHaveValue('Montessori');
  });
});
