import { join } from 'node:path';
import { expect, test } from 'vitest';
import { neededAfterFirstScreen, neededAtOnce, neededForMedicines, onlyForDishes } from './build-chunks.ts';

const familyDay = join(import.meta.dirname, '../client/dashboard/family-day.tsx');
const medicines = join(import.meta.dirname, '../client/dashboard/medicine-today.tsx');
const atIdle = join(import.meta.dirname, '../client/app/at-idle.tsx');
const dueList = join(import.meta.dirname, '../client/notifications/due-list.tsx');
const main = join(import.meta.dirname, '../client/app/main.tsx');
const mealsPage = join(import.meta.dirname, '../client/meals/meals-page.tsx');
interface Written {
  code?: string;
  importedIds?: string[];
  dynamicallyImportedIds?: string[];
}
const graphOf = (modules: Record<string, Written>) => ({
  getModuleInfo: (id: string) => {
    const module = modules[id];
    return module ? { code: '', importedIds: [], ...module } : null;
  },
});

const all = '/packages/lucide-react/dist/esm/lucide-react.mjs';
const iconAt = (name: string) => `/packages/lucide-react/dist/esm/icons/${name}.mjs`;
const graph = graphOf({
  [main]: { importedIds: ['/client/calendar.tsx'], dynamicallyImportedIds: ['/client/chat.tsx', mealsPage] },
  [mealsPage]: {
    importedIds: ['/rules/time/dates.ts', '/rules/week.ts', all],
    dynamicallyImportedIds: ['/client/recipe.tsx'],
    code: 'import { Carrot } from "lucide-react";',
  },
  '/client/recipe.tsx': { importedIds: [all], code: 'import { Bell, Carrot } from "lucide-react";' },
  [familyDay]: { importedIds: ['/rules/week.ts', '/rules/day.ts'], dynamicallyImportedIds: [medicines] },
  [medicines]: { importedIds: ['/client/last-dose.tsx', '/rules/words.ts'] },
  [atIdle]: { importedIds: ['/client/follow.ts'] },
  [dueList]: {},
  '/client/last-dose.tsx': {},
  '/rules/words.ts': {},
  '/client/follow.ts': {},
  '/client/calendar.tsx': {
    importedIds: ['/rules/time/dates.ts', all],
    code: 'import { ChevronLeft, Home as Start } from "lucide-react";',
  },
  '/client/chat.tsx': { importedIds: [all, '/rules/words.ts'], code: 'import { Bell } from "lucide-react";' },
  '/rules/time/dates.ts': {},
  '/rules/week.ts': {},
  '/rules/day.ts': {},
  [all]: {
    importedIds: [iconAt('bell'), iconAt('carrot'), iconAt('house'), iconAt('chevron-left')],
    code: `export { default as Bell } from './icons/bell.mjs';
      export { default as Carrot } from './icons/carrot.mjs';
      export { default as Home, default as House } from './icons/house.mjs';
      export { default as ChevronLeft } from './icons/chevron-left.mjs';`,
  },
  [iconAt('bell')]: {},
  [iconAt('carrot')]: {},
  [iconAt('house')]: {},
  [iconAt('chevron-left')]: {},
});

test('the first file has what it imports, directly or not, and no rule of another screen', () => {
  expect(neededAtOnce('/rules/time/dates.ts', graph)).toBe(true);
  expect(neededAtOnce('/client/chat.tsx', graph)).toBe(false);
});

test('of the modules for its data, those that other screens need too are in the first file', () => {
  expect(neededAtOnce('/rules/week.ts', graph)).toBe(true);
  expect(neededAtOnce('/rules/day.ts', graph)).toBe(false);
});

test('of all icons it loads those it names, whatever it calls them', () => {
  expect(neededAtOnce(iconAt('chevron-left'), graph)).toBe(true);
  expect(neededAtOnce(iconAt('house'), graph)).toBe(true);
  expect(neededAtOnce(iconAt('bell'), graph)).toBe(false);
});

test('what comes after the first screen is in one file, with what its medicines share with other screens', () => {
  expect(neededAfterFirstScreen('/client/follow.ts', graph)).toBe(true);
  expect(neededAfterFirstScreen('/rules/words.ts', graph)).toBe(true);
  expect(neededAfterFirstScreen('/client/last-dose.tsx', graph)).toBe(false);
  expect(neededForMedicines('/client/last-dose.tsx', graph)).toBe(true);
});

test('what only Meal Planning uses, at once or later, weighs on no other screen', () => {
  expect(onlyForDishes(iconAt('carrot'), graph)).toBe(true);
  expect(onlyForDishes('/client/recipe.tsx', graph)).toBe(true);
  expect(onlyForDishes(iconAt('bell'), graph)).toBe(false);
  expect(onlyForDishes('/rules/time/dates.ts', graph)).toBe(false);
});

test('a build in which the day of the dashboard has moved fails instead of weighing too much', () => {
  const moved = graphOf({ [main]: {} });
  expect(() => neededAtOnce('/rules/time/dates.ts', moved)).toThrow('does not find family-day.tsx');
});
