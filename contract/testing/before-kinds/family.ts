// For tests: the schemas of family members as they were written by hand, before kinds (decision 020).
import * as z from 'zod/mini';
import {
  clearable,
  Id,
  ClientId,
  LocalDate,
  longText,
  recordFields,
  requiredName,
  target,
  textList,
} from './common.ts';

const RELATIONSHIPS = ['spouse', 'child', 'parent', 'grandparent', 'sibling', 'other'] as const;
const Relationship = z.enum(RELATIONSHIPS, 'Relationship is required');
const Age = z.nullable(
  z
    .int('Age must be a whole number')
    .check(z.minimum(0, "Age can't be below 0"), z.maximum(130, "Age can't be above 130")),
);

const lists = {
  dietaryRestrictions: textList('Dietary restrictions'),
  dietaryNeeds: textList('Dietary needs'),
  allergies: textList('Allergies'),
  interests: textList('Interests'),
};

const FamilyMember = z.object({
  ...recordFields,
  name: z.string(),
  relationship: Relationship,
  birthDate: z.nullable(z.string()),
  age: z.nullable(z.int()),
  dietaryRestrictions: z.array(z.string()),
  dietaryNeeds: z.array(z.string()),
  allergies: z.array(z.string()),
  interests: z.array(z.string()),
  notes: z.string(),
  userId: z.nullable(z.string()),
});

const cleared = {
  birthDate: clearable(z.nullable(LocalDate), null),
  age: clearable(Age, null),
  dietaryRestrictions: clearable(lists.dietaryRestrictions, []),
  dietaryNeeds: clearable(lists.dietaryNeeds, []),
  allergies: clearable(lists.allergies, []),
  interests: clearable(lists.interests, []),
  notes: clearable(longText('Notes'), ''),
  userId: clearable(z.nullable(Id), null),
};

const NewFamilyMember = z.object({
  id: z.optional(ClientId),
  name: requiredName('Name'),
  relationship: Relationship,
  ...cleared,
});

export const familyBefore = {
  family_member: {
    record: FamilyMember,
    added: NewFamilyMember,
    changed: z.object({
      ...target,
      name: z.optional(requiredName('Name')),
      relationship: z.optional(Relationship),
      ...cleared,
    }),
  },
};
