// Every answer told from records has to answer what was asked: a field that it does not tell is read from the record that has
// it, another subject than the one spoken of is looked for, and what is stored nowhere is said to be.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { asksEmergency } from '../../answers/health/contacts/find-contacts.ts';
import { canAnswer, formOf, type QuestionForm } from '../../answers/stored/question.ts';
import { isRequest } from '../../reading/only-asked.ts';
import type { Slots } from '../../reading/slots.ts';
import { fold } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { fieldAsked, thingNamed, type AskedField } from './asked-thing.ts';
import { ofContact, recordOfWords, told, undenied, wordsAsked, wordsUnread } from './by-words.ts';
import { runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { namesSaid, withMissing } from './missing.ts';
import type { DialogueState, Reference } from '../state.ts';
import type { Talk } from '../talk.ts';
import { UNSURE } from '../unsure.ts';
import { saidIn, termsHeld } from '../account/words-held.ts';

/** Answers that are told from records. */
const TOLD =
  /^(?:allergy_ask|diet_ask|member_about|contact_ask|appointment_ask|medicine_ask|record_ask|dose_ask)$/;
/** Answers beside them that a field of a record may be meant with. */
const OPEN = /^(?:reminder|unsure|out_of_scope|own_event|definition|timer)$/;
/** Says already that something is not there, or asks. */
const SAYS_NO =
  /^(?:No\b|None\b|Nothing\b|I (?:can|don|have|only)|Which\b|Who\b|Only the name)|\bisn't stored\b|\bnot stored\b|\bnothing (?:is|about)\b|\bno [\w ]{2,30} (?:is|are) stored\b/;

const OF_FOOD =
  /\b(?:allerg\w*|react\w*|eats?|eat|diets?|foods?|avoid\w*|intoleran\w*|vegan|vegetarian|ok|okay|safe|have|has|drink|drinks|restrict\w*)\b/;
/** 'What floor is it on' is no question about anybody's allergies. */
const isFarFetched = ({ reading, state }: Talk, { intent }: DialogueState): boolean =>
  /^(?:allergy|diet)_ask$/.test(intent) &&
  !/^(?:allergy|diet|food|dish|menu|recipe)_/.test(state?.intent ?? '') &&
  !OF_FOOD.test(fold(reading.said).replace(/\b(?:have|has) (?:one|any|it|that)\b/, '')) &&
  reading.whole.slots.foods.length + reading.whole.slots.diets.length === 0;

/** The one person whom the question is about. */
function memberMeant(
  { reading, household, state }: Talk,
  { state: after }: Decided,
): FamilyMember | undefined {
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
function recordMeant(
  { reading, household, written = [], state }: Talk,
  { state: after }: Decided,
  { kind }: AskedField,
): Reference | undefined {
  const dose = household.doses.find(({ id }) => id === (after.focus.dose ?? state?.focus.dose));
  const carded = state?.cards[0]?.input['medicationId'];
  const ofDose =
    kind === 'medication'
      ? (dose?.medicationId ?? (typeof carded === 'string' ? carded : undefined))
      : undefined;
  const spoken = written.find((one) => one.kind === kind)?.id ?? state?.focus[kind];
  const named = reading.whole.slots.people.flatMap(({ ids }) => ids);
  const owner = [...household.appointments, ...household.medications].find(
    ({ id }) => id === spoken,
  )?.familyMemberId;
  const isStill = spoken !== undefined && (named.length === 0 || named.includes(owner ?? ''));
  const id = (isStill ? spoken : after.focus[kind]) ?? spoken ?? ofDose;
  return id === undefined ? undefined : { kind, id };
}

/** The answer of the field itself. */
function ofField(talk: Talk, decided: Decided, field: AskedField): Decided | undefined {
  const { whole } = talk.reading;
  const member = memberMeant(talk, decided);
  if (field.kind === 'family_member') {
    if (!member) return undefined;
    const people: Slots['people'] = [{ ids: [member.id], said: member.name, isSure: true }];
    const text = field.plain.startsWith('how')
      ? `${field.plain} ${member.name}`
      : `when is ${member.name}'s birthday`;
    return told(talk, { ...runOf(whole, field.intent), slots: { ...whole.slots, people }, text, said: text });
  }
  const { contacts, visits } = whole.slots;
  const named =
    field.kind === 'medical_contact' ? [...contacts, ...visits] : field.kind === 'medication' ? [] : visits;
  if (named.length > 0) {
    const typed = told(talk, runOf(whole, field.intent));
    if (typed && field.tells.test(typed.plan.text)) return typed;
    const plain = told(talk, { ...runOf(whole, field.intent), text: field.plain, said: field.plain });
    return plain && field.tells.test(plain.plan.text) ? plain : typed;
  }
  const which = recordMeant(talk, decided, field);
  if (!which) return undefined;
  const asTyped = told(talk, { ...runOf(whole, field.intent), chosen: { which } });
  if (asTyped && field.tells.test(asTyped.plan.text)) return asTyped;
  const text = field.plain;
  return told(talk, {
    ...runOf(whole, field.intent),
    slots: { ...whole.slots, people: [] },
    text,
    said: text,
    chosen: { which },
  });
}

/** All that is stored of a person. */
const PROFILE = /^[^.]{2,60}, (?:child|parent|spouse|grandparent|sibling|other)\. /;

const ASKING = /\b(?:what|when|who|whom|whose|where|how|which|why)(?:['’]?s)?\b[^.!?;]*$/i;
/** 'This traffic is killing me, what time is Chidi out': the clause that asks, without what is told before it. */
const asking = (said: string): string => ASKING.exec(said.replace(/[?.!\s]+$/, ''))?.[0] ?? said;

const SAYS_YES = /^Yes[,.] /;
/** 'Is Dr. Patel any good', 'does he do that': a contact's number answers no question about what it is or does. */
const OF_SUBJECT =
  /^\W*(?:(?:and|so|ok|but|hey|hi)\W+)*(?:is|are|does|do|did|will|would|can|has|was)\s+(?:dr|doctor|he|she|they|the|our|my|her|his|their)\b/;
const OF_NUMBER =
  /\b(?:number|phone|email|address|hours|contacts?|stored|saved|still|have|has|there|doctor|dentist)\b/;

/** 'Does she need her EpiPen refilled' is not answered by the fact that she has one. */
const SUPPLY_STEM = 5;
const SUPPLY = /\b(?:refill\w*|expir\w*|renew\w*|run(?:ning)? (?:out|low))\b/;

/** The answer without the yes, where the supply of a medicine is asked for. */
function ofSupply({ reading }: Talk, { plan, state }: Decided): Decided | undefined {
  const word = SUPPLY.exec(fold(reading.said))?.[0];
  const isOpen = word !== undefined && !fold(plan.text).includes(word.slice(0, SUPPLY_STEM));
  if (!isOpen || !SAYS_YES.test(plan.text) || state.intent !== 'medicine_ask') return undefined;
  const text = `When it runs out or expires isn't stored; the label tells. ${plan.text.replace(SAYS_YES, '')}`;
  return { plan: { ...plan, text }, state };
}

/** 'Is the eye exam at Prairie Dental': no yes where the record says nothing of the contact that is named. */
function withoutYes({ reading, household }: Talk, decided: Decided): Decided {
  const { plan, state } = decided;
  const named = household.contacts.filter(({ id }) =>
    reading.whole.slots.contacts.some(({ ids: [only, ...others] }) => only === id && others.length === 0),
  );
  const absent = named.filter(({ name }) => !plan.text.includes(quoted(name)));
  const line = fold(reading.said);
  const isOpen =
    state.intent === 'contact_ask' &&
    OF_SUBJECT.test(line) &&
    !OF_NUMBER.test(line.replace(/^\W*(?:\w+ ){2}/, ''));
  if (SAYS_YES.test(plan.text) && isOpen && absent.length === 0)
    return { plan: { ...plan, text: `That isn't stored. ${plan.text.replace(SAYS_YES, '')}` }, state };
  if (!SAYS_YES.test(plan.text) || absent.length === 0) return decided;
  const text = `${listed(absent.map(({ name }) => quoted(name)))} isn't stored with it. ${plan.text.replace(SAYS_YES, '')}`;
  return { ...decided, plan: { ...plan, text } };
}

/** Nothing that is known was asked. */
const unclear = ({ state }: Talk, { state: after }: Decided): Decided => ({
  plan: { text: `${UNSURE}. Could you say it in other words?`, offered: [] },
  state: { ...after, intent: 'unsure', focus: state?.focus ?? {} },
});

const MISSING: Readonly<Partial<Record<string, string>>> = { where: 'No place', when: 'No day or time' };
/** 'Where does she do fencing' is not answered by the fact that she does. */
function withForm(decided: Decided, form: QuestionForm | undefined): Decided {
  const { plan, state } = decided;
  const missing = form && MISSING[form];
  const isTold = form === undefined || canAnswer(form, { text: plan.text, isOfPerson: true, isThing: false });
  if (missing === undefined || isTold || state.intent !== 'member_about') return decided;
  return { plan: { ...plan, text: `${missing} is stored with it. ${plan.text}` }, state };
}

const DUTY = /\b(?:gotta|got to|have to|has to|needs? to|should|must|supposed to|can|may|allowed)\b/i;
const NOTED = /\bnote says\b/;

/** The decision, or the answer of what was asked where it does not tell that. */
export function addressed(talk: Talk, decided: Decided | undefined): Decided | undefined {
  if (!decided) return undefined;
  const { plan, state } = decided;
  const { said } = talk.reading;
  const isTold = TOLD.test(state.intent);
  // 'So who does the eye exam' asks who has time; 'where's the office' was put in plain words already.
  if (plan.isOfField === true && (state.intent === 'free_ask' || state.text !== talk.reading.said))
    return decided;
  if ((plan.cards ?? []).length > 0 || plan.guided || !(isTold || OPEN.test(state.intent))) return decided;
  if (isRequest(said) || formOf(said) === undefined) return decided;
  const supply = ofSupply(talk, decided);
  if (supply) return supply;
  if (/^(?:allergy|diet)_/.test(state.intent))
    return isFarFetched(talk, state) ? unclear(talk, decided) : decided;
  const field = fieldAsked(said);
  if (field && (!field.tells.test(plan.text) || !isTold)) return ofField(talk, decided, field) ?? decided;
  const other = ofContact(talk, decided) ?? undenied(talk, decided);
  if (other) return other;
  if (field || !isTold || plan.asked !== undefined || SAYS_NO.test(plan.text) || plan.text.includes('\n'))
    return decided;
  const spoken = state.intent === 'member_about' ? state.focus.family_member : undefined;
  const member = memberMeant(talk, decided) ?? talk.household.members.find(({ id }) => id === spoken);
  const thing = thingNamed(said, namesSaid(talk, member));
  const isOfWords = /^(?:member_about|contact_ask)$/.test(state.intent);
  const words = isOfWords ? wordsAsked : wordsUnread;
  const asked = thing === undefined ? words(talk, asking(said)) : termsHeld(thing);
  // 'What time does it come' is not told by all that is stored of a person.
  const isProfile = PROFILE.test(plan.text);
  const isRecited =
    asked.length === 0 &&
    isProfile &&
    /^(?:when|where|how)/.test(formOf(said) ?? '') &&
    // The notes may say the hour.
    !/\d:\d\d/.test(member?.notes ?? '');
  if (isRecited) return withMissing(talk, decided, { asked, thing, member });
  if (asked.length === 0 || saidIn(plan.text, asked).length > 0)
    return withoutYes(talk, withForm(decided, formOf(said)));
  const stored = recordOfWords(talk, asked);
  if (stored && saidIn(stored.plan.text, asked).length > 0) return stored;
  // What has to be done before a visit its note may say.
  const isNoted = DUTY.test(said) && NOTED.test(plan.text);
  const isClaimed = SAYS_YES.test(plan.text) && state.intent === 'appointment_ask' && !isNoted;
  // 'How old will she be this summer' is answered by the age, though no record says 'summer'.
  const isAnswered = (state.intent === 'member_about' && !isProfile) || asksEmergency({ text: said });
  if (thing === undefined && !isClaimed && (!isOfWords || isAnswered)) return decided;
  return withMissing(talk, decided, { asked, thing, member });
}
