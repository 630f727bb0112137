// Conversations with Pip: they belong to one parent and are hidden from all others in the household (D5).
import { NEW_CHAT } from '#contract/new-conversation.ts';
import type { Conversation, ConversationSummary } from '#contract/schemas/chat.ts';
import type { Context } from '../context.ts';
import type { RecordOf } from '../db/records/tables.ts';
import { AppError } from '../errors.ts';
import { messagesOf, shownMessage } from './messages.ts';

/** The topic of a conversation before Pip understood what it is about (D26). */
export const GENERAL = 'General';

/** Newest first; with `before`, those last touched before that instant. */
export const listConversations = (
  context: Context,
  { before, limit }: { before?: string | undefined; limit?: number | undefined },
): Promise<ConversationSummary[]> =>
  context.records('conversation').list({
    where: { deletedAt: null },
    range: { field: 'updatedAt', before: before && new Date(before).toISOString() },
    orderBy: { field: 'updatedAt', direction: 'desc' },
    limit,
  });

/** A conversation that was not deleted; a deleted one is like an unknown one. */
export async function conversationOf(context: Context, id: string): Promise<RecordOf<'conversation'>> {
  const conversation = await context.records('conversation').get(id);
  if (conversation.deletedAt !== null) throw new AppError('not_found', "We couldn't find this conversation.");
  return conversation;
}

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
  const conversation = await conversationOf(context, id);
  const proposals = await context.records('proposal').list({ where: { conversationId: id } });
  const messages = await messagesOf(context, id);
  return {
    ...conversation,
    messages: messages.map((message) => shownMessage(message, proposals, context.now())),
  };
}

/** The new title stays, whatever is said later. */
export async function renameConversation(
  context: Context,
  { id, title }: { id: string; title: string },
): Promise<ConversationSummary> {
  await conversationOf(context, id);
  return context.records('conversation').update(id, { title: title.trim() });
}

/**
 * Hides the conversation. It belongs to one parent, so no change log holds it (D5): the rows stay for as long as a
 * change can be undone (D22) and are then removed by the upkeep (server/db/upkeep).
 */
export async function deleteConversation(context: Context, { id }: { id: string }): Promise<undefined> {
  await conversationOf(context, id);
  await context.records('conversation').update(id, { deletedAt: context.now().toISOString() });
  return undefined;
}

/** Brings a deleted conversation back; one that is there stays as it is. */
export async function restoreConversation(
  context: Context,
  { id }: { id: string },
): Promise<ConversationSummary> {
  const conversation = await context.records('conversation').get(id);
  if (conversation.deletedAt === null) return conversation;
  return context.records('conversation').update(id, { deletedAt: null });
}
