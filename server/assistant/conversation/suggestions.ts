// Suggestions below an answer and the topic of a conversation, computed by code. A model does not write them.
import type { Kind } from '#contract/kind.ts';
import { isKindName, kindNamed, type KindName, KINDS } from '#contract/kinds.ts';
import { screenOf } from '#rules/kinds/record-place.ts';
import { isLateInWeek } from '#rules/meals/plan-days.ts';
import type { DangerKind } from '../danger/danger-kind.ts';
import { latest, operationOf, type ToolRun } from '../tools/tool-runs.ts';
import { areaOf, type Area } from '../intents/table.ts';
import { capital } from '../text/say.ts';
import { afterDishes } from './food-suggestions.ts';

/** Ways on after a plan of meals or a search for dishes; undefined after other answers. */
export function suggestionsAfter(runs: readonly ToolRun[]): string[] | undefined {
  const plan = latest(runs, 'planWeek');
  if (!plan) return afterDishes(runs);
  const empty = Object.values(plan.meals).every((day) => Object.keys(day).length === 0);
  const next = isLateInWeek(plan.from) ? 'Plan next week too' : 'Plan next week';
  if (empty && plan.kept.length > 0 && plan.gaps.length === 0) return [next, "Replace this week's meals"];
  if (empty) return ['Plan only dinners', 'Who is allergic to what?'];
  // Saving is the card's button; a second way to save would only confuse.
  return isLateInWeek(plan.from) ? [next, 'Show me a different plan'] : ['Show me a different plan', next];
}

type ScreenIn<P extends string> = P extends `${infer S}?${string}` ? S : P;

/** Topics of screens that are not called like one kind of record. An answer that used several has the first of these. */
const OF_SCREENS = {
  '/meal-planning': 'Meals',
  '/medical': 'Health',
  '/family': 'Family',
  '/school': 'School',
} satisfies { [S in ScreenIn<(typeof KINDS)[KindName]['place']>]?: string };
const OF_KINDS = Object.values<Kind>(KINDS).map((kind) => [screenOf(kind), capital(kind.plural)] as const);
/** By the screen of the records: those named above come first and win. */
const TOPICS: Record<string, string> = { ...OF_SCREENS, ...Object.fromEntries(OF_KINDS), ...OF_SCREENS };

/** Screens of the records that a tool reads; among the cards only that of a week determines the topic. */
function screensOf(tool: string): string[] {
  const subjects = tool === 'saveWeeklyMenu' ? [KINDS.weekly_menu.table] : (operationOf(tool)?.reads ?? []);
  return subjects.flatMap((subject) => (isKindName(subject) ? [screenOf(kindNamed(subject))] : []));
}

/** The topic according to the tools, for a model without intents. */
export function topicOf(runs: readonly ToolRun[]): string | undefined {
  const used = new Set(runs.flatMap(({ tool }) => screensOf(tool)));
  return Object.entries(TOPICS).find(([screen]) => used.has(screen))?.[1];
}

const OF_AREAS: Readonly<Partial<Record<Area, string>>> = {
  family: 'Family',
  health: 'Health',
  meals: 'Meals',
  shopping: 'Meals',
  school: 'School',
};
const OF_INTENTS: Readonly<Record<string, string>> = {
  routine_ask: 'Routines',
  bedtime_ask: 'Routines',
  parenting_ask: 'Parenting',
  activity_ask: 'Parenting',
  event_plan: 'Events',
  travel_pack: 'Events',
};

/** The topic of a conversation that begins with a wish of this intent (D26). */
export function topicOfIntent(intent: string): string | undefined {
  const area = areaOf(intent);
  return OF_INTENTS[intent] ?? (area && OF_AREAS[area]);
}

/** The topic of one that begins with a danger. */
export const topicOfDanger = (kind: DangerKind): string =>
  kind === 'crisis' || kind === 'abuse' ? 'Support' : 'Health';
