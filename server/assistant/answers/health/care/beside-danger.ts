// Stands beside an answer to a danger, from the records: the age for first steps, what to tell the crew, and who was spoken
// of; and which dangers calm advice takes the place of.
import type { Danger } from '../../../danger/danger-rules.ts';
import { saysDiabetes } from '../../../danger/diabetes.ts';
import { firstAid } from '../../../danger/first-aid.ts';
import { STATE_VERSION, type DialogueState } from '../../../dialogue/state.ts';
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { isReactionOver } from './after-reaction.ts';
import { careFor } from './care-advice.ts';
import { isOnlyForMore } from '../medicines/label-interval.ts';
import { asksNextDose } from '../medicines/next-dose.ts';
import { conditionsOf, membersSaid, monthsOf, monthsSaid, tellThem } from './care-people.ts';
import { factCalms } from '../../guides/guide-facts.ts';
import { gaveIt } from '../../../text/gave-it.ts';
import { asksStopBefore } from '../medicines/stop-before.ts';
import { isAskedOfNote } from '../medicines/unstored-before.ts';

/** Against seizures, every day or as a rescue (Epilepsy Foundation, list of medicines). */
const SEIZURE_MEDICINE =
  /levetiracetam|keppra|lamotrigine|lamictal|valpro|depakote|carbamazepine|tegretol|oxcarbazepine|trileptal|ethosuximide|zonisamide|clobazam|onfi|lacosamide|phenobarbital|diazepam|diastat|valtoco|midazolam|nayzilam|buccolam/i;

interface Condition {
  /** Signs that may come from it. */
  signs: RegExp;
  /** True for its name, or a medicine against it. */
  isIt: (entry: string) => boolean;
  says: string;
}
const ASTHMA = 'Asthma';
const CONDITIONS: readonly Condition[] = [
  {
    // American Diabetes Association, hypoglycemia.
    signs:
      /\b(?:shak(?:y|ing|es)|trembl\w*|sweat\w*|clammy|pale|confus\w*|not making (?:any )?sense|makes? no sense|out of it|drows\w*|sleepy|dizzy|weak|slurr\w*|(?:will not|wont|won't|can not|cant|can't) wake|passed out|unconscious|unresponsive|faint\w*)\b/,
    isIt: saysDiabetes,
    says: 'Diabetic',
  },
  {
    // Epilepsy Foundation, types of seizures.
    signs:
      /\b(?:shak(?:ing|es)|jerk\w*|twitch\w*|stiff\w*|star(?:es|ing)|zoned out|collaps\w*|not respond\w*|unresponsive|(?:does not|doesnt|doesn't|will not|wont|won't|not) (?:answer\w*|react\w*|respond\w*))\b/,
    isIt: (entry) => /epilep|seizure|convuls/i.test(entry) || SEIZURE_MEDICINE.test(entry),
    says: 'Seizure',
  },
  {
    // Global Initiative for Asthma: severe signs of an attack.
    signs: /\b(?:ribs?|breath\w*|suck\w*|retract\w*|sentences?|talk|speak|gasp\w*|belly)\b/,
    isIt: (entry) => /asthma|albuterol|salbutamol|ventolin|proair|proventil|xopenex/i.test(entry),
    says: ASTHMA,
  },
];

const OF_SPOKEN = /\b(?:he|she|hes|shes|he's|she's|him|her|his)\b/;
const OF_OTHER = /\b(?:baby|toddler|newborn|dad|mom|grandm\w+|grandp\w+|neighbou?r|friend|teacher)\b/;

/** The message, with a condition on record where the signs may come from it; `spoken` is who was spoken of before. */
export function withCondition(said: string, household: Household, spoken?: string): string {
  const text = fold(said);
  const named = membersSaid(text, household);
  const isSpoken = named.length === 0 && OF_SPOKEN.test(text) && !OF_OTHER.test(text);
  const [member, ...others] = isSpoken ? household.members.filter(({ id }) => id === spoken) : named;
  // Chest pain, a stroke or a wound has its own first steps.
  const aid = firstAid('emergency', said)?.what;
  if (!member || others.length > 0 || (aid !== undefined && aid !== 'hard breath')) return said;
  const stored = [
    ...conditionsOf([member], household),
    ...member.dietaryRestrictions,
    ...household.medications
      .filter((one) => one.isActive && one.familyMemberId === member.id)
      .map(({ name }) => name),
  ];
  const known = CONDITIONS.find(
    ({ signs, isIt, says }) => (!aid || says === ASTHMA) && signs.test(text) && stored.some(isIt),
  );
  return known ? `${said}. ${known.says}` : said;
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
  if (kind === 'dose' && asksStopBefore(said, household, today)) return true;
  const members = membersSaid(fold(said), household);
  if (kind === 'dose' && isAskedOfNote(said, { household, today, focus, members })) return true;
  const isOver = (kind === 'allergy' || kind === 'emergency') && isReactionOver(said);
  if (isOver || isCertain) return isOver;
  return (
    careFor({ said, household, today, ...(focus ? { focus } : {}) })?.calms.has(kind) === true ||
    factCalms(kind, said)
  );
}

/** The card of a dose of a medicine that is not stored. */
const OF_HISTORY = 'createMedicalRecord';
/** 'When can she have more' right after a dose that was told: its interval, and no overdose. 'Gave it now' behind the question for it is that dose. */
export const asksAfterDose = ({ kind }: Danger, said: string, state: DialogueState | undefined): boolean =>
  (kind === 'dose' &&
    state?.intent === 'dose_add' &&
    state.cards.every(({ tool }) => tool === OF_HISTORY) &&
    isOnlyForMore(said)) ||
  ((kind === 'dose' || kind === 'poison') &&
    state?.intent === 'dose_ask' &&
    state.focus.medication !== undefined &&
    gaveIt(said));

/** Who a danger was about stays spoken of: 'he's ok now, can you log it'. */
export function focusAfterDanger(
  said: string,
  { household, state }: { household: Household; state: DialogueState },
): DialogueState | undefined {
  const [member, ...others] = membersSaid(fold(said), household);
  if (others.length > 0) return undefined;
  const { slots } = state;
  return {
    version: STATE_VERSION,
    intent: 'unsure',
    slots,
    text: said,
    offered: [],
    chosen: {},
    cards: [],
    focus: member ? { family_member: member.id } : {},
  };
}
