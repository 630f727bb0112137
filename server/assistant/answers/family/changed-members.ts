// Plans that change what is stored about people: every fact of a wish, clause by clause, one card for each person.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { numbersFor } from '#rules/family/emergency-numbers.ts';
import type { Card } from '../../dialogue/state.ts';
import { asStored } from '../../reading/counted-allergies.ts';
import { quoted } from '../../text/say.ts';
import { answerFoodOk } from '../kitchen/food-ok.ts';
import { askWhom, isPlan, memberOf, whomIn } from '../people.ts';
import type { Answerers, Asked, Plan } from '../plan.ts';
import { askAllergy } from './allergy-ask.ts';
import { aboutMember } from './member-about.ts';
import { fieldsOf, type Change } from './change.ts';
import { clausesOf, partOf, type Clause, type Role } from './clauses.ts';
import { mealsWords } from './food-changes.ts';
import { entriesGone, nothingStored, saidByRecord } from './food-gone.ts';
import { namedIn } from './named-foods.ts';
import { dateWords, isNaming } from './member-facts.ts';
import { DELETES_NOTE, noteRemoval, NOTES_ACT } from './member-notes.ts';
import { notesApart } from './notes-apart.ts';
import { changesOf, type About } from './person-changes.ts';
import { addMembers, bringsSomebody } from './new-members.ts';
import { saysBirth } from './spoken-facts.ts';
import { entryWords } from './stored-food.ts';
import { belonging, FAMILY_READ, focusOn, groupMembers, membersToChange, namedFirst } from './whom.ts';
import { readyWords } from './wordings.ts';

/** The clauses of each of several people: a clause without a name goes on about the one before. */
function perPerson(asked: Asked, clauses: readonly Clause[], members: readonly FamilyMember[]): About[] {
  const groups: { members: FamilyMember[]; clauses: Clause[] }[] = [];
  let lead: Clause[] = [];
  for (const clause of clauses) {
    const named = clause.about.slots.people
      .flatMap(({ ids, isSure }) => (isSure ? (memberOf(asked, ids[0]) ?? []) : []))
      .filter((one) => members.includes(one));
    const group = groups.at(-1);
    if (named.length === 0 && group === undefined) lead.push(clause);
    else if (named.length === 0) group?.clauses.push(clause);
    else {
      groups.push({ members: named, clauses: [...lead, clause] });
      lead = [];
    }
  }
  if (groups.length < 2) return members.map((member) => ({ member, asked, clauses }));
  return groups.flatMap(({ members: those, clauses: own }) =>
    those.map((member) => {
      const part = partOf(asked, own.map(({ about }) => about.text).join(', '));
      return { member, asked: { ...part, said: part.text }, clauses: own };
    }),
  );
}

/** Those that something is taken from, where nobody or several are named: who has it. */
function ownersOf(
  asked: Asked,
  clauses: readonly Clause[],
  among: readonly FamilyMember[],
): readonly FamilyMember[] | Plan {
  const having = among.filter((member) => {
    const gone = entriesGone(asked, clauses, member);
    return isPlan(gone) || gone.length > 0;
  });
  if (having.length === 1 || asked.slots.groups.length > 0)
    return having.length > 0 ? having : among.slice(0, 1);
  if (having.length > 1) return askWhom(asked, having);
  const { foods, unknown, diets } = namedIn(asked, clauses, 'gone');
  const named = [...diets, ...foods, ...unknown];
  return {
    text: `No one${among.length < asked.household.members.length ? ' of them' : ''} has ${named.length > 0 ? entryWords(named) : 'anything of that kind'} stored, so there's nothing to take off.`,
    reads: FAMILY_READ,
  };
}

