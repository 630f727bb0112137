// The sentence after a press that failed. A dose is only called not recorded when the server said so: its answer may
// have been lost after it wrote the dose.
import { ApiError } from '../../data/api.ts';

const NOT_RECORDED = 'This dose was not recorded. Check your connection and try again.';
const UNKNOWN = "We couldn't tell if this dose was recorded. Check the list before you try again.";

/** Lowest status that a proxy sends in the place of the server. */
const FROM_A_PROXY = 502;

export function failureOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= FROM_A_PROXY) return UNKNOWN;
  return error.status === 400 ? error.body : NOT_RECORDED;
}
