// The week as API-05 answers it: entries by weekday, shares of the subjects, advice.
import type { GeneratedSchedule, ScheduleEntry } from '#contract/shapes.ts';
import type { Day } from '#contract/week.ts';
import { formatMinutes, lengthOf, type ClockSpan } from './clock.ts';
import type { Family } from './family.ts';
import type { TimetableDay, TimetableLesson } from './timetable.ts';
import { inWords } from './curricula/words.ts';

/** An entry with the minutes that sort it. */
type Timed = ScheduleEntry & { start: number };

export const BREAK = 'Break';
export const LUNCH = 'Lunch';

export const weekdayName = (day: Day): string => day.slice(0, 1).toUpperCase() + day.slice(1);

const namesOf = (family: Family, learners: readonly number[]): string[] =>
  learners.flatMap((at) => family.learners[at]?.name ?? []);

/** Span of the stretch around a lesson, for the same children. */
function stretchSpan({ course }: TimetableLesson, lessons: readonly TimetableLesson[]): ClockSpan {
  const same = lessons.filter(
    (other) =>
      other.course.stretch === course.stretch &&
      other.course.learners.some((at) => course.learners.includes(at)),
  );
  return {
    start: Math.min(...same.map(({ start }) => start)),
    end: Math.max(...same.map(({ end }) => end)),
  };
}

/** Length or window of a lesson: '30 minutes', 'Work cycle, 90 minutes, in any order'. */
function lengthNote(family: Family, lesson: TimetableLesson, lessons: readonly TimetableLesson[]): string {
  const { curriculum } = family;
  const stretch = curriculum.stretches[lesson.course.stretch];
  if (curriculum.windows) return `Any time until ${formatMinutes(lesson.end)}`;
  if (stretch?.startOnly)
    return `${stretch.name} of ${lengthOf(stretchSpan(lesson, lessons))} minutes, in any order`;
  const minutes = `${lengthOf(lesson)} minutes`;
  return curriculum.stretches.length > 1 && stretch !== undefined ? `${stretch.name}, ${minutes}` : minutes;
}

function whoNote(family: Family, { course: { learners, taught } }: TimetableLesson): string[] {
  if (!family.named) return [];
  const names = inWords(namesOf(family, learners));
  if (learners.length > 1) return [`${names} together`];
  return family.learners.length > 1 || !taught ? [`${names}, ${taught ? 'with you' : 'independently'}`] : [];
}

function lessonEntry(family: Family, lesson: TimetableLesson, lessons: readonly TimetableLesson[]): Timed {
  const stretch = family.curriculum.stretches[lesson.course.stretch];
  const start = stretch?.startOnly ? stretchSpan(lesson, lessons).start : lesson.start;
  return {
    start,
    time: formatMinutes(start),
    subject: lesson.subject.name,
    activity: lesson.activity,
    notes: [...whoNote(family, lesson), lengthNote(family, lesson, lessons)].join(' · '),
  };
}

/** Breaks that begin at the same time are one entry. */
function breakEntries(family: Family, { placed }: TimetableDay): Timed[] {
  const present = new Set(placed.lessons.flatMap(({ item }) => item.course.learners));
  const starts = [...new Set(placed.breaks.map(({ start }) => start))];
  return starts.map((start) => {
    const group = placed.breaks.filter((other) => other.start === start);
    const minutes = Math.min(...group.map(lengthOf));
    const who =
      group.length === present.size
        ? []
        : [
            inWords(
              namesOf(
                family,
                group.map(({ learner }) => learner),
              ),
            ),
          ];
    return {
      start,
      time: formatMinutes(start),
      subject: BREAK,
      activity: family.curriculum.breakLine,
      notes: [...who, `${minutes} minutes`].join(' · '),
    };
  });
}

/** Lunch, when lessons follow it. */
function lunchEntry(family: Family, { placed: { lunch, lessons } }: TimetableDay): Timed[] {
  if (!family.includeBreaks || lunch === null || !lessons.some(({ start }) => start >= lunch.end)) return [];
  return [
    {
      start: lunch.start,
      time: formatMinutes(lunch.start),
      subject: LUNCH,
      activity: 'Lunch together.',
      notes: `${lengthOf(lunch)} minutes`,
    },
  ];
}

function dayEntries(family: Family, day: TimetableDay): ScheduleEntry[] {
  return [
    ...day.lessons.map((lesson) => lessonEntry(family, lesson, day.lessons)),
    ...breakEntries(family, day),
    ...lunchEntry(family, day),
  ]
    .toSorted((a, b) => a.start - b.start)
    .map(({ time, subject, activity, notes }) => ({ time, subject, activity, notes }));
}

/** '5 × 30 minutes a week', or '5 lessons, 140 minutes a week' when they differ. */
function shareOf(lessons: readonly TimetableLesson[]): string {
  const lengths = lessons.map(lengthOf);
  const total = lengths.reduce((sum, minutes) => sum + minutes, 0);
  if (new Set(lengths).size === 1) return `${lengths.length} × ${lengths[0] ?? 0} minutes a week`;
  return `${lengths.length} lessons, ${total} minutes a week`;
}

function shareInWords(family: Family, lessons: readonly TimetableLesson[]): string {
  if (lessons.length === 0) return 'No room in this week';
  const { stretches, windows } = family.curriculum;
  const isFree = windows || lessons.every(({ course }) => stretches[course.stretch]?.startOnly);
  const inOrder = lessons.toSorted((a, b) => (a.course.learners[0] ?? 0) - (b.course.learners[0] ?? 0));
  const groups = Map.groupBy(inOrder, ({ course }) => JSON.stringify(course.learners));
  const parts = [...groups.values()].map((own) => {
    const share = isFree ? freeShare(family, own) : shareOf(own);
    const names = namesOf(family, own[0]?.course.learners ?? []);
    return groups.size === 1 ? share : `${inWords(names)}: ${share}`;
  });
  return parts.join('; ');
}

const freeShare = ({ curriculum: { windows } }: Family, lessons: readonly TimetableLesson[]): string => {
  const times = ['', 'Once', 'Twice'][lessons.length] ?? `${lessons.length} times`;
  return windows ? `${times} a week, as an invitation` : `${times} a week, in the work cycle`;
};

/** Subjects that the week does not hold, as they were typed. */
export const missingSubjects = (family: Family, days: readonly TimetableDay[]): string[] => {
  const held = new Set(days.flatMap(({ lessons }) => lessons.map(({ subject }) => subject.key)));
  return family.subjects.filter(({ key }) => !held.has(key)).map(({ name }) => name);
};

/** The schedule of a week. */
export function describeWeek(
  family: Family,
  days: readonly TimetableDay[],
  recommendations: string[],
): GeneratedSchedule {
  const bySubject = Map.groupBy(
    days.flatMap(({ lessons }) => lessons),
    ({ subject }) => subject.key,
  );
  return {
    weeklySchedule: Object.fromEntries(
      days.map((day) => [weekdayName(day.day.weekday), dayEntries(family, day)]),
    ),
    subjectAllocation: Object.fromEntries(
      family.subjects.map(({ key, name }) => [name, shareInWords(family, bySubject.get(key) ?? [])]),
    ),
    recommendations,
  };
}
