// A question whose words stand in no answer: the record that says them, and none is denied.
import type { KindName } from '#contract/kinds.ts';
import type { Passage } from '../../answers/stored/passages.ts';
import { termOf, termsOf } from '../../answers/stored/terms.ts';
import { thingNamed } from './asked-thing.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { askedBy, closestTo } from './from-stored.ts';
import { namesSaid, withMissing } from './missing.ts';
import type { Run, Talk } from '../talk.ts';
import { saidIn, termsHeld } from '../account/words-held.ts';

/** A wish that is carried out and asks for nothing but a note. */
export const told = (talk: Talk, run: Run): Decided | undefined => {
  const decided = carried(talk, run, { isAccounted: true });
  const asked = decided?.plan.asked;
  return asked === undefined || asked === 'note' ? decided : undefined;
};

/** The words of the question that name neither people nor the record that is told, as they were typed. */
export function wordsAsked({ reading, household }: Talk, clause = reading.said): string[] {
  const { said, whole } = reading;
  const names = new Set([
    ...household.members.flatMap(({ name }) => termsOf(name)),
    ...[...whole.slots.people, ...whole.slots.relations].flatMap((one) => termsOf(one.said)),
    ...whole.slots.groups.flatMap(termsOf),
    ...whole.slots.days.flatMap(({ span }) => termsOf(said.slice(...span))),
  ]);
  return termsHeld(clause).filter((term) => !names.has(term) && !names.has(term.replace(/s$/, '')));
}

const HAS_WORDS = /^(?:medical_record|medical_appointment|medication)$/;
interface Sought {
  mayBe: (kind: KindName) => boolean;
  /** True for a passage that may be meant. */
  isCalled?: (passage: Passage) => boolean;
}

/** A word of it is said as it is stored, and not by one that means the same. */
const isExact =
  (terms: readonly string[]) =>
  ({ own }: Passage): boolean =>
    terms.some((term) => own.has(term));

/** The record whose own words are asked for, told by the intent of its kind. */
function byWords(talk: Talk, terms: readonly string[], { mayBe, isCalled }: Sought): Decided | undefined {
  const { whole } = talk.reading;
  const found = terms.length > 0 ? closestTo(talk, terms, mayBe, isCalled) : undefined;
  const intent = found && askedBy(found.kind);
  if (!found || intent === undefined) return undefined;
  return told(talk, { ...runOf(whole, intent), chosen: { which: { kind: found.kind, id: found.id } } });
}

const OF_KIND: readonly (readonly [RegExp, KindName])[] = [
  [/\b(?:appts?|appointments?|visits?)\b/i, 'medical_appointment'],
  [/\b(?:meds?|medicines?|medications?|pills?|prescribed)\b/i, 'medication'],
];
/** The record of care that says one of some words as they are asked; 'her knee appt' is no test. */
export function recordOfWords(talk: Talk, terms: readonly string[]): Decided | undefined {
  const kinds = OF_KIND.filter(([words]) => words.test(talk.reading.said)).map(([, kind]) => kind);
  const mayBe = (kind: KindName): boolean =>
    HAS_WORDS.test(kind) && (kinds.length === 0 || kinds.includes(kind));
  return byWords(talk, terms, { mayBe, isCalled: isExact(terms) });
}

const NO_CONTACT = /^I can't tell which contact|^No such contact|^Who do you mean/;
const OF_CONTACT = /^(?:number|phon|phone|email|addres|address|cell)$/;
/** 'What's his locker number': a thing of a person, and no contact's. */
function ofPerson(talk: Talk): Decided | undefined {
  const { reading } = talk;
  const { people, pronouns, contacts, visits, doctors } = reading.whole.slots;
  const isOfContact = contacts.length + visits.length + doctors.length > 0;
  const id = people[0]?.ids[0] ?? (pronouns.length > 0 ? talk.state?.focus.family_member : undefined);
  const member = talk.household.members.find((one) => one.id === id);
  const thing = member && thingNamed(reading.said, namesSaid(talk, member));
  const asked = termsHeld(thing ?? '').filter((term) => !OF_CONTACT.test(term));
  if (!member || isOfContact || people.length > 1 || asked.length === 0) return undefined;
  const own = [{ ids: [member.id], said: member.name, isSure: true }];
  const profile = carried(talk, {
    ...runOf(reading.whole, 'member_about'),
    slots: { ...reading.whole.slots, people: own },
  });
  return profile && withMissing(talk, profile, { asked, thing, member });
}

/** 'The tooth place', 'the babysitter': a contact by what it is; 'his locker number' is none of a contact that is told. */
export function ofContact(talk: Talk, { plan, state }: Decided): Decided | undefined {
  const names = new Set(talk.household.members.flatMap(({ name }) => termsOf(name)));
  const terms = termsHeld(talk.reading.said).filter((term) => !OF_CONTACT.test(term) && !names.has(term));
  if (NO_CONTACT.test(plan.text))
    return byWords(talk, terms, { mayBe: (kind) => kind === 'medical_contact' }) ?? ofPerson(talk);
  const isTold = state.intent === 'contact_ask' && saidIn(plan.text, terms).length === 0;
  return isTold ? ofPerson(talk) : undefined;
}

/** The words of the question that no reader has taken for anything. */
export function wordsUnread(talk: Talk, clause = talk.reading.said): string[] {
  const { tokens, tags } = talk.reading.whole.tagged;
  const read = new Set(
    tags.flatMap(({ from, to }) => tokens.slice(from, to).map(({ word }) => termOf(word))),
  );
  return wordsAsked(talk, clause).filter((term) => !read.has(term));
}

const DENIES = /^(?:No|No, no|None) [^.]{2,60} (?:is|are) (?:stored|recorded)\b/;
const SHORTEST = 4;
const LONGER = 3;
/** 'Echo' of 'echocardiogram', 'tonsils' of 'tonsillectomy' */
const isBeginning = (term: string, word: string): boolean =>
  term.length >= SHORTEST && word.startsWith(term) && word.length >= term.length + LONGER;
const IS_PAST = /\b(?:did|was|were|had|got)\b/i;
/** 'Did she have an echo' of an 'Echocardiogram', 'who has the eye exam': what is stored under these words is not denied. */
export function undenied(talk: Talk, { plan, state }: Decided): Decided | undefined {
  const isPast = state.intent === 'appointment_ask' && IS_PAST.test(talk.reading.said);
  if (!DENIES.test(plan.text) || !(isPast || /^(?:record|contact)_ask$/.test(state.intent))) return undefined;
  const terms = wordsAsked(talk).filter((term) => !OF_CONTACT.test(term));
  const denied = saidIn(plan.text.split('.')[0] ?? '', terms).filter((term) => term.length >= SHORTEST);
  const isCalled = ({ own }: Passage): boolean =>
    (denied.length > 0 && denied.every((term) => own.has(term))) ||
    terms.some((term) => [...own].some((word) => isBeginning(term, word)));
  const mayBe = (kind: KindName): boolean => (isPast ? kind === 'medical_record' : HAS_WORDS.test(kind));
  return byWords(talk, terms, { mayBe, isCalled });
}
