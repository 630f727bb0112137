// Schemas of the school settings, the homeschool schedule, attendance, and the rows read from a calendar file.
import * as z from 'zod/mini';
import { recordSchema, wholeSchema } from '../kind-schemas.ts';
import { schoolDay } from '../kinds/school-day.ts';
import { schoolSchedule } from '../kinds/school-schedule.ts';
import { schoolSettings } from '../kinds/school.ts';
import { ROW_WARNINGS, type ReadCalendar } from '../school-reading.ts';
import { SCHOOL_EVENT_KINDS, type ScheduleRequest } from '../shapes.ts';
import { Id, LocalDate, Nothing, localDate, shortText, target } from './common.ts';
import { generatedSchedule, INCOMPLETE, plannedDays, scheduleRequest } from './homeschool-shapes.ts';

const SchoolSchedule = recordSchema(schoolSchedule);
const SchoolSettings = recordSchema(schoolSettings);
const SchoolDays = z.array(recordSchema(schoolDay));

/** Subjects may be those of each child instead. */
const hasSubjects = ({ subjects, children = [] }: ScheduleRequest): boolean =>
  subjects.length > 0 ||
  (children.length > 0 && children.every((child) => (child.subjects ?? []).length > 0));

const wanted = scheduleRequest('Schedule').check(
  z.refine((request) => request.curriculum.trim() !== '' && hasSubjects(request), INCOMPLETE),
);

/** Lessons done by one child. */
const Attendance = z.object({
  /** The family member; null for a child who is not one. */
  memberId: z.nullable(z.string()),
  child: z.string(),
  /** Days with at least one lesson done. */
  days: z.int(),
  minutes: z.int(),
});

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const ReadRow = z.object({
  date: LocalDate,
  endDate: z.optional(LocalDate),
  event: z.string(),
  kind: z.enum(SCHOOL_EVENT_KINDS),
  time: z.optional(z.string()),
  qualifier: z.optional(z.string()),
  source: z.string(),
  page: z.int(),
  box: z.optional(Box),
  warnings: z.array(z.enum(ROW_WARNINGS)),
});
const ReadCalendarSchema: z.ZodMiniType<ReadCalendar> = z.object({
  fileKind: z.enum(['pdf', 'docx', 'doc', 'png', 'jpeg', 'ics', 'text']),
  hash: z.string(),
  schoolName: z.nullable(z.string()),
  academicYear: z.nullable(z.string()),
  needsYear: z.boolean(),
  rows: z.array(ReadRow),
  pages: z.array(z.object({ number: z.int(), picture: z.optional(z.string()) })),
  pagesRead: z.int(),
  pagesTotal: z.int(),
  remarks: z.array(z.string()),
});

export const schoolSchemas = {
  getSchoolSettings: {
    summary:
      "Read the settings of the household's first school: type, name, hours, subjects, breaks, calendar",
    input: Nothing,
    output: z.nullable(SchoolSettings),
  },
  saveSchoolSettings: {
    summary: "Save the settings of the household's first school",
    input: wholeSchema(schoolSettings),
    output: SchoolSettings,
    refersTo: { children: 'family_member' },
  },
  generateSchedule: {
    summary: 'Make a homeschool schedule from a curriculum, subjects, days a week and hours; saves nothing',
    input: wanted,
    output: z.object({
      schedule: generatedSchedule('Schedule'),
      /** Lessons by child and date; only for a request with children. */
      plan: z.optional(plannedDays('Plan')),
    }),
  },
  getSchoolSchedule: {
    summary: 'Read the saved homeschool schedule',
    input: Nothing,
    output: z.nullable(SchoolSchedule),
  },
  saveSchoolSchedule: {
    summary: 'Save a generated homeschool schedule and write its lessons into the school days of its range',
    input: z.object({
      ifVersion: target.ifVersion,
      schedule: generatedSchedule('Schedule'),
      request: z.optional(z.nullable(scheduleRequest('Schedule'))),
      plan: z.optional(z.nullable(plannedDays('Plan'))),
    }),
    output: SchoolSchedule,
  },
  missSchoolDay: {
    summary:
      'Move the lessons of a missed day at home to the following days: of one subject, of one child, or all',
    input: z.object({
      date: localDate('Date'),
      subject: z.optional(shortText('Subject')),
      memberId: z.optional(z.nullable(Id)),
    }),
    /** The changed days. */
    output: SchoolDays,
    refersTo: { memberId: 'family_member' },
  },
  schoolAttendance: {
    summary: 'Count the days and minutes of lessons done at home, by child',
    /** The first and the last date; everything without. */
    input: z.object({ from: z.optional(localDate('From')), to: z.optional(localDate('To')) }),
    output: z.array(Attendance),
  },
  readSchoolCalendar: {
    summary: 'Read the dates of a school calendar file for review; saves nothing',
    /** The first year of the academic year. The file is the body. */
    input: z.object({
      year: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1990), z.maximum(2190))),
    }),
    output: ReadCalendarSchema,
  },
};
