import { describe, expect, test } from 'vitest';
import { placeIn, searchOf, type CalendarAddress } from './place.ts';

const TODAY = '2026-11-25';
const PLAIN: CalendarAddress = { view: 'month', at: TODAY, open: null };

describe('the place in the address of the dashboard', () => {
  test.each<[string, Partial<CalendarAddress>]>([
    ['', {}],
    ['?month=2026-12', { at: '2026-12-01' }],
    ['?month=2026-11&at=2026-11-01', { at: '2026-11-01' }],
    [
      '?month=2026-11&day=2026-11-26&view=week',
      { view: 'week', at: '2026-11-26', open: { kind: 'day', date: '2026-11-26' } },
    ],
    ['?month=2026-11&day=2026-11-25', { open: { kind: 'day', date: TODAY } }],
    ['?day=today', { open: { kind: 'today' } }],
    ['?event=medical-7-2026-11-25', { open: { kind: 'event', key: 'medical-7-2026-11-25', from: null } }],
    [
      '?month=2026-11&day=2026-11-26&event=meal-3',
      { at: '2026-11-26', open: { kind: 'event', key: 'meal-3', from: { kind: 'day', date: '2026-11-26' } } },
    ],
    ['?day=today&event=meal-3', { open: { kind: 'event', key: 'meal-3', from: { kind: 'today' } } }],
    ['?month=2027-02&at=2027-02-28&view=agenda', { view: 'agenda', at: '2027-02-28' }],
  ])('%s is read and written', (search, place) => {
    const whole = { ...PLAIN, ...place };
    expect(placeIn(search, TODAY)).toEqual(whole);
    expect(searchOf(whole, TODAY)).toBe(search);
  });

  test("the month of today alone means today's day", () => {
    expect(placeIn('?month=2026-11', TODAY)).toEqual(PLAIN);
  });

  test.each([
    '?month=2026-13',
    '?day=2026-02-30',
    '?at=2026-11-5',
    '?month=0000-01',
    '?view=year',
    '?event=',
  ])('an address that makes no sense shows today: %s', (search) => {
    expect(placeIn(search, TODAY)).toEqual(PLAIN);
  });

  test('the leap day is a day', () => {
    expect(placeIn('?day=2028-02-29', TODAY).at).toBe('2028-02-29');
    expect(placeIn('?day=2027-02-29', TODAY).at).toBe(TODAY);
  });
});
