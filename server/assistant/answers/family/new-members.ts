// Plans for people who join the family: everything that was said about them goes on the card.
import { RELATIONSHIPS, type FamilyMember } from '#contract/kinds/family-member.ts';
import { daysBetween } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Answerers, Asked, Plan } from '../plan.ts';
import { isPlan } from '../people.ts';
import { partOf } from './clauses.ts';
import { newcomer, ownerOf, relationSaid, type Newcomer, type Relationship } from './newcomer.ts';
import { FAMILY_READ, focusOn, storedWords } from './whom.ts';
import { wordingFor } from './wordings.ts';
import { pointsToPerson } from '../../reading/slots.ts';

const relationOf = (value: string | undefined): Relationship | undefined =>
  RELATIONSHIPS.find((relation) => relation === value?.toLowerCase());

const named = (typed: string): string =>
  capital(
    quoted(
      typed
        .replace(
          /^(?:(?:his|her|their|the|my) name(?: is|'s)? |it'?s |it is |name is |called |named |just )/i,
          '',
        )
        .replace(/[.!]+$/, ''),
    ),
  );

/** The names of those to add: the answer to the question, new names, or a stored name in somebody else's: 'my niece Ruth'. */
function namesToAdd({ chosen, slots, household }: Asked): string[] {
  const answer = chosen['name'];
  if (typeof answer === 'string' && answer.trim() !== '') return [named(answer)];
  if (slots.names.length > 0) return slots.names.map((name) => quoted(name));
  const relations = new Set(slots.relations.map(({ said }) => said));
  return slots.people
    .filter(({ said, ids }) => !relations.has(fold(said)) && ids.length > 0)
    .map(
      ({ said, ids }) =>
        household.members.find(({ id, name }) => id === ids[0] && fold(name) === fold(said))?.name ??
        capital(said),
    );
}

/** Each name with the words that are about it: those behind it up to the next, and a relation right before it. */
function portions(asked: Asked, names: readonly string[]): { name: string; about: Asked }[] {
  if (names.length < 2) return names.map((name) => ({ name, about: partOf(asked, asked.text) }));
  const line = asked.text.toLowerCase();
  const places: number[] = [];
  for (const name of names) places.push(line.indexOf(name.toLowerCase(), (places.at(-1) ?? -1) + 1));
  if (places.includes(-1)) return names.map((name) => ({ name, about: asked }));
  return names.map((name, at) => {
    const start = places[at] ?? 0;
    const before = asked.text.slice(at === 0 ? 0 : (places[at - 1] ?? 0), start);
    const lead = /(?:\bmy|\bour|,|\band|:)\s[^,.;:]*$/i.exec(before)?.[0] ?? (at === 0 ? before : '');
    const next = places[at + 1];
    const own = asked.text
      .slice(start, next)
      .replace(/(?:,| and|,? my|,? our)\s*(?:my|our)?\s*(?:[a-z]+ ){0,2}$/i, '');
    return { name, about: partOf(asked, `${lead.replace(/^[,:]/, '')}${own}`) };
  });
}

const KIDS = /\b(?:kids?|children|twins|triplets|baby|newborn|born|boy|girl|fostering)\b/;
const ME_AS = /\b(?:my name is|i am called|i'?m the|add me)\b/i;

const PET =
  /\b(dog|puppy|pup|cat|kitten|kitty|hamster|gerbil|guinea pig|bunny|rabbit|bird|parrot|parakeet|fish|goldfish|turtle|lizard|gecko|snake|pony|horse|chicken|hen|ferret|pet)\b/i;

/** A sister of the children is a child; a brother of the other parent is neither sibling nor child here. */
function ofOwner(
  relation: Relationship | undefined,
  owner: FamilyMember | undefined,
): Relationship | undefined {
  if (relation !== 'sibling' || owner === undefined) return relation;
  return owner.relationship === 'child' ? 'child' : 'other';
}

function relationFor(asked: Asked, about: Asked, name: string): Relationship | undefined {
  if (PET.test(asked.text)) return 'other';
  const relation = relationSaid(about, name);
  const said = ofOwner(relationOf(relation?.name), relation && ownerOf(about, relation.said));
  if (said && !ME_AS.test(asked.text)) return said;
  const answer = asked.chosen['relation'];
  if (typeof answer === 'string') {
    const own = partOf(asked, answer).slots.relations[0];
    return relationOf(answer) ?? relationOf(own?.name) ?? 'other';
  }
  if (ME_AS.test(asked.text)) return 'other';
  return KIDS.test(fold(asked.text)) ? 'child' : undefined;
}

const sameName = ({ household }: Asked, name: string): FamilyMember | undefined =>
  household.members.find((member) => fold(member.name) === fold(name));

const askName: Plan = { text: "Gladly. What's the name?", asked: 'name', offered: [] };

const askRelation = (name: string): Plan => ({
  text: `Gladly. How is ${quoted(name)} related to you?`,
  asked: 'relation',
  offered: ['Child', 'Spouse', 'Parent', 'Grandparent', 'Sibling', 'Other'].map((label) => ({
    label,
    choice: label.toLowerCase(),
  })),
});

function welcome(asked: Asked, people: readonly Newcomer[]): string {
  const isBaby =
    /\b(?:baby|newborn|born)\b/i.test(asked.text) &&
    people.some(
      ({ card }) =>
        card.input['age'] === 0 ||
        (typeof card.input['birthDate'] === 'string' &&
          daysBetween(card.input['birthDate'], asked.facts.today) < 100),
    );
  const who = listed(people.map(({ words }) => words));
  const start = isBaby
    ? `Congratulations! ${who} ${people.length > 1 ? 'are' : 'is'} on the card below.`
    : wordingFor(asked.text, [
        `Welcome, ${who}!`,
        `Here's the card for ${who}.`,
        `${who} ${people.length > 1 ? 'are' : 'is'} ready for your OK.`,
      ]);
  const [only] = people;
  const facts =
    only && people.length === 1 && only.facts.length > 0 ? ` I've put down ${listed(only.facts)}.` : '';
  const guards = people.some(({ card }) => Array.isArray(card.input['allergies']))
    ? ' Meals avoid that once you approve.'
    : '';
  const remarks = people.flatMap((person) => person.remarks);
  const noted =
    remarks.length > 0
      ? ` ${listed(remarks.map(storedWords))} ${remarks.length > 1 ? 'go' : 'goes'} into the notes.`
      : '';
  return `${start}${facts}${noted}${guards}`;
}

/** 'Our nanny Yuki can't have shellfish': somebody who is not stored is told of, with how they belong to the family. */
export const bringsSomebody = ({ slots, text, chosen }: Asked): boolean =>
  typeof chosen['whom'] !== 'object' &&
  slots.names.some((name) =>
    slots.relations.some(({ said }) => text.toLowerCase().includes(`${said} ${name}`.toLowerCase())),
  );

/** 'Add her to the family' of somebody who was just spoken of, by name. */
function spokenOf({ slots, focus, household }: Asked): string[] {
  const member = household.members.find(({ id }) => id === focus.family_member);
  return member && pointsToPerson(slots) ? [member.name] : [];
}

export function addMembers(asked: Asked): Plan {
  const said = namesToAdd(asked);
  const names = said.length > 0 ? said : spokenOf(asked);
  if (names.length === 0) return askName;
  const fresh = names.filter((name) => sameName(asked, name) === undefined);
  const there = names.flatMap((name) => sameName(asked, name) ?? []);
  if (fresh.length === 0) {
    const [first] = there;
    return {
      text: `${listed(there.map(({ name }) => quoted(name)))} ${there.length > 1 ? 'are' : 'is'} in your family already. Tell me what has changed, or a different name if it's someone else.`,
      reads: FAMILY_READ,
      ...(first ? focusOn([first]) : {}),
    };
  }
  const people: Newcomer[] = [];
  for (const { name, about } of portions(asked, names).filter((portion) => fresh.includes(portion.name))) {
    const relationship = relationFor(asked, about, name);
    if (relationship === undefined) return askRelation(name);
    const made = newcomer(asked, name, relationship, about);
    if (isPlan(made)) return made;
    people.push(made);
  }
  const known =
    there.length > 0
      ? ` ${listed(there.map(({ name }) => quoted(name)))} ${there.length > 1 ? 'are' : 'is'} in your family already.`
      : '';
  return {
    text: `${welcome(asked, people)}${known}`,
    reads: FAMILY_READ,
    cards: people.map(({ card }) => card),
    isAccounted: true,
  };
}

export const newMemberAnswers: Answerers = { member_add: addMembers };
