// Validates server responses. The schemas load with the first write, or with the first form that needs them. Until then
// every value has been validated by the server with the same schemas, and a parent who only reads loads none.
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

/** The response of `operation`, validated as soon as the schemas are loaded. */
export async function validated<T extends Operation>(operation: T, answer: unknown): Promise<Output<T>> {
  // A write that was done stays done, even if the schemas cannot be fetched.
  if (operation.method !== 'GET') await fetchSchemas().catch(() => undefined);
  const schema = outputOf?.(operation);
  return (schema ? schema.parse(answer) : answer) as Output<T>;
}
