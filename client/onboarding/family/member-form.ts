// The sub-form of step 2: what a parent has typed about one person, and turning it into a member.
import * as z from 'zod/mini';
import { RELATIONSHIPS } from '#contract/kinds/family-member.ts';
import { NewFamilyMember } from '#contract/schemas/family.ts';
import { addRestriction } from './restrictions.ts';

/** Relationships in the order of the wizard (specification section 3). */
export const RELATIONSHIP_CHOICES = [
  { value: 'parent', label: 'Parent' },
  { value: 'spouse', label: 'Spouse' },
  { value: 'child', label: 'Child' },
  { value: 'sibling', label: 'Sibling' },
  { value: 'grandparent', label: 'Grandparent' },
  { value: 'other', label: 'Other' },
] as const;

export const MemberForm = z.object({
  /** The id the member will have; made when the form opens, so that a retry never makes a second one (D29). */
  id: z.uuidv7(),
  /** Whether a member with this id is in the list already and is being edited. */
  editing: z.boolean(),
  name: z.string(),
  relationship: z.union([z.literal(''), z.enum(RELATIONSHIPS)]),
  age: z.string(),
  dietaryRestrictions: z.array(z.string()),
  /** A restriction still being typed, not yet added. */
  typing: z.string(),
  notes: z.string(),
});
export type MemberForm = z.infer<typeof MemberForm>;

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

export type FieldErrors = Partial<
  Record<'name' | 'relationship' | 'age' | 'dietaryRestrictions' | 'notes', string>
>;

/** An empty form for somebody new. */
export function newForm(
  id: string,
  known: Partial<Pick<MemberForm, 'name' | 'relationship'>> = {},
): MemberForm {
  const empty = { editing: false, name: '', age: '', dietaryRestrictions: [], typing: '', notes: '' };
  return { id, relationship: '', ...empty, ...known };
}

/** The form for changing somebody who is in the list. */
export function formOf(member: Member): MemberForm {
  return { ...member, editing: true, age: member.age === null ? '' : String(member.age), typing: '' };
}

/** Whether closing the form would lose nothing. */
export function isBlank(form: MemberForm): boolean {
  const texts = [form.name, form.relationship, form.age, form.typing, form.notes];
  return !form.editing && form.dietaryRestrictions.length === 0 && texts.every((text) => text.trim() === '');
}

/** The member the form describes, or what is missing, in the contract's own words. */
export function readForm(form: MemberForm): { member: Member } | { errors: FieldErrors } {
  const age = form.age.trim() === '' ? null : Number(form.age);
  // A restriction typed without Enter counts: an allergy must not get lost to a missed key.
  const dietaryRestrictions = addRestriction(form.dietaryRestrictions, form.typing);
  const { name, relationship, notes } = form;
  const input = { name, relationship, age, dietaryRestrictions, notes: notes.trim() };
  const result = z.safeParse(NewFamilyMember, input);
  if (result.success) {
    const fields = { ...input, name: result.data.name, relationship: result.data.relationship };
    return { member: { id: form.id, ...fields } };
  }
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) errors[issue.path[0] as keyof FieldErrors] ??= issue.message;
  return { errors };
}
