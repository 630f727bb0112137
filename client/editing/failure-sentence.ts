// Text for a parent when a form couldn't be saved: what failed and, where they can do something about it, the reason.
import { ApiError } from '../data/api.ts';

/** The form stays open with what is typed. */
const LOGGED_OUT = "You're logged out: sign in in another tab, then save again.";
/** No response arrived: no connection, or a server that cannot be reached. */
const UNREACHED = 'Check your connection and try again.';

/** HTTP status of a refusal; 0 when no response arrived. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status === 0) return UNREACHED;
  return status === 401 ? LOGGED_OUT : status === 400 ? (error as ApiError).body : '';
}

/** `failed` and the reason. */
export function failureSentence(failed: string, error: unknown): string {
  const reason = reasonOf(error);
  return reason === '' ? failed : `${failed.replace(/\.$/, '')}. ${reason}`;
}
