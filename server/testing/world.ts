// For tests: one household with two parents, a removed parent, a stranger's household and a visitor.
import type { Database } from '../db/engine/open.ts';
import { testApp, Visitor, type TestApp } from './app.ts';

/** Stands in every text of the household that others must not read. */
export const CANARY = 'CanaryOfTheReyes';
export const PASSWORD = 'a long enough password';

export interface World {
  app: TestApp;
  database: Database;
  /** Owner and second parent of the household, and one who was removed from it, with the session of then. */
  ana: Parent;
  ben: Parent;
  carl: Visitor;
  householdId: string;
  /** A connected kitchen tablet of the household. */
  tablet: Visitor;
  /** A fresh parent of another household. */
  stranger(): Promise<Parent>;
  /** A parent who has just joined the household. */
  joined(name: string): Promise<Parent>;
}

type Parent = Visitor & { email: string };

const form = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' };

async function postForm(app: TestApp, url: string, fields: Record<string, string>, cookie = '') {
  return app.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', ...form, ...(cookie ? { cookie } : {}) },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Another session of the same account. */
export async function signInAgain(app: TestApp, { email }: Parent): Promise<Visitor> {
  const answer = await postForm(app, '/api/login', { email, password: PASSWORD });
  const session = answer.cookies.find((cookie) => cookie.name.endsWith('sid'));
  if (!session) throw new Error(`signing in answered ${answer.statusCode}`);
  return new Visitor(app.app, `${session.name}=${session.value}`);
}

/** Connects a kitchen tablet of the parent's household. */
export async function connectTablet(app: TestApp, parent: Visitor): Promise<Visitor> {
  const made = await parent.post<{ code: string }>('/api/kiosks');
  const answer = await postForm(app, '/api/tablet', { code: made.json.code });
  const secret = answer.cookies.find((cookie) => cookie.name.endsWith('kiosk'));
  if (!secret) throw new Error(`connecting answered ${answer.statusCode}: ${answer.body}`);
  return new Visitor(app.app, `${secret.name}=${secret.value}`);
}

export async function openWorld(database: Database): Promise<World> {
  // The samples of all operations together need more than one family has.
  const app = await testApp({ database, environment: { LIMIT_FAMILY_MEMBERS: '200' } });
  const ana = await app.parent(CANARY);
  const joined = async (name: string): Promise<Parent> => {
    const parent = await app.parent(name);
    const invitation = await ana.post<{ path: string }>('/api/household/invitations');
    const answer = await postForm(app, invitation.json.path, {}, parent.cookie);
    if (answer.statusCode !== 303) throw new Error(`joining answered ${answer.statusCode}: ${answer.body}`);
    return parent;
  };
  const [ben, carl] = [await joined('Ben'), await joined('Carl')];
  const { json: carlsUser } = await carl.get<{ id: string }>('/api/auth/user');
  const removed = await ana.delete(`/api/household/members/${carlsUser.id}`);
  if (removed.status !== 204) throw new Error(`removing answered ${removed.status}`);
  const { json: user } = await ana.get<{ householdId: string }>('/api/auth/user');
  await ana.put('/api/household', { name: CANARY });
  return {
    app,
    database,
    ana,
    ben,
    carl,
    householdId: user.householdId,
    tablet: await connectTablet(app, ana),
    stranger: () => app.parent('Sven'),
    joined,
  };
}
