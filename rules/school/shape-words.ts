// The values of fields with a structure of their own in words, for Pip's cards and for conflicts between two parents.
// Everything is said: approving a card stores all of it.
import type {
  Away,
  Hours,
  Lesson,
  PlannedChild,
  ScheduleEntry,
  SchoolBreak,
  SchoolEvent,
  Shapes,
} from '#contract/shapes.ts';
import { formatShortDate, formatTime } from '../time/dates.ts';

type Part = string | undefined;

const joined = (parts: readonly Part[], between: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

const dates = (from: string, to: Part): string =>
  to === undefined || to === from
    ? formatShortDate(from)
    : `${formatShortDate(from)} to ${formatShortDate(to)}`;

const hours = ({ start, end }: Hours): string => `${formatTime(start)} to ${formatTime(end)}`;

const inBrackets = (parts: readonly Part[]): string => {
  const text = joined(parts, ', ');
  return text === '' ? '' : ` (${text})`;
};

const ofBreak = ({ name, startDate, endDate, description }: SchoolBreak): string =>
  `${joined([name, dates(startDate, endDate)], ', ')}${inBrackets([description])}`;

const ofEvent = ({ date, endDate, event, time, qualifier }: SchoolEvent): string =>
  `${joined([event, dates(date, endDate), time && formatTime(time)], ', ')}${inBrackets([qualifier])}`;

const ofEntry = ({ time, subject, activity, notes }: ScheduleEntry): string =>
  `${joined([`${time} ${subject}`, activity], ', ')}${inBrackets([notes])}`;

const ofLesson = ({ start, end, subject, activity, done, shared, teacher }: Lesson): string => {
  const facts = [done ? 'done' : '', shared ? 'together' : '', teacher ? 'with a parent' : ''];
  return `${joined([`${hours({ start, end })} ${subject}`, activity], ', ')}${inBrackets(facts)}`;
};

const ofChild = ({ name, age, subjects, hours: own }: PlannedChild): string =>
  `${name}${inBrackets([age?.toString(), subjects?.join(', '), own && hours(own)])}`;

const ofAway = ({ what, day, date, endDate, start, end, children }: Away): string => {
  const facts = [
    day,
    date && dates(date, endDate),
    joined(
      [start, end].map((at) => at && formatTime(at)),
      ' to ',
    ),
  ];
  return `${what ?? 'Away'}${inBrackets([...facts, ...(children ?? [])])}`;
};

/** Whole days of the week without lessons for everybody, in one part: 'no lessons on Monday and Friday'. */
function ofAways(aways: readonly Away[]): string[] {
  const isWholeDay = ({ day, ...rest }: Away): boolean =>
    day !== undefined && Object.values(rest).every((value) => value === undefined);
  const days = aways
    .filter(isWholeDay)
    .map(({ day = '' }) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`);
  return [
    ...(days.length > 0 ? [`no lessons on ${days.join(', ')}`] : []),
    ...aways.filter((away) => !isWholeDay(away)).map(ofAway),
  ];
}

/** The words of each shape; empty where there is nothing to say. */
const WORDS: { readonly [S in keyof Shapes]: (value: NonNullable<Shapes[S]>) => string } = {
  hours,
  breaks: (breaks) => joined(breaks.map(ofBreak), '; '),
  foundCalendar: ({ schoolName, academicYear, events }) =>
    joined([joined([schoolName, academicYear], ' '), ...events.map(ofEvent)], '; '),
  schedule: ({ weeklySchedule, subjectAllocation, recommendations, rawResponse }) =>
    joined(
      [
        ...Object.entries(weeklySchedule).map(
          ([day, entries]) => `${day}: ${entries.map(ofEntry).join(', ')}`,
        ),
        ...Object.entries(subjectAllocation).map(([subject, text]) => `${subject}: ${text}`),
        ...recommendations,
        rawResponse,
      ],
      '; ',
    ),
  scheduleRequest: ({ curriculum, subjects, daysPerWeek, schoolHours, ...rest }) =>
    joined(
      [
        curriculum,
        subjects.join(', '),
        `${daysPerWeek} days a week`,
        hours(schoolHours),
        rest.preferences.includeBreaks ? 'with breaks' : 'without breaks',
        rest.preferences.subjectRotation ? 'subjects take turns' : undefined,
        rest.theme,
        ...(rest.children ?? []).map(ofChild),
        ...ofAways(rest.away ?? []),
        ...(rest.loops ?? []).map((loop) => `${loop.name}: ${loop.subjects.join(', ')}`),
        rest.from && `from ${formatShortDate(rest.from)}`,
        rest.until && `until ${formatShortDate(rest.until)}`,
      ],
      '; ',
    ),
  lessons: (lessons) => joined(lessons.map(ofLesson), '; '),
};

/** A checked value of a shape in words; undefined where there is nothing to say. */
export function shapeInWords(shape: keyof Shapes, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  // Only the caller's field links the shape to its value, which was checked when it was stored or sent.
  const words = WORDS[shape] as (checked: unknown) => string;
  return words(value) || undefined;
}
