// The least a server can do for GET /api/family-members: node:http and node:sqlite by hand, the same look-up of
// the session, the same query, the same bytes. What PipPal costs above this is the price of its house.
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqlite = new DatabaseSync(join(process.env['PIPPAL_DATA'] ?? './data', 'pippal.sqlite'));
sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000');

const findSession = sqlite.prepare(`
  select s.id, s.user_id, s.household_id, s.created_at, s.last_seen_at, u.first_name, h.time_zone
  from session s
  join "user" u on u.id = s.user_id
  join household h on h.id = s.household_id
  join membership m on m.household_id = s.household_id and m.user_id = s.user_id
  where s.token_hash = ?`);
const listMembers = sqlite.prepare(`
  select id, version, created_at, updated_at, name, relationship, age, dietary_restrictions, dietary_needs,
    allergies, interests, notes, user_id
  from family_member where household_id = ? order by created_at, id`);

const json = (column: unknown): unknown => JSON.parse(String(column));

function members(cookie: string): string | undefined {
  const token = /(?:^|; )sid=([^;]+)/.exec(cookie)?.[1];
  const session = token && findSession.get(hash('sha256', token, 'base64url'));
  if (!session) return undefined;
  const rows = listMembers.all(session['household_id'] as string);
  return JSON.stringify(
    rows.map((row) => ({
      id: row['id'],
      version: row['version'],
      createdAt: row['created_at'],
      updatedAt: row['updated_at'],
      name: row['name'],
      relationship: row['relationship'],
      age: row['age'],
      dietaryRestrictions: json(row['dietary_restrictions']),
      dietaryNeeds: json(row['dietary_needs']),
      allergies: json(row['allergies']),
      interests: json(row['interests']),
      notes: row['notes'],
      userId: row['user_id'],
    })),
  );
}

const server = createServer((request, response) => {
  const found = request.url === '/api/family-members' && members(request.headers.cookie ?? '');
  const body = Buffer.from(found || '');
  response.writeHead(found ? 200 : 401, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  sqlite.close();
  process.exit(0);
});
