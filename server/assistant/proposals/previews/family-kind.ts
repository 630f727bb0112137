// The people of the household as cards show them, with a warning about allergy words the food rules do not know.
import { unknownFoods } from '#rules/restrictions/unknown-foods.ts';
import { asChoice, asList, asText, type Kind } from './record-preview.ts';

const list = (name: string, label: string) => ({ name, label, say: asList });

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** A warning for each new allergy entry of which no food list knows a word, whichever model wrote it. */
function unknownAllergies(after: Record<string, unknown>, before?: Record<string, unknown>) {
  const stored = new Set(textsIn(before?.allergies));
  const fresh = textsIn(after.allergies).filter((entry) => !stored.has(entry));
  return fresh.flatMap(unknownFoods).map((word) => ({
    label: 'Please check',
    before: null,
    after: `I do not know “${word}” as a food: it is guarded by its exact name only.`,
  }));
}

export const FAMILY_MEMBER: Kind = {
  table: 'family_member',
  noun: 'family member',
  isPerson: true,
  titleOf: ({ name }) => asText(name) ?? '',
  warnings: unknownAllergies,
  fields: [
    { name: 'name', label: 'Name', say: asText },
    { name: 'relationship', label: 'Relationship', say: asChoice },
    { name: 'age', label: 'Age', say: (value) => (typeof value === 'number' ? String(value) : undefined) },
    list('allergies', 'Allergies'),
    list('dietaryRestrictions', 'Dietary restrictions'),
    list('dietaryNeeds', 'Dietary needs'),
    list('interests', 'Interests'),
    { name: 'notes', label: 'Notes', say: asText },
  ],
};
