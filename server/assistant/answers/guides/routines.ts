// Routines of the day as steps with times, counted back from the hour that is fixed, and the changes made to them.
import type { RoutineStep } from '../../dialogue/state.ts';
import { paragraphs, quoted, listed } from '../../text/say.ts';
import { minutesIn } from '../moments.ts';
import { WordClasses } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import { yearsOld } from './child-ages.ts';
import type { Meant } from './children-meant.ts';
import { clock } from './clock.ts';
import chores from './data/chores.json' with { type: 'json' };
import guideWords from './data/guide-words.json' with { type: 'json' };
import cleaning from './data/cleaning.json' with { type: 'json' };
import { countOf } from './follow-ups.ts';
import rows from './data/routines.json' with { type: 'json' };
import steps from './data/routine-steps.json' with { type: 'json' };
import {
  extrasIn,
  fewer,
  fitted,
  longer,
  routineLines,
  startOf,
  stepIn,
  withExtra,
  withoutStep,
  type RoutinePlan,
} from './routine-plan.ts';
import { bedAt, sleepLine } from './sleep.ts';
import { wishedTimes } from './wished-times.ts';

interface Row {
  routine: string;
  name: string;
  end: string;
  at?: number;
  half: string;
  start?: number;
  homework?: boolean;
  tip: string;
}
const ROWS: readonly Row[] = rows;
interface StoredStep extends RoutineStep {
  routine: string;
  from: number;
  to: number;
  homework?: boolean;
}
const STEPS: readonly StoredStep[] = steps;

const BEDTIME = 'r_bedtime';
/** Age that a routine is for where none is known. */
const USUAL = 5;
const OLDER_BY = 4;
const FEWER = 2;
const FIRST_GRADE = 6;
const LAST_GRADE = 12;
const HOMEWORK_RULE =
  'Homework is counted by the rule of thumb of the National PTA, about 10 minutes a day for each grade.';
const NOT_STORED =
  "I can't store routines yet, so keep it where you see it. Tell me what to add, to leave out or to move.";

/** Minutes of homework a day at this age, at the most. */
const homeworkMinutes = (age: number): number =>
  10 * Math.min(LAST_GRADE, Math.max(1, age - FIRST_GRADE + 1));

const halfOf = ({ half }: Row): 'am' | 'pm' => (half === 'am' ? 'am' : 'pm');

/** The steps that fit an age, ending when they usually end. */
function planFor(row: Row, age: number, oldest: number): RoutinePlan {
  const fitting = STEPS.filter(
    ({ routine, from, to }) => routine === row.routine && from <= age && age <= to,
  );
  const end = row.at ?? bedAt(age);
  const plan: RoutinePlan = {
    end,
    steps: fitting.map(({ what, minutes, keep, grows, homework }) => ({
      what,
      minutes: homework === true ? Math.max(10, homeworkMinutes(oldest)) : minutes,
      keep,
      ...(grows === true ? { grows } : {}),
    })),
  };
  return row.start === undefined ? plan : fitted(plan, row.start);
}

const WORDS = new WordClasses(guideWords);
const isStart = (said: string): boolean => WORDS.in(said).includes('start');

/** The plan with the times that the wish names. */
function timed(
  plan: RoutinePlan,
  row: Row,
  asked: Asked,
  act: string | undefined,
  youngest = USUAL,
): RoutinePlan {
  const bedtime = row.routine === BEDTIME ? { youngest, isNew: act === undefined } : undefined;
  const times = wishedTimes(asked, halfOf(row), bedtime);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return plan;
  if (times.length > 1 && first < last) return { ...fitted({ ...plan, end: last }, first), start: first };
  const begins = act === undefined ? isStart(asked.said) : act === 'start';
  if (begins) return { ...fitted(plan, first), start: first };
  const ending = { ...plan, end: last };
  return plan.start === undefined ? ending : fitted(ending, plan.start);
}

const lengthIn = ({ slots }: Asked): number | undefined => {
  const [duration] = slots.durations;
  return duration === undefined ? undefined : minutesIn(duration);
};

interface Changed {
  plan: RoutinePlan;
  /** How it differs, within a sentence. */
  said: string;
}

/** The routine with the change that was asked for; undefined where it is none of this routine. */
function changedRoutine(plan: RoutinePlan, asked: Asked, act: string): Changed | undefined {
  const row = ROWS.find(({ routine }) => routine === asked.focus.advice?.subject);
  if (!row) return undefined;
  const at = stepIn(plan.steps, asked.said);
  const minutes = lengthIn(asked);
  const step = plan.steps[at];
  switch (act) {
    case 'shorter': {
      const count = countOf(asked.slots) ?? plan.steps.length - FEWER;
      return { plan: fewer(plan, count), said: ', shorter' };
    }
    case 'add': {
      const wanted = extrasIn(asked.said);
      if (wanted.length === 0) return undefined;
      return {
        plan: wanted.reduce((grown, what) => withExtra(grown, what, minutes), plan),
        said: `, with ${listed(wanted.map((what) => `“${what}”`))}`,
      };
    }
    case 'remove':
      return step && { plan: withoutStep(plan, at), said: `, without “${step.what}”` };
    case 'slow':
      return step && { plan: longer(plan, at, minutes), said: `, with more time for “${step.what}”` };
    case 'start':
    case 'end': {
      if (asked.slots.times.length === 0) return undefined;
      return { plan: timed(plan, row, asked, act), said: '' };
    }
    case 'shift': {
      const by = (minutes ?? 15) * (WORDS.in(asked.said).includes('earlier') ? -1 : 1);
      const start = plan.start === undefined ? {} : { start: plan.start + by };
      return { plan: { ...plan, end: plan.end + by, ...start }, said: ', moved' };
    }
    default:
      return undefined;
  }
}

