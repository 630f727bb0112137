// Schools: the household's first one, and every further one, with the same fields (D35).
import { kind, type Fields, type RecordOf } from '../kind.ts';
import { SCHOOL_TYPES } from '../onboarding.ts';

/** The fields of every school. */
const SCHOOL_FIELDS = {
  schoolType: { is: 'choice', label: 'School type', of: SCHOOL_TYPES, empty: 'public' },
  schoolName: { is: 'text', label: 'School name' },
  schoolDistrict: { is: 'text', label: 'School district' },
  curriculum: { is: 'text', label: 'Curriculum' },
  daysPerWeek: { is: 'whole', label: 'Days per week', min: 3, max: 6, empty: 5 },
  schoolHours: {
    is: 'shape',
    label: 'School hours',
    shape: 'hours',
    empty: { start: '08:00', end: '15:00' },
  },
  subjects: { is: 'texts', label: 'Subjects' },
  breaks: { is: 'shape', label: 'Breaks', shape: 'breaks', empty: [] },
  notes: { is: 'notes', label: 'Notes' },
  // School events are shown only when it is true (CAL-07, D13).
  calendarConfirmed: { is: 'yesNo', label: 'Calendar confirmed', empty: false },
  foundCalendar: { is: 'shape', label: 'School calendar', shape: 'foundCalendar', empty: null },
  children: { is: 'references', label: 'Children', to: 'family_member' },
  foodRules: { is: 'texts', label: 'Food rules' },
} as const satisfies Fields;

/** The id of the first school: there is one in a household. */
export const SCHOOL_SETTINGS_ID = 'school-settings';

export const schoolSettings = kind({
  table: 'school_settings',
  noun: 'school settings',
  plural: 'school settings',
  word: 'school',
  place: '/school',
  open: 'Open School',
  title: 'schoolName',
  single: true,
  fields: SCHOOL_FIELDS,
});
export type SchoolSettings = RecordOf<typeof schoolSettings>;

/** A further school. */
export const school = kind({
  table: 'school',
  noun: 'school',
  plural: 'schools',
  place: '/school?id={id}',
  open: 'Open School',
  title: 'schoolName',
  summaries: {
    list: 'List the further schools of the household; the first school is in the school settings',
    create: 'Add a further school; the first one is saved as the school settings',
    update: 'Change a further school; absent fields stay as they are',
  },
  fields: { ...SCHOOL_FIELDS, schoolName: { ...SCHOOL_FIELDS.schoolName, required: true } },
});
export type School = RecordOf<typeof school>;
