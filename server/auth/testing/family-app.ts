// For tests: the whole app with a simulated clock, and parents in browsers who share households.
import type { User } from '#contract/schemas/account.ts';
import type { Household, Invitation } from '#contract/schemas/household.ts';
import type { PipModel } from '../../assistant/model/model.ts';
import type { Database } from '../../db/engine/open.ts';
import { TestClock } from '../../db/testing/household.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Browser } from './auth-app.ts';

export interface FamilyApp extends TestApp {
  clock: TestClock;
  /** A browser without a session. */
  browser(): Browser;
  /** A parent with an account and a household of their own. */
  signedUp(firstName: string): Promise<Browser>;
  /** Another parent of the host's household, who joined as an existing account. */
  joined(host: Browser, firstName: string): Promise<Browser>;
}

/** Assembles the app; closes the database with itself. */
export async function familyApp(
  database: Database,
  model?: PipModel,
  environment: Record<string, string> = {},
): Promise<FamilyApp> {
  const clock = new TestClock();
  const world = await testApp({ database, now: clock.now, environment, ...(model ? { model } : {}) });
  const browser = () => new Browser(world.app, {});
  const signedUp = async (firstName: string) => {
    const parent = browser();
    const answer = await parent.signUp(emailOf(firstName), { firstName, lastName: 'Rivera' });
    if (answer.statusCode !== 303) throw new Error(`sign-up answered ${answer.statusCode}`);
    return parent;
  };
  return {
    ...world,
    clock,
    browser,
    signedUp,
    async joined(host, firstName) {
      const parent = await signedUp(firstName);
      // Nobody joins in the very millisecond they signed up.
      clock.at += 1000;
      const { path } = await invite(host);
      const answer = await parent.post(path, {});
      if (answer.headers.location !== '/') throw new Error(`joining answered ${answer.statusCode}`);
      return parent;
    },
    async close() {
      await world.close();
      await database.close();
    },
  };
}

export const emailOf = (firstName: string): string => `${firstName.toLowerCase()}@example.org`;

/** A fresh invitation by this parent. */
export const invite = async (parent: Browser) =>
  (await parent.put('POST', '/api/household/invitations', {})).json<Invitation & { path: string }>();

export const userOf = async (parent: Browser): Promise<User | null> =>
  (await parent.get('/api/auth/user')).json<User | null>();

export const householdOf = async (parent: Browser): Promise<Household> =>
  (await parent.get('/api/household')).json<Household>();
