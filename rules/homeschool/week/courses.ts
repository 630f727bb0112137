// Courses of a week: each subject with the children who learn it, how long a lesson is and how often it comes.
import type { Band, Curriculum } from '../curricula/curriculum.ts';
import { needsTeacher } from '../curricula/curriculum.ts';
import { ageGroups } from '../age-groups.ts';
import type { Family, Learner } from '../family.ts';
import { dayMinutes, leastMinutes, lessonMinutes, roundTo5, stretchMinutes, youngestOf } from './lengths.ts';
import { strandOf, type Discipline, type Subject } from '../curricula/subjects.ts';
import { agesOf, groupsOf, isPresent, togetherOrApart } from './groups.ts';
import type { WeekDay } from './week-days.ts';

export interface Course {
  id: number;
  /** Of the subject, or of the first known one of the loop. */
  discipline: Discipline;
  /** The subject, or the loop whose next subject it is. */
  subject: Subject | null;
  loop: number | null;
  /** Indexes of the children, who have it together. */
  learners: number[];
  /** Index of the stretch of the day. */
  stretch: number;
  /** Minutes of one lesson. */
  minutes: number;
  /** Lessons that the week must hold. */
  must: number;
  /** Lessons that the week should hold. */
  want: number;
  /** Comes every day. */
  daily: boolean;
  /** Place among the courses of its stretch. */
  rank: number;
  taught: boolean;
  /** Minutes may be smaller than usual down to this. */
  least: number;
}

interface CourseOptions {
  days: readonly WeekDay[];
  /** Counts the blocks of the main lesson, from 0. */
  mainBlock: number;
  /** Share of the usual minutes, up to 1. */
  level: number;
}

type Draft = Omit<Course, 'id' | 'rank'>;

function stretchOf({ curriculum }: Family, band: Band, discipline: Discipline): number {
  const { stretches } = curriculum;
  const named = stretches.findIndex(({ of }) => of.includes(discipline));
  const found = named === -1 ? stretches.findIndex(({ takesRest }) => takesRest) : named;
  const lengths = curriculum.ages[band].stretches;
  // Small children have one work cycle.
  return lengths?.[found] === 0 ? found - 1 : found;
}

const timesIn = ({ curriculum, rotates }: Family, discipline: Discipline, days: number): number => {
  if (!rotates || curriculum.daily.has(discipline)) return days;
  const times = curriculum.times.get(discipline) ?? curriculum.usual;
  return Math.min(days, Math.max(1, Math.round((times * days) / 5)));
};

/** Age of a child for the table of what a parent teaches. */
const ageOf = ({ learners }: Family, { band }: Learner) => ({
  band,
  besideYounger: learners.some((other) => other.band === '5-7' || other.band === '8-10'),
});

/** True when a parent is needed: for what is learned together, and for the younger ones. */
function isTaught(
  family: Family,
  youngest: Learner,
  { discipline, learners }: { discipline: Discipline; learners: readonly number[] },
): boolean {
  const { curriculum } = family;
  if (curriculum.teaching === 'none') return false;
  return learners.length > 1 || needsTeacher(curriculum, ageOf(family, youngest), discipline);
}

class Courses {
  readonly #family: Family;
  readonly #options: CourseOptions;
  readonly #drafts: Draft[] = [];

  constructor(family: Family, options: CourseOptions) {
    this.#family = family;
    this.#options = options;
  }

