// The people of a household.
import * as z from 'zod/mini';
import {
  ClientId,
  Id,
  NoContent,
  listLimit,
  clearable,
  longText,
  recordFields,
  requiredName,
  target,
  textList,
} from './common.ts';
import { operation } from './operation.ts';

export const RELATIONSHIPS = ['spouse', 'child', 'parent', 'grandparent', 'sibling', 'other'] as const;
const Relationship = z.enum(RELATIONSHIPS, 'Relationship is required');
const Age = z.nullable(
  z
    .int('Age must be a whole number')
    .check(z.minimum(0, 'Age cannot be below 0'), z.maximum(130, 'Age cannot be above 130')),
);

const lists = {
  dietaryRestrictions: textList('Dietary restrictions'),
  dietaryNeeds: textList('Dietary needs'),
  allergies: textList('Allergies'),
  interests: textList('Interests'),
};

export const FamilyMember = z.object({
  ...recordFields,
  name: z.string(),
  relationship: Relationship,
  age: z.nullable(z.int()),
  dietaryRestrictions: z.array(z.string()),
  dietaryNeeds: z.array(z.string()),
  allergies: z.array(z.string()),
  interests: z.array(z.string()),
  notes: z.string(),
  userId: z.nullable(z.string()),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** Dietary words offered as one tap in onboarding (ONB-05). */
export const QUICK_DIETS = [
  'Peanut allergy',
  'Gluten-free',
  'Vegetarian',
  'Vegan',
  'Dairy-free',
  'Nut allergy',
] as const;

const cleared = {
  age: clearable(Age, null),
  dietaryRestrictions: clearable(lists.dietaryRestrictions, []),
  dietaryNeeds: clearable(lists.dietaryNeeds, []),
  allergies: clearable(lists.allergies, []),
  interests: clearable(lists.interests, []),
  notes: clearable(longText('Notes'), ''),
  userId: clearable(z.nullable(Id), null),
};

export const NewFamilyMember = z.object({
  id: z.optional(ClientId),
  name: requiredName('Name'),
  relationship: Relationship,
  ...cleared,
});

export const family = {
  listFamilyMembers: operation({
    method: 'GET',
    path: '/api/family-members',
    summary: 'List the members of the family with ages, allergies, diets and interests',
    kind: 'json',
    owner: 'household',
    input: z.object({ limit: listLimit }),
    output: z.array(FamilyMember),
    pip: 'reads',
  }),
  createFamilyMember: operation({
    method: 'POST',
    path: '/api/family-members',
    summary: 'Add a family member: name and relationship, with age, allergies, diets and interests if known',
    kind: 'json',
    owner: 'household',
    input: NewFamilyMember,
    output: FamilyMember,
    answers: 201,
    idempotent: true,
    pip: 'proposes',
  }),
  updateFamilyMember: operation({
    method: 'PUT',
    path: '/api/family-members/{id}',
    summary:
      'Change a family member; absent fields stay as they are, a list takes the place of the stored one',
    kind: 'json',
    owner: 'household',
    input: z.object({
      ...target,
      name: z.optional(requiredName('Name')),
      relationship: z.optional(Relationship),
      ...cleared,
    }),
    output: FamilyMember,
    pip: 'proposes',
  }),
  deleteFamilyMember: operation({
    method: 'DELETE',
    path: '/api/family-members/{id}',
    summary: 'Remove a family member; what refers to them stays, without the name',
    kind: 'json',
    owner: 'household',
    input: z.object(target),
    output: NoContent,
    answers: 204,
    pip: 'proposes',
  }),
};
