// The only error class. `message` is one plain sentence for a parent; `cause` is for the log and never sent.
export type ErrorCode =
  | 'invalid' // the input is not what the operation accepts
  | 'unauthenticated' // nobody is signed in
  | 'forbidden' // the request did not come from our own pages
  | 'not_found' // no such record, or another household's: the response is the same
  | 'conflict' // not possible in the present state
  | 'stale' // the record changed since the caller read it (If-Match)
  | 'too_large'
  | 'too_many'
  | 'busy' // the server is overloaded at the moment
  | 'full' // the disk is full
  | 'damaged'; // the disk or the database does not return what was written

export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a retry makes sense, for `too_many` and `busy`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = options?.retryAfter;
  }
}
