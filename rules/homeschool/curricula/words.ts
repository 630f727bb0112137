// Words of a plan: the line of a lesson, in the voice of its curriculum.
import lines from '../../data/homeschool/activities.json' with { type: 'json' };
import { groupOf, type Subject } from './subjects.ts';
import type { Family } from '../family.ts';

type Lines = Readonly<Record<string, readonly string[]>>;
const ALL: Readonly<Record<string, Lines>> = lines;

interface Said {
  subject: Subject;
  /** Name of the stretch it is in. */
  stretch: number;
  /** Counts the lessons of the subject, from 0. */
  turn: number;
  /** Age of the youngest child in it. */
  age: number | null;
  isLastDay: boolean;
}

/** Group of lines for a lesson: 'main', 'play' and 'project' where the curriculum has them. */
function groupFor({ curriculum }: Family, own: Lines, said: Said): string {
  const { subject, stretch, age, isLastDay } = said;
  if (curriculum.main !== undefined && age !== null && age < curriculum.main.from) return 'play';
  if (curriculum.main !== undefined && stretch === 0) return 'main';
  const fills = curriculum.stretches[stretch]?.fills === true;
  if (own.project !== undefined && fills && isLastDay) return 'project';
  return groupOf(subject.discipline);
}

const LITTLE = 5;

/** The line of a lesson. */
export function activityFor(family: Family, said: Said): string {
  const own = ALL[family.curriculum.name] ?? {};
  const isLittle = said.age !== null && said.age < LITTLE;
  const found = isLittle ? ALL.little?.all : (own[groupFor(family, own, said)] ?? own.other);
  const line = found?.[said.turn % found.length] ?? '{subject}';
  return line.replaceAll('{subject}', () => said.subject.name).replaceAll('{theme}', () => family.theme);
}

/** 'Anna', 'Anna and Ben', 'Anna, Ben and Cleo' */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
