// Reads what a form of ours sent.
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

  /** The field as sent; '' when it was not. Databases disagree about NUL characters, so they never get in. */
  text(name: string): string {
    return (this.#values.get(name) ?? '').replaceAll('\0', '');
  }
}

const LONGEST_EMAIL = 254;

/** What makes two e-mails the same account. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** What is wrong with an e-mail; undefined when nothing is. */
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

/** What `work` answers, or the refusal that belongs above the form it came from; everything else is thrown on. */
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
