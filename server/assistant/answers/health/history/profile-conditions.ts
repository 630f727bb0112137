// Conditions and aids that stand in a member's profile, where the wizard stores them, and not in the health history.
import { atTable } from '#rules/family/at-table.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { stem, wordsOf } from '../../../text/fold-text.ts';
import { listed, quoted } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';

const stems = (text: string): Set<string> => new Set(wordsOf(text).map(stem));

/** 'asthma' is stored under health for Lucas; undefined where no profile of these people, or of anybody, has it. */
export function inProfile(
  { household }: Pick<Asked, 'household'>,
  people: readonly FamilyMember[],
  said: string | undefined,
): string | undefined {
  if (said === undefined) return undefined;
  const found = (people.length > 0 ? people : household.members).flatMap((member) => {
    const entries = atTable(member).health.filter((entry) => !stems(entry).isDisjointFrom(stems(said)));
    const who = member.id === household.speakerId ? 'you' : quoted(member.name);
    const words = listed(entries.map((entry) => `“${quoted(entry)}”`));
    return entries.length === 0
      ? []
      : [`${words} ${entries.length > 1 ? 'are' : 'is'} stored under health for ${who}`];
  });
  return found.length === 0 ? undefined : listed(found);
}

/** The same behind an entry of the history that does not exist. */
export function changedInProfile(...found: Parameters<typeof inProfile>): string {
  const words = inProfile(...found);
  return words === undefined ? '' : ` In the profile ${words}, so change it in Family.`;
}
