// Every answer told from records has to answer what was asked: a field that it does not tell is read from the record that has
// it, another subject than the one spoken of is looked for, and what is stored nowhere is said to be.
import type { KindName } from '#contract/kinds.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { formOf } from '../answers/stored/question.ts';
import { isOnlyAsked, isRequest } from '../reading/only-asked.ts';
import type { Slots } from '../reading/slots.ts';
import { termOf, termsOf } from '../answers/stored/terms.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import { listed, quoted } from '../text/say.ts';
import { fieldAsked, thingNamed, type AskedField } from './asked-thing.ts';
import { carried, runOf } from './carried.ts';
import { askedBy, closestTo } from './from-stored.ts';
import type { Decided } from './decided.ts';
import type { DialogueState, Reference } from './state.ts';
import type { Run, Talk } from './talk.ts';
import { saidIn, termsHeld } from './words-held.ts';

/** Answers that are told from records. */
const TOLD = /^(?:member_about|contact_ask|appointment_ask|medicine_ask|record_ask|dose_ask)$/;
/** Answers beside them that a field of a record may be meant with. */
const OPEN = /^(?:reminder|unsure|out_of_scope|own_event|definition|timer)$/;
/** Says already that something is not there, or asks. */
const SAYS_NO = /^(?:No\b|None\b|Nothing\b|I (?:can|don|have|only)|Which\b|Who\b|Only the name)|\bisn't stored\b|\bnot stored\b|\bnothing (?:is|about)\b|\bno [\w ]{2,30} (?:is|are) stored\b/;

/** The one person whom the question is about. */
function memberMeant({ reading, household, state }: Talk, { state: after }: Decided): FamilyMember | undefined {
  const { people, pronouns, isMe } = reading.whole.slots;
  const [person, ...others] = people;
  if (others.length > 0) return undefined;
  const id = person
    ? person.ids[0]
    : isMe
      ? household.speakerId
      : pronouns.some((word) => /^(?:he|she|him|her|his|hers)$/.test(word))
        ? (after.focus.family_member ?? state?.focus.family_member)
        : undefined;
  return household.members.find((one) => one.id === id);
}

/** The record that has the field: of the kind of the answer, or the medicine of a dose. */
function recordMeant({ household, written = [], state }: Talk, { state: after }: Decided, { kind }: AskedField): Reference | undefined {
  const dose = household.doses.find(({ id }) => id === (after.focus.dose ?? state?.focus.dose));
  const carded = state?.cards[0]?.input['medicationId'];
  const ofDose = kind === 'medication' ? (dose?.medicationId ?? (typeof carded === 'string' ? carded : undefined)) : undefined;
  const id =
    after.focus[kind] ?? written.find((one) => one.kind === kind)?.id ?? state?.focus[kind] ?? ofDose;
  return id === undefined ? undefined : { kind, id };
}

/** The answer of the field itself. */
function ofField(talk: Talk, decided: Decided, field: AskedField): Decided | undefined {
  const { whole } = talk.reading;
  const member = memberMeant(talk, decided);
  if (field.kind === 'family_member') {
    if (!member) return undefined;
    const people: Slots['people'] = [{ ids: [member.id], said: member.name, isSure: true }];
    const text = field.plain.startsWith('how') ? `${field.plain} ${member.name}` : `when is ${member.name}'s birthday`;
    return told(talk, { ...runOf(whole, field.intent), slots: { ...whole.slots, people }, text, said: text });
  }
  const { contacts, visits } = whole.slots;
  const named = field.kind === 'medical_contact' ? [...contacts, ...visits] : field.kind === 'medication' ? [] : visits;
  if (named.length > 0) return told(talk, runOf(whole, field.intent));
  const which = recordMeant(talk, decided, field);
  if (!which) return undefined;
  const asTyped = told(talk, { ...runOf(whole, field.intent), chosen: { which } });
  if (asTyped && field.tells.test(asTyped.plan.text)) return asTyped;
  const text = field.plain;
  return told(talk, { ...runOf(whole, field.intent), slots: { ...whole.slots, people: [] }, text, said: text, chosen: { which } });
}

const told = (talk: Talk, run: Run): Decided | undefined => {
  const decided = carried(talk, run, { isAccounted: true });
  return decided?.plan.asked === undefined ? decided : undefined;
};

