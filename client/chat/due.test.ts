import { describe, expect, test } from 'vitest';
import type { WeeklyMenu } from '#contract/meals.ts';
import { isMenuMissing } from './due.ts';

const menu = (weekStartDate: string, meals: WeeklyMenu['meals']): WeeklyMenu => ({
  id: `week-${weekStartDate}`,
  version: 1,
  createdAt: '2026-11-16T10:00:00.000Z',
  updatedAt: '2026-11-16T10:00:00.000Z',
  weekStartDate,
  notes: '',
  meals,
});
const soup = { dinner: 'Soup' };

describe("this week's menu", () => {
  test('is missing when nothing is planned from Monday to Sunday', () => {
    expect(isMenuMissing([], '2026-11-20')).toBe(true);
    expect(isMenuMissing([menu('2026-11-09', { monday: soup })], '2026-11-20')).toBe(true);
    expect(isMenuMissing([menu('2026-11-16', { monday: { dinner: ' ' } })], '2026-11-20')).toBe(true);
  });

  test('is there when any day of it has a meal, whatever day the menu starts on', () => {
    expect(isMenuMissing([menu('2026-11-16', { monday: soup })], '2026-11-20')).toBe(false);
    expect(isMenuMissing([menu('2026-11-14', { friday: soup })], '2026-11-20')).toBe(false);
  });
});
