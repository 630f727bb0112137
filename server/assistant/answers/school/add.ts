// Adding to the calendar of a school: a day off, a break, an early dismissal, an event. The card holds what is stored and
// the new entry.
import { FIRST_SCHOOL } from '#rules/calendar/events/schools.ts';
import { academicYearName, academicYearStart } from '#rules/school/academic-year.ts';
import { DAYS_OFF, SHORT_DAYS, type SchoolEvent, type SchoolEventKind } from '#contract/shapes.ts';
import { addDays, daysBetween, formatTime, minutesOfDay, weekdayNumber } from '#rules/time/dates.ts';
import { formatClock } from '#rules/homeschool/clock.ts';
import type { Card, Offer } from '../../dialogue/state.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { dayWords, minutesIn, momentOf, spanWords } from '../moments.ts';
import { isChild, nameOf, whomIn } from '../people.ts';
import type { Answerer, Asked, Plan } from '../plan.ts';
import { changedBreak } from './changed-break.ts';
import { cardOpening } from './say-card.ts';
import {
  covers,
  dayAt,
  isOff,
  entriesOf,
  entryWords,
  offerOfSchool,
  READS,
  schoolsToChange,
  type OneSchool,
} from './schools.ts';
import { oneEntry } from './two-entries.ts';
import { daysMeant, wishedIn } from './wished-event.ts';

/** 'HH:MM' of an early dismissal or a late start; '2 hour delay' counts from the usual beginning. */
function timeOf(
  { slots, text }: Asked,
  school: OneSchool,
  kind: SchoolEventKind,
  time: string | undefined,
): string | undefined {
  if (time !== undefined) return time;
  if (/\bnoon\b/i.test(text)) return '12:00';
  const minutes = minutesIn(slots.durations.find((words) => /hour|min/i.test(words)) ?? '');
  if (kind !== 'delayed-opening' || minutes === undefined || minutes > 300) return undefined;
  return formatClock(minutesOfDay(school.schoolHours.start) + minutes);
}

/** The card that saves some fields of a school. */
export function cardOf(school: OneSchool, fields: Record<string, unknown>): Card {
  const { id, children, schoolType, schoolName, isNew } = school;
  const own = isNew
    ? {
        schoolType,
        ...(schoolName === '' ? {} : { schoolName }),
        ...(children.length > 0 ? { children } : {}),
      }
    : {};
  if (id === FIRST_SCHOOL) return { tool: 'saveSchoolSettings', input: { ...own, ...fields } };
  return isNew
    ? { tool: 'createSchool', input: { ...own, ...fields } }
    : { tool: 'updateSchool', input: { id, ...fields } };
}

const isWaiting = ({ calendarConfirmed, foundCalendar }: OneSchool): boolean =>
  !calendarConfirmed && (foundCalendar?.events ?? []).length > 0;

const isSameBreak = (name: string, other: string): boolean =>
  name.trim().toLowerCase() === other.trim().toLowerCase();

/** The stored entries and the new one; a break of the same name is replaced. Breaks are stored beside the calendar. */
function fieldsWith(school: OneSchool, event: SchoolEvent): Record<string, unknown> {
  const { breaks, foundCalendar, schoolName, calendarConfirmed } = school;
  // What a parent says is confirmed; dates that were found and not checked are not.
  const confirmed = calendarConfirmed || isWaiting(school) ? {} : { calendarConfirmed: true };
  const { date, endDate, kind, event: name } = event;
  const isBreak = endDate !== undefined && kind !== undefined && DAYS_OFF.includes(kind);
  const isFound = foundCalendar?.events.some((one) => isSameBreak(one.event, name)) ?? false;
  if (isBreak && !isFound)
    return {
      breaks: [
        ...breaks.filter((one) => !isSameBreak(one.name, name)),
        { name, startDate: date, endDate },
      ].toSorted((one, other) => one.startDate.localeCompare(other.startDate)),
      ...confirmed,
    };
  const calendar = foundCalendar ?? {
    schoolName,
    academicYear: academicYearName(academicYearStart(date)),
    events: [],
  };
  // A time said later is the time of the short day that is there.
  const isSameShort = (one: SchoolEvent) =>
    kind !== undefined &&
    SHORT_DAYS.includes(kind) &&
    one.kind === kind &&
    one.date === date &&
    // Another child may be let out at another hour.
    (one.qualifier ?? '') === (event.qualifier ?? '');
  const others = calendar.events.filter(
    (one) => !(isBreak && isSameBreak(one.event, name)) && !isSameShort(one),
  );
  const events = [...others, event].toSorted(
    (one, other) => Number(one.date > other.date) - Number(one.date < other.date),
  );
  return { foundCalendar: { ...calendar, events }, ...confirmed };
}

