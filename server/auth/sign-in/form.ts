// Parses the fields of a submitted form.
import type { FastifyRequest } from 'fastify';
import { explainedOutage } from '../../db/engine/sql-errors.ts';
import { AppError } from '../../errors.ts';
import type { Problem } from '../pages/fields.ts';

export class Form {
  readonly #values: URLSearchParams;

  constructor(request: FastifyRequest) {
    if (!(request.body instanceof URLSearchParams)) {
      throw new AppError('invalid', 'Please use the form on the page.');
    }
    this.#values = request.body;
  }

  /** The field as sent; '' when absent. Databases disagree about NUL characters, so they are removed. */
  text(name: string): string {
    return (this.#values.get(name) ?? '').replaceAll('\0', '');
  }
}

const LONGEST_EMAIL = 254;

/** Normal form of an e-mail address; two addresses with the same form are the same account. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The problem with an e-mail address; undefined when it is valid. */
export function problemWithEmail(email: string): Problem | undefined {
  const looksRight = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email.trim()) && email.length <= LONGEST_EMAIL;
  return looksRight
    ? undefined
    : { field: 'email', sentence: 'Please enter your email, like ana@example.com.' };
}

const STATUSES: Partial<Record<AppError['code'], number>> = { too_many: 429, busy: 503, full: 507 };

interface Refusal {
  problem: Problem;
  status: number;
  retryAfter: number;
}

/** Returns the result of `work`, or the refusal to show above the form; other errors are rethrown. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<{ result: T } | Refusal> {
  try {
    return { result: await work() };
  } catch (thrown) {
    const error = explainedOutage(thrown);
    const status = error instanceof AppError ? STATUSES[error.code] : undefined;
    if (!(error instanceof AppError) || status === undefined) throw error;
    return { problem: { sentence: error.message }, status, retryAfter: error.retryAfter ?? 1 };
  }
}
