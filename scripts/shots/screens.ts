// The table of what is pictured: screens by their address, and the dialogs that open on them.
import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  /** Its address; of a conversation its title. */
  path: string;
  /** Opens a dialog. A screen on which this is not possible is left out. */
  open?: (page: Page) => Promise<unknown>;
  /** Opens another device, which is pictured in place of the parent's. */
  elsewhere?: (page: Page) => Promise<Page>;
  /** Pictured before signing in. */
  isForVisitors?: boolean;
}

const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names)
      await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  };

/** The first filled day of the calendar. */
const openDay = (page: Page) =>
  page
    .getByRole('gridcell')
    .filter({ hasText: /\S/ })
    .nth(9)
    .click({ position: { x: 8, y: 8 } });

async function find(page: Page, words: string): Promise<void> {
  await press('Find anything')(page);
  await page.getByRole('combobox', { name: 'Find anything' }).fill(words);
}

/** A kitchen tablet of this household, which is another device. */
async function tabletAt(page: Page, view: string): Promise<Page> {
  await press('Connect a kitchen tablet')(page);
  const code = await page.getByText(/^\w{5}-\w{5}$/).innerText();
  const baseURL = new URL(page.url()).origin;
  const context = await page.context().browser()!.newContext({ baseURL, timezoneId: 'America/New_York' });
  const tablet = await context.newPage();
  await tablet.goto('/kiosk');
  await tablet.getByLabel('Code').fill(code);
  await press('Show our week here')(tablet);
  await press(view)(tablet);
  return tablet;
}

/** The button for conversations is on phones alone. */
async function openConversations(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await press('Conversations')(page);
}

async function sitterPage(page: Page): Promise<void> {
  await press('For a sitter', 'Make a link')(page);
  await page.goto(await page.getByLabel('Link', { exact: true }).inputValue());
}

const MEALS = '/meal-planning?tab=';
const MEDICAL = '/medical?tab=';

export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', isForVisitors: true },
  { name: 'sign-in', path: '/api/login', isForVisitors: true },
  { name: 'sign-up', path: '/api/login?mode=create', isForVisitors: true },
  { name: 'dashboard', path: '/' },
  { name: 'dashboard-week', path: '/?view=week' },
  { name: 'dashboard-agenda', path: '/?view=agenda' },
  { name: 'day', path: '/', open: openDay },
  { name: 'quick-entry', path: '/', open: press('Add appointment') },
  { name: 'find', path: '/', open: press('Find anything') },
  { name: 'find-results', path: '/', open: (page) => find(page, 'e') },
  { name: 'find-nothing', path: '/', open: (page) => find(page, 'qqqq') },
  { name: 'notifications', path: '/', open: press(/^Notifications/) },
  { name: 'account-menu', path: '/', open: press(/^Account/) },
  { name: 'family', path: '/family' },
  { name: 'family-add', path: '/family', open: press('Add Family Member') },
  { name: 'family-edit', path: '/family', open: press(/^Edit /) },
  { name: 'sitter', path: '/family', open: press('For a sitter') },
  { name: 'sitter-page', path: '/family', open: sitterPage },
  { name: 'school', path: '/school' },
  {
    name: 'school-second',
    path: '/school',
    open: (page) => page.getByRole('navigation', { name: 'Schools' }).getByRole('button').nth(1).click(),
  },
  { name: 'school-add', path: '/school', open: press('Add another school') },
  { name: 'menus', path: `${MEALS}menus` },
  { name: 'menus-add', path: `${MEALS}menus`, open: press('Add Weekly Menu') },
  { name: 'menus-edit', path: `${MEALS}menus`, open: press(/^Edit menu/) },
  { name: 'make-list', path: `${MEALS}menus`, open: press('Make shopping list') },
  { name: 'lists', path: `${MEALS}lists` },
  { name: 'list', path: `${MEALS}lists&id=last` },
  { name: 'list-edit', path: `${MEALS}lists`, open: press(/^Edit (?!title|name|quantity)/) },
  { name: 'pantry', path: `${MEALS}pantry` },
  { name: 'pantry-add', path: `${MEALS}pantry`, open: press('Add Pantry Item') },
  { name: 'ideas', path: `${MEALS}ideas` },
  { name: 'idea', path: `${MEALS}ideas`, open: press(/^Edit /) },
  { name: 'recipe', path: `${MEALS}ideas`, open: (page) => page.locator('main h3 button').first().click() },
  { name: 'idea-to-menu', path: `${MEALS}ideas`, open: press(/^Add to Weekly Menu/) },
  { name: 'appointments', path: `${MEDICAL}appointments` },
  { name: 'appointment', path: `${MEDICAL}appointments`, open: press('Schedule Appointment') },
  { name: 'medications', path: `${MEDICAL}medications` },
  { name: 'medication', path: `${MEDICAL}medications`, open: press('Add Medication') },
  { name: 'given', path: `${MEDICAL}medications`, open: press(/^Mark as given : /) },
  { name: 'given-earlier', path: `${MEDICAL}medications`, open: press(/^Given earlier/) },
  { name: 'doses', path: `${MEDICAL}medications`, open: press('All doses') },
  { name: 'records', path: `${MEDICAL}records` },
  { name: 'record', path: `${MEDICAL}records`, open: press('Add Record') },
  { name: 'contacts', path: `${MEDICAL}contacts` },
  { name: 'contact', path: `${MEDICAL}contacts`, open: press('Add Contact') },
  { name: 'chat', path: '/chat' },
  { name: 'chat-first', path: '/chat/first' },
  { name: 'chat-plan', path: '/chat/Plan next week’s meals' },
  { name: 'chat-list', path: '/chat', open: openConversations },
  { name: 'routines', path: '/daily-routines' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'settings', path: '/settings' },
  { name: 'settings-password', path: '/settings', open: press('Change password') },
  { name: 'settings-zone', path: '/settings', open: press('Change time zone') },
  { name: 'settings-invite', path: '/settings', open: press('Invite a parent') },
  { name: 'settings-delete', path: '/settings', open: press('Delete my account') },
  { name: 'tablet-today', path: '/settings', elsewhere: (page) => tabletAt(page, 'Today') },
  { name: 'tablet-week', path: '/settings', elsewhere: (page) => tabletAt(page, 'Week') },
  { name: 'tablet-lists', path: '/settings', elsewhere: (page) => tabletAt(page, 'Lists') },
];
