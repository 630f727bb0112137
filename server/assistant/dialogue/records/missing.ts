// Says first that what was asked is not stored, and then what is; of a person it is offered to be kept.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { termOf } from '../../answers/stored/terms.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Things that no other field of a person tells. */
const FACT = /\b(?:size|number|name|type|colou?r|height|weight|length|width|level)\b/;
const YES = /^(?:Yes|No)[,.] (?:that's )?/;

interface Missing {
  asked: readonly string[];
  thing: string | undefined;
  member: FamilyMember | undefined;
}

export const namesSaid = ({ reading }: Talk, member: FamilyMember | undefined): string[] => [
  ...reading.whole.slots.people.map((one) => one.said),
  ...(member ? [member.name] : []),
];

/** The words of a message that some terms stand for. */
const asTyped = (said: string, terms: readonly string[]): string[] =>
  wordsOf(fold(said)).filter((word) => terms.includes(termOf(word)));

const whomOf = (
  { household }: Talk,
  { focus, intent }: DialogueState,
  member: FamilyMember | undefined,
): string => {
  const contact =
    intent === 'contact_ask' ? household.contacts.find(({ id }) => id === focus.medical_contact) : undefined;
  const name = contact?.name ?? member?.name;
  return name === undefined ? '' : ` for ${quoted(name)}`;
};

/** Nothing of what is asked stands in the answer: that is said first, and what there is after it. */
export function withMissing(talk: Talk, decided: Decided, { asked, thing, member }: Missing): Decided {
  const { plan, state } = decided;
  const whom = whomOf(talk, state, member);
  const isProfile = state.intent === 'member_about' && member !== undefined;
  const words = listed(
    asTyped(talk.reading.said, asked).map((word) => `“${quoted(word)}”`),
    'or',
  );
  const missing =
    thing !== undefined
      ? `No ${quoted(thing)} is stored${whom}.`
      : asked.length === 0
        ? `That isn't stored${whom}.`
        : `Nothing stored${whom} says ${words}.`;
  const isOfNotes = isProfile && (thing === undefined ? asked.length === 0 : FACT.test(thing));
  const notes =
    isProfile && member.notes !== ''
      ? ` The notes say “${quoted(member.notes.replace(/[.\s]+$/, ''))}”.`
      : '';
  const told = isOfNotes ? notes : ` ${capital(plan.text.replace(YES, ''))}`;
  const rest = isProfile ? `${told} Tell me and I'll put it in the notes.` : told;
  const gap = isProfile ? { kind: 'family_member' as const, id: member.id, thing: thing ?? '' } : undefined;
  const focus = gap && thing !== undefined ? { ...state.focus, family_member: gap.id, gap } : state.focus;
  return { plan: { ...plan, text: `${missing}${rest}` }, state: { ...state, focus } };
}
