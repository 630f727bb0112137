// The page's side of the worker with the food rules: starts it at idle and matches answers to questions.
import { whenIdle } from '../../kit/later.ts';
import { scriptAddress } from '../../screen/script-address.ts';
// The bundler's address of the file, not the file.
// oxlint-disable-next-line import/default
import address from './food-worker.ts?worker&url';
import type { Answered, Asked, Question } from './questions.ts';

interface Waiting {
  resolve: (answer: Answered['answer']) => void;
  reject: (cause: Error) => void;
}

/** One worker with the questions it has not answered. */
class FoodWorker {
  readonly #worker = new Worker(scriptAddress(address), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();

  /** `onBroken` is called when it could not be loaded, or failed. */
  constructor(onBroken: () => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      this.#waiting.get(data.id)?.resolve(data.answer);
      this.#waiting.delete(data.id);
    });
    this.#worker.addEventListener('error', () => {
      this.#worker.terminate();
      onBroken();
      for (const { reject } of this.#waiting.values()) reject(new Error('The food worker failed.'));
      this.#waiting.clear();
    });
  }

  ask(question: Question): Promise<Answered['answer']> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      // A worker is no window: it has no origin that could be another one.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      this.#worker.postMessage(question);
    });
  }
}

/** Starts at idle: the rules must not share the line with the screen. */
const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));

let running: Promise<FoodWorker> | undefined;
/** Counts the workers of this page: a new one knows nothing of what the one before was told. */
let generation = 0;

async function start(): Promise<FoodWorker> {
  await idle();
  return new FoodWorker(() => {
    running = undefined;
    generation += 1;
  });
}

export const workerGeneration = (): number => generation;

let last = 0;

/** Asks the worker; rejects when it cannot be loaded. The next question starts a new one. */
export async function askWorker<K extends keyof Asked>(
  kind: K,
  about: Asked[K]['question'],
): Promise<Asked[K]['answer']> {
  running ??= start();
  const worker = await running;
  last += 1;
  // The answer to a question has the kind of the question.
  return worker.ask({ id: last, kind, about } as Question);
}
