import { expect, test } from 'vitest';
import { AREA_IDS } from '#contract/preferences.ts';
import { Preferences } from '#contract/schemas/account.ts';
import { MAIN, areaDestinations, isCurrent } from './navigation.ts';

const shown = (areas: string[]) => {
  const { assistanceAreas } = Preferences.parse({
    assistanceAreas: areas,
    schoolType: null,
    integrations: [],
    theme: 'system',
  });
  return areaDestinations(assistanceAreas).map(({ label, href }) => [label, href]);
};

test('everybody has the dashboard, the chat and the family [SIDE-01]', () => {
  expect(MAIN.map(({ label, href }) => [label, href])).toEqual([
    ['Dashboard', '/'],
    ['AI Chat', '/chat'],
    ['Family Overview', '/family'],
  ]);
});

test('every chosen area leads to its screen, but family management, which has none [SIDE-04]', () => {
  expect(shown(AREA_IDS)).toEqual([
    ['Meal Planning', '/meal-planning'],
    ['School Schedules', '/school'],
    ['Daily Routines', '/daily-routines'],
    ['Event Planning', '/event-planning'],
    ['Medical Assistance', '/medical'],
    ['Parenting Tips', '/parenting'],
  ]);
  expect(shown(['familyManagement'])).toEqual([]);
});

test('only chosen areas are listed, whichever way the school area is spelt [SIDE-02] [SIDE-05]', () => {
  expect(shown([])).toEqual([]);
  expect(shown(['school-schedules', 'medical'])).toEqual([
    ['School Schedules', '/school'],
    ['Medical Assistance', '/medical'],
  ]);
});

test('a conversation belongs to the chat, and nothing but the dashboard is the dashboard [SIDE-03]', () => {
  expect(isCurrent('/chat', '/chat')).toBe(true);
  expect(isCurrent('/chat', '/chat/0190-abc')).toBe(true);
  expect(isCurrent('/chat', '/chatter')).toBe(false);
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/', '/family')).toBe(false);
});
