// The form of one school: its values as typed, and reading them for the server. Pure.
import type { School } from '#contract/kinds/school.ts';
import type { SchoolType } from '#contract/schemas/account.ts';
import type { SchoolBreak } from '#contract/shapes.ts';
import { withSubjects } from '#rules/school/subject-list.ts';
import { UNFINISHED_DATE } from '../kit/form/date-field.tsx';

/** The fields of a school without those every record has. */
export type SchoolValues = Omit<School, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** A break as typed; `key` tells the rows apart. */
export interface BreakRow {
  key: string;
  name: string;
  startDate: string;
  endDate: string;
  description: string;
}

export type SchoolForm = Omit<SchoolValues, 'breaks'> & {
  breaks: BreakRow[];
  /** Texts in the fields that add to a list. */
  typedSubject: string;
  typedFoodRule: string;
};

/** Mistakes of one break, by its field. */
export type BreakMistakes = Partial<Record<keyof Omit<BreakRow, 'key'>, string>>;
export interface SchoolMistakes {
  schoolName?: string | undefined;
  schoolHours?: string | undefined;
  /** By the key of the row. */
  breaks?: Record<string, BreakMistakes> | undefined;
}

/** True for families that teach at home, at least on some days. */
export const teachesAtHome = (type: SchoolType): boolean => type === 'homeschool' || type === 'hybrid';
/** True for families with a child in a school building, at least on some days. */
export const goesToSchool = (type: SchoolType): boolean => type !== 'homeschool';

/** The values of a school that was never saved. */
export const newSchool = (schoolType: SchoolType): SchoolValues => ({
  schoolType,
  schoolName: '',
  schoolDistrict: '',
  curriculum: '',
  daysPerWeek: 5,
  schoolHours: { start: '08:00', end: '15:00' },
  subjects: [],
  breaks: [],
  notes: '',
  calendarConfirmed: false,
  foundCalendar: null,
  children: [],
  foodRules: [],
});

/** The values of a stored school. */
export const valuesOf = (stored: School): SchoolValues => ({
  schoolType: stored.schoolType,
  schoolName: stored.schoolName,
  schoolDistrict: stored.schoolDistrict,
  curriculum: stored.curriculum,
  daysPerWeek: stored.daysPerWeek,
  schoolHours: stored.schoolHours,
  subjects: stored.subjects,
  breaks: stored.breaks,
  notes: stored.notes,
  calendarConfirmed: stored.calendarConfirmed,
  foundCalendar: stored.foundCalendar,
  children: stored.children,
  foodRules: stored.foodRules,
});

export const schoolFormOf = (values: SchoolValues): SchoolForm => ({
  ...values,
  breaks: values.breaks.map(({ description = '', ...one }, index) => ({
    key: `stored-${index}`,
    ...one,
    description,
  })),
  typedSubject: '',
  typedFoodRule: '',
});

const isEmptyRow = ({ name, startDate, endDate, description }: BreakRow): boolean =>
  `${name}${startDate}${endDate}${description}`.trim() === '';

const toBreak = ({ name, startDate, endDate, description }: BreakRow): SchoolBreak => ({
  name: name.trim(),
  startDate,
  // One date is a break of one day.
  endDate: endDate === '' ? startDate : endDate,
  ...(description.trim() === '' ? {} : { description: description.trim() }),
});

/** The values of a form, whether or not they make sense yet. */
export function typedValues({ typedSubject, typedFoodRule, ...form }: SchoolForm): SchoolValues {
  const breaks = form.breaks.filter((row) => !isEmptyRow(row)).map(toBreak);
  return {
    ...form,
    schoolName: form.schoolName.trim(),
    schoolDistrict: form.schoolDistrict.trim(),
    notes: form.notes.trim(),
    subjects: withSubjects(form.subjects, typedSubject),
    foodRules: withSubjects(form.foodRules, typedFoodRule),
    breaks,
    // Saving a homeschool year with breaks confirms it; a found calendar is confirmed by the parent (D13).
    calendarConfirmed:
      form.calendarConfirmed ||
      (teachesAtHome(form.schoolType) && breaks.length > 0 && form.foundCalendar === null),
  };
}

function breakMistakes({ name, startDate, endDate }: BreakRow): BreakMistakes {
  const isDate = (date: string) => /^\d/.test(date);
  const mistakes: BreakMistakes = {};
  if (name.trim() === '') mistakes.name = 'Please name this break';
  if (startDate === UNFINISHED_DATE) mistakes.startDate = 'Please finish this date';
  else if (!isDate(startDate)) mistakes.startDate = 'Please enter the first day';
  if (endDate === UNFINISHED_DATE) mistakes.endDate = 'Please finish this date, or clear it';
  else if (isDate(endDate) && isDate(startDate) && endDate < startDate)
    mistakes.endDate = 'The last day is before the first';
  return mistakes;
}

/** The values to store, or the mistakes. Tabs and calendars tell further schools apart by their names. */
export function readSchool(
  form: SchoolForm,
  needsName = false,
): { fields: SchoolValues } | { mistakes: SchoolMistakes } {
  const { start, end } = form.schoolHours;
  const rows = form.breaks
    .filter((row) => !isEmptyRow(row))
    .map((row) => [row.key, breakMistakes(row)] as const)
    .filter(([, mistakes]) => Object.keys(mistakes).length > 0);
  const mistakes: SchoolMistakes = {};
  if (needsName && form.schoolName.trim() === '') mistakes.schoolName = 'Please name this school';
  if (start === '' || end === '') mistakes.schoolHours = 'Please enter both times';
  else if (start >= end) mistakes.schoolHours = 'School ends after it starts';
  // Hidden cards cannot be corrected, and what they hold was valid when it was saved.
  if (rows.length > 0 && teachesAtHome(form.schoolType)) mistakes.breaks = Object.fromEntries(rows);
  return Object.keys(mistakes).length > 0 ? { mistakes } : { fields: typedValues(form) };
}
