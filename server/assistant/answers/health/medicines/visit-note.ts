// 'What was the thing with the inhaler': the note of a coming visit that names the medicine, such as 'No tiotropium that morning'.
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import { momentWords, nowAt, wallOf } from '../../moments.ts';
import { whose } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { findMedicines } from './find-medicines.ts';

const THE_THING =
  /\b(?:the|that) (?:thing|rule|note|deal|catch|bit|part) (?:with|about|for|on) (?:the |his |her |their |my |our )?\w+/;
const SHORTEST = 5;

/** The note of the nearest such visit; undefined for another question. */
export function visitNote(asked: Asked): Plan | undefined {
  if (!THE_THING.test(fold(asked.text))) return undefined;
  const { records } = findMedicines(asked, { one: true });
  const names = new Set(
    records.flatMap(({ name }) => wordsOf(name)).filter((word) => word.length >= SHORTEST),
  );
  const owners = new Set(records.map(({ familyMemberId }) => familyMemberId));
  const [visit] = asked.household.appointments
    .map((one) => ({ one, wall: wallOf(asked, one.appointmentDate) }))
    .filter(({ one, wall }) => wall >= nowAt(asked.facts) && owners.has(one.familyMemberId))
    .filter(({ one }) => wordsOf(one.notes).some((word) => names.has(word)))
    .toSorted((a, b) => a.wall.localeCompare(b.wall));
  if (!visit) return undefined;
  const { one, wall } = visit;
  const own = one.familyMemberId === null ? 'the' : whose(asked, one.familyMemberId);
  return {
    text: `For ${own} ${quoted(one.title)}, ${momentWords(wall, asked.facts.today)}, your note says “${quoted(one.notes.replace(/[.\s]+$/, ''))}”.`,
    reads: [{ tool: 'listMedicalAppointments', input: {} }],
    focus: { medical_appointment: one.id },
  };
}
