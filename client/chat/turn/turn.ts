// State of a running exchange: the parent's message, and Pip's answer so far.
import type { ChatEvent } from '#contract/chat.ts';
import type { Message, Proposal } from '#contract/schemas/chat.ts';

/** The parent's message. `clientId` makes a resend idempotent (D29). */
export interface Said {
  content: string;
  clientId: string;
  /** Time of sending, as an ISO instant. */
  at: string;
}

export interface Turn {
  /** `answered` and `failed` stay until the stored conversation, or a new try, takes their place. */
  phase: 'sending' | 'answering' | 'answered' | 'failed';
  said: Said;
  /** The message as stored; `null` until its arrival is confirmed. */
  userMessage: Message | null;
  answer: Message | null;
  /** Pip's current action, while there is no text yet. */
  doing: string | null;
  /** Error text for a parent. */
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

/** True while this exchange is running, so that nothing else can be sent (CHAT-05). */
export const isBusy = (turn: Turn | undefined): boolean =>
  turn?.phase === 'sending' || turn?.phase === 'answering';

/** The cards of an answer: they wait for the finished text above them, whose next line would push them down. */
export const cardsOf = ({ status, metadata }: Message): Proposal[] =>
  status === 'running' ? [] : metadata.proposals;

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

/** The message as shown before its arrival is confirmed. */
const unconfirmed = ({ clientId, content, at }: Said): Message => ({
  id: clientId,
  role: 'user',
  content,
  createdAt: at,
  status: 'done',
  metadata: { suggestions: [], receipts: [], proposals: [] },
});

/**
 * The stored messages followed by those of the exchange, each once. While an answer is being streamed the local copy is
 * ahead of the stored one; afterwards the stored one counts. A message that did not arrive is left out: its text goes
 * back to its field.
 */
export function messagesWith(stored: readonly Message[], turn: Turn | undefined): Message[] {
  if (!turn) return [...stored];
  const said = turn.userMessage ?? (turn.phase === 'sending' ? unconfirmed(turn.said) : null);
  const live = turn.phase === 'answering' ? turn.answer : null;
  const kept = stored.filter(({ id }) => id !== live?.id);
  const missing = [said, turn.answer].filter((message) => message !== null);
  return [...kept, ...missing.filter(({ id }) => !kept.some((message) => message.id === id))];
}
