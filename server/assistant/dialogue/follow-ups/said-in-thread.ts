// Follow-ups that belong to the topic of the turn before, in closed words: a dish that is called like a meal, the same on another
// day, a day that is cleared, the morning after, another amount of a new medicine, 'her other one', one more allergy.
import { addDays } from '#rules/time/dates.ts';
import type { Slots } from '../../reading/slots.ts';
import { fold } from '../../text/fold-text.ts';
import { isNone, recordOf, type Attached, type Message, type Spoken } from '../message.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { saidOfThings } from './said-of-things.ts';
import { topicOf } from '../topics.ts';

const dayOf = (date: string): Slots['days'] => [{ date, span: [0, 0], isPast: false }];
const daysBefore = ({ state: { focus } }: Spoken): Slots['days'] =>
  focus.day === undefined ? [] : dayOf(focus.day);
const OF_MEALS = /^(?:menu|dish|food|idea|recipe|day|date)$/;

const LIKE_A_MEAL = /\b(?:breakfast|brunch) for (?:supper|dinner)\b/;
const PUTS = /\b(?:change|make|do|put|have|switch|swap|lets|let us)\b/;
/** 'Change it to breakfast for supper' of a meal: that is the dish, and the meal is dinner. */
function likeAMeal({ text, slots, spoken }: Message): Attached | undefined {
  const dish = LIKE_A_MEAL.exec(text)?.[0];
  const days = slots.days.length > 0 ? slots.days : daysBefore(spoken);
  return dish !== undefined &&
    PUTS.test(text) &&
    OF_MEALS.test(topicOf(spoken.state.intent)) &&
    days.length > 0
    ? {
        intent: 'menu_place',
        slots: { ...slots, ...NO_THINGS, meals: ['dinner'], days },
        chosen: { dish },
        text: 'put it on the menu',
      }
    : undefined;
}

const DOES_IT =
  /^(?:(?:actually|no|nope|wait|oh|ok|okay|hmm|sorry|and)[, ]+)*(?:do|put|make|have|move) (?:that|it|this) .*(?:\b(?:and|but) (?:just )?(?:leave|keep)\b|\binstead\b)/;
/** 'Actually do that on Sunday and leave pizza': the dish of the waiting card on another day. */
function onOtherDay({ text, slots, spoken: { state, written } }: Message): Attached | undefined {
  const { dish, meal } = state.focus;
  const isWaiting = state.intent === 'menu_place' && state.cards.length > 0 && written.length === 0;
  return isWaiting && dish !== undefined && slots.days.length === 1 && DOES_IT.test(text)
    ? {
        intent: 'menu_place',
        slots: { ...slots, ...NO_THINGS, meals: meal === undefined ? [] : [meal] },
        chosen: { dish },
        text: 'put it on the menu',
      }
    : undefined;
}

const MORNING =
  /^(?:(?:and|so|ok|okay|then|but|what about|how about|what is)[, ]+)*(first thing )?(?:in the|tomorrow) morning\W*$/;
