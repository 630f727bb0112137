// Pantry item: a food that the household has at home.
import { kind, type RecordOf } from '../kind.ts';

export const PANTRY_CATEGORIES = [
  'protein',
  'dairy',
  'produce',
  'grains',
  'pantry',
  'frozen',
  'beverages',
  'other',
] as const;
export type PantryCategory = (typeof PANTRY_CATEGORIES)[number];

export const pantryItem = kind({
  table: 'pantry_item',
  noun: 'pantry item',
  plural: 'pantry items',
  word: 'item',
  yours: 'pantry',
  place: '/meal-planning?tab=pantry&id={id}',
  open: 'Open pantry',
  title: 'name',
  collection: 'pantry',
  log: { created: ['added', 'to the pantry'], deleted: ['took', 'out of the pantry'] },
  summaries: {
    list: 'List what is in the pantry, fridge and freezer',
    create: 'Add something to the pantry',
    delete: 'Take something out of the pantry',
  },
  fields: {
    name: { is: 'text', label: 'Item Name', card: 'Name', required: true },
    category: { is: 'choice', label: 'Category', of: PANTRY_CATEGORIES, empty: 'other', clears: false },
    quantity: { is: 'text', label: 'Quantity' },
    notes: { is: 'notes', label: 'Notes' },
  },
});
export type PantryItem = RecordOf<typeof pantryItem>;
