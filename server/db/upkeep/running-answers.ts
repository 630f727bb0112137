// Ends answers that were being written when the process died.
import type { Database } from '../engine/open.ts';

/**
 * Ends them, so that their conversations can continue at once. Only when this process is the only writer: on PostgreSQL
 * another one may be writing them, and there the heartbeat decides (server/chat/messages.ts).
 */
export async function endAbandonedAnswers({ dialect, kysely }: Database): Promise<void> {
  if (dialect !== 'sqlite') return;
  await kysely
    .updateTable('message')
    .set({ status: 'interrupted', heartbeat_at: null })
    .where('status', '=', 'running')
    .execute();
}
