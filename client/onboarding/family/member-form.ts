// State of the sub-form of step 2: the typed values of one member, and their conversion to a member.
import * as z from 'zod/mini';
import { RELATIONSHIPS, familyMember } from '#contract/kinds/family-member.ts';
import { readForm } from '../../editing/form/read-form.ts';
import { addRestriction } from './restrictions.ts';

/** Relationships in the order of the wizard (specification section 3). */
export const RELATIONSHIP_CHOICES = [
  'parent',
  'spouse',
  'child',
  'sibling',
  'grandparent',
  'other',
] as const satisfies (typeof RELATIONSHIPS)[number][];

export const TypedMember = z.object({
  /** The id the member will have; made when the form opens, so that a retry never makes a second one (D29). */
  id: z.uuidv7(),
  /** True when a member of the list is being edited. */
  editing: z.boolean(),
  name: z.string(),
  relationship: z.union([z.literal(''), z.enum(RELATIONSHIPS)]),
  age: z.string(),
  dietaryRestrictions: z.array(z.string()),
  /** A restriction still being typed, not yet added. */
  typing: z.string(),
  notes: z.string(),
});
export type TypedMember = z.infer<typeof TypedMember>;

/** A person in the wizard's list: exactly what completion posts, and the id it is posted under. */
export const Member = z.object({
  id: z.uuidv7(),
  name: z.string(),
  relationship: z.enum(RELATIONSHIPS),
  age: z.nullable(z.int()),
  dietaryRestrictions: z.array(z.string()),
  notes: z.string(),
});
export type Member = z.infer<typeof Member>;

const { name, relationship, age, dietaryRestrictions, notes } = familyMember.fields;
const FIELDS = { fields: { name, relationship, age, dietaryRestrictions, notes } };
export type MemberErrors = Partial<Record<keyof (typeof FIELDS)['fields'], string>>;

/** An empty form for a new member. */
export function newForm(
  id: string,
  known: Partial<Pick<TypedMember, 'name' | 'relationship'>> = {},
): TypedMember {
  const empty = { editing: false, name: '', age: '', dietaryRestrictions: [], typing: '', notes: '' };
  return { id, relationship: '', ...empty, ...known };
}

/** The form of a member of the list. */
export function formOf(member: Member): TypedMember {
  return { ...member, editing: true, age: member.age === null ? '' : String(member.age), typing: '' };
}

/** True when closing the form would lose nothing. */
export function isBlank(form: TypedMember): boolean {
  const texts = [form.name, form.relationship, form.age, form.typing, form.notes];
  return !form.editing && form.dietaryRestrictions.length === 0 && texts.every((text) => text.trim() === '');
}

/** The member the form describes, or what is missing, in the contract's own words. */
export function readMember(form: TypedMember): { member: Member } | { errors: MemberErrors } {
  // A restriction typed without Enter counts: an allergy must not get lost to a missed key.
  const restrictions = addRestriction(form.dietaryRestrictions, form.typing);
  const typed = { ...form, dietaryRestrictions: '' };
  const read = readForm(FIELDS, typed, { dietaryRestrictions: restrictions });
  return 'errors' in read ? read : { member: { id: form.id, ...read.fields } };
}
