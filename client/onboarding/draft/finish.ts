// Finishes the wizard: posts the members first, then the choices. Safe to repeat after any failure.
import { account } from '#contract/account.ts';
import { family } from '#contract/family.ts';
import { ApiError, call } from '../../data/api.ts';
import type { Draft } from './draft.ts';
import type { Member } from '../family/member-form.ts';
import { completion, isStoredAs, memberBody } from './posting.ts';

/** Creates a member with the id from the draft; a repeated create returns the first record. */
async function post(member: Member): Promise<void> {
  const body = memberBody(member);
  const stored = await call(family.createFamilyMember, body, { idempotencyKey: member.id });
  if (!isStoredAs(stored, member)) await call(family.updateFamilyMember, { id: stored.id, ...body });
}

/** Takes back a person whom an earlier attempt may have created and the parent removed since. */
async function takeBack(id: string): Promise<void> {
  try {
    await call(family.deleteFamilyMember, { id });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Sends everything, one after the other so that the family keeps its order. */
export async function finish(draft: Draft, keepIntegrations: boolean): Promise<void> {
  for (const member of draft.familyMembers) await post(member);
  const kept = new Set(draft.familyMembers.map(({ id }) => id));
  for (const id of draft.posted) if (!kept.has(id)) await takeBack(id);
  await call(account.completeOnboarding, completion(draft, keepIntegrations));
}
