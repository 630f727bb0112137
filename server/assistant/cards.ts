// What hangs below an answer, worked out by code from what the tools answered: where it came from, and what a parent
// may want to say next. A model writes neither.
import { WELCOME_SUGGESTIONS, type MessageMetadata } from '#contract/chat.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { WeeklyMenu, WeekPlan } from '#contract/meals.ts';
import type { Intent } from './builtin/matcher.ts';
import { dayAndMonth } from './builtin/say.ts';
import { understand } from './builtin/understand.ts';

/** One tool that was used, with what it answered in full. */
export interface ToolRun {
  tool: string;
  input: Record<string, unknown>;
  output: unknown;
}

type Receipt = MessageMetadata['receipts'][number];

const FAMILY = '/family';
const MENUS = '/meal-planning';
const MOST = 6;

const latest = <T>(runs: readonly ToolRun[], tool: string): T | undefined => {
  const output = runs.findLast((run) => run.tool === tool)?.output;
  const failed =
    typeof output === 'object' && output !== null && (output as { status?: unknown }).status === 'failed';
  return failed ? undefined : (output as T | undefined);
};

function familyReceipts(runs: readonly ToolRun[]): Receipt[] {
  const members = latest<FamilyMember[]>(runs, 'listFamilyMembers');
  const respected = latest<WeekPlan>(runs, 'planWeek')?.respected ?? [];
  const names = [...new Set([...(members ?? []), ...respected].map(({ name }) => name))];
  if (names.length > MOST) return [{ label: 'Your family', href: FAMILY }];
  return names.map((label) => ({ label, href: FAMILY }));
}

/** Links to the records an answer came from. */
export function receiptsFor(runs: readonly ToolRun[]): Receipt[] {
  const menus = latest<WeeklyMenu[]>(runs, 'listWeeklyMenus') ?? [];
  const weeks = menus.slice(-2).map(({ weekStartDate }) => ({
    label: `Week of ${dayAndMonth(weekStartDate)}`,
    href: MENUS,
  }));
  return [...familyReceipts(runs), ...weeks];
}

/** What a parent may want to say next, after these words. */
export function suggestionsFor(runs: readonly ToolRun[], said: string): string[] {
  const asked = understand(said);
  return nextAfter(runs).filter((next) => !ONCE.has(asked) || understand(next) !== asked);
}

/** What need not be asked again right away. */
const ONCE = new Set<Intent | undefined>([
  'list_family',
  'allergies',
  'show_menu',
  'bedtime',
  'school',
  'save_menu',
]);

function nextAfter(runs: readonly ToolRun[]): string[] {
  const plan = latest<WeekPlan>(runs, 'planWeek');
  if (plan) {
    const empty = Object.values(plan.meals).every((day) => Object.keys(day).length === 0);
    if (empty) return ['Plan only dinners', 'Who is allergic to what?'];
    // Saving is the card's button; a second way beside it would only confuse.
    return ['Show me a different plan', 'Plan next week'];
  }
  if (latest(runs, 'listWeeklyMenus')) return ["What's for dinner tomorrow?", "Plan this week's meals"];
  if (latest(runs, 'listFamilyMembers')) return ["Plan this week's meals", 'Who is allergic to what?'];
  return WELCOME_SUGGESTIONS;
}

const TOPICS: Record<string, string> = {
  planWeek: 'Meals',
  saveWeeklyMenu: 'Meals',
  listWeeklyMenus: 'Meals',
  listFamilyMembers: 'Family',
};

/** The topic the tools tell of, for a model that has no intents. */
export const topicOf = (runs: readonly ToolRun[]): string | undefined =>
  runs.map(({ tool }) => TOPICS[tool]).find((topic) => topic !== undefined);
