// Up Next on the dashboard: the day's schedule and the entry of the current hour (UPN-01 to UPN-05, D9, D35).
import { MEAL_TIMES } from '#contract/week.ts';
import { addDays, wallTime, weekStart } from '../time/dates.ts';
import type { CalendarEvent, LessonEvent } from './calendar.ts';
import { titleOfLesson } from './events/lesson-events.ts';
import { MEAL_NAMES, mealsOfDate, type MenuOfWeek } from './events/meal-events.ts';
import { isDayOff } from './events/school-events.ts';

interface Entry {
  key: string;
  title: string;
  /** 'HH:MM' */
  time: string;
  type: 'school' | 'activity' | 'medical' | 'meal';
}

/** Something on the calendar: an own event, lessons at home, an appointment, a planned meal, an entry of a school. */
type DatedEntry = Entry &
  Pick<CalendarEvent, 'date'> &
  Partial<Pick<CalendarEvent, 'allDay' | 'kind' | 'span' | 'lessons'>>;

export interface ScheduleEntry extends Entry {
  /** Part of the sample day, not of this family's; carries the 'Sample' badge. */
  sample: boolean;
}

interface Ranked extends ScheduleEntry {
  rank: 0 | 1 | 2;
  lesson?: LessonEvent;
}

const [REAL, PLANNED, GENERIC] = [0, 1, 2] as const;

const LESSONS: readonly Pick<Ranked, 'key' | 'title' | 'time' | 'type'>[] = [
  { key: 'sample-math', title: 'Math Lesson', time: '08:00', type: 'school' },
  { key: 'sample-science', title: 'Science Project', time: '10:00', type: 'school' },
  { key: 'sample-art', title: 'Art Time', time: '14:00', type: 'activity' },
];
const SAMPLE_DAY: readonly Ranked[] = LESSONS.map((lesson) => ({ ...lesson, sample: true, rank: GENERIC }));

const GENERIC_LUNCH: Ranked = {
  key: 'generic-lunch',
  title: 'Lunch',
  time: '12:00',
  type: 'meal',
  sample: false,
  rank: GENERIC,
};
const FAMILY_DINNER: Ranked = {
  key: 'generic-dinner',
  title: 'Family Dinner',
  time: MEAL_TIMES.dinner,
  type: 'meal',
  sample: false,
  rank: GENERIC,
};

/** The family's own entries of a date: what has a time, without meals; each lesson at home is one. */
const realEntries = (date: string, events: readonly DatedEntry[]): Ranked[] =>
  events
    .filter((event) => event.date === date && event.type !== 'meal' && !event.allDay)
    .flatMap(({ key, title, time, type, lessons }): Ranked[] =>
      lessons
        ? lessons.map((lesson) => ({ ...entryOf(lesson), lesson }))
        : [entryOf({ key, title, time, type })],
    );

const entryOf = ({ key, title, time, type }: Entry): Ranked => ({
  key,
  title,
  time,
  type,
  sample: false,
  rank: REAL,
});

/** Lessons at home in the week of a date: that week has a schedule of its own, on its days without lessons too (D9). */
function hasLessonsInWeek(date: string, events: readonly DatedEntry[]): boolean {
  const monday = weekStart(date);
  const sunday = addDays(monday, 6);
  return events.some(({ lessons, date: at }) => lessons && monday <= at && at <= sunday);
}

function lessonsOf(date: string, events: readonly DatedEntry[]): readonly Ranked[] {
  const real = realEntries(date, events);
  const isOwn = real.length > 0 || isDayOff(events, date) || hasLessonsInWeek(date, events);
  return isOwn ? real : SAMPLE_DAY;
}

function entriesOf(date: string, menus: readonly MenuOfWeek[], events: readonly DatedEntry[]): Ranked[] {
  const planned = mealsOfDate(menus, date).map(({ meal, text, menu }) => ({
    meal,
    entry: {
      key: `meal-${menu.id}-${date}-${meal}`,
      title: `${MEAL_NAMES[meal]}: ${text}`,
      time: MEAL_TIMES[meal],
      type: 'meal',
      sample: false,
      rank: PLANNED,
    } satisfies Ranked,
  }));
  const has = (meal: string) => planned.some((item) => item.meal === meal);
  return [
    ...lessonsOf(date, events),
    ...planned.map((item) => item.entry),
    ...(has('breakfast') ? [] : [GENERIC_LUNCH]),
    ...(has('dinner') ? [] : [FAMILY_DINNER]),
  ];
}

const hourOf = ({ time }: Entry): number => Number(time.slice(0, 2));

/** In one hour a real entry beats a planned meal, which beats a sample or generic one; then the earlier time. */
const byRankThenTime = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank || Number(a.time > b.time) - Number(a.time < b.time);

/** The first lesson of each child in the hour, in one line: 'Math: Mia and Leo', 'Math: Mia · Reading: Leo'. */
function lessonsInOneLine(inHour: readonly Ranked[]): string {
  const taught = new Set<string>();
  const bySubject = new Map<string, string[]>();
  for (const { lesson } of inHour) {
    const children = lesson?.children.filter((child) => !taught.has(child)) ?? [];
    if (!lesson || (children.length === 0 && bySubject.size > 0)) continue;
    children.forEach((child) => taught.add(child));
    bySubject.set(lesson.subject, [...(bySubject.get(lesson.subject) ?? []), ...children]);
  }
  return [...bySubject].map(([subject, children]) => titleOfLesson(subject, children)).join(' · ');
}

interface UpNextInput {
  now: Date;
  zone: string;
  /** Meals are taken from here; those among the events are the same ones. */
  menus: readonly MenuOfWeek[];
  events?: readonly DatedEntry[];
}

/** The entry of the current hour, or null when there is none. */
export function upNext({ now, zone, menus, events = [] }: UpNextInput): ScheduleEntry | null {
  const { date, hour } = wallTime(now, zone);
  const inHour = entriesOf(date, menus, events)
    .filter((entry) => hourOf(entry) === hour)
    .toSorted(byRankThenTime);
  const [entry] = inHour;
  if (!entry) return null;
  const { rank: _rank, lesson, ...shown } = entry;
  return lesson ? { ...shown, title: lessonsInOneLine(inHour) } : shown;
}
