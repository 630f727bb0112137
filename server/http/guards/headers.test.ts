// Headers, methods and origins over every route.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations as operations } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import { testApp, type TestApp, type Visitor } from '../../testing/app.ts';

const url = (operation: Operation) => operation.path.replaceAll(/\{\w+\}/g, 'some-id');

let home: TestApp;
let parent: Visitor;
beforeAll(async () => {
  home = await testApp();
  parent = await home.parent();
});
afterAll(() => home.close());

describe('every answer', () => {
  test('carries the security headers, errors and unknown paths included', async () => {
    const paths = [
      ...operations.map(([, o]) => url(o)),
      '/healthz',
      '/api/openapi.json',
      '/api/nothing',
      '/nope',
    ];
    for (const path of paths) {
      const { headers } = await parent.get(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['access-control-allow-origin'], path).toBeUndefined();
      if (path.startsWith('/api/')) expect(headers['cache-control'], path).toContain('no-store');
    }
  });

  test('is 401 with one sentence for somebody who is not signed in, whatever is asked', async () => {
    for (const [name, operation] of operations.filter(([, o]) => o.owner !== 'public')) {
      const body = operation.method === 'POST' || operation.method === 'PUT' ? {} : undefined;
      const answer = await home.visitor().request(operation.method, url(operation), body);
      expect(answer.status, name).toBe(401);
      expect(answer.text).toBe('Please sign in first.');
    }
  });

  test('a forged session is nobody', async () => {
    const visitor = home.visitor();
    visitor.cookie = parent.cookie.replace(/=.*/, `=${'A'.repeat(43)}`);
    expect((await visitor.get('/api/family-members')).status).toBe(401);
    expect((await visitor.get('/api/auth/user')).json).toBeNull();
  });
});

describe('requests that change something', () => {
  const shapes: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['our host with another port', { origin: 'http://localhost:81' }],
    [
      'a foreign origin that claims to be same-origin',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ];
  test.each(shapes)('from %s are refused and change nothing', async (_who, headers) => {
    const before = (await parent.get('/api/family-members')).text;
    for (const [name, operation] of operations.filter(([, o]) => o.method !== 'GET')) {
      const answer = await parent.request(
        operation.method,
        url(operation),
        operation.method === 'DELETE' ? undefined : { name: 'X', relationship: 'child' },
        headers,
      );
      expect(answer.status, name).toBe(403);
    }
    expect((await parent.get('/api/family-members')).text).toBe(before);
  });

  test('from our own pages pass', async () => {
    const answer = await parent.post(
      '/api/family-members',
      { name: 'Leo', relationship: 'child' },
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
    );
    expect(answer.status).toBe(201);
  });
});

describe('a POST without a content type', () => {
  const leave = (headers: Record<string, string>) =>
    home.app.inject({
      method: 'POST',
      url: '/api/household/leave',
      headers: { host: 'localhost', cookie: parent.cookie, ...headers },
    });

  test('is refused without a sign of where it comes from: any page could send it', async () => {
    for (const headers of [{ accept: '*/*' }, { 'content-length': '0' }] as Record<string, string>[]) {
      const answer = await leave(headers);
      expect([answer.statusCode, answer.body]).toEqual([415, 'Please send this as JSON.']);
    }
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost' },
    { referer: 'http://localhost/settings' },
  ])('passes from our own pages, as the app sends it: %j [API-10]', async (headers) => {
    expect((await leave(headers)).statusCode).not.toBe(415);
  });

  test('is JSON when a program sends it, and passes', async () => {
    expect((await parent.post('/api/household/leave')).status).not.toBe(415);
  });
});

describe('the routes', () => {
  test('are exactly the declared operations, each with the method it declares', async () => {
    const page = (
      await home
        .visitor()
        .get<{ openapi: string; paths: Record<string, Record<string, unknown>> }>('/api/openapi.json')
    ).json;
    expect(page.openapi).toBe('3.1.0');
    for (const [name, operation] of operations) {
      expect(page.paths[operation.path]?.[operation.method.toLowerCase()], name).toMatchObject({
        operationId: name,
      });
      const body = operation.method === 'POST' || operation.method === 'PUT' ? {} : undefined;
      expect((await parent.request(operation.method, url(operation), body)).status, name).not.toBe(405);
    }
  });

  test('answer 405 to a method they do not have', async () => {
    const answer = await parent.put('/api/family-members', {});
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toContain('POST');
  });

  test('name every method of an address, also of one that is fixed beside one with an id', async () => {
    const allowed = async (path: string) => {
      const answer = await home.app.inject({ method: 'TRACE', url: path, headers: { host: 'localhost' } });
      return [answer.statusCode, answer.headers['allow']];
    };
    expect(await allowed('/api/family-members/7?name=x')).toEqual([405, 'GET, HEAD, PUT, DELETE']);
    expect(await allowed('/api/family-members/7/8')).toEqual([404, undefined]);
    expect(await allowed('/api/medical-records/allergies')).toEqual([405, 'GET, HEAD, PUT, DELETE']);
    expect(await allowed('/api/forgot')).toEqual([405, 'GET, HEAD, POST']);
  });

  test.each(['/api/family-members', '/api/events', '/api/login', '/api/logout', '/healthz'])(
    'answer 405 to OPTIONS and TRACE and say what they have: %s [L7]',
    async (path) => {
      for (const method of ['OPTIONS', 'TRACE'] as const) {
        const answer = await home.app.inject({ method, url: path, headers: { host: 'localhost' } });
        expect(answer.statusCode, method).toBe(405);
        expect(answer.headers['allow']).toMatch(/^GET\b/);
        expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(answer.body).toBe("This can't be done here.");
      }
    },
  );
});

describe('the log', () => {
  test('holds no names, e-mails, tokens or health words', async () => {
    await parent.post('/api/family-members', {
      name: 'Zebediah',
      relationship: 'child',
      allergies: ['Sesame'],
    });
    await parent.post('/api/family-members', { name: 'Zebediah' });
    await parent.get('/api/family-members/Zebediah?name=Zebediah');
    const written = home.log.join('\n');
    expect(home.log.length).toBeGreaterThan(0);
    for (const secret of ['Zebediah', 'Sesame', '@example.org', parent.cookie.split('=')[1]!]) {
      expect(written).not.toContain(secret);
    }
  });
});
