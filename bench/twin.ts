// Shared parts of the raw twins: the database file of the real server, the same session lookup, and node:http.
import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';

/** The file the real server writes to, opened with the same durability. */
export function openTwinDatabase(): DatabaseSync {
  const sqlite = new DatabaseSync(join(process.env['PIPPAL_DATA'] ?? './data', 'pippal.sqlite'));
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000');
  return sqlite;
}

/** The signed-in user, with ids as strings for further queries. */
export interface TwinSession {
  householdId: string;
  userId: string;
}

/** Returns the function that finds the session of a request's cookie. */
export function sessionFinder(sqlite: DatabaseSync): (request: IncomingMessage) => TwinSession | undefined {
  const find = sqlite.prepare(`
    select s.id, s.user_id, s.household_id, s.created_at, s.last_seen_at, u.first_name, h.time_zone
    from session s
    join "user" u on u.id = s.user_id
    join household h on h.id = s.household_id
    join membership m on m.household_id = s.household_id and m.user_id = s.user_id
    where s.token_hash = ?`);
  return ({ headers }) => {
    const token = /(?:^|; )sid=([^;]+)/.exec(headers.cookie ?? '')?.[1];
    const row = token && find.get(hash('sha256', token, 'base64url'));
    return row ? { householdId: String(row['household_id']), userId: String(row['user_id']) } : undefined;
  };
}

const AS_LITTLE_AS_POSSIBLE = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * Listens and responds with JSON, compressed for a client that takes brotli, or with 401 where there is no result;
 * stops on request.
 */
export function serveTwin(
  sqlite: DatabaseSync,
  answer: (request: IncomingMessage, body: string) => string | undefined,
): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const found = answer(request, Buffer.concat(chunks).toString());
      const plain = Buffer.from(found ?? '');
      const isPacked = request.headers['accept-encoding'] === 'br';
      const body = isPacked ? brotliCompressSync(plain, AS_LITTLE_AS_POSSIBLE) : plain;
      response.writeHead(found === undefined ? 401 : 200, {
        ...(isPacked ? { 'content-encoding': 'br', vary: 'Accept-Encoding' } : {}),
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
        'cache-control': 'no-store',
      });
      response.end(body);
    });
  });
  listenAsTwin(server, sqlite);
}

/** Listens on a free port, says so, and stops on request. */
export function listenAsTwin(server: Server, sqlite: DatabaseSync): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The twin listens at no port.');
    console.log(`ready at http://127.0.0.1:${address.port}`);
  });
  process.once('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    sqlite.close();
    process.exit(0);
  });
}
