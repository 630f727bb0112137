import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentFor, dropOld, fileFor, keepMissing, keptAddresses, partIn } from './kept-files.ts';

const HOME = 'https://pip.example';
const SHELL = '<script src="/assets/base-1.js"></script>';
const files = [
  { url: 'assets/base-1.js', revision: null },
  { url: 'favicon.svg', revision: 'f1' },
  { url: '/app-shell', revision: 's1' },
];
const addresses = keptAddresses(files, HOME);
const shellAt = `${HOME}/app-shell?v=s1`;

/** The browser's caches, as far as the worker uses them. */
class Caches {
  readonly made = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const entries = this.made.get(name) ?? new Map<string, Response>();
    this.made.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      put: async (url: string, response: Response) => void entries.set(url, response),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    };
  }
  has = async (name: string) => this.made.has(name);
  match = async (url: string, { cacheName }: { cacheName: string }) =>
    this.made.get(cacheName)?.get(url)?.clone();

  get kept(): string[] {
    return [...this.made.values()].flatMap((entries) => [...entries.keys()]);
  }
}

let browser: Caches;
const fetched = vi.fn<(asked: string, init?: RequestInit) => Promise<Response>>();
const pageOf = (body: string, status = 200) => new Response(body, { status });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => undefined);
const screen = new Request(`${HOME}/meal-planning`);
const open = async () => (await documentFor(screen, addresses)).text();

beforeEach(() => {
  browser = new Caches();
  vi.stubGlobal('caches', browser);
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (asked) => pageOf(asked.includes('app-shell') ? SHELL : 'file'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockReset();
});

describe('the worker', () => {
  const part = (path: string, method = 'GET', mode: RequestMode = 'cors') =>
    partIn({ url: new URL(path, HOME).href, method, mode }, HOME, addresses);

  test('stays out of everything the API answers, of writes and of other sites', () => {
    expect(part('/api/family-members')).toBeNull();
    expect(part('/api/login', 'GET', 'navigate')).toBeNull();
    expect(part('/api/logout', 'GET', 'navigate')).toBeNull();
    expect(part('/api/invite/x', 'GET', 'navigate')).toBeNull();
    expect(part('/meal-planning', 'POST', 'navigate')).toBeNull();
    expect(part('https://evil.example/assets/base-1.js')).toBeNull();
  });

  test('brings the documents of screens and the files it keeps, and leaves other files alone', () => {
    expect(part('/family', 'GET', 'navigate')).toBe('document');
    expect(part('/assets/base-1.js')).toEqual({ keptAt: `${HOME}/assets/base-1.js` });
    expect(part('/favicon.svg')).toEqual({ keptAt: `${HOME}/favicon.svg?v=f1` });
    expect(part('/assets/family-page-1.js')).toBeNull();
  });
});

describe('keeping', () => {
  test('asks for every file once and without a cookie', async () => {
    await keepMissing(addresses);
    expect(browser.kept).toEqual([...addresses.values()]);
    expect(fetched).toHaveBeenCalledTimes(3);
    for (const [, init] of fetched.mock.calls) expect(init).toEqual({ credentials: 'omit', priority: 'low' });
    await keepMissing(addresses);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('fails as a whole where a file is missing, so that no half version starts', async () => {
    fetched.mockImplementation(async (asked) => pageOf('', asked.includes('favicon') ? 404 : 200));
    await expect(keepMissing(addresses)).rejects.toThrow('/favicon.svg answered 404.');
  });

  test('refuses a shell that names files of another version', async () => {
    fetched.mockImplementation(async () => pageOf('<script src="/assets/base-2.js"></script>'));
    await expect(keepMissing(addresses)).rejects.toThrow('/assets/base-2.js');
    expect(browser.kept).not.toContain(shellAt);
  });

  test('drops what only an earlier version needs', async () => {
    const before = keptAddresses([{ url: 'assets/base-0.js', revision: null }, ...files], HOME);
    await keepMissing(before);
    await dropOld(addresses);
    expect(browser.kept).toEqual([...addresses.values()]);
  });
});

describe('a screen', () => {
  beforeEach(() => keepMissing(addresses));

  test('is the server’s while it answers', async () => {
    fetched.mockImplementation(async () => pageOf('fresh'));
    expect(await open()).toBe('fresh');
  });

  test('is the kept shell without a connection, and where only a proxy answers', async () => {
    fetched.mockImplementation(noConnection);
    expect(await open()).toBe(SHELL);
    fetched.mockImplementation(async () => pageOf('Bad gateway', 502));
    expect(await open()).toBe(SHELL);
  });

  test('is the kept shell after four seconds of waiting', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(never);
    const opened = open();
    await vi.advanceTimersByTimeAsync(3999);
    let isThere = false;
    void opened.then(() => (isThere = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isThere).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await opened).toBe(SHELL);
  });

  test('leads to the page that clears the browser where nobody is signed in, once [M5]', async () => {
    fetched.mockImplementation(async () => new Response('', { headers: { 'x-signed-in': 'no' } }));
    const answer = await documentFor(new Request(`${HOME}/family?member=1`), addresses);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${HOME}/api/signed-out?returnTo=%2Ffamily%3Fmember%3D1`,
    ]);
    const from = new Request(screen.url);
    Object.defineProperty(from, 'referrer', { value: `${HOME}/api/signed-out` });
    expect((await documentFor(from, addresses)).status).toBe(200);
  });

  test('shows nothing of the app without a connection once a parent signed out, and keeps nothing new', async () => {
    browser.made.clear();
    fetched.mockImplementation(noConnection);
    await expect(open()).rejects.toThrow('Failed to fetch');
    fetched.mockImplementation(async () => pageOf('from the server'));
    const asked = new Request(`${HOME}/assets/base-1.js`);
    expect(await (await fileFor(asked, asked.url)).text()).toBe('from the server');
    await dropOld(addresses);
    expect(browser.made.size).toBe(0);
  });
});
