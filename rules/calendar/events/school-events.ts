// The events of school calendars: found entries and breaks of confirmed schools (CAL-07, CAL-08, D10, D13, D35).
import {
  DAYS_OFF,
  SHORT_DAYS,
  type SchoolBreak,
  type SchoolEvent,
  type SchoolEventKind,
} from '#contract/shapes.ts';
import { TYPICAL } from '../../school/typical.ts';
import { addDays, daysBetween, weekdayNumber } from '../../time/dates.ts';
import type { CalendarEvent, DateSpan } from '../calendar.ts';
import { kindOfSchoolEvent } from './school-kinds.ts';
import type { HouseholdSchool } from './schools.ts';
import { shortHash } from '../../text/short-hash.ts';

const SCHOOL_PREFIX = 'school-';
const MIDNIGHT = '00:00';
/** Days of a range of short days that are entries each; a longer one reads as its beginning and its end. */
const MOST_SHORT_DAYS = 31;
const SATURDAY = 6;

/** The names of members by their ids. */
export type Names = ReadonlyMap<string, string>;

/** An entry of a school's calendar before it becomes one event, or two. */
interface Entry {
  start: string;
  end: string;
  title: string;
  description: string;
  kind: SchoolEventKind;
  time?: string | undefined;
  typical: boolean;
  /** A break always has its first and its last day, also where they are the same (CAL-08). */
  isBreak: boolean;
}

type Hour = Pick<CalendarEvent, 'time' | 'allDay'>;

const ofBreak = ({ name, startDate, endDate, description = '' }: SchoolBreak): Entry => ({
  start: startDate,
  end: endDate,
  title: name.trim() || 'Break',
  description: description.trim(),
  kind: 'break',
  typical: false,
  isBreak: true,
});

function ofFound(found: SchoolEvent): Entry {
  const { date, endDate = date, event, time, qualifier = '' } = found;
  const typical = qualifier === TYPICAL;
  return {
    start: date,
    end: endDate,
    title: event.trim() || 'School event',
    description: typical ? '' : qualifier,
    kind: kindOfSchoolEvent(found),
    time,
    typical,
    isBreak: false,
  };
}

const entriesOf = ({ foundCalendar, breaks }: HouseholdSchool): Entry[] => [
  ...(foundCalendar?.events ?? []).map(ofFound),
  ...breaks.map(ofBreak),
];

/** ' · Mia, Leo' */
const forChildren = (ids: readonly string[], names: Names): string => {
  const known = ids.flatMap((id) => names.get(id) ?? []);
  return known.length > 0 ? ` · ${known.join(', ')}` : '';
};

/** The weekdays of a range of early dismissals or delayed openings; each of them has the hour. */
function shortDaysOf({ start, end, kind }: Entry): string[] {
  const days = daysBetween(start, end) + 1;
  if (!SHORT_DAYS.includes(kind) || days < 2 || days > MOST_SHORT_DAYS) return [];
  return Array.from({ length: days }, (_, day) => addDays(start, day)).filter((date) => {
    const weekday = weekdayNumber(date);
    return weekday !== 0 && weekday !== SATURDAY;
  });
}

function eventsOfEntry(
  entry: Entry,
  school: HouseholdSchool,
  isNamed: boolean,
  names: Names,
): CalendarEvent[] {
  const { start, end, kind, time, typical, description } = entry;
  const isShort = SHORT_DAYS.includes(kind);
  const titled = entry.title + (isShort ? forChildren(school.children, names) : '');
  const title = isNamed ? `${school.label}: ${titled}` : titled;
  const schoolName = isNamed ? { schoolName: school.label } : {};
  const common = {
    id: SCHOOL_PREFIX + school.id,
    description,
    isAIGenerated: false,
    type: 'school' as const,
    kind,
    school: school.id,
    ...schoolName,
    memberIds: school.children,
    ...(typical ? { typical: true as const } : {}),
  };
  const wholeDay = { time: MIDNIGHT, allDay: true as const };
  const hour = time && !isOff(entry) ? { time } : wholeDay;
  const event = (date: string, said: string, span?: DateSpan, at: Hour = hour): CalendarEvent => ({
    ...common,
    ...at,
    key: `${common.id}-${date}-${shortHash(said)}`,
    title: said,
    date,
    ...(span ? { span } : {}),
  });
  if (start >= end && !entry.isBreak) return [event(start, title)];
  const shortDays = shortDaysOf(entry);
  if (shortDays.length > 0) return shortDays.map((date) => event(date, title));
  const span = { title, start, end, ...schoolName, isOff: isOff(entry) };
  // The hour of several days is that of their beginning.
  return [event(start, `${title} Begins`, span), event(end, `${title} Ends`, span, wholeDay)];
}

/** A calendar may name a date twice in the same words. */
function withUniqueKeys(events: CalendarEvent[]): CalendarEvent[] {
  const seen = new Map<string, number>();
  return events.map((event) => {
    const times = (seen.get(event.key) ?? 0) + 1;
    seen.set(event.key, times);
    return times === 1 ? event : { ...event, key: `${event.key}-${times}` };
  });
}

/**
 * The events of the confirmed schools, of all years. Each title starts with its school where the household has more
 * than one.
 */
export const schoolEvents = (schools: readonly HouseholdSchool[], names: Names): CalendarEvent[] =>
  withUniqueKeys(
    schools
      .filter(({ calendarConfirmed }) => calendarConfirmed)
      .flatMap((school) =>
        entriesOf(school).flatMap((entry) => eventsOfEntry(entry, school, schools.length > 1, names)),
      ),
  );

const isOff = ({ kind }: Pick<CalendarEvent, 'kind'>): boolean => DAYS_OFF.some((off) => off === kind);

/** True for a date without school by a confirmed calendar: a holiday, a staff day, a day inside a break. */
export const isDayOff = (
  events: readonly Pick<CalendarEvent, 'date' | 'kind' | 'span'>[],
  date: string,
): boolean =>
  events.some(
    (event) =>
      isOff(event) && (event.span ? event.span.start <= date && date <= event.span.end : event.date === date),
  );
