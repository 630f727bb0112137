// The homeschool schedule of a household: the generated week, what it was made from, and its range (D23).
import { kind, type RecordOf } from '../kind.ts';

/** The id of the schedule: there is one in a household. */
export const SCHOOL_SCHEDULE_ID = 'school-schedule';

export const schoolSchedule = kind({
  table: 'school_schedule',
  noun: 'school schedule',
  plural: 'school schedules',
  place: '/school',
  open: 'Open School',
  title: 'from',
  single: true,
  fields: {
    from: { is: 'date', label: 'First day' },
    until: { is: 'date', label: 'Last day' },
    schedule: { is: 'shape', label: 'Schedule', shape: 'schedule', empty: null },
    request: { is: 'shape', label: 'Made from', shape: 'scheduleRequest', empty: null },
  },
});
export type SchoolSchedule = RecordOf<typeof schoolSchedule>;
