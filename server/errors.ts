// The only error class. `message` is one plain sentence for a parent; `cause` is for the log and never leaves.
export type ErrorCode =
  | 'invalid' // the input is not what the operation accepts
  | 'unauthenticated' // nobody is signed in
  | 'forbidden' // the request did not come from our own pages
  | 'not_found' // no such record, or somebody else's: the answer is the same
  | 'conflict' // it cannot be done in the present state
  | 'stale' // the record changed since the caller read it (If-Match)
  | 'too_large'
  | 'too_many'
  | 'busy' // the server cannot take it just now
  | 'full' // there is no room on the disk
  | 'damaged'; // the disk or the database does not give back what was written

export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which another try makes sense, for `too_many` and `busy`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = options?.retryAfter;
  }
}
