// Finds the lines of a week's plan in Pip's text ('Monday dinner: Veggie tacos'), so that the screen can show them as a
// week without changing the text.
import { DAYS, MEALS, type Day } from '#contract/week.ts';

export interface PlanLine {
  day: Day;
  /** breakfast, lunch, dinner or snack */
  meal: string;
  dish: string;
}

export interface PlanDay {
  day: Day;
  lines: PlanLine[];
}

/** A section of an answer: text, or lines of a plan. */
type Stretch = { kind: 'words'; text: string } | { kind: 'plan'; days: PlanDay[] };

const WEEKDAYS = DAYS.join('|');
const PLAN_LINE = new RegExp(
  // A bullet and emphasis are the model's taste; neither is part of the plan.
  `^\\s*(?:[-*•]\\s+)?[*_]*(${WEEKDAYS})\\s+(${[...MEALS, 'snack'].join('|')})[*_]*\\s*:[*_]*\\s*(\\S.*)$`,
  'i',
);

/** The plan line a line of text holds, if it holds one. */
function readPlanLine(line: string): PlanLine | null {
  const [, day, meal, dish] = PLAN_LINE.exec(line) ?? [];
  const weekday = DAYS.find((known) => known === day?.toLowerCase());
  if (!weekday || !meal || !dish) return null;
  return { day: weekday, meal: meal.toLowerCase(), dish: dish.trim() };
}

/** Neighbouring lines of one day belong together. */
function groupByDay(lines: readonly PlanLine[]): PlanDay[] {
  const days: PlanDay[] = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last?.day === line.day) last.lines.push(line);
    else days.push({ day: line.day, lines: [line] });
  }
  return days;
}

/** Splits an answer into text and plans. Empty lines inside a plan do not split it; a single line is not a plan. */
export function stretchesOf(content: string): Stretch[] {
  const stretches: Stretch[] = [];
  let words: string[] = [];
  let plan: PlanLine[] = [];
  let raw: string[] = [];
  const endPlan = () => {
    if (plan.length < 2) {
      words.push(...raw);
    } else {
      const text = words.join('\n').trim();
      if (text !== '') stretches.push({ kind: 'words', text });
      stretches.push({ kind: 'plan', days: groupByDay(plan) });
      words = [];
    }
    plan = [];
    raw = [];
  };
  for (const line of content.split('\n')) {
    const planned = readPlanLine(line);
    if (planned) plan.push(planned);
    else if (line.trim() !== '') endPlan();
    if (planned || (plan.length > 0 && line.trim() === '')) raw.push(line);
    else words.push(line);
  }
  endPlan();
  const text = words.join('\n').trim();
  if (text !== '') stretches.push({ kind: 'words', text });
  return stretches;
}

const UNFINISHED = new RegExp(`^\\s*(?:[-*•]\\s*)?[*_]*(${WEEKDAYS})\\b[^:]*:?[*_\\s]*$`, 'i');

/** True when an unfinished line may still become a line of the plan before it. */
function mayBecomePlanLine(line: string): boolean {
  const letters = line.replace(/^[\s\-*•_]+/, '').toLowerCase();
  return readPlanLine(line) !== null || DAYS.some((day) => day.startsWith(letters));
}

/** An answer that is being streamed, without a last line that may become part of the plan. */
export function withoutUnfinishedLine(content: string): string {
  const start = content.lastIndexOf('\n') + 1;
  const before = content.slice(0, start);
  const line = content.slice(start);
  const inPlan = readPlanLine(before.trimEnd().split('\n').at(-1) ?? '') !== null;
  return UNFINISHED.test(line) || (inPlan && mayBecomePlanLine(line)) ? before : content;
}
