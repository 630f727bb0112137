// A connection to PostgreSQL over a network that has gone silent: no answer comes, and no error either. TCP gives up
// after a quarter of an hour, and until then a pool of such connections would serve nobody.
import type pg from 'pg';

/** Statement with which a transaction lifts the limit of its statements, PostgreSQL's and ours. */
export const WITHOUT_LIMIT = 'set local statement_timeout = 0';

/** Longer than PostgreSQL's own `statement_timeout` of 5 s: who has not answered by then is out of reach. */
const SILENCE_MS = 8000;

const ENDS_TRANSACTION = new Set<unknown>(['commit', 'rollback']);

/**
 * Ends the connection when a statement gets no answer for so many milliseconds; the statement then fails. Cursors and
 * statements with a callback are not watched; PipPal has none.
 */
export function endWhenSilent(client: pg.Client, milliseconds: number = SILENCE_MS): void {
  const ask: (...parameters: unknown[]) => unknown = client.query.bind(client);
  let isLimited = true;
  const askWatched = (...parameters: unknown[]): unknown => {
    const [statement] = parameters;
    if (statement === WITHOUT_LIMIT) isLimited = false;
    const isWatched = isLimited;
    if (ENDS_TRANSACTION.has(statement)) isLimited = true;
    const answer = ask(...parameters);
    if (!isWatched || !(answer instanceof Promise)) return answer;
    const timer = setTimeout(() => void client.end(), milliseconds);
    return answer.finally(() => clearTimeout(timer));
  };
  Object.assign(client, { query: askWatched });
}