const YES = /^(?:Yes|No)[,.] (?:that's )?/;

interface Missing {
  asked: readonly string[];
  thing: string | undefined;
  member: FamilyMember | undefined;
}

const namesSaid = ({ reading }: Talk, member: FamilyMember | undefined): string[] => [
  ...reading.whole.slots.people.map((one) => one.said),
  ...(member ? [member.name] : []),
];

/** The words of a message that some terms stand for. */
const asTyped = (said: string, terms: readonly string[]): string[] =>
  wordsOf(fold(said)).filter((word) => terms.includes(termOf(word)));

/** Nothing of what is asked stands in the answer: that is said first, and what there is after it. */
function withMissing(talk: Talk, decided: Decided, { asked, thing, member }: Missing): Decided {
  const { plan, state } = decided;
  const whom = whomOf(talk, state, member);
  const isProfile = state.intent === 'member_about' && member !== undefined;
  const missing =
    thing !== undefined
      ? `No ${quoted(thing)} is stored${whom}.`
      : asked.length === 0 ? `That isn't stored${whom}.` : `Nothing about ${listed(asTyped(talk.reading.said, asked).map((word) => `“${quoted(word)}”`), 'or')} is stored${whom}.`;
  const notes = isProfile && member.notes !== '' ? ` The notes say “${quoted(member.notes.replace(/[.\s]+$/, ''))}”.` : '';
  const rest = isProfile ? `${notes} Tell me and I'll put it in the notes.` : ` ${plan.text.replace(YES, '').replace(/^./, (one) => one.toUpperCase())}`;
  const gap = isProfile ? { kind: 'family_member' as const, id: member.id, thing: thing ?? '' } : undefined;
  const focus = gap && thing !== undefined ? { ...state.focus, family_member: gap.id, gap } : state.focus;
  return { plan: { ...plan, text: `${missing}${rest}` }, state: { ...state, focus } };
}

const whomOf = ({ household }: Talk, { focus, intent }: DialogueState, member: FamilyMember | undefined): string => {
  const contact = intent === 'contact_ask' ? household.contacts.find(({ id }) => id === focus.medical_contact) : undefined;
  const name = contact?.name ?? member?.name;
  return name === undefined ? '' : ` for ${quoted(name)}`;
};

/** The words of the question that name neither people nor the record that is told, as they were typed. */
function wordsAsked({ reading, household }: Talk): string[] {
  const { said, whole } = reading;
  const names = new Set([
    ...household.members.flatMap(({ name }) => termsOf(name)),
    ...[...whole.slots.people, ...whole.slots.relations].flatMap((one) => termsOf(one.said)),
    ...whole.slots.groups.flatMap(termsOf),
    ...whole.slots.days.flatMap(({ span }) => termsOf(said.slice(...span))),
  ]);
  return termsHeld(said).filter((term) => !names.has(term) && !names.has(term.replace(/s$/, '')));
}

/** All that is stored of a person. */
const PROFILE = /^[^.]{2,60}, (?:child|parent|spouse|grandparent|sibling|other)\. /;

const NO_CONTACT = /^I can't tell which contact|^No such contact|^Who do you mean/;
const OF_CONTACT = /^(?:number|phon|phone|email|addres|address|cell)$/;
/** 'What's his locker number': a thing of a person, and no contact's. */
function ofPerson(talk: Talk, decided: Decided): Decided | undefined {
  const { reading } = talk;
  const member = memberMeant(talk, decided);
  const thing = member && thingNamed(reading.said, namesSaid(talk, member));
  const asked = termsHeld(thing ?? '').filter((term) => !OF_CONTACT.test(term));
  if (!member || asked.length === 0) return undefined;
  const people = [{ ids: [member.id], said: member.name, isSure: true }];
  const profile = carried(talk, { ...runOf(reading.whole, 'member_about'), slots: { ...reading.whole.slots, people } });
  return profile && withMissing(talk, profile, { asked, thing, member });
}

interface Sought {
  mayBe: (kind: KindName) => boolean;
  /** A word of it has to be said as it is stored, and not by one that means the same. */
  isExact?: boolean;
}

/** The record whose own words are asked for, told by the intent of its kind. */
function byWords(talk: Talk, terms: readonly string[], { mayBe, isExact = false }: Sought): Decided | undefined {
  const { whole } = talk.reading;
  const found = terms.length > 0 ? closestTo(talk, terms, mayBe) : undefined;
  const intent = found && askedBy(found.kind);
  if (!found || intent === undefined || (isExact && !terms.some((term) => found.own.has(term)))) return undefined;
  return told(talk, { ...runOf(whole, intent), chosen: { which: { kind: found.kind, id: found.id } } });
}

/** 'The tooth place', 'the babysitter': a contact by what it is. */
function ofContact(talk: Talk, decided: Decided): Decided | undefined {
  if (!NO_CONTACT.test(decided.plan.text)) return undefined;
  const terms = wordsAsked(talk).filter((term) => !OF_CONTACT.test(term));
  return byWords(talk, terms, { mayBe: (kind) => kind === 'medical_contact' }) ?? ofPerson(talk, decided);
}

const HAS_WORDS = /^(?:medical_record|medical_appointment|medication)$/;
/** The words of the question that no reader has taken for anything. */
function wordsUnread(talk: Talk): string[] {
  const { tokens, tags } = talk.reading.whole.tagged;
  const read = new Set(tags.flatMap(({ from, to }) => tokens.slice(from, to).map(({ word }) => termOf(word))));
  return wordsAsked(talk).filter((term) => !read.has(term));
}

const SAYS_YES = /^Yes[,.] /;
/** 'Is the eye exam at Prairie Dental': no yes where the record says nothing of the contact that is named. */
function withoutYes({ reading, household }: Talk, decided: Decided): Decided {
  const { plan } = decided;
  const named = household.contacts.filter(({ id }) =>
    reading.whole.slots.contacts.some(({ ids: [only, ...others] }) => only === id && others.length === 0),
  );
  const absent = named.filter(({ name }) => !plan.text.includes(quoted(name)));
  if (!SAYS_YES.test(plan.text) || absent.length === 0) return decided;
  const text = `${listed(absent.map(({ name }) => quoted(name)))} isn't stored with it. ${plan.text.replace(SAYS_YES, '')}`;
  return { ...decided, plan: { ...plan, text } };
}

const OWN = /['’]?s$/i;
/** 'What time is Bram's' after a day was told: a visit of his on that day. */
function ofVisits(talk: Talk): Decided | undefined {
  const { reading, state } = talk;
  const { whole } = reading;
  const days = whole.slots.days.length > 0 ? whole.slots.days : (state?.slots.days ?? []);
  return told(talk, { ...runOf(whole, 'appointment_ask'), slots: { ...whole.slots, days } });
}

/** The decision, or the answer of what was asked where it does not tell that. */
export function addressed(talk: Talk, decided: Decided | undefined): Decided | undefined {
  if (!decided) return undefined;
  const { plan, state } = decided;
  const { said } = talk.reading;
  const isTold = TOLD.test(state.intent);
  if ((plan.cards ?? []).length > 0 || plan.guided || !(isTold || OPEN.test(state.intent))) return decided;
  if (isRequest(said) || formOf(said) === undefined) return decided;
  const field = fieldAsked(said);
  if (field && (!field.tells.test(plan.text) || !isTold)) return ofField(talk, decided, field) ?? decided;
  const contact = ofContact(talk, decided);
  if (contact) return contact;
  if (field || !isTold || plan.asked !== undefined || SAYS_NO.test(plan.text) || plan.text.includes('\n'))
    return decided;
  const spoken = state.intent === 'member_about' ? state.focus.family_member : undefined;
  const member = memberMeant(talk, decided) ?? talk.household.members.find(({ id }) => id === spoken);
  const thing = thingNamed(said, namesSaid(talk, member));
  const isOfWords = /^(?:member_about|contact_ask)$/.test(state.intent);
  const asked = thing === undefined ? (isOfWords ? wordsAsked(talk) : wordsUnread(talk)) : termsHeld(thing);
  // 'What time does it come' is not told by all that is stored of a person.
  const isRecited = asked.length === 0 && PROFILE.test(plan.text) && /^(?:when|where|how)/.test(formOf(said) ?? '');
  if (isRecited && OWN.test(talk.reading.whole.slots.people[0]?.said ?? '')) return ofVisits(talk) ?? decided;
  if (isRecited) return withMissing(talk, decided, { asked, thing, member });
  if (asked.length === 0 || saidIn(plan.text, asked).length > 0) return withoutYes(talk, decided);
  const other = byWords(talk, asked, { mayBe: (kind) => HAS_WORDS.test(kind), isExact: true });
  if (other && saidIn(other.plan.text, asked).length > 0) return other;
  if (!isOfWords && thing === undefined) return decided;
  return withMissing(talk, decided, { asked, thing, member });
}
