// The one of the listed visits that is on a weekday, and one more for each who was named, right after somebody's.
import { formatWeekday, weekdayNumber } from '#rules/time/dates.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { carriedEach } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { copied, together } from './copied-visit.ts';
import { namesOther } from './for-another.ts';
import type { DialogueState, Reference } from '../state.ts';
import type { Talk } from '../talk.ts';

const WHICH =
  /^(?:(?:and|so|ok|okay|but)[, ]+)*(?:(?:which|what)(?: (?:one|ones|of (?:them|those|these)))?(?: of (?:them|those|these))? (?:is|are)|(?:is|are) (?:any|one|some) of (?:them|those|these)) on (?:an? )?\p{L}+days?\W*$/u;

/** 'Which is on a Friday' of visits that were just listed. */
export function onWeekday(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { listed = [] } = state.focus;
  const [day, ...others] = talk.reading.whole.slots.days;
  const visits = listed.filter(({ kind }) => kind === 'medical_appointment');
  if (!WHICH.test(text) || visits.length < 2 || !day || others.length > 0) return undefined;
  const isThen = ({ id }: Reference): boolean => {
    const one = talk.household.appointments.find((visit) => visit.id === id);
    return one !== undefined && weekdayNumber(one.wallTime.slice(0, 10)) === weekdayNumber(day.date);
  };
  const found = visits.filter(isThen);
  const { slots } = talk.reading.whole;
  const run = {
    intent: 'appointment_ask',
    slots: { ...slots, days: [] },
    text: 'when is it',
    said: 'when is it',
  };
  return found.length > 0
    ? carriedEach(talk, { ...run, chosen: {} }, found)
    : {
        plan: { text: `None of them is on a ${formatWeekday(day.date)}.` },
        state: { ...state, offered: [] },
      };
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
