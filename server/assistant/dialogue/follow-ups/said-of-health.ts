// Follow-ups about a person's allergies and medicines in closed words: 'add cats', 'did anyone give it today'.
import { asksForMore } from '../../answers/health/medicines/label-interval.ts';
import { isNone, type Attached, type Message } from '../message.ts';
import type { Slots } from '../../reading/slots.ts';
import type { DialogueState } from '../state.ts';
import { topicOf } from '../topics.ts';
import { asksPlaceOnBody } from '../../answers/health/medicines/on-body.ts';

const ADDS =
  /^(?:(?:and|ok|okay|oh|also|please|pls|can you|could you)[, ]+)*(?:add|put|note) (?:down )?([\p{L}][\p{L} ,-]{1,40}?)(?: (?:too|as well|also|to (?:hers|his|theirs|that|it|the list|her allergies|his allergies)|please|pls))*\W*$/u;
const ELSEWHERE = /\b(?:list|groceries|pantry|menu|cart|calendar|notes?)\b/;
/** 'Add cats' after the allergies of one person were told: one more of theirs. */
function addsAllergy({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const thing = ADDS.exec(text)?.[1];
  const id = state.focus.family_member;
  const name = household.members.find((member) => member.id === id)?.name;
  if (
    thing === undefined ||
    name === undefined ||
    ELSEWHERE.test(thing) ||
    !state.intent.startsWith('allergy_')
  )
    return undefined;
  if (!isNone(slots, 'people', 'lists', 'days', 'times', 'meals', 'pronouns')) return undefined;
  return {
    intent: 'allergy_add',
    slots: { ...slots, people: state.slots.people },
    chosen: {},
    text: `${name} is allergic to ${thing}`,
  };
}

const AS_ALLERGY =
  /\b(?:it|that|this|one)\b.*\b(?:as|to|on|in|under|with|among) (?:an? |the |his |her |hers |their |my |\S+s )?allerg(?:y|ies)\b|\ballergic(?: to (?:it|that|this))?(?: then| too| i guess)?\W*$/;
/** 'Put it as an allergy then', 'so he's allergic' of the medicine spoken of. */
function medicineAsAllergy({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const medicine = household.medications.find(({ id }) => id === state.focus.medication);
  const owner = household.members.find(({ id }) => id === medicine?.familyMemberId);
  const isOf = /^(?:dose|medicine)$/.test(topicOf(state.intent));
  const isElse =
    !AS_ALLERGY.test(text) || /\?|^(?:is|are|was|could|can|does)\b|\b(?:not|isnt|never)\b/.test(text);
  const others = slots.people.some(({ ids }) => !ids.includes(owner?.id ?? ''));
  if (!medicine || !owner || !isOf || isElse || others) return undefined;
  if (!isNone(slots, 'foods', 'dishes', 'visits', 'medicines', 'lists')) return undefined;
  const meant = { ids: [owner.id], said: owner.name, isSure: true };
  return {
    intent: 'allergy_add',
    slots: {
      ...slots,
      people: [meant],
      medicines: [{ said: medicine.name, name: medicine.name, ids: [medicine.id] }],
    },
    chosen: {},
    text: `${owner.name} is allergic to ${medicine.name}`,
  };
}

const ALLERGY_ELSE =
  /^(?:(?:and|so|ok|okay|but)[, ]+)*(?:what|anything|is anything)(?: all)? else(?:['’]?s| is| are| does| do)?(?: (?:he|she|they))?(?: (?:is|are|have|allergic))* (?:on|in|to|under|allergic)\b(?! (?:the )?(?:groceries|grocery|shopping|store|pharmacy|menu|calendar))/;
const MAY_EAT = /\b(?:ok|okay|fine|safe|allowed|alright|all right|can (?:he|she|they) (?:have|eat|do))\b/;
const ONE_MORE = /^(?:(?:and|so|ok|okay|but|what about|how about)[, ]+)+(?:the )?([\p{L} -]{3,24})\?$/u;
/** 'What else is on her list' after an allergy; 'and latex?' after it was asked who may not have something. */
function askedOfAllergies({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const topic = topicOf(state.intent);
  const id = state.focus.family_member;
  const people = state.slots.people.filter(({ ids }) => ids.some((one) => one === id) || id === undefined);
  const [who] = people.length > 0 ? people : state.slots.people;
  if (/^(?:allergy|diet)$/.test(topic) && who && ALLERGY_ELSE.test(text))
    return {
      intent: 'allergy_ask',
      slots: { ...slots, people: [who], lists: [], pronouns: [] },
      chosen: {},
      text: `what is ${who.said} allergic to`,
    };
  // 'So are almonds ok' is about the one whose allergies were told.
  const isFood =
    who &&
    topic === 'allergy' &&
    !(isNone(slots, 'foods') && isNone(slots, 'dishes')) &&
    isNone(slots, 'people', 'groups', 'lists', 'days');
  if (isFood && state.intent === 'allergy_ask' && MAY_EAT.test(text) && state.slots.people.length === 1)
    return { intent: 'food_ok', slots: { ...slots, people: [who], pronouns: [] }, chosen: {} };
  const thing = ONE_MORE.exec(text)?.[1];
  const isStored = household.members.some(({ allergies }) =>
    allergies.some((one) => one.toLowerCase() === thing),
  );
  return thing !== undefined && isStored && /^(?:allergy|diet|food)$/.test(topic) && isNone(slots, 'people')
    ? {
        intent: 'allergy_ask',
        slots: { ...slots, people: state.intent === 'allergy_ask' ? state.slots.people : [] },
        chosen: {},
        text: `who is allergic to ${thing}`,
      }
    : undefined;
}

/** A question or a report about the medicine that was spoken of, in closed words. */
interface OfMedicine {
  isSaid: (text: string, state: DialogueState) => boolean;
  intent: string;
  /** Slots that say nothing of their own in it. */
  without: readonly (keyof Slots)[];
  text?: string;
}

const OPENS = '^(?:(?:and|n|so|ok|okay|oh|but|hey|well)[, ]+)*';
const said =
  (words: string, flags = ''): OfMedicine['isSaid'] =>
  (text) =>
    new RegExp(`${OPENS}${words}`, flags).test(text);
const SOMEBODY = '(?:anyone|anybody|someone|somebody|we|you|i|he|she|they)';
/** 'She says yes', 'he did', 'grandma gave it' */
const GIVEN = new RegExp(
  `${OPENS}(?:\\S+ (?:says?|said|told me)(?: that)? )?(?:(?:yes|yep|yeah|yup)\\b|(?:s?he|they|i|we|\\S+) (?:already |just )?(?:did|gave|had|got|took|has had)\\b)`,
);
const MOMENT = /\bago\b|\bjust now\b|\b(?:at|around|about) (?:noon|\d)|\b\d{1,2}(?::\d\d)? ?[ap]m\b/;

const OF_MEDICINE: readonly OfMedicine[] = [
  // 'Did anyone give it today'
  {
    isSaid: said(
      `(?:did|has|have) ${SOMEBODY}(?: already| just)? (?:give|gave|given|get|gotten|got|take|taken|took|have|had) (?:(?:him|her|them) )?(?:it|that|one|his|hers|theirs|some|any)\\b`,
    ),
    intent: 'dose_ask',
    without: ['groups'],
  },
  // 'How many times has she had it today'
  {
    isSaid: said(
      '(?:how (?:many (?:times|doses|puffs|pills|tablets)|often)) (?:has|have|had|did|was|were)\\b.*\\b(?:today|yesterday|tonight|so far|already|this (?:morning|week)|it|that|one)\\b',
    ),
    intent: 'dose_ask',
    without: ['groups'],
  },
  // 'She says yes, ten minutes ago' after it was asked if a dose was given.
  {
    isSaid: (text, { intent }) => intent === 'dose_ask' && GIVEN.test(text) && MOMENT.test(text),
    intent: 'dose_add',
    without: ['groups', 'durations', 'people', 'relations'],
  },
  // 'Can it go on her cheek too' after an ointment: its instructions.
  { isSaid: asksPlaceOnBody, intent: 'medicine_ask', without: ['groups', 'days', 'times'] },
  // 'When is he done with it', 'how many days left': the last day of the medicine.
  {
    isSaid: said(
      '(?:when (?:is|are|does|do|will) (?:he|she|they|it|that|i|we) (?:be )?(?:done|finished|finish|end|stop|over|through|run out)\\b|(?:un)?till? when\\b|how (?:much longer|many (?:more )?(?:days|doses|weeks)(?: (?:are|is))?(?: left| more| to go)?)\\b(?! (?:has|have|did))|when (?:is|was) the last (?:day|dose|one)\\b)',
    ),
    intent: 'medicine_ask',
    without: ['groups', 'days', 'durations'],
    text: 'until when',
  },
];

/** The medicine spoken of, also by its dose. */
const medicineSpoken = ({ state, household }: Message['spoken']): string | undefined =>
  state.focus.medication ??
  household.doses.find(({ id }) => id === state.focus.dose)?.medicationId ??
  undefined;

/** The wish of such a message about the medicine spoken of. */
function ofMedicine({ text, slots, spoken }: Message): Attached | undefined {
  const id = medicineSpoken(spoken);
  const isOf = /^(?:dose|medicine)$/.test(topicOf(spoken.state.intent));
  if (id === undefined || !isOf || !isNone(slots, 'foods', 'dishes', 'visits', 'medicines')) return undefined;
  const row = OF_MEDICINE.find(({ isSaid }) => isSaid(text, spoken.state));
  // 'Mom says she did': only who gave it may be named.
  if (slots.people.length > 0 && row?.intent !== 'dose_add') return undefined;
  return (
    row && {
      intent: row.intent,
      slots: { ...slots, ...Object.fromEntries(row.without.map((kind) => [kind, []])) },
      chosen: { which: { kind: 'medication', id } },
      ...(row.text === undefined ? {} : { text: row.text }),
    }
  );
}

const SWITCHED =
  /\b(?:switched|swapped|changed|instead|meant|wrong one|not that one)\b|^(?:no|nope|wait|oops|sorry|actually)\b/;
/** 'No, they switched it, cefdinir 300 mg once a day' while the card of a new medicine waits: the other one for the same person. */
const switchedTo = ({ text, slots, spoken: { state, written } }: Message): Attached | undefined =>
  state.intent === 'medicine_add' &&
  state.cards.length > 0 &&
  written.length === 0 &&
  slots.medicines.length === 1 &&
  slots.doses.length > 0 &&
  SWITCHED.test(text) &&
  !text.includes('?') &&
  isNone(slots, 'people', 'visits', 'foods')
    ? { intent: 'medicine_add', slots: { ...slots, people: state.slots.people, pronouns: [] }, chosen: {} }
    : undefined;

const GAVE_SOME =
  /^(?:(?:ok|okay|so|and|i|we|just|have|ive)[, ]+)*(?:gave|given|took|had) (?:her|him|them|it|one|\d)\b/;
/** 'Just gave her 5 ml' after its amount was asked: of the medicine that the question named. */
const gaveAsked = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'unsure' &&
  state.slots.medicines.length === 1 &&
  GAVE_SOME.test(text) &&
  isNone(slots, 'medicines', 'people', 'foods')
    ? {
        intent: 'dose_add',
        slots: { ...slots, medicines: state.slots.medicines, people: state.slots.people },
        chosen: {},
      }
    : undefined;

const NEXT_DOSE = /\b(?:have|get|take|give|gets?|takes?)\b|\b(?:dose|one)\b/;
/** 'When can she have more' after a dose of a medicine that is not stored: that medicine, from the hour that was said. */
const moreOfDose = ({ text, slots, spoken: { state, written } }: Message): Attached | undefined =>
  state.intent === 'dose_add' &&
  state.cards.every(({ tool }) => tool === 'createMedicalRecord') &&
  written.every(({ kind }) => kind === 'medical_record') &&
  asksForMore(text) &&
  NEXT_DOSE.test(text) &&
  isNone(slots, 'people', 'foods', 'dishes', 'visits', 'medicines', 'contacts')
    ? {
        intent: 'dose_ask',
        slots: { ...state.slots, times: slots.times.length > 0 ? slots.times : state.slots.times },
        chosen: {},
        text: `${state.text}. ${text}`,
      }
    : undefined;

/** The wish of such a message; undefined where it is none. */
export const saidOfHealth = (message: Message): Attached | undefined =>
  addsAllergy(message) ??
  medicineAsAllergy(message) ??
  askedOfAllergies(message) ??
  switchedTo(message) ??
  gaveAsked(message) ??
  ofMedicine(message) ??
  moreOfDose(message);
