// The people of the household as cards show them.
import { asChoice, asList, asText, type Kind } from './record-preview.ts';

const list = (name: string, label: string) => ({ name, label, say: asList });

export const FAMILY_MEMBER: Kind = {
  table: 'family_member',
  noun: 'family member',
  isPerson: true,
  titleOf: ({ name }) => asText(name) ?? '',
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
