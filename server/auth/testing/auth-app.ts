// For tests: signing in and the account operations on a new database, with a simulated clock, and browsers that store
// cookies and send the headers of real ones.
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { accountOperations } from '../../account/account.ts';
import { createContexts } from '../../db/context.ts';
import { newId } from '../../db/records/ids.ts';
import type { Database } from '../../db/engine/open.ts';
import { TestClock } from '../../db/testing/household.ts';
import { mapErrors } from '../../http/errors.ts';
import { securityHeaders, sendHeaders } from '../../http/guards/headers.ts';
import { operationRoutes } from '../../http/routes/operation-routes.ts';
import { refuseForeignRequests } from '../../http/guards/same-origin.ts';
import type { Passwords } from '../access/passwords.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { registerAuth, type Auth } from '../register.ts';
import type { AuthSettings } from '../settings.ts';

const LIMITS: AuthSettings['limits'] = {
  signUpsPerHour: 60,
  signIns: 30,
  signInFailures: 10,
  signInFailuresElsewhere: 20,
  sessionIdleDays: 30,
  sessionDays: 180,
};

export const PASSWORD = 'correct horse battery';

type Fields = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

interface BrowserOptions {
  /** Address of the connection. */
  address?: string;
  /** Address under which the parent reaches PipPal. */
  origin?: string;
}

/** A browser: stores cookies, and marks its requests as coming from our pages by default. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly origin: string;

  constructor(
    app: FastifyInstance,
    { address = '203.0.113.7', origin = 'http://localhost' }: BrowserOptions,
  ) {
    this.#app = app;
    this.#address = address;
    this.origin = origin;
  }

  get = (url: string, headers: Fields = { 'sec-fetch-site': 'same-origin' }) =>
    this.send('GET', url, headers);

  /** Sends a form of ours. */
  post = (url: string, form: Fields, headers: Fields = { origin: this.origin }) =>
    this.send(
      'POST',
      url,
      { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      new URLSearchParams(form).toString(),
    );

  /** Sends JSON as the app does. */
  put = (method: 'POST' | 'PUT', url: string, body: object) =>
    this.send(method, url, { 'content-type': 'application/json' }, JSON.stringify(body));

  delete = (url: string) => this.send('DELETE', url, {});

  async send(
    method: Method,
    url: string,
    headers: Fields,
    payload?: string,
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { host: new URL(this.origin).host, ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  signUp = (email: string, more: Fields = {}) =>
    this.post('/api/signup', { firstName: 'Ana', lastName: 'Rivera', email, password: PASSWORD, ...more });

  signIn = (email: string, password = PASSWORD, headers?: Fields) =>
    this.post('/api/login', { email, password }, headers);

  /** First name of the user the app recognises; null when signed out. */
  async signedInAs(): Promise<string | null> {
    const user = (await this.get('/api/auth/user')).json<{ firstName: string } | null>();
    return user?.firstName ?? null;
  }
}

export interface AuthApp {
  app: FastifyInstance;
  auth: Auth;
  database: Database;
  clock: TestClock;
  browser(options?: BrowserOptions): Browser;
  close(): Promise<void>;
}

/** Settings of tests: plain http on this machine, nothing optional. */
export function authSettings(changes: Partial<AuthSettings> = {}): AuthSettings {
  return {
    publicUrl: undefined,
    allowInsecureHttp: false,
    supportEmail: 'support@pippal.example',
    smtpUrl: undefined,
    oidc: undefined,
    signUp: 'open',
    limits: LIMITS,
    ...changes,
  };
}

interface AuthAppOptions {
  /** The built client; null serves no documents. */
  clientFolder?: string | null;
  passwords?: Passwords;
}

/** Assembles as app.ts does, with only what signing in needs; closes the database with itself. */
export async function authApp(
  database: Database,
  changes: Partial<AuthSettings> = {},
  { clientFolder = null, passwords = cheapPasswords() }: AuthAppOptions = {},
): Promise<AuthApp> {
  const settings = authSettings(changes);
  const clock = new TestClock();
  const contexts = createContexts(database, { now: clock.now, newId });
  const app = fastify();
  mapErrors(app);
  sendHeaders(app, securityHeaders(false));
  refuseForeignRequests(app, settings.publicUrl);
  await app.register(cookies);
  const { accounts } = contexts.publicContext(null);
  const auth = await registerAuth(app, {
    accounts,
    settings,
    now: clock.now,
    newId,
    clientFolder,
    passwords,
  });
  operationRoutes(app, [...accountOperations, ...auth.operations], {
    signedIn: async (request) => contexts.contextFor(await auth.signedIn(request)),
    anybody: async (request, reply) => contexts.publicContext(await auth.whoIs(request, reply)),
  });
  await app.ready();
  return {
    app,
    auth,
    database,
    clock,
    browser: (options = {}) => new Browser(app, options),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
