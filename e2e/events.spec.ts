// Browser journeys: two parents in two browsers; a change of one appears on the other's open screen without a reload.
import type { Browser, Page, Request } from '@playwright/test';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { cardOf, dialog, save } from './family-people.ts';
import { DINNER, calendar, newYork, saveAppointment, saveMember, saveMenu } from './family-week.ts';
import { createAccount, expect, newParent, onboard, openApp, readsIn, test } from './fixtures.ts';
import { anotherBrowser, send } from './settings-page.ts';
import { me } from './wizard.ts';

/** Ana on her dashboard, and Ben of the same household on his, in a browser of his own. */
async function twoParents(ana: Page, browser: Browser): Promise<Page> {
  await ana.clock.install({ time: newYork('09:15') });
  await openApp(ana, { parent: newParent('Ana', 'Reyes') });
  const { path } = (await send(ana, 'POST', '/api/household/invitations')) as unknown as { path: string };
  const ben = await anotherBrowser(browser, ana);
  await ben.clock.install({ time: newYork('09:15') });
  await createAccount(ben, newParent('Ben', 'Reyes'), path);
  await onboard(ben);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(/^Hi Ben/);
  return ben;
}

/** As if the parent looked at another tab, or came back to this one. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';

/** Requests of the page from now on, by path. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    for (const { pathname } of readsIn(request.url())) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test("what one parent changes shows on the other's open screen by itself, and takes away nothing that is being typed [API-10]", async ({
  page: ana,
  browser,
}) => {
  const ben = await twoParents(ana, browser);

  await test.step('an appointment and a menu appear on the open dashboard', async () => {
    await saveAppointment(ana, { title: 'Dentist for everybody' });
    await expect(calendar(ben)).toContainText('Dentist for everybody');
    await saveMenu(ana, { wednesday: DINNER });
    await expect(calendar(ben)).toContainText(DINNER.dinner);
  });

  await test.step('a child added on one screen appears on the other; nothing is asked for twice', async () => {
    await ben.goto('/family');
    await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Family Overview');
    await ana.goto('/family');
    await ana.getByRole('button', { name: 'Add Your First Family Member' }).click();
    await dialog(ana).getByLabel('Name').fill('Mia');
    await dialog(ana).getByLabel('Relationship').selectOption('child');
    const asked = requestsOf(ana);
    await save(ana).click();
    await expect(cardOf(ben, 'Mia')).toBeVisible();
    await expect(cardOf(ana, 'Mia')).toBeVisible();
    // Ben's member causes one more read, which would come after a second read of Ana's own.
    await saveMember(ben, 'Leo');
    await expect(cardOf(ana, 'Leo')).toBeVisible();
    expect(asked.filter((one) => one === 'GET /api/family-members')).toHaveLength(2);
  });

  await test.step('what is being typed stays, and saving says what the other parent did', async () => {
    const family = (await (await ana.request.get('/api/family-members')).json()) as FamilyMember[];
    const mia = family.find(({ name }) => name === 'Mia');
    await ben.getByRole('button', { name: 'Edit Mia' }).click();
    await dialog(ben).getByLabel('Name').fill('Mia Sophie');
    await send(ana, 'PUT', `/api/family-members/${mia?.id}`, { name: 'Mia Rose' });
    // The screen below the dialog is as new as ever.
    await expect(ben.getByRole('heading', { name: 'Mia Rose', includeHidden: true })).toBeAttached();
    await expect(dialog(ben).getByLabel('Name')).toHaveValue('Mia Sophie');
    await save(ben).click();
    await expect(dialog(ben).getByRole('alert')).toContainText('Mia Rose');
    await dialog(ben).getByRole('button', { name: 'Save mine' }).click();
    await expect(cardOf(ana, 'Mia Sophie')).toBeVisible();
  });

  await test.step('a shopping list made elsewhere appears in the store of the open screen', async () => {
    await ben.goto('/meal-planning?tab=lists');
    await expect(ben.getByRole('heading', { name: 'No shopping lists yet' })).toBeVisible();
    await send(ana, 'POST', '/api/shopping-lists', { title: 'Saturday', items: [{ name: 'Milk' }] });
    await expect(ben.getByRole('list', { name: 'Items of Saturday' })).toContainText('Milk');
  });
  await ben.context().close();
});

test('a tab nobody looks at closes its connection and catches up later; a removed parent sees so [API-10] [APP-02]', async ({
  page: ana,
  browser,
}) => {
  const ben = await twoParents(ana, browser);

  await test.step('out of sight the connection is given back, and coming back shows what was missed', async () => {
    await saveAppointment(ana, { title: 'Dentist' });
    await expect(calendar(ben)).toContainText('Dentist');
    const closed = ben.waitForEvent('requestfailed', isStream);
    await look(ben, 'hidden');
    await closed;
    await saveAppointment(ana, { title: 'Eye doctor', appointmentDate: '2026-11-25T14:00' });
    await look(ben, 'visible');
    await expect(calendar(ben)).toContainText('Eye doctor');
  });

  await test.step('Ben is removed and sees the landing page without doing anything', async () => {
    const { id } = await me(ben);
    await send(ana, 'DELETE', `/api/household/members/${id}`);
    await expect(ben.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  });
  await ben.context().close();
});
