// Raw twin of GET /api/family-members: node:http and node:sqlite by hand, the same session lookup, the same query, the
// same bytes. The difference to PipPal is the overhead of its layers.
import { openTwinDatabase, serveTwin, sessionFinder } from './twin.ts';

const sqlite = openTwinDatabase();
const sessionOf = sessionFinder(sqlite);
const listMembers = sqlite.prepare(`
  select id, version, created_at, updated_at, name, relationship, birth_date, age, dietary_restrictions, dietary_needs,
    allergies, interests, notes, user_id
  from family_member where household_id = ? order by created_at, id`);

const json = (column: unknown): unknown => JSON.parse(String(column));

serveTwin(sqlite, (request) => {
  const session = request.url === '/api/family-members' ? sessionOf(request) : undefined;
  if (!session) return undefined;
  const rows = listMembers.all(session.householdId);
  return JSON.stringify(
    rows.map((row) => ({
      id: row['id'],
      version: row['version'],
      createdAt: row['created_at'],
      updatedAt: row['updated_at'],
      name: row['name'],
      relationship: row['relationship'],
      birthDate: row['birth_date'],
      age: row['age'],
      allergies: json(row['allergies']),
      dietaryRestrictions: json(row['dietary_restrictions']),
      dietaryNeeds: json(row['dietary_needs']),
      interests: json(row['interests']),
      notes: row['notes'],
      userId: row['user_id'],
    })),
  );
});