const whoWords = (meant: Meant): string => {
  if (meant.members.length > 0) return ` for ${listed(meant.members.map(({ name }) => quoted(name)))}`;
  return meant.ages.length === 1 && meant.ages[0] !== undefined ? ` at ${meant.ages[0]}` : '';
};

function worded(row: Row, plan: RoutinePlan, meant: Meant, before: string, after: string): string {
  const head = `Here's ${row.name}${whoWords(meant)}${before}, ${row.end} at ${clock(plan.end)}.`;
  return paragraphs(head, routineLines(plan).join('\n'), after);
}

const readsOf = (meant: Meant): Plan['reads'] =>
  meant.members.length > 0 ? [{ tool: 'listFamilyMembers', input: {} }] : [];

/** A routine of the day, or the one before with a change. */
export function sayRoutine(topic: string, asked: Asked, meant: Meant, act?: string): Plan | undefined {
  const row = ROWS.find(({ routine }) => routine === topic);
  if (!row) return undefined;
  const before = asked.focus.advice?.routine;
  const changed = act !== undefined && before ? changedRoutine(before, asked, act) : undefined;
  const youngest = meant.ages.length > 0 ? Math.min(...meant.ages) : USUAL;
  const oldest = meant.ages.length > 0 ? Math.max(...meant.ages) : USUAL;
  const usual = planFor(row, youngest, oldest);
  // For another child the times that were said before don't count.
  const fresh = changed
    ? undefined
    : act === undefined
      ? timed(usual, row, asked, undefined, youngest)
      : usual;
  const made = changed?.plan ?? fresh;
  // A beginning that was said stays.
  const plan = changed && made?.start !== undefined ? fitted(made, made.start) : made;
  if (!plan) return undefined;
  const bigger =
    fresh && oldest - youngest > OLDER_BY
      ? `The bigger ones do the same steps alone${row.half === 'pm' ? ', and later in the evening' : ''}.`
      : '';
  const known = meant.members.flatMap(({ name, age }) => (age === null ? [] : [{ name: quoted(name), age }]));
  const bedtimes =
    fresh && topic === BEDTIME && known.length > 1
      ? known.map(({ name, age }) => sleepLine(name, age)).join('\n')
      : undefined;
  const rule = fresh && row.homework === true ? HOMEWORK_RULE : '';
  const begins = changed ? `It begins at ${clock(startOf(plan))} now.` : row.tip;
  const ids = meant.members.map(({ id }) => id);
  return {
    text: worded(
      row,
      plan,
      meant,
      changed?.said ?? '',
      paragraphs(bedtimes, [begins, bigger, rule, changed ? '' : NOT_STORED].filter(Boolean).join(' ')),
    ),
    reads: readsOf(meant) ?? [],
    focus: {
      ...(ids.length === 1 && ids[0] !== undefined ? { family_member: ids[0] } : {}),
      advice: { subject: topic, members: ids, shown: [], routine: plan },
    },
  };
}

const JOBS = 3;

/** Jobs at home that fit each child, by name. */
export function sayChores(asked: Asked, meant: Meant, most = JOBS): Plan {
  const known = meant.members.flatMap((member) =>
    member.age === null ? [] : [{ name: quoted(member.name), age: member.age }],
  );
  const children = known.length > 0 ? known : meant.ages.map((age) => ({ name: 'Your child', age }));
  const jobsAt = (age: number) => chores.find(({ upTo }) => age <= upTo)?.jobs.slice(0, most) ?? [];
  const lines =
    children.length > 0
      ? children.map(({ name, age }) => `- **${name}**, ${yearsOld(age)}, can ${listed(jobsAt(age))}`)
      : chores.map(({ ages, jobs }) => `- At ${ages} children can ${listed(jobs.slice(0, most))}`);
  const missing = meant.members.filter(({ age }) => age === null).map(({ name }) => quoted(name));
  const ask =
    missing.length > 0
      ? `How old ${missing.length > 1 ? 'are' : 'is'} ${listed(missing)}? With an age I can say more.`
      : undefined;
  const ids = meant.members.map(({ id }) => id);
  return {
    text: paragraphs(
      'Chores that fit by age.',
      lines.join('\n'),
      'One fixed time for everyone works best, such as ten minutes before the table is set. Show a new job three times, then let it be done their way. A common rule of thumb, and nothing I can store or check off.',
      ask,
    ),
    reads: readsOf(meant) ?? [],
    focus: { advice: { subject: 'r_chores', members: ids, shown: [], most } },
    ...(ask === undefined ? {} : { asked: 'age' }),
  };
}

/** A week of cleaning, ten to thirty minutes a day. */
export const sayCleaning = (most = cleaning.length): Plan => ({
  text: paragraphs(
    'A cleaning week that holds with children, about 20 minutes a day.',
    cleaning
      .slice(0, most)
      .map((line) => `- ${line}`)
      .join('\n'),
    "Good enough is the goal. I can't store it, so keep it where you see it.",
  ),
  focus: { advice: { subject: 'r_cleaning', members: [], shown: [], most } },
});