/** 'They bring a shoebox' belongs to the day. */
const BRINGS = /\b((?:wear|bring|pack|dress|needs? (?:an?|his|her|their|the|some|\d))\b[^,.;!?]{2,60})/i;

function noteOf(asked: Asked, school: OneSchool, kind: SchoolEventKind, time: string | undefined): string {
  const whom = whomIn(asked, { usesFocus: false });
  const child =
    whom.kind === 'one' && school.children.length > 1 && whom.member.relationship === 'child'
      ? `for ${whom.member.name}`
      : '';
  const at = time && !SHORT_DAYS.includes(kind) ? formatTime(time) : '';
  const bring = BRINGS.exec(asked.text)?.[1] ?? '';
  return [at, child, bring.trim()].filter(Boolean).join(', ');
}

function planFor(
  asked: Asked,
  school: OneSchool,
  date: string,
  endDate: string | undefined,
  time: string | undefined,
): Plan {
  const { text, facts } = asked;
  const { today } = facts;
  const { kind, title } = wishedIn(asked, { date, ...(endDate === undefined ? {} : { endDate }) });
  const at = timeOf(asked, school, kind, time);
  const same = entriesOf(school).find(
    (entry) =>
      entry.kind === kind &&
      covers(entry, date) &&
      (kind !== 'school' || entry.title.toLowerCase() === title.toLowerCase()),
  );
  if (same && !(at && at !== same.time))
    return {
      text: `That's on the calendar already. It has ${entryWords(same, today)}.`,
      reads: READS,
      focus: { day: date },
    };
  const isShort = SHORT_DAYS.includes(kind);
  const qualifier = noteOf(asked, school, kind, at);
  const event: SchoolEvent = {
    date,
    event: title,
    kind,
    ...(endDate === undefined ? {} : { endDate }),
    ...(isShort && at ? { time: at } : {}),
    ...(qualifier ? { qualifier } : {}),
  };
  const when =
    endDate === undefined ? `on ${dayWords(date, today)}` : spanWords({ date, endDate, span: [0, 0] }, today);
  const waits = isWaiting(school)
    ? ' It shows on the calendar once you confirm the found dates on the School page.'
    : '';
  const there = dayAt(school, date);
  const off =
    there.kind === 'off' && endDate === undefined && kind !== 'make-up-day'
      ? ` Just so you know, ${there.why.startsWith("it's") ? there.why.replace("it's", 'that is') : `${there.why} is stored for that day`}.`
      : '';
  const earlier =
    endDate === undefined
      ? undefined
      : entriesOf(school).find((entry) => isOff(entry) && isSameBreak(entry.title, title));
  const instead = earlier
    ? ` It takes the place of ${dayWords(earlier.start, today)} to ${dayWords(earlier.end, today)}.`
    : '';
  const missing = isShort && !at ? " Tell me the time and I'll add it." : '';
  return {
    text: `${cardOpening(text)} ${capital(quoted(title))} ${when}${at ? ` at ${formatTime(at)}` : ''}.${missing}${off}${instead}${waits}`,
    cards: [cardOf(school, fieldsWith(school, event))],
    focus: { day: date },
  };
}

/** A school that its first card starts, and the fields it has before anybody filled them in. */
function startsWords(asked: Asked, { children, schoolHours, schoolType }: OneSchool): string {
  const names = listed(children.map((id) => nameOf(asked, id) ?? ''));
  const hours = `${formatTime(schoolHours.start)} to ${formatTime(schoolHours.end)}`;
  return `No school is set up yet, so this starts one${names === '' ? '' : ` for ${names}`}. No one told me its type and hours, so the card shows the usual ones (${schoolType}, five days a week, ${hours}) until you correct them on the School page, and it marks the calendar as confirmed so that this shows.`;
}

