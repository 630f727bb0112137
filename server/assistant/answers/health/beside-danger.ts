// Stands beside an answer to a danger, from the records: first steps for the age, what to tell the crew, and who was spoken
// of; and which dangers calm advice takes the place of.
import type { Danger } from '../../danger/danger-rules.ts';
import { firstAid } from '../../danger/first-aid.ts';
import { STATE_VERSION, type DialogueState } from '../../dialogue/state.ts';
import type { Household } from '../../reading/household.ts';
import { fold } from '../../text/fold-text.ts';
import { paragraphs } from '../../text/say.ts';
import { isReactionOver } from './after-reaction.ts';
import { careFor } from './care-advice.ts';
import { membersSaid, monthsOf, monthsSaid, tellThem } from './care-people.ts';

/** First steps until help is there, and what the crew should know. */
export function helpBeside(
  { kind }: Danger,
  said: string,
  household: Household,
  today: string,
): string | undefined {
  const text = fold(said);
  const [member, ...others] = membersSaid(text, household);
  const only = others.length === 0 ? member : undefined;
  const aid = firstAid(kind, said, monthsOf(only, today) ?? monthsSaid(text));
  if (aid === undefined) return undefined;
  const tells = aid.tells && only ? tellThem(only, household) : undefined;
  return paragraphs(aid.says, tells);
}

/** True where calm advice answers a message that sounds like this danger. */
export function calms(
  { kind, isCertain }: Danger,
  said: string,
  household: Household,
  today: string,
): boolean {
  if (kind === 'allergy' || kind === 'emergency') return isReactionOver(said);
  return !isCertain && careFor({ said, household, today })?.calms.has(kind) === true;
}

/** Who a danger was about stays spoken of: 'he's ok now, can you log it'. */
export function focusAfterDanger(
  said: string,
  { household, state }: { household: Household; state: DialogueState },
): DialogueState | undefined {
  const [member, ...others] = membersSaid(fold(said), household);
  if (!member || others.length > 0) return undefined;
  const { slots } = state;
  return {
    version: STATE_VERSION,
    intent: 'unsure',
    slots,
    text: said,
    offered: [],
    chosen: {},
    cards: [],
    focus: { family_member: member.id },
  };
}
