// The events of lessons at home: one a day in the month, which holds every lesson of the day.
import type { Lesson } from '#contract/shapes.ts';
import type { CalendarEvent, LessonEvent } from '../calendar.ts';
import { andList } from '../../text/and-list.ts';
import { shortHash } from '../../text/short-hash.ts';
import type { Names } from './school-events.ts';

const LESSONS_ID = 'school-lessons';

/** The lessons of one child on one date. */
interface DayOfLessons {
  /** 'YYYY-MM-DD' */
  date: string;
  /** Null for a child who is not a member. */
  memberId: string | null;
  /** The name of a child who is not a member. */
  child?: string | undefined;
  lessons: readonly Lesson[];
}

/** A lesson of one child. */
interface ChildLesson extends Lesson {
  memberId: string | null;
  name: string;
}

const shared = { isAIGenerated: false, type: 'school', id: LESSONS_ID } as const;

/** The activities of the children; one that is the same for all is named once. */
function activitiesOf(lessons: readonly ChildLesson[]): string {
  const activities = new Set(lessons.map(({ activity }) => activity.trim()).filter(Boolean));
  if (activities.size < 2) return [...activities].join('');
  return lessons
    .filter(({ activity }) => activity.trim() !== '')
    .map(({ name, activity }) => (name ? `${name}: ${activity.trim()}` : activity.trim()))
    .join('\n');
}

const idsOf = (lessons: readonly ChildLesson[]): string[] => [
  ...new Set(lessons.flatMap(({ memberId }) => memberId ?? [])),
];

function lessonEvent(date: string, lessons: readonly ChildLesson[]): LessonEvent[] {
  const [first] = lessons;
  if (!first) return [];
  const { start, end, subject } = first;
  const children = [...new Set(lessons.map(({ name }) => name).filter(Boolean))];
  return [
    {
      ...shared,
      key: `${LESSONS_ID}-${date}-${start}-${shortHash(end + subject)}`,
      title: titleOfLesson(subject, children),
      date,
      time: start,
      ...(end > start ? { endTime: end } : {}),
      description: activitiesOf(lessons),
      kind: 'lesson',
      memberIds: idsOf(lessons),
      subject,
      children,
    },
  ];
}

/** 'Math: Mia and Leo' */
export const titleOfLesson = (subject: string, children: readonly string[]): string =>
  children.length > 0 ? `${subject}: ${andList(children)}` : subject;

const byStart = (a: ChildLesson, b: ChildLesson): number =>
  Number(a.start > b.start) - Number(a.start < b.start);

/** The entry of one date, with its lessons; children who have the same lesson at the same time share one. */
function dayEvent(date: string, days: readonly DayOfLessons[], names: Names): CalendarEvent[] {
  const all = days
    .flatMap(({ memberId, child = '', lessons }) =>
      lessons.map((lesson) => ({ ...lesson, memberId, name: names.get(memberId ?? '') ?? child })),
    )
    .toSorted(byStart);
  const [first] = all;
  if (!first) return [];
  const together = Map.groupBy(all, ({ start, end, subject }) => JSON.stringify([start, end, subject]));
  const lessons = [...together.values()].flatMap((same) => lessonEvent(date, same));
  const end = all.reduce((latest, lesson) => (lesson.end > latest ? lesson.end : latest), '');
  return [
    {
      ...shared,
      key: `${LESSONS_ID}-${date}`,
      title: `School: ${lessons.length} ${lessons.length === 1 ? 'lesson' : 'lessons'}`,
      date,
      time: first.start,
      ...(end > first.start ? { endTime: end } : {}),
      description: '',
      kind: 'lessons',
      memberIds: idsOf(all),
      lessons,
    },
  ];
}

/** One event for each date with lessons; two children in one lesson are one of its lessons. */
export const lessonEvents = (days: readonly DayOfLessons[], names: Names): CalendarEvent[] =>
  [...Map.groupBy(days, ({ date }) => date)].flatMap(([date, ofDate]) => dayEvent(date, ofDate, names));
