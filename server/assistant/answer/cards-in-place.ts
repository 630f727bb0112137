// A correction may make cards of another tool or of another week: 'on groceries, not the pantry', 'the 27th instead'. The cards that
// wait from the answer before would be approved beside them, so they give way.
import type { StoredMessage, StoredProposal } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import type { Plan } from '../answers/plan.ts';

interface Answered {
  context: Context;
  messages: readonly StoredMessage[];
  proposals: readonly StoredProposal[];
  plan: Plan | undefined;
}

export async function cardsBeforeGiveWay({ context, messages, proposals, plan }: Answered): Promise<void> {
  const before = messages.findLast(({ role }) => role === 'assistant');
  if (plan?.inPlace !== true || !before) return;
  const stored = context.records('proposal');
  for (const { id, messageId, status } of proposals)
    if (messageId === before.id && status === 'pending') await stored.update(id, { status: 'superseded' });
}
