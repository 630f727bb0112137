// The earlier messages as a model gets them: the texts, and which tools were used, without their old results. These may
// be stale: allergies change.
import type { ModelMessage } from 'ai';
import { shownProposal, type StoredMessage, type StoredProposal } from '../../chat/messages.ts';

/** Limits of the history that a model gets. */
const MESSAGES = 20;
const CHARACTERS = 16_000;

function recent(messages: readonly StoredMessage[]): StoredMessage[] {
  const kept: StoredMessage[] = [];
  let characters = 0;
  for (const message of messages.slice(-MESSAGES).toReversed()) {
    characters += message.content.length;
    if (characters > CHARACTERS && kept.length > 0) break;
    if (message.content !== '') kept.unshift(message);
  }
  const first = kept.findIndex(({ role }) => role === 'user');
  return first === -1 ? [] : kept.slice(first);
}

/** Present result of an earlier call: a proposal has its current state, a plan its week. */
function outcome(
  call: { tool: string; input: Record<string, unknown> },
  message: StoredMessage,
  proposals: readonly StoredProposal[],
  now: Date,
): Record<string, string> {
  const proposal = proposals.findLast(
    ({ messageId, tool }) => messageId === message.id && tool === call.tool,
  );
  if (proposal) return { status: shownProposal(proposal, now).status };
  return { status: 'done', note: 'Use the tool again for current data.' };
}

function callMessages(
  message: StoredMessage,
  proposals: readonly StoredProposal[],
  now: Date,
): ModelMessage[] {
  const calls = (message.metadata.calls ?? []).map((call, index) => ({
    ...call,
    id: `${message.id}-${index}`,
  }));
  if (calls.length === 0) return [];
  return [
    {
      role: 'assistant',
      content: calls.map(({ id, tool, input }) => ({
        type: 'tool-call',
        toolCallId: id,
        toolName: tool,
        input,
      })),
    },
    {
      role: 'tool',
      content: calls.map((call) => ({
        type: 'tool-result',
        toolCallId: call.id,
        toolName: call.tool,
        output: { type: 'json', value: outcome(call, message, proposals, now) },
      })),
    },
  ];
}

/** The messages for the model, ending with what the parent said last. */
export function earlierMessages(
  messages: readonly StoredMessage[],
  proposals: readonly StoredProposal[],
  now: Date,
): ModelMessage[] {
  return recent(messages).flatMap((message): ModelMessage[] =>
    message.role === 'user'
      ? [{ role: 'user', content: message.content }]
      : [...callMessages(message, proposals, now), { role: 'assistant', content: message.content }],
  );
}