function peopleOf(asked: Asked, clauses: readonly Clause[]): readonly FamilyMember[] | Plan {
  const whom = whomIn(asked);
  const isGone =
    clauses.every(({ role }) => role === 'gone' || role === 'fact') && asked.intent.endsWith('_remove');
  if (isGone && whom.kind === 'several') return ownersOf(asked, clauses, whom.members);
  if (isGone && whom.kind === 'nobody' && clauses.some(({ role }) => role === 'gone')) {
    const group = groupMembers(asked);
    return ownersOf(asked, clauses, group.length > 0 ? group : asked.household.members);
  }
  return membersToChange(asked);
}

const WHAT: Readonly<Record<string, (name: string) => string>> = {
  allergy_add: (name) => `What is ${name} allergic to?`,
  diet_add: (name) => `Which way of eating should I store for ${name}?`,
};
const DIETS = ['Vegetarian', 'Vegan', 'Gluten-free', 'Dairy-free'];

function askWhat({ text, intent }: Asked, member: FamilyMember): Plan {
  const name = quoted(member.name);
  const focus = focusOn([member]);
  const what = WHAT[intent];
  if (what)
    return {
      text: what(name),
      asked: 'what',
      offered: intent === 'diet_add' ? DIETS.map((diet) => ({ label: diet, choice: diet })) : [],
      ...focus,
    };
  if (saysBirth(text))
    return {
      text: `What's the right birth date for ${name}? ${member.birthDate === null ? 'None is stored yet.' : `Stored is ${dateWords(member.birthDate)}.`}`,
      asked: 'day',
      offered: [],
      ...focus,
    };
  if (/\b(?:age|old)\b/i.test(text))
    return { text: `How old is ${name} now?`, asked: 'what', offered: [], ...focus };
  return {
    text: `What should change about ${name}? Age, birth date, name, interests or a note, just say it.`,
    asked: 'what',
    offered: [],
    ...focus,
  };
}

/** Fields of the card that differ from what is stored. */
function cardOf(member: FamilyMember, changes: readonly Change[]): Card | undefined {
  const fields = fieldsOf(changes);
  if (Object.keys(fields).length === 0) return undefined;
  return { tool: 'updateFamilyMember', input: { id: member.id, ...fields } };
}

