// One exchange while it happens: what the parent said, and Pip's answer as far as it has come.
import type { ChatEvent } from '#contract/chat.ts';
import type { Message, Proposal } from '#contract/schemas/chat.ts';

/** What the parent said. `clientId` makes sending it again harmless (D29). */
export interface Said {
  content: string;
  clientId: string;
  /** When, as an ISO instant. */
  at: string;
}

export interface Turn {
  /** `answered` and `failed` stay until the stored conversation, or a new try, takes their place. */
  phase: 'sending' | 'answering' | 'answered' | 'failed';
  said: Said;
  /** The message as stored; `null` while nobody has confirmed that it arrived. */
  userMessage: Message | null;
  answer: Message | null;
  /** What Pip is doing, while there are no words yet. */
  doing: string | null;
  /** What went wrong, for a parent. */
  sentence: string | null;
}

/** An exchange that has just been sent off. */
export const sending = (said: Said): Turn => ({
  phase: 'sending',
  said,
  userMessage: null,
  answer: null,
  doing: null,
  sentence: null,
});

/** The exchange, gone wrong. */
export const failed = (turn: Turn, sentence: string): Turn => ({
  ...turn,
  phase: 'failed',
  doing: null,
  sentence,
});

/** Whether Pip is still busy with this exchange, so that nothing else can be sent (CHAT-05). */
export const isBusy = (turn: Turn | undefined): boolean =>
  turn?.phase === 'sending' || turn?.phase === 'answering';

function withProposal(answer: Message, proposal: Proposal): Message {
  const others = answer.metadata.proposals.filter(({ id }) => id !== proposal.id);
  return { ...answer, metadata: { ...answer.metadata, proposals: [...others, proposal] } };
}

/** The exchange after one more event of the stream. Events that make no sense now change nothing. */
export function afterEvent(turn: Turn, event: ChatEvent): Turn {
  if (event.type === 'error') return failed(turn, event.message);
  if (event.type === 'message') {
    const { userMessage, assistantMessage: answer } = event;
    return { ...turn, phase: 'answering', userMessage, answer };
  }
  const { answer } = turn;
  if (answer === null) return turn;
  switch (event.type) {
    case 'text':
      return { ...turn, answer: { ...answer, content: answer.content + event.delta }, doing: null };
    case 'tool':
      return { ...turn, doing: event.label };
    case 'proposal':
      return { ...turn, answer: withProposal(answer, event.proposal) };
    case 'done':
      return { ...turn, phase: 'answered', answer: event.assistantMessage, doing: null };
  }
}

/** The message as it stands on the screen before anybody has confirmed it. */
const unconfirmed = ({ clientId, content, at }: Said): Message => ({
  id: clientId,
  role: 'user',
  content,
  createdAt: at,
  status: 'done',
  metadata: { suggestions: [], receipts: [], proposals: [] },
});

/**
 * The stored messages with those of the exchange after them, each once. While an answer is being written the copy at
 * hand is ahead of the stored one; afterwards the stored one counts. A message that did not arrive is not among
 * them: its text goes back to where it was typed.
 */
export function messagesWith(stored: readonly Message[], turn: Turn | undefined): Message[] {
  if (!turn) return [...stored];
  const said = turn.userMessage ?? (turn.phase === 'sending' ? unconfirmed(turn.said) : null);
  const live = turn.phase === 'answering' ? turn.answer : null;
  const kept = stored.filter(({ id }) => id !== live?.id);
  const missing = [said, turn.answer].filter((message) => message !== null);
  return [...kept, ...missing.filter(({ id }) => !kept.some((message) => message.id === id))];
}
