// What the wizard posts at its end, and whether a person is stored as the draft has them.
import type { account } from '#contract/account.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Input } from '#contract/operation.ts';
import type { Member } from '../family/member-form.ts';
import { wantsSchool } from '../steps/steps.ts';
import type { Draft } from './draft.ts';

/** What is posted about a person: these five fields and nothing else (ONB-09). */
export function memberBody({ name, relationship, age, dietaryRestrictions, notes }: Member) {
  return { name, relationship, age, dietaryRestrictions, notes };
}

/** What is posted at the end; a school type counts only while the school area is chosen. */
export function completion(
  draft: Draft,
  keepIntegrations: boolean,
): Input<typeof account.completeOnboarding> {
  const { assistanceAreas, integrations } = draft;
  const schoolType = wantsSchool(assistanceAreas) ? draft.schoolType : null;
  const preferences = { schoolType, assistanceAreas, integrations: keepIntegrations ? integrations : [] };
  return { timeZone: draft.timeZone ?? '', preferences };
}

/** Whether the stored person is the one in the draft; false when it was changed after an earlier attempt. */
export function isStoredAs(stored: FamilyMember, member: Member): boolean {
  return JSON.stringify(memberBody(stored)) === JSON.stringify(memberBody(member));
}
