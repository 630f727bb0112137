// People of a new appointment: those it is for, and the contact that was spoken of.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { askWhom, childrenNamed, isChild, speakerOf, unknownPerson, whomIn } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { isOwnEvent, OF_PET } from './appointment-words.ts';

/** The members it is for: several where the wish says so; none where it is nobody's; or a question. */
const HELPS =
  '(?:is|will be|will|can) (?:watch|driv|tak|pick|babysit|stay|help|com|bring)|(?:watches|drives|takes|picks|babysits)\\b';
const WATCHES = '(?:watch|babysit|mind|look(?:s|ing)? after|sit(?:s|ting)? for)';
/** 'Babysitting for the Millers' is an event of who does it. */
const FOR_OTHERS = '\\p{L}* (?:for|at) (?!(?:us|me|my|our|the (?:kids|boys|girls|twins|baby|children))\\b)';
/** 'Watching the kids', 'about ten kids': children beside the event, and not those it is for. */
const BESIDE = new RegExp(
  `\\b(?:${WATCHES}\\p{L}*|has|have|keeps?|keeping) (?:the |my |our |all )*$|\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|few|some|other|more) (?:other |more )?$`,
  'iu',
);
/** 'Aunt Bo drives' helps, where somebody else is named; who watches the kids is never the one it is for. */
export function withoutHelpers(asked: Asked): Asked {
  const { text, slots } = asked;
  const helps = (said: string, acts: string): boolean =>
    new RegExp(`\\b${said.replace(/[^\p{L}\p{N} ]/gu, '.')}(?:['’]s)? ${acts}`, 'iu').test(text);
  const groups = slots.groups.filter((said) => !BESIDE.test(text.slice(0, text.indexOf(said))));
  const people = slots.people.filter(
    ({ said }) => !helps(said, `(?:(?:is|will|can) )?${WATCHES}(?!${FOR_OTHERS})`),
  );
  const meant = people.filter(({ said }) => !helps(said, `(?:${HELPS})`));
  return { ...asked, slots: { ...slots, groups, people: meant.length === 0 ? people : meant } };
}

/** 'Theo and I', 'me and Theo', 'for Theo, and me too'; not '… called and I got Theo in', where 'I' begins a clause. */
const goesToo = (words: readonly string[], named: readonly string[]): boolean =>
  words.some((word, at) => {
    if (!/^(?:me|i|myself)$/.test(word)) return false;
    const isBehind = words[at - 1] === 'and' && (word !== 'i' || named.includes(words[at - 2] ?? ''));
    return isBehind || (words[at + 1] === 'and' && named.includes(words[at + 2] ?? ''));
  });

/** 'Pack kids' bags': things of theirs, which somebody else sees to. */
const isOfTheirs = ({ text, slots }: Asked): boolean =>
  slots.groups.some((said) =>
    new RegExp(
      `\\b(?:pack|wash|clean|fold|buy|get|grab|fix|order|return|mail|sort|label|print|sign|fill|pay|call|prep|make|iron|find) (?:the |my |our )?${RegExp.escape(said)}['’]? (?!(?:at|on|for|to|from|with|in|up|off|out|and|by|a|an|the|some|that|this|mon|tue|wed|thu|fri|sat|sun|tomorrow|today|tonight)\\p{L}*)\\p{L}`,
      'iu',
    ).test(text),
  );

export function membersFor(heard: Asked): FamilyMember[] | Plan {
  const asked = withoutHelpers(heard);
  const whom = whomIn(asked);
  const words = wordsOf(asked.text);
  const isBoth = goesToo(words, wordsOf(asked.slots.people.map(({ said }) => said).join(' ')));
  const me = asked.slots.isMe || isBoth ? speakerOf(asked) : undefined;
  if (whom.kind === 'one') {
    if (!me || me === whom.member || !isBoth) return [whom.member];
    const isFirst =
      words.indexOf('me') <
      words.findIndex((word) => asked.slots.people[0]?.said.toLowerCase().startsWith(word));
    return isFirst ? [me, whom.member] : [whom.member, me];
  }
  if (whom.kind === 'several') {
    return [...new Set([...whom.members, ...(me ? [me] : [])])];
  }
  if (whom.kind === 'unclear') return askWhom(asked, whom.members);
  const { members } = asked.household;
  const children = isOfTheirs(asked) ? undefined : childrenNamed(asked);
  if (children && members.some(isChild))
    return children.length > 0 ? children : askWhom(asked, members.filter(isChild));
  if (isOwnEvent(asked)) return me ? [me] : [];
  if (OF_PET.test(asked.text)) return [];
  return members.length === 1 && unknownPerson(asked) === undefined ? [...members] : askWhom(asked);
}

/** 'At 1 and 1:30, Yusuf first' */
export function inOrder({ text }: Asked, members: readonly FamilyMember[]): FamilyMember[] {
  const first = members.find(({ name }) =>
    new RegExp(`\\b${RegExp.escape(name)} (?:goes |is )?first\\b`, 'i').test(text),
  );
  return first ? [first, ...members.filter((one) => one !== first)] : [...members];
}

/** 'Make an appointment with her' after a contact: that one, whose patient the words do not name. */
export function withContactBefore(asked: Asked): Asked {
  const { slots, focus, household, text } = asked;
  const contact = household.contacts.find(({ id }) => id === focus.medical_contact);
  const isOpen =
    slots.contacts.length + slots.doctors.length === 0 && /\bwith (?:her|him|them)\b/i.test(text);
  if (!contact || !isOpen) return asked;
  const patient = household.members.find(({ name }) => contact.notes.includes(`For ${name}`));
  const people =
    slots.people.length === 0 && patient
      ? [{ ids: [patient.id], said: patient.name, isSure: true }]
      : slots.people;
  const contacts = [{ name: contact.name, said: contact.name, ids: [contact.id] }];
  return { ...asked, slots: { ...slots, people, contacts, pronouns: [] } };
}
