// For tests: the whole app on the demo family, and its parents signed in through the real form.
import type { Database } from '../../db/engine/open.ts';
import { cheapPasswords } from '../../auth/testing/cheap-passwords.ts';
import { DEMO_PARENTS, DEMO_PASSWORD, type ParentKey } from '../../demo-folder.ts';
import { testApp, Visitor, type TestApp } from '../../testing/app.ts';
import { seedDemoFamily } from '../seed.ts';

interface DemoApp extends TestApp {
  signIn(who: ParentKey): Promise<Visitor>;
}

/** Seeds the family as of `now` and assembles the app at that time; `database` must be migrated, and stays open. */
export async function demoApp(database: Database, now: Date): Promise<DemoApp> {
  await seedDemoFamily(database, { now, passwords: cheapPasswords() });
  const world = await testApp({ database, now: () => now, isDemo: true });
  return {
    ...world,
    async signIn(who) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({
          email: DEMO_PARENTS[who].email,
          password: DEMO_PASSWORD,
        }).toString(),
      });
      const session = answer.cookies.find(({ name }) => name.endsWith('sid'));
      if (session === undefined) throw new Error(`Signing in answered ${answer.statusCode}: ${answer.body}`);
      return new Visitor(world.app, `${session.name}=${session.value}`);
    },
  };
}