  /** Adds a course; `minutes` without the level. */
  add(subject: Subject | null, discipline: Discipline, learners: number[], given: Partial<Draft> = {}): void {
    const { curriculum, learners: all, includeBreaks } = this.#family;
    const group = learners.flatMap((at) => all[at] ?? []);
    const youngest = youngestOf(group);
    const usual = given.minutes ?? lessonMinutes(this.#family, youngest, discipline);
    const least = Math.min(
      ...group.map((learner) => leastMinutes(learner, includeBreaks ? curriculum.pause : 0)),
    );
    const daily = curriculum.daily.has(discipline);
    this.#drafts.push({
      discipline,
      subject,
      loop: null,
      learners,
      stretch: stretchOf(this.#family, youngest.band, discipline),
      must: 1,
      want: timesIn(this.#family, discipline, this.#options.days.length),
      daily,
      taught: isTaught(this.#family, youngest, { discipline, learners }),
      ...given,
      minutes: Math.max(least, Math.min(usual, roundTo5(usual * this.#options.level))),
      least,
    });
  }

  get drafts(): readonly Draft[] {
    return this.#drafts;
  }
}

/** The subject of each child's main lesson in this block; children under `from` have none. */
function mainSubjects({ curriculum: { main }, learners }: Family, block: number): (Subject | undefined)[] {
  return learners.map(({ age, subjects }) => {
    if (main === undefined || (age ?? main.from) < main.from) return undefined;
    const place = ({ discipline }: Subject): number => main.of.indexOf(discipline);
    const fitting = subjects
      .filter((subject) => place(subject) !== -1)
      .toSorted((a, b) => place(a) - place(b));
    const choices = fitting.length === 0 ? subjects : fitting;
    return choices[block % Math.max(1, choices.length)];
  });
}

/** The children of each subject, in the order in which the subjects were typed. */
function learnersBySubject(subjects: readonly (readonly Subject[])[]): Map<Subject, number[]> {
  const byKey = new Map<string, { subject: Subject; learners: number[] }>();
  subjects.forEach((list, at) => {
    for (const subject of list) {
      const entry = byKey.get(subject.key) ?? { subject, learners: [] };
      entry.learners.push(at);
      byKey.set(subject.key, entry);
    }
  });
  return new Map([...byKey.values()].map(({ subject, learners }) => [subject, learners]));
}

function addMainLessons(courses: Courses, family: Family, { days, mainBlock }: CourseOptions): void {
  const mains = mainSubjects(family, mainBlock).map((subject) => (subject === undefined ? [] : [subject]));
  for (const [subject, learners] of learnersBySubject(mains)) {
    const here = learners.filter((at) => isPresent(days, [at]));
    for (const group of togetherOrApart(ageGroups(agesOf(family), here), days)) {
      const youngest = youngestOf(group.flatMap((at) => family.learners[at] ?? []));
      const minutes = stretchMinutes(family, youngest, 0);
      const want = days.length;
      courses.add(subject, subject.discipline, group, {
        stretch: 0,
        minutes,
        want,
        daily: true,
        // Beside younger children, the oldest have their main lesson on their own.
        taught: group.length > 1 || youngest.band !== '14-18' || !ageOf(family, youngest).besideYounger,
      });
    }
  }
}

function addSubjects(courses: Courses, family: Family, { days, mainBlock }: CourseOptions): void {
  const mains = mainSubjects(family, mainBlock);
  const others = family.learners.map(({ subjects }, at) =>
    subjects.filter((subject) => subject !== mains[at]),
  );
  for (const [subject, learners] of learnersBySubject(others))
    for (const group of groupsOf(family, subject.discipline, learners, days)) {
      courses.add(subject, subject.discipline, group);
      if (family.curriculum.twice.has(subject.discipline) && isOnlyEnglish(family, group))
        courses.add(subject, subject.discipline, group, { must: 0 });
    }
}

/** One English subject fills both halves of the English time. */
const isOnlyEnglish = ({ learners, curriculum: { twice } }: Family, group: readonly number[]): boolean =>
  group.every((at) => learners[at]?.subjects.filter(({ discipline }) => twice.has(discipline)).length === 1);

/** Most lessons of one loop on a day. */
const MOST_TURNS = 4;

/** As many turns a day as the week needs for the whole loop, and as fit into the day's minutes. */
function addLoops(courses: Courses, family: Family, { days }: CourseOptions): void {
  family.loops.forEach(({ subjects, learners }, loop) => {
    const here = learners.filter((at) => isPresent(days, [at]));
    if (here.length === 0) return;
    const common = days.filter((day) => here.every((at) => day.learners[at] !== null)).length;
    const needed = Math.ceil(subjects.length / Math.max(1, common));
    const turns = Math.max(needed, Math.min(MOST_TURNS, subjects.length, turnsOfDay(family, here)));
    const discipline = subjects.find((subject) => subject.discipline !== 'other')?.discipline ?? 'other';
    const stretch = family.curriculum.loops ? family.curriculum.stretches.length - 1 : undefined;
    for (let turn = 0; turn < turns; turn += 1) {
      const must = Math.min(common, Math.max(0, subjects.length - turn * common));
      const given = { loop, must, want: days.length, daily: false };
      courses.add(null, discipline, here, stretch === undefined ? given : { ...given, stretch });
    }
  });
}

/** Turns of a loop that the day's minutes leave beside the daily subjects. */
function turnsOfDay(family: Family, learners: readonly number[]): number {
  if (!family.curriculum.loops) return 1;
  const youngest = youngestOf(learners.flatMap((at) => family.learners[at] ?? []));
  const lesson = lessonMinutes(family, youngest, 'other');
  return Math.floor(dayMinutes(family, youngest) / lesson) - youngest.subjects.length;
}

function rankIn(curriculum: Curriculum, discipline: Discipline): number {
  const at = curriculum.order.indexOf(discipline);
  return at === -1 ? curriculum.order.indexOf('*') : at;
}

/** Head, voice and hand in turn, each in its own order. */
export function alternate<T>(items: readonly T[], strand: (item: T) => string): T[] {
  const strands = ['head', 'voice', 'hand'].map((name) => items.filter((item) => strand(item) === name));
  const longest = Math.max(0, ...strands.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => strands.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** The second half of a subject that comes twice a day. */
const isExtra = ({ must, loop }: Draft): boolean => must === 0 && loop === null;

/**
 * More lessons of a shared course for its older children, when the youngest has no room for them; undefined when there is
 * nobody else.
 */
export function courseForOlder(
  family: Family,
  course: Course,
  level: number,
): Omit<Course, 'id'> | undefined {
  const { subject, learners } = course;
  const group = learners.flatMap((at) => family.learners[at] ?? []);
  const youngest = group.length === 0 ? undefined : youngestOf(group);
  const older = learners.filter((at) => family.learners[at] !== youngest);
  if (subject === null || older.length === 0) return undefined;
  const lead = youngestOf(older.flatMap((at) => family.learners[at] ?? []));
  const minutes = roundTo5(lessonMinutes(family, lead, subject.discipline) * level);
  return {
    ...course,
    learners: older,
    must: 0,
    minutes: Math.max(course.least, minutes),
    taught: isTaught(family, lead, { discipline: subject.discipline, learners: older }),
  };
}

/** The courses of a week, in the order of the day. */
export function coursesOf(family: Family, options: CourseOptions): Course[] {
  const courses = new Courses(family, options);
  addMainLessons(courses, family, options);
  addSubjects(courses, family, options);
  addLoops(courses, family, options);
  const { curriculum } = family;
  const sorted = courses.drafts.toSorted(
    (a, b) =>
      a.stretch - b.stretch ||
      Number(isExtra(a)) - Number(isExtra(b)) ||
      rankIn(curriculum, a.discipline) - rankIn(curriculum, b.discipline),
  );
  const ordered =
    curriculum.turns === 'strands' ? alternate(sorted, ({ discipline }) => strandOf(discipline)) : sorted;
  return ordered.map((course, id) => ({ ...course, id, rank: id }));
}
