// Decides which recorded doses are of a medication, for the server that asks and the screens that show the last one.
import { foldedWords } from '../text/folded-words.ts';

interface NamedMedicine {
  id: string;
  name: string;
  familyMemberId: string | null;
}
interface NamedDose {
  medicine: string;
  medicationId: string | null;
  familyMemberId: string | null;
}

const folded = (name: string): string => foldedWords(name).join(' ') || name.trim();

/**
 * Returns a test for doses of the medication: its own, and those with its name for the same person. A medicine may have
 * been removed and entered again, or stand in the list twice.
 */
export function matchesMedication({ id, name, familyMemberId }: NamedMedicine): (dose: NamedDose) => boolean {
  const wanted = folded(name);
  return (dose) =>
    dose.medicationId === id || (dose.familyMemberId === familyMemberId && folded(dose.medicine) === wanted);
}
