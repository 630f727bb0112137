// Pantry items, ideas for meals and shopping lists as cards show them.
import type { Eaten } from './concerns.ts';
import { asChoice, asList, asText, asYesNo, type Kind } from './record-preview.ts';

const asMinutes = (value: unknown): string | undefined =>
  typeof value === 'number' ? `${value} min` : undefined;
const asNumber = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : undefined;
const named = ({ name }: Record<string, unknown>): string => asText(name) ?? '';

export const PANTRY_ITEM: Kind = {
  table: 'pantry_item',
  noun: 'pantry item',
  titleOf: named,
  defaults: { category: 'other' },
  eaten: (fields): Eaten => ({ items: [named(fields)] }),
  fields: [
    { name: 'name', label: 'Name', say: asText },
    { name: 'category', label: 'Category', say: asChoice },
    { name: 'quantity', label: 'Quantity', say: asText },
    { name: 'notes', label: 'Notes', say: asText },
  ],
};

export const MENU_IDEA: Kind = {
  table: 'menu_idea',
  noun: 'meal idea',
  titleOf: named,
  eaten: (fields): Eaten => ({
    dish: { name: named(fields), ingredients: (fields['ingredients'] ?? []) as string[] },
  }),
  fields: [
    { name: 'name', label: 'Name', say: asText },
    { name: 'mealType', label: 'Meal type', say: asChoice },
    { name: 'description', label: 'Description', say: asText },
    { name: 'ingredients', label: 'Ingredients', say: asList },
    { name: 'instructions', label: 'Instructions', say: asText },
    { name: 'prepTime', label: 'Preparing', say: asMinutes },
    { name: 'cookTime', label: 'Cooking', say: asMinutes },
    { name: 'servings', label: 'Servings', say: asNumber },
    { name: 'tags', label: 'Tags', say: asList },
    { name: 'isFavorite', label: 'Favorite', say: asYesNo },
  ],
};

export const SHOPPING_LIST: Kind = {
  table: 'shopping_list',
  noun: 'shopping list',
  titleOf: ({ title }) => asText(title) ?? '',
  fields: [{ name: 'title', label: 'List name', say: asText }],
};
