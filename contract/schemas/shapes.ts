// The schemas of values with a structure of their own (shapes.ts), for fields of kind 'shape'. Bounded, but what was
// sent comes back as it was: nothing inside is trimmed, and unknown keys are left out.
import * as z from 'zod/mini';
import { LIMITS, withThousands } from '../common.ts';
import {
  SCHOOL_EVENT_KINDS,
  type FoundCalendar,
  type GeneratedSchedule,
  type Hours,
  type Lesson,
  type PlannedDay,
  type ScheduleRequest,
  type SchoolBreak,
  type SchoolEvent,
  type Shapes,
} from '../shapes.ts';
import { DAYS } from '../week.ts';
import { Id, LocalDate, typedSchema } from './common.ts';

/** Most entries of the lists in shapes. */
const MOST = {
  events: 500,
  breaks: 100,
  subjects: 40,
  children: 20,
  lessons: 100,
  entries: 500,
  days: 10_000,
} as const;

/** Says `sentence` for anything but text, and for text that is too long. */
const text = (name: string, most: number = LIMITS.text) =>
  z
    .string(`${name} must be text`)
    .check(z.maxLength(most, `${name} can have at most ${withThousands(most)} characters`));
const short = (name: string) => text(name, LIMITS.name);
const clock = (name: string) =>
  z
    .string(`${name}: times are written like 08:30`)
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name}: times are written like 08:30`));
const date = (name: string) =>
  z.iso
    .date(`${name}: dates are written like 2026-11-23`)
    .check(
      z.refine((value) => LocalDate.safeParse(value).success, `${name}: dates lie between 1900 and 2199`),
    );
const flag = (name: string, label: string) => z.boolean(`${name}: ${label} is true or false`);
const list = <S extends z.ZodMiniType>(name: string, entry: S, most: number = LIMITS.list) =>
  z
    .array(entry, `${name} must be a list`)
    .check(z.maxLength(most, `${name} can have at most ${withThousands(most)} entries`));
const whole = (name: string, min: number, max: number) =>
  z
    .int(`${name} must be a whole number`)
    .check(z.minimum(min, `${name} can't be below ${min}`), z.maximum(max, `${name} can't be above ${max}`));

/** A value that may be left out; null and '' mean the same. */
const absent = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => (value === null || value === '' ? undefined : value)),
      typedSchema<z.output<S> | undefined>(z.optional(schema)),
    ),
  );

type Of<T> = z.ZodMiniType<T>;

const hours = (name: string, sentence = `${name}: the end must be after the start`): Of<Hours> =>
  z
    .object({ start: clock(`${name}, start`), end: clock(`${name}, end`) }, `${name} have a start and an end`)
    .check(z.refine(({ start, end }) => start < end, sentence));

/** Said of a range of dates; one day is a range, too. */
const backwards = (name: string): string => `${name}: the last day can't be before the first`;

const schoolBreak = (name: string): Of<SchoolBreak> =>
  z
    .object(
      {
        name: short(`${name}, name`),
        startDate: date(name),
        endDate: date(name),
        description: absent(text(`${name}, description`)),
      },
      `${name}: each has a name and two dates`,
    )
    .check(z.refine(({ startDate, endDate }) => startDate <= endDate, backwards(name)));

const schoolEvent = (name: string): Of<SchoolEvent> =>
  z
    .object(
      {
        date: date(name),
        event: text(`${name}, event`),
        endDate: absent(date(name)),
        kind: absent(z.enum(SCHOOL_EVENT_KINDS, `${name}: unknown kind of event`)),
        time: absent(clock(name)),
        qualifier: absent(text(`${name}, qualifier`)),
        source: absent(text(`${name}, source`)),
      },
      `${name}: an event has a date and a title`,
    )
    .check(z.refine(({ date: first, endDate = first }) => first <= endDate, backwards(name)));

const foundCalendar = (name: string): Of<FoundCalendar> =>
  z.object(
    {
      schoolName: short(`${name}, school name`),
      academicYear: short(`${name}, academic year`),
      events: list(`${name}, events`, schoolEvent(name), MOST.events),
      fileHash: absent(short(`${name}, hash of the file`)),
    },
    `${name} has a school name, an academic year and events`,
  );

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
      date: absent(date(name)),
      endDate: absent(date(name)),
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
  from: absent(date(name)),
  until: absent(date(name)),
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
const lesson = (name: string): Of<Lesson> =>
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
        date: date(name),
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

/** The schema of each shape; `name` is the field in the sentences of errors. */
export const SHAPE_SCHEMAS: { readonly [S in keyof Shapes]: (name: string) => Of<Shapes[S]> } = {
  hours,
  breaks: (name) => list(name, schoolBreak(name), MOST.breaks),
  foundCalendar: (name) => z.nullable(foundCalendar(name)),
  schedule: (name) => z.nullable(generatedSchedule(name)),
  scheduleRequest: (name) => z.nullable(scheduleRequest(name)),
  lessons: (name) => list(name, lesson(name), MOST.lessons),
};
