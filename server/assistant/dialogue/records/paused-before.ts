// 'So last day for the allergy syrup?' where a visit's note says 'No antihistamine for 5 days before': the day, counted from the visit.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { countIn } from '#rules/time/spoken/words.ts';
import { addDays } from '#rules/time/dates.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { calledAppointment } from '../../answers/appointments/say-appointments.ts';
import { dayWords } from '../../answers/moments.ts';
import type { Plan } from '../../answers/plan.ts';
import { quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { askedOf, runOf, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

/** Medicines against allergies by mouth (AAAAI, medications to avoid before allergy skin testing). */
const ANTIHISTAMINE =
  /\b(?:cetirizine|levocetirizine|zyrtec|xyzal|loratadine|desloratadine|claritin|clarinex|fexofenadine|allegra|diphenhydramine|benadryl|hydroxyzine|atarax|cyproheptadine|chlorpheniramine)\b/;
const CALLED =
  /\b(?:allergy|allergies) (?:syrup|meds?|medicines?|pills?|tablets?|drops|liquid|stuff)\b|\bantihistamines?\b/;
const PAUSE =
  /\b(?:no|stop|skip|without|hold|off)(?: all| any| the)? antihistamines?\b[^.;]*?\b(\d+|an?|the|one|two|three|four|five|six|seven|eight|ten) (days?|weeks?) (?:before|prior|ahead)/;
const ASKS =
  /\blast (?:day|dose|time|one)\b|\b(?:when|what day) (?:do|does|should|must|can|will) (?:we|i|he|she|they|it|\w+) (?:stop|quit|skip|end|pause)\b|\b(?:until|till) when\b|\bstill (?:get|gets|take|takes|have|has|ok|okay|give)\b|\bcan (?:he|she|they|we|i|\w+) (?:still )?(?:take|have|get|give)\b/;

const daysIn = (count: string, unit: string): number => countIn(count) * (unit.startsWith('week') ? 7 : 1);

/** The antihistamine of the one whose visit it is that the message names. */
function medicineMeant(
  { household, reading, facts }: Talk,
  { familyMemberId }: MedicalAppointment,
): Medication | undefined {
  const text = fold(reading.said);
  const ids = reading.whole.slots.medicines.flatMap((one) => one.ids);
  const taken = household.medications.filter(
    (one) =>
      one.familyMemberId === familyMemberId &&
      isTaken(one, facts.today) &&
      ANTIHISTAMINE.test(fold(one.name)),
  );
  const [only, ...others] = taken.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return only && others.length === 0 && (CALLED.test(text) || ids.includes(only.id)) ? only : undefined;
}

/** The decision on such a question; undefined for another one. */
export function pausedBefore(talk: Talk): Decided | undefined {
  const { household, reading, facts, state } = talk;
  if (!ASKS.test(fold(reading.said))) return undefined;
  const coming = household.appointments
    .filter(({ wallTime, notes }) => wallTime.slice(0, 10) >= facts.today && PAUSE.test(fold(notes)))
    .toSorted((one, other) => one.wallTime.localeCompare(other.wallTime));
  const named = new Set(reading.whole.slots.people.flatMap(({ ids }) => ids.slice(0, 1)));
  const visit =
    coming.find(({ id }) => id === state?.focus.medical_appointment) ??
    coming.find(({ familyMemberId }) => named.size === 0 || named.has(familyMemberId ?? ''));
  const medicine = visit && medicineMeant(talk, visit);
  if (!visit || !medicine) return undefined;
  const [note, count = '', unit = ''] = PAUSE.exec(fold(visit.notes)) ?? [];
  const days = daysIn(count, unit);
  if (note === undefined || !(days > 0)) return undefined;
  const day = visit.wallTime.slice(0, 10);
  const run = runOf(reading.whole, 'medicine_ask');
  const asked = askedOf(talk, run);
  const last = addDays(day, -days - 1);
  const when =
    last < facts.today ? `was ${dayWords(last, facts.today)}` : `is ${dayWords(last, facts.today)}`;
  const plan: Plan = {
    text: `By the note of ${calledAppointment(asked, visit)}, ${dayWords(day, facts.today)}, “${quoted(visit.notes)}”, the last day for ${quoted(medicine.name)} ${when}; from ${dayWords(addDays(day, -days), facts.today)} on it stays off until the visit is over. The office can say if in doubt, and nothing stored changes.`,
    reads: ['listMedicalAppointments', 'listMedications'].map((tool) => ({ tool, input: {} })),
    focus: { medical_appointment: visit.id, medication: medicine.id },
  };
  return { plan, state: stateAfter(talk, run, plan) };
}