/** 'And first thing in the morning?' after what is left tonight: the next day. */
function morningAfter({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [said, first] = MORNING.exec(text) ?? [];
  const isOfNight =
    /^(?:day|free)_ask$/.test(state.intent) && /\b(?:tonight|tonite|today|this evening)\b/i.test(state.text);
  if (said === undefined || !isOfNight || state.focus.day === undefined) return undefined;
  return {
    intent: 'day_ask',
    slots: { ...slots, ...NO_THINGS, times: [], instructions: [], days: dayOf(addDays(state.focus.day, 1)) },
    chosen: {},
    text: first === undefined ? 'what is on in the morning' : 'what is first in the morning',
  };
}

const BARE_AMOUNT =
  /^(?:(?:no|nope|wait|actually|oh|sorry|oops|ok|okay)[, ]+)*(?:make (?:it|that)|change (?:it|that) to|it is|its|it should be|should be|i mean|i meant|rather)? ?(\d+(?:\.\d+)?)(?: (?:instead|now|please|pls|sorry|actually|i mean|i meant|not \d+(?:\.\d+)?))*[.!]*$/;
const NUMBER = /(?<![\d.])\d+(?:\.\d+)?(?![\d.]*\d)/g;
const AMOUNTS = ['doses', 'numbers', 'ages'] as const;
/** 'No 3.5' of a shoe size: the one number of the wish. */
function otherAmount({ text, spoken: { state } }: Message): Attached | undefined {
  const number = BARE_AMOUNT.exec(text)?.[1];
  const [old, ...others] = state.text.match(NUMBER) ?? [];
  const isOfMember = state.intent === 'member_change';
  if (number === undefined || old === undefined || others.length > 0 || !isOfMember) return undefined;
  if (state.cards.length !== 1) return undefined;
  const now = (words: string): string => words.replace(NUMBER, (one) => (one === old ? number : one));
  const amounts = Object.fromEntries(AMOUNTS.map((kind) => [kind, state.slots[kind].map(now)]));
  return {
    intent: state.intent,
    slots: { ...state.slots, ...amounts },
    chosen: state.chosen,
    text: now(state.text),
  };
}

const OTHERS =
  '\\bother (?:ones?|meds?|medicines?|pills?|medications?|tablets?|inhalers?|puffers?|drops|sprays?|creams?|pens?)\\b';
const HER_OTHER = new RegExp(`\\b(?:her|his|their|the|my) ${OTHERS.slice(2)}`);
/** 'And his other one', and nothing more. */
const ONLY_OTHER = new RegExp(
  `^(?:(?:and|so|ok|okay|oh|then|what about|how about)[, ]+)*(?:her|his|their|the|my) ${OTHERS.slice(2)}\\W*$`,
);
const BEFORE_REST = new RegExp(`^.*?${OTHERS}[\\s,.;?!]*`);
const ASKS =
  /\?|^(?:(?:and|so|ok|okay|but|oh)[, ]+)*(?:what|how|when|who|until|does|is|which)\b|\b(?:when|how|what|who) (?:does|is|do|did|often|much|long)\b/;
const OTHER_SORT = /^(?:other )?(?:inhaler|puffer|pill|tablet|drops|spray|cream|pen|med|medicine)s?$/i;
/** 'What about her other one, when does she take it': of those that the same person takes now, not the one spoken of. */
function otherMedicine({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const one = household.medications.find(({ id }) => id === state.focus.medication);
  if (!one || topicOf(state.intent) !== 'medicine' || !HER_OTHER.test(text)) return undefined;
  if (!ASKS.test(text) && !ONLY_OTHER.test(text)) return undefined;
  const others = household.medications.filter(
    ({ id, familyMemberId, isActive }) => isActive && id !== one.id && familyMemberId === one.familyMemberId,
  );
  const [other, ...more] = others.map(({ id }) => ({ kind: 'medication' as const, id }));
  const isNamed = slots.medicines.some(({ said }) => !OTHER_SORT.test(said));
  if (other === undefined || isNamed || slots.doses.length > 0) return undefined;
  const rest = text.replace(BEFORE_REST, '');
  return {
    intent: 'medicine_ask',
    slots: { ...slots, ordinals: [] },
    chosen: more.length === 0 ? { which: other } : {},
    text: rest === '' ? (/\bhow\b/i.test(state.text) ? state.text : 'how does she take it') : rest,
    ...(more.length === 0 ? {} : { each: [other, ...more] }),
  };
}

const NEW_DOSAGE =
  /\b(?:upped|raised|increased|bumped|lowered|reduced|decreased|dropped|cut|changed|switched|doubled|halved|(?:moved|put|went|goes|going|is) (?:it |him |her |them )?(?:up|down))\b/;
/** 'Dr. Amari upped it to 5' after a dose was told: the amount of the medicine from now on, and not of that dose. */
function newDosage({ text, reading, slots, spoken }: Message): Attached | undefined {
  const which = recordOf(reading, spoken, 'medication');
  const [first] = reading.whole.intents;
  return which &&
    topicOf(spoken.state.intent) === 'dose' &&
    first?.intent === 'medicine_change' &&
    NEW_DOSAGE.test(text) &&
    isNone(slots, 'medicines', 'days', 'times')
    ? { intent: 'medicine_change', slots, chosen: { which } }
    : undefined;
}

const ON_ALLERGIES =
  /^(?:(?:and|also|ok|okay|oh|please|pls|can you|could you|now)[, ]+)*(?:put|add|write|list|include) (.+?) (?:on|to|onto|under|for|down for) (.+?)(?: (?:allerg(?:y|ies)|list|card|profile))*(?: (?:too|as well|also|please|pls))*\W*$/;
const HIS = /^(?:his|hers?|him|theirs?|them)$/;
const MOST_WORDS = 4;
/** 'Put latex on Kesha's too' after allergies: one more allergy of that person, whatever it is. */
function moreAllergies({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const [, what = '', whose = ''] = ON_ALLERGIES.exec(text) ?? [];
  const [person, ...others] = slots.people;
  const isOpen = topicOf(state.intent) !== 'allergy' || what === '' || others.length > 0;
  if (isOpen || what.split(' ').length > MOST_WORDS || !isNone(slots, 'days', 'times', 'lists', 'visits'))
    return undefined;
  const isTheirs =
    person !== undefined && whose.replace(/['’]s?$/, '') === fold(person.said).replace(/['’]s?$/, '');
  const name = household.members.find(({ id }) => id === person?.ids[0])?.name;
  const who = isTheirs ? name : HIS.test(whose) ? 'he' : undefined;
  return who === undefined
    ? undefined
    : { intent: 'allergy_add', slots, chosen: {}, text: `${who} is allergic to ${what}` };
}

/** The wish of such a message; undefined where it is none. */
export const saidInThread = (message: Message): Attached | undefined =>
  saidOfThings(message) ??
  moreAllergies(message) ??
  newDosage(message) ??
  likeAMeal(message) ??
  onOtherDay(message) ??
  morningAfter(message) ??
  otherAmount(message) ??
  otherMedicine(message);
