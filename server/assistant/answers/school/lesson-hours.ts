// Hours of a day of lessons, as a wish says them: '9 to noon', 'one hour a day', '20 minutes'.
import type { Hours, Lesson } from '#contract/shapes.ts';
import { capital } from '../../text/say.ts';
import { later, minutesIn } from '../moments.ts';
import type { Asked } from '../plan.ts';
import type { OneSchool } from './schools.ts';

/** The hour of lessons where none is said or stored. */
export const FIRST_HOUR = '09:00';
export const LESSON_MINUTES = 45;

/** A lesson that is told: its subject as a title, for one child, and done only where that is told. */
export const newLesson = (
  told: Pick<Lesson, 'start' | 'end' | 'subject'> & Partial<Pick<Lesson, 'activity' | 'done'>>,
): Lesson => ({
  activity: '',
  done: false,
  ...told,
  subject: capital(told.subject),
  shared: false,
  teacher: false,
});

/** 'One hour a day' is the time of all lessons. */
const OF_DAY = /\bhours?\b[^,.]{0,12}\b(?:a|per|each|every) day\b|\bhrs?\b[^,.]{0,12}\b(?:a|per|each) day\b/i;

/** Minutes of one lesson, where a length below a day is said. */
export const lessonMinutes = ({ slots }: { slots: Pick<Asked['slots'], 'durations'> }): number | undefined =>
  slots.durations.map(minutesIn).find((minutes) => minutes !== undefined && minutes < 480);

export function hoursOf(asked: Asked, subjects: number, home: OneSchool | undefined): Hours {
  const [first, second] = asked.slots.times;
  const end = first?.endTime ?? second?.time;
  if (first && end !== undefined && end > first.time) return { start: first.time, end };
  const minutes = lessonMinutes(asked);
  if (!first && minutes === undefined && home) return home.schoolHours;
  const start = first?.time ?? home?.schoolHours.start ?? FIRST_HOUR;
  const lessons = OF_DAY.test(asked.text) ? 1 : Math.max(1, subjects);
  return { start, end: later(start, (minutes ?? LESSON_MINUTES) * lessons) };
}
