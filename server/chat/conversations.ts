// Conversations with Pip: they belong to one parent and are hidden from all others in the household (D5).
import { NEW_CHAT } from '#contract/new-conversation.ts';
import type { Conversation, ConversationSummary } from '#contract/schemas/chat.ts';
import type { Context } from '../context.ts';
import { messagesOf, shownMessage } from './messages.ts';

/** The topic of a conversation before Pip understood what it is about (D26). */
export const GENERAL = 'General';

/** Newest first; with `before`, those last touched before that instant. */
export const listConversations = (
  context: Context,
  { before, limit }: { before?: string | undefined; limit?: number | undefined },
): Promise<ConversationSummary[]> =>
  context.records('conversation').list({
    range: { field: 'updatedAt', before: before && new Date(before).toISOString() },
    orderBy: { field: 'updatedAt', direction: 'desc' },
    limit,
  });

/** Starts a conversation; without a title it is a 'New Chat' until its first message (D26). */
export async function createConversation(
  context: Context,
  { id, title }: { id?: string | undefined; title: string },
): Promise<ConversationSummary> {
  const named = title.trim() === '' ? NEW_CHAT : title.trim();
  return context.records('conversation').insert({ id, title: named, lastMessage: '', topic: GENERAL });
}

/** A conversation with its messages and the current state of their cards. */
export async function getConversation(context: Context, { id }: { id: string }): Promise<Conversation> {
  const conversation = await context.records('conversation').get(id);
  const proposals = await context.records('proposal').list({ where: { conversationId: id } });
  const messages = await messagesOf(context, id);
  return {
    ...conversation,
    messages: messages.map((message) => shownMessage(message, proposals, context.now())),
  };
}
