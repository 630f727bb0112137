import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientId } from '#contract/schemas/common.ts';
import { newId } from './ids.ts';

describe('ids', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are UUIDv7 that the contract accepts from clients too', () => {
    expect(ClientId.safeParse(newId()).success).toBe(true);
  });

  it('sort in the order they were made, even when the clock stands still or goes back', () => {
    vi.useFakeTimers({ now: Date.parse('2100-01-01T00:00:00.123Z') });
    const made = Array.from({ length: 10_000 }, (_, index) => {
      if (index === 5000) vi.setSystemTime('2026-11-20T08:00:00Z');
      return newId();
    });
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
    expect(parseInt(made[0]!.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2100-01-01T00:00:00.123Z'));
  });
});
