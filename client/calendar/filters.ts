// The legend's filter: kinds of events that a parent has switched off, remembered per parent in this browser (CAL-04).
import type { CalendarEvent } from '#rules/calendar/calendar.ts';

/** The kinds the legend names; appointments are always shown. */
export const SWITCHED = ['school', 'meal', 'routine', 'project', 'todo'] as const;
export type SwitchedKind = (typeof SWITCHED)[number];

const keyOf = (userId: string): string => `pippal.calendar.${userId}`;

/** The kinds that a parent has switched off; none where the storage is off or holds something else. */
export function readHidden(storage: Storage | null, userId: string): ReadonlySet<SwitchedKind> {
  try {
    const stored = storage?.getItem(keyOf(userId))?.split(',') ?? [];
    return new Set(SWITCHED.filter((kind) => stored.includes(kind)));
  } catch {
    return new Set();
  }
}

/** Remembers them; where the storage is full or off, they hold until the page is left. */
export function keepHidden(storage: Storage | null, userId: string, hidden: ReadonlySet<SwitchedKind>): void {
  try {
    if (hidden.size === 0) storage?.removeItem(keyOf(userId));
    else storage?.setItem(keyOf(userId), [...hidden].join(','));
  } catch {
    // The page remembers.
  }
}

/** The other state of one kind. */
export function switched(hidden: ReadonlySet<SwitchedKind>, kind: SwitchedKind): ReadonlySet<SwitchedKind> {
  const next = new Set(hidden);
  if (!next.delete(kind)) next.add(kind);
  return next;
}

/** The events of the kinds that are on. */
export function eventsShown(events: CalendarEvent[], hidden: ReadonlySet<string>): CalendarEvent[] {
  return hidden.size === 0 ? events : events.filter(({ type }) => !hidden.has(type));
}
