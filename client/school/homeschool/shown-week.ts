// A generated week as it is shown for review: days with lessons and pauses, and the shares of the subjects. Pure.
import type { GeneratedSchedule, PlannedDay, ScheduleEntry } from '#contract/shapes.ts';
import { andList } from '#rules/text/and-list.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { pauseBefore, timeOfLesson } from './lesson-times.ts';

export interface ShownEntry {
  key: string;
  time: string;
  subject: string;
  text: string;
  isPause: boolean;
}

export interface ShownDay {
  key: string;
  title: string;
  entries: ShownEntry[];
}

const textOf = ({ activity, notes }: ScheduleEntry): string => [activity, notes].filter(Boolean).join(' · ');
const isPause = ({ subject }: ScheduleEntry): boolean => subject === 'Break' || subject === 'Lunch';

/** The common week, as the server returns it. */
export const daysOfSchedule = ({ weeklySchedule }: GeneratedSchedule): ShownDay[] =>
  Object.entries(weeklySchedule).map(([title, entries]) => ({
    key: title,
    title,
    entries: entries.map((entry, index) => ({
      key: `${index}`,
      time: entry.time,
      subject: entry.subject,
      text: isPause(entry) ? entry.notes : textOf(entry),
      isPause: isPause(entry),
    })),
  }));

/** 'With Leo' */
const withNames = (names: readonly string[]): string => (names.length === 0 ? '' : `With ${andList(names)}`);

function entriesOf({ lessons }: PlannedDay, curriculum: string): ShownEntry[] {
  return lessons.flatMap((lesson, at) => {
    const pause = pauseBefore(lessons, at);
    const entry = {
      key: `${at}`,
      time: timeOfLesson(lessons, at, curriculum),
      subject: lesson.subject,
      text: [lesson.activity, withNames(lesson.sharedWith)].filter(Boolean).join(' '),
      isPause: false,
    };
    if (pause === undefined) return [entry];
    return [{ key: `pause-${at}`, time: '', subject: pause, text: '', isPause: true }, entry];
  });
}

/** The week of one child. */
export const daysOfChild = (plan: readonly PlannedDay[], child: string, curriculum: string): ShownDay[] =>
  plan
    .filter((day) => day.child === child)
    .map((day) => ({ key: day.date, title: formatWeekday(day.date), entries: entriesOf(day, curriculum) }));

/** Time of each subject, one line for each child or group of children. */
export const sharesOf = ({
  subjectAllocation,
}: GeneratedSchedule): { subject: string; parts: readonly string[] }[] =>
  Object.entries(subjectAllocation).map(([subject, text]) => ({
    subject,
    parts: [...new Set(text.split('; ').filter((part) => part !== ''))],
  }));
