// Connections over a network that has gone silent, before a server that speaks as much of PostgreSQL's protocol as this
// needs: it lets everybody in and answers every statement but those with the word 'silence'.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { endWhenSilent, WITHOUT_LIMIT } from './silent-connection.ts';
import { explained } from './sql-errors.ts';

const LIMIT_MS = 100;

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')]);
};
const READY = message('Z', 'I');
const LET_IN = message('R', '\0\0\0\0');
const DONE = message('C', 'SELECT 0\0');

let server: Server;
let client: pg.Client;

beforeEach(async () => {
  server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([LET_IN, READY]));
      socket.on('data', (sent) => {
        if (!sent.includes('silence')) socket.write(Buffer.concat([DONE, READY]));
      });
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = new pg.Client({ host: '127.0.0.1', port, user: 'parent', database: 'family', ssl: false });
  client.on('error', () => undefined);
  await client.connect();
  endWhenSilent(client, LIMIT_MS);
});

afterEach(async () => {
  await client.end();
  server.close();
});

const outcome = (statement: string): Promise<unknown> =>
  client.query(statement).then(
    () => 'answered',
    (error: unknown) => explained(error),
  );

test('a statement without an answer fails as busy, and so does what is asked next', async () => {
  expect(await outcome('select 1')).toBe('answered');
  for (const statement of ['silence', 'rollback']) {
    const error = await outcome(statement);
    expect(error, statement).toBeInstanceOf(AppError);
    expect(error, statement).toMatchObject({ code: 'busy', retryAfter: 2 });
  }
});

test('a connection at rest stays, and so does one whose transaction has lifted its limit', async () => {
  await pause(2 * LIMIT_MS);
  expect(await outcome('begin')).toBe('answered');
  expect(await outcome(WITHOUT_LIMIT)).toBe('answered');
  expect(await Promise.race([outcome('silence'), pause(3 * LIMIT_MS, 'still waiting')])).toBe(
    'still waiting',
  );
});

test('the limit holds again for the next transaction', async () => {
  for (const statement of ['begin', WITHOUT_LIMIT, 'commit']) {
    expect(await outcome(statement)).toBe('answered');
  }
  expect(await outcome('silence')).toMatchObject({ code: 'busy' });
});
