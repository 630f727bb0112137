// Raw twin of POST /api/medications: node:http and node:sqlite by hand, the same session lookup and the same four rows,
// with group commit. Requests of one turn of the event loop share a transaction, each in a savepoint of its own, and
// are answered after the commit.
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { listenAsTwin, openTwinDatabase, sessionFinder, type TwinSession } from './twin.ts';

/** The fields that the bench sends. */
const Sent = z.object({ name: z.string(), dosage: z.string(), instructions: z.string() });

const sqlite = openTwinDatabase();
const sessionOf = sessionFinder(sqlite);
const [begin, commit] = [sqlite.prepare('begin immediate'), sqlite.prepare('commit')];
const [savepoint, release] = [sqlite.prepare('savepoint one'), sqlite.prepare('release one')];
const count = sqlite.prepare('update household set seq = seq + 1 where id = ? returning seq');
const insertRecord = sqlite.prepare(`
  insert into medication (household_id, id, version, created_at, updated_at, name, dosage, frequency, prescribed_by,
    family_member_id, start_date, end_date, instructions, side_effects, is_active)
  values (?, ?, 1, ?, ?, ?, ?, null, '', null, null, null, ?, '', 1)`);
const insertSet = sqlite.prepare(`
  insert into change_set (household_id, seq, id, user_id, through, operation, at, undoes, undone, origin)
  values (?, ?, ?, ?, 'app', 'createMedication', ?, null, 0, null)`);
const insertEntry = sqlite.prepare(`
  insert into change_entry (household_id, seq, position, record_table, record_id, action, version, before, schema, label)
  values (?, ?, 0, 'medication', ?, 'created', 1, null, 1, ?)`);

function insert({ householdId, userId }: TwinSession, text: string): string {
  const { name, dosage, instructions } = Sent.parse(JSON.parse(text));
  const [at, id] = [new Date().toISOString(), randomUUID()];
  savepoint.run();
  const seq = Number(count.get(householdId)?.['seq']);
  insertRecord.run(householdId, id, at, at, name, dosage, instructions);
  insertSet.run(householdId, seq, randomUUID(), userId, at);
  insertEntry.run(householdId, seq, id, name);
  release.run();
  const times = { createdAt: at, updatedAt: at };
  const empty = { frequency: null, prescribedBy: '', familyMemberId: null, startDate: null, endDate: null };
  const rest = { name, dosage, instructions, sideEffects: '', isActive: true };
  return JSON.stringify({ id, version: 1, ...times, ...rest, ...empty });
}

/** Answers to be sent after the commit. */
let waiting: { response: ServerResponse; body: string }[] = [];

function commitAll(): void {
  commit.run();
  for (const { response, body } of waiting) {
    const type = 'application/json; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
  }
  waiting = [];
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const session = sessionOf(request);
    if (!session) return void response.writeHead(401).end();
    if (waiting.length === 0) {
      begin.run();
      setImmediate(commitAll);
    }
    waiting.push({ response, body: insert(session, Buffer.concat(chunks).toString()) });
  });
});
listenAsTwin(server, sqlite);
