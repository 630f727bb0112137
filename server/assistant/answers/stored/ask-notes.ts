// 'When is Esi done today', 'am I on call this weekend', 'until when are they open': questions about times that only the notes
// of somebody tell, answered with the hour or the days first and the words of the note behind them.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addDays, daysBetween, formatTime } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { dayOfAppointment, isComing } from '../appointments/find-appointments.ts';
import { clockOf, dayWords, inWeeks, isWithin, spanWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { datesOf } from '../day/day-view.ts';
import { endsOf, isOff, offDaysOf, turnsOf, type NotedOff } from './note-times.ts';
import { sentencesOf } from './passages.ts';
import { absenceAsked } from './ask-absence.ts';
import { workAsked } from './ask-work.ts';
import { sayNotes } from './say-notes.ts';
import { standingOn } from './standing-facts.ts';

const OF_SPEAKER = /\b(?:i|me|my|im)\b/;
/** Those who are asked about; nobody where none is named. */
function membersMeant({ slots, household, focus, text }: Asked): FamilyMember[] {
  const ids = new Set(slots.people.flatMap(({ ids: [first] }) => first ?? []));
  if (ids.size === 0 && OF_SPEAKER.test(fold(text)) && household.speakerId !== undefined)
    ids.add(household.speakerId);
  if (ids.size === 0 && slots.pronouns.some((word) => word === 'he' || word === 'she'))
    ids.add(focus.family_member ?? '');
  return household.members.filter(({ id }) => ids.has(id));
}

/** 'Am I on call this weekend' */
function turnAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const text = fold(asked.text);
  const turn = members
    .flatMap((member) => turnsOf(asked, member))
    .find(({ what }) => what !== '' && ` ${text} `.includes(` ${what} `));
  if (!turn) return undefined;
  const { today } = asked.facts;
  const next = Array.from({ length: 28 }, (_, at) => addDays(today, at)).find(turn.isOn);
  const nextWords = next === undefined ? '' : `The next one is ${dayWords(next, today)}.`;
  const day = asked.slots.days[0];
  if (!day) return next === undefined ? undefined : sayNotes(asked, nextWords, [turn]);
  const on = datesOf(day).filter(turn.isOn);
  return on.length > 0
    ? sayNotes(asked, `Yes, ${listed(on.map((date) => dayWords(date, today)))}.`, [turn])
    : sayNotes(asked, `No, not ${spanWords(day, today)}.`, [turn], nextWords);
}

const OF_OFF = /\b(?:off|breaks?|vacation|no school|school|daycare|day care|preschool|closed|open)\b/;
const SEASONS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bthanksgiving\b/, /\bthanksgiving\b/],
  [/\b(?:winter|christmas|xmas|holiday)\b/, /\b(?:winter|christmas|holiday)\b/],
  [/\bspring\b/, /\bspring\b/],
  [/\bfall\b/, /\bfall\b/],
];
const WHEN = /\b(?:when|whens|what days?|which days?|how long|til+ when|until when|dates?)\b/;
const ASKS_IF = /^\W*(?:(?:and|so) )*(?:is|does|do|has|are|will|am)\b/;
const SAYS_OFF = /\b(?:off|breaks?|vacation|no school|closed)\b/;

const spansOf = (asked: Asked, { days }: NotedOff): string => {
  const [day] = asked.slots.days;
  const own = days.filter((one) => day && datesOf(day).some((date) => isWithin(date, one)));
  const said = (own.length > 0 ? own : days.slice(0, 1)).map((one) => spanWords(one, asked.facts.today));
  return capital(listed(said).replace(/^(?:on|from) /, ''));
};

/** 'When is Kojo off for Thanksgiving' */
function seasonAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const text = fold(asked.text);
  const season = SEASONS.find(([said]) => said.test(text));
  const { slots, household } = asked;
  // 'Take the nuts off the Christmas list'
  const isAsked = WHEN.test(text) || ASKS_IF.test(text) || asked.text.includes('?');
  if (!season || !OF_OFF.test(text) || !isAsked || slots.lists.length > 0) return undefined;
  const [day] = slots.days;
  const found = (members.length > 0 ? members : household.members).flatMap((member) => {
    const all = offDaysOf(asked, member);
    const own = all.filter((off) => season[1].test(fold(off.text)));
    return own.length > 0 ? own : all.filter((off) => day && datesOf(day).some((date) => isOff(off, date)));
  });
  const spans = new Set(found.map((off) => spansOf(asked, off)));
  const [span] = spans;
  if (span === undefined) return undefined;
  return sayNotes(asked, spans.size === 1 ? `${span}.` : '', found);
}

