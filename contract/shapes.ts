// Values of fields that have a structure of their own, such as a school's breaks or the lessons of a day. Types and word
// lists only: the schemas are in schemas/shapes.ts.
import type { Day } from './week.ts';

/** Times on the household's walls, 'HH:MM'. */
export interface Hours {
  start: string;
  end: string;
}

/** A break of a homeschool year; both dates belong to it. */
export interface SchoolBreak {
  name: string;
  /** 'YYYY-MM-DD' */
  startDate: string;
  /** 'YYYY-MM-DD' */
  endDate: string;
  description?: string | undefined;
}

export const SCHOOL_EVENT_KINDS = [
  'first-day',
  'last-day',
  'holiday',
  'break',
  'no-school',
  'staff-day',
  'early-dismissal',
  'delayed-opening',
  'conferences',
  'grading',
  'make-up-day',
  'school',
] as const;
export type SchoolEventKind = (typeof SCHOOL_EVENT_KINDS)[number];

/** Days without lessons for the children. */
export const DAYS_OFF: readonly SchoolEventKind[] = ['holiday', 'break', 'no-school', 'staff-day'];
/** Days with an hour of their own. */
export const SHORT_DAYS: readonly SchoolEventKind[] = ['early-dismissal', 'delayed-opening'];

/** A dated entry of a school calendar (SCH-08). Everything but `date` and `event` is optional. */
export interface SchoolEvent {
  /** 'YYYY-MM-DD' */
  date: string;
  /** The title, as printed. */
  event: string;
  /** Last day, 'YYYY-MM-DD', for more than one day. */
  endDate?: string | undefined;
  kind?: SchoolEventKind | undefined;
  /** 'HH:MM', when it is known: the end of an early dismissal, the beginning of anything else. Days off have none. */
  time?: string | undefined;
  /** A restriction: 'Elementary only', 'if no snow days are used'. 'typical' marks dates that no school has confirmed (D10). */
  qualifier?: string | undefined;
  /** The line it was read from. */
  source?: string | undefined;
}

export interface FoundCalendar {
  schoolName: string;
  /** '2026-2027' */
  academicYear: string;
  events: SchoolEvent[];
  /** SHA-256 of the file it was read from, in hexadecimal. */
  fileHash?: string | undefined;
}

/** One entry of a generated week (API-05). */
export interface ScheduleEntry {
  /** A clock time, such as '8:30 AM'. */
  time: string;
  subject: string;
  activity: string;
  notes: string;
}

export interface GeneratedSchedule {
  /** Entries by day: 'Monday' … 'Sunday', in this order, exactly `daysPerWeek` of them. */
  weeklySchedule: Record<string, ScheduleEntry[]>;
  /** By subject: '5 × 30 minutes a week'. */
  subjectAllocation: Record<string, string>;
  recommendations: string[];
  rawResponse?: string | undefined;
}

/** A child to plan for. `subjects` and `hours` replace those of the request. */
export interface PlannedChild {
  /** The family member; absent for a child who is not one. */
  id?: string | undefined;
  name: string;
  age?: number | null | undefined;
  subjects?: string[] | undefined;
  hours?: Hours | undefined;
}

/** Time without lessons at home: a weekday, or dates; the whole day, or from start to end. */
export interface Away {
  /** Names of the children; everybody without. */
  children?: string[] | undefined;
  day?: Day | undefined;
  date?: string | undefined;
  endDate?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  /** 'Co-op' */
  what?: string | undefined;
}

/** Subjects that take turns in one place of the day, carried on where the last day stopped. */
export interface Loop {
  name: string;
  subjects: string[];
}

/** The request a plan is made from: the body of POST /api/generate-schedule (API-05). */
export interface ScheduleRequest {
  curriculum: string;
  subjects: string[];
  /** 3 to 6 */
  daysPerWeek: number;
  schoolHours: Hours;
  preferences: { includeBreaks: boolean; subjectRotation: boolean };
  children?: PlannedChild[] | undefined;
  away?: Away[] | undefined;
  loops?: Loop[] | undefined;
  /** The theme of unit studies. */
  theme?: string | undefined;
  /** First day of the plan, 'YYYY-MM-DD'; the next Monday without. */
  from?: string | undefined;
  /** Last day of the plan, 'YYYY-MM-DD'; the Sunday after `from` without. */
  until?: string | undefined;
}

/** A lesson of one date, as it is stored with the child's day. */
export interface Lesson {
  /** 'HH:MM' */
  start: string;
  /** 'HH:MM' */
  end: string;
  subject: string;
  activity: string;
  /** Taught to other children at the same time as well. */
  shared: boolean;
  /** A parent teaches it. */
  teacher: boolean;
  /** Done, for attendance. */
  done: boolean;
}

/** The lessons of one child on one date, as a plan returns them. */
export interface PlannedDay {
  /** The family member; null for a child who is not one. */
  childId: string | null;
  child: string;
  /** 'YYYY-MM-DD' */
  date: string;
  lessons: PlannedLesson[];
}
export interface PlannedLesson {
  start: string;
  end: string;
  subject: string;
  activity: string;
  /** Names of the other children taught at the same time. */
  sharedWith: string[];
  /** A parent teaches it. */
  teacher: boolean;
}

/** The values by name; `Field` of kind 'shape' refers to one of them. */
export interface Shapes {
  hours: Hours;
  breaks: SchoolBreak[];
  foundCalendar: FoundCalendar | null;
  schedule: GeneratedSchedule | null;
  scheduleRequest: ScheduleRequest | null;
  lessons: Lesson[];
}
