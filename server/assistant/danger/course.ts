// How a danger that was told goes on, by the next message: it stopped, three minutes now, the pen was given, Poison Help says
// to wait, do we still go. What to say then is data (data/courses.json).
import { fold, wordsOf } from '../text/fold-text.ts';
import data from './data/courses.json' with { type: 'json' };
import type { DangerKind } from './danger-kind.ts';
import { firstAid } from './first-aid.ts';
import { signPattern } from './signs.ts';

interface Row {
  after: readonly string[];
  courses: readonly string[];
  /** Courses that it is no answer to. */
  not?: readonly string[];
  kind?: string;
  stored?: boolean;
  tells?: boolean;
  says: string;
}

export interface Course {
  says: string;
  /** The records of the one it is about are named. */
  tells: boolean;
  /** The danger it is now. */
  kind: DangerKind;
  /** The stored medicine for it is named. */
  isStored: boolean;
}

const found = (words: string): RegExp => new RegExp(`\\b(?:${words})`);
const COURSES = data.courses.map(({ course, said, not }) => ({
  course,
  said: found(said),
  not: not === '' ? undefined : found(not),
}));
const ROWS: readonly Row[] = data.rows;
const SIGN = signPattern('again');
/** An order to Pip, or something that was. */
export const ASIDE =
  /\b(?:add|put|log|record|note|save|book|schedule|cancel(?! (?:them|911|the (?:ambulance|crew|medics?|paramedics|ems|squad)))|remind|list|menu|dinner|lunch|yesterday|last (?:night|week|month|year))\b/;
/** The colour of a thing is no sign of the body. */
export const COLORED = /\bblue (?:pouch|bag|box|case|kit|lid|tube|pen|inhaler|puffer|pill|one)\b/g;
const MOST_WORDS = 25;

const MAKES_VOMIT = COURSES.find(({ course }) => course === 'vomiting')?.said ?? /$^/;
const BREATHES = /\bbreathing (?:ok|okay|fine|well|normal(?:ly)?|all ?right)\b/g;

/** The courses that a message tells, 'sign' for one more sign of the body among them. */
function coursesIn(text: string): ReadonlySet<string> {
  const told = new Set(
    COURSES.filter(({ said, not }) => said.test(text) && not?.test(text) !== true).map(
      ({ course }) => course,
    ),
  );
  // 'Should I make her throw up' is none that she did.
  const bare = text.replaceAll(COLORED, ' ').replace(MAKES_VOMIT, ' ').replaceAll(BREATHES, ' ');
  if (SIGN.test(bare) && !told.has('over')) told.add('sign');
  return told;
}

/** How a danger goes on by a message: 'rescue' for 'gave the nose thing', 'sign' for 'she threw up twice now'; empty for an aside. */
export function coursesTold(said: string): ReadonlySet<string> {
  const text = fold(said).replaceAll(/[’']/g, '');
  return ASIDE.test(text) || wordsOf(text).length > MOST_WORDS ? new Set() : coursesIn(text);
}

const ASKS = COURSES.find(({ course }) => course === 'asks')?.said ?? /$^/;

/** The message without its question for help, 'do we still need the ambulance', 'do I make him vomit', which tells of no danger of its own; undefined where it asks none. */
export function withoutAsking(said: string): string | undefined {
  const text = fold(said).replaceAll(/[’']/g, '');
  const rest = text.replace(ASKS, ' ').replace(MAKES_VOMIT, ' ');
  return rest === text ? undefined : rest.replaceAll(BREATHES, ' ');
}

/** The answer to `said` after a danger of `kind` that `told` told of; undefined where the data has none. */
export function courseOf(kind: DangerKind, told: string, said: string): Course | undefined {
  const courses = coursesTold(said);
  const names = new Set([firstAid(kind, told)?.what, kind]);
  const row = ROWS.find(
    (one) =>
      one.after.some((after) => names.has(after)) &&
      one.courses.some((course) => courses.has(course)) &&
      one.not?.some((course) => courses.has(course)) !== true,
  );
  if (!row) return undefined;
  const { says, kind: becomes = kind, stored = false, tells = false } = row;
  return { says, tells, kind: becomes as DangerKind, isStored: stored };
}