/** 'Is there school for Kojo tomorrow', 'is daycare open on the 26th' */
function offAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const text = fold(asked.text);
  const [day] = asked.slots.days;
  if (!day || !OF_OFF.test(text) || asked.slots.visits.length > 0) return undefined;
  const place = /\b(?:daycare|day care|preschool)\b/.exec(text)?.[0];
  const meant =
    members.length > 0 || place === undefined
      ? members
      : asked.household.members.filter(({ notes }) => fold(notes).includes(place));
  const found = meant
    .flatMap((member) => offDaysOf(asked, member))
    .filter((off) => datesOf(day).some((date) => isOff(off, date)));
  const [first] = found;
  if (!first) return undefined;
  if (WHEN.test(text)) return sayNotes(asked, `${spansOf(asked, first)}.`, found);
  if (!ASKS_IF.test(text)) return undefined;
  return sayNotes(asked, SAYS_OFF.test(text) ? 'Yes.' : 'No.', found);
}

const ASKS_END =
  /\b(?:when|whens|what time|til+ when|until when|how late)\b.*\b(?:done|out|off|over|finished|home|back|through|end|ends)\b|\bhome when\b|\b(?:done|out|home|off|back) (?:at )?(?:what time|when)\b|\bwhat time does school\b/;
/** 'When is he off': a day without school, too, where no day is named. */
const BARE_OFF = /\boff\W*$/;
const UNTIL = /\b(?:until|till|to|-|out at|ends at)\b/;
const NO_END = /\b(?:come|coming|medicine|meds|due|appointments?|visit|test|surgery|expires?|list)\b/;

/** 'When is Esi done today': the last end that the notes tell of that day. */
function endAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const [member, ...others] = members;
  const text = fold(asked.text);
  const { slots, facts, household } = asked;
  if (!member || others.length > 0 || !ASKS_END.test(text) || NO_END.test(text)) return undefined;
  const [day] = slots.days;
  if (slots.visits.length > 0 || day?.endDate !== undefined) return undefined;
  if (day === undefined && BARE_OFF.test(text)) return undefined;
  const date = day?.date ?? facts.today;
  const hasVisit = household.appointments.some(
    (one) =>
      one.familyMemberId === member.id && isComing(asked, one) && dayOfAppointment(asked, one) === date,
  );
  if (hasVisit && !/\b(?:school|class|practice|club)\b/.test(text)) return undefined;
  const off = offDaysOf(asked, member).filter((one) => isOff(one, date));
  const ends = off.length > 0 ? [] : endsOf(member).filter(({ isOfPlace }) => !isOfPlace);
  const weekly = standingOn(asked, date, new Set([member.id])).filter(
    (fact) => !fact.isAway && fact.to < 1440 && UNTIL.test(fold(fact.text)),
  );
  const [last] = weekly.toSorted((one, other) => other.to - one.to);
  const [end] = ends;
  const isWeekday = ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
  const time =
    last && `${String(Math.floor(last.to / 60)).padStart(2, '0')}:${String(last.to % 60).padStart(2, '0')}`;
  const when = dayWords(date, facts.today);
  if (last && time !== undefined && !(end && isWeekday && end.time > time))
    return sayNotes(asked, `${formatTime(time)} on ${when}.`, end && isWeekday ? [last, end] : [last]);
  if (end && isWeekday) return sayNotes(asked, `${formatTime(end.time)} on ${when}.`, [end]);
  return off.length > 0 ? sayNotes(asked, `Not at school on ${when}.`, off) : undefined;
}

const OF_HOURS = /\b(?:open|opens|close|closes|closing|hours)\b/;
const OF_NUMBER = /\b(?:number|phone|nr|call)\b/;
const SHORTEST_NAME = 5;

