// Text for the parent after a refused request.
import { ApiError } from '../data/api.ts';

/** The server's own sentence where it refused for a reason; `otherwise` where it failed or could not be reached. */
export function sentenceOf(error: Error, otherwise: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused && error.body !== '' ? error.body : otherwise;
}

/** Why an attempt was refused; a new one for each attempt. */
export interface Mistake {
  sentence: string;
}
