// The operations of conversations and proposals, bound. Posting a message has a route of its own (route.ts).
import { chat } from '#contract/chat.ts';
import {
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  restoreConversation,
} from '../chat/conversations.ts';
import { implement, type Bound } from '../implement.ts';
import { requirePreviews } from './proposals/previews/previews.ts';
import { approveProposal, declineProposal } from './proposals/proposals.ts';
import { swapDish } from './proposals/swap-dish.ts';

/** `features` are the operations a proposal may carry out. */
export function chatOperations(features: readonly Bound[]): Bound[] {
  requirePreviews(features);
  return implement(chat, {
    listConversations,
    createConversation,
    getConversation,
    renameConversation,
    deleteConversation,
    restoreConversation,
    approveProposal: (context, input) => approveProposal(context, features, input),
    swapDish,
    declineProposal,
  });
}
