// For tests: a local server with the chat-completions stream of Ollama, llama.cpp or vLLM.
import fastify, { type FastifyReply } from 'fastify';

/** Requests to the server; only the fields that tests check. */
export interface Asked {
  model: string;
  stream: boolean;
  messages: { role: string; content?: unknown; tool_calls?: unknown; tool_call_id?: string }[];
  tools?: { function: { name: string; parameters: Record<string, unknown> } }[];
}

type Chunk = Record<string, unknown>;

/** One response: text, or a call whose arguments come in chunks. */
export type Reply =
  | { say: string }
  | { call: string; input: object }
  | { status: number }
  | { hang: true }
  /** The rest follows when the promise resolves. */
  | { say: string; gate: Promise<void>; rest: string }
  | { cut: string }
  /** The words again and again, as long as anybody reads, in chunks of about a megabyte. */
  | { flood: string };

const delta = (fields: Chunk, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta: fields, finish_reason: finish }],
  })}\n\n`;

/** Text in pieces of a few letters, so that nothing arrives whole. */
const pieces = (text: string): string[] => text.match(/.{1,5}/gsu) ?? [];

async function* chunksOf(reply: Reply, count: number): AsyncGenerator<string> {
  if ('gate' in reply) {
    yield delta({ role: 'assistant', content: reply.say });
    await reply.gate;
    yield delta({ content: reply.rest });
    yield delta({}, 'stop');
  } else if ('say' in reply || 'cut' in reply) {
    for (const content of pieces('say' in reply ? reply.say : reply.cut))
      yield delta({ role: 'assistant', content });
    if ('cut' in reply) return;
    yield delta({}, 'stop');
  }
  if ('call' in reply) {
    const { call: name, input } = reply;
    yield delta({
      role: 'assistant',
      tool_calls: [{ index: 0, id: `call_${count}`, type: 'function', function: { name, arguments: '' } }],
    });
    for (const part of pieces(JSON.stringify(input))) {
      yield delta({ tool_calls: [{ index: 0, function: { arguments: part } }] });
    }
    yield delta({}, 'tool_calls');
  }
  yield 'data: [DONE]\n\n';
}

/** Writes a chunk over and over until the reader goes away; at most 100 times. */
function pour(to: FastifyReply['raw'], chunk: string, left = 100): void {
  if (left === 0) to.end();
  else if (!to.destroyed) to.write(chunk, () => pour(to, chunk, left - 1));
}

export interface ModelServer {
  /** For PIP_MODEL. */
  setting: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** Returns the next reply to each request, then the last one for all others; a reply may depend on the request. */
export async function modelServer(...replies: (Reply | ((asked: Asked) => Reply))[]): Promise<ModelServer> {
  const asked: Asked[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.post('/v1/chat/completions', async (request, reply) => {
    asked.push(request.body as Asked);
    const next = replies[Math.min(asked.length, replies.length) - 1]!;
    const answer = typeof next === 'function' ? next(asked.at(-1)!) : next;
    if ('hang' in answer) return reply.hijack();
    if ('status' in answer) return reply.code(answer.status).send({ error: { message: 'secret cause' } });
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    if ('flood' in answer) {
      pour(reply.raw, delta({ role: 'assistant', content: answer.flood }));
      return reply;
    }
    for await (const chunk of chunksOf(answer, asked.length)) reply.raw.write(chunk);
    if ('cut' in answer) setImmediate(() => reply.raw.destroy());
    else reply.raw.end();
    return reply;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { setting: `compatible:llama3.2:3b@${address}/v1`, asked, close: () => app.close() };
}
