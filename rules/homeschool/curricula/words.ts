// Words of a plan: the line of a lesson, in the voice of its curriculum.
import older from '../../data/homeschool/activities-older.json' with { type: 'json' };
import young from '../../data/homeschool/activities-young.json' with { type: 'json' };
import usual from '../../data/homeschool/activities.json' with { type: 'json' };
import { bandOf, type Band } from './curriculum.ts';
import { groupOf, type Subject } from './subjects.ts';
import type { Family } from '../family.ts';

type Lines = Readonly<Record<string, readonly string[]>>;
type LinesByCurriculum = Readonly<Record<string, Lines>>;
const USUAL: LinesByCurriculum = usual;
const BY_BAND: Readonly<Record<Band, LinesByCurriculum>> = {
  '5-7': young,
  '8-10': usual,
  '11-13': older,
  '14-18': older,
};

interface Said {
  subject: Subject;
  /** Name of the stretch it is in. */
  stretch: number;
  /** Counts the lessons of the subject, from 0. */
  turn: number;
  /** Age that the lesson is for. */
  age: number | null;
  isLastDay: boolean;
}

/** Groups that are play already. */
const PLAYED = new Set(['art', 'music', 'instrument', 'hands', 'move', 'nature']);

/** Group of lines for a lesson: 'main', 'play' and 'project' where the curriculum has them. */
function groupFor({ curriculum }: Family, own: Lines, said: Said): string {
  const { subject, stretch, age, isLastDay } = said;
  const group = groupOf(subject.discipline);
  if (curriculum.main !== undefined && age !== null && age < curriculum.main.from)
    return PLAYED.has(group) ? group : 'play';
  if (curriculum.main !== undefined && stretch === 0) return 'main';
  const fills = curriculum.stretches[stretch]?.fills === true;
  if (own.project !== undefined && fills && isLastDay) return 'project';
  return group;
}

/** Lines of the age, else those of 8 to 10; of the curriculum, else those that all share. */
function linesFor(family: Family, said: Said): readonly string[] | undefined {
  const { name } = family.curriculum;
  const group = groupFor(family, USUAL[name] ?? {}, said);
  const ofAge = BY_BAND[bandOf(said.age)];
  return ofAge[name]?.[group] ?? USUAL[name]?.[group] ?? ofAge.common?.[group];
}

const LITTLE = 5;

/** The line of a lesson. */
export function activityFor(family: Family, said: Said): string {
  const isLittle = said.age !== null && said.age < LITTLE;
  const found = isLittle ? USUAL.little?.all : linesFor(family, said);
  const line = found?.[said.turn % found.length] ?? '{subject}';
  return line.replaceAll('{subject}', () => said.subject.name).replaceAll('{theme}', () => family.theme);
}

/** 'Anna', 'Anna and Ben', 'Anna, Ben and Cleo' */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
