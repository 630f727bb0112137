// For tests: models that return exactly the text and calls a test gives them, however unsafe.
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { MockLanguageModelV4 } from 'ai/test';
import type { PipModel } from '../model/model.ts';

/** One step of a model: words, or calls of tools. */
export type Step =
  | { say: string }
  | { call: string; input: unknown; say?: string }
  | { raw: LanguageModelV4StreamPart[] }
  | { fail: Error };

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

const words = (text: string): LanguageModelV4StreamPart[] => [
  { type: 'text-start', id: 't' },
  ...(text.match(/\s*\S+|\s+$/g) ?? []).map((delta) => ({ type: 'text-delta' as const, id: 't', delta })),
  { type: 'text-end', id: 't' },
];

export const finish = (unified: 'stop' | 'tool-calls' | 'error'): LanguageModelV4StreamPart => ({
  type: 'finish',
  finishReason: { unified, raw: undefined },
  usage,
});

let calls = 0;

function partsOf(step: Step): LanguageModelV4StreamPart[] {
  if ('fail' in step) throw step.fail;
  if ('raw' in step) return step.raw;
  if (!('call' in step)) return [...words(step.say), finish('stop')];
  const input = typeof step.input === 'string' ? step.input : JSON.stringify(step.input);
  calls += 1;
  return [
    ...(step.say ? words(step.say) : []),
    { type: 'tool-call', toolCallId: `scripted-${calls}`, toolName: step.call, input },
    finish('tool-calls'),
  ];
}

const streamOf = (parts: LanguageModelV4StreamPart[]) => ({ stream: ReadableStream.from(parts) });

interface Scripted extends PipModel {
  /** The requests to the model, call by call. */
  asked: LanguageModelV4CallOptions[];
}

/** A model that takes these steps in turn, then repeats the last one; a step may depend on the request. */
export function scripted(...steps: (Step | ((asked: LanguageModelV4CallOptions) => Step))[]): Scripted {
  let next = 0;
  const model = new MockLanguageModelV4({
    modelId: 'scripted',
    doStream: async (options) => {
      const step = steps[Math.min(next, steps.length - 1)]!;
      next += 1;
      return streamOf(partsOf(typeof step === 'function' ? step(options) : step));
    },
  });
  return { name: 'scripted', model, asked: model.doStreamCalls };
}

/** The tool results a model was shown, as text. */
export const resultsIn = (asked: LanguageModelV4CallOptions | undefined): string =>
  JSON.stringify(asked?.prompt.filter(({ role }) => role === 'tool') ?? []);

/** A model that waits, before its only sentence, until it is let go. */
export function waiting(say: string): Scripted & { go: () => void; started: Promise<void> } {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const model = new MockLanguageModelV4({
    modelId: 'waiting',
    doStream: async () => {
      begun.resolve();
      await gate.promise;
      return streamOf([...words(say), finish('stop')]);
    },
  });
  return { name: 'waiting', model, asked: model.doStreamCalls, go: gate.resolve, started: begun.promise };
}
