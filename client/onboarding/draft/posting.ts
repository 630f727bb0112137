// Requests that the wizard sends at its end, and the check that a stored member equals the draft.
import type { account } from '#contract/account.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Input } from '#contract/operation.ts';
import type { Member } from '../family/member-form.ts';
import { wantsSchool } from '../steps/steps.ts';
import type { Draft } from './draft.ts';

/** Body of a member's request: these five fields and nothing else (ONB-09). */
export function memberBody({ name, relationship, age, dietaryRestrictions, notes }: Member) {
  return { name, relationship, age, dietaryRestrictions, notes };
}

/** Body of the final request; a school type counts only while the school area is selected. */
export function completion(
  draft: Draft,
  keepIntegrations: boolean,
): Input<typeof account.completeOnboarding> {
  const { assistanceAreas, integrations } = draft;
  const schoolType = wantsSchool(assistanceAreas) ? draft.schoolType : null;
  const preferences = { schoolType, assistanceAreas, integrations: keepIntegrations ? integrations : [] };
  return { timeZone: draft.timeZone ?? '', preferences };
}

/** True when the stored member equals the draft; false when the draft was changed after an earlier attempt. */
export function isStoredAs(stored: FamilyMember, member: Member): boolean {
  return JSON.stringify(memberBody(stored)) === JSON.stringify(memberBody(member));
}
