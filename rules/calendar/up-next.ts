// Up Next on the dashboard: the day's schedule and the entry of the current hour (UPN-01 to UPN-05, D9).
import { MEAL_TIMES } from '#contract/week.ts';
import { wallTime } from '../time/dates.ts';
import { MEAL_NAMES, mealsOfDate } from './calendar.ts';
import type { MenuOfWeek } from './calendar.ts';

interface Entry {
  key: string;
  title: string;
  /** 'HH:MM' */
  time: string;
  type: 'school' | 'activity' | 'medical' | 'meal';
}

/** Something on the calendar: an own event, a lesson of the saved schedule, an appointment, a planned meal. */
interface DatedEntry extends Entry {
  /** 'YYYY-MM-DD' */
  date: string;
}

interface ScheduleEntry extends Entry {
  /** Part of the sample day, not of this family's; carries the 'Sample' badge. */
  sample: boolean;
}

interface Ranked extends ScheduleEntry {
  rank: 0 | 1 | 2;
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

function entriesOf(date: string, menus: readonly MenuOfWeek[], events: readonly DatedEntry[]): Ranked[] {
  const real = events
    .filter((event) => event.date === date && event.type !== 'meal')
    .map(({ key, title, time, type }): Ranked => ({ key, title, time, type, sample: false, rank: REAL }));
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
    ...(real.length > 0 ? real : SAMPLE_DAY),
    ...planned.map((item) => item.entry),
    ...(has('breakfast') ? [] : [GENERIC_LUNCH]),
    ...(has('dinner') ? [] : [FAMILY_DINNER]),
  ];
}

/** In one hour a real entry beats a planned meal, which beats a sample or generic one; then the earlier time. */
const byHourThenRank = (a: Ranked, b: Ranked): number =>
  Number(a.time.slice(0, 2)) - Number(b.time.slice(0, 2)) ||
  a.rank - b.rank ||
  a.time.localeCompare(b.time, 'en');

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
  const entry = entriesOf(date, menus, events)
    .toSorted(byHourThenRank)
    .find((candidate) => Number(candidate.time.slice(0, 2)) === hour);
  if (!entry) return null;
  const { rank: _rank, ...shown } = entry;
  return shown;
}
