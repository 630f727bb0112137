// Playwright fixtures of every browser journey: the real server, a page that fails the test on every unexpected error,
// and parents who sign up through the pages.
import { test as base, expect, type BrowserContext, type Page, type Response } from '@playwright/test';
import { SHIPPED, startServer, type RunningServer } from '../scripts/running-server.ts';
import { AHEAD, moveClock, ON_JOURNEY_CLOCK } from './journey-clock.ts';

export { expect };

export interface HouseOptions {
  /** Removes the APIs that browsers withhold from pages on plain http, and Temporal. */
  plainHttp: boolean;
  /** Console messages that a test causes on purpose, such as the 404 of an unknown page. */
  expectedErrors: readonly RegExp[];
}

interface Parent {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export const test = base.extend<HouseOptions & { strictContext: void }, { server: RunningServer }>({
  plainHttp: [false, { option: true }],
  expectedErrors: [[], { option: true }],

  server: [
    // Playwright reads the fixtures a function needs from its first parameter; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ program: [...ON_JOURNEY_CLOCK, ...SHIPPED] });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  strictContext: [
    async ({ context, plainHttp, expectedErrors, server }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await liveOnJourneyClock(context);
      if (plainHttp) await context.addInitScript(takeAwayWhatPlainHttpLacks);
      const complaintsBefore = server.complaints();
      await use();
      const unexpected = problems.filter((problem) => !expectedErrors.some((known) => known.test(problem)));
      expect(unexpected, 'the browser reports no error').toEqual([]);
      expect(server.complaints().slice(complaintsBefore.length), 'the server logs no error').toBe('');
    },
    { auto: true },
  ],
});

/** Moves the clock of all pages to that of the journeys' server; a page may still set its own. */
export const liveOnJourneyClock = (context: BrowserContext) => context.addInitScript(moveClock, AHEAD);

async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    problems.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  await context.exposeBinding('reportViolation', (_, words: string) => problems.push(`policy: ${words}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = violation;
      const { reportViolation } = globalThis as unknown as { reportViolation: (words: string) => void };
      reportViolation(`${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
}

/** Runs in the page before its own scripts. */
function takeAwayWhatPlainHttpLacks(): void {
  Reflect.deleteProperty(globalThis, 'Temporal');
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  Reflect.deleteProperty(Navigator.prototype, 'locks');
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

let people = 0;

/** Data of a parent who has no account yet. */
export function newParent(firstName = 'Dana', lastName = 'Reyes'): Parent {
  people += 1;
  const email = `${firstName}.${process.pid}.${Date.now()}.${people}@example.org`.toLowerCase();
  return { firstName, lastName, email, password: 'correct horse battery staple' };
}

/** Creates an account through the real pages and keeps its recovery codes, which it returns; ends signed in, at the wizard. */
export async function signUp(page: Page, parent: Parent = newParent()) {
  await page.goto('/api/login?mode=create');
  await page.getByLabel('First name').fill(parent.firstName);
  await page.getByLabel('Last name').fill(parent.lastName);
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password').fill(parent.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/api/recovery-codes');
  const codes = await page.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return { ...parent, codes };
}

/**
 * Creates an account by request and signs this browser in; opens no page. `invitation` is the path of an invitation,
 * whose household the parent joins. For journeys that are not about the pages of `signUp`.
 */
export async function createAccount(
  page: Page,
  parent: Parent = newParent(),
  invitation = '/',
): Promise<Parent> {
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const response = await page.request.post(path, { form, headers, maxRedirects: 0 });
    expect(response.status(), `${path} redirects`).toBe(303);
  };
  await post('/api/signup', { ...parent, returnTo: invitation });
  // 'I have saved them': the cookie with the recovery codes is cleared.
  await post('/api/recovery-codes', { done: '1' });
  return parent;
}

export interface Household {
  members?: readonly { name: string; relationship: string; [field: string]: unknown }[];
  areas?: readonly string[];
  timeZone?: string;
  /** True to leave the first steps of the dashboard open. */
  isNew?: boolean;
}

/** Finishes onboarding by requests; opens no page. */
export async function finishOnboarding(page: Page, household: Household = {}): Promise<void> {
  const { members = [], areas = ['mealPlanning'], timeZone = 'America/New_York', isNew } = household;
  const send = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
  };
  for (const member of members) await send('/api/family-members', member);
  await send('/api/onboarding/complete', {
    timeZone,
    preferences: {
      schoolType: null,
      assistanceAreas: areas,
      ...(isNew ? {} : { firstSteps: 'done' }),
    },
  });
}

/** Finishes onboarding without the wizard and opens the dashboard. */
export async function onboard(page: Page, household: Household = {}): Promise<void> {
  await finishOnboarding(page, household);
  await page.goto('/');
}

/** Opens the screen at `at` (default: the dashboard) as a parent with a new account who has finished onboarding. */
export async function openApp(
  page: Page,
  { at = '/', parent, ...household }: Household & { at?: string; parent?: Parent } = {},
): Promise<Parent> {
  const created = await createAccount(page, parent);
  await finishOnboarding(page, household);
  await page.goto(at);
  return created;
}

/** The reads in a request: those it joins, or itself. */
export function readsIn(address: string): URL[] {
  const url = new URL(address);
  if (url.pathname !== '/api/reads') return [url];
  return (url.searchParams.get('of') ?? '').split(',').map((one) => new URL(one, url));
}

/** Makes each read a request of its own, for journeys in which some of them fail or are late. */
export const withoutJoinedReads = (page: Page): Promise<unknown> =>
  page.route('**/api/reads?*', (route) => route.fulfill({ json: [] }));

/** Requests of the bell; they come after all others. */
const BELL = ['medical-appointments', 'medications', 'family-members', 'weekly-menus', 'changes'];

/** Reloads the page and waits until it makes no more requests. */
export async function reloadToTheEnd(page: Page): Promise<void> {
  const address = page.url();
  // Requests made before the reload must not be counted as requests of the reload.
  await page.goto('about:blank');
  const isOf = (path: string) => (answer: Response) =>
    readsIn(answer.url()).some(({ pathname }) => pathname === `/api/${path}`);
  const read = BELL.map((path) => page.waitForResponse(isOf(path)));
  await page.goto(address);
  await Promise.all(read);
}

/** Simulates a network that blocks streams: changes made elsewhere appear with the next request, not by themselves. */
export const withoutEvents = (page: Page): Promise<unknown> =>
  page.route('**/api/events?*', () => new Promise(() => undefined));
