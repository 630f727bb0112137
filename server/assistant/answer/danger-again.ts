// The message after a recognised danger that goes on with it: the same words and numbers once more, or the next blood sugar.
import type { StoredMessage } from '../../chat/messages.ts';
import { isReactionOver } from '../answers/health/care/after-reaction.ts';
import { leadAgain } from '../danger/danger-again.ts';
import type { DangerKind } from '../danger/danger-kind.ts';
import { findDanger } from '../danger/danger.ts';
import { knownFamily } from '../danger/family.ts';
import { sugarAgain } from '../danger/low-sugar.ts';
import type { PlannedTurn } from '../dialogue/plan-turn.ts';
import { areaOf } from '../intents/table.ts';
import { paragraphs } from '../text/say.ts';
import { dangerWords, type Known } from './danger-words.ts';

interface Again {
  kind: DangerKind;
  content: string;
  metadata: StoredMessage['metadata'];
}

/** The messages since the last answer that told of no danger, this one too: what happened, and how it goes on. */
function toldSince(messages: readonly StoredMessage[]): string {
  const calm = messages.findLastIndex(({ role, metadata }) => role === 'assistant' && !metadata.safety);
  return messages
    .slice(calm + 1)
    .flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    .join('. ');
}

/** 'He seems fine, should I wait?', '64 now'; undefined where a message is about something else. */
export function dangerAgain(
  said: string,
  messages: readonly StoredMessage[],
  known: Known,
  planned?: Pick<PlannedTurn, 'plan' | 'state'>,
): Again | undefined {
  const before = messages.findLast(({ role }) => role === 'assistant')?.metadata;
  const { dialogue } = before ?? {};
  const kept = { suggestions: [], receipts: [], ...(dialogue === undefined ? {} : { dialogue }) };
  const sayings = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const sugar = sugarAgain(said, sayings, knownFamily(known.family));
  if (sugar && 'over' in sugar) return { kind: 'doctor', content: sugar.over, metadata: kept };
  const own = planned && {
    intent: planned.state.intent,
    area: areaOf(planned.state.intent),
    isFound: (planned.plan.cards ?? []).length + (planned.plan.reads ?? []).length > 0,
    isOfSomebody: planned.state.slots.people.length > 0,
  };
  const kind = sugar?.danger.kind ?? before?.safety?.kind;
  const lead = sugar?.lead ?? (kind && !isReactionOver(said) ? leadAgain(kind, said, own) : undefined);
  if (kind === undefined || lead === undefined) return undefined;
  const told = toldSince(messages);
  const danger = sugar?.danger ?? { ...findDanger(told, known.family), kind };
  const { content, safety } = dangerWords(danger, told, known);
  return { kind, content: paragraphs(lead, content), metadata: { ...kept, safety } };
}
