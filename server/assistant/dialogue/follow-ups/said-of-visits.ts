// Follow-ups about a visit in closed words: 'I can't make that, can we do Thursday', 'the week after instead'.
import { addDays, weekdayNumber } from '#rules/time/dates.ts';
import { asksAttendance } from '../../answers/day/attendance.ts';
import { asksEmergency } from '../../answers/health/contacts/find-contacts.ts';
import { isNone, recordFor, recordOf, type Attached, type Message, type Spoken } from '../message.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { topicOf } from '../topics.ts';

const WEEK_AFTER =
  /^(?:(?:and|ok|okay|so|but|oh|hmm|no|actually|wait|please|pls|just)[, ]+)*(?:(?:can|could|should|lets|let us) (?:(?:we|you|u|i) )?(?:please )?)?(?:(?:do|make|have|move|push|try|get|take)(?: (?:it|that|hers|his|theirs|one|(?:her|his|their|the) [a-z]+(?: [a-z]+)?))?(?: (?:to|for))? )?(?:the (day|week|month) (after|before)|(?:by )?(?:an?|one) (day|week|month)( later| earlier| sooner| back| out)?|the (following|next) (day|week|month))(?:,? (?:instead|then|please|pls|same (?:time|hour)))*\W*$/;
/** 'Can we do the week after instead' of a visit: it moves by so much. */
export function weekAfter({ text, reading, slots, spoken }: Message): Attached | undefined {
  const found = WEEK_AFTER.exec(text);
  const which = recordOf(reading, spoken, 'medical_appointment');
  const topic = topicOf(spoken.state.intent);
  // 'And the day after' of a day only asks; 'move it to the day after' says what shall happen.
  const isOfVisit = topic === 'appointment' || (/^(?:day|contact)$/.test(topic) && MOVES.test(text));
  if (!found || !which || !isOfVisit) return undefined;
  const [, after, , length = after, way, , next = length] = found;
  // 'A week' alone is a length, unless something moves.
  if (found[3] !== undefined && way === undefined && !MOVES.test(text)) return undefined;
  const side = /\b(?:before|earlier|sooner)\b/.test(text) ? 'earlier' : 'later';
  const moved = { ...slots, days: [], durations: [`a ${next ?? ''}`] };
  return {
    intent: 'appointment_move',
    slots: moved,
    chosen: { which },
    text: `move it a ${next ?? ''} ${side}`,
  };
}

const MOVES = /\b(?:move|push|shift|bump|reschedule|postpone)\b/;

