// Starts an exchange: the parent's message is stored first, with the empty answer that will be written.
import { messagesOf, shortened, type StoredMessage } from '../../chat/messages.ts';
import { titleAfterFirst } from '../../chat/titles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { countUse } from '../conversation/rate.ts';

export interface Said {
  id: string;
  content: string;
  clientId?: string | undefined;
}

/** The parent's message with its answer, as first stored. */
export type Pair = readonly [user: StoredMessage, assistant: StoredMessage];

const BUSY = 'Pip is still answering here. Please wait a moment.';
const NOTHING_YET = { suggestions: [], receipts: [] };

/** The exchange this client-made id began before, if it did (D29). */
export async function earlierExchange(context: Context, { id, clientId }: Said): Promise<Pair | undefined> {
  if (clientId === undefined) return undefined;
  const [user] = await context.records('message').list({ where: { clientId }, limit: 1 });
  if (!user) return undefined;
  if (user.conversationId !== id)
    throw new AppError('conflict', 'This message was sent in another conversation.');
  const messages = await messagesOf(context, id);
  const assistant = messages[messages.findIndex((message) => message.id === user.id) + 1];
  if (!assistant) throw new AppError('conflict', BUSY);
  return [user, assistant];
}

/** Stores both messages at once. While another answer is running, or above the rate limit, nothing is stored and the parent gets an error. */
export function beginExchange(
  context: Context,
  { id: conversationId, content, clientId }: Said,
  messagesPerMinute: number,
): Promise<Pair> {
  return context.atomically('postMessage', async (inner) => {
    await countUse(inner, 'message', messagesPerMinute);
    const conversation = await inner.records('conversation').get(conversationId);
    const before = await messagesOf(inner, conversationId);
    const records = inner.records('message');
    const id = inner.newId();
    const shared = { conversationId, metadata: NOTHING_YET } as const;
    const user = await records.insert({
      ...shared,
      id,
      role: 'user',
      content,
      status: 'done',
      clientId: clientId ?? null,
      heartbeatAt: null,
    });
    // The same client-made id came in twice at the same time: the other one is being answered.
    if (user.id !== id) throw new AppError('conflict', BUSY);
    // The database allows one running answer per conversation: a second one is refused here, and the transaction rolled
    // back.
    const assistant = await records.insert({
      ...shared,
      role: 'assistant',
      content: '',
      status: 'running',
      clientId: null,
      heartbeatAt: inner.now().toISOString(),
    });
    await inner.records('conversation').update(conversationId, {
      title: before.length === 0 ? await titleAfterFirst(inner, conversation, content) : undefined,
      lastMessage: shortened(content),
    });
    return [user, assistant];
  });
}
