// 'When can Ev stop the cetirizine before the test': asked where the note of a coming visit says it (before-visit.ts), it is no
// question for a doctor alone.
import { medicineWords } from '../../../danger/family.ts';
import type { Household } from '../../../reading/household.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';

const ASKS =
  /\b(?:when|how long|how many days|what day|until when)\b.*\b(?:stop|skip|quit|pause|off|without|last (?:dose|one|day))\b/;
const BEFORE = /\b(?:before|ahead of|prior to)\b/;

/** True where the note of a visit from `today` on names the medicine that is asked about. */
export function asksStopBefore(
  said: string,
  { appointments, medications }: Pick<Household, 'appointments' | 'medications'>,
  today: string,
): boolean {
  const text = fold(said);
  if (!ASKS.test(text) || !BEFORE.test(text)) return false;
  const words = new Set(wordsOf(text));
  const named = medications
    .map(({ name }) => medicineWords(name))
    .filter((own) => own.some((word) => words.has(word)))
    .flat();
  return appointments.some(
    ({ appointmentDate, notes }) =>
      appointmentDate >= today && named.some((word) => wordsOf(fold(notes)).includes(word)),
  );
}