/** 'Mia isn't allergic to anything, right?' asks, and changes nothing. */
const ASKS =
  /\bright\W*$|^(?:is|are|does|do|am|has|have)\b.*\?\s*$|^(?:(?:so|and|ok|okay|but|wait)\W+)*(?:what|who|which|when|how|why|where)(?:s|['’]s)?\b/i;

/** 'Wednesday's mahi, isn't that a problem', 'is he still allergic to eggs': it takes nothing away. */
const ASKS_BACK =
  /\b(?:isn|aren|doesn|don|wasn|won|can|couldn|shouldn)['’]?t (?:that|this|it|he|she|they|there)\b|^(?:is|are|does|did|was|were)\b(?! (?:no|not|off|over|now|cleared|fine|ok|okay)\b)/i;
const asksOnly = ({ said, intent }: Asked): boolean =>
  ASKS.test(said.trim()) || (intent.endsWith('_remove') && ASKS_BACK.test(said.trim()));

/** A question about a dish of the menu. */
const isOfMeal = ({ said, slots }: Asked): boolean =>
  slots.people.length === 0 && (slots.meals.length > 0 || /\b\w+days?(?:['’]?s)?\b|\btonight/i.test(said));

const REACTED =
  /\b(?:react(?:ed|ion|ions)|hives|swell\w*|swollen|broke out|rash|thr[eo]w up|vomit\w*|anaphyla\w*)\b/i;
/** A new allergy with a reaction: it may go on, and a doctor should know of it. */
const afterReaction = ({ text, facts }: Asked, roles: ReadonlySet<Role>): string =>
  roles.has('allergy') && REACTED.test(text)
    ? `\n\nHives all over, swelling, vomiting or trouble breathing now means prescribed epinephrine and ${numbersFor(facts.zone).emergency}. If no doctor knows of the reaction yet, call today.`
    : '';

interface Part {
  member: FamilyMember;
  changes: Change[];
  card: Card | undefined;
}

/** The line of each person; of several, each says whose notes it means. */
const wordsOf = (asked: Asked, parts: readonly Part[]): string[] =>
  parts
    .map(({ changes, member }) => {
      const line = changes.flatMap((change) => change.words).join(' ');
      return parts.length > 1
        ? line.replace(' into the notes', ` into ${belonging(asked, member)} notes`)
        : line;
    })
    .filter(Boolean);

/** The plan of a change of people; facts of every kind in one message go on one card. */
function changePeople(given: Asked): Plan {
  if (asksOnly(given)) {
    if (given.intent === 'member_change') return aboutMember(given);
    return isOfMeal(given) ? answerFoodOk({ ...given, intent: 'food_ok' }) : askAllergy(given);
  }
  if (bringsSomebody(given)) return addMembers(given);
  const asked = namedFirst(asStored(given));
  const isNote = asked.intent === 'member_change' && NOTES_ACT.test(asked.text);
  const clauses = clausesOf(asked, { isNote });
  const members = peopleOf(asked, clauses);
  if ('text' in members) return members;
  const [first] = members;
  // One name is nobody's but one person's.
  if (members.length > 1 && isNaming(asked)) return askWhom(asked, members);
  if (first && DELETES_NOTE.test(asked.text)) return noteRemoval(asked, first);
  const isOnlyGone = clauses.every(({ role }) => role === 'gone' || role === 'fact');
  const inRecord = first && isOnlyGone ? saidByRecord(asked, clauses, first) : undefined;
  if (inRecord) return inRecord;
  const groups = (isNote ? notesApart(asked, members) : undefined) ?? perPerson(asked, clauses, members);
  const parts: Part[] = [];
  for (const group of groups) {
    const made = changesOf(group);
    if (isPlan(made)) return made;
    parts.push({ member: group.member, changes: made, card: cardOf(group.member, made) });
  }
  const cards = parts.flatMap(({ card }) => card ?? []);
  const words = wordsOf(asked, parts);
  if (cards.length === 0 && first)
    return words.length > 0
      ? { text: `${words.join(' ')} Nothing changes.`, reads: FAMILY_READ, ...focusOn(members) }
      : (nothingStored(asked, clauses, first) ?? askWhat(asked, first));
  const roles = new Set(clauses.flatMap(({ role }) => (role === 'fact' ? [] : [role])));
  const gone = parts.flatMap(({ changes }) => changes[0]?.explains ?? []);
  const isDiet = parts.every(({ changes: [change] }) => change && !('allergies' in change.fields));
  const isFood = parts.some(({ changes }) =>
    changes
      .slice(0, 3)
      .some(
        (one) => Object.keys(one.fields).length > 0 && !one.words.some((line) => line.includes('no food')),
      ),
  );
  // Where one way of eating takes the place of another, meals follow that.
  const isInPlace = parts.some(({ changes }) =>
    changes[0]?.words.some((line) => line.includes('the place of')),
  );
  const meals = isFood ? mealsWords(isInPlace ? new Set(['rule']) : roles, isDiet ? [] : gone) : '';
  const end =
    meals === '' && words.length === 1 && !words[0]?.includes('card') ? ` ${readyWords(asked.text)}` : meals;
  return {
    text:
      words.length > 1
        ? `${words.map((line) => `- ${line}`).join('\n')}\n\n${end.trim() || readyWords(asked.text)}`
        : `${words[0] ?? ''}${end}${afterReaction(asked, roles)}`,
    reads: FAMILY_READ,
    cards,
    isAccounted: true,
    ...focusOn(members),
  };
}

export const memberChangeAnswers: Answerers = {
  member_change: changePeople,
  allergy_add: changePeople,
  allergy_remove: changePeople,
  diet_add: changePeople,
  diet_remove: changePeople,
};
