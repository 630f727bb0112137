import { expect, test, vi } from 'vitest';
import { ClientId } from '#contract/schemas/common.ts';
import { newId } from './new-id.ts';

test('a new id is a UUIDv7 that the server accepts, and carries its time', () => {
  const id = newId(Date.UTC(2026, 10, 23));
  expect(ClientId.parse(id)).toBe(id);
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 23));
});

test('later ids sort later, and no two are the same', () => {
  expect(newId(1_000) < newId(2_000)).toBe(true);
  expect(new Set(Array.from({ length: 500 }, () => newId(1_000))).size).toBe(500);
});

test('a browser on plain http, without randomUUID, makes them too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(ClientId.safeParse(newId()).success).toBe(true);
  vi.unstubAllGlobals();
});
