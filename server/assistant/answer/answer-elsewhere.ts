// Follows an answer that this process does not write, from its stored row: one that has ended, or that another process
// is writing.
import { setTimeout as pause } from 'node:timers/promises';
import { messageNow, shownMessage } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import type { Pair } from './exchange.ts';
import type { Job } from './job.ts';

/** The writer stores its text as often. */
const LOOK_MS = 500;

/** Tells the answer to the job until it has ended, also by the death of its writer, or until `stopped`. Never rejects. */
export async function followElsewhere(
  {
    context,
    stopped,
    onFailure,
  }: { context: Context; stopped: AbortSignal; onFailure: (error: unknown) => void },
  job: Job,
  [user, assistant]: Pair,
): Promise<void> {
  const proposals = () =>
    context.records('proposal').list({ where: { conversationId: user.conversationId } });
  const userMessage = shownMessage(user, [], context.now());
  let stored = assistant;
  let shown = shownMessage(stored, [], context.now());
  try {
    shown = shownMessage(stored, await proposals(), context.now());
    job.emit({ type: 'message', userMessage, assistantMessage: shown });
    while (stored.status === 'running') {
      await pause(LOOK_MS, undefined, { signal: stopped, ref: false });
      const before = stored.content;
      stored = await messageNow(context, await context.records('message').get(stored.id));
      if (stored.status !== 'running') break;
      if (stored.content.startsWith(before) && stored.content !== before)
        job.emit({ type: 'text', delta: stored.content.slice(before.length) });
    }
    shown = shownMessage(stored, await proposals(), context.now());
    if (stored.status === 'done') job.emit({ type: 'done', assistantMessage: shown });
  } catch (error) {
    // The stream ends without `done`: whoever reads it asks for the stored answer then.
    if (!stopped.aborted) onFailure(error);
  }
  job.end({ userMessage, assistantMessage: shown });
}
