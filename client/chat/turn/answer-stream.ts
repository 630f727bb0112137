// Parses the server-sent events of one answer (D15): in order, each once, none missing.
import type { ChatEvent } from '#contract/chat.ts';
import { eventData } from '../../data/server-sent.ts';

/** The stream ended, or lost an event, before Pip marked the answer as done. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

function parse(data: string): ChatEvent {
  try {
    return JSON.parse(data) as ChatEvent;
  } catch (cause) {
    throw new Interrupted('An event could not be read', { cause });
  }
}

/** True for the last event of a stream. */
export const isLast = (event: ChatEvent): boolean => event.type === 'done' || event.type === 'error';

/**
 * The events in order, each once. A missing number, unreadable text or an end without `done` or `error` throws
 * `Interrupted`: what was stored is then read again, never guessed.
 */
export async function* chatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  let last = 0;
  for await (const data of eventData(body)) {
    const event = parse(data);
    if (event.seq <= last) continue;
    if (event.seq !== last + 1) throw new Interrupted(`Event ${last + 1} is missing`);
    last = event.seq;
    yield event;
    if (isLast(event)) return;
  }
  throw new Interrupted('The answer ended early');
}
