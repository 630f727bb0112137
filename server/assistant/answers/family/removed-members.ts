// The plan that takes people out of the family.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { askWhom, isPlan, memberOf, onePerson } from '../people.ts';
import type { Answerers, Asked, Plan } from '../plan.ts';
import { clausesOf } from './clauses.ts';
import { FAMILY_READ, focusOn, namedFirst } from './whom.ts';
import { readyWords } from './wordings.ts';

const GRIEF = /\b(?:passed away|died|we lost|no longer with us|death|funeral)\b/i;

const PARTING = /\b(?:separat\w+|divorc\w+|split up|broke up|breaking up|break ?up)\b/i;

/** Those whom the first clause with a name takes out; names alone behind it go with it, anybody else only comes up. */
function peopleLeaving(asked: Asked): Asked['slots']['people'] {
  const leaving: Asked['slots']['people'] = [];
  for (const { about } of clausesOf(asked)) {
    const { people } = namedFirst(about).slots;
    const named = new Set(people.flatMap(({ said }) => wordsOf(said)));
    const isMore = wordsOf(about.text).every(
      (word) => named.has(word) || /^(?:and|also|too|plus|or)$/.test(word),
    );
    if (leaving.length === 0 || isMore) leaving.push(...people);
  }
  return leaving.flatMap((one) => asked.slots.people.filter(({ said }) => said === one.said).slice(0, 1));
}

/** The wish without the people who are only its reason: 'the nanny quit', 'she split up with me'. */
function meantIn(whole: Asked): Asked {
  const leaving = peopleLeaving(whole);
  const { relations } = whole.slots;
  const people = leaving.length > 0 ? leaving : whole.slots.people;
  const given = { ...whole, slots: { ...whole.slots, people } };
  const isMany =
    people.length > 1 &&
    people.every(({ isSure }) => isSure) &&
    !relations.some(({ name }) => name === 'other');
  const asked = isMany ? given : namedFirst(given);
  const isMe = /\b(?:remove|delete|take|unadd|kick|drop) (?:me|myself)\b/i.test(given.text);
  return { ...asked, slots: { ...asked.slots, isMe } };
}

/** Members found only by a relation such as 'nanny': 'other' is stored for a nanny, a niece and a lodger alike. */
function looselyMeant({ slots, household, chosen }: Asked): FamilyMember[] {
  const [relation] = slots.relations;
  const [person] = slots.people;
  if (
    relation?.name !== 'other' ||
    person?.said.toLowerCase() !== relation.said ||
    chosen['whom'] !== undefined
  )
    return [];
  return household.members.filter(
    ({ id, name, notes }) =>
      person.ids.includes(id) && !`${name} ${notes}`.toLowerCase().includes(relation.said),
  );
}

/** 'Delete Theo's one' is about a thing of Theo's, never about Theo. */
const isOfTheirs = ({ said }: Asked['slots']['people'][number], text: string): boolean =>
  new RegExp(
    `\\b${said.replace(/[^\p{L}\p{N} ]/gu, '.')}(?:['’]?s)?['’]? (?:ones?|things?|stuff|entry|entries)\\b`,
    'iu',
  ).test(text);

function askWhatOf(asked: Asked): Plan | undefined {
  const owner = asked.slots.people.find((one) => isOfTheirs(one, asked.text));
  const owned = owner && memberOf(asked, owner.ids[0]);
  if (!owned) return undefined;
  const name = quoted(owned.name);
  return {
    text: `${name} stays in your family. What of ${name}'s should go? Tell me its name or day.`,
    reads: FAMILY_READ,
    ...focusOn([owned]),
  };
}

function removeMembers(given: Asked): Plan {
  const ofTheirs = askWhatOf(given);
  if (ofTheirs) return ofTheirs;
  const asked = meantIn(given);
  const loose = looselyMeant(asked);
  if (loose.length > 0) return askWhom(asked, loose);
  const shared = asked.slots.people[0]?.ids ?? [];
  if (
    /\b(?:twice|duplicate|double|one of them|get rid of one|delete one)\b/i.test(asked.text) &&
    shared.length > 1 &&
    asked.chosen['whom'] === undefined
  )
    return askWhom(
      asked,
      asked.household.members.filter(({ id }) => shared.includes(id)),
    );
  const isMany = asked.slots.people.length > 1 && asked.slots.people.every(({ isSure }) => isSure);
  const [unknown] = asked.slots.names;
  if (unknown !== undefined && asked.slots.people.length === 0 && asked.chosen['whom'] === undefined)
    return {
      text: `Nobody called ${quoted(unknown)} is in your family list, so nothing changes.`,
      reads: FAMILY_READ,
    };
  const found = onePerson(
    isMany ? { ...asked, slots: { ...asked.slots, people: asked.slots.people.slice(0, 1) } } : asked,
  );
  if (isPlan(found)) return found;
  const ids = new Set(isMany ? asked.slots.people.map(({ ids: [id] }) => id) : [found.id]);
  const gone = asked.household.members.filter(({ id }) => ids.has(id));
  const twins = asked.household.members.filter(({ name, id }) => name === found.name && id !== found.id);
  if (twins.length > 0 && asked.chosen['whom'] === undefined && !isMany)
    return {
      text: `${quoted(found.name)} is there ${twins.length + 1} times. Which one goes?`,
      asked: 'whom',
      offered: [found, ...twins].map((member) => ({
        label: [quoted(member.name), member.age === null ? '' : String(member.age), ...member.allergies]
          .filter(Boolean)
          .join(', '),
        choice: { kind: 'family_member', id: member.id },
      })),
    };
  const names = listed(gone.map(({ name }) => quoted(name)));
  const opening = PARTING.test(asked.text)
    ? `I'm sorry, that must be hard. The card takes ${names} out of your family.`
    : GRIEF.test(asked.text)
      ? `I'm so sorry. The card takes ${names} off the family list.`
      : `${readyWords(asked.text)} It takes ${names} out of your family.`;
  const day = asked.slots.days.find(({ isPast }) => !isPast);
  const later = day
    ? ` It happens when you approve it, so “${quoted(asked.text.slice(...day.span))}” is up to you.`
    : '';
  const their = gone.length > 1 ? 'them' : names;
  return {
    text: `${opening}${later} Appointments and records that belong to ${their} stay, just without the name.`,
    reads: FAMILY_READ,
    cards: gone.map(({ id }) => ({ tool: 'deleteFamilyMember', input: { id } })),
    isAccounted: true,
    ...focusOn(gone),
  };
}

export const memberRemoveAnswers: Answerers = { member_remove: removeMembers };
