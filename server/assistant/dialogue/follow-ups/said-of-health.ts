// Follow-ups about a person's allergies and medicines in closed words: 'add cats', 'did anyone give it today'.
import { asksForMore } from '../../answers/health/medicines/label-interval.ts';
import { isNone, type Attached, type Message } from '../message.ts';
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

const GAVE_IT =
  /^(?:(?:and|so|ok|oh|but|hey)[, ]+)*(?:did|has|have) (?:anyone|anybody|someone|somebody|we|you|i|he|she|they)(?: already| just)? (?:give|gave|given|get|gotten|got|take|taken|took|have|had) (?:(?:him|her|them) )?(?:it|that|one|his|hers|theirs|some|any)\b/;
/** 'Did anyone give it today' after a medicine was told: its doses. */
const gaveIt = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  topicOf(state.intent) === 'medicine' &&
  state.focus.medication !== undefined &&
  GAVE_IT.test(text) &&
  isNone(slots, 'people', 'foods', 'dishes', 'visits', 'medicines')
    ? {
        intent: 'dose_ask',
        slots: { ...slots, groups: [] },
        chosen: { which: { kind: 'medication', id: state.focus.medication } },
      }
    : undefined;

/** 'Can it go on her cheek too' after an ointment: its instructions. */
const onBody = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  topicOf(state.intent) === 'medicine' &&
  state.focus.medication !== undefined &&
  asksPlaceOnBody(text) &&
  isNone(slots, 'people', 'foods', 'dishes', 'visits', 'medicines')
    ? {
        intent: 'medicine_ask',
        slots: { ...slots, groups: [], days: [], times: [] },
        chosen: { which: { kind: 'medication', id: state.focus.medication } },
      }
    : undefined;

const ENDS =
  /^(?:(?:and|n|so|ok|okay|oh|but|hey)[, ]+)*(?:when (?:is|are|does|do|will) (?:he|she|they|it|that|i|we) (?:be )?(?:done|finished|finish|end|stop|over|through)\b|(?:un)?till? when\b|how (?:much longer|many (?:more )?(?:days|doses|weeks)(?: (?:are|is))?(?: left| more| to go)?)\b|when (?:is|was) the last (?:day|dose|one)\b)/;
/** 'When is he done with it', 'how many days left' after a dose or its medicine: the last day of the medicine. */
function lastDayOf({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const id =
    state.focus.medication ?? household.doses.find((one) => one.id === state.focus.dose)?.medicationId;
  const isOf = /^(?:dose|medicine)$/.test(topicOf(state.intent));
  return id && isOf && ENDS.test(text) && isNone(slots, 'people', 'foods', 'dishes', 'visits', 'medicines')
    ? {
        intent: 'medicine_ask',
        slots: { ...slots, groups: [], days: [], durations: [] },
        chosen: { which: { kind: 'medication', id } },
        text: 'until when',
      }
    : undefined;
}

const NEXT_DOSE = /\b(?:have|get|take|give|gets?|takes?)\b|\b(?:dose|one)\b/;
/** 'When can she have more' after a dose of a medicine that is not stored: that medicine, from the hour that was said. */
const moreOfDose = ({ text, slots, spoken: { state, written } }: Message): Attached | undefined =>
  state.intent === 'dose_add' &&
  state.cards.length + written.length === 0 &&
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
  gaveIt(message) ??
  onBody(message) ??
  lastDayOf(message) ??
  moreOfDose(message);
