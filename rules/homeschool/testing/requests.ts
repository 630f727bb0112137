// For tests: requests for a schedule, and the odd values that property tests draw from.
import type { ScheduleRequest } from '#contract/shapes.ts';
import data from '../../data/homeschool/curricula.json' with { type: 'json' };

export const CURRICULA = data.curricula.map(({ name }) => name);
export const USUAL_SUBJECTS = ['Math', 'Reading', 'Language Arts', 'Science', 'History', 'Art', 'Music'];

/** The body of API-05 with the usual values. */
export const usualRequest = (given: Partial<ScheduleRequest> = {}): ScheduleRequest => ({
  curriculum: 'Charlotte Mason',
  subjects: USUAL_SUBJECTS,
  daysPerWeek: 5,
  schoolHours: { start: '09:00', end: '14:00' },
  preferences: { includeBreaks: true, subjectRotation: true },
  ...given,
});

/** Subjects in several languages, spellings and disciplines. */
export const SUBJECTS = [
  ...USUAL_SUBJECTS,
  'math',
  'Latin',
  'PE',
  'Spanish',
  'Mathematik',
  'Ciencias',
  'Éducation physique',
  '数学',
  'География',
  'Handwriting',
  'Nature Study',
  'Practical life',
  'Underwater basket weaving',
  'constructor',
  '🎻',
];

/** Any text that is neither blank nor one of the two words with a meaning of their own. */
export const isSubject = (text: string): boolean =>
  text.trim() !== '' && !/^(?:break|lunch)$/i.test(text.trim());

/** Whole days, an afternoon, one minute, and from midnight to midnight. */
export const HOURS = [
  { start: '09:00', end: '14:00' },
  { start: '08:00', end: '15:00' },
  { start: '13:00', end: '17:30' },
  { start: '00:00', end: '23:59' },
  { start: '12:00', end: '12:01' },
  { start: '10:07', end: '10:40' },
];
