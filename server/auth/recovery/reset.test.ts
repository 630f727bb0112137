// Password reset with a link: by mail, through a real SMTP server, or made by the administrator.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../db/engine/migrate.ts';
import { openDatabase } from '../../db/engine/open.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { authApp, authSettings, type AuthApp, type Browser } from '../testing/auth-app.ts';

const EMAIL = 'ana@example.org';
const ORIGIN = 'https://pippal.example';
const NEW_PASSWORD = 'a brand new password';

/** A mail server that takes everything and keeps it. */
class Post {
  readonly mails: { to: string[]; text: string }[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((socket) => {
      let to: string[] = [];
      let data: string | null = null;
      let rest = '';
      const say = (line: string) => socket.write(`${line}\r\n`);
      say('220 post');
      socket.on('data', (chunk) => {
        rest += chunk.toString();
        const lines = rest.split('\r\n');
        rest = lines.pop()!;
        for (const line of lines) {
          if (data !== null) {
            if (line !== '.') data += `${line}\n`;
            else {
              this.mails.push({ to, text: data.replaceAll('=\n', '').replaceAll('=3D', '=') });
              [to, data] = [[], null];
              say('250 taken');
            }
          } else if (line.startsWith('RCPT TO:')) say(`250 ${to.push(/<(.*)>/.exec(line)![1]!)}`);
          else if (line === 'DATA') [data] = ['', say('354 go on')];
          else if (line === 'QUIT') socket.end('221 bye\r\n');
          else say('250 ok');
        }
      });
      socket.on('error', () => undefined);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resume) => this.#server.listen(0, '127.0.0.1', resume));
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise((resume) => this.#server.close(resume));
  }

  /** The path of the link in the only mail. */
  link(): string {
    expect(this.mails).toHaveLength(1);
    const link = /https:\/\/\S+/.exec(this.mails[0]!.text)![0];
    expect(link).toMatch(/^https:\/\/pippal\.example\/api\/reset\?token=[\w-]{43}$/);
    return link.slice(ORIGIN.length);
  }
}

onEachDatabase('a link by mail', ({ open }) => {
  let post: Post;
  let world: AuthApp;
  let ana: Browser;
  beforeEach(async () => {
    post = new Post();
    const settings = authSettings({ publicUrl: ORIGIN, smtpUrl: await post.open() });
    world = await authApp(await open(), settings);
    ana = world.browser({ origin: ORIGIN });
    await ana.signUp(EMAIL);
  });
  afterEach(async () => {
    await world.close();
    await post.close();
  });

  const browser = (address?: string) => world.browser({ origin: ORIGIN, ...(address ? { address } : {}) });
  const ask = (email: string, from = browser()) => from.post('/api/forgot', { email });
  const arrived = async (mails = 1) => {
    await expect.poll(() => post.mails.length, { timeout: 20_000 }).toBe(mails);
  };

  it('sets a new password, signs in, and ends every other session', async () => {
    await ask(' ANA@example.org');
    await arrived();
    expect(post.mails[0]!.to).toEqual([EMAIL]);
    const reader = browser();
    const opened = await reader.get(post.link(), { 'sec-fetch-site': 'cross-site' });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/api/reset']);
    expect((await reader.get('/api/reset')).body).toContain('Set a new password');
    const short = await reader.post('/api/reset', { password: 'short' });
    expect(short.statusCode).toBe(400);
    const done = await reader.post('/api/reset', { password: NEW_PASSWORD });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/api/recovery-codes']);
    expect(await reader.signedInAs()).toBe('Ana');
    expect(await ana.signedInAs()).toBeNull();
    expect((await browser().signIn(EMAIL, NEW_PASSWORD)).statusCode).toBe(303);
  });

  it('works once', async () => {
    await ask(EMAIL);
    await arrived();
    const [first, second] = [browser(), browser()];
    await first.get(post.link());
    await second.get(post.link());
    const answers = await Promise.all(
      [first, second].map((reader) => reader.post('/api/reset', { password: NEW_PASSWORD })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
      303, 404,
    ]);
    const late = await browser().get(post.link());
    expect(late.statusCode).toBe(404);
    expect(late.body).toContain('This link no longer works');
  });

  it('works for one hour', async () => {
    await ask(EMAIL);
    await arrived();
    const reader = browser();
    await reader.get(post.link());
    world.clock.at += 3_601_000;
    expect((await reader.post('/api/reset', { password: NEW_PASSWORD })).statusCode).toBe(404);
    expect((await browser().get(post.link())).statusCode).toBe(404);
    expect(await ana.signedInAs()).toBe('Ana');
  });

  it('says whose password it sets, and who is signed in to this browser meanwhile [L5]', async () => {
    await ask(EMAIL);
    await arrived();
    const own = browser();
    await own.get(post.link());
    const page = (await own.get('/api/reset')).body;
    expect(page).toContain(`<strong>${EMAIL}</strong>`);
    expect(page).not.toContain("You're signed in as");
    expect((await own.post('/api/reset', { password: 'short' })).body).toContain(`<strong>${EMAIL}</strong>`);

    const ben = browser();
    await ben.signUp('ben@example.org', { firstName: 'Ben' });
    await ben.get(post.link());
    for (const { body } of [
      await ben.get('/api/reset'),
      await ben.post('/api/reset', { password: 'short' }),
    ]) {
      expect(body).toMatch(
        /You're signed in as ben@example\.org now\. If ana@example\.org isn't your account/,
      );
    }
    expect(await ben.signedInAs()).toBe('Ben');
    await ana.get(post.link());
    expect((await ana.get('/api/reset')).body).not.toContain("You're signed in as");
  });

  it('is kept as a hash', async () => {
    await ask(EMAIL);
    await arrived();
    const rows = await world.database.kysely.selectFrom('password_reset').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(post.link().split('=')[1]);
  });

  it('is promised to everybody, and sent to nobody without an account', async () => {
    const known = await ask(EMAIL);
    const unknown = await ask('eve@example.org');
    const neutral = (body: string) => body.replaceAll(/nonce="[^"]*"/g, '');
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(neutral(unknown.body)).toBe(neutral(known.body));
    await arrived();
    expect(post.mails[0]!.to).toEqual([EMAIL]);
  });

  it('leads to us, whatever host the request claims', async () => {
    await ana.send(
      'POST',
      '/api/forgot',
      { 'content-type': 'application/x-www-form-urlencoded', host: 'evil.test', origin: 'http://evil.test' },
      `email=${EMAIL}`,
    );
    await arrived();
    post.link();
  });

  it('fills nobody’s mailbox', async () => {
    const askFrom = async (n: number) =>
      expect((await ask(EMAIL, browser(`203.0.113.${n}`))).statusCode).toBe(200);
    // One after the other: of several in the same moment fewer than allowed may go out.
    for (let n = 1; n <= 3; n += 1) {
      await askFrom(n);
      await arrived(n);
    }
    for (let n = 4; n <= 6; n += 1) await askFrom(n);
    await world.app.close();
    expect(post.mails).toHaveLength(3);
  });
});

describe('a mail server that is away', () => {
  it('changes nothing in what the parent is told', async () => {
    const smtpUrl = 'smtp://127.0.0.1:1';
    const world = await authApp(await openMigratedSqlite(), authSettings({ publicUrl: ORIGIN, smtpUrl }));
    const ana = world.browser({ origin: ORIGIN });
    await ana.signUp(EMAIL);
    const answer = await ana.post('/api/forgot', { email: EMAIL });
    expect([answer.statusCode, answer.body.includes('is on its way')]).toEqual([200, true]);
    await world.close();
  });
});

describe('npm run reset-password', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pippal-reset-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const script = fileURLToPath(new URL('reset-password.ts', import.meta.url));
  const environment = () => ({ PATH: process.env['PATH'] ?? '', PIPPAL_DATA: folder, PORT: '4321' });
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [script, ...words], { env: environment() });

  it('prints a link that works in the running server', async () => {
    const database = await openDatabase({ folder });
    await migrate(database);
    const world = await authApp(database);
    // The link is valid by the real clock, which the command uses.
    world.clock.at = Date.now();
    const ana = world.browser();
    await ana.signUp(EMAIL);
    const { stdout } = await run('Ana@example.org');
    const link = /http:\/\/localhost:4321(\/api\/reset\?token=[\w-]{43})\n/.exec(stdout)![1]!;
    const reader = world.browser();
    await reader.get(link);
    expect((await reader.post('/api/reset', { password: NEW_PASSWORD })).statusCode).toBe(303);
    expect(await ana.signedInAs()).toBeNull();
    await world.close();
  });

  it('takes a password from standard input with --set, and ends every session', async () => {
    const database = await openDatabase({ folder });
    await migrate(database);
    const world = await authApp(database);
    const ana = world.browser();
    await ana.signUp(EMAIL);
    const running = run(EMAIL, '--set');
    running.child.stdin!.end(`${NEW_PASSWORD}\n`);
    const { stdout } = await running;
    expect(stdout).toBe(
      `The password of ${EMAIL} is set, and every session has ended. Earlier recovery codes no longer work; Settings makes new ones.\n`,
    );
    const codes = await world.database.kysely.selectFrom('recovery_code').selectAll().execute();
    expect(codes).toEqual([]);
    expect(await ana.signedInAs()).toBeNull();
    expect((await ana.signIn(EMAIL, NEW_PASSWORD)).statusCode).toBe(303);
    await world.close();
  });

  it('says plainly when there is no such account, or no email', async () => {
    const database = await openDatabase({ folder });
    await migrate(database);
    await database.close();
    await expect(run('eve@example.org')).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no account for eve@example.org.\n',
    });
    await expect(run()).rejects.toMatchObject({ code: 2 });
  });
});
