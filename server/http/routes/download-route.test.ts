// Downloads without a reader: they are disconnected, buffer little, and release their resources (M2).
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { household } from '#contract/household.ts';
import type { Context } from '../../context.ts';
import { downloadRoute } from './download-route.ts';

const PIECE = 64 * 1024;

test('a reader that is silent is cut off, before much was made for it [M2]', async () => {
  const app = fastify();
  let [made, ended] = [0, false];
  const close = vi.fn<() => Promise<void>>(async () => undefined);
  async function* content() {
    try {
      for (; ; made += 1) yield new Uint8Array(PIECE);
    } finally {
      ended = true;
    }
  }
  const context = { actor: { householdId: 'home' } } as Context;
  const make = async () => ({ fileName: 'endless.zip', content: content(), close });
  downloadRoute(app, household.exportHousehold, async () => context, make, 300);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const isCut = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(`GET ${household.exportHousehold.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  // Never read from: what the systems between hold for it is all that is made.
  socket.pause();
  await vi.waitFor(() => expect([close.mock.calls.length, ended]).toEqual([1, true]), { timeout: 20_000 });
  expect(made * PIECE).toBeLessThan(32 * 1024 * 1024);
  socket.resume();
  await isCut;
  await app.close();
});
