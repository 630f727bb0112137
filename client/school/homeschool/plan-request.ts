// The request of a homeschool plan, from the school's settings and the options a parent chose. Pure.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Away, ScheduleRequest } from '#contract/shapes.ts';
import { childrenOfFirstSchool } from '#rules/calendar/events/schools.ts';
import { splitSubjects } from '#rules/school/subject-list.ts';
import type { SchoolValues } from '../school-form.ts';

/** A weekly time away as typed. */
export interface AwayRow {
  key: string;
  what: string;
  day: string;
  /** Id of the child; '' for everybody. */
  childId: string;
  /** Hours of it, where only a part of the day is away. */
  start?: string | undefined;
  end?: string | undefined;
}

/** Options beyond the school's settings; all of them may stay empty. */
export interface PlanOptions {
  /** Ids of the children to plan for; null for those of the school. */
  children: readonly string[] | null;
  away: readonly AwayRow[];
  /** Subjects that take turns, separated by commas. */
  turns: string;
  theme: string;
  from: string;
  until: string;
}

const NO_OPTIONS: PlanOptions = {
  children: null,
  away: [],
  turns: '',
  theme: '',
  from: '',
  until: '',
};

export type PlanSchool = Pick<
  SchoolValues,
  'curriculum' | 'subjects' | 'daysPerWeek' | 'schoolHours' | 'children'
>;

const YOUNGEST = 3;
const OLDEST = 18;

/** Children a parent may teach at home. */
export const childrenToTeach = (members: readonly FamilyMember[]): FamilyMember[] =>
  members.filter(
    ({ relationship, age }) =>
      relationship === 'child' && (age === null || (age >= YOUNGEST && age <= OLDEST)),
  );

/** The children a plan is for. */
export function plannedChildren(
  school: Pick<SchoolValues, 'children'>,
  options: PlanOptions,
  members: readonly FamilyMember[],
): FamilyMember[] {
  const ids = options.children ?? childrenOfFirstSchool(school.children, members);
  return childrenToTeach(members).filter(({ id }) => ids.includes(id));
}

function awayOf({ what, day, childId, start, end }: AwayRow, members: readonly FamilyMember[]): Away[] {
  const weekday = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const).find(
    (name) => name === day,
  );
  if (weekday === undefined) return [];
  const child = members.find(({ id }) => id === childId);
  return [
    {
      day: weekday,
      ...(what.trim() === '' ? {} : { what: what.trim() }),
      ...(child === undefined ? {} : { children: [child.name] }),
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
    },
  ];
}

/** Absent options are left out: without them the request has exactly the fields of API-05. */
export function planRequest(
  school: PlanSchool,
  options: PlanOptions,
  members: readonly FamilyMember[],
): ScheduleRequest {
  const { curriculum, subjects, daysPerWeek, schoolHours } = school;
  const children = plannedChildren(school, options, members);
  const away = options.away.flatMap((row) => awayOf(row, members));
  const turns = splitSubjects(options.turns);
  const theme = options.theme.trim();
  return {
    curriculum,
    subjects,
    daysPerWeek,
    schoolHours,
    preferences: { includeBreaks: true, subjectRotation: true },
    ...(children.length === 0 ? {} : { children: children.map(({ id, name, age }) => ({ id, name, age })) }),
    ...(away.length === 0 ? {} : { away }),
    ...(turns.length < 2 ? {} : { loops: [{ name: turns.join(', '), subjects: turns }] }),
    ...(theme === '' ? {} : { theme }),
    ...(/^\d/.test(options.from) ? { from: options.from } : {}),
  };
}

/** The request as it is saved, with the last day of the year. */
export const savedRequest = (request: ScheduleRequest, { until }: PlanOptions): ScheduleRequest =>
  /^\d/.test(until) ? { ...request, until } : request;

type NameIds = ReadonlyMap<string, string>;

/** A weekly time away as rows: one for everybody, or one for each of its children who is still there. */
function rowsOfAway({ day, what = '', children, start, end }: Away, index: number, ids: NameIds): AwayRow[] {
  if (day === undefined || day === 'sunday') return [];
  const whose = children === undefined ? [''] : children.flatMap((name) => ids.get(name) ?? []);
  return whose.map((childId) => ({ key: `saved-${index}-${childId}`, what, day, childId, start, end }));
}

/** The options that a saved schedule was made with; dates that are over are left out. */
export function optionsOfSaved(
  request: ScheduleRequest | null | undefined,
  members: readonly FamilyMember[],
  today: string,
): PlanOptions {
  if (!request) return NO_OPTIONS;
  const planned = request.children ?? [];
  const pupils = childrenToTeach(members);
  const isHere = (id: string | undefined): boolean => pupils.some((pupil) => pupil.id === id);
  const ids = new Map(
    [...pupils, ...planned].flatMap(({ name, id }) => (id !== undefined && isHere(id) ? [[name, id]] : [])),
  );
  const children = planned.flatMap(({ id, name }) => (isHere(id) ? (id ?? []) : (ids.get(name) ?? [])));
  const coming = (date = ''): string => (date < today ? '' : date);
  return {
    children: children.length === 0 ? null : children,
    away: (request.away ?? []).flatMap((away, index) => rowsOfAway(away, index, ids)),
    turns: request.loops?.[0]?.subjects.join(', ') ?? '',
    theme: request.theme ?? '',
    from: coming(request.from),
    until: coming(request.until),
  };
}
