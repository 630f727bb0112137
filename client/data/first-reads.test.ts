import { afterEach, expect, test, vi } from 'vitest';
import {
  awaitFirstReads,
  forgetFirstReads,
  takeComingRead,
  takeFirstRead,
  takeSeqOfFirstReads,
} from './first-reads.ts';

const OF = '/api/schools,/api/a?from=1,/api/b';
const inDocument = (link: unknown) => vi.stubGlobal('document', { querySelector: () => link });
const nameReads = () =>
  inDocument({
    href: `https://pippal.test/api/reads?of=${encodeURIComponent(OF)}`,
    dataset: { seq: '7' },
  });

afterEach(() => {
  forgetFirstReads();
  vi.unstubAllGlobals();
});

test('a document without reads asks for nothing', async () => {
  inDocument(null);
  const readTogether = vi.fn<() => Promise<[]>>(() => Promise.resolve([]));
  await awaitFirstReads(readTogether);
  expect(readTogether).not.toHaveBeenCalled();
  expect(takeSeqOfFirstReads()).toBeUndefined();
});

test('each read is there once, by its address; a refused one is not', async () => {
  nameReads();
  const readTogether = vi.fn<() => Promise<{ status: number; body: unknown }[]>>(() =>
    Promise.resolve([
      { status: 200, body: ['Oak'] },
      { status: 200, body: ['A'] },
      { status: 404, body: "There's nothing here." },
    ]),
  );
  await awaitFirstReads(readTogether);
  expect(readTogether).toHaveBeenCalledExactlyOnceWith(OF);
  expect(takeFirstRead('/api/schools')).toEqual(['Oak']);
  expect(takeFirstRead('/api/schools')).toBeUndefined();
  expect(takeFirstRead('/api/a?from=1')).toEqual(['A']);
  expect(takeFirstRead('/api/b')).toBeUndefined();
  expect(takeSeqOfFirstReads()).toBe(7);
  expect(takeSeqOfFirstReads(), 'another household has a count of its own').toBeUndefined();
});

test('later screens and an answer that failed leave every read to the screen', async () => {
  nameReads();
  await awaitFirstReads(() => Promise.resolve([{ status: 200, body: ['Oak'] }]));
  forgetFirstReads();
  expect(takeFirstRead('/api/schools')).toBeUndefined();
  await awaitFirstReads(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(takeFirstRead('/api/schools')).toBeUndefined();
});

test('an answer that comes after the first screen is not given to a later one', async () => {
  nameReads();
  const late = Promise.withResolvers<{ status: number; body: unknown }[]>();
  const waiting = awaitFirstReads(() => late.promise);
  forgetFirstReads();
  late.resolve([{ status: 200, body: ['Oak'] }]);
  await waiting;
  expect(takeFirstRead('/api/schools')).toBeUndefined();
});

test('a screen shown before the response waits for it, and asks for what is refused, or is not in it', async () => {
  nameReads();
  const late = Promise.withResolvers<{ status: number; body: unknown }[]>();
  const waiting = awaitFirstReads(() => late.promise);
  const [schools, again, refused] = ['schools', 'schools', 'b'].map((name) => takeComingRead(`/api/${name}`));
  expect(await takeComingRead('/api/other')).toBeUndefined();
  late.resolve([
    { status: 200, body: null },
    { status: 200, body: ['A'] },
    { status: 404, body: "There's nothing here." },
  ]);
  await waiting;
  expect(await schools).toBeNull();
  expect(await again, 'what changed meanwhile is read again').toBeUndefined();
  expect(await refused).toBeUndefined();
  expect(takeFirstRead('/api/a?from=1')).toEqual(['A']);
});
