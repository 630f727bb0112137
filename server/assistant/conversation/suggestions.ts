// Suggestions below an answer, computed by code from the results of the tools. A model does not write them.
import type { Kind } from '#contract/kind.ts';
import { isKindName, kindNamed, type KindName, KINDS } from '#contract/kinds.ts';
import { WELCOME_SUGGESTIONS } from '#contract/new-conversation.ts';
import { screenOf } from '#rules/kinds/record-place.ts';
import { isLateInWeek } from '#rules/meals/plan-days.ts';
import { type Intent, capital, guessesOf, isUnsure, questionIn, understand } from '../builtin/index.ts';
import { latest, operationOf, type ToolRun } from '../tools/tool-runs.ts';
import { afterFood } from './food-suggestions.ts';

const MOST_OPTIONS = 6;
const OPTION = /^- (.+)$/;

/** The options that Pip listed with its question. */
function optionsIn(content: string): string[] {
  if (questionIn(content) === undefined) return [];
  return content
    .split('\n')
    .flatMap((line) => OPTION.exec(line)?.[1] ?? [])
    .slice(0, MOST_OPTIONS);
}

/** Suggestions after this message; `own` is the answer if the built-in model gave it. */
export function suggestionsFor(runs: readonly ToolRun[], said: string, own: string): string[] {
  const options = optionsIn(own);
  if (options.length > 0) return options;
  if (isUnsure(own)) return guessesOf(said);
  const asked = understand(said);
  return nextAfter(runs, said).filter((next) => !ONCE.has(asked) || understand(next) !== asked);
}

/** Intents that need not be suggested again at once. */
const ONCE = new Set<Intent | undefined>([
  'list_family',
  'allergies',
  'show_menu',
  'bedtime',
  'school',
  'save_menu',
]);

const APPOINTMENTS = ['What appointments do we have next week?', 'Which medicines do we take?'];
const HEALTH = ['Which medicines do we take?', 'What appointments are coming up?'];

function nextAfter(runs: readonly ToolRun[], said: string): string[] {
  const plan = latest(runs, 'planWeek');
  if (plan) {
    const empty = Object.values(plan.meals).every((day) => Object.keys(day).length === 0);
    const next = isLateInWeek(plan.from) ? 'Plan next week too' : 'Plan next week';
    if (empty && plan.kept.length > 0 && plan.gaps.length === 0) return [next, "Replace this week's meals"];
    if (empty) return ['Plan only dinners', 'Who is allergic to what?'];
    // Saving is the card's button; a second way to save would only confuse.
    return isLateInWeek(plan.from) ? [next, 'Show me a different plan'] : ['Show me a different plan', next];
  }
  const food = afterFood(runs, said);
  if (food) return food;
  if (latest(runs, 'listMedicalAppointments')) return APPOINTMENTS;
  if (latest(runs, 'listMedications') || latest(runs, 'listMedicalRecords')) return HEALTH;
  if (latest(runs, 'listMedicalContacts')) return APPOINTMENTS;
  if (latest(runs, 'listWeeklyMenus')) return ["What's for dinner tomorrow?", "Plan this week's meals"];
  if (latest(runs, 'listFamilyMembers')) return ["Plan this week's meals", 'Who is allergic to what?'];
  return WELCOME_SUGGESTIONS;
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
