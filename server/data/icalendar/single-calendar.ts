// The frame of a file with few events: its times are wall times, with the zone they belong to.
import { PRODUCT } from '#contract/common.ts';
import { contentLines, icsInstant, icsWall, type Property } from './content-lines.ts';
import { timeZoneComponent } from './time-zone.ts';

/** The household, as its files name it. */
export interface FileOwner {
  householdId: string;
  zone: string;
}

/** A moment with its property: 'DTSTART' or 'DTEND'. */
export function timedProperty(name: string, at: Date, zone: string): Property {
  const wall = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();
  const [first, last] = (['earlier', 'later'] as const).map(
    (disambiguation) => wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
  // Programs disagree which of two a repeated wall time means.
  if (first !== last) return [name, icsInstant(at.toISOString())];
  return [`${name};TZID=${zone}`, icsWall(wall)];
}

/** The file. `dates` are those of its timed events, 'YYYY-MM-DD'; without any it names no zone. */
export function singleCalendar(
  events: readonly (readonly Property[])[],
  zone: string,
  dates: readonly string[],
): string {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return [
    contentLines([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', `-//${PRODUCT}//${PRODUCT}//EN`],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
    ]),
    first && last ? timeZoneComponent(zone, first, last) : '',
    ...events.map((event) => contentLines([...event, ['END', 'VEVENT']])),
    contentLines([['END', 'VCALENDAR']]),
  ].join('');
}
