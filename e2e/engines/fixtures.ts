// Playwright fixtures of the journeys in Firefox and WebKit: one browser for all of them, and for each an origin of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ENGINES, lackingPackages, type EngineName } from '../../scripts/engines.ts';
import { SHIPPED, startServer, type RunningServer } from '../../scripts/running-server.ts';
import { newParent, type Household } from '../fixtures.ts';
import { startProxy, type Proxy } from '../proxy.ts';
import { DESKTOP, type Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { createAccountHere, sendRequest } from './in-page.ts';
import { screenOf, type Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

export { expect };

/**
 * Firefox writes this of files that a page was still loading when it was left (docs/decisions/037). Where a file is
 * missing on a page that stays, the screen is missing, too.
 */
const LEFT_WHILE_LOADING =
  /ServiceWorker intercepted the request and encountered an unexpected error|error loading dynamically imported module/;

const START: Record<EngineName, () => Promise<Engine>> = { firefox: startFirefox, webkit: startWebKit };

export const test = base.extend<
  { line: Proxy; view: Screen; expectedProblems: readonly RegExp[] },
  { server: RunningServer; engine: Engine }
>({
  expectedProblems: [[], { option: true }],

  server: [
    // Playwright reads the fixtures a function needs from its first parameter; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ program: SHIPPED });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  engine: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const name = ENGINES.find((engine) => engine === project.name);
      if (name === undefined) throw new Error(`No engine is called ${project.name}.`);
      const engine = await START[name]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  /** The connection between browser and server. Its port is new, so the browser knows nothing of earlier journeys. */
  line: async ({ server }, use) => {
    const line = await startProxy(server.address);
    await use(line);
    await line.stop();
  },

  view: async ({ engine, line, server, expectedProblems }, use, info) => {
    const before = (await engine.problems()).length;
    const complaintsBefore = server.complaints();
    // WebDriver removes the cookies of the page that is open; this one asks for little.
    await engine.open(`${line.address}/api/login`);
    await engine.clearCookies();
    const view = screenOf(engine, () => line.address);
    await use(view);
    if (info.status !== info.expectedStatus) {
      const picture = info.outputPath('failed.png');
      mkdirSync(dirname(picture), { recursive: true });
      writeFileSync(picture, await engine.picture());
    }
    await engine.open('about:blank');
    await engine.resize(DESKTOP);
    const unexpected = (await engine.problems())
      .slice(before)
      .filter((problem) => ![LEFT_WHILE_LOADING, ...expectedProblems].some((known) => known.test(problem)));
    expect(unexpected, 'the browser reports no error').toEqual([]);
    expect(server.complaints().slice(complaintsBefore.length), 'the server logs no error').toBe('');
  },
});

/** Skips the journeys of an engine that is not installed, and says what to install. */
export const skipWithoutEngine = ({ project }: { project: { name: string } }) => {
  const lacking = ENGINES.filter((name) => name === project.name).flatMap((name) => lackingPackages(name));
  test.skip(lacking.length > 0, `not installed: ${lacking.join(', ')}`);
};

/** Creates an account by requests and leaves onboarding finished; then opens `at`. */
export async function openApp(
  view: Screen,
  { at = '/', members = [], areas = ['mealPlanning', 'medical'] }: Household & { at?: string } = {},
): Promise<void> {
  await view.open('/');
  await view.inPage(createAccountHere, { ...newParent() });
  for (const member of members) await view.inPage(sendRequest, 'POST', '/api/family-members', member);
  await view.inPage(sendRequest, 'POST', '/api/onboarding/complete', {
    timeZone: 'America/New_York',
    preferences: { schoolType: null, assistanceAreas: areas, firstSteps: 'done' },
  });
  await view.open(at);
}