export const whichSchool = (schools: readonly OneSchool[]): Plan => ({
  text: 'Which school is it for?',
  asked: 'which',
  offered: schools.map(offerOfSchool),
});

/** The card with the new days of a break that is stored. */
function breakPlan(asked: Asked, school: OneSchool): Plan | undefined {
  const changed = changedBreak(asked, school);
  if (!changed) return undefined;
  const { date, endDate, entry } = changed;
  const { today } = asked.facts;
  const days = (from: string, to: string) => spanWords({ date: from, endDate: to, span: [0, 0] }, today);
  const event: SchoolEvent = { date, endDate, event: entry.title, kind: entry.kind };
  return {
    text: `${cardOpening(asked.text)} ${quoted(entry.title)} ${days(date, endDate)}, before ${days(entry.start, entry.end)}.`,
    cards: [cardOf(school, fieldsWith(school, event))],
    isAccounted: true,
    focus: { day: date },
  };
}

/** 'Leonor is out of school Friday for the dentist': a day that one child misses, and none of the school. */
const ABSENT =
  /\b(?:is|are|will be|['’]s) (?:going to be )?(?:out of|missing|absent from|home from|staying home from|not (?:going to|in)) school\b/i;
const OF_SCHOOL = /\b(?:school|class|daycare|preschool|kindergarten|teachers?|kids)\b/i;
const IS_OFF = /\b(?:is|are|am|has|have|gets?|['’]s|['’]m) (?:the day )?off\b/i;
/** 'Eero is off Monday': a day off of a grown-up. */
const isOfGrownUp = ({ text, slots, household }: Asked): boolean =>
  IS_OFF.test(text) &&
  !OF_SCHOOL.test(text) &&
  slots.people.length > 0 &&
  slots.people.every(({ ids }) => household.members.some((one) => ids.includes(one.id) && !isChild(one)));
const ofOnePerson = (asked: Asked): Plan | undefined => {
  if (isOfGrownUp(asked))
    return {
      text: "That's none of a school's days. Say it with a time, like “day off for Alex Monday at 8”, and I put it on your calendar.",
    };
  return ABSENT.test(asked.text) && asked.slots.people.length > 0
    ? {
        text: "The school's calendar is for everybody there, so I don't write a day into it that one child misses. Tell me what it is for with its time, like “dentist for Leo Friday at 8”, and I put that on your own calendar.",
      }
    : undefined;
};

const schoolAdd: Answerer = (asked) => {
  const absent = ofOnePerson(asked);
  if (absent) return absent;
  const { schools, isNew } = schoolsToChange(asked);
  const [school, ...others] = schools;
  const changed = school && others.length === 0 ? breakPlan(asked, school) : undefined;
  if (changed) return changed;
  const { date, time, note } = momentOf(asked);
  const range = daysMeant(asked);
  const first = range?.date ?? date;
  if (first === undefined || !school) return { text: 'Which day is it?', asked: 'day' };
  const isAll =
    asked.chosen['which'] === 'all' ||
    /\b(?:both|all) (?:of the )?schools\b|\beverybody\b|\ball the kids\b/i.test(asked.text);
  if (others.length > 0 && !isAll) {
    const question = whichSchool(schools);
    const all: Offer = { label: schools.length > 2 ? 'All of them' : 'Both', choice: 'all' };
    return { ...question, offered: [...(question.offered ?? []), all] };
  }
  // A week of school ends on Friday.
  const isWeek =
    range?.endDate !== undefined &&
    weekdayNumber(range.endDate) === 0 &&
    daysBetween(range.date, range.endDate) === 6;
  const plan = planFor(
    asked,
    school,
    first,
    range?.endDate && isWeek ? addDays(range.endDate, -2) : range?.endDate,
    time,
  );
  if (isNew && plan.cards)
    return {
      ...plan,
      text: `${plan.text} ${startsWords(asked, school)}`,
    };
  const more = others.flatMap((other) => planFor(asked, other, first, range?.endDate, time).cards ?? []);
  if (more.length > 0) return { ...plan, cards: [...(plan.cards ?? []), ...more] };
  return note && plan.cards ? { ...plan, text: `${plan.text} ${note}` } : plan;
};

export const schoolAddAnswers = { school_add: oneEntry(schoolAdd) };
