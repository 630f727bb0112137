// Browser journeys: two parents in a household: inviting, editing at once, leaving; export and deletion of their data.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, newParent, openApp, test } from '../fixtures.ts';
import { createAccountThrough, expectJoinTold, members } from '../joined.ts';
import { anotherBrowser, card, nextQuestion, openSettings, send, sidebar, signIn } from '../settings-page.ts';
import { expectApp, goOn, me, stepTitle } from '../wizard.ts';

// A parent who is removed or signs out learns it from the next response.
test.use({ expectedErrors: [/status of 40[014]/] });

const household = (page: Page) => card(page, 'Household');
const houses = (page: Page) => page.getByRole('list', { name: 'Your households' });
const landing = (page: Page) => page.getByRole('link', { name: 'Get Started' }).first();

/** Creates an invitation in the open settings and returns its link. */
async function invite(page: Page): Promise<string> {
  await household(page).getByRole('button', { name: 'Invite a parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your invitation link' });
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return link;
}

/** Sam, who joined Dana's household through the link, wizard included, and has the app open. */
async function joined(browser: Browser, page: Page) {
  const sam = await anotherBrowser(browser, page);
  const parent = await createAccountThrough(sam, await invite(page), 'Sam');
  await expect(stepTitle(sam)).toHaveText('Personal Information');
  await goOn(sam);
  await sam.getByRole('checkbox', { name: 'Medical Assistance' }).check();
  await goOn(sam);
  await sam.getByRole('button', { name: 'Complete Setup' }).click();
  await expectApp(sam);
  return { sam, parent };
}

/** Step 3 with the school area, which has no step of its own for who joins. */
const chooseSchoolToo = async (page: Page) => {
  await expect(stepTitle(page)).toHaveText('Preferences & Services');
  await page.getByRole('checkbox', { name: 'School Schedules' }).check();
  await goOn(page);
};

test('a second parent is invited, skips family and school in the wizard, edits beside the first, and is removed at once', async ({
  page,
  browser,
}) => {
  await openSettings(page, {
    members: [{ name: 'Mia', relationship: 'child' }],
    timeZone: 'America/Denver',
  });
  await expect(members(page)).toHaveText(/Dana Reyes.*You.*Owner.*Joined/);
  await expect(page.getByRole('button', { name: 'Leave the household' })).toHaveCount(0);
  const link = await invite(page);
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByRole('listitem')).toHaveCount(1);

  const sam = await anotherBrowser(browser, page);
  await test.step('Sam creates an account and finishes a short wizard', async () => {
    await createAccountThrough(sam, link, 'Sam');
    await expect(stepTitle(sam)).toHaveText('Personal Information');
    await expect(sam.getByText('Step 1 of 3')).toBeVisible();
    await expect(sam.getByRole('main')).toContainText('Mountain – Denver');
    await expectAccessibleEverywhere(sam, 'the first step of who joins');
    await goOn(sam);
    await expect(sam.getByText('Step 2 of 3')).toBeVisible();
    await chooseSchoolToo(sam);
    await expect(stepTitle(sam)).toHaveText('App Integrations');
    await sam.getByRole('button', { name: 'Complete Setup' }).click();
    await expectApp(sam);
    expect((await me(sam)).timeZone).toBe('America/Denver');
    await sidebar(sam).getByRole('link', { name: 'Family Overview' }).click();
    await expect(sam.getByRole('main').getByRole('heading', { name: 'Mia' })).toBeVisible();
  });

  await test.step("Dana's open screen tells that Sam joined; to Sam, earlier changes are no news", () =>
    expectJoinTold(page, sam));

  await test.step('the link has worked once and does not work again', async () => {
    const stranger = await anotherBrowser(browser, page);
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText('no longer works');
    await stranger.context().close();
  });

  await test.step('both edit, and each change says whose it is', async () => {
    await send(sam, 'POST', '/api/medical-contacts', { name: 'Dr. Lee' });
    await page.reload();
    await expect(members(page)).toHaveCount(2);
    await expect(members(page).last()).toContainText(/Sam Ortega.*Member/);
    const recent = card(page, 'Recent changes').getByRole('listitem');
    await expect(recent.first()).toContainText('Sam added the contact “Dr. Lee”');
    await recent.first().getByRole('button', { name: /^Undo/ }).click();
    await expect(recent.first()).toContainText('Dana undid a change to the contact “Dr. Lee”');
    expect(await (await sam.request.get('/api/medical-contacts')).json()).toEqual([]);
  });

  await test.step('Sam is removed and sees the landing page at once', async () => {
    const kept = nextQuestion(page, 'dismiss');
    await household(page).getByRole('button', { name: 'Remove Sam Ortega' }).click();
    expect(await kept).toContain('Remove Sam Ortega from the household?');
    await expect(members(page)).toHaveCount(2);
    const gone = nextQuestion(page, 'accept');
    await household(page).getByRole('button', { name: 'Remove Sam Ortega' }).press('Enter');
    await gone;
    await expect(members(page)).toHaveCount(1);
    await expect(household(page)).toBeFocused();
    await sam.goto('/');
    await expect(landing(sam)).toBeVisible();
    expect((await sam.request.get('/api/family-members')).status()).toBe(401);
  });
  await sam.context().close();
});

