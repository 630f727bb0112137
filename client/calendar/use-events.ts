// The calendar events of today and of the shown month. Records are read three months at a time: those around today stay
// loaded, and those around the shown month are there before it is paged.
import { useCallback, useMemo, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { useZone } from '../time/zone.ts';
import type { Names } from '#rules/calendar/events/school-events.ts';
import { currentOf, eventsOfRange, eventsOfSchools, namesOf, type Current } from './household-events.ts';
import { addMonths } from './month.ts';
import { useRecordsAround, useSchoolRecords } from './use-records.ts';

export interface Events {
  /** 'ready' once every source has answered or failed; 'failed' when all of them did. */
  state: 'loading' | 'failed' | 'ready';
  /** Everything that is loaded, also of other months. */
  events: CalendarEvent[];
  /**
   * Names of the data that could not be loaded: 'meals and appointments'; empty when everything is loaded or loading.
   */
  missing: string;
  /** Asks again for what is missing. */
  retry: () => void;
  retrying: boolean;
}

interface HouseholdEvents {
  /** The events with the state of what today needs. */
  today: Events;
  /** The events with the state of what the shown month needs. */
  month: Events;
  /** The content of Up Next. */
  currentAt: (now: Date) => Current;
}

type Source = Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;
/** With its name for the parent; two sources may share one. */
type NamedSource = readonly [name: string, source: Source];

const NONE: never[] = [];

interface MonthsInput {
  /** A day of one of the months. */
  date: string;
  /** A day of the month of today. */
  anchor: string;
  zone: string;
  names: Names;
}

/** The records of three months, and their events; without events where these months are among the `earlier` ones. */
function useMonths({ date, anchor, zone, names }: MonthsInput, earlier: readonly Months[]) {
  const { range, ...records } = useRecordsAround(date, anchor);
  const { from, to } = range;
  const menus = records.meals.data ?? NONE;
  const appointments = records.appointments.data ?? NONE;
  const schoolDays = records.lessons.data ?? NONE;
  const isWanted = !earlier.some((months) => months.from === from);
  const events = useMemo(
    () =>
      isWanted ? eventsOfRange({ range: { from, to }, zone, names, menus, appointments, schoolDays }) : NONE,
    [isWanted, names, from, to, zone, menus, appointments, schoolDays],
  );
  return { from, to, sources: Object.entries<Source>(records), menus, events };
}

interface Months {
  /** The first day of the months. */
  from: string;
  sources: NamedSource[];
  events: CalendarEvent[];
}

/** The events of the schools, of all years. */
function useSchools() {
  const { settings, further, members } = useSchoolRecords();
  const people = members.data ?? NONE;
  const events = useMemo(
    () => eventsOfSchools(settings.data ?? null, further.data ?? NONE, people),
    [settings.data, further.data, people],
  );
  const names = useMemo(() => namesOf(people), [people]);
  const sources: NamedSource[] = [
    ['school calendar', settings],
    ['school calendar', further],
  ];
  return { events, names, sources, members };
}

const isSettled = ({ data, errorUpdateCount }: Source): boolean => data !== undefined || errorUpdateCount > 0;

/** The state of some sources, with the events of all. `names` are waited for, and can be done without. */
function eventsWith(sources: readonly NamedSource[], names: Source, events: CalendarEvent[]): Events {
  const isLoading = !isSettled(names) || !sources.every(([, source]) => isSettled(source));
  // One that has failed stays so while it is asked again: what the others brought keeps its place.
  const missing = isLoading ? [] : sources.filter(([, { data }]) => data === undefined);
  return {
    state: isLoading ? 'loading' : missing.length === sources.length ? 'failed' : 'ready',
    events,
    missing: [...new Set(missing.map(([name]) => name))].join(', ').replace(/, ([^,]*)$/, ' and $1'),
    retry: () => missing.forEach(([, { refetch }]) => void refetch()),
    retrying: missing.some(([, { isFetching }]) => isFetching),
  };
}

/** The events of today and of the month of `shown`, 'YYYY-MM-DD', with the months before and after it. */
export function useEvents(today: string, shown: string): HouseholdEvents {
  const zone = useZone();
  // The months that are read together stay the same when a new month begins.
  const [anchor] = useState(today);
  const { names, members, ...schools } = useSchools();
  const around = { anchor, zone, names };
  const ofToday = useMonths({ ...around, date: today }, []);
  const before = useMonths({ ...around, date: addMonths(shown, -1) }, [ofToday]);
  const after = useMonths({ ...around, date: addMonths(shown, 1) }, [ofToday, before]);
  const events = useMemo(
    () => [...schools.events, ...ofToday.events, ...before.events, ...after.events],
    [schools.events, ofToday.events, before.events, after.events],
  );
  const { menus, to: until } = ofToday;
  const currentAt = useCallback(
    (now: Date) => currentOf({ now, zone, menus, events, names, until }),
    [zone, menus, events, names, until],
  );
  const stateOf = ({ sources }: Months) => eventsWith([...sources, ...schools.sources], members, events);
  return {
    today: stateOf(ofToday),
    // Three months in a row are among the months of two reads at most: the earlier ones, or the later.
    month: stateOf(shown < after.from ? before : after),
    currentAt,
  };
}
