// The people a wish is about. A person is never guessed: where two may be meant, the parent is asked.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Offer } from '../dialogue/state.ts';
import type { SaidPerson } from '../reading/said.ts';
import { ifBoth } from '../reading/relatives.ts';
import { listed, quoted } from '../text/say.ts';
import type { Asked, Plan } from './plan.ts';
import { pointsToPerson } from '../reading/slots.ts';

export const memberOf = (
  { household }: Pick<Asked, 'household'>,
  id: string | null | undefined,
): FamilyMember | undefined => household.members.find((member) => member.id === id);

export const speakerOf = (asked: Pick<Asked, 'household'>): FamilyMember | undefined =>
  memberOf(asked, asked.household.speakerId);

/** 'Mia', or 'you' where it is the parent who asks. */
export const nameOf = (
  asked: Pick<Asked, 'household'>,
  id: string | null | undefined,
): string | undefined => {
  const member = memberOf(asked, id);
  return member && quoted(member.name);
};

/** ' for Mia', ' for you', or nothing. */
export function forWhom(asked: Pick<Asked, 'household'>, id: string | null | undefined): string {
  const member = memberOf(asked, id);
  if (member === undefined) return '';
  return member.id === asked.household.speakerId ? ' for you' : ` for ${quoted(member.name)}`;
}

/** "Mia's", "Lucas's", 'your' */
export function whose(asked: Pick<Asked, 'household'>, id: string): string {
  const member = memberOf(asked, id);
  if (member === undefined) return 'their';
  return member.id === asked.household.speakerId ? 'your' : `${quoted(member.name)}'s`;
}

const isToldByAge = (name: string): boolean => /\(\d+\)$/.test(name);

/** 'Mia, 13 years old, child', so that two of one name can be told apart. */
function described({ name, relationship, age }: FamilyMember): string {
  const facts = [
    age === null || isToldByAge(name) ? undefined : `${age} ${age === 1 ? 'year' : 'years'} old`,
    relationship === 'other' ? undefined : relationship,
  ];
  return [quoted(name), ...facts.filter(Boolean)].join(', ');
}

type Whom =
  | { kind: 'one'; member: FamilyMember }
  /** Several, each named surely: 'Mia and Theo'. */
  | { kind: 'several'; members: FamilyMember[] }
  /** One of these, and it is not clear which. */
  | { kind: 'unclear'; members: FamilyMember[]; said: string }
  | { kind: 'nobody' };

const isSame = (one: SaidPerson, other: SaidPerson): boolean => one.ids[0] === other.ids[0];

/** Matches the words after the name of a helper, whom the record is not about: 'Ben signs', 'Grandma drives him'. */
const HELPS =
  '(?: \\p{Lu}\\p{Ll}+)? (?:(?:will(?: be)?|can|could|is(?: going to)?|are|might) )?(?:drives?|driving|signs?|pays?|waits?|(?:tak(?:es?|ing)|bring(?:s|ing)?|pick(?:s|ing)?(?: up)?|get(?:s|ting)?|watch(?:es|ing)?|joins?|accompan(?:y|ies)) (?:him|her|them|us|me)|(?:has|needs) the car|comes along|goes along|do(?:es)? (?:it|that))\\b';
const helps = ({ said }: SaidPerson, text: string): boolean =>
  new RegExp(`\\b${said.replace(/[^\p{L}\p{N} ]/gu, '.')}${HELPS}`, 'iu').test(text);

/** True when every person named is a helper: 'Ben drives him'. */
export const namesHelpersOnly = ({ slots, text }: Pick<Asked, 'slots' | 'text'>): boolean =>
  slots.people.length > 0 && slots.people.every((person) => helps(person, text));

export const isChild = ({ relationship }: FamilyMember): boolean => relationship === 'child';

const CHILDREN = /\b(?:kids?|kiddos?|child(?:ren)?|boys|girls|little ones|twins)\b/i;
/** The children that a wish names as a group, 'the kids'; none where it is unclear which; undefined where it names no such group. */
export function childrenNamed(
  { slots: { groups }, household: { members } }: Pick<Asked, 'slots' | 'household'>,
  isAmong: (member: FamilyMember) => boolean = isChild,
): FamilyMember[] | undefined {
  const group = groups.find((one) => CHILDREN.test(one));
  return group === undefined ? undefined : ifBoth(group, members.filter(isAmong));
}

