// The kind of an event by the words of its title, in English, German, French and Spanish.
import { DAYS_OFF, type SchoolEventKind } from '#contract/shapes.ts';
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
  /\b(?:faculty|staff|teachers?['’]?)\s(?:\p{L}+\s){0,3}days?\b|\b(?:first|last|1st)\b.{0,12}\bday\b.{0,20}\b(?:teachers?|staff|faculty|employees)\b|\b(?:teachers?|staff|faculty)['’]?s?\b.{0,14}\b(?:first|last|report|reports|return|returns|back|begin)\b/iu;
/** Starts and ends of a part of the year. */
const PART_OF_YEAR =
  /\b(?:semesters?|quarters?|trimesters?|marking periods?|grading periods?|halbjahr\w*|semestre|trimestre)\b/i;
const NOT_THE_YEAR =
  /\b(?:first|last|1st) day (?:of|before|after|back)\b(?! (?:school|class|classes|instruction|student|the school year))/i;

const PUBLIC_HOLIDAY = /\b(?:public|bank|federal|state|national|legal) holidays?\b/i;
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

/** 'Classes start at 10:30' */
const HOUR_OF_START = /\b(?:start|starts|begin|begins|beginn|beginnt|open|opens)\s+(?:at|um|\d)/i;
const WITH_PARENTS = /\b(?:parents?|famil(?:y|ies)|eltern\w*|familles?|padres|familias)\b/i;
/** Performances and meals on the occasion of a holiday. */
const CELEBRATION =
  /\b(?:programs?|programmes?|concerts?|part(?:y|ies)|parades?|plays?|pageants?|shows?|dances?|assembl(?:y|ies)|fairs?|bazaars?|markets?|lunch|luncheon|dinner|breakfast|carols?|service|mass|sing|sing-?alongs?|shops?|shoppes?|stores?|sales?|boutiques?|drives?|crafts?|sweaters?|gifts?|movies?|spirit|feasts?|potlucks?|recitals?|brunch|trot|spectacles?|marché|concierto|festival|mercadillo)\b|(?:konzert|feier|markt|basar|spiel|gottesdienst)\b/iu;

/** 'Last day, subject to snow days' */
const CONDITION = /\b(?:subject to|depending on|barring|pending|unless|based on)\b.*$/i;

/** The kind by a title; `closed` says that there is no school. */
function kindByWords(title: string, closed: boolean): SchoolEventKind {
  if (MAKE_UP.isIn(title.replace(CONDITION, ''))) return 'make-up-day';
  const isLate = DELAYED.isIn(title);
  const edge = isLate && HOUR_OF_START.test(title) ? undefined : edgeOfYear(title);
  if (edge) return edge;
  if (FOR_STAFF.test(title)) return 'staff-day';
  const isEarly = EARLY.isIn(title);
  if (!closed && !isEarly && WITH_PARENTS.test(title) && CONFERENCES.isIn(title)) return 'conferences';
  if (STAFF.isIn(title) && !isEarly && !isLate) return 'staff-day';
  if (!closed && isEarly) return 'early-dismissal';
  if (!closed && isLate) return 'delayed-opening';
  if (CONFERENCES.isIn(title)) return closed ? 'no-school' : 'conferences';
  if (!closed && CELEBRATION.test(title)) return 'school';
  if (PUBLIC_HOLIDAY.test(title)) return 'holiday';
  const itself = closed ? title : title.replace(BREAK_BESIDE, '').replace(DAY_BACK, '');
  if (BREAK.isIn(itself)) return 'break';
  if (HOLIDAY.isIn(itself.replace(STUDENT_HOLIDAY, ''))) return 'holiday';
  if (STUDENT_HOLIDAY.test(title)) return 'no-school';
  if (closed) return 'no-school';
  return GRADING.isIn(title) ? 'grading' : 'school';
}

/** The name of a break behind the day of school that it only places: 'School resumes after Winter Break'. */
const BREAK_BESIDE =
  /\bbefore\b.*$|\b(?:resum\w*|returns?|returning|re-?open\w*|back)\b.{0,30}?\b(?:after|from|following)\b.*$/i;
const DAY_BACK = /\b(?:first|1st) day (?:after|following)\b.*$/i;

/** 'Columbus Day – school is in session', 'Veterans Day (schools open)' */
const IN_SESSION =
  /\b(?:schools?|classes|students?)\s(?:(?:is|are|will be)\s)?(?:in (?:session|school|attendance)|held|open)\b|\bregular school day\b/i;

/** 'Off', as parents write it in a list. */
const OFF = /^\P{L}*off\P{L}*$/iu;

/**
 * The kind of an event; 'school' where no words tell. Words in brackets only count where the others say nothing, or
 * where they name a short day: 'End of 3rd quarter (early release)'.
 */
export function kindOfTitle(title: string): SchoolEventKind {
  if (OFF.test(title)) return 'no-school';
  const closed = NO_SCHOOL.isIn(title);
  const outside = title.replaceAll(/\([^()]*(?:\)|$)/g, ' ');
  const kind = kindByWords(outside, closed);
  if (!closed && DAYS_OFF.includes(kind) && IN_SESSION.test(title)) return 'school';
  const isUntold = kind === 'school' || kind === 'no-school' || (kind === 'grading' && isShortDay(title));
  const whole = isUntold ? kindByWords(title, closed) : kind;
  // 'Student holiday (weather make-up day)' is a day off until it is needed.
  return kind === 'no-school' && whole === 'make-up-day' ? kind : whole;
}
