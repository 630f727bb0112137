// Conversations with Pip, messages with their cards, and the proposals a parent approves.
import { operations } from './operation.ts';
import type { Message, Proposal, chatSchemas } from './schemas/chat.ts';

export type {
  Conversation,
  ConversationSummary,
  Exchange,
  Message,
  MessageMetadata,
  Proposal,
  Safety,
} from './schemas/chat.ts';

/** Suggestions a new conversation starts with (CHAT-03). */
export const WELCOME_SUGGESTIONS = [
  "Plan this week's meals",
  'Create bedtime routine',
  'School schedule help',
];

/** The title of a conversation nobody has written in yet (D26). */
export const NEW_CHAT = 'New Chat';

const TITLE_LENGTH = 50;
/** The title a conversation gets from its first message: 50 graphemes, '...' when longer (CHAT-06, D26). */
export function titleFrom(message: string): string {
  const letters = [...new Intl.Segmenter('en').segment(message.trim().replace(/\s+/g, ' '))];
  if (letters.length === 0) return NEW_CHAT;
  const start = letters.slice(0, TITLE_LENGTH).map((letter) => letter.segment);
  return start.join('') + (letters.length > TITLE_LENGTH ? '...' : '');
}

/** Server-sent events of a streamed answer (D15); `seq` counts from 1. An end without `done` or `error` means interrupted. */
export type ChatEvent = { seq: number } & (
  | { type: 'message'; userMessage: Message; assistantMessage: Message }
  | { type: 'text'; delta: string }
  | { type: 'tool'; name: string; label: string }
  | { type: 'proposal'; proposal: Proposal }
  | { type: 'done'; assistantMessage: Message }
  | { type: 'error'; message: string }
);

export const chat = operations<typeof chatSchemas>()({
  listConversations: {
    method: 'GET',
    path: '/api/conversations',
    summary: 'List conversations, newest first',
    owner: 'user',
    reads: ['conversation'],
  },
  createConversation: {
    method: 'POST',
    path: '/api/conversations',
    summary: 'Start a conversation',
    owner: 'user',
    answers: 201,
    idempotent: true,
    writes: ['conversation'],
  },
  getConversation: {
    method: 'GET',
    path: '/api/conversations/{id}',
    summary: 'A conversation with its messages',
    owner: 'user',
    reads: ['conversation'],
  },
  postMessage: {
    method: 'POST',
    path: '/api/conversations/{id}/messages',
    summary: 'Say something to Pip; answers as JSON, or as events with Accept: text/event-stream',
    owner: 'user',
    stream: true,
    answers: 201,
    writes: ['conversation'],
  },
  approveProposal: {
    method: 'POST',
    path: '/api/proposals/{id}/approve',
    summary: 'Carry out what Pip proposed, exactly as shown, once',
    owner: 'user',
    ownTransaction: true,
    writes: 'everything',
  },
  declineProposal: {
    method: 'POST',
    path: '/api/proposals/{id}/decline',
    summary: 'Decline what Pip proposed',
    owner: 'user',
    writes: ['conversation'],
  },
});
