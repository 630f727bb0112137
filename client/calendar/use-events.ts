// Everything that has a date, read from the records it comes from.
import { useMemo } from 'react';
import { meals } from '#contract/meals.ts';
import type { WeeklyMenu } from '#contract/meals.ts';
import { mealEvents } from '#rules/calendar.ts';
import type { CalendarEvent } from '#rules/calendar.ts';
import { useRead } from '../api.ts';

export interface Events {
  state: 'loading' | 'failed' | 'ready';
  events: CalendarEvent[];
  menus: WeeklyMenu[];
  retry: () => void;
}

const NONE: WeeklyMenu[] = [];

/** The events of the household, in the order they happen. */
export function useEvents(): Events {
  const { data, isError, refetch } = useRead(meals.listWeeklyMenus, {});
  const menus = data ?? NONE;
  const events = useMemo(() => mealEvents(menus), [menus]);
  const state = data ? 'ready' : isError ? 'failed' : 'loading';
  return { state, events, menus, retry: () => void refetch() };
}
