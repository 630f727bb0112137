// For tests: the whole app on a fresh database, and parents who signed up through the real form.
import { PassThrough } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp, type AppDependencies } from '../app.ts';
import { cheapPasswords } from '../auth/testing/cheap-passwords.ts';
import { newId } from '../db/records/ids.ts';
import { migrate } from '../db/engine/migrate.ts';
import type { Database } from '../db/engine/open.ts';
import { openMigratedSqlite } from '../db/testing/migrated-sqlite.ts';
import { readEnvironment, type Settings } from '../environment.ts';
import { expectDeclared } from './declared-answers.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Response of a request; `json` is parsed if the response is JSON. */
interface Answered<T = unknown> {
  status: number;
  text: string;
  json: T;
  headers: LightMyRequestResponse['headers'];
}

/** Somebody with (or without) a session cookie. */
export class Visitor {
  readonly app: FastifyInstance;
  cookie: string;
  constructor(app: FastifyInstance, cookie = '') {
    this.app = app;
    this.cookie = cookie;
  }

  async request<T = unknown>(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<T>> {
    const options: InjectOptions = {
      method,
      url,
      headers: { host: 'localhost', ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      // As programs do: a POST is JSON even where there is nothing to say.
      ...(body === undefined && method !== 'POST' ? {} : { payload: body ?? {} }),
    };
    const response = await this.app.inject(options);
    const isJson = (response.headers['content-type'] ?? '').startsWith('application/json');
    if (isJson && response.statusCode < 300) expectDeclared(method, url, response.json());
    return {
      status: response.statusCode,
      text: response.body,
      json: (isJson ? response.json() : undefined) as T,
      headers: response.headers,
    };
  }
  get = <T = unknown>(url: string, headers?: Record<string, string>) =>
    this.request<T>('GET', url, undefined, headers);
  post = <T = unknown>(url: string, body?: unknown, headers?: Record<string, string>) =>
    this.request<T>('POST', url, body, headers);
  put = <T = unknown>(url: string, body?: unknown, headers?: Record<string, string>) =>
    this.request<T>('PUT', url, body, headers);
  delete = (url: string, headers?: Record<string, string>) => this.request('DELETE', url, undefined, headers);
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  settings: Settings;
  /** Everything that was logged, line by line. */
  log: string[];
  visitor(): Visitor;
  /** A parent with an account and a household of their own. */
  parent(firstName?: string): Promise<Visitor & { email: string }>;
  close(): Promise<void>;
}

let accountsMade = 0;

/** Assembles the app; `database` defaults to a fresh SQLite in memory. */
export async function testApp(
  changes: Partial<Omit<AppDependencies, 'settings'>> & { environment?: Record<string, string> } = {},
): Promise<TestApp> {
  const { environment, ...dependencies } = changes;
  const database = dependencies.database ?? (await openMigratedSqlite());
  await migrate(database);
  const settings = readEnvironment({ LOG_LEVEL: 'info', LIMIT_SIGN_UPS_PER_HOUR: '100000', ...environment });
  const log: string[] = [];
  const logStream = new PassThrough();
  logStream.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean)));
  const app = await createApp({
    database,
    settings,
    now: () => new Date(),
    newId,
    clientFolder: null,
    passwords: cheapPasswords(),
    logStream,
    ...dependencies,
  });
  await app.ready();
  return {
    app,
    database,
    settings,
    log,
    visitor: () => new Visitor(app),
    async parent(firstName = 'Ana') {
      const email = `${firstName.toLowerCase()}.${++accountsMade}@example.org`;
      const visitor = new Visitor(app);
      const form = new URLSearchParams({
        firstName,
        lastName: 'Parent',
        email,
        password: 'a long enough password',
      });
      const response = await app.inject({
        method: 'POST',
        url: '/api/signup',
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: form.toString(),
      });
      const session = response.cookies.find((cookie) => cookie.name.endsWith('sid'));
      if (!session)
        throw new Error(`sign-up answered ${response.statusCode}: ${response.body.slice(0, 300)}`);
      visitor.cookie = `${session.name}=${session.value}`;
      return Object.assign(visitor, { email });
    },
    async close() {
      await app.close();
      if (!dependencies.database) await database.close();
    },
  };
}
