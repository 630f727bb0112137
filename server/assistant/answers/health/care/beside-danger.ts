// Stands beside an answer to a danger, from the records: the age for first steps, what to tell the crew, and who was spoken
// of; and which dangers calm advice takes the place of.
import type { Danger } from '../../../danger/danger-rules.ts';
import { firstAid } from '../../../danger/first-aid.ts';
import { LOWERS } from '../../../danger/low-sugar.ts';
import { STATE_VERSION, type DialogueState } from '../../../dialogue/state.ts';
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { isReactionOver } from './after-reaction.ts';
import { careFor } from './care-advice.ts';
import { asksNextDose } from '../medicines/next-dose.ts';
import { membersSaid, monthsOf, monthsSaid, tellThem } from './care-people.ts';

/** Signs of low sugar in somebody who has diabetes (American Diabetes Association, hypoglycemia). */
const LOW_SIGNS =
  /\b(?:shak(?:y|ing|es)|trembl\w*|sweat\w*|clammy|pale|confus\w*|not making (?:any )?sense|makes? no sense|out of it|drows\w*|sleepy|dizzy|weak|slurr\w*|(?:will not|wont|won't|can not|cant|can't) wake|passed out|unconscious|unresponsive|faint\w*)\b/;
const IS_DIABETES = /diabet|metformin/i;

/** The message, with the diabetes on record where the signs may come from it. */
export function withDiabetes(said: string, household: Household): string {
  const text = fold(said);
  const [member, ...others] = membersSaid(text, household);
  // Chest pain, a stroke or a wound has its own first steps.
  if (!member || others.length > 0 || !LOW_SIGNS.test(text) || firstAid('emergency', said)) return said;
  const { medications, records } = household;
  const isTheirs = ({ familyMemberId }: { familyMemberId: string | null }) => familyMemberId === member.id;
  const stored = [
    member.notes,
    ...member.dietaryRestrictions,
    ...records.filter((one) => one.category === 'diagnosis' && isTheirs(one)).map(({ title }) => title),
  ];
  const taken = medications.filter((one) => one.isActive && isTheirs(one)).map(({ name }) => name);
  const isDiabetic = [...stored, ...taken].some((one) => IS_DIABETES.test(one) || LOWERS.test(one));
  return isDiabetic ? `${said}. Diabetic` : said;
}

/** The age of the one it is about, in months, and what the crew should know of them. */
export function helpBeside(
  { kind }: Danger,
  said: string,
  household: Household,
  today: string,
): { months?: number; tells?: string } {
  const text = fold(said);
  const [member, ...others] = membersSaid(text, household);
  const only = others.length === 0 ? member : undefined;
  const months = monthsOf(only, today) ?? monthsSaid(text);
  const tells = only && firstAid(kind, said)?.tells === true ? tellThem(only, household, today) : undefined;
  return { ...(months === undefined ? {} : { months }), ...(tells === undefined ? {} : { tells }) };
}

/** True where calm advice answers a message that sounds like this danger. */
export function calms(
  { kind, isCertain }: Danger,
  said: string,
  household: Household,
  today: string,
  focus?: DialogueState['focus'],
): boolean {
  if (kind === 'dose' && asksNextDose(said, { household, today, focus })) return true;
  const isOver = (kind === 'allergy' || kind === 'emergency') && isReactionOver(said);
  if (isOver || isCertain) return isOver;
  return careFor({ said, household, today, ...(focus ? { focus } : {}) })?.calms.has(kind) === true;
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
