// 'And Tuesday before the lab?', 'when is the last Zyrtec before the food challenge', 'so last day for the allergy syrup': what a
// stored visit forbids before it, held against the medicines that are taken. Nothing is allowed or stopped by Pip.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { addDays } from '#rules/time/dates.ts';
import { countIn } from '#rules/time/spoken/words.ts';
import { saysDiabetes } from '../../../danger/diabetes.ts';
import type { DialogueState } from '../../../dialogue/state.ts';
import type { Household } from '../../../reading/household.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { listed, quoted } from '../../../text/say.ts';
import { isOfSort } from '../../../text/medicine-sorts.ts';
import { sortPattern } from '../../../text/medicine-words.ts';
import type { Facts } from '../../../model/instructions.ts';
import { dayWords, momentWords, wallOf } from '../../moments.ts';
import type { Plan } from '../../plan.ts';
import { contactSaid } from '../care/care-people.ts';

const BEFORE = /\b(?:before|b4|prior to|day of|morning of)\b/;
/** The end of a medicine is asked for: before which visit is known from the talk. */
const ASKS_LAST =
  /\blast (?:day|dose|time|one)\b|\b(?:when|what day) (?:do|does|should|must|can|will) \w+ (?:stop|quit|skip|end|pause)\b|\b(?:until|till) when\b|\bstill (?:gets?|takes?|has|have|ok|okay|give)\b|\bcan \w+ (?:still )?(?:take|have|get|give)\b/;
/** Orders ask for no rule of a visit. */
export const ORDERS =
  /^\W*(?:(?:please|pls|can you|could you|and|also) )*(?:remind|add|put|note|book|move|cancel|set|log|write|schedule|make|change|stop|quit|end)\b/;
const OF_MEDICINE = /\b(?:meds?|medicines?|medications?|pills?|tablets?|drops?|doses?|takes?|taking|took)\b/;
const FASTING = /\b(?:fast(?:s|ing)?|nothing to eat|no (?:food|breakfast|eating)|empty stomach|npo)\b/i;
/** 'No antihistamines for 7 days before': the sort, the number and its unit. */
export const STOPS =
  /\b(?:no|stop|without|off|skip|hold|avoid)\b ?([\p{L} -]*?) ?(?:for )?(?:the )?(\d+|an?|one|two|three|four|five|six|seven|ten) (day|week)s? (?:before|prior|ahead)/iu;
const WITH_FOOD = sortPattern('with food');
const SHORTEST_WORD = 3;
/** The words behind such a rule, up to the end of its sentence: 'before the food challenge'. */
const behind = (text: string, { index, 0: { length } }: RegExpExecArray): string =>
  fold(text.slice(index + length).split(/[.;]/)[0] ?? '');
const PLAIN = new Set(['visit', 'check', 'exam', 'test', 'the', 'and', 'for', 'follow', 'appointment']);

interface Heard {
  household: Household;
  facts: Facts;
  focus?: DialogueState['focus'] | undefined;
  /** A medicine was spoken of in the message before. */
  isOfMedicine: boolean;
  /** Named in the message. */
  members: readonly { id: string }[];
  /** Stored medicines named in the message. */
  medicines: ReadonlySet<string>;
}

/** True where words name a visit by its title. */
const namesVisit = (words: ReadonlySet<string>, { title }: MedicalAppointment): boolean =>
  wordsOf(fold(title)).some((one) => one.length >= SHORTEST_WORD && !PLAIN.has(one) && words.has(one));

const isNamed = ({ id, name }: Medication, text: string, ids: ReadonlySet<string>): boolean =>
  ids.has(id) || isOfSort(name, text);

const isComing = ({ facts }: Heard, { appointmentDate }: MedicalAppointment): boolean =>
  wallOf({ facts }, appointmentDate) >= facts.today;

/** The one coming visit that the words name, of somebody named or spoken of where there is one. */
function visitNamed(text: string, heard: Heard): MedicalAppointment | undefined {
  const { household, focus, members } = heard;
  const words = new Set(wordsOf(text));
  const coming = household.appointments.filter((one) => isComing(heard, one) && namesVisit(words, one));
  const ids = new Set(members.length > 0 ? members.map(({ id }) => id) : [focus?.family_member]);
  const theirs = coming.filter(({ familyMemberId }) => ids.has(familyMemberId ?? undefined));
  const [one, ...others] = theirs.length > 0 ? theirs : coming;
  return others.length === 0 ? one : undefined;
}