/** Copies an invitation with one press, and takes it back: it does not work. */
async function takeBackInvitation(page: Page, browser: Browser): Promise<void> {
  await household(page).getByRole('button', { name: 'Invite a parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your invitation link' });
  await expect(dialog).toContainText('Valid for 7 days, works once.');
  await expect(dialog).toContainText("“localhost” is this computer alone: other devices can't open it.");
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status')).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Cancel the invitation/ }).press('Enter');
  await expect(page.getByText('Invitation canceled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel the invitation/ })).toHaveCount(0);
  await expect(household(page)).toBeFocused();
  const visitor = await anotherBrowser(browser, page);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('no longer works');
  await visitor.context().close();
}

/** Deletes the account with the password; a wrong one is refused. */
async function deleteAccount(page: Page, dana: { email: string; password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog).toContainText('because no one else belongs to it');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  const password = dialog.getByLabel('Your password');
  for (const [typed, sentence] of [
    ['', 'Please enter your password.'],
    ['not my password', "That isn't your password. Please try again."],
  ] as const) {
    await password.fill(typed);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog).toContainText(sentence);
    await expect(password).toBeFocused();
  }
  await password.fill(dana.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(landing(page)).toBeVisible();
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(dana.email);
  await page.getByLabel('Password').fill(dana.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
}

test('everything of the household is downloaded as one zip, an invitation that was taken back does not work, and the account is deleted with the password, a wrong one is refused [L4]', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dana = await openSettings(page, { members: [{ name: 'Mia', relationship: 'child' }] });
  await test.step('the export', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });
  await test.step('an invitation, copied and taken back', () => takeBackInvitation(page, browser));
  await test.step('the account is deleted', () => deleteAccount(page, dana));
});

/** Copies an invitation without a clipboard, pastes it, and returns it. */
async function copyWithoutClipboard(page: Page): Promise<string> {
  await household(page).getByRole('button', { name: 'Invite a parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your invitation link' });
  const field = dialog.getByLabel('Invitation link');
  const link = await field.inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status')).toContainText('Copied');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await household(page).getByRole('button', { name: 'Rename' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await name.press('ControlOrMeta+V');
  await expect(name).toHaveValue(link);
  return link;
}

async function renameHousehold(ruth: Page): Promise<void> {
  await ruth.goto('/settings');
  await expect(houses(ruth).getByRole('listitem').filter({ hasText: 'Reyes' })).toContainText('You are here');
  await household(ruth).getByRole('button', { name: 'Rename' }).click();
  const rename = ruth.getByRole('dialog', { name: 'Rename the household' });
  await rename.getByRole('textbox', { name: 'Name' }).fill('   ');
  await rename.getByRole('button', { name: 'Save name' }).click();
  await expect(rename).toContainText('Name is required');
  await rename.getByRole('textbox', { name: 'Name' }).fill('The Reyes house');
  await rename.getByRole('button', { name: 'Save name' }).click();
  await expect(houses(ruth)).toContainText('The Reyes house');
}

/** Switches between two households, and leaves one. */
async function switchAndLeave(ruth: Page): Promise<void> {
  await houses(ruth).getByRole('button', { name: 'Switch to Ahn family' }).click();
  await expect(ruth).toHaveURL(/\/$/);
  const names = async () =>
    ((await (await ruth.request.get('/api/family-members')).json()) as FamilyMember[]).map(
      ({ name }) => name,
    );
  await expect.poll(names).toEqual(['Leo']);
  await ruth.goto('/settings');
  await houses(ruth).getByRole('button', { name: 'Switch to The Reyes house' }).click();
  await expect(ruth).toHaveURL(/\/$/);
  await expect.poll(names).toEqual(['Mia']);
  await ruth.goto('/settings');
  const asked = nextQuestion(ruth, 'accept');
  await ruth.getByRole('button', { name: 'Leave the household' }).click();
  expect(await asked).toContain('Leave “The Reyes house”?');
  await expect(ruth).toHaveURL(/\/$/);
  await expect.poll(names).toEqual(['Leo']);
}

test('an invitation is copied on pages without a clipboard, too; a parent of two households switches between them, renames one and leaves it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As on plain http in the home network.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await openSettings(page, { members: [{ name: 'Mia', relationship: 'child' }] });
  const link = await test.step('an invitation', () => copyWithoutClipboard(page));
  const ruth = await anotherBrowser(browser, page);
  await openApp(ruth, {
    at: link,
    parent: newParent('Ruth', 'Ahn'),
    members: [{ name: 'Leo', relationship: 'child' }],
  });
  await ruth.getByRole('button', { name: 'Join' }).click();
  await expectApp(ruth);
  await test.step('a new name', () => renameHousehold(ruth));
  await test.step('there and back, and away', () => switchAndLeave(ruth));
  await ruth.context().close();
});

test('an owner deletes the household only with the word and the password typed; everybody is signed out, and both accounts stay', async ({
  page,
  browser,
}) => {
  const dana = await openSettings(page, { members: [{ name: 'Mia', relationship: 'child' }] });
  const { sam } = await joined(browser, page);
  await sam.goto('/settings');
  await expect(sam.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(sam.getByRole('button', { name: 'Delete the household' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Delete the household' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the household' });
  await expect(dialog).toContainText('The conversations that you and Sam had with Pip');
  await dialog.getByRole('button', { name: 'Delete the household' }).click();
  await expect(dialog).toContainText('Please type DELETE to confirm');
  const word = dialog.getByLabel('Type DELETE to confirm');
  await expect(word).toBeFocused();
  await word.fill('delete');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please type DELETE to confirm')).toBeVisible();
  await word.fill('DELETE');
  await dialog.getByLabel('Your password').fill(dana.password);
  await page.keyboard.press('Enter');
  await expect(landing(page)).toBeVisible();
  await sam.goto('/');
  await expect(landing(sam)).toBeVisible();
  await signIn(page, dana);
  expect(await (await page.request.get('/api/family-members')).json()).toEqual([]);
  await sam.context().close();
});
