// Host names that the server accepts: a page that rebinds its own name to this address gets nothing.
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let home: TestApp;
beforeAll(async () => {
  home = await testApp({
    environment: { PUBLIC_URL: 'https://family.example', ALLOWED_HOSTS: 'nas.lan, Pippal' },
  });
});
afterAll(() => home.close());

const statusAt = async (host: string, url = '/healthz') =>
  (await home.app.inject({ url, headers: { host } })).statusCode;

describe('a rebound name', () => {
  test.each([
    ['a document', 'GET', '/'],
    ['the sign-up page', 'GET', '/api/login?mode=create'],
    ['a read', 'GET', '/api/family-members'],
    ['the health check', 'GET', '/healthz'],
    ['a write', 'POST', '/api/family-members'],
  ] as const)('does not get %s [L3]', async (_, method, url) => {
    const answer = await home.app.inject({ method, url, headers: { host: 'evil.test:3000' } });
    expect(answer.statusCode).toBe(421);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toBe(
      'PipPal does not answer to the name evil.test: whoever runs it can allow this with the setting ALLOWED_HOSTS=evil.test.',
    );
  });

  test('cannot make an account [L3]', async () => {
    const form = { firstName: 'Eve', email: 'eve@example.org', password: 'long enough' };
    const answer = await home.app.inject({
      method: 'POST',
      url: '/api/signup',
      headers: {
        host: 'evil.test',
        origin: 'http://evil.test',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.statusCode).toBe(421);
    expect(await home.database.kysely.selectFrom('user').selectAll().execute()).toEqual([]);
  });

  test.each([
    'localhost.evil.test',
    'family.example.evil.test',
    'evil.localhost',
    '127.0.0.1.evil.test',
    'nas',
  ])('does not pass by looking like one of ours (%s) [L3]', async (host) =>
    expect(await statusAt(host)).toBe(421),
  );
});

test.each([
  'localhost',
  'localhost:1',
  'LOCALHOST:65535',
  'localhost.',
  '127.0.0.1:3000',
  '192.168.1.20',
  '[::1]:3000',
  '[fe80::1]',
  'family.example',
  'family.example:443',
  'nas.lan:3000',
  'pippal',
  hostname(),
  `${hostname().split('.')[0]}.local:3000`,
])('%s is answered [L3]', async (host) => expect(await statusAt(host)).toBe(200));

test.each(['a b', 'localhost:port', 'user@localhost', 'localhost/..', '[::1', '1.2.3.4.5:80'])(
  'a Host header that is no name (%j) cannot be read [L3]',
  async (host) => expect(await statusAt(host)).toBe(400),
);

test('HOST names the server, too [L3]', async () => {
  const named = await testApp({ environment: { HOST: 'pip.home.arpa', ALLOW_INSECURE_HTTP: '1' } });
  const answer = await named.app.inject({ url: '/healthz', headers: { host: 'pip.home.arpa:3000' } });
  expect(answer.statusCode).toBe(200);
  await named.close();
});
