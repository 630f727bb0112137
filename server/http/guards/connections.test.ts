// Slow connections are closed, streams and slow but steady senders are not; requests the parser refuses get a sentence.
// Over real sockets.
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp, type Visitor } from '../../testing/app.ts';
import { limitArrival, refuseUnreadable } from './connections.ts';

let home: TestApp;
let parent: Visitor;
let port: number;
beforeAll(async () => {
  home = await testApp();
  parent = await home.parent();
  await home.app.listen({ port: 0, host: '127.0.0.1' });
  port = (home.app.server.address() as AddressInfo).port;
});
afterAll(() => home.close());

interface Wire {
  socket: Socket;
  /** Everything received so far. */
  text: () => string;
  /** Resolves with how many ms it was open. */
  closed: Promise<number>;
}

function open(): Wire {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) =>
    socket.on('close', () => resolve(performance.now() - began)),
  );
  return { socket, text: () => received, closed };
}

async function ask(text: string): Promise<string> {
  const wire = open();
  wire.socket.write(text);
  const timer = setTimeout(() => wire.socket.destroy(), 3000);
  await wire.closed;
  clearTimeout(timer);
  return wire.text();
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes a piece every half second for as long as the connection is open. */
function drip({ socket }: Wire, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 500);
  socket.on('close', () => clearInterval(timer));
}

describe.concurrent('slow connections', () => {
  test('all end within 13 seconds, whatever they are slow with; streams and honest senders are not cut off [L6]', async () => {
    const slow: Wire[] = [];
    for (let n = 0; n < 50; n += 1) {
      const wire = open();
      slow.push(wire);
      if (n % 3 === 0) continue;
      wire.socket.write('POST /api/family-members HTTP/1.1\r\nHost: localhost\r\n');
      if (n % 3 === 1) drip(wire, 'X-More: x\r\n');
      else {
        wire.socket.write(`Cookie: ${parent.cookie}\r\nContent-Type: application/json\r\n`);
        wire.socket.write('Content-Length: 100000\r\n\r\n');
        drip(wire, ' ');
      }
    }
    const stream = open();
    stream.socket.write(
      `GET /api/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nCookie: ${parent.cookie}\r\n\r\n`,
    );
    const honest = open();
    const body = JSON.stringify({ name: 'Mia', relationship: 'child', notes: 'x'.repeat(9_000) }).padEnd(
      255_000,
    );
    honest.socket.write(
      `POST /api/family-members HTTP/1.1\r\nHost: localhost\r\nCookie: ${parent.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (let at = 0; at < body.length; at += 51_000) {
      honest.socket.write(body.slice(at, at + 51_000));
      await sleep(1_000);
    }
    const openFor = await Promise.all(slow.map(({ closed }) => closed));
    expect(Math.max(...openFor)).toBeLessThan(13_000);
    // Half-sent headers and silence end sooner than half-sent bodies.
    expect(Math.max(...openFor.filter((_, n) => n % 3 !== 2))).toBeLessThan(8_000);
    for (const [n, wire] of slow.entries()) {
      if (n % 3 !== 0) expect(wire.text()).toMatch(/^HTTP\/1\.1 408 .*That took too long to arrive\./s);
    }
    expect(honest.text()).toMatch(/^HTTP\/1\.1 201 /);
    expect(stream.socket.readyState).toBe('open');
    expect(stream.text()).toContain('content-type: text/event-stream');
    for (const { socket } of [stream, honest]) socket.destroy();
  });

  test('one that is kept open between requests is not cut off as a slow one [L6]', async () => {
    const wire = open();
    const healthy = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    wire.socket.write(healthy);
    await sleep(7_000);
    wire.socket.write(healthy);
    await sleep(500);
    expect(wire.text().match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    wire.socket.destroy();
  });
});

const UNREADABLE: [string, string, number][] = [
  ['no request at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'EVIL / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and pieces',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['an address of 40 kB', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'two hosts',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    400,
  ],
];

test.each(UNREADABLE)(
  '%s is refused with one sentence and the headers of every answer [L7] [D20]',
  async (_, text, status) => {
    const answer = await ask(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
    expect(head.toLowerCase()).toContain('content-type: text/plain; charset=utf-8');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain(
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    );
    expect(head.toLowerCase()).toContain('cache-control: no-store');
    expect(body).toMatch(/^[A-Z][^{}<>]+\.$/);
  },
);

test('what comes after an answer has begun is not mixed into it [L7]', async () => {
  const wire = open();
  wire.socket.write(
    `GET /api/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nCookie: ${parent.cookie}\r\n\r\n`,
  );
  await expect.poll(() => wire.text()).toContain('hello');
  wire.socket.write('garbage\r\n\r\n');
  await wire.closed;
  expect(wire.text().match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a request without a connection is never refused as slow, however long its test takes [L6]', async () => {
  const app = fastify({ clientErrorHandler: refuseUnreadable({}) });
  limitArrival(app);
  app.get('/', () => 'here');
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    expect((await app.inject('/')).body).toBe('here');
    expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});
