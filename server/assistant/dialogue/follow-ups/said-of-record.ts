// Follow-ups about records in closed words: who is next, a clash, the other one, so long before, a day that cannot be made, a name
// spelled out.
import { isClashQuestion } from '../../answers/day/clashes.ts';
import { BIRTHDAYS } from './listed.ts';
import { isNone, recordOf, type Attached, type Message } from '../message.ts';
import { pickedInstead } from './picked-instead.ts';
import { eachOnItsDay } from './made-otherwise.ts';
import { saidOfHealth } from './said-of-health.ts';
import {
  alsoEmergency,
  cannotMake,
  goesThere,
  repeatsVisit,
  canTakeThem,
  nextOfVisit,
  stillThen,
  visitOfContact,
  askedPlainly,
  weekAfter,
  whichContact,
} from './said-of-visits.ts';
import { gaveIt } from '../../text/gave-it.ts';

const NEXT =
  /^(?:and|ok|okay|so|then|oh|now|what about|what is|when is|who is|whos|which(?: one)?s? (?:is|comes)|which ones|then who|who comes|what comes|comes|coming up|the|one|is|up|after (?:that|this|it|him|her|them|those)|next|first|soonest|following|comes next|right|there)(?: (?:and|so|then|the|one|ones|is|whos|who|which|what|when|comes|coming|up|next|first|s|soonest|following|after|that|this|it|him|her|them|those|there))*\s*[?!.]*$/;
const AFTER = /\b(?:after|following|then)\b/;
const ORDERS = /\b(?:next|first|soonest|following|after|then)\b/;

