import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { changes } from '#contract/changes.ts';
import { family } from '#contract/family.ts';
import { ApiError, call, newQueryClient, queryKey, useRead } from './api.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let seen: Seen[] = [];
let credentials: RequestCredentials[] = [];
let answer = { status: 200, body: 'null' };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A page gives relative addresses their host; Node has no page.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    credentials.push(init.credentials ?? 'omit');
    return fetch(`http://127.0.0.1:${port}${path}`, init);
  });
});
beforeEach(() => {
  seen = [];
  credentials = [];
  answer = { status: 200, body: 'null' };
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

test('a read is a GET without body or content type, on the path its key spells [API-10]', async () => {
  answer.body = '[]';
  await call(changes.listChanges, { limit: 5 });
  expect(seen).toMatchObject([{ method: 'GET', url: '/api/changes?limit=5', body: '' }]);
  expect(seen[0]?.headers['content-type']).toBeUndefined();
  expect(queryKey(changes.listChanges, { limit: 5 })).toEqual(['api', 'changes', { limit: 5 }]);
});

test('a write sends JSON and says so; a key and the version seen travel as headers [API-10]', async () => {
  answer = { status: 200, body: '{}' };
  const input = { id: 'a1', ifVersion: 3, name: 'Mia' };
  await expect(call(family.updateFamilyMember, input, { idempotencyKey: 'k1' })).rejects.toThrow();
  expect(seen).toMatchObject([
    {
      method: 'PUT',
      url: '/api/family-members/a1',
      body: '{"name":"Mia"}',
      headers: { 'content-type': 'application/json', 'if-match': '"3"', 'idempotency-key': 'k1' },
    },
  ]);
});

test('a write without fields has no body and no content type [API-10]', async () => {
  answer = { status: 204, body: '' };
  await call(family.deleteFamilyMember, { id: 'a1' });
  expect(seen).toMatchObject([{ method: 'DELETE', url: '/api/family-members/a1', body: '' }]);
  expect(seen[0]?.headers['content-type']).toBeUndefined();
});

test('reads and writes send the cookies of this site, and only to it [API-10]', async () => {
  answer.body = '[]';
  await call(changes.listChanges, {});
  answer = { status: 204, body: '' };
  await call(family.deleteFamilyMember, { id: 'a1' });
  expect(credentials).toEqual(['same-origin', 'same-origin']);
});

/** The result of a screen that reads the family, with its query cache. */
async function readFamily(on401?: null) {
  const client = newQueryClient();
  client.setQueryData(queryKey(account.getUser, {}), { id: 'u1' });
  function Screen() {
    useRead(family.listFamilyMembers, {}, on401 === null ? { on401 } : {});
    return null;
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Screen)));
  const query = client.getQueryCache().find({ queryKey: queryKey(family.listFamilyMembers, {}) });
  const found = await query?.fetch().catch((error: unknown) => error);
  return { found, user: client.getQueryData(queryKey(account.getUser, {})) };
}

test('a refused read fails, and whoever was signed in no longer is [API-10] [APP-02]', async () => {
  answer = { status: 401, body: 'Unauthorized' };
  const { found, user } = await readFamily();
  expect(found).toMatchObject({ status: 401 });
  expect(user).toBeNull();
});

test('a read that takes a 401 for empty finds nothing and fails for anything else [API-10]', async () => {
  answer = { status: 401, body: 'Unauthorized' };
  expect(await readFamily(null)).toEqual({ found: null, user: { id: 'u1' } });
  answer = { status: 500, body: 'Sorry.' };
  expect(await readFamily(null)).toMatchObject({ found: { status: 500 }, user: { id: 'u1' } });
});

test('an answer that is not OK raises its status and body, or the words of the status [API-09]', async () => {
  answer = { status: 409, body: 'That changed meanwhile.' };
  const failed = await call(account.getUser, {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ApiError);
  expect(failed).toMatchObject({
    message: '409: That changed meanwhile.',
    status: 409,
    body: 'That changed meanwhile.',
  });
  answer = { status: 503, body: '' };
  await expect(call(account.getUser, {})).rejects.toThrow('503: Service Unavailable');
});

test('an answer that breaks the contract is refused after a write', async () => {
  answer = { status: 200, body: '{"id":"u1"}' };
  await expect(call(account.updatePreferences, { theme: 'dark' })).rejects.toThrow();
});

test('reads are never stale, never refetched and never retried; nor are writes [API-10]', () => {
  expect(newQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  });
});
