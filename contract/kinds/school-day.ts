// The lessons of one child on one date. Written when a schedule is saved, then edited lesson by lesson.
import { kind, type RecordOf } from '../kind.ts';

export const schoolDay = kind({
  table: 'school_day',
  noun: 'school day',
  plural: 'school days',
  place: '/school?day={id}',
  open: 'Open School',
  title: 'date',
  concerns: 'memberId',
  order: ['date', 'asc'],
  summaries: {
    list: 'List the lessons at home by date and child; `from` and `to` are the first and the last date',
    update: 'Change the lessons of one child on one date; the list of lessons is replaced as a whole',
  },
  fields: {
    date: { is: 'date', label: 'Date', required: true },
    memberId: { is: 'reference', label: 'Child', to: 'family_member' },
    // Tells children apart who are not members of the family.
    child: { is: 'text', label: 'Name of the child' },
    lessons: { is: 'shape', label: 'Lessons', shape: 'lessons', empty: [] },
    notes: { is: 'notes', label: 'Notes' },
  },
});
export type SchoolDay = RecordOf<typeof schoolDay>;
