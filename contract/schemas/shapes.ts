// The schemas of values with a structure of their own (shapes.ts), for fields of kind 'shape'. Bounded, but what was
// sent comes back as it was: nothing inside is trimmed, and unknown keys are left out.
import * as z from 'zod/mini';
import {
  SCHOOL_EVENT_KINDS,
  type FoundCalendar,
  type SchoolBreak,
  type SchoolEvent,
  type Shapes,
} from '../shapes.ts';
import { generatedSchedule, lesson, scheduleRequest } from './homeschool-shapes.ts';
import { localDate } from './common.ts';
import { MOST, absent, backwards, clock, hours, list, short, text, type Of } from './shape-parts.ts';

const schoolBreak = (name: string): Of<SchoolBreak> =>
  z
    .object(
      {
        name: short(`${name}, name`),
        startDate: localDate(name),
        endDate: localDate(name),
        description: absent(text(`${name}, description`)),
      },
      `${name}: each has a name and two dates`,
    )
    .check(z.refine(({ startDate, endDate }) => startDate <= endDate, backwards(name)));

const schoolEvent = (name: string): Of<SchoolEvent> =>
  z
    .object(
      {
        date: localDate(name),
        event: text(`${name}, event`),
        endDate: absent(localDate(name)),
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

/** The schema of each shape; `name` is the field in the sentences of errors. */
export const SHAPE_SCHEMAS: { readonly [S in keyof Shapes]: (name: string) => Of<Shapes[S]> } = {
  hours,
  breaks: (name) => list(name, schoolBreak(name), MOST.breaks),
  foundCalendar: (name) => z.nullable(foundCalendar(name)),
  schedule: (name) => z.nullable(generatedSchedule(name)),
  scheduleRequest: (name) => z.nullable(scheduleRequest(name)),
  lessons: (name) => list(name, lesson(name), MOST.lessons),
};
