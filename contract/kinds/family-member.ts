// The people of a household.
import { kind, type RecordOf } from '../kind.ts';

export const RELATIONSHIPS = ['spouse', 'child', 'parent', 'grandparent', 'sibling', 'other'] as const;

export const familyMember = kind({
  table: 'family_member',
  noun: 'family member',
  plural: 'family members',
  yours: 'family',
  place: '/family?member={id}',
  open: 'Open in Family',
  title: 'name',
  concerns: 'name',
  log: {
    created: ['added', 'to the family'],
    updated: ['changed what is known about'],
    deleted: ['removed', 'from the family'],
  },
  summaries: {
    list: 'List the members of the family with ages, allergies, diets and interests',
    create: 'Add a family member: name and relationship, with age, allergies, diets and interests if known',
    update:
      'Change a family member; absent fields stay as they are, a list takes the place of the stored one',
    delete: 'Remove a family member; what refers to them stays, without the name',
  },
  fields: {
    name: { is: 'text', label: 'Name', required: true },
    relationship: { is: 'choice', label: 'Relationship', of: RELATIONSHIPS, required: true },
    birthDate: { is: 'date', label: 'Birth date' },
    age: { is: 'whole', label: 'Age', max: 130, empty: null },
    allergies: { is: 'texts', label: 'Allergies' },
    dietaryRestrictions: { is: 'texts', label: 'Dietary restrictions' },
    dietaryNeeds: { is: 'texts', label: 'Dietary needs' },
    interests: { is: 'texts', label: 'Interests' },
    notes: { is: 'notes', label: 'Notes' },
    userId: { is: 'account', label: 'Signs in as' },
  },
});
export type FamilyMember = RecordOf<typeof familyMember>;