/** 'Number of the daycare and until when are they open' */
function hoursAsked(asked: Asked): Plan | undefined {
  const text = fold(asked.text);
  if (!OF_HOURS.test(text)) return undefined;
  const said = new Set(wordsOf(text).filter((word) => word.length >= SHORTEST_NAME));
  const { members, contacts } = asked.household;
  const place = members
    .flatMap(endsOf)
    .find((one) => one.isOfPlace && wordsOf(fold(one.text)).some((word) => said.has(word)));
  if (!place) return undefined;
  const [day] = asked.slots.days;
  const owner = members.find(({ id }) => id === place.memberId);
  // A day on which it is closed is answered so.
  if (day && owner && offDaysOf(asked, owner).some((off) => isOff(off, day.date))) return undefined;
  const contact = contacts.find(
    ({ name, specialty, phoneNumber }) =>
      phoneNumber !== '' && wordsOf(fold(`${name} ${specialty}`)).some((word) => said.has(word)),
  );
  const number =
    contact && OF_NUMBER.test(text) ? `${quoted(contact.name)} is at ${quoted(contact.phoneNumber)}. ` : '';
  const plan = sayNotes(asked, `${number}Until ${formatTime(place.time)}.`, [place]);
  return contact ? { ...plan, focus: { ...plan.focus, medical_contact: contact.id } } : plan;
}

const ASKS_SCHOOL_DAY =
  /\bwhat (?:does|do|is|has|did|will|are|subjects?)\b.*\b(?:school|homeschool|lessons?|class(?:es)?|study|studies|subjects?)\b/;

/** 'What does Mai do Thursdays for school' */
function schoolDayAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const [day] = asked.slots.days;
  if (!day || members.length !== 1 || !ASKS_SCHOOL_DAY.test(fold(asked.text))) return undefined;
  const off = members.flatMap((member) => offDaysOf(asked, member)).filter((one) => isOff(one, day.date));
  const weekly = standingOn(asked, day.date, new Set(members.map(({ id }) => id))).filter(
    ({ isAway }) => !isAway,
  );
  const facts = off.length > 0 ? off : weekly;
  const when = `${capital(dayWords(day.date, asked.facts.today))}.`;
  return facts.length === 0 ? undefined : sayNotes(asked, when, facts);
}

const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i;
/** 'On Thursdays' is the next one. */
function withWeekdays(asked: Asked): Asked {
  if (asked.slots.days.length > 0 || !WEEKDAYS.test(asked.text)) return asked;
  const days = [...spokenDates(asked.text, clockOf(asked.facts)).days].map((day) => ({
    ...day,
    isPast: false,
  }));
  return { ...asked, slots: { ...asked.slots, days } };
}

const ASKS_WEEKS = /\bhow (?:far along|many (?:weeks|wks)|many months pregnant)\b/;
const TO_COME = /\b(?:until|till?|left|to go|before)\b/;
const DUE = /\b(?:pregnant|pregnancy|expecting|baby)\b.*\bdue\b/i;
/** From the first day that counts to the due date, in days (ACOG, Methods for Estimating the Due Date). */
const PREGNANCY = 280;
/** 'How many weeks is she': counted back from the noted due date. */
function weeksAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const text = fold(asked.text);
  if (!ASKS_WEEKS.test(text) || asked.slots.days.length > 0) return undefined;
  const { today } = asked.facts;
  for (const { id, notes } of members) {
    const sentence = sentencesOf(notes).find((one) => DUE.test(one)) ?? '';
    const [due] = spokenDates(
      sentence.slice(sentence.toLowerCase().indexOf('due')),
      clockOf(asked.facts),
    ).days;
    const left = due ? daysBetween(today, due.date) : PREGNANCY;
    if (!due || left < 0 || left >= PREGNANCY) continue;
    const when = `${TO_COME.test(text) ? '' : 'the due date is '}${dayWords(due.date, today)}`;
    const lead = TO_COME.test(text)
      ? `${inWeeks(left)} until ${when}.`
      : `${inWeeks(PREGNANCY - left)} today, counted back from the due date; ${when}, in ${inWeeks(left)}.`;
    return sayNotes(asked, lead, [{ memberId: id, text: sentence }]);
  }
  return undefined;
}

/** The answer by the times that notes tell; undefined where a question asks for none. */
export function askNotes(given: Asked): Plan | undefined {
  const asked = withWeekdays(given);
  const members = membersMeant(asked);
  return (
    turnAsked(asked, members) ??
    workAsked(asked, members) ??
    hoursAsked(asked) ??
    weeksAsked(asked, members) ??
    seasonAsked(asked, members) ??
    schoolDayAsked(asked, members) ??
    endAsked(asked, members) ??
    absenceAsked(asked, members) ??
    offAsked(asked, members)
  );
}
