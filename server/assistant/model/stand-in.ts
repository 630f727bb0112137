// Stand-in model: when the configured model fails before its first part, another one answers, and the step says so. A
// failed model is not called for a while, so that a dead server does not delay every answer.
import type {
  LanguageModelV4,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';
import { STOOD_IN } from './stood-in.ts';

export interface StandInOptions {
  now: () => Date;
  /** Told the cause, for the log. */
  onFailure: (error: unknown) => void;
  /** Timeout for the first part; the SDK's own timer does not fire while nothing is sent at all. */
  firstPartMs?: number;
}

const FIRST_PART_MS = 20_000;
const REST_MS = 30_000;
type Parts = ReadableStream<LanguageModelV4StreamPart>;

const SILENT = new Set(['stream-start', 'response-metadata', 'raw', 'ping', 'text-start', 'text-end']);

const saysNothing = (part: LanguageModelV4StreamPart): boolean =>
  SILENT.has(part.type) || (part.type === 'text-delta' && part.delta.trim() === '');

/**
 * Reads up to the first part with content; throws when there is none. The returned stream starts from the beginning.
 */
async function begun(stream: Parts): Promise<Parts> {
  const reader = stream.getReader();
  const read: LanguageModelV4StreamPart[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The model answered nothing.');
    if (value.type === 'error') throw value.error;
    if (value.type === 'finish') throw new Error('The model answered nothing.');
    read.push(value);
    if (!saysNothing(value)) break;
  }
  return new ReadableStream({
    async pull(controller) {
      const kept = read.shift();
      if (kept) return controller.enqueue(kept);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function marked({ stream, ...rest }: LanguageModelV4StreamResult): LanguageModelV4StreamResult {
  const mark = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      controller.enqueue(part.type === 'finish' ? { ...part, providerMetadata: STOOD_IN } : part);
    },
  });
  return { ...rest, stream: stream.pipeThrough(mark) };
}

/** Rejects after `ms`, or when the caller gives up; the timer never outlives the race. */
async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const timeUp = new AbortController();
  const signal = outer ? AbortSignal.any([outer, timeUp.signal]) : timeUp.signal;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`The model did not begin to answer within ${ms} ms.`));
    timeUp.abort();
  }, ms);
  try {
    return await Promise.race([work(signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** `model`, with `standIn` answering every step that `model` cannot begin. */
export function withStandIn(
  model: LanguageModelV4,
  standIn: LanguageModelV4,
  options: StandInOptions,
): LanguageModelV4 {
  const { now, onFailure, firstPartMs = FIRST_PART_MS } = options;
  let restUntil = 0;
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      async wrapStream({ params }) {
        const instead = async () => marked(await standIn.doStream(params));
        if (now().getTime() < restUntil) return instead();
        try {
          return await within(
            firstPartMs,
            async (abortSignal) => {
              const { stream, ...rest } = await model.doStream({ ...params, abortSignal });
              return { ...rest, stream: await begun(stream) };
            },
            params.abortSignal,
          );
        } catch (error) {
          // After an abort no other answer is needed.
          params.abortSignal?.throwIfAborted();
          restUntil = now().getTime() + REST_MS;
          onFailure(error);
          return instead();
        }
      },
    },
  });
}