const GOES_THERE =
  /\b(?:i|we|he|she|they|\p{L}+)(?:['’]?s| is| are| am|['’]?re|['’]?m)? (?:(?:going|seen|back|in|booked) )?(?:go|goes |has to go|have to go)? ?there\b|\b(?:starts?|begins?|goes|first (?:visit|appt|appointment|time|one)|sees? (?:him|her|them)|(?:got|has|have) (?:an? )?(?:appt|appointment|visit)|is booked)\b/u;
/** 'She's there December 10 at 4' after a contact was told or stored: a visit with it. */
export function goesThere({ text, slots, spoken }: Message): Attached | undefined {
  const { state, household } = spoken;
  const contact = household.contacts.find(({ id }) => id === state.focus.medical_contact);
  const [day, ...others] = slots.days;
  const isTold = GOES_THERE.test(text) && !/\?\s*$/.test(text) && !OPENS.test(text);
  const isOfContact = topicOf(state.intent) === 'contact' && contact !== undefined;
  if (!isOfContact || !isTold || !day || others.length > 0 || slots.times.length !== 1) return undefined;
  if (!isNone(slots, 'visits', 'contacts', 'medicines', 'foods')) return undefined;
  const whom = slots.people.length > 0 ? slots.people : whomOf(spoken, contact.notes ?? '');
  const { name } = contact;
  return {
    intent: 'appointment_add',
    slots: { ...slots, people: whom, pronouns: [], contacts: [{ name, said: name, ids: [contact.id] }] },
    chosen: {},
    text: `add an appointment with ${name}`,
  };
}
const OPENS = /^(?:and |so |ok |but )*(?:what|when|where|who|which|how|is|are|do|does|did|any)\b/;

/** The person a contact is for: who was named with it, or whom its notes name. */
function whomOf({ state, household }: Spoken, notes: string): Message['slots']['people'] {
  if (state.slots.people.length > 0) return state.slots.people;
  const [member, ...others] = household.members.filter(({ name }) =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'iu').test(notes),
  );
  return member && others.length === 0 ? [{ ids: [member.id], said: member.name, isSure: true }] : [];
}

const STILL =
  /^(?:(?:and|so|ok|okay|but|wait)[, ]+)*(?:is|are) (mine|ours|his|hers|theirs|my (?:one|appt|appointment)|[\p{L}]+(?:['’]s|s['’]?)) (?:one |appt |appointment |visit )?still (?:on |at |for )?(?:the )?/u;
/** 'Is mine still the 17th' after a day or visits were told: the visit of that person, with its day. */
export function stillThen({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const whose = STILL.exec(text)?.[1];
  const isMine = whose !== undefined && /^(?:mine|my )/.test(whose);
  const isOpen = slots.days.length === 1 && isNone(slots, 'foods', 'dishes', 'medicines', 'meals');
  const speaker = household.members.find(({ id }) => id === household.speakerId);
  if (whose === undefined || !isOpen || !/^(?:day|free|appointment)$/.test(topicOf(state.intent)))
    return undefined;
  if (isMine && !speaker) return undefined;
  const mine = speaker ? [{ ids: [speaker.id], said: speaker.name, isSure: true }] : [];
  return {
    intent: 'appointment_ask',
    slots: { ...slots, ...(isMine ? { people: mine, isMe: true } : {}) },
    chosen: {},
    text: text.replace(whose, isMine ? 'my appointment' : `${whose} appointment`),
  };
}

/** 'Can Grandpa take her' after a visit was told: if he is free then, and no note. */
export const canTakeThem = ({ text, reading, slots, spoken }: Message): Attached | undefined =>
  topicOf(spoken.state.intent) === 'appointment' &&
  asksAttendance(text) &&
  recordOf(reading, spoken, 'medical_appointment') !== undefined &&
  slots.people.length > 0 &&
  isNone(slots, 'days', 'times', 'visits', 'foods', 'medicines')
    ? { intent: 'free_ask', slots, chosen: {} }
    : undefined;

const NEXT_DUE =
  /^(?:(?:and|so|ok|okay|but|then)[, ]+)*when(?: is|s|['’]s) (?:(?:his|her|their|my|our|the) )?next(?: (?:one|visit|appointment|appt|time))?(?: due)?\W*$/;
/** 'So when's the next due' after a visit was told: the next of its name. */
export function nextOfVisit({ text, reading, slots, spoken }: Message): Attached | undefined {
  const { household, state } = spoken;
  const id = recordOf(reading, spoken, 'medical_appointment')?.id;
  const visit = household.appointments.find((one) => one.id === id);
  if (!visit || topicOf(state.intent) !== 'appointment' || !NEXT_DUE.test(text)) return undefined;
  const { title, familyMemberId } = visit;
  const owner = household.members.find((one) => one.id === familyMemberId);
  return {
    intent: 'appointment_ask',
    slots: {
      ...slots,
      pronouns: [],
      people: owner ? [{ ids: [owner.id], said: owner.name, isSure: true }] : [],
      visits: [{ name: title, said: title, ids: [] }],
    },
    chosen: {},
    text: `when is the next ${title}`,
  };
}

const CANNOT =
  /\b(?:can|will|could|is|are|am) not (?:\w+ ){0,3}?(?:make|do|go|come|get|work|be there)\b|\bcan not\b(?=\s*[,.;])|\btoo (?:late|early)\b|\bdoes not work\b|\bcan ?not\b.{0,20}\b(?:make|do) (?:it|that|this|then)\b/;
const OFFERS =
  /\b(?:can|could|lets|let us|see if|works?|what about|how about|try|do|move|make|push|reschedule|instead|same time|rather)\b/;
/** 'I can't make that. Can we do Thursday, same time': the visit spoken of moves. */
export function cannotMake(message: Message): Attached | undefined {
  const { text, reading, slots, spoken } = message;
  const isOfOne = slots.people.length > 0;
  const which = isOfOne ? recordFor(message) : recordOf(reading, spoken, 'medical_appointment');
  const isMoment = slots.days.length + slots.times.length > 0;
  return which && isMoment && CANNOT.test(text) && OFFERS.test(text.replace(CANNOT, ''))
    ? { intent: 'appointment_move', slots: { ...slots, days: withoutThat(slots, text) }, chosen: { which } }
    : undefined;
}

/** 'Can't do that day, what about the 15th': the day that is offered. */
const withoutThat = ({ days }: Message['slots'], text: string): Message['slots']['days'] =>
  days.length > 1 && /\bthat day\b/.test(text) ? days.filter(({ span }) => span[1] > 0) : days;

const ALSO_ONE =
  /^(?:(?:and|also|then|ok|please|pls|can you)[, ]+)*(?:make|add|put|mark|set|include) .*\b(?:one|too|as well|also|(?:to|in|on|with) (?:those|them|that|these|the list|it))\W*$/;
/** 'Make Dr. Ek one too' after it was asked who is called in an emergency. */
export function alsoEmergency({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const isAsked = topicOf(state.intent) === 'contact' && asksEmergency(state) && ALSO_ONE.test(text);
  // 'The neighbor' of a specialty.
  const described = household.contacts.filter(({ specialty }) =>
    wordsOf(fold(specialty)).some((word) => word.length > 4 && wordsOf(text).includes(word)),
  );
  const said =
    slots.contacts.length > 0 ? slots.contacts.map((one) => one.said) : described.map(({ name }) => name);
  const contacts =
    slots.contacts.length > 0
      ? slots.contacts
      : described.map(({ id, name }) => ({ name, said: name, ids: [id] }));
  return isAsked && said.length > 0
    ? {
        intent: 'contact_change',
        slots: { ...slots, contacts, loose: [], pronouns: [] },
        chosen: {},
        text: `make ${said.join(' and ')} an emergency contact`,
      }
    : undefined;
}

const WHICH =
  /^(?:(?:and|so|ok|okay|wait|but)[, ]+)*which (?:(?:dr|doctor|doc|one)\.? ?)?(?:[\p{L}'’-]+ )?(?:is|was) (?:that|it|this)(?: with| one| again)*\W*$/u;
/** 'What's her name again' after a contact */
const NAME =
  /^(?:(?:and|so|ok|okay|wait|but|sorry)[, ]+)*(?:what(?: is|['’]?s| was)|remind me of) (?:her|his|their|its|the \w+['’]?s?) (?:full |first |last )?names?(?: again)?\W*$/;
/** 'Which one is the sitter' of contacts that were told: the one of that trade. */
function contactOfTrade({ text, spoken: { state, household } }: Message): string | undefined {
  const trade = TRADE.exec(text)?.[1];
  if (trade === undefined || state.intent !== 'contact_ask') return undefined;
  const words = wordsOf(trade);
  const [one, ...others] = household.contacts.filter(({ name, specialty, notes, type }) => {
    const own = wordsOf(fold([name, specialty, notes, type].join(' ')));
    return words.every((word) => own.includes(word));
  });
  return others.length === 0 ? one?.id : undefined;
}
const TRADE =
  /^(?:(?:and|so|ok|okay|but)[, ]+)*(?:which|who)(?: ones?| of (?:them|those))? is (?:the|our|my|an?) ([\p{L} ]{3,24}?)\W*$/u;

/** 'Which Lee is that' after a visit was told: the contact whom the visit is with. */
export function whichContact({ text, reading, slots, spoken }: Message): Attached | undefined {
  const trade = contactOfTrade({ text, reading, slots, spoken });
  const ofTrade = trade === undefined ? undefined : ({ kind: 'medical_contact', id: trade } as const);
  const called = ofTrade ?? (NAME.test(text) ? recordOf(reading, spoken, 'medical_contact') : undefined);
  if (called && topicOf(spoken.state.intent) === 'contact')
    return { intent: 'contact_ask', slots: { ...slots, pronouns: [] }, chosen: { which: called } };
  const visit = WHICH.test(text) ? recordOf(reading, spoken, 'medical_appointment') : undefined;
  const id = spoken.household.appointments.find((one) => one.id === visit?.id)?.contactId;
  const isOther = id !== undefined && slots.contacts.some(({ ids }) => !ids.includes(id ?? ''));
  return id && !isOther && topicOf(spoken.state.intent) === 'appointment'
    ? {
        intent: 'contact_ask',
        slots: { ...slots, contacts: [] },
        chosen: { which: { kind: 'medical_contact', id } },
      }
    : undefined;
}

const WEEKLY = /\b(?:every|each) (?:week|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\b|\bweekly\b/;
const WISHED =
  /\b(?:repeat|recur|make (?:it|that|this)|after that|from then on|too|again|please|pls|put|add|do (?:it|that|this))\b/;
/** Weeks of an entry that shall return without an end. */
const WEEKS = 8;
/** 'Can it repeat every week until Christmas' of one visit: the same on that weekday, one entry each. */
export function repeatsVisit({ text, reading, slots, spoken }: Message): Attached | undefined {
  const which = recordOf(reading, spoken, 'medical_appointment');
  const visit = spoken.household.appointments.find(({ id }) => id === which?.id);
  const isOpen = isNone(slots, 'times', 'visits', 'foods', 'dishes', 'medicines', 'people');
  const isWished = spoken.state.intent === 'appointment_add' || WISHED.test(text);
  if (!visit || !isOpen || !isWished || !WEEKLY.test(text)) return undefined;
  const { wallTime, title, familyMemberId } = visit;
  const date = wallTime.slice(0, 10);
  const end = slots.repeat?.until ?? slots.days.find((day) => day.lead === 'until')?.date;
  const member = spoken.household.members.find(({ id }) => id === familyMemberId);
  return {
    intent: 'appointment_add',
    slots: {
      ...slots,
      repeat: {
        every: 'week',
        interval: 1,
        weekdays: [weekdayNumber(date)],
        from: date,
        until: end ?? addDays(date, 7 * WEEKS - 1),
      },
      days: [],
      times: [{ time: wallTime.slice(11, 16), span: [0, 0] }],
      visits: [{ name: title, said: title, ids: [] }],
      people: member ? [{ ids: [member.id], said: member.name, isSure: true }] : [],
      pronouns: [],
    },
    chosen: {},
    text: title,
  };
}

const MOVED = /\b(?:moved|moves|pushed|bumped|changed|rescheduled|switched|wants to (?:move|push|change))\b/;
/** 'He pushed it to Friday at 4' after a contact: their coming visit. */
export function visitOfContact({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const id = state.focus.medical_contact;
  const [visit, ...others] = household.appointments.filter(
    ({ contactId, appointmentDate, createdAt }) => contactId === id && appointmentDate >= createdAt,
  );
  const isMoment = slots.days.length + slots.times.length > 0;
  return id !== undefined &&
    visit &&
    others.length === 0 &&
    isMoment &&
    MOVED.test(text) &&
    isNone(slots, 'people')
    ? {
        intent: 'appointment_move',
        slots,
        chosen: { which: { kind: 'medical_appointment', id: visit.id } },
      }
    : undefined;
}

/** Questions about a visit or its office, and how they are put plainly. */
const PUT_PLAINLY: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:and|so|ok|oh) )*where(?:s| is) (?:the|her|his|their|that) (?:office|clinic|practice|place)\b/,
    'where is it',
  ],
  [
    /^(?:(?:and|so|ok|oh|about) )*(?:when|what time) (?:will|would|should|do|does|am|is|are|can) (?:i|we|he|she|they|it|that|this) (?:be |get |come )?(?:done|finished|over|out|through|end|finish)\b/,
    'when does it end',
  ],
];

/** 'Where's the office', 'when would I be done' after a visit or a contact was spoken of. */
export function askedPlainly({ text, reading, slots, spoken }: Message): Attached | undefined {
  const plain = PUT_PLAINLY.find(([pattern]) => pattern.test(text))?.[1];
  const isOpen = isNone(slots, 'people', 'days');
  if (plain === undefined || !isOpen) return undefined;
  const isOfContact = topicOf(spoken.state.intent) === 'contact';
  const which = recordOf(reading, spoken, isOfContact ? 'medical_contact' : 'medical_appointment');
  const intent = isOfContact ? 'contact_ask' : 'appointment_ask';
  const bare = { ...slots, contacts: [], visits: [], names: [], loose: [] };
  return which && { intent, slots: bare, chosen: { which }, text: plain };
}
