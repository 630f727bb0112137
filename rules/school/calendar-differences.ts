// Compares a newly read school calendar with the stored one: new, changed and gone entries (SCH-02).
import type { SchoolEvent } from '#contract/shapes.ts';
import { daysBetween } from '../time/dates.ts';

export type EventChange = { is: 'same' } | { is: 'new' } | { is: 'changed'; was: SchoolEvent };

interface CalendarDifferences {
  /** One for each entry of the new calendar, in its order. */
  changes: EventChange[];
  /** Entries of the stored calendar without a counterpart. */
  gone: SchoolEvent[];
}

/** An entry that repeats, such as an early dismissal, has moved when the days between are at most these. */
const MOST_MOVED_DAYS = 31;

const titleOf = ({ event }: SchoolEvent): string =>
  event
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const datesOf = ({ date, endDate = date }: SchoolEvent): string => `${date} ${endDate}`;
const daysOf = (event: SchoolEvent): string => `${datesOf(event)} ${event.time ?? ''}`;
const distance = (one: SchoolEvent, other: SchoolEvent): number =>
  Math.abs(daysBetween(one.date, other.date));

type Matches = (stored: SchoolEvent, read: SchoolEvent) => boolean;

/** From the surest match to the weakest; each stored entry is matched once. */
function matchers(stored: readonly SchoolEvent[], read: readonly SchoolEvent[]): Matches[] {
  const isOnce = (one: SchoolEvent) =>
    [stored, read].every((all) => all.filter((other) => titleOf(other) === titleOf(one)).length === 1);
  const sameTitle: Matches = (one, other) => titleOf(one) === titleOf(other);
  return [
    (one, other) => sameTitle(one, other) && daysOf(one) === daysOf(other),
    (one, other) => sameTitle(one, other) && (isOnce(one) || distance(one, other) <= MOST_MOVED_DAYS),
    (one, other) => one.kind === other.kind && datesOf(one) === datesOf(other),
  ];
}

/** The differences of `read` from the `stored` calendar of the same school. */
export function calendarDifferences(
  stored: readonly SchoolEvent[],
  read: readonly SchoolEvent[],
): CalendarDifferences {
  const counterparts = new Map<SchoolEvent, SchoolEvent>();
  const left = new Set(stored);
  for (const matches of matchers(stored, read)) {
    for (const event of read) {
      if (counterparts.has(event)) continue;
      const near = [...left].filter((one) => matches(one, event));
      const [nearest] = near.toSorted((one, other) => distance(one, event) - distance(other, event));
      if (nearest === undefined) continue;
      counterparts.set(event, nearest);
      left.delete(nearest);
    }
  }
  const changes = read.map((event): EventChange => {
    const was = counterparts.get(event);
    if (was === undefined) return { is: 'new' };
    return daysOf(was) === daysOf(event) && titleOf(was) === titleOf(event)
      ? { is: 'same' }
      : { is: 'changed', was };
  });
  return { changes, gone: [...left] };
}
