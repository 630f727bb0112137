// What the two databases mean by their error codes, said once.
import { PRODUCT } from '#contract/common.ts';
import { AppError } from '../errors.ts';

const code = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  const { errcode, code: name } = error as { errcode?: unknown; code?: unknown };
  return errcode ?? name;
};

/** SQLite: busy, locked. PostgreSQL: too many connections, starting up, shutting down; waited too long; nobody listening. */
const SQLITE_BUSY = [5, 6, 261, 517];
const POSTGRES_BUSY = ['53300', '57P03', '57P01', '57014', '55P03', '25P03', 'ECONNREFUSED', 'ECONNRESET'];
const BUSY = new Set<unknown>([...SQLITE_BUSY, ...POSTGRES_BUSY]);
const REFERS_TO_NOTHING = new Set<unknown>([787, '23503']);
const REPEATED = new Set<unknown>([1555, 2067, '23505']);
const LOST_A_RACE = new Set<unknown>(['40001', '40P01']);

/** Whether running the whole transaction again may succeed: it lost against another one. */
export const worthRepeating = (error: unknown): boolean => LOST_A_RACE.has(code(error));

/** The error as the rest of the server knows it; one we cannot explain stays what it is. */
export function explained(error: unknown): unknown {
  const known = code(error);
  if (REFERS_TO_NOTHING.has(known)) {
    return new AppError('invalid', 'This refers to something that is not there any more.', { cause: error });
  }
  if (REPEATED.has(known)) return new AppError('conflict', 'This is there already.', { cause: error });
  if (BUSY.has(known)) {
    const sentence = `${PRODUCT} is busy just now. Please try again in a moment.`;
    return new AppError('busy', sentence, { cause: error, retryAfter: 2 });
  }
  return error;
}
