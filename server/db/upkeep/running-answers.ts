// Answers that were being written when the process died.
import type { Database } from '../engine/open.ts';

/**
 * Ends them, so that their conversations can go on at once. Only where this process is the only one that writes:
 * on PostgreSQL another one may be busy with them, and their silence tells (server/chat/messages.ts).
 */
export async function endAbandonedAnswers({ dialect, kysely }: Database): Promise<void> {
  if (dialect !== 'sqlite') return;
  await kysely
    .updateTable('message')
    .set({ status: 'interrupted', heartbeat_at: null })
    .where('status', '=', 'running')
    .execute();
}
