// 'Am I off Saturday', 'do I work Friday when Mia has her thing': the hours of work that a member's notes tell.
import { addDays, minutesOfDay } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import { dayOfAppointment, focusedAppointment, whenOf } from '../appointments/find-appointments.ts';
import { APPOINTMENT_READS, focusOn } from '../appointments/say-appointments.ts';
import { dayWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { standingOn, standingWords } from '../stored/standing-facts.ts';
import { hasWords, inTheWay, WHOLE_DAY, whoWords } from './free-time.ts';

const OWN = /\b(?:am|do|will) i\b/;
const OF_WORK =
  /^\W*(?:(?:and|so|hey|ok|wait|also)\W+)*(?:am|is|are|do|does|will) (?!(?:that|this|it|mon|tues?|wed|thurs?|fri|sat|sun|\d)\w*\b)(?:\S+ ){1,2}?(?:(?:even|still|also|actually|have|has|got|get|be|on|a) )*(?:(?:day )?off|work(?:s|ing)?)\b(?! (?:on|with|for) (?:me|us|you|it|that|the)\b)/;

/** 'Does he get off in time' for the visit spoken of */
export const OF_THAT_VISIT = /\b(?:in time|by then|then|that day|for (?:it|that))\W*$/;

export const asksOwnWork = (text: string): boolean => OWN.test(text);
export const asksOfWork = (text: string): boolean => OF_WORK.test(text);

/** The day that such a question is about: the one it names, or that of the visit spoken of. */
export function workdayOf(asked: Asked): string | undefined {
  const said = asked.slots.days.find(({ isPast, endDate }) => !isPast && endDate === undefined);
  const visit = asked.slots.days.length === 0 ? focusedAppointment(asked) : undefined;
  return said?.date ?? (visit && dayOfAppointment(asked, visit));
}

const WEEK = 7;
/** The answer from the notes; a visit of somebody else that is named is held against the hours. */
export function workOn(asked: Asked, date: string, ids: ReadonlySet<string>): Plan {
  const { today } = asked.facts;
  const others = new Set(asked.slots.people.flatMap((one) => one.ids)).difference(ids);
  const spokenOf = asked.slots.days.length === 0 ? focusedAppointment(asked) : undefined;
  const visits = spokenOf ? [spokenOf] : others.size === 0 ? [] : inTheWay(asked, date, WHOLE_DAY, others);
  const [visit] = visits;
  const from = visit && minutesOfDay(whenOf(asked, visit).slice(11));
  const own = standingOn(asked, date, ids);
  const part = from === undefined ? WHOLE_DAY : { from, to: from + (visit?.duration ?? 60) };
  const isOn = own.some((one) => one.from < part.to && part.from < one.to);
  const asksOff = /\boff\b/.test(fold(asked.text));
  const day = dayWords(date, today);
  const booked = inTheWay(asked, date, WHOLE_DAY, ids);
  const has = [...new Set([...visits, ...booked])].map((one) => hasWords(asked, one));
  const beside = has.length > 0 ? ` ${capital(listed(has))} ${day}.` : '';
  const elsewhere = Array.from({ length: WEEK }, (_, at) => addDays(date, at + 1)).flatMap((next) =>
    standingOn(asked, next, ids),
  );
  const [known] = own.length > 0 ? own : elsewhere;
  if (!known)
    return {
      text: `No hours of work are in the notes for ${whoWords(asked, ids)}, so I can't say for ${day}.${beside} Tell me the hours, and I put them into the notes.`,
      reads: APPOINTMENT_READS,
      focus: { day: date },
    };
  const said = listed([...new Set((own.length > 0 ? own : [known]).map((one) => standingWords(asked, one)))]);
  const then = visit === undefined ? '' : own.length > 0 ? (isOn ? ' then' : ' by then') : '';
  const noted = own.length > 0 ? `For ${day} ${said}` : `${capital(said)}, so nothing for ${day}`;
  return {
    text: `${asksOff ? (isOn ? 'No, not off' : 'Yes, off') : isOn ? 'Yes' : 'No'}${then}. ${noted}.${beside}`,
    reads: APPOINTMENT_READS,
    focus: visit ? focusOn(asked, visit) : { day: date },
  };
}
