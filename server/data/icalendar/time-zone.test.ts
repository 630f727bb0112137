// VTIMEZONE of every zone, read by another program's parser and compared with the platform's zone data.
import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { timeZoneComponent } from './time-zone.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

/** The zone as ical.js reads it. */
function readZone(zone: string, from: string, to: string) {
  const file = `BEGIN:VCALENDAR\r\n${timeZoneComponent(zone, from, to)}END:VCALENDAR\r\n`;
  const parsed: unknown[] = ical.parse(file);
  const component = new ical.Component(parsed).getFirstSubcomponent('vtimezone');
  if (!component) throw new Error(`${zone} has no component`);
  return new ical.Timezone({ component, tzid: zone });
}

/** Seconds ahead of UTC at a wall time, as the file says. */
function offsetRead(zone: InstanceType<typeof ical.Timezone>, wall: Temporal.PlainDateTime): number {
  const { year, month, day, hour, minute, second } = wall;
  return zone.utcOffset(ical.Time.fromData({ year, month, day, hour, minute, second, isDate: false }));
}

/** Wall times around every change of the clock in the year, and at the year's ends. */
function wallsOf(zone: string, year: number): Temporal.PlainDateTime[] {
  const start = Temporal.PlainDateTime.from({ year, month: 1, day: 1 }).toZonedDateTime(zone);
  const instants = [start, start.add({ months: 6 }), start.add({ years: 1 }).subtract({ minutes: 1 })];
  let at: Temporal.ZonedDateTime | null = start;
  for (;;) {
    at = at.getTimeZoneTransition('next');
    if (!at || at.year > year) break;
    // The repeated time, of three hours at most, is ambiguous in every file.
    instants.push(at.subtract({ hours: 4 }), at.add({ hours: 4 }), at.add({ days: 1 }));
  }
  return instants.map((instant) => instant.toPlainDateTime());
}

describe('the VTIMEZONE of a file', () => {
  test.each([2019, 2026, 2035])('gives the offset of every zone around its changes in %i [D31]', (year) => {
    expect(ZONES.length).toBeGreaterThan(400);
    for (const name of ZONES) {
      const zone = readZone(name, `${year}-01-01`, `${year}-12-31`);
      for (const wall of wallsOf(name, year))
        expect(offsetRead(zone, wall), `${name} at ${wall.toString()}`).toBe(
          wall.toZonedDateTime(name).offsetNanoseconds / 1e9,
        );
    }
  });

  test('has the yearly rules of a steady zone from 1970 on, for programs that read no list of changes', () => {
    expect(timeZoneComponent('America/New_York', '2026-11-24', '2026-11-24')).toBe(
      [
        'BEGIN:VTIMEZONE',
        'TZID:America/New_York',
        'BEGIN:DAYLIGHT',
        'DTSTART:19700308T020000',
        'TZOFFSETFROM:-0500',
        'TZOFFSETTO:-0400',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
        'END:DAYLIGHT',
        'BEGIN:STANDARD',
        'DTSTART:19701101T020000',
        'TZOFFSETFROM:-0400',
        'TZOFFSETTO:-0500',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
        'END:STANDARD',
        'END:VTIMEZONE',
        '',
      ].join('\r\n'),
    );
    expect(timeZoneComponent('Australia/Lord_Howe', '2026-11-24', '2026-11-24')).toMatch(
      /TZOFFSETFROM:\+1030\r\nTZOFFSETTO:\+1100/,
    );
    expect(timeZoneComponent('Europe/Berlin', '2026-11-24', '2026-11-24')).toMatch(/BYMONTH=10;BYDAY=-1SU/);
  });

  test('has one offset for a zone that never changes, and each change of an irregular one', () => {
    expect(timeZoneComponent('America/Phoenix', '2026-11-24', '2026-11-24')).not.toMatch(/RRULE|DAYLIGHT/);
    const casablanca = timeZoneComponent('Africa/Casablanca', '2019-03-01', '2019-03-01');
    expect(casablanca).not.toContain('RRULE');
    expect(casablanca.match(/BEGIN:(?:STANDARD|DAYLIGHT)/g)!.length).toBeGreaterThan(4);
  });
});
