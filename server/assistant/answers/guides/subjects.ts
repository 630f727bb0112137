// The subjects that parents ask about, and the steps that fit an age, from the data files.
import stepRows from './data/steps.json' with { type: 'json' };
import subjectRows from './data/subjects.json' with { type: 'json' };
import { shortHash } from '#rules/text/short-hash.ts';

export interface Subject {
  subject: string;
  /** Ages of the children it is usually about; others are not meant unless they are named. */
  from: number;
  to: number;
  /** Age that steps are for while none is known. */
  usual: number;
  says: readonly string[];
  ask: string;
  /** The answer to 'is that normal', by the oldest age a row is for. */
  normal?: readonly { upTo: number; says: string }[];
  /** When to ask a doctor, by the oldest age a row is for. */
  doctor: readonly { upTo: number; says: string }[];
  /** It is about several children at once. */
  plural: boolean;
  /** Only for a family that is so: a pattern for the message or somebody's notes. 'TWO HOMES' stands for words of such a family. */
  given?: string;
  /** It is about the parent. */
  aboutParent: boolean;
  /** Something to do rather than a worry. */
  activity: boolean;
}

interface Step {
  subject: string;
  from: number;
  to: number;
  do: string;
  /** It comes before the others: the fact that is asked for. */
  leads?: boolean;
}

const SUBJECTS: readonly Subject[] = subjectRows;
const STEPS: readonly Step[] = stepRows;
const ENOUGH = 4;

export const subjectNamed = (name: string): Subject | undefined =>
  SUBJECTS.find(({ subject }) => subject === name);

const TWO_HOMES = String.raw`divorc|separat|split up|\bex\b|exes|custody|two (?:homes|houses)|co-?parent|handover|(?:dad|mom|father|mother)['’]?s (?:house|place|home|weekend|week|turn)|weekends? (?:at|with)|other (?:house|home|parent)|(?:his|her|their|the) (?:dad|father|mom|mother)\b|visit`;

/** False for a subject of another sort of family than a text tells of: visits to a first family, two homes. */
export function isGiven(subject: string, text: string): boolean {
  const given = subjectNamed(subject)?.given;
  return given === undefined || new RegExp(given.replace('TWO HOMES', TWO_HOMES), 'i').test(text);
}

/** Names a step in the state of a conversation. */
export const stepKey = (step: string): string => shortHash(step);

/** Steps of a subject that fit all these ages, the most useful first. */
export function stepsFor(row: Subject, ages: readonly number[]): string[] {
  const own = STEPS.filter(({ subject }) => subject === row.subject);
  const fitting = (wanted: readonly number[]): Step[] =>
    own.filter(({ from, to }) => wanted.every((age) => from <= age && age <= to));
  const clamped = ages.map((age) => Math.min(row.to, Math.max(row.from, age)));
  const youngest = [Math.min(...clamped)];
  const ways = [ages, clamped, youngest].map(fitting);
  const steps = ways.find(({ length }) => length >= ENOUGH) ?? own;
  return steps
    .toSorted((one, other) => Number(other.leads ?? false) - Number(one.leads ?? false))
    .map((step) => step.do);
}
