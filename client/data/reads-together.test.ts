import { expect, test, vi } from 'vitest';
import { joinReads } from './reads-together.ts';

type Part = { status: number; body: unknown };

class Refused extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

function joined(send: (addresses: string[]) => Promise<Part[]>, most = 3) {
  const sent: string[][] = [];
  const readOf = joinReads({
    most,
    send: (addresses) => {
      sent.push(addresses);
      return send(addresses);
    },
    refused: (status, sentence) => new Refused(status, sentence),
  });
  const alone = vi.fn<(address: string) => Promise<string>>((address) => Promise.resolve(`${address} alone`));
  return { sent, alone, read: (address: string) => readOf(address, () => alone(address)) };
}

const whole = (addresses: string[]) =>
  Promise.resolve(addresses.map((address) => ({ status: 200, body: address.toUpperCase() })));

test('reads of one task are one request, each with its own result', async () => {
  const { sent, alone, read } = joined(whole);
  expect(await Promise.all([read('/a'), read('/b')])).toEqual(['/A', '/B']);
  expect(sent).toEqual([['/a', '/b']]);
  expect(await Promise.all([read('/c'), read('/d')])).toEqual(['/C', '/D']);
  expect(sent).toHaveLength(2);
  expect(alone).not.toHaveBeenCalled();
});

test('a single read, and the last of too many, has a request of its own', async () => {
  const { sent, read } = joined(whole);
  expect(await read('/a')).toBe('/a alone');
  expect(await Promise.all(['/a', '/b', '/c', '/d'].map(read))).toEqual(['/A', '/B', '/C', '/d alone']);
  expect(sent).toEqual([['/a', '/b', '/c']]);
});

test('a refused read fails alone', async () => {
  const { read } = joined(() =>
    Promise.resolve([
      { status: 200, body: 'A' },
      { status: 404, body: "There's nothing here." },
    ]),
  );
  const [first, second] = await Promise.allSettled([read('/a'), read('/b')]);
  expect(first).toEqual({ status: 'fulfilled', value: 'A' });
  expect(second).toMatchObject({ reason: { status: 404, message: "There's nothing here." } });
});

test('a failed request fails all of its reads', async () => {
  const gone = new TypeError('Failed to fetch');
  const { read } = joined(() => Promise.reject(gone));
  const results = await Promise.allSettled([read('/a'), read('/b')]);
  expect(results).toEqual([
    { status: 'rejected', reason: gone },
    { status: 'rejected', reason: gone },
  ]);
});

test('reads that a server leaves out are sent one by one', async () => {
  const { read } = joined(() => Promise.resolve([]));
  expect(await Promise.all([read('/a'), read('/b')])).toEqual(['/a alone', '/b alone']);
});
