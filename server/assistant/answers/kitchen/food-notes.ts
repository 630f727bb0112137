// Notes on single foods from the data file, said beside what is stored against them.
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { RowIndex } from '../named-rows.ts';
import foodNotes from './data/food-notes.json' with { type: 'json' };

const NOTES = new RowIndex(foodNotes);
/** 'Oats labeled gluten-free are another matter.' */
export const noteOn = (food: string, concerns: readonly FamilyConcern[]): string | undefined =>
  NOTES.find(food)
    .flatMap(({ rows }) => rows)
    .find(({ against }) => concerns.some(({ says }) => says.includes(against)))?.says;