/** Everybody that a wish names. A choice made when Pip asked counts most; then names, then 'me', then who was spoken of. */
export function whomIn(asked: Asked, { usesFocus = true } = {}): Whom {
  const { slots, household, chosen, focus } = asked;
  const choice = chosen['whom'];
  if (typeof choice === 'object') {
    const member = memberOf(asked, choice.id);
    if (member) return { kind: 'one', member };
  }
  const patients = slots.people.filter((person) => !helps(person, asked.text));
  const people = patients.length > 0 ? patients : slots.people;
  const distinct = people.filter((person, at) => people.findIndex((other) => isSame(person, other)) === at);
  const unclear = distinct.find(({ isSure }) => !isSure);
  if (unclear) {
    // Another way of naming the same person makes it sure: 'my son Theo'.
    const sure = distinct.find((person) => person.isSure && unclear.ids.includes(person.ids[0] ?? ''));
    if (!sure) {
      const members = unclear.ids.flatMap((id) => memberOf(asked, id) ?? []);
      return { kind: 'unclear', members, said: unclear.said };
    }
  }
  const members = distinct
    .filter(({ isSure }) => isSure)
    .flatMap(({ ids: [id] }) => memberOf(asked, id) ?? []);
  const [first, ...others] = [...new Set(members)];
  if (first && others.length > 0) return { kind: 'several', members: [first, ...others] };
  if (first) return { kind: 'one', member: first };
  if (slots.isMe) {
    const me = speakerOf(asked);
    if (me) return { kind: 'one', member: me };
  }
  const pronoun = pointsToPerson(slots);
  const spokenOf = usesFocus && pronoun ? memberOf({ household }, focus.family_member) : undefined;
  // Nobody speaks of themselves as 'he'.
  return spokenOf && spokenOf.id !== speakerOf(asked)?.id
    ? { kind: 'one', member: spokenOf }
    : { kind: 'nobody' };
}

export const offerOf = (member: FamilyMember): Offer => ({
  label: described(member),
  choice: { kind: 'family_member', id: member.id },
});

/** A name in 'for Zoe' that no member of the family has; the answer says so before it offers other people. */
export function unknownPerson({ slots, text }: Pick<Asked, 'slots' | 'text'>): string | undefined {
  if (slots.people.length > 0) return undefined;
  const lower = text.toLowerCase();
  return slots.names.find((name) => lower.includes(`for ${name.toLowerCase()}`));
}

/** 'Mia or Leo'; two of one name are told apart by their age. */
function eitherOf(among: readonly FamilyMember[]): string {
  const names = among.map(({ name }) => quoted(name));
  if (new Set(names).size === names.length) return listed(names, 'or');
  return listed(
    among.map(({ name, age }) => (age === null ? quoted(name) : `${quoted(name)} (${age})`)),
    'or',
  );
}

/** Asks for whom a wish is. */
export function askWhom(
  asked: Asked,
  among: readonly FamilyMember[] = asked.household.members,
  before = '',
): Plan {
  const isChoice = among.length < asked.household.members.length || whomIn(asked).kind === 'unclear';
  const unknown = isChoice || before !== '' ? undefined : unknownPerson(asked);
  const known = unknown === undefined ? '' : `I don't know anyone called ${quoted(unknown)} in your family.`;
  return {
    text: [before, known, isChoice ? `Do you mean ${eitherOf(among)}?` : 'Who is it for?']
      .filter((part) => part !== '')
      .join(' '),
    asked: 'whom',
    offered: among.map(offerOf),
  };
}

/** The one person of a wish, or the question who it is. */
export function onePerson(asked: Asked): FamilyMember | Plan {
  const whom = whomIn(asked);
  if (whom.kind === 'one') return whom.member;
  if (whom.kind === 'unclear') return askWhom(asked, whom.members);
  if (whom.kind === 'several') return askWhom(asked, whom.members);
  return askWhom(asked);
}

export const isPlan = (value: object): value is Plan => 'text' in value;

/** 'Esis birthday' → "Esi's birthday": a name with the s of its owner, as it is written. */
export const withOwners = ({ slots, household }: Pick<Asked, 'slots' | 'household'>, text: string): string =>
  slots.people.reduce((line, { said, ids: [id] }) => {
    const name = household.members.find((one) => one.id === id)?.name;
    const isOwner = name !== undefined && said.toLowerCase() === `${name.toLowerCase()}s`;
    return isOwner
      ? line.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(said)}(?= )`, 'iu'), `${name}'s`)
      : line;
  }, text);
