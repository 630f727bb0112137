// Validates typed values with a schema of the contract: returns the values to store, or one sentence per error.
import * as z from 'zod/mini';
import type { FieldErrors, Read } from './record-kind.ts';

/** The values as the contract wants them, or the first mistake of each field. */
export function readWith<F, V>(
  schema: z.ZodMiniType<V>,
  input: Readonly<Record<string, unknown>>,
): Read<F, V> {
  const result = z.safeParse(schema, input);
  if (result.success) return { fields: result.data };
  const errors: FieldErrors<F> = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof F] ??= message;
  return { errors };
}
