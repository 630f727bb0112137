// 'Can Junie have Zyrtec on January 30', 'when does she stop her allergy meds': a medicine that is not stored, of the sort that
// the note of a coming visit stops. Nothing is allowed by Pip; a reaction is treated by its plan, whatever the note says.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { addDays } from '#rules/time/dates.ts';
import { countIn } from '#rules/time/spoken/words.ts';
import type { DialogueState } from '../../../dialogue/state.ts';
import type { Household } from '../../../reading/household.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { isOfSort } from '../../../text/medicine-sorts.ts';
import { capital, quoted } from '../../../text/say.ts';
import { dayWords, momentWords } from '../../moments.ts';
import type { Plan } from '../../plan.ts';
import { contactSaid } from '../care/care-people.ts';
import { ORDERS, STOPS } from './before-visit.ts';

interface Heard {
  household: Household;
  today: string;
  focus?: DialogueState['focus'] | undefined;
  /** Named in the message. */
  members: readonly { id: string }[];
  /** The day that is asked about. */
  day?: string | undefined;
}

const ASKS =
  /\b(?:can|could|may|should|is|are|ok|okay|allowed|when|until|till|from|last|stop|without|off|does|do)\b/;
/** It was taken, or something happens now: no question for the note alone. */
const TOLD =
  /\b(?:took|taken|gave|given|had|swallow\w*|twice|double|overdos\w*|too (?:much|many)|how (?:much|many|often)|mg|ml|teaspoons?|tsp|with (?:his|her|the|my)|and (?:tylenol|motrin|advil|ibuprofen))\b|\b(?:swell\w*|swollen|hives|rash|itch\w*|wheez\w*|breath\w*|vomit\w*|thr[eo]w\w*|fever|stung|reaction|ate|eaten)\b/;
const ALLERGY_MEDICINE = /\ballergy (?:meds?|medicines?|medications?|pills?|syrup|tablets?)\b/;
const SHORTEST_WORD = 4;

/** The visit, the words of its note, and the medicine that was said. */
function stopping(text: string, { household, today, focus, members }: Heard) {
  const ids = new Set(members.map(({ id }) => id));
  const isTheirs = ({ id, familyMemberId }: MedicalAppointment): boolean =>
    ids.size > 0
      ? ids.has(familyMemberId ?? '')
      : id === focus?.medical_appointment ||
        (familyMemberId !== null && familyMemberId === focus?.family_member);
  const found = household.appointments
    .filter((one) => one.wallTime.slice(0, 10) >= today && isTheirs(one))
    .toSorted((one, other) => one.wallTime.localeCompare(other.wallTime));
  for (const visit of found) {
    const stop = STOPS.exec(visit.notes);
    const sort = stop?.[1]?.trim() ?? '';
    const isOfAllergy = sort !== '' && isOfSort('cetirizine', sort);
    const said =
      sort === ''
        ? undefined
        : (wordsOf(text).find(
            (word) => word.length >= SHORTEST_WORD && word !== 'allergy' && isOfSort(word, sort),
          ) ?? (isOfAllergy && ALLERGY_MEDICINE.test(text) ? sort : undefined));
    if (stop && said !== undefined) return { visit, stop, name: said };
  }
  return undefined;
}

/** True where the note of a coming visit answers a question about a medicine. */
export function isAskedOfNote(said: string, heard: Heard): boolean {
  const text = fold(said);
  return ASKS.test(text) && !TOLD.test(text) && !ORDERS.test(text) && stopping(text, heard) !== undefined;
}

/** The note counted back; undefined where none stops what is asked about. */
export function unstoredBefore(said: string, heard: Heard): Plan | undefined {
  const text = fold(said);
  const found = isAskedOfNote(said, heard) ? stopping(text, heard) : undefined;
  if (!found) return undefined;
  const { household, today, day } = heard;
  const { visit, stop, name } = found;
  const days = countIn(stop[2] ?? '') * (stop[3] === 'week' ? 7 : 1);
  const date = visit.wallTime.slice(0, 10);
  const last = addDays(date, -days - 1);
  const owner = household.members.find(({ id }) => id === visit.familyMemberId);
  const doctor =
    contactSaid(household, household.contacts.find(({ id }) => id === visit.contactId)?.name ?? '') ??
    'the doctor';
  const isWithin = day !== undefined && day > last && day <= date;
  const whose = owner ? `${quoted(owner.name)}'s ` : '';
  return {
    text: `${isWithin ? `No, not ${dayWords(day, today)} by the note of a visit. ` : ''}${whose}${quoted(visit.title)} is ${momentWords(visit.wallTime, today)}, and “${quoted(stop[0])}” is stored. Counted back, ${dayWords(last, today)} ${last < today ? 'was' : 'is'} the last day for ${capital(quoted(name))}; ${doctor} has the last word, also on giving it at all. In an allergic reaction the action plan counts, whatever the note says.`,
    reads: [{ tool: 'listMedicalAppointments', input: {} }],
    focus: { medical_appointment: visit.id, ...(owner ? { family_member: owner.id } : {}) },
  };
}
