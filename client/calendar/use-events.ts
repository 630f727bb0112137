// Everything that has a date, read from the records it comes from.
import { useMemo } from 'react';
import { medicalAppointments } from '#contract/appointments.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { meals } from '#contract/meals.ts';
import { appointmentEvents, mealEvents } from '#rules/calendar/calendar.ts';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { useRead } from '../data/api.ts';
import { useZone } from '../time/zone.ts';

export interface Events {
  /** 'ready' once every source has answered or failed; 'failed' when all of them did. */
  state: 'loading' | 'failed' | 'ready';
  events: CalendarEvent[];
  menus: WeeklyMenu[];
  /** What could not be loaded, in words: 'meals and appointments'; empty when everything is there or on its way. */
  missing: string;
  /** Asks again for what is missing. */
  retry: () => void;
  retrying: boolean;
}

const NONE: never[] = [];

/** The events of the household; at one time of one day, an appointment stands before a meal. */
export function useEvents(): Events {
  const zone = useZone();
  const sources = {
    meals: useRead(meals.listWeeklyMenus, {}),
    appointments: useRead(medicalAppointments.listMedicalAppointments, {}),
  };
  const menus = sources.meals.data ?? NONE;
  const appointments = sources.appointments.data ?? NONE;
  const events = useMemo(
    () => [...appointmentEvents(appointments, zone), ...mealEvents(menus)],
    [appointments, zone, menus],
  );
  const all = Object.entries(sources);
  const isSettled = all.every(([, { data, errorUpdateCount }]) => data || errorUpdateCount > 0);
  // One that has failed stays so while it is asked again: what the others brought keeps its place.
  const missing = isSettled ? all.filter(([, { data }]) => !data) : [];
  return {
    state: !isSettled ? 'loading' : missing.length === all.length ? 'failed' : 'ready',
    events,
    menus,
    missing: missing.map(([name]) => name).join(' and '),
    retry: () => missing.forEach(([, { refetch }]) => void refetch()),
    retrying: missing.some(([, { isFetching }]) => isFetching),
  };
}
