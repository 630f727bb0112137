// Converts a schema's error into one plain sentence that names the field.
import type * as z from 'zod/mini';
import { AppError } from './errors.ts';

// Schemas of the contract carry their own sentences; this is how zod begins where they do not.
const UNWORDED = /^(?:Invalid|Too (?:big|small)|Unrecognized|Expected)\b/;

const EXPECTED: Record<string, string> = {
  string: 'it should be text',
  number: 'it should be a number',
  int: 'it should be a whole number',
  boolean: 'it should be true or false',
  array: 'it should be a list',
  object: 'it should be an object',
};

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (!UNWORDED.test(issue.message)) return issue.message.replace(/[^.!?]$/, '$&.');
  const field = issue.path.filter((part) => typeof part === 'string').join(' → ');
  const reason = issue.code === 'invalid_type' ? EXPECTED[issue.expected] : undefined;
  if (field === '') return 'Please send the fields as a JSON object.';
  return reason ? `Please check “${field}”: ${reason}.` : `Please check “${field}”.`;
}

/** Validates `raw`; throws AppError `invalid` with a sentence for the first thing that is wrong. */
export function parseInput<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new AppError('invalid', sentenceFor(result.error.issues[0]!), { cause: result.error });
}
