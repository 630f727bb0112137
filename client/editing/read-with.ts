// What a parent typed, read with the contract's own schema: the fields to send, or one sentence per mistake.
import * as z from 'zod/mini';
import type { FieldErrors, Fields, FormValues } from './record-kind.ts';

/** The fields as the contract wants them, or the first mistake of each. */
export function readWith<F extends FormValues, V = Fields>(
  schema: z.ZodMiniType<V>,
  input: Fields,
): { fields: V } | { errors: FieldErrors<F> } {
  const result = z.safeParse(schema, input);
  if (result.success) return { fields: result.data };
  const errors: FieldErrors<F> = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof F] ??= message;
  return { errors };
}
