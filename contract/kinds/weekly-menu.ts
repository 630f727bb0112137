// The meals of a family in one week: one menu per week, saved as a whole; its id is derived from the week (D32).
import { kind, type RecordOf } from '../kind.ts';

export const weeklyMenu = kind({
  table: 'weekly_menu',
  noun: 'weekly menu',
  plural: 'weekly menus',
  word: 'meals for the week',
  yours: 'menus',
  place: '/meal-planning?tab=menus',
  open: 'Open Meal Planning',
  title: 'weekStartDate',
  order: ['weekStartDate', 'asc'],
  collection: 'weekly-menus',
  log: { created: ['planned'], updated: ['planned'] },
  fields: {
    weekStartDate: { is: 'date', label: 'Week Start Date', required: true },
    notes: { is: 'notes', label: 'Notes' },
    meals: { is: 'week', label: 'Meals', required: true },
  },
});
export type WeeklyMenu = RecordOf<typeof weeklyMenu>;
