// Raw twin of POST /api/meal-sync with one edit of a pantry item: node:http and node:sqlite by hand, the same session
// lookup, and in one transaction the same reads and writes: the household's count, the seen edit, the record with its
// stamps, the change log, the changes since. It validates no input.
import type { SQLOutputValue } from 'node:sqlite';
import { newId } from '../server/db/records/ids.ts';
import { openTwinDatabase, serveTwin, sessionFinder, type TwinSession } from './twin.ts';

interface SentEdit {
  id: string;
  recordId: string;
  stamp: string;
  set: { quantity: string };
}

type Row = Record<string, SQLOutputValue>;

const sqlite = openTwinDatabase();
const sessionOf = sessionFinder(sqlite);
const count = sqlite.prepare('update household set seq = seq + 1 where id = ? returning seq');
const seen = sqlite.prepare('select edit_id from seen_edit where household_id = ? and edit_id = ?');
const find = sqlite.prepare('select * from pantry_item where household_id = ? and id = ?');
const update =
  sqlite.prepare(`update pantry_item set quantity = ?, merge = ?, version = version + 1, updated_at = ?
  where household_id = ? and id = ?`);
const logSet = sqlite.prepare(`insert into change_set
  (household_id, seq, id, user_id, through, operation, at, undoes, undone, origin)
  values (?, ?, ?, ?, 'app', 'syncMeals', ?, null, 0, null)`);
const logEntry = sqlite.prepare(`insert into change_entry
  (household_id, seq, position, record_table, record_id, action, version, before, schema, label)
  values (?, ?, 0, 'pantry_item', ?, 'updated', ?, ?, 1, ?)`);
const remember = sqlite.prepare('insert into seen_edit (household_id, edit_id, at) values (?, ?, ?)');
const since = sqlite.prepare(`select record_table, record_id from change_entry
  where household_id = ? and seq > ? order by seq`);

const recordOf = (row: Row = {}) => ({
  id: row['id'],
  name: row['name'],
  category: row['category'],
  quantity: row['quantity'],
  notes: row['notes'],
  createdAt: row['created_at'],
  updatedAt: row['updated_at'],
  version: row['version'],
  merge: JSON.parse(String(row['merge'])) as { stamps: Record<string, string> },
});

/** Merges the edit into its existing record; returns the record after it. */
function merge(session: TwinSession, seq: number, edit: SentEdit) {
  const { householdId, userId } = session;
  const at = new Date().toISOString();
  const before = recordOf(find.get(householdId, edit.recordId));
  if (edit.stamp <= (before.merge.stamps['quantity'] ?? '')) return before;
  const stamps = { ...before.merge.stamps, quantity: edit.stamp };
  const version = Number(before.version) + 1;
  const { quantity } = edit.set;
  const after = { ...before, quantity, version, updatedAt: at, merge: { ...before.merge, stamps } };
  update.run(quantity, JSON.stringify(after.merge), at, householdId, edit.recordId);
  logSet.run(householdId, seq, newId(), userId, at);
  logEntry.run(
    householdId,
    seq,
    edit.recordId,
    version,
    JSON.stringify({ quantity: before.quantity }),
    String(before.name),
  );
  remember.run(householdId, edit.id, at);
  return after;
}

serveTwin(sqlite, (request, body) => {
  const session = request.url === '/api/meal-sync' ? sessionOf(request) : undefined;
  if (!session) return undefined;
  const { cursor, edits } = JSON.parse(body) as { cursor: number; edits: [SentEdit] };
  const [edit] = edits;
  sqlite.exec('begin immediate');
  seen.get(session.householdId, edit.id);
  const seq = Number(count.get(session.householdId)?.['seq']);
  const record = merge(session, seq, edit);
  const others = since
    .all(session.householdId, cursor)
    .filter((row) => row['record_id'] !== edit.recordId)
    .map((row) => ({
      collection: 'pantry',
      record: recordOf(find.get(session.householdId, String(row['record_id']))),
    }));
  sqlite.exec('commit');
  return JSON.stringify({
    cursor: seq,
    reset: false,
    records: [...others, { collection: 'pantry', record }],
    gone: [],
    acknowledged: [edit.id],
    refused: [],
  });
});
