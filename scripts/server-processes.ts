// For tests: real server processes on one PostgreSQL, and devices whose every request goes to the process that the test
// names, as behind a proxy without sticky sessions.
import { PassThrough } from 'node:stream';
import { openEmpty } from '../server/db/testing/databases.ts';
import type { RunningServer } from './running-server.ts';
import { ServerBench } from './server-bench.ts';

const PASSWORD = 'correct horse battery';
let devices = 0;

/** A request besides its method. */
type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

interface Answered<T> {
  status: number;
  text: string;
  json: T;
}

/** A browser of its own address, with its session. */
export class Device {
  readonly #address = `203.0.${Math.floor((devices += 1) / 250)}.${devices % 250}`;
  #cookie = '';

  async send(at: RunningServer, method: string, path: string, init: Sent = {}): Promise<Response> {
    const response = await fetch(`${at.address}${path}`, {
      redirect: 'manual',
      ...init,
      method,
      headers: {
        origin: at.address,
        'x-forwarded-for': this.#address,
        cookie: this.#cookie,
        ...init.headers,
      },
    });
    const session = response.headers.getSetCookie().find((line) => line.startsWith('sid='));
    if (session !== undefined) this.#cookie = session.split(';')[0] ?? '';
    return response;
  }

  async ask<T = unknown>(
    at: RunningServer,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answered<T>> {
    const json = { 'content-type': 'application/json' };
    const response = await this.send(
      at,
      method,
      path,
      body === undefined ? {} : { headers: json, body: JSON.stringify(body) },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, text, json: (isJson ? JSON.parse(text) : undefined) as T };
  }

  async form(at: RunningServer, path: string, fields: Record<string, string>): Promise<Answered<undefined>> {
    const response = await this.send(at, 'POST', path, { body: new URLSearchParams(fields) });
    return { status: response.status, text: await response.text(), json: undefined };
  }

  signUp(at: RunningServer, email: string): Promise<Answered<undefined>> {
    const names = { firstName: email.split('@')[0] ?? '', lastName: 'Rivera' };
    return this.form(at, '/api/signup', { ...names, email, password: PASSWORD });
  }

  signIn(at: RunningServer, email: string, password = PASSWORD): Promise<Answered<undefined>> {
    return this.form(at, '/api/login', { email, password });
  }

  /** Server-sent events of a request, as the parsed data of each. */
  async events<T>(at: RunningServer, method: string, path: string, body?: object): Promise<Events<T>> {
    const headers = {
      accept: 'text/event-stream',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const leaving = new AbortController();
    const response = await this.send(at, method, path, {
      headers,
      signal: leaving.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status >= 300 || response.body === null)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return new Events<T>(response.body, () => leaving.abort());
  }
}

/** Events that have arrived so far, and whether there will be more. */
class Events<T> {
  readonly arrived: T[] = [];
  isOver = false;
  readonly leave: () => void;

  constructor(body: ReadableStream<Uint8Array>, leave: () => void) {
    this.leave = leave;
    void this.#read(body).finally(() => (this.isOver = true));
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const text = new PassThrough({ encoding: 'utf8' });
    let rest = '';
    text.on('data', (chunk: string) => {
      const events = (rest + chunk).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) this.arrived.push(JSON.parse(data) as T);
      }
    });
    try {
      for await (const chunk of body) text.write(chunk);
    } catch {
      // The connection ended, with the process or because the test left.
    }
  }
}

/** Processes that are started on one empty database. */
export async function processesOn(settings: Record<string, string>) {
  const database = await openEmpty('PostgreSQL');
  const bench = new ServerBench();
  const url = database.place.url ?? '';
  return {
    database,
    url,
    start: (more: Record<string, string> = {}): Promise<RunningServer> =>
      bench.start(bench.newFolder(), 'server/main.ts', { ...settings, ...more, DATABASE_URL: url }),
    async close(): Promise<void> {
      await bench.remove();
      await database.close();
    },
  };
}
