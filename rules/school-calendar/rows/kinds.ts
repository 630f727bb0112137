// The kind of an event by the words of its title, in English, German, French and Spanish.
import type { SchoolEventKind } from '#contract/shapes.ts';
import words from '../../data/calendar-words.json' with { type: 'json' };
import { phrases } from './phrases.ts';

const { kinds } = words;
const FIRST_DAY = phrases(kinds['first-day']);
const LAST_DAY = phrases(kinds['last-day']);
const EARLY = phrases(kinds['early-dismissal']);
const DELAYED = phrases(kinds['delayed-opening']);
const STAFF = phrases(kinds['staff-day']);
const CONFERENCES = phrases(kinds.conferences);
const GRADING = phrases(kinds.grading);
const MAKE_UP = phrases(kinds['make-up-day']);
const BREAK = phrases(kinds.break);
const HOLIDAY = phrases(kinds.holiday);
const NO_SCHOOL = phrases(kinds['no-school']);

/** 'First day for teachers' is no first day of school. */
const FOR_STAFF =
  /\b(?:first|last|1st)\b.{0,12}\bday\b.{0,20}\b(?:teachers?|staff|faculty|employees)\b|\b(?:teachers?|staff|faculty)['’]?s?\b.{0,14}\b(?:first|last|report|reports|return|returns|back|begin)\b/i;
/** Starts and ends of a part of the year. */
const PART_OF_YEAR =
  /\b(?:semesters?|quarters?|trimesters?|marking periods?|grading periods?|halbjahr\w*|semestre|trimestre)\b/i;
const NOT_THE_YEAR =
  /\b(?:first|last|1st) day (?:of|before|after|back)\b(?! (?:school|class|classes|instruction|student|the school year))/i;

const STUDENT_HOLIDAY = /\bstudents? holidays?\b/i;

export const isShortDay = (title: string): boolean => EARLY.isIn(title) || DELAYED.isIn(title);

function edgeOfYear(title: string): SchoolEventKind | undefined {
  const edge = FIRST_DAY.isIn(title) ? 'first-day' : LAST_DAY.isIn(title) ? 'last-day' : undefined;
  if (edge === undefined) return undefined;
  if (FOR_STAFF.test(title)) return 'staff-day';
  if (PART_OF_YEAR.test(title) && !/\bschool\b|\bclasses\b/i.test(title)) return 'grading';
  if (NOT_THE_YEAR.test(title)) return undefined;
  return edge;
}

/** The kind of an event; 'school' where no words tell. */
export function kindOfTitle(title: string): SchoolEventKind {
  if (MAKE_UP.isIn(title)) return 'make-up-day';
  const edge = edgeOfYear(title);
  if (edge) return edge;
  if (FOR_STAFF.test(title)) return 'staff-day';
  const closed = NO_SCHOOL.isIn(title);
  if (STAFF.isIn(title) && !EARLY.isIn(title) && !DELAYED.isIn(title)) return 'staff-day';
  if (!closed && EARLY.isIn(title)) return 'early-dismissal';
  if (!closed && DELAYED.isIn(title)) return 'delayed-opening';
  if (CONFERENCES.isIn(title)) return closed ? 'no-school' : 'conferences';
  if (BREAK.isIn(title)) return 'break';
  if (HOLIDAY.isIn(title.replace(STUDENT_HOLIDAY, ''))) return 'holiday';
  if (STUDENT_HOLIDAY.test(title)) return 'no-school';
  if (closed) return 'no-school';
  return GRADING.isIn(title) ? 'grading' : 'school';
}
