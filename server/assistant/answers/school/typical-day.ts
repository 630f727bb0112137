// Knowledge of a day without the school's own calendar: a federal holiday or a typical break, as most schools keep
// them (D10), and hours that nobody has set.
import { emptyValue } from '#contract/kind-facts.ts';
import { schoolSettings } from '#contract/kinds/school.ts';
import { typicalCalendar } from '#rules/school/typical-calendar.ts';
import { formatTime } from '#rules/time/dates.ts';
import { isUsZone } from '#rules/time/us-zones.ts';
import { capital } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { covers, nameOfSchool, type DayAt, type OneSchool } from './schools.ts';

const NEARLY_ALL = /^(?:Labor|Thanksgiving|Christmas|New Year|Martin|Memorial)/;

/** 'Thanksgiving Day', and how many schools are closed then. */
function closing(date: string, zone: string): { name: string; many: string } | undefined {
  if (!isUsZone(zone)) return undefined;
  const { events } = typicalCalendar('', date, zone);
  const off = events
    .filter(({ kind }) => kind === 'holiday' || kind === 'break')
    .filter(({ date: start, endDate = start }) => covers({ start, end: endDate }, date))
    .toSorted((one, other) => Number(one.kind === 'break') - Number(other.kind === 'break'));
  const [first] = off;
  return first && { name: first.event, many: NEARLY_ALL.test(first.event) ? 'most' : 'many' };
}

/** 'Probably not. It's Thanksgiving Day …': of a day that no stored calendar speaks of; undefined on a plain one. */
export function typicalWords(
  { facts: { today, zone } }: Asked,
  date: string,
  school?: OneSchool,
  at?: DayAt,
): string | undefined {
  const hasOwn = (school?.foundCalendar?.events ?? []).length > 0 || school?.schoolType === 'homeschool';
  const isOpen = at === undefined || at.kind === 'unknown' || at.kind === 'school';
  const off = hasOwn || !isOpen ? undefined : closing(date, zone);
  return (
    off &&
    `${capital(dayWords(date, today))} is ${off.name}, and ${off.many} schools are closed. Your school's calendar isn't stored, so please check with the school.`
  );
}

const UNSET = emptyValue(schoolSettings.fields.schoolHours) as OneSchool['schoolHours'];

/** Hours as a new school has them before anybody sets them. */
export const isUnset = ({ schoolHours: { start, end } }: OneSchool): boolean =>
  start === UNSET.start && end === UNSET.end;

/** The hours of a school that may be those of nobody. */
export const unsetWords = (school: OneSchool): string =>
  `The School page shows ${formatTime(UNSET.start)} to ${formatTime(UNSET.end)} for ${nameOfSchool(school)}, which stands there until somebody sets the hours, so please check them.`;
