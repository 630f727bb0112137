// The calendar events of today and of the shown month. Records are read three months at a time: those around today stay
// loaded, and those around the shown month are there before it is paged.
import { useMemo, useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { medicalAppointments } from '#contract/appointments.ts';
import { meals } from '#contract/meals.ts';
import { calendarReads } from '#rules/calendar/calendar-reads.ts';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { useRead } from '../data/api.ts';
import { useZone } from '../time/zone.ts';
import type { Current } from './household-events.ts';
import { addMonths } from './month.ts';

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
type Sources = Readonly<Record<string, Source>>;

const NONE: never[] = [];
const NAMES = new Map<string, string>();

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

interface MonthsInput {
  reads: ReturnType<typeof calendarReads>;
  zone: string;
  /** Undefined until they have arrived, and for months that are among others already. */
  rules: ReturnType<typeof useRules>['data'];
}

/** The records of three months, and their events. */
function useMonths({ reads, zone, rules }: MonthsInput) {
  const { from, to } = reads.range;
  const sources = {
    meals: useRead(meals.listWeeklyMenus, reads.range),
    appointments: useRead(medicalAppointments.listMedicalAppointments, reads.appointments),
  };
  const menus = sources.meals.data ?? NONE;
  const appointments = sources.appointments.data ?? NONE;
  const events = useMemo(
    () => rules?.eventsOfRange({ range: { from, to }, zone, menus, appointments }) ?? NONE,
    [rules, from, to, zone, menus, appointments],
  );
  return { from, sources, menus, events };
}

/** The state of some sources, with the events of all. */
function eventsWith(sources: Sources, events: CalendarEvent[]): Events {
  const all = Object.entries(sources);
  const isSettled = all.every(([, { data, errorUpdateCount }]) => data !== undefined || errorUpdateCount > 0);
  // One that has failed stays so while it is asked again: what the others brought keeps its place.
  const missing = isSettled ? all.filter(([, { data }]) => data === undefined) : [];
  return {
    state: !isSettled ? 'loading' : missing.length === all.length ? 'failed' : 'ready',
    events,
    missing: missing
      .map(([name]) => name)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1'),
    retry: () => missing.forEach(([, { refetch }]) => void refetch()),
    retrying: missing.some(([, { isFetching }]) => isFetching),
  };
}

/** The events of today and of the month of `shown`, 'YYYY-MM-DD', with the months before and after it. */
export function useEvents(today: string, shown: string): HouseholdEvents {
  const zone = useZone();
  // The months that are read together stay the same when a new month begins.
  const [anchor] = useState(today);
  const readsAt = (date: string) => calendarReads(date, anchor);
  const [now, before, after] = [readsAt(today), readsAt(addMonths(shown, -1)), readsAt(addMonths(shown, 1))];
  const starts = [now, before, after].map(({ range }) => range.from);
  const rules = useRules();
  const ofToday = useMonths({ reads: now, zone, rules: rules.data });
  const first = useMonths({ reads: before, zone, rules: starts[1] === starts[0] ? undefined : rules.data });
  const second = useMonths({
    reads: after,
    zone,
    rules: starts.indexOf(starts[2] ?? '') < 2 ? undefined : rules.data,
  });
  const events = useMemo(
    () => [...ofToday.events, ...first.events, ...second.events],
    [ofToday.events, first.events, second.events],
  );
  // Three months in a row lie in two ranges at most.
  const ofMonth = readsAt(shown).range.from === first.from ? first : second;
  return {
    today: eventsWith({ ...ofToday.sources, calendar: rules }, events),
    month: eventsWith({ ...ofMonth.sources, calendar: rules }, events),
    currentAt: (at) => rules.data?.currentOf({ now: at, zone, menus: ofToday.menus, events, names: NAMES }),
  };
}
