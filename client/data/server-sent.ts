// Parses server-sent events from a response body, wherever the network split it.

/** The complete lines of a body. Safari cannot iterate a stream, so it is read by hand. */
async function* linesOf(body: ReadableStream<Uint8Array>, onAlive?: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onAlive?.();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/**
 * The data of every complete event; an event cut off at the end is dropped. Calls `onAlive` for everything received.
 */
export async function* eventData(
  body: ReadableStream<Uint8Array>,
  onAlive?: () => void,
): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(body, onAlive)) {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length));
    if (line === '' && data.length > 0) {
      yield data.join('\n');
      data = [];
    }
  }
}
