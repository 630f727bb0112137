// Reads earlier exchanges: the plan spoken of last, and the state of the card that saves it.
import { DAYS, type Day } from '#contract/week.ts';
import { addDays, weekStart } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { record } from '../text/unchecked.ts';
import type { Exchange, Turn } from './turn.ts';
import { mealsIn, minutesIn, withoutFoods } from '../answers/food/menus/plan-words.ts';
import { clockOf } from '../answers/moments.ts';

/** The input of the tool planWeek. */
export interface PlanInput {
  date?: string;
  meals?: string;
  maxMinutes?: number;
  /** 'fish, nuts' */
  without?: string;
  variation?: number;
  filled?: 'keep' | 'replace';
}

interface LastPlan {
  input: PlanInput;
  /** The Monday of its week. */
  monday: string;
}

/** The plan shown last, as it was asked for. */
export function lastPlan(before: readonly Exchange[]): LastPlan | undefined {
  const call = before.flatMap(({ calls }) => calls).findLast(({ tool }) => tool === 'planWeek');
  if (!call) return undefined;
  const { weekStartDate } = record(call.output);
  const input = call.input as PlanInput;
  const monday = typeof weekStartDate === 'string' ? weekStartDate : (input.date ?? '');
  return monday === '' ? undefined : { input: { ...input, date: monday }, monday };
}

/** The state of the last card: 'pending', 'approved', 'declined', … */
export function savedState(before: readonly Exchange[]): string | undefined {
  const call = before.flatMap(({ calls }) => calls).findLast(({ tool }) => tool === 'saveWeeklyMenu');
  const { status } = record(call?.output);
  return typeof status === 'string' ? status : undefined;
}

/** The days that the plan shown last was cut to; undefined where it was a whole week. */
export function lastDays(before: readonly Exchange[]): Day[] | undefined {
  const calls = before.slice(-1).flatMap((one) => one.calls);
  const planned = record(record(calls.findLast(({ tool }) => tool === 'planWeek')?.output)['meals']);
  const saved = record(record(calls.findLast(({ tool }) => tool === 'saveWeeklyMenu')?.input)['meals']);
  const days = DAYS.filter((day) => saved[day] !== undefined);
  return days.length > 0 && days.length < Object.keys(planned).length ? days : undefined;
}

/** Only these words plan over what the family has written. */
const REPLACING = /\b(?:replac(?:e|ing)|redo|overwrit(?:e|ing)|plan over|from scratch|start over)\b/i;

/** 'The coming school week', 'next menu' */
const NEXT_WEEK =
  /\b(?:next|following|coming|upcoming)(?: \w+){0,2} (?:week(?:['’]?s)?|menu|meals|dinners|lunches|breakfasts)\b/gi;

const THIS_WEEK = /\b(?:this|the current) week\b/i;
/** A day of the week that is named; a bare weekday is only a detail of the week that is planned. */
function weekNamed({ said, facts }: Pick<Turn, 'said' | 'facts'>): string | undefined {
  const text = said.replace(NEXT_WEEK, 'next week');
  const { days } = spokenDates(text, clockOf(facts));
  const day = days
    .filter(({ span }) => !THIS_WEEK.test(text.slice(...span)))
    .find(({ lead, span }) => lead === 'from' || /\bweeks?\b|\d/i.test(text.slice(...span)));
  // On a Sunday, too, 'this week' is the one that is running (D38).
  if (!day && THIS_WEEK.test(text)) return facts.today;
  return day?.endDate === undefined ? day?.date : addDays(day.date, HALF_WEEK);
}
/** 'The next 7 days' lie in the week that has most of them. */
const HALF_WEEK = 3;

/** The input for the planner. Wishes about a plan just shown change that plan; a week named anew starts afresh. */
export function planInput(turn: Turn, { another = false, fresh = false }): PlanInput {
  const { said, before, facts } = turn;
  const named = weekNamed(turn);
  const meals = mealsIn(said)?.join(',');
  const maxMinutes = minutesIn(said);
  const last = fresh ? undefined : lastPlan(before.slice(-2));
  const isSecond = named !== undefined && /\btoo\b/i.test(said);
  const onLast = last !== undefined && (another || isSecond || named === undefined);
  const base: PlanInput = onLast ? last.input : {};
  const without = [...new Set([...(base.without?.split(', ') ?? []), ...withoutFoods(said)])].join(', ');
  const date = named ?? base.date ?? weekStart(facts.today);
  const wanted: PlanInput = {
    date:
      /\b(?:then|after that|the week after|another week|one more week)\b/i.test(said) && last
        ? addDays(last.monday, 7)
        : weekStart(date),
    ...((meals ?? base.meals) ? { meals: meals ?? base.meals } : {}),
    ...((maxMinutes ?? base.maxMinutes) ? { maxMinutes: maxMinutes ?? base.maxMinutes } : {}),
    ...(without === '' ? {} : { without }),
    ...(REPLACING.test(said) || (base.filled === 'replace' && !isSecond) ? { filled: 'replace' } : {}),
  };
  const changed =
    wanted.meals !== base.meals ||
    wanted.maxMinutes !== base.maxMinutes ||
    wanted.date !== base.date ||
    wanted.filled !== base.filled ||
    wanted.without !== base.without;
  const variation = (base.variation ?? 0) + (another || (onLast && !changed) ? 1 : 0);
  return variation > 0 ? { ...wanted, variation } : wanted;
}