/** The coming visit spoken of, or else the next of those named, whose note stops the medicine named. */
function visitStopping(text: string, heard: Heard): MedicalAppointment | undefined {
  const { household, focus, members, medicines } = heard;
  const named = household.medications.filter((one) => isNamed(one, text, medicines));
  const stopping = household.appointments
    .filter((one) => {
      const sort = STOPS.exec(one.notes)?.[1];
      const theirs = named.filter(({ familyMemberId }) => familyMemberId === one.familyMemberId);
      return sort !== undefined && isComing(heard, one) && theirs.some(({ name }) => isOfSort(name, sort));
    })
    .toSorted((one, other) => one.wallTime.localeCompare(other.wallTime));
  return (
    stopping.find(({ id }) => id === focus?.medical_appointment) ??
    stopping.find((one) => members.length === 0 || members.some(({ id }) => id === one.familyMemberId))
  );
}

const CAREFUL =
  "A medicine for the sugar on an empty stomach can bring it down too far, so don't give it before the test unless the doctor said so, and take it and a snack along for right after.";

/** Words on a fasting visit and the medicines that go with a meal. */
function fastingWords(names: readonly { name: string; instructions: string }[], doctor: string): string {
  const own = names.filter(({ instructions }) => WITH_FOOD.test(instructions));
  const stored = own.map(
    ({ name, instructions }) => `${quoted(name)} “${quoted(instructions.replace(/[.\s]+$/, ''))}”`,
  );
  const fits =
    own.length === 0 ? '' : ` Stored are ${listed(stored)}, which doesn't fit a morning without food.`;
  const sugar = names.some(({ name }) => saysDiabetes(name)) ? ` ${CAREFUL}` : '';
  return `${fits}${sugar} Ask ${doctor} before that day what is taken when.`;
}

/** The plan; undefined where no such visit is named, or it forbids nothing. */
export function medicinesBefore(said: string, heard: Heard): Plan | undefined {
  const { household, facts, isOfMedicine, medicines } = heard;
  const text = fold(said);
  if (ORDERS.test(text)) return undefined;
  const visit =
    (BEFORE.test(text) ? visitNamed(text, heard) : undefined) ??
    (ASKS_LAST.test(text) ? visitStopping(text, heard) : undefined);
  const taken = household.medications.filter(
    (one) =>
      visit !== undefined &&
      one.familyMemberId === visit.familyMemberId &&
      isTaken(one, facts.today) &&
      one.frequency !== 'as needed',
  );
  const named = taken.filter((one) => isNamed(one, text, medicines));
  if (!visit || taken.length === 0) return undefined;
  if (named.length === 0 && !isOfMedicine && !OF_MEDICINE.test(text)) return undefined;
  const meant = named.length > 0 ? named : taken;
  // The visit stops what its note names; the instructions of a medicine stop that one before the visit they name.
  const noted = STOPS.exec(visit.notes);
  const [stop] = meant.flatMap(({ name, instructions }) => {
    const told = STOPS.exec(instructions);
    const isOfVisit = told && namesVisit(new Set(wordsOf(behind(instructions, told))), visit);
    const own = noted && isOfSort(name, noted[1] ?? '') ? noted : isOfVisit ? told : undefined;
    return own ? [{ name, words: own[0], days: countIn(own[2] ?? '') * (own[3] === 'week' ? 7 : 1) }] : [];
  });
  const wall = wallOf({ facts }, visit.appointmentDate);
  const owner = household.members.find(({ id }) => id === visit.familyMemberId);
  const whose = owner ? `${quoted(owner.name)}'s ` : '';
  const head = `${whose}${quoted(visit.title)} is ${momentWords(wall, facts.today)}`;
  const doctor =
    contactSaid(household, household.contacts.find(({ id }) => id === visit.contactId)?.name ?? '') ??
    contactSaid(household, meant[0]?.prescribedBy ?? '') ??
    'the doctor';
  const plan = (words: string): Plan => ({
    text: words,
    reads: ['listMedicalAppointments', 'listMedications'].map((tool) => ({ tool, input: {} })),
    focus: {
      medical_appointment: visit.id,
      ...(owner ? { family_member: owner.id } : {}),
    },
  });
  if (stop) {
    const last = addDays(wall.slice(0, 10), -stop.days - 1);
    const is = last < facts.today ? 'was' : 'is';
    return plan(
      `${head}, and “${quoted(stop.words)}” is stored. Counted back, ${dayWords(last, facts.today)} ${is} the last day for ${quoted(stop.name)}; ${doctor} has the last word.`,
    );
  }
  return FASTING.test(visit.notes)
    ? plan(`${head}, “${quoted(visit.notes.replace(/[.\s]+$/, ''))}”.${fastingWords(meant, doctor)}`)
    : undefined;
}
