// The family that a plan is made for: its children with their subjects and hours, and its loops.
import { minutesOfDay } from '../time/dates.ts';
import type { Away, Loop, PlannedChild, ScheduleRequest } from '#contract/shapes.ts';
import { type ClockSpan } from './clock.ts';
import { ageGroups } from './age-groups.ts';
import { bandOf, curriculumOf, type Band, type Curriculum } from './curricula/curriculum.ts';
import { distinctSubjects, isApart, subjectKey, type Subject } from './curricula/subjects.ts';

export interface Learner {
  id: string | null;
  name: string;
  age: number | null;
  band: Band;
  /** Younger than the first band: half the minutes, and play. */
  little: boolean;
  hours: ClockSpan;
  /** Without the subjects of loops. */
  subjects: Subject[];
}

/** A loop of some children who are always at the same place of it. */
interface LoopRun {
  name: string;
  subjects: Subject[];
  /** Indexes of the learners. */
  learners: number[];
}

export interface Family {
  curriculum: Curriculum;
  /** In the order of the request; one without a name when it has no children. */
  learners: Learner[];
  loops: LoopRun[];
  /** Everything that was asked for, once each. */
  subjects: Subject[];
  away: readonly Away[];
  hours: ClockSpan;
  daysPerWeek: number;
  includeBreaks: boolean;
  rotates: boolean;
  theme: string;
  /** True when the request has children. */
  named: boolean;
}

/** Subjects with the loops they take turns in. */
interface Wanted {
  subjects: Subject[];
  loops: { name: string; subjects: Subject[] }[];
}

const spanOf = ({ start, end }: { start: string; end: string }): ClockSpan => ({
  start: minutesOfDay(start),
  end: minutesOfDay(end),
});

const LITTLE = 5;
/** Characters of a theme that fit into a line. */
const LONGEST_THEME = 80;

/** Ages as they are planned for. */
function ageOf(age: number | null | undefined): number | null {
  return age === undefined || age === null ? null : Math.min(Math.max(age, 3), 18);
}

/** The subjects of one child: loops take theirs out of the list; a list of the child's own shortens the loops. */
function wantedBy(request: ScheduleRequest, child: PlannedChild | undefined): Wanted {
  const own = child?.subjects !== undefined && child.subjects.length > 0 ? child.subjects : undefined;
  const listed = distinctSubjects(own ?? request.subjects);
  const keys = new Set(listed.map(({ key }) => key));
  const taken = new Set<string>();
  const loops = (request.loops ?? []).flatMap((loop: Loop) => {
    const subjects = distinctSubjects(loop.subjects).filter(
      ({ key }) => !taken.has(key) && (own === undefined || keys.has(key)),
    );
    subjects.forEach(({ key }) => taken.add(key));
    return subjects.length === 0 ? [] : [{ name: loop.name, subjects }];
  });
  return { subjects: listed.filter(({ key }) => !taken.has(key)), loops };
}

/** Name of the loop of a curriculum. */
const OWN_LOOP = 'Loop';

/**
 * In a curriculum with a loop of its own, the subjects that are not daily take turns; with several children those that
 * they can learn together. Without rotation they are ordinary subjects.
 */
function withOwnLoop(
  { subjects, loops }: Wanted,
  { loops: hasLoop, daily }: Curriculum,
  { several, rotates }: { several: boolean; rotates: boolean },
): Wanted {
  const turns = subjects.filter(
    ({ discipline }) => !daily.has(discipline) && !(several && isApart(discipline)),
  );
  if (!hasLoop || !rotates || turns.length < 2) return { subjects, loops };
  return {
    subjects: subjects.filter((subject) => !turns.includes(subject)),
    loops: [...loops, { name: OWN_LOOP, subjects: turns }],
  };
}

/** Children with the same loop do it together; the loop of the curriculum only with those of about their age. */
function loopRuns(wanted: readonly Wanted[], ages: readonly (number | null)[]): LoopRun[] {
  const runs = new Map<string, LoopRun>();
  const groups = ageGroups(
    ages,
    ages.map((_, at) => at),
  );
  wanted.forEach(({ loops }, learner) => {
    const group = groups.findIndex((one) => one.includes(learner));
    for (const { name, subjects } of loops) {
      const key = JSON.stringify([
        name,
        name === OWN_LOOP ? group : 0,
        subjects.map((subject) => subject.key),
      ]);
      const run = runs.get(key) ?? { name, subjects, learners: [] };
      run.learners.push(learner);
      runs.set(key, run);
    }
  });
  return [...runs.values()];
}

function learnerOf(request: ScheduleRequest, child: PlannedChild | undefined, { subjects }: Wanted): Learner {
  const age = ageOf(child?.age);
  return {
    id: child?.id ?? null,
    name: child?.name ?? '',
    age,
    band: bandOf(age),
    little: age !== null && age < LITTLE,
    hours: spanOf(child?.hours ?? request.schoolHours),
    subjects,
  };
}

/** Every subject of the request: its own list, the loops', and the children's. */
export const askedSubjects = ({ subjects, loops, children }: ScheduleRequest): string[] => [
  ...subjects,
  ...(loops ?? []).flatMap((loop) => loop.subjects),
  ...(children ?? []).flatMap((child) => child.subjects ?? []),
];

/** Reads a request. Hours must end after they start (`requestMistake`). */
export function familyOf(request: ScheduleRequest): Family {
  const curriculum = curriculumOf(request.curriculum);
  const children = request.children ?? [];
  const planned = children.length === 0 ? [undefined] : children;
  const rotates = request.preferences.subjectRotation;
  const manner = { several: planned.length > 1, rotates };
  const wanted = planned.map((child) => withOwnLoop(wantedBy(request, child), curriculum, manner));
  const learners = planned.map((child, at) =>
    learnerOf(request, child, wanted[at] ?? { subjects: [], loops: [] }),
  );
  return {
    curriculum,
    learners,
    loops: loopRuns(
      wanted,
      learners.map(({ age }) => age),
    ),
    subjects: distinctSubjects(askedSubjects(request)),
    away: request.away ?? [],
    hours: spanOf(request.schoolHours),
    daysPerWeek: request.daysPerWeek,
    includeBreaks: request.preferences.includeBreaks,
    rotates,
    theme: [...(request.theme ?? '').trim()].slice(0, LONGEST_THEME).join('') || 'Our theme',
    named: children.length > 0,
  };
}

/** True when a time away concerns this child. */
export const concerns = ({ children }: Away, name: string): boolean =>
  children === undefined ||
  children.length === 0 ||
  children.some((child) => subjectKey(child) === subjectKey(name));
