import { afterEach, expect, test, vi } from 'vitest';
import { standIn } from './stand-in.ts';

afterEach(() => vi.unstubAllGlobals());

test('the parent who was here last stands in, with their areas and the theme of this device, and nothing else', () => {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { cookie: 'other=1; theme=dark', documentElement: { dataset } });
  const user = standIn({
    userId: 'u',
    householdId: 'h',
    firstName: 'Dana',
    areas: ['mealPlanning', 'medical'],
  });
  expect(user).toEqual({
    id: 'u',
    householdId: 'h',
    firstName: 'Dana',
    lastName: '',
    email: '',
    onboardingCompleted: true,
    preferences: {
      assistanceAreas: ['mealPlanning', 'medical'],
      schoolType: null,
      integrations: [],
      theme: 'dark',
    },
    timeZone: null,
  });
  expect(dataset['theme']).toBe('dark');
});
