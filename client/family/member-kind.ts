// The form of a family member (FAM-02, FAM-04, FAM-06); lists are typed with commas.
import { family } from '#contract/family.ts';
import { familyMember } from '#contract/kinds/family-member.ts';
import { derivedForm } from '../editing/form/derived-form.ts';
import type { FormOf } from '../editing/form/kind-form.ts';
import { readForm } from '../editing/form/read-form.ts';
import { callsOf } from '../editing/form/save-record.ts';

export type MemberForm = FormOf<typeof familyMember>;

/** Toasts and calls of adding and editing a family member. */
export const MEMBER = {
  ...derivedForm(familyMember),
  // The age follows from a birth date; what was typed before it was given counts no more.
  read: (form: MemberForm) => readForm(familyMember, form.birthDate === '' ? form : { ...form, age: '' }),
  calls: callsOf(family.getFamilyMember, family.createFamilyMember, family.updateFamilyMember),
  done: { added: 'Family member added', changed: 'Family member updated' },
  failed: { add: 'Failed to add family member', change: 'Failed to update family member' },
};
