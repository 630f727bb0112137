// A routine as steps with minutes that end at a fixed time, and the changes a parent makes to it.
import type { RoutineStep } from '../../dialogue/state.ts';
import { stem, wordsOf } from '../../text/fold-text.ts';
import { WordClasses } from '../named-rows.ts';
import { clock } from './clock.ts';
import extras from './data/routine-extras.json' with { type: 'json' };

export interface RoutinePlan {
  steps: RoutineStep[];
  /** Minutes since midnight. */
  end: number;
  /** Where it is fixed, too. */
  start?: number;
}

const SHORTEST = 5;
/** Longer for a step that is too short, where no length is said. */
const SLOWER = 10;

const EXTRAS = new WordClasses(Object.fromEntries(extras.map(({ what, names }) => [what, names])));
const stems = (text: string): Set<string> => new Set(wordsOf(text).map(stem));

const lengthOf = (steps: readonly RoutineStep[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** One line per step. No line names a meal, because the chat reads such lines as meals (CHAT-09). */
export function routineLines({ steps, end }: RoutinePlan): string[] {
  let at = end - lengthOf(steps);
  return steps.map(({ what, minutes }) => {
    const line = `- ${clock(at)}, ${what}`;
    at += minutes;
    return line;
  });
}

export const startOf = ({ steps, end }: RoutinePlan): number => end - lengthOf(steps);

/** Things that can be put into a routine, named in a text. */
export const extrasIn = (said: string): string[] => EXTRAS.in(said);

/** Place of the step that a text names; a step may be named by its kind: 'eat' of 'breakfast'. */
export function stepIn(steps: readonly RoutineStep[], said: string): number {
  const wanted = new Set([...stems(said), ...extrasIn(said).flatMap((what) => [...stems(what)])]);
  const hits = steps.map(({ what }) =>
    [...stems(what)].filter((word) => wanted.has(word) && word.length > 2),
  );
  const most = Math.max(0, ...hits.map(({ length }) => length));
  return most === 0 ? -1 : hits.findIndex(({ length }) => length === most);
}

/** The most important steps, in their order. */
export function fewer(plan: RoutinePlan, count: number): RoutinePlan {
  const kept = plan.steps.toSorted((one, other) => one.keep - other.keep).slice(0, Math.max(1, count));
  return { ...plan, steps: plan.steps.filter((step) => kept.includes(step)) };
}

/** With one more step, before those that usually follow it. */
export function withExtra(plan: RoutinePlan, what: string, minutes?: number): RoutinePlan {
  const extra = extras.find((row) => row.what === what);
  const before = stems(extra?.before ?? '');
  const at = plan.steps.findIndex((step) => [...stems(step.what)].some((word) => before.has(word)));
  const step = { what, minutes: minutes ?? extra?.minutes ?? SLOWER, keep: 0 };
  return { ...plan, steps: plan.steps.toSpliced(at === -1 ? plan.steps.length : at, 0, step) };
}

export const withoutStep = (plan: RoutinePlan, at: number): RoutinePlan => ({
  ...plan,
  steps: plan.steps.toSpliced(at, 1),
});

/** With more time for one step, which stays when steps are left out. */
export function longer(plan: RoutinePlan, at: number, minutes?: number): RoutinePlan {
  const step = plan.steps[at];
  if (!step) return plan;
  const more = minutes !== undefined && minutes > step.minutes ? minutes : step.minutes + SLOWER;
  return { ...plan, steps: plan.steps.with(at, { ...step, minutes: more, keep: 0, grows: true }) };
}

/** Between two times: spare minutes go to the step that may grow, missing ones are taken from all. */
export function fitted(plan: RoutinePlan, start: number): RoutinePlan {
  const span = plan.end - start;
  const length = lengthOf(plan.steps);
  if (span <= 0 || length === 0) return { ...plan, end: start + length };
  if (span === length) return plan;
  if (span > length) {
    const grown = plan.steps.findLastIndex(({ grows }) => grows === true);
    const at = grown === -1 ? plan.steps.length - 1 : grown;
    const step = plan.steps[at];
    return step
      ? { ...plan, steps: plan.steps.with(at, { ...step, minutes: step.minutes + span - length }) }
      : plan;
  }
  const shrunk = plan.steps.map((step) => ({
    ...step,
    minutes: Math.max(SHORTEST, Math.floor((step.minutes * span) / length / SHORTEST) * SHORTEST),
  }));
  // Too many steps for the time: the least important go. What rounding left over is given back.
  return lengthOf(shrunk) > span && shrunk.length > 1
    ? fitted(fewer({ ...plan, steps: shrunk }, shrunk.length - 1), start)
    : fitted({ ...plan, steps: shrunk }, start);
}
