// Validates what the server answers. The schemas arrive at idle; the reads of the first screen do not wait for them,
// because the server has validated the same answers with the same schemas. Writes do wait.
import type { Operation, Output } from '#contract/operation.ts';

let outputOf: ((operation: Operation) => Operation['output'] | undefined) | undefined;
let arriving: Promise<void> | undefined;

/** Fetches the schemas; a failed fetch is tried again. */
export function preloadSchemas(): Promise<void> {
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
  if (operation.method !== 'GET') await preloadSchemas().catch(() => undefined);
  const schema = outputOf?.(operation);
  return (schema ? schema.parse(answer) : answer) as Output<T>;
}
