// Calendar events of all records with a date.
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
  /**
   * Names of the data that could not be loaded: 'meals and appointments'; empty when everything is loaded or loading.
   */
  missing: string;
  /** Asks again for what is missing. */
  retry: () => void;
  retrying: boolean;
}

const NONE: never[] = [];

/** The events of the household; at the same time of a day, an appointment comes before a meal. */
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
