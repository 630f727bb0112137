// Sentences about doses that were given: facts with their time and giver, never advice.
import { addDays, formatShortDate, formatTime, formatWeekday, wallTime } from '../time/dates.ts';
import type { DoseQuestion, Outside } from './dose-rule.ts';
import type { GivenDose } from './given-dose.ts';

const MINUTE = 60_000;

interface Clock {
  now: Date;
  zone: string;
}

/** 'Today', 'Yesterday', 'Monday, Nov 16, 2026'. */
export function dayInWords(date: string, today: string): string {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return `${formatWeekday(date)}, ${formatShortDate(date)}`;
}

const lower = (text: string): string => text.replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase());

/** 'today at 2:10 PM' */
function momentInWords(instant: string, { now, zone }: Clock): string {
  const { date, time } = wallTime(new Date(instant), zone);
  return `${lower(dayInWords(date, wallTime(now, zone).date))} at ${formatTime(time)}`;
}

/** 'today at 2:10 PM by Ana' */
export const givenInWords = ({ givenAt, givenBy }: Omit<GivenDose, 'id'>, clock: Clock): string =>
  `${momentInWords(givenAt, clock)}${givenBy === '' ? '' : ` by ${givenBy}`}`;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '3 hours 20 minutes', '2 days', 'less than a minute'. */
function spanInWords(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / MINUTE);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return counted(minutes, 'minute');
  if (hours >= 48) return counted(Math.floor(hours / 24), 'day');
  const rest = minutes % 60;
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`;
}

function outsideInWords(outside: Outside): string {
  switch (outside.is) {
    case 'stopped':
      return "It's marked as not taken.";
    case 'ended':
      return `Its last day was ${formatShortDate(outside.date)}.`;
    case 'later':
      return `Its first day is ${formatShortDate(outside.date)}.`;
  }
}

function nearestInWords(nearest: GivenDose, at: Date, clock: Clock): string {
  const apart = at.getTime() - Date.parse(nearest.givenAt);
  const when = givenInWords(nearest, clock);
  return apart >= 0
    ? `Last given ${when}, ${spanInWords(apart)} before this dose.`
    : `Also given ${when}, ${spanInWords(apart)} after this dose.`;
}

/** The facts a parent decides on before another dose is recorded. */
export function questionInWords(question: DoseQuestion, at: Date, clock: Clock): string[] {
  const { nearest, inLastDay, stored, outside } = question;
  return [
    ...(outside ? [outsideInWords(outside)] : []),
    ...(nearest ? [nearestInWords(nearest, at, clock)] : []),
    ...(inLastDay > 1 ? [`${inLastDay} doses in the 24 hours before this dose.`] : []),
    ...(stored.length > 0
      ? [`Its stored frequency: ${stored.map((words) => `“${words}”`).join(', ')}.`]
      : []),
  ];
}

/** Doses by their day in the zone, in the order they came. */
export const dosesByDay = <D extends GivenDose>(doses: readonly D[], zone: string): [string, D[]][] => [
  ...Map.groupBy(doses, ({ givenAt }) => wallTime(new Date(givenAt), zone).date),
];
