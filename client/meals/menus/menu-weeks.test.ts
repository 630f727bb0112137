import { expect, test } from 'vitest';
import { currentWeek } from '#rules/meals/current-week.ts';
import { listTitle, nearness, overlapFrom, weekBeside, weekInWords } from './menu-weeks.ts';

const menus = (...starts: string[]) => starts.map((weekStart) => ({ weekStart }));
const SATURDAY = '2026-11-21';

test('without a menu this week starts on its Monday, and weeks go on from there', () => {
  expect(currentWeek([], SATURDAY)).toBe('2026-11-16');
  expect(weekBeside([], '2026-11-16', 1)).toBe('2026-11-23');
  expect(weekBeside([], '2026-11-16', -1)).toBe('2026-11-09');
});

test('the menu that covers today is this week, whatever weekday it starts on [MEAL-13]', () => {
  expect(currentWeek(menus('2026-11-18', '2026-11-02'), SATURDAY)).toBe('2026-11-18');
  expect(currentWeek(menus('2026-11-16', '2026-11-19'), SATURDAY)).toBe('2026-11-19');
});

test('a family that plans from Sunday to Saturday is offered its next Sunday, not a Monday already planned', () => {
  const planned = menus('2026-11-08', '2026-11-15');
  expect(currentWeek(planned, '2026-11-22')).toBe('2026-11-22');
  expect(weekBeside(planned, '2026-11-15', 1)).toBe('2026-11-22');
  expect(currentWeek(planned, '2026-12-02')).toBe('2026-11-30');
});

test('no planned week is skipped on the way there and back', () => {
  const planned = menus('2026-11-16', '2026-11-25', '2026-12-10');
  const there = ['2026-11-16'];
  while (there.length < 5) there.push(weekBeside(planned, there.at(-1)!, 1));
  expect(there).toEqual(['2026-11-16', '2026-11-25', '2026-12-02', '2026-12-10', '2026-12-17']);
  const back = ['2026-12-17'];
  while (back.length < 5) back.push(weekBeside(planned, back.at(-1)!, -1));
  expect(back).toEqual(['2026-12-17', '2026-12-10', '2026-12-03', '2026-11-25', '2026-11-16']);
});

test('weeks are called as people call them', () => {
  expect(weekInWords('2026-11-16', SATURDAY)).toBe('Nov 16 – 22');
  expect(weekInWords('2026-11-30', SATURDAY)).toBe('Nov 30 – Dec 6');
  expect(weekInWords('2026-12-28', SATURDAY)).toBe('Dec 28 – Jan 3, 2027');
  expect(listTitle('2026-11-23')).toBe('Week of Nov 23');
  expect(nearness('2026-11-16', SATURDAY)).toBe('This week');
  expect(nearness('2026-11-23', SATURDAY)).toBe('Next week');
  expect(nearness('2026-11-09', SATURDAY)).toBe('Last week');
  expect(nearness('2026-12-07', SATURDAY)).toBeUndefined();
});

test('where a later menu begins inside a week is known', () => {
  const planned = menus('2026-11-16', '2026-11-19', '2026-11-23');
  expect(overlapFrom(planned, '2026-11-16')).toBe('2026-11-19');
  expect(overlapFrom(planned, '2026-11-23')).toBeUndefined();
});
