// Members that a wish about the family means, and how they are spoken of.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { quoted } from '../../text/say.ts';
import { childrenNamed, isPlan, memberOf, onePerson, whomIn } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';

export const FAMILY_READ = [{ tool: 'listFamilyMembers', input: {} }];

const ADULT = 18;
export const isChild = ({ relationship, age }: FamilyMember): boolean =>
  relationship === 'child' && (age === null || age < ADULT);

export const isSpeaker = ({ household }: Pick<Asked, 'household'>, { id }: FamilyMember): boolean =>
  id === household.speakerId;

/** 'Mia' or 'you' */
export const called = (asked: Pick<Asked, 'household'>, member: FamilyMember): string =>
  isSpeaker(asked, member) ? 'you' : quoted(member.name);
export const Called = (asked: Pick<Asked, 'household'>, member: FamilyMember): string =>
  isSpeaker(asked, member) ? 'You' : quoted(member.name);
/** "Mia's", "Lucas's", 'your' */
export const belonging = (asked: Pick<Asked, 'household'>, member: FamilyMember): string =>
  isSpeaker(asked, member) ? 'your' : `${quoted(member.name)}'s`;
/** 'is' or 'are', by whom it is about. */
export const verb = (
  asked: Pick<Asked, 'household'>,
  member: FamilyMember,
  third: string,
  second: string,
): string => (isSpeaker(asked, member) ? second : third);

/** Members of the groups a wish names: the children, or everybody. */
export const groupMembers = (asked: Asked): readonly FamilyMember[] =>
  asked.slots.groups.length === 0 ? [] : (childrenNamed(asked, isChild) ?? asked.household.members);

/** 'Everybody is nut free because of Hope': the group is named before anybody. */
function isOfGroup({ slots, text, chosen }: Asked): boolean {
  const [group] = slots.groups;
  if (group === undefined || chosen['whom'] !== undefined || /^(?:we|us|our)$/i.test(group)) return false;
  const line = text.toLowerCase();
  return slots.people.every(
    ({ said }) => line.indexOf(said.toLowerCase()) > line.indexOf(group.toLowerCase()),
  );
}

/** Those that a change is for: one, several by name, a group; or the question who. */
export function membersToChange(asked: Asked): readonly FamilyMember[] | Plan {
  const whom = whomIn(asked);
  const group = groupMembers(asked);
  if (isOfGroup(asked) && group.length > 0) return group;
  if (whom.kind === 'several') return whom.members;
  const one = onePerson(asked);
  return isPlan(one) ? one : [one];
}

/** A person named counts before a relation that is said of them: 'Mia is my niece', 'what should a sitter know about Theo'. */
export function namedFirst(asked: Asked): Asked {
  const relations = new Set(asked.slots.relations.map(({ said }) => said));
  const people = asked.slots.people.filter(({ said }) => !relations.has(said.toLowerCase()));
  if (people.length > 0) return { ...asked, slots: { ...asked.slots, people } };
  // 'The baby naps at one, the sitter needs to know'
  const others = new Set(
    asked.slots.relations.filter(({ name }) => name === 'other').map(({ said }) => said),
  );
  const family = asked.slots.people.filter(({ said }) => !others.has(said.toLowerCase()));
  return family.length > 0 ? { ...asked, slots: { ...asked.slots, people: family } } : asked;
}

/** Everybody that a question may be about; all who share a name or relation. Empty when nobody is named. */
export function membersAsked(asked: Asked): FamilyMember[] {
  const whom = whomIn(namedFirst(asked));
  if (whom.kind === 'one') return [whom.member];
  if (whom.kind === 'several' || whom.kind === 'unclear') return whom.members;
  // 'How many months is that', 'and her notes'
  const spokenOf = memberOf(asked, asked.focus.family_member);
  return spokenOf && POINTS.test(asked.text) ? [spokenOf] : [];
}
const POINTS = /\b(?:that|this one|it|he|she|his|her|hers|him|they|their|them)\b/i;

/** Stored words between quotation marks; times keep their colon. */
export const storedWords = (text: string): string =>
  `“${quoted(text.replace(/(\d):(?=\d\d)/g, '$1\u0001'))
    .replaceAll('\u0001', ':')
    .replace(/[.!]+$/, '')}”`;

export const focusOn = (members: readonly FamilyMember[]): Pick<Plan, 'focus'> => {
  const [only] = members;
  return only && members.length === 1 ? { focus: { family_member: only.id } } : {};
};

/** An answer about some members, who are spoken of then. */
export const answer = (text: string, members: readonly FamilyMember[] = []): Plan => ({
  text,
  reads: FAMILY_READ,
  ...focusOn(members),
});
