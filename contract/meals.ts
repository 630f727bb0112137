// Weekly menus for the calendar and Pip, and the plan of a week made from the cookbook.
import { operations } from './operation.ts';
import type { mealsSchemas } from './schemas/meals.ts';

export const meals = operations<typeof mealsSchemas>()({
  listWeeklyMenus: {
    method: 'GET',
    path: '/api/weekly-menus',
    owner: 'household',
    pip: 'reads',
    reads: ['weekly_menu'],
  },
  planWeek: {
    method: 'GET',
    path: '/api/week-plan',
    owner: 'household',
    pip: 'reads',
  },
  saveWeeklyMenu: {
    method: 'PUT',
    path: '/api/weekly-menus/{weekStartDate}',
    owner: 'household',
    pip: 'proposes',
    writes: ['weekly_menu'],
  },
  deleteWeeklyMenu: {
    method: 'DELETE',
    path: '/api/weekly-menus/{id}',
    owner: 'household',
    pip: 'proposes',
    answers: 204,
    writes: ['weekly_menu'],
  },
  getWeeklyMenu: {
    method: 'GET',
    path: '/api/weekly-menus/{id}',
    owner: 'household',
    reads: ['weekly_menu'],
  },
});
