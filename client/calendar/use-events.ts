// The calendar events of today and of the shown month. Records are read three months at a time: those around today stay
// loaded, and those around the shown month are there before it is paged.
import { useMemo, useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { useZone } from '../time/zone.ts';
import type { Current } from './household-events.ts';
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
  /** The content of Up Next; undefined until its rules have arrived. */
  currentAt: (now: Date) => Current | undefined;
}

type Source = Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;
/** With its name for the parent; two sources may share one. */
type NamedSource = readonly [name: string, source: Source];

const NONE: never[] = [];

/** The rules are fetched with the records; like those, they can fail to arrive and be asked for again. */
const useRules = () =>
  useQuery({
    queryKey: ['calendar rules'],
    queryFn: async () => {
      // Side by side: the file would ask for the one with these rules only after it has arrived.
      void import('#rules/calendar/events/meal-events.ts').catch(() => undefined);
      return import('./household-events.ts');
    },
    gcTime: Infinity,
  });

type Rules = ReturnType<typeof useRules>['data'];
type Names = ReadonlyMap<string, string>;

interface MonthsInput {
  /** A day of one of the months. */
  date: string;
  /** A day of the month of today. */
  anchor: string;
  zone: string;
  names: Names | undefined;
}

/** The records of three months, and their events; without events where these months are among the `earlier` ones. */
function useMonths({ date, anchor, zone, names }: MonthsInput, rules: Rules, earlier: readonly Months[]) {
  const { range, ...records } = useRecordsAround(date, anchor);
  const { from, to } = range;
  const menus = records.meals.data ?? NONE;
  const appointments = records.appointments.data ?? NONE;
  const schoolDays = records.lessons.data ?? NONE;
  const isWanted = !earlier.some((months) => months.from === from);
  const events = useMemo(
    () =>
      rules && names && isWanted
        ? rules.eventsOfRange({ range: { from, to }, zone, names, menus, appointments, schoolDays })
        : NONE,
    [rules, names, isWanted, from, to, zone, menus, appointments, schoolDays],
  );
  return { from, sources: Object.entries<Source>(records), menus, events };
}

interface Months {
  /** The first day of the months. */
  from: string;
  sources: NamedSource[];
  events: CalendarEvent[];
}

/** The events of the schools, of all years. */
function useSchools(rules: Rules) {
  const { settings, further, members } = useSchoolRecords();
  const events = useMemo(
    () => rules?.eventsOfSchools(settings.data ?? null, further.data ?? NONE, members.data ?? NONE) ?? NONE,
    [rules, settings.data, further.data, members.data],
  );
  const names = useMemo(() => rules?.namesOf(members.data ?? NONE), [rules, members.data]);
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
  const rules = useRules();
  const schools = useSchools(rules.data);
  const around = { anchor, zone, names: schools.names };
  const ofToday = useMonths({ ...around, date: today }, rules.data, []);
  const before = useMonths({ ...around, date: addMonths(shown, -1) }, rules.data, [ofToday]);
  const after = useMonths({ ...around, date: addMonths(shown, 1) }, rules.data, [ofToday, before]);
  const events = useMemo(
    () => [...schools.events, ...ofToday.events, ...before.events, ...after.events],
    [schools.events, ofToday.events, before.events, after.events],
  );
  const stateOf = ({ sources }: Months) =>
    eventsWith([...sources, ...schools.sources, ['calendar', rules]], schools.members, events);
  return {
    today: stateOf(ofToday),
    // Three months in a row are among the months of two reads at most: the earlier ones, or the later.
    month: stateOf(shown < after.from ? before : after),
    currentAt: (now) => {
      const { menus } = ofToday;
      return rules.data?.currentOf({ now, zone, menus, events, names: schools.names ?? new Map() });
    },
  };
}
