// Topic of a conversation, computed from its first message (D26).
import { type Intent, isDeskWish, isKitchenWish, understand } from '../builtin/index.ts';
import type { DangerKind } from '../danger/danger-kind.ts';

const TOPICS: Partial<Record<Intent, string>> = {
  plan_week: 'Meals',
  another_plan: 'Meals',
  suggest_meal: 'Meals',
  save_menu: 'Meals',
  show_menu: 'Meals',
  list_family: 'Family',
  allergies: 'Family',
  bedtime: 'Routines',
  routines: 'Routines',
  events: 'Events',
  parenting: 'Parenting',
  school: 'School',
};

/** The topic of a text; undefined when it has none. */
export function topicIn(text: string, danger: DangerKind | undefined): string | undefined {
  if (danger) return danger === 'crisis' || danger === 'abuse' ? 'Support' : 'Health';
  const intent = understand(text);
  if (intent && isDeskWish(intent)) return intent.startsWith('member') ? 'Family' : 'Health';
  if (intent && isKitchenWish(intent)) return 'Meals';
  return intent && TOPICS[intent];
}
