import { describe, expect, test } from 'vitest';
import { draftsOf } from './draft.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('what a parent has typed', () => {
  test('is there again after a reload, for each conversation by itself', () => {
    const store = memory();
    draftsOf(store, 'ana', null).keep('typed', 'Plan our');
    draftsOf(store, 'ana', 'c1').keep('typed', 'And on Friday?');
    draftsOf(store, 'ana', 'c1').keep('sent', 'Thank you');
    expect(draftsOf(store, 'ana', null).read('typed')).toBe('Plan our');
    expect(draftsOf(store, 'ana', 'c1').read('typed')).toBe('And on Friday?');
    expect(draftsOf(store, 'ana', 'c1').read('sent')).toBe('Thank you');
    expect(draftsOf(store, 'ana', 'c2').read('typed')).toBe('');
  });

  test('is not shown to another parent', () => {
    const store = memory();
    draftsOf(store, 'ana', null).keep('typed', 'A surprise for Ben');
    expect(draftsOf(store, 'ben', null).read('typed')).toBe('');
  });

  test('leaves no trace once it is empty', () => {
    const store = memory();
    const drafts = draftsOf(store, 'ana', null);
    drafts.keep('typed', 'Hello');
    drafts.keep('typed', '');
    expect(store.values.size).toBe(0);
  });

  test('is simply not kept where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    const drafts = draftsOf({ getItem: blocked, setItem: blocked, removeItem: blocked }, 'ana', null);
    expect(() => drafts.keep('typed', 'Hello')).not.toThrow();
    expect(drafts.read('typed')).toBe('');
  });
});
