// Validates what the server answers. The schemas come with the first write, or with the first form that needs them:
// until then nothing is read that the server has not validated with the same ones, and whoever only looks loads none.
import type { Operation, OperationSchemas, Output } from '#contract/operation.ts';

let outputOf: ((operation: Operation) => OperationSchemas['output'] | undefined) | undefined;
let arriving: Promise<void> | undefined;

/** Fetches the schemas; a fetch that failed is tried again at the next call. */
export function fetchSchemas(): Promise<void> {
  arriving ??= import('./schemas.ts').then(
    (file) => {
      outputOf = file.outputOf;
    },
    (cause: unknown) => {
      arriving = undefined;
      throw cause;
    },
  );
  return arriving;
}

/** The answer of `operation`, validated as soon as that is possible. */
export async function validated<T extends Operation>(operation: T, answer: unknown): Promise<Output<T>> {
  // What was done is done, even where the schemas cannot be fetched.
  if (operation.method !== 'GET') await fetchSchemas().catch(() => undefined);
  const schema = outputOf?.(operation);
  return (schema ? schema.parse(answer) : answer) as Output<T>;
}