/** 'So who's next', 'and after her', 'and after that': the next of the records that were listed. */
function nextOne({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  if (!NEXT.test(text) || !ORDERS.test(text)) return undefined;
  const { listed = [] } = state.focus;
  // 'And after that' of one visit: the next to come.
  const isOfVisit =
    state.focus.medical_appointment !== undefined && /^(?:appointment|day)_ask$/.test(state.intent);
  const [{ kind } = { kind: isOfVisit && AFTER.test(text) ? ('medical_appointment' as const) : undefined }] =
    listed;
  if (kind === undefined || kind === 'shopping_list') return undefined;
  const isFirst = /\b(?:first|soonest)\b/.test(text);
  const at = isFirst ? -1 : listed.findIndex(({ id }) => id === state.focus[kind]);
  const next = listed[at + 1];
  if (kind !== 'family_member') {
    const words = next ? 'when is it' : 'and after that';
    const { people, isMe } = state.slots;
    return {
      intent: `${kind === 'medication' ? 'medicine' : 'appointment'}_ask`,
      slots: next ? slots : { ...slots, people, isMe, pronouns: [] },
      chosen: next ? { which: next } : {},
      text: words,
    };
  }
  const member = household.members.find(({ id }) => id === next?.id);
  if (!member || !BIRTHDAYS.test(state.text)) return undefined;
  const people = [{ ids: [member.id], said: member.name, isSure: true }];
  return {
    intent: 'member_about',
    slots: { ...slots, people },
    chosen: {},
    text: `when is ${member.name}'s birthday`,
  };
}

const ASKS_VISIT = /\b(?:who|when|what|which|do|does|are|is|any)\b/;
const THERE =
  /\b(?:(?:who|what|when|which|do|does|are|is|any)\b.*\b(?:see|seeing|go|goes|going|visits?|appts?|appointments?|booked|scheduled|coming up|next|due|be|have)\b.*\b(?:there|(?:with |to )?(?:him|her|them))|(?:are|is|be) (?:we|he|she|they|i|\w+) (?:back )?there (?:next|again))\b/;
const NO_VISIT = /\b(?:number|phone|email|address|open|close|closed|hours|call|reach)\b/;
/** 'Who do we see there in December' after a contact was spoken of: the visits with that contact. */
function visitsThere({ reading, text, slots, spoken }: Message): Attached | undefined {
  const { state, household } = spoken;
  const id = state.intent.startsWith('contact_') ? state.focus.medical_contact : undefined;
  const contact = household.contacts.find((one) => one.id === id);
  if (!contact || !ASKS_VISIT.test(text) || !THERE.test(text) || NO_VISIT.test(text)) return undefined;
  const said = contact.name;
  const where = reading.said.replace(/\b(?:there|(?:with |to )?(?:him|her|them))\b/i, `with ${said}`);
  return {
    intent: 'appointment_ask',
    slots: { ...slots, contacts: [{ name: said, said, ids: [contact.id] }], pronouns: [] },
    chosen: {},
    text: where,
  };
}

const ELSE_THEN =
  /\b(?:what|who|anything|any(?:thing|body|one)?) else\b.*\b(?:(?:that|the same) (?:day|time|visit|date)|then|there)\b|\bwhat (?:all )?(?:was|were|did|happened)\b.*\bthat (?:day|visit)\b/;
/** 'What else did she get that day' after an entry of the history: all that is recorded of that day. */
function elseThatDay({ reading, text, slots, spoken }: Message): Attached | undefined {
  const which = spoken.state.intent.startsWith('record_')
    ? recordOf(reading, spoken, 'medical_record')
    : undefined;
  return which && ELSE_THEN.test(text) && isNone(slots, 'days', 'foods', 'medicines')
    ? { intent: 'record_ask', slots, chosen: { which, day: 'same' } }
    : undefined;
}

/** 'Do they overlap now', 'does that clash with Mia's': the day, or the appointment, that was spoken of. */
const clashing = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  isClashQuestion(text) && state.focus.day !== undefined && isNone(slots, 'foods', 'dishes', 'medicines')
    ? { intent: 'day_ask', slots, chosen: {} }
    : undefined;

/** 'Make it two days' of a reminder: so long before; '7:30 is fine' of one in the evening before: its hour. */
function soLongBefore({ text, reading, slots, spoken }: Message): Attached | undefined {
  const { state } = spoken;
  const isOfReminder = /^appointment_(?:change|ask)$/.test(state.intent) && /\bremind/i.test(state.text);
  const isOpen = isOfReminder && isNone(slots, 'days', 'people', 'visits');
  const which = recordOf(reading, spoken, 'medical_appointment');
  if (!isOpen || !which || /\b(?:long|takes?|later|earlier|before)\b|\?/.test(text)) return undefined;
  const hour = /(?<!\d)(1[0-2]|[1-9]):?([0-5]\d)?(?!\d)/.exec(text);
  const said =
    slots.durations.length > 0
      ? `${slots.durations[0]} before`
      : hour && EVENING_BEFORE.test(state.text)
        ? `the night before at ${hour[1]}:${hour[2] ?? '00'}`
        : undefined;
  return said === undefined
    ? undefined
    : {
        intent: 'appointment_change',
        slots: { ...slots, times: [] },
        chosen: { which },
        text: `remind us ${said}`,
      };
}
const EVENING_BEFORE = /\b(?:night|evening) (?:before|prior)\b/i;

const BOOKS =
  /^(?:(?:ok|okay|and|so|then|please|pls|can you|could you|great|yes)[, ]+)*(?:put|book|schedule|add|set|get) (?:that|it|this|one|her|him|them)\b/;
/** 'Put that in for the 4th at 9' after an entry of the history that is checked again: the visit for it. */
function booksRecord({ text, reading, slots, spoken }: Message): Attached | undefined {
  const { household, state } = spoken;
  const id = recordOf(reading, spoken, 'medical_record')?.id;
  const record = household.records.find((one) => one.id === id);
  const owner = household.members.find((one) => one.id === record?.familyMemberId);
  const [day, ...others] = slots.days;
  const isAhead = day !== undefined && others.length === 0 && !day.isPast && slots.times.length > 0;
  if (!record || !owner || !isAhead || !state.intent.startsWith('record_') || !BOOKS.test(text))
    return undefined;
  return {
    intent: 'appointment_add',
    slots: { ...slots, pronouns: [], people: [{ ids: [owner.id], said: owner.name, isSure: true }] },
    chosen: { what: `${record.title} recheck` },
  };
}

const SPELLED =
  /^\W*(?:(?:oh|and|sorry|btw|wait|no|actually|oops)\W+)*(?:it['’]?s|it is|that['’]?s|(?:the|his|her) name(?: is|['’]?s)|name is) (?:actually |really )?(?:spelled|spelt) ([^,;.!?]+)/i;
const FIRST_NAME =
  /^\W*(?:(?:oh|and|sorry|btw)\W+)*(?:(?:his|her|the|their) )?first name(?: is|['’]?s) (\p{L}[\p{L}'’-]*)\W*$/iu;
/** 'It's spelled Kohl, K O H L', 'first name is Irena' of the contact that was just stored. */
function spelled({ reading, slots, spoken }: Message): Attached | undefined {
  const which = recordOf(reading, spoken, 'medical_contact');
  const [, title = '', last = ''] =
    /^(Dr\. )?(\S+)$/.exec(spoken.household.contacts.find(({ id }) => id === which?.id)?.name ?? '') ?? [];
  const first = last === '' ? undefined : FIRST_NAME.exec(reading.said)?.[1];
  const name =
    first === undefined
      ? SPELLED.exec(reading.said)?.[1]
          ?.replace(/ (?:btw|by the way)$/i, '')
          .trim()
      : `${title}${first} ${last}`;
  const isWord = name !== undefined && /\p{L}{2}/u.test(name);
  if (!which || !isWord) return undefined;
  const plain = { ...slots, names: [], people: [], contacts: [], loose: [] };
  return { intent: 'contact_change', slots: plain, chosen: { which }, text: `rename it to ${name}` };
}

const HOW_TAKEN =
  /^(?:(?:no|and|oh|ok|actually|sorry|wait|always|but|take it|give it|its|it is)[, ]+)*((?:with|after|before|at|in the|on an?) (?:food|meals?|breakfast|lunch|dinner|supper|bedtime|night|morning|evening|noon|snack|a snack|water|milk|juice|empty stomach))(?:[, ]+(?:now|please|pls|instead|not [a-z ]{3,20}))*[.!]*$/;
/** 'No wait, morning' */
const PART_OF_DAY =
  /^(?:(?:no|nope|wait|oh|ok|actually|sorry|oops|make it|i mean)[, ]+)*(morning|evening|night|afternoon)s?(?=\W*$|[.,;] )/;
/** 'With lunch' after a medicine: how it is taken. */
function howTaken({ text, reading, slots, spoken }: Message): Attached | undefined {
  const part = PART_OF_DAY.exec(text)?.[1];
  const how = HOW_TAKEN.exec(text)?.[1] ?? (part && (part === 'night' ? 'at night' : `in the ${part}`));
  const { state, written } = spoken;
  if (how === undefined || !/^(?:medicine_(?:add|change)|medicine_ask)$/.test(state.intent)) return undefined;
  if (state.intent === 'medicine_add' && state.cards.length > 0 && written.length === 0) {
    const [old] = state.slots.instructions;
    const joined = old === undefined ? `${state.text} ${how}` : state.text.replace(old, how);
    return {
      intent: 'medicine_add',
      slots: { ...state.slots, instructions: [how] },
      chosen: state.chosen,
      text: joined,
    };
  }
  const which = recordOf(reading, spoken, 'medication');
  return which
    ? {
        intent: 'medicine_change',
        slots: { ...slots, meals: [], instructions: [how] },
        chosen: { which },
        text: how,
      }
    : undefined;
}

const HAD_IT =
  /\b(?:(?:am|im|i) (?:giving|gonna give|going to give)|give) (?:him|her|it|them) (?:(?:his|her|the|that) )?(?:it|one|dose) now\b|\bused (?:it|that one|his|hers|one)\b|\b(?:had|got|took|has had|(?:i|we) gave (?:him|her|it|them)|given) (?:(?:his|her|the|my|their) )?(?:it|one|dose|(?:\d[\d:]* ?(?:[ap]\.?m\.?)? ?|morning |evening |night |noon |bedtime |first |second |last )(?:one|dose))\b/;
const HAD_AMOUNT =
  /\b(?:did|had|took|used|got|gave (?:him|her|them)) (?:\d+(?:\.\d+)?|an?|one|two|three|four|half an?) ?(?:puffs?|pills?|tablets?|capsules?|drops?|sprays?|doses?|mls?|teaspoons?|tsps?|units?)\b/;
/** 'He just had his 7 pm one', 'he did 2 puffs at 4:30' after a medicine: a dose of it. */
function hadIt({ text, reading, slots, spoken }: Message): Attached | undefined {
  const { intent, focus } = spoken.state;
  const isOfMedicine = /^(?:medicine|dose)_/.test(intent);
  const isOfSeveral = (focus.listed ?? []).filter(({ kind }) => kind === 'medication').length > 1;
  const which = isOfSeveral ? undefined : recordOf(reading, spoken, 'medication');
  const isOfAmount = HAD_AMOUNT.test(text) || (intent === 'dose_ask' && DID.test(text));
  const isHad = isOfAmount || HAD_IT.test(text) || gaveIt(text);
  const isOpen = isNone(slots, 'medicines') && (isOfAmount || isNone(slots, 'doses'));
  return isOfMedicine && isHad && !text.includes('?') && isOpen
    ? {
        intent: 'dose_add',
        slots: { ...slots, days: slots.days.filter(({ isPast }) => isPast) },
        chosen: which ? { which } : {},
      }
    : undefined;
}
/** 'Yes she did, at 7', 'yes, 2 puffs at 7' */
const DID =
  /^(?:(?:yes|yeah|yep|oh|ok)[, ]+)*(?:s?he|they|i|we) did\b|^(?:(?:yes|yeah|yep)[, ]+)+(?:\d+(?:\.\d+)?|an?|one|two|half an?) ?(?:puffs?|pills?|tablets?|capsules?|drops?|sprays?|doses?|mls?|teaspoons?|tsps?|units?)\b/;

/** The wish of such a message; undefined where it is none. */
export const saidOfRecord = (message: Message): Attached | undefined =>
  saidOfHealth(message) ??
  askedPlainly(message) ??
  hadIt(message) ??
  howTaken(message) ??
  booksRecord(message) ??
  nextOne(message) ??
  visitsThere(message) ??
  elseThatDay(message) ??
  clashing(message) ??
  pickedInstead(message) ??
  soLongBefore(message) ??
  goesThere(message) ??
  stillThen(message) ??
  canTakeThem(message) ??
  nextOfVisit(message) ??
  whichContact(message) ??
  repeatsVisit(message) ??
  alsoEmergency(message) ??
  weekAfter(message) ??
  visitOfContact(message);

/** Of several clauses, a wish about what was spoken of. */
export const saidInClauses = (message: Message): Attached | undefined =>
  cannotMake(message) ?? spelled(message) ?? eachOnItsDay(message);
