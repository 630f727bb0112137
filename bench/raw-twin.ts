// Raw twin of GET /api/medical-contacts: node:http and node:sqlite by hand, the same session lookup, the same query, the
// same bytes. The difference to PipPal is the overhead of its layers.
import { openTwinDatabase, serveTwin, sessionFinder } from './twin.ts';

const sqlite = openTwinDatabase();
const sessionOf = sessionFinder(sqlite);
const listContacts = sqlite.prepare(`
  select id, version, created_at, updated_at, name, type, specialty, phone_number, email, address, notes,
    is_emergency_contact
  from medical_contact where household_id = ? order by created_at, id`);

serveTwin(sqlite, (request) => {
  const session = request.url === '/api/medical-contacts' ? sessionOf(request) : undefined;
  if (!session) return undefined;
  const rows = listContacts.all(session.householdId);
  return JSON.stringify(
    rows.map((row) => ({
      id: row['id'],
      version: row['version'],
      createdAt: row['created_at'],
      updatedAt: row['updated_at'],
      name: row['name'],
      type: row['type'],
      specialty: row['specialty'],
      phoneNumber: row['phone_number'],
      email: row['email'],
      address: row['address'],
      notes: row['notes'],
      isEmergencyContact: row['is_emergency_contact'] === 1,
    })),
  );
});
