// The message after a recognised danger that goes on with it: the same words and numbers once more, or the next blood sugar.
import type { StoredMessage } from '../../chat/messages.ts';
import { isReactionOver } from '../answers/health/after-reaction.ts';
import { leadAgain } from '../danger/danger-again.ts';
import { dangerAnswer } from '../danger/danger-answer.ts';
import type { DangerKind } from '../danger/danger-kind.ts';
import { knownFamily, type StoredFamily } from '../danger/family.ts';
import { sugarAgain } from '../danger/low-sugar.ts';
import { paragraphs } from '../text/say.ts';

interface Again {
  kind: DangerKind;
  content: string;
  metadata: StoredMessage['metadata'];
}

/** 'He seems fine, should I wait?', '64 now'; undefined where a message is about something else. */
export function dangerAgain(
  said: string,
  messages: readonly StoredMessage[],
  family: StoredFamily,
  timeZone: string,
): Again | undefined {
  const before = messages.findLast(({ role }) => role === 'assistant')?.metadata;
  const { dialogue } = before ?? {};
  const kept = { suggestions: [], receipts: [], ...(dialogue === undefined ? {} : { dialogue }) };
  const told = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const sugar = sugarAgain(said, told, knownFamily(family));
  if (sugar && 'over' in sugar) return { kind: 'doctor', content: sugar.over, metadata: kept };
  const kind = sugar?.danger.kind ?? before?.safety?.kind;
  const lead = sugar?.lead ?? (kind && !isReactionOver(said) ? leadAgain(kind, said) : undefined);
  if (kind === undefined || lead === undefined) return undefined;
  const { content, safety } = dangerAnswer(kind, timeZone, sugar ? { ...sugar.danger, said } : {});
  return { kind, content: paragraphs(lead, content), metadata: { ...kept, safety } };
}
