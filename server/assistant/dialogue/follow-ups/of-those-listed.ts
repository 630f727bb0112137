// Those of the listed visits that are on a weekday, of somebody or with somebody, and one more for each who was named, right after somebody's.
import { formatWeekday, weekdayNumber } from '#rules/time/dates.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { memberOf } from '../../answers/people.ts';
import { quoted } from '../../text/say.ts';
import { carriedEach } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { copied, together } from './copied-visit.ts';
import { namesOther } from './for-another.ts';
import type { DialogueState, Reference } from '../state.ts';
import type { Talk } from '../talk.ts';

const WHICH =
  /^(?:(?:and|so|ok|okay|but)[, ]+)*(?:(?:which|what)(?: (?:ones?|of (?:them|those|these)))*(?: (?:is|are|s)\b|(?= [\p{L}]+['’]s?\W*$))|(?:(?:is|are) )?(?:any|one|some) of (?:them|those|these)(?: is| are)?) (?:(?:on|for|with|an?|my|just|only|mine) )*\p{L}*(?:['’]s?)?(?: (?:ones?|\p{L}+))?\W*$/u;

/** 'Which is on a Friday', 'which are Mia's', 'are any of them with Dr. Kim' of visits that were just listed. */
export function ofThoseListed(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { listed = [] } = state.focus;
  const { household, reading } = talk;
  const { slots } = reading.whole;
  const [day, ...others] = slots.days;
  const visits = listed.filter(({ kind }) => kind === 'medical_appointment');
  const ids = slots.people.flatMap((one) => one.ids);
  if (slots.isMe && household.speakerId !== undefined) ids.push(household.speakerId);
  const contacts = slots.contacts.flatMap((one) => one.ids);
  const isOpen = day === undefined && ids.length + contacts.length === 0;
  if (!WHICH.test(text) || visits.length < 2 || isOpen || others.length > 0) return undefined;
  const isMeant = ({ id }: Reference): boolean => {
    const one = household.appointments.find((visit) => visit.id === id);
    return (
      one !== undefined &&
      (day === undefined || weekdayNumber(one.wallTime.slice(0, 10)) === weekdayNumber(day.date)) &&
      (ids.length === 0 || ids.includes(one.familyMemberId ?? '')) &&
      (contacts.length === 0 || contacts.includes(one.contactId ?? ''))
    );
  };
  const found = visits.filter(isMeant);
  const run = {
    intent: 'appointment_ask',
    slots: { ...slots, days: [] },
    text: 'when is it',
    said: 'when is it',
  };
  const which = day
    ? `on a ${formatWeekday(day.date)}`
    : `${contacts.length > 0 ? 'with' : 'for'} ${quoted(reading.whole.slots.contacts[0]?.name ?? memberOf(talk, ids[0])?.name ?? 'them')}`;
  const told = carriedEach(talk, { ...run, chosen: {} }, found);
  return told
    ? { ...told, state: { ...told.state, focus: { ...told.state.focus, listed } } }
    : { plan: { text: `None of them is ${which}.` }, state: { ...state, offered: [] } };
}

const AFTER =
  /^(?:(?:and|ok|okay|so|then|maybe|put (?:it|them))[, ]+)*(?:right|directly|straight|immediately) after\b/;

/** 'Right after Davi's' where no flu shot is stored for those who were named: one for each, one after the other. */
export function rightAfter(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { household, facts, reading } = talk;
  const [person, ...more] = reading.whole.slots.people;
  const isOpen = state.intent === 'appointment_ask' && state.asked === undefined && more.length === 0;
  const [thing] = [...state.slots.vaccines, ...state.slots.visits];
  if (!AFTER.test(text) || !isOpen || !person?.isSure || !thing || namesOther(reading.whole.slots))
    return undefined;
  const isIt = (title: string): boolean =>
    [thing.said, thing.name].some((name) => holdsName(nameForm(title), nameForm(name)));
  const one = household.appointments.find(
    ({ familyMemberId, wallTime, title }) =>
      familyMemberId === person.ids[0] && wallTime.slice(0, 10) >= facts.today && isIt(title),
  );
  const ids = state.slots.people.flatMap(({ ids: [id], isSure }) => (isSure && id !== undefined ? [id] : []));
  const members = [...new Set(ids)].filter((id) => id !== person.ids[0]);
  if (!one || one.duration === null || members.length === 0) return undefined;
  return together(
    members.map((memberId, at) => copied(talk, state, one, { memberId, isAfter: true, turn: at + 1 })),
  );
}
