// The next entry of the calendar after now, and its line on the dashboard: 'Next: Dentist for Mia, tomorrow 12:30 PM'.
import { namesPerson } from '../family/names-person.ts';
import { andList } from '../text/and-list.ts';
import { formatShortDate, formatTime, formatWeekday, daysBetween, wallTime } from '../time/dates.ts';
import type { CalendarEvent, LessonEvent } from './calendar.ts';
import type { Names } from './events/school-events.ts';

const DAYS_OF_WEEK = 7;
/** Characters; the day and the time behind a title must stay in view. */
const LONGEST_TITLE = 48;

interface NextInput {
  now: Date;
  zone: string;
  events: readonly CalendarEvent[];
}

const momentOf = ({ date, time }: Pick<CalendarEvent, 'date' | 'time'>): string => `${date}T${time}`;

/** The first entry with a time after the current minute, or null; each lesson at home is one. */
export function nextEntry({ now, zone, events }: NextInput): CalendarEvent | LessonEvent | null {
  const after = momentOf(wallTime(now, zone));
  let next: CalendarEvent | LessonEvent | null = null;
  for (const event of events.flatMap((one) => one.lessons ?? one)) {
    if (event.allDay || momentOf(event) <= after) continue;
    if (!next || momentOf(event) < momentOf(next)) next = event;
  }
  return next;
}

/** 'today', 'tomorrow', 'Friday' within a week, else 'Fri, Dec 4', with the year where it is another one. */
function dayOfNext(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < DAYS_OF_WEEK) return formatWeekday(date);
  const day = formatShortDate(date);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return `${formatWeekday(date).slice(0, 3)}, ${isThisYear ? day.replace(/, \d+$/, '') : day}`;
}

/** 'Dentist for Mia and Leo'; whom the title names already is not named again. */
function titleForPeople(event: CalendarEvent | LessonEvent, names: Names): string {
  if ('subject' in event) return titleFor(event.subject, event.children);
  const { title, memberIds = [] } = event;
  const people = memberIds.flatMap((id) => names.get(id) ?? []);
  return titleFor(title, people.every((name) => namesPerson(title, name)) ? [] : people);
}

/** A title of at most `LONGEST_TITLE` characters, cut between words where it has some. */
function shortTitle(title: string): string {
  const letters = [...title];
  if (letters.length <= LONGEST_TITLE) return title;
  const cut = letters.slice(0, LONGEST_TITLE - 1).join('');
  return `${cut.replace(/[\s,.;:–-]+\S{0,20}$/u, '')}…`;
}

const titleFor = (title: string, people: readonly string[]): string =>
  people.length > 0 ? `${shortTitle(title)} for ${andList(people)}` : shortTitle(title);

/** 'Dentist for Mia, tomorrow 12:30 PM' */
export const nextInWords = (event: CalendarEvent | LessonEvent, today: string, names: Names): string =>
  `${titleForPeople(event, names)}, ${dayOfNext(event.date, today)} ${formatTime(event.time)}`;
