import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../../session/forget-drafts.ts';
import type { CalendarReview } from '../review/calendar-review.ts';
import { calendarDrafts } from './calendar-draft.ts';

function shelf(): Record<string, string> {
  const stored: Record<string, string> = {};
  return Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
        stored[key] = value;
      },
    },
    removeItem: { value: (key: string) => void delete stored[key] },
  });
}
const browse = () => vi.stubGlobal('window', { localStorage: shelf(), sessionStorage: shelf() });

const reviewOf = (picture: string, fileHash = 'abc'): CalendarReview => ({
  from: 'file',
  schoolName: 'Hawthorn',
  academicYear: '2026-2027',
  fileName: 'Lincoln.pdf',
  fileHash,
  rows: [],
  pages: [{ number: 1, picture }],
  remarks: [],
});

afterEach(() => vi.unstubAllGlobals());

test('a draft is there for its household and its school only, until sign-out', () => {
  browse();
  const drafts = calendarDrafts('one', 'first');
  expect(drafts.keep({ review: reviewOf('picture'), seen: ['row-1'] })).toBe(true);
  drafts.keepPages(reviewOf('picture'));
  expect(drafts.read().draft).toEqual({ review: reviewOf('picture'), seen: ['row-1'] });
  for (const other of [calendarDrafts('two', 'first'), calendarDrafts('one', 'second')])
    expect(other.read()).toEqual({ draft: null, text: '' });
  forgetDrafts();
  expect(drafts.read()).toEqual({ draft: null, text: '' });
});

test('pages that do not fit are left out, and those of another file are not shown', () => {
  browse();
  const drafts = calendarDrafts('one', 'first');
  drafts.keepPages(reviewOf('picture', 'older'));
  drafts.keep({ review: reviewOf('picture'), seen: [] });
  expect(drafts.read().draft?.review.pages).toEqual([]);
  drafts.keepPages(reviewOf('picture'.repeat(200)));
  expect(drafts.read().draft?.review.pages).toEqual([]);
});

test('pasted text waits beside a draft', () => {
  browse();
  const drafts = calendarDrafts('one', 'first');
  drafts.keep({ review: reviewOf(''), seen: [] });
  drafts.keepText('Sep 7 Labor Day');
  expect(drafts.read()).toMatchObject({
    draft: { review: { schoolName: 'Hawthorn' } },
    text: 'Sep 7 Labor Day',
  });
});

test('nothing is kept without a storage, in a full one, or for a school that was never saved', () => {
  vi.stubGlobal('window', {});
  const draft = { review: reviewOf(''), seen: [] };
  expect(calendarDrafts('one', 'first').keep(draft)).toBe(false);
  browse();
  expect(calendarDrafts('one', 'first').keep({ ...draft, seen: ['x'.repeat(1000)] })).toBe(false);
  expect(calendarDrafts('one', null).keep(draft)).toBe(false);
  expect(calendarDrafts('one', null).read()).toEqual({ draft: null, text: '' });
});
