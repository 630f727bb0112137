// The VTIMEZONE of a zone, from Node's own zone data: programs without the zone's name read wall times right by it.
// Temporal tells the changes of the clock; a packaged table would be out of date with the next decision of a parliament.
import { contentLines, icsWall, type Property } from './content-lines.ts';

/** A change of the clock. */
interface Change {
  year: number;
  month: number;
  /** 'SU' */
  weekday: string;
  /** Place of the weekday in its month: 2 for the second, -1 for the last; the last is often the fourth, too. */
  places: readonly number[];
  /** The wall time before the change: '20261101T020000'. */
  at: string;
  /** '+0530' */
  from: string;
  to: string;
  isDaylight: boolean;
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const DAYS_OF_WEEK = 7;
/** Years after the events, in which a steady rule shows. */
const YEARS_AHEAD = 4;
/** Start of steady rules: programs that read no list of changes know this one. */
const EPOCH = 1970;
const NOON = 12;

/** '+05:30' → '+0530', '-04:00' → '-0400'; with seconds where a zone has them. */
const icsOffset = (offset: string): string => offset.replaceAll(':', '');

/** The smallest offset of a year is its standard time, in both hemispheres. */
const standardOffset = (year: number, zone: string): number =>
  Math.min(
    ...[1, 4, 7, 10].map(
      (month) => Temporal.PlainDateTime.from({ year, month, day: 1 }).toZonedDateTime(zone).offsetNanoseconds,
    ),
  );

function changeAt(next: Temporal.ZonedDateTime, zone: string): Change {
  const before = next.subtract({ nanoseconds: 1 });
  const wall = before.toPlainDateTime().add({ nanoseconds: 1 });
  const place = Math.ceil(wall.day / DAYS_OF_WEEK);
  return {
    year: wall.year,
    month: wall.month,
    weekday: WEEKDAYS[wall.dayOfWeek - 1] ?? 'SU',
    places: wall.day + DAYS_OF_WEEK > wall.daysInMonth ? [-1, place] : [place],
    at: icsWall(wall),
    from: icsOffset(before.offset),
    to: icsOffset(next.offset),
    isDaylight: next.offsetNanoseconds > standardOffset(wall.year, zone),
  };
}

/** The changes of a zone in some years, both ends included. */
function changesBetween(zone: string, first: number, last: number): Change[] {
  const changes: Change[] = [];
  let at: Temporal.ZonedDateTime | null = startOfYear(first, zone);
  for (;;) {
    at = at.getTimeZoneTransition('next');
    if (!at || at.year > last) return changes;
    changes.push(changeAt(at, zone));
  }
}

const startOfYear = (year: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from({ year, month: 1, day: 1, hour: NOON })
    .subtract({ days: 1 })
    .toZonedDateTime(zone);

/** The days and times of a change that comes every year, without its year. */
const ruleKey = ({ month, weekday, at, from, to }: Change): string =>
  [month, weekday, at.slice(at.indexOf('T')), from, to].join();

/** The changes as two yearly rules, or undefined where they do not follow any. */
function steadyRules(changes: readonly Change[], years: number): Property[][] | undefined {
  const rules = [...Map.groupBy(changes, ruleKey).values()];
  if (rules.length !== 2) return undefined;
  const steady = rules.map((same) => {
    const [first] = same;
    const place = first?.places.find((one) => same.every(({ places }) => places.includes(one)));
    const isYearly = same.length === years && new Set(same.map(({ year }) => year)).size === years;
    return first && place !== undefined && isYearly ? ruleOf(first, place) : [];
  });
  return steady.every((rule) => rule.length > 0) ? steady : undefined;
}

/** The first day of the rule, in 1970. */
function startOfRule({ month, weekday, at }: Change, place: number): string {
  const days = Temporal.PlainDate.from({ year: EPOCH, month, day: 1 }).daysInMonth;
  const dates = Array.from({ length: days }, (_, day) =>
    Temporal.PlainDate.from({ year: EPOCH, month, day: day + 1 }),
  ).filter(({ dayOfWeek }) => WEEKDAYS[dayOfWeek - 1] === weekday);
  const date = dates.at(place < 0 ? place : place - 1);
  return `${date?.toString().replaceAll('-', '') ?? ''}${at.slice(at.indexOf('T'))}`;
}

const observance = (
  isDaylight: boolean,
  start: string,
  from: string,
  to: string,
  rule?: string,
): Property[] => {
  const name = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  return [
    ['BEGIN', name],
    ['DTSTART', start],
    ['TZOFFSETFROM', from],
    ['TZOFFSETTO', to],
    ...(rule === undefined ? [] : [['RRULE', rule] satisfies Property]),
    ['END', name],
  ];
};

const ruleOf = (change: Change, place: number): Property[] =>
  observance(
    change.isDaylight,
    startOfRule(change, place),
    change.from,
    change.to,
    `FREQ=YEARLY;BYMONTH=${change.month};BYDAY=${place}${change.weekday}`,
  );

/** Each change by itself, after the offset with which the years begin. */
function singleChanges(changes: readonly Change[], zone: string, first: number): Property[][] {
  const { offset, offsetNanoseconds } = startOfYear(first, zone);
  const before = icsOffset(offset);
  const isDaylight = offsetNanoseconds > standardOffset(first - 1, zone);
  return [
    observance(isDaylight, `${EPOCH}0101T000000`, before, before),
    ...changes.map(({ isDaylight: summer, at, from, to }) => observance(summer, at, from, to)),
  ];
}

/** The VTIMEZONE that is right for every date from one to another, 'YYYY-MM-DD'. */
export function timeZoneComponent(zone: string, from: string, to: string): string {
  const first = Number(from.slice(0, 4)) - 1;
  const last = Number(to.slice(0, 4)) + YEARS_AHEAD;
  const changes = changesBetween(zone, first, last);
  const rules = steadyRules(changes, last - first + 1) ?? singleChanges(changes, zone, first);
  return contentLines([['BEGIN', 'VTIMEZONE'], ['TZID', zone], ...rules.flat(), ['END', 'VTIMEZONE']]);
}
