// One member of the family as the shared editing knows it: the form, its fields and its words.
import * as z from 'zod/mini';
import { splitCommaList } from '#contract/common.ts';
import { family } from '#contract/family.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { NewFamilyMember } from '#contract/schemas/family.ts';
import { relationshipLabel } from '#rules/family/about-member.ts';
import type { FieldErrors, RecordKind } from '../editing/record-kind.ts';

/** What a parent has typed; the lists as they stand in their fields, with commas. */
export type MemberForm = Record<keyof typeof LABELS, string>;

const LABELS = {
  name: 'Name',
  relationship: 'Relationship',
  age: 'Age',
  allergies: 'Allergies',
  dietaryRestrictions: 'Dietary restrictions',
  dietaryNeeds: 'Dietary needs',
  interests: 'Interests',
  notes: 'Notes',
};

const EMPTY = Object.fromEntries(Object.keys(LABELS).map((name) => [name, ''])) as MemberForm;

function formOf(member: FamilyMember | null): MemberForm {
  if (member === null) return EMPTY;
  const { name, relationship, age, notes } = member;
  return {
    name,
    relationship,
    age: age === null ? '' : String(age),
    allergies: member.allergies.join(', '),
    dietaryRestrictions: member.dietaryRestrictions.join(', '),
    dietaryNeeds: member.dietaryNeeds.join(', '),
    interests: member.interests.join(', '),
    notes,
  };
}

/** The fields as the contract wants them (FAM-06), or what is missing in the contract's own words. */
function read(form: MemberForm) {
  const age = form.age.trim();
  const result = z.safeParse(NewFamilyMember, {
    name: form.name,
    relationship: form.relationship,
    age: age === '' ? null : Number(age),
    allergies: splitCommaList(form.allergies),
    dietaryRestrictions: splitCommaList(form.dietaryRestrictions),
    dietaryNeeds: splitCommaList(form.dietaryNeeds),
    interests: splitCommaList(form.interests),
    notes: form.notes.trim(),
  });
  if (result.success) return { fields: { ...result.data } };
  const errors: FieldErrors<MemberForm> = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof MemberForm] ??= message;
  return { errors };
}

/** What adding and editing a family member does and says. */
export const MEMBER: RecordKind<FamilyMember, MemberForm> = {
  list: family.listFamilyMembers,
  create: family.createFamilyMember,
  update: family.updateFamilyMember,
  formOf,
  read,
  labels: LABELS,
  show: { relationship: relationshipLabel },
  done: { added: 'Family member added', changed: 'Family member updated' },
  failed: { add: 'Failed to add family member', change: 'Failed to update family member' },
};
