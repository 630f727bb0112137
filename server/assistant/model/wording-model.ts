// The configured model as a plain question and answer, for features that want better words (context.wordingModel). The
// built-in Pip is no such model: neither configured nor as stand-in.
import type { streamText } from 'ai';
import type { WordingModel } from '../../context.ts';
import type { PipModel } from './model.ts';
import { stoodIn } from './stood-in.ts';

const BUILTIN = 'builtin';
const ANSWER_MS = 20_000;
/** Characters of an answer: a week with 40 subjects has about 60,000. */
const MOST_CHARACTERS = 120_000;

interface WordingOptions {
  /** Aborts when the request ends. */
  signal: AbortSignal;
  /** Milliseconds for the whole answer. */
  answerMs?: number;
}

type AskWords = (question: Parameters<WordingModel>[0], options: WordingOptions) => Promise<string>;

/** Asks the model once; undefined without a configured model. */
export function askWordsOf({ name, model, maxOutputTokens }: PipModel): AskWords | undefined {
  if (name === BUILTIN) return undefined;
  return async ({ instructions, text }, { signal, answerMs = ANSWER_MS }) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
    const ai = await import('ai');
    const { stream } = ai.streamText({
      model,
      instructions,
      messages: [{ role: 'user', content: text }],
      maxRetries: 0,
      abortSignal: ended,
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      // The stream carries the error; without this the SDK would print it.
      onError: () => undefined,
    });
    return Promise.race([read(stream), rejectionOf(ended)]);
  };
}

/** A model that ignores its abort signal must not hold the request. */
const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new Error('The model did not answer in time, or nobody waits for it.'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

async function read(stream: ReturnType<typeof streamText>['stream']): Promise<string> {
  let answer = '';
  for await (const part of stream) {
    if (part.type === 'text-delta') answer += part.text;
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new Error('The model was stopped.');
    else if (part.type === 'finish-step' && stoodIn(part.providerMetadata))
      throw new Error('The configured model failed.');
    if (answer.length > MOST_CHARACTERS) throw new Error('The answer became too long.');
  }
  return answer;
}
