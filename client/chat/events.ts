// Reads the server-sent events of one answer (D15) from a response body, whatever way the network cut it up.
import type { ChatEvent } from '#contract/chat.ts';

/** The stream ended, or lost a piece, before Pip said that the answer was done. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The complete lines of a body. Safari cannot iterate a stream, so it is read by hand. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** The data of every complete event; one that was cut off at the end never happened. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length));
    if (line === '' && data.length > 0) {
      yield data.join('\n');
      data = [];
    }
  }
}

function parse(data: string): ChatEvent {
  try {
    return JSON.parse(data) as ChatEvent;
  } catch (cause) {
    throw new Interrupted('An event could not be read', { cause });
  }
}

/** Whether nothing comes after this event. */
const isLast = (event: ChatEvent): boolean => event.type === 'done' || event.type === 'error';

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
