import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { compressAnswers } from './compression.ts';

const LONG = JSON.stringify(Array.from({ length: 40_000 }, (_, at) => ({ at, name: 'Müsli' })));
const MIDDLE = LONG.slice(0, 20_000);
const SHORT = 'x'.repeat(1023);

let app: FastifyInstance;
let home: TestApp;
beforeAll(async () => {
  app = fastify();
  compressAnswers(app);
  const json = 'application/json; charset=utf-8';
  app.get('/long', (_request, reply) => reply.type(json).send(LONG));
  app.get('/middle', (_request, reply) => reply.type(json).header('vary', 'Cookie').send(MIDDLE));
  app.get('/short', (_request, reply) => reply.type(json).send(SHORT));
  app.get('/stream', (_request, reply) => reply.type(json).send(Readable.from([MIDDLE])));
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(MIDDLE));
  app.get('/done', (_request, reply) => reply.type(json).header('content-encoding', 'br').send(MIDDLE));
  home = await testApp();
});
afterAll(async () => {
  await app.close();
  await home.close();
});

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it.each([
  ['/middle', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync, MIDDLE],
  ['/middle', 'gzip, deflate', 'gzip', gunzipSync, MIDDLE],
  ['/long', 'br', 'br', brotliDecompressSync, LONG],
  ['/long', 'gzip', 'gzip', gunzipSync, LONG],
] as const)(
  '%s for %s is sent as %s, with the length of that',
  async (url, accepted, coding, unpack, plain) => {
    const { headers, rawPayload } = await get(url, accepted);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(unpack(rawPayload).toString()).toBe(plain);
    expect(rawPayload.length).toBeLessThan(plain.length / 5);
  },
);

it('the answer says that it depends on Accept-Encoding, also for a client that accepts no coding', async () => {
  expect((await get('/long')).headers).toMatchObject({ vary: 'Accept-Encoding' });
  const { headers, body } = await get('/middle', 'identity');
  const length = String(Buffer.byteLength(MIDDLE));
  expect(headers).toMatchObject({ vary: 'Cookie, Accept-Encoding', 'content-length': length });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toBe(MIDDLE);
});

it.each(['/short', '/stream', '/page'])('%s is sent as it is', async (url) => {
  const { headers } = await get(url, 'gzip, br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

it('a compressed body is not compressed again', async () => {
  expect((await get('/done', 'br')).body).toBe(MIDDLE);
});

it('HEAD has the headers of GET and no body', async () => {
  const sent = await get('/long', 'br');
  const { headers, body } = await app.inject({
    method: 'HEAD',
    url: '/long',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-length']).toBe(sent.headers['content-length']);
  expect(body).toBe('');
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['deflate, zstd', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=0.000 , BR ; q=0.001', 'br'],
])('Accept-Encoding %j allows %j', async (accepted, coding) => {
  expect((await get('/middle', accepted)).headers['content-encoding']).toBe(coding);
});

it('lists are compressed; pushed changes and downloads are streams and are not', async () => {
  const parent = await home.parent();
  for (let child = 0; child < 5; child += 1)
    await parent.post('/api/family-members', { name: `Child ${child}`, relationship: 'child' });
  const headers = { host: 'localhost', cookie: parent.cookie, 'accept-encoding': 'br' };
  const list = await home.app.inject({ url: '/api/family-members', headers });
  expect(list.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(list.rawPayload).toString())).toHaveLength(5);

  const events = await home.app.inject({
    url: '/api/events',
    headers: { ...headers, accept: 'text/event-stream' },
    payloadAsStream: true,
  });
  expect(events.headers).not.toHaveProperty('content-encoding');
  events.stream().destroy();
  const download = await home.app.inject({ url: '/api/household/export', headers });
  expect([download.statusCode, download.headers['content-encoding']]).toEqual([200, undefined]);
});
