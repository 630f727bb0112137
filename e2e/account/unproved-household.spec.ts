// Browser journeys: the first proof of an e-mail address, with the question about the others in the household, both
// answers, and a page that names the account whose password it sets.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Household } from '#contract/schemas/household.ts';
import type { RunningServer } from '../../scripts/running-server.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, newParent, onboard, openApp, test } from '../fixtures.ts';
import { anotherBrowser, send, sidebar } from '../settings-page.ts';

// A browser whose session ended learns it from the next response.
test.use({ expectedErrors: [/status of 40[134]/] });

const OWN_PASSWORD = 'a password of my own';
const question = (page: Page) => page.getByRole('heading', { name: 'Is this your family?', level: 1 });

/** Path of a link that sets a new password, made by the administrator of this server. */
async function resetPath({ folder }: RunningServer, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/auth/recovery/reset-password.ts', email],
    {
      env: { PATH: process.env['PATH'] ?? '', PIPPAL_DATA: folder },
    },
  );
  return /http:\S+?(\/api\/reset\?token=\S+)/.exec(stdout)![1]!;
}

/** Another parent, who joins the household of the page. */
async function joins(browser: Browser, page: Page, firstName: string) {
  const invitation = await send(page, 'POST', '/api/household/invitations', {});
  const { path } = invitation as unknown as { path: string };
  const other = await anotherBrowser(browser, page);
  const parent = await createAccount(other, newParent(firstName));
  await other.goto(path);
  await other.getByRole('button', { name: 'Join' }).click();
  await onboard(other);
  return { other, parent };
}

/** Opens a link in a browser of its own, scripts switched off, and sets the password there. */
async function provesAddress(browser: Browser, page: Page, server: RunningServer, email: string) {
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const owner = await context.newPage();
  await owner.goto(await resetPath(server, email));
  await expect(owner.getByRole('main')).toContainText(email);
  await owner.getByRole('textbox', { name: 'New password' }).fill(OWN_PASSWORD);
  await owner.getByRole('button', { name: 'Set new password' }).click();
  return owner;
}

const households = async (page: Page) =>
  (await (await page.request.get('/api/household')).json()) as Household;

/** Goes on from the fresh recovery codes into the app, in a browser with scripts. */
async function intoTheApp(browser: Browser, owner: Page, email: string): Promise<Page> {
  await expect(owner.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(owner.getByRole('listitem')).toHaveCount(10);
  await owner.getByRole('button', { name: 'I have saved them' }).click();
  const app = await anotherBrowser(browser, owner);
  await app.goto('/api/login');
  await app.getByLabel('Email').fill(email);
  await app.getByLabel('Password').fill(OWN_PASSWORD);
  await app.getByRole('button', { name: 'Sign in' }).click();
  return app;
}

test('a parent who forgot the password says “Yes, this is my family” and finds everything as it was [D40]', async ({
  page,
  browser,
  server,
}) => {
  const dana = await openApp(page, { members: [{ name: 'Mia', relationship: 'child' }] });
  const { other: sam } = await joins(browser, page, 'Sam');
  const owner = await provesAddress(browser, page, server, dana.email);

  await expect(question(owner)).toBeVisible();
  await expect(owner.getByRole('listitem')).toHaveText(/Sam Reyes\s*sam\./);
  for (const path of ['/', '/family', '/chat', '/api/login']) {
    await owner.goto(path);
    await expect(question(owner)).toBeVisible();
  }
  await owner.getByRole('button', { name: 'Yes, this is my family' }).click();
  const app = await intoTheApp(browser, owner, dana.email);
  await expect(sidebar(app)).toBeVisible();
  await app.goto('/family');
  await expect(app.getByText('Mia').first()).toBeVisible();
  expect((await households(app)).members.map(({ firstName }) => firstName)).toEqual(['Dana', 'Sam']);
  await sam.goto('/family');
  await expect(sam.getByText('Mia').first()).toBeVisible();
  for (const each of [owner, app, sam]) await each.context().close();
});

test("an owner who says “I don't know these people” gets a household that no stranger sees [H2]", async ({
  page,
  browser,
  server,
}) => {
  const members = [{ name: 'Planted', relationship: 'child' }];
  const ana = await openApp(page, { parent: newParent('Ana', 'Rivera'), members });
  const { other: stranger } = await joins(browser, page, 'Mallory');
  const owner = await provesAddress(browser, page, server, ana.email);
  await expect(owner.getByRole('listitem')).toHaveText(/Mallory Reyes/);
  await owner.getByRole('button', { name: "I don't know these people" }).click();
  const app = await intoTheApp(browser, owner, ana.email);
  await expect(sidebar(app)).toBeVisible();
  await send(app, 'POST', '/api/family-members', { name: 'Mia', relationship: 'child' });
  await app.goto('/family');
  await expect(app.getByText('Mia').first()).toBeVisible();
  await expect(app.getByText('Planted')).toHaveCount(0);
  expect((await households(app)).members.map(({ firstName }) => firstName)).toEqual(['Ana']);

  await stranger.goto('/family');
  await expect(stranger.getByText('Planted').first()).toBeVisible();
  await expect(stranger.getByText('Mia')).toHaveCount(0);
  await page.goto('/family');
  await expect(page.getByText('Planted')).toHaveCount(0);
  for (const each of [owner, app, stranger]) await each.context().close();
});

test('the question and the page for a new password are accessible in both themes and at both widths', async ({
  page,
  browser,
  server,
}) => {
  const dana = await openApp(page);
  const { other: sam, parent } = await joins(browser, page, 'Sam');
  await sam.goto(await resetPath(server, dana.email));
  await expect(sam.getByRole('main')).toContainText(`You're signed in as ${parent.email} now.`);
  await expectAccessibleEverywhere(sam, 'the page for a new password');
  await sam.getByRole('textbox', { name: 'New password' }).fill(OWN_PASSWORD);
  await sam.getByRole('button', { name: 'Set new password' }).click();
  await expect(question(sam)).toBeVisible();
  await expectAccessibleEverywhere(sam, 'the question about the household');
  await sam.context().close();
});
