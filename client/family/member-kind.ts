// The form of a family member (FAM-02, FAM-04, FAM-06); lists are typed with commas.
import { family } from '#contract/family.ts';
import { familyMember } from '#contract/kinds/family-member.ts';
import { NOT_BORN_YET } from '#rules/family/age-on.ts';
import { derivedForm } from '../editing/form/derived-form.ts';
import type { FormOf, ValuesOf } from '../editing/form/kind-form.ts';
import { readForm } from '../editing/form/read-form.ts';
import type { Read } from '../editing/form/record-kind.ts';
import { callsOf } from '../editing/form/save-record.ts';

export type MemberForm = FormOf<typeof familyMember>;

/** Reads the form on the day `today`, 'YYYY-MM-DD'. */
function readOn(today: string, form: MemberForm): Read<MemberForm, ValuesOf<typeof familyMember>> {
  // The age follows from a birth date; what was typed before it was given counts no more.
  const read = readForm(familyMember, form.birthDate === '' ? form : { ...form, age: '' });
  const errors = 'errors' in read ? read.errors : {};
  // A date that is none has its own sentence.
  const isLater = errors.birthDate === undefined && form.birthDate > today;
  return isLater ? { errors: { ...errors, birthDate: NOT_BORN_YET } } : read;
}

const DERIVED = derivedForm(familyMember);

/**
 * The form, toasts and calls of adding and editing a family member on the day `today`. A new one begins as the parent
 * with the first name `self`.
 */
export const memberKind = (today: string, self?: string) => ({
  ...DERIVED,
  formOf: (member: ValuesOf<typeof familyMember> | null): MemberForm => {
    const form = DERIVED.formOf(member);
    return member === null && self !== undefined ? { ...form, name: self, relationship: 'parent' } : form;
  },
  read: (form: MemberForm) => readOn(today, form),
  calls: callsOf(family.getFamilyMember, family.createFamilyMember, family.updateFamilyMember),
  done: { added: 'Family member added', changed: 'Family member updated' },
  failed: { add: 'Failed to add family member', change: 'Failed to update family member' },
});
