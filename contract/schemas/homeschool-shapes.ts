// The schemas of homeschool plans: the request, the generated week and the lessons of days.
import * as z from 'zod/mini';
import { LIMITS } from '../common.ts';
import type { GeneratedSchedule, Lesson, PlannedDay, ScheduleRequest } from '../shapes.ts';
import { DAYS } from '../week.ts';
import { Id, localDate } from './common.ts';
import { MOST, absent, clock, flag, hours, list, short, text, whole, type Of } from './shape-parts.ts';

/** A generated week. */
export const generatedSchedule = (name: string): Of<GeneratedSchedule> => {
  const entry = z.object(
    {
      time: short(`${name}, time`),
      subject: short(`${name}, subject`),
      activity: text(`${name}, activity`),
      notes: text(`${name}, notes`),
    },
    `${name}: an entry has a time, a subject, an activity and notes`,
  );
  return z.object(
    {
      weeklySchedule: z.record(
        short(`${name}, day`),
        list(name, entry, MOST.entries),
        `${name} has a list for each day`,
      ),
      subjectAllocation: z.record(
        short(`${name}, subject`),
        text(`${name}, subject`),
        `${name} has a text for each subject`,
      ),
      recommendations: list(`${name}, recommendations`, text(`${name}, recommendation`)),
      rawResponse: z.optional(text(`${name}, raw response`)),
    },
    `${name} must be a schedule`,
  );
};

/** Said of a request without curriculum or subjects (SCH-10). */
export const INCOMPLETE = 'Please select a curriculum and add subjects before generating a schedule';

const subjects = (name: string, sentence = `${name}, subjects must be a list`) =>
  z
    .array(short(`${name}, subject`), sentence)
    .check(z.maxLength(MOST.subjects, `${name}, subjects can have at most ${MOST.subjects} entries`));

const plannedChild = (name: string) =>
  z.object(
    {
      id: absent(Id),
      name: short(`${name}, name of a child`),
      age: z.optional(z.nullable(whole(`${name}, age`, 0, 130))),
      subjects: z.optional(subjects(name)),
      hours: z.optional(hours(`${name}, hours`)),
    },
    `${name}: a child has a name`,
  );

const away = (name: string) =>
  z.object(
    {
      children: z.optional(list(`${name}, children`, short(`${name}, name of a child`))),
      day: absent(z.enum(DAYS, `${name}: days are named monday to sunday`)),
      date: absent(localDate(name)),
      endDate: absent(localDate(name)),
      start: absent(clock(name)),
      end: absent(clock(name)),
      what: z.optional(short(`${name}, reason`)),
    },
    `${name} is a list of times`,
  );

const requestFields = (name: string) => ({
  curriculum: z.string(INCOMPLETE).check(z.maxLength(LIMITS.name, `${name}, curriculum is too long`)),
  subjects: subjects(name, INCOMPLETE),
  daysPerWeek: whole(`${name}, days per week`, 3, 6),
  schoolHours: hours(`${name}, school hours`, 'Please enter school hours that end after they start'),
  preferences: z._default(
    z.object(
      {
        includeBreaks: z._default(flag(name, 'includeBreaks'), true),
        subjectRotation: z._default(flag(name, 'subjectRotation'), true),
      },
      `${name}, preferences must be an object`,
    ),
    { includeBreaks: true, subjectRotation: true },
  ),
  children: z.optional(list(`${name}, children`, plannedChild(name), MOST.children)),
  away: z.optional(list(`${name}, time away`, away(`${name}, time away`))),
  loops: z.optional(
    list(
      `${name}, loops`,
      z.object(
        { name: short(`${name}, name of a loop`), subjects: subjects(name) },
        `${name}: a loop has a name and subjects`,
      ),
    ),
  ),
  theme: z.optional(text(`${name}, theme`)),
  from: absent(localDate(name)),
  until: absent(localDate(name)),
});

/** The request a schedule is made from. */
export const scheduleRequest = (name: string): Of<ScheduleRequest> =>
  z.object(requestFields(name), `${name} must be an object`);

const lessonFields = (name: string) => ({
  start: clock(name),
  end: clock(name),
  subject: short(`${name}, subject`),
  activity: text(`${name}, activity`),
});
/** A lesson of a stored school day. */
export const lesson = (name: string): Of<Lesson> =>
  z.object(
    {
      ...lessonFields(name),
      shared: z._default(flag(name, 'shared'), false),
      teacher: z._default(flag(name, 'teacher'), false),
      done: z._default(flag(name, 'done'), false),
    },
    `${name}: a lesson has a start, an end and a subject`,
  );

/** Days of a plan, as `generateSchedule` returns them. */
export const plannedDays = (name: string): Of<PlannedDay[]> =>
  list(
    name,
    z.object(
      {
        childId: z.nullable(Id),
        child: short(`${name}, name of a child`),
        date: localDate(name),
        lessons: list(
          name,
          z.object({
            ...lessonFields(name),
            sharedWith: list(name, short(`${name}, name of a child`)),
            teacher: flag(name, 'teacher'),
          }),
        ),
      },
      `${name}: a day has a child, a date and lessons`,
    ),
    MOST.days,
  );
