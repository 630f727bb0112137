// Answers who is in the family.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { whomIn } from '../people.ts';
import type { Answerers, Asked, Plan } from '../plan.ts';
import { aboutMember } from './member-about.ts';
import { notKept } from './not-kept.ts';
import { count, rosterLine } from './roster.ts';
import { isChild, isSpeaker, namedFirst, answer } from './whom.ts';

const rosterOf = (asked: Asked, members: readonly FamilyMember[]): string =>
  members.map((member) => `- ${rosterLine(asked, member)}`).join('\n');

const RELATION_WORDS: readonly (readonly [RegExp, string, (member: FamilyMember) => boolean])[] = [
  [/\b(?:kids?|children|boys|girls)\b/, 'kids', isChild],
  [/\bgrand ?(?:parents?|mas?|pas?)\b/, 'grandparents', ({ relationship }) => relationship === 'grandparent'],
];

const inline = (asked: Asked, member: FamilyMember): string =>
  rosterLine(asked, member).replace(/, (.+)$/, ' ($1)');

/** A relation that no field tells apart: 'niece' is stored as other. */
function loosely(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const [relation] = asked.slots.relations;
  if (
    relation?.name !== 'other' ||
    asked.slots.people.some(({ said }) => said.toLowerCase() !== relation.said)
  )
    return undefined;
  const noted = members.filter(({ notes, name }) => `${name} ${notes}`.toLowerCase().includes(relation.said));
  if (noted.length > 0)
    return answer(
      `Yes, ${listed(noted.map((member) => inline(asked, member)))} ${noted.length > 1 ? 'are' : 'is'} in your family.`,
      noted,
    );
  return answer(
    `No one is marked as ${relation.said}. Here's everyone.\n\n${rosterOf(asked, asked.household.members)}`,
  );
}

function isThere(asked: Asked): Plan | undefined {
  const { slots, household } = asked;
  const text = fold(asked.text);
  const isYesNo =
    /^\W*(?:(?:hey|ok|so|pip|hm|um|and|just|basically)\W+)*(?:is|are|do|does|did|am|have)\b/.test(text);
  const [name] = slots.names;
  const whom = whomIn(asked, { usesFocus: false });
  const members = whom.kind === 'one' ? [whom.member] : whom.kind === 'nobody' ? [] : whom.members;
  if (slots.isMe && members.length === 1 && /\b(?:how many|which|what|list|who)\b/.test(text))
    return undefined;
  if (members.length === 1 && !isYesNo && /\bwho\b/.test(text)) return aboutMember(asked);
  const loose = loosely(asked, members);
  if (loose) return loose;
  if (members.length > 0) {
    const [only] = members;
    const isMe = only !== undefined && members.length === 1 && isSpeaker(asked, only);
    const who = isMe
      ? 'you are in there'
      : `${listed(members.map((member) => inline(asked, member)))} ${members.length > 1 ? 'are' : 'is'} in your family`;
    const rest = /\b(?:others?|only|just)\b/.test(text)
      ? ` Here's everyone.\n\n${rosterOf(asked, household.members)}`
      : '';
    return answer(`${isYesNo ? `Yes, ${who}` : capital(who)}.${rest}`, members);
  }
  const [relation] = slots.relations;
  if (name === undefined && relation === undefined) return undefined;
  const who = name === undefined ? `no ${relation?.said ?? 'such person'}` : `no one called ${quoted(name)}`;
  return answer(
    `${isYesNo ? `No, ${who}` : capital(who)} is in your family yet. Stored so far ${household.members.length === 1 ? 'is' : 'are'} ${listed(household.members.map((member) => quoted(member.name)))}.`,
  );
}

function listFamily(asked: Asked): Plan {
  const { members } = asked.household;
  if (members.length === 0)
    return answer('No one is in your family yet. Tell me who lives with you, like “add my son Leo, 6”.');
  const text = fold(asked.text);
  const unkept = notKept(asked, members);
  if (unkept) return unkept;
  const there = isThere(namedFirst(asked));
  if (there) return there;
  const kind = RELATION_WORDS.find(([words]) => words.test(text));
  if (kind && !/grown|adult/.test(text)) {
    const [, word, belongs] = kind;
    const those = members.filter(belongs);
    if (those.length === 0) return answer(`No ${word} are stored in your family yet.`);
    return answer(
      `${capital(count(those.length))} ${those.length === 1 ? word.replace(/s$/, '').replace(/^kid$/, 'child') : word} ${those.length === 1 ? 'is' : 'are'} in your family.\n\n${rosterOf(asked, those)}`,
      those,
    );
  }
  const [only] = members;
  if (only && members.length === 1)
    return answer(`Just ${rosterLine(asked, only)} so far. Tell me who else to add.`);
  return answer(
    `${members.some((member) => isSpeaker(asked, member)) ? `There are ${count(members.length)} of you` : `${capital(count(members.length))} people are in your family`}.\n\n${rosterOf(asked, members)}`,
  );
}

export const familyListAnswers: Answerers = { family_list: listFamily };
