// Conversations with Pip, messages with their cards, and the proposals a parent approves.
import { operations } from './operation.ts';
import type { Message, Proposal, chatSchemas } from './schemas/chat.ts';

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
    owner: 'user',
    reads: ['conversation'],
  },
  createConversation: {
    method: 'POST',
    path: '/api/conversations',
    owner: 'user',
    answers: 201,
    idempotent: true,
    writes: ['conversation'],
  },
  getConversation: {
    method: 'GET',
    path: '/api/conversations/{id}',
    owner: 'user',
    reads: ['conversation'],
  },
  renameConversation: {
    method: 'PUT',
    path: '/api/conversations/{id}',
    owner: 'user',
    writes: ['conversation'],
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/api/conversations/{id}',
    owner: 'user',
    answers: 204,
    writes: ['conversation'],
  },
  restoreConversation: {
    method: 'POST',
    path: '/api/conversations/{id}/restore',
    owner: 'user',
    writes: ['conversation'],
  },
  postMessage: {
    method: 'POST',
    path: '/api/conversations/{id}/messages',
    owner: 'user',
    stream: true,
    answers: 201,
    writes: ['conversation'],
  },
  approveProposal: {
    method: 'POST',
    path: '/api/proposals/{id}/approve',
    owner: 'user',
    ownTransaction: true,
    writes: ['conversation', 'household', 'records'],
  },
  swapDish: {
    method: 'POST',
    path: '/api/proposals/{id}/swap',
    owner: 'user',
    writes: ['conversation'],
  },
  declineProposal: {
    method: 'POST',
    path: '/api/proposals/{id}/decline',
    owner: 'user',
    writes: ['conversation'],
  },
});
