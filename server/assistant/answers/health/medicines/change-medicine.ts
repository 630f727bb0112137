// Prepares cards that change, end or remove a stored medicine.
import type { Medication } from '#contract/kinds/medication.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { dayWords } from '../../moments.ts';
import { forWhom, isPlan } from '../../people.ts';
import type { Answerer, Asked, Plan } from '../../plan.ts';
import { medicineAdd } from './add-medicine.ts';
import { ofAnotherName, ofNamedHere } from './another-medicine.ts';
import {
  findMedicines,
  isMedicineName,
  MEDICINE_READS,
  namedMedicines,
  oneMedicine,
} from './find-medicines.ts';
import { tellsExpiry, toldExpiry } from './expiry.ts';
import { laterDay } from './later-amount.ts';
import { changesOfMedicine, switchedTo } from './medicine-changes.ts';
import { cardWords, forPeople, peopleOf } from '../narrow.ts';
import { ownName } from './say-medicine.ts';
import { stopFields, type StopFields } from './stopped-when.ts';
import { asSentences } from '../own-words.ts';
import { wordingFor } from '../../wording.ts';

/** Why, which is worth keeping. */
const REASON = /\b(?:because|due to|unless|except)\b/i;
const focusOn = ({ id, familyMemberId }: Medication): Plan['focus'] => ({
  medication: id,
  ...(familyMemberId === null ? {} : { family_member: familyMemberId }),
});

/** 'I take iron now too, 65 mg': one that nobody has is a new one. */
function isNew(asked: Asked): boolean {
  const { records, elsewhere, said } = findMedicines(asked, { one: true });
  const isNamed = said !== undefined && isMedicineName(said);
  return isNamed && records.length + elsewhere.length === 0 && asked.slots.doses.length > 0;
}

/** 'Keep it, but every other day' of one that was ended. */
const BACK_ON = /\b(?:back on|again after all|after all|restart\w*|resum\w+)\b/i;

/** 'Goes up 2 units', 'down by 5 mg', '2 units more': how much more or less, and no amount. */
const RELATIVE =
  /\b(?:up|down|raised?|increased?|lowered?|reduced?|decreased?|cut|bumped)(?: (?:it|that|hers|his|the dose))?(?: by)? (?!to\b)\d+(?:\.\d+)? ?(?:m?c?g|ml|units?|iu|puffs?|drops?|tablets?|pills?)\b(?! (?:from|to)\b)|\b\d+(?:\.\d+)? ?(?:m?c?g|ml|units?) (?:more|less|higher|lower)\b/i;

/** 'Wants her warfarin at 5': an hour or an amount; 'give it at 5' is an hour. */
const BARE_HOUR =
  /\b(?:at|on|@) ?(\d{1,2})\b(?![:./\d]| ?(?:[ap]\.?m?\b|o['’]?clock|m?c?g\b|ml\b|units?\b|iu\b|puffs?\b|drops?\b|tablets?\b|pills?\b|sharp|in the|at night|tonight|every|instead of \d+ ?[ap]))/i;
const OF_TIME =
  /\b(?:give|gives|gave|take|takes|taken|time|times|hour|hours|mov\w+|remind\w*|early|earlier|later|o['’]?clock|morning|noon|afternoon|evening|night|bedtime|[ap]m)\b/i;

/** The question for a bare number that may be the new amount or an hour; undefined where an amount is told, or none is stored. */
function hourOrAmount({ text, slots }: Asked, one: Medication, own: string): Plan | undefined {
  const number = BARE_HOUR.exec(text)?.[1];
  const unit = /^\d+(?:[.,]\d+)?\s*(\p{L}+)$/u.exec(one.dosage)?.[1];
  const isTold = slots.times.length === 0 || slots.doses.length > 0 || OF_TIME.test(text);
  if (number === undefined || unit === undefined || isTold) return undefined;
  const stored = [one.dosage, one.instructions.replace(/[.\s]+$/, '')].filter(Boolean).map(quoted);
  return {
    text: `Is that ${number} ${unit}, or ${number} o'clock? For ${own}, “${stored.join(', ')}” is stored, and I don't guess with a medicine.`,
    asked: 'data',
    reads: MEDICINE_READS,
    focus: focusOn(one),
    offered: [`${number} ${unit}`, `${number} AM`, `${number} PM`].map((label) => ({ label, choice: label })),
  };
}

const UNTIL_THEN = ' Until then what is stored stays; the label has the last word.';
/** A card that was approved has written the new amount. */
const OLD_AMOUNT = 'so tell me that one if the entry has the new one already.';

export function medicineChange(heard: Asked): Plan {
  const asked = ofNamedHere(heard);
  if (isNew(asked)) return medicineAdd(asked);
  if (ofAnotherName(asked)) return medicineAdd(asked);
  const one = oneMedicine(asked, 'change');
  if (isPlan(one)) return one;
  const own = ownName(asked, one);
  const by = RELATIVE.exec(asked.said)?.[0];
  // Pip reckons no dose: the new amount is said as the label has it.
  if (by !== undefined)
    return {
      text: `What is the new amount of ${own}, as the label has it? ${one.dosage === '' ? '' : `${quoted(one.dosage)} is stored, and `}you said “${quoted(by.trim())}”; I don't work out a dose.`,
      asked: 'data',
      reads: MEDICINE_READS,
      focus: focusOn(one),
    };
  const question = hourOrAmount(asked, one, own);
  if (question) return question;
  const changes = toldExpiry(asked, one) ?? changesOfMedicine(asked, one);
  const isBack = !one.isActive && (KEEPS.test(asked.text) || BACK_ON.test(asked.text));
  if (Object.keys(changes).length === 0 && !isBack)
    return {
      text: `What should change on ${own}? Tell me the amount, how often, the last day or the instructions.`,
      asked: 'data',
      reads: MEDICINE_READS,
      focus: focusOn(one),
    };
  const isOther = changes['name'] !== undefined && changes['dosage'] === undefined && one.dosage !== '';
  const check = isOther
    ? ` ${quoted(one.dosage)} is the amount of ${quoted(one.name)}; tell me the one on the new label.`
    : changes['dosage'] === undefined
      ? ''
      : ' Please compare the amount with the label.';
  const isLater =
    changes['dosage'] === undefined &&
    changes['instructions'] !== undefined &&
    !tellsExpiry(asked.said) &&
    laterDay(asked, one) !== undefined;
  const { doses, numbers, frequencies, times } = asked.slots;
  const isTold = doses.length + numbers.length + frequencies.length + times.length > 0;
  const until = !isLater
    ? ''
    : isTold
      ? UNTIL_THEN
      : ` Until then the amount from before counts, ${OLD_AMOUNT}`;
  const again = isBack || (!one.isActive && changes['endDate'] !== undefined) ? { isActive: true } : {};
  return {
    text: `${wordingFor(asked.said, [`This updates ${own}.`, `${capital(own)}, with what you told me.`, `One change to ${own}.`])}${check}${until} ${cardWords(asked)}`,
    reads: MEDICINE_READS,
    cards: [{ tool: 'updateMedication', input: { id: one.id, ...changes, ...again } }],
    // Who said so and why is nothing for the label: only what is taken, how and until when is changed.
    isAccounted: !REASON.test(asked.text),
    focus: focusOn(one),
  };
}

const ALL = /\b(?:all|both|every|everything)\b/i;

/** Several that are ended or removed together: 'stop all meds', 'amoxicillin and ibuprofen'. */
function together(asked: Asked, onlyTaken: boolean): Medication[] | undefined {
  const { records, people, said } = findMedicines(asked);
  const open = records.filter(({ isActive }) => isActive || !onlyTaken);
  const named = namedMedicines(asked);
  const onlyFinished =
    /\b(?:finished|old|ended|stopped) (?:meds|medicines?|medications?|ones)\b/i.test(asked.text) &&
    !onlyTaken;
  if (onlyFinished) return records.filter(({ isActive }) => !isActive);
  if (open.length < 2) return undefined;
  if (said === undefined && ALL.test(asked.text) && people.length > 0) return open;
  return named.length > 1 && open.length === named.length ? open : undefined;
}

/** Whoever says so; a medicine is never judged by Pip. */
const DOCTOR_SAID = /\b(?:dr|doctor|doc|pediatrician|nurse|clinic|specialist|allergist)\b/i;

/** Why it ends: 'because of the cough'. */
const BECAUSE = /\bbecause ((?:of )?[^,.;]{3,60})/i;
/** A last day that is still to come is today's, once the medicine is stopped; one that was earlier stays. */
function endOf(
  { endDate }: Medication,
  today: string,
  { day, ...fields }: StopFields,
): Record<string, unknown> {
  if (day !== undefined) return endDate !== null && endDate < day ? fields : { ...fields, endDate: day };
  return fields.isActive === false && fields.endDate === undefined && endDate !== null && endDate > today
    ? { ...fields, endDate: today }
    : fields;
}

const KEEPS =
  /\b(?:keeps?|stays? on|stay|still (?:takes?|on|needs?|gets?)|continues?|goes on with|leave|except|but not)\b/i;
/** 'Stopped the drops, she keeps the spray': only what its clause does not keep. */
function withoutKept(asked: Asked): Asked {
  const clauses = asked.text.split(/[.;,]\s|\band\b|\bbut\b(?! not\b)/i);
  const { medicines } = asked.slots;
  const meant = medicines.filter(
    ({ said }) =>
      !clauses.some((clause) => KEEPS.test(clause) && clause.toLowerCase().includes(said.toLowerCase())),
  );
  return meant.length === 0 || meant.length === medicines.length
    ? asked
    : { ...asked, slots: { ...asked.slots, medicines: meant } };
}

export function medicineStop(heard: Asked): Plan {
  const asked = withoutKept(heard);
  if (switchedTo(asked) !== undefined) return medicineChange(asked);
  const several = together(asked, true);
  const one = several ?? oneMedicine(asked, 'stop', { onlyTaken: true });
  if (!Array.isArray(one) && isPlan(one)) return one;
  const medicines = Array.isArray(one) ? one : [one];
  const [first] = medicines;
  if (!first)
    return {
      text: `Nothing is marked as taken now${forPeople(asked, peopleOf(asked))}.`,
      reads: MEDICINE_READS,
    };
  const { fields, when } = stopFields(asked);
  const own = listed(medicines.map((medicine) => ownName(asked, medicine)));
  const it = medicines.length > 1 ? 'they stay' : 'it stays';
  const what =
    fields.isActive === false
      ? `This marks ${own} as not taken anymore${when}; ${it} in your records.`
      : `This sets ${dayWords(String(fields.endDate), asked.facts.today)} as the last day of ${own}.`;
  const isEarly = medicines.some(
    ({ endDate, prescribedBy, frequency }) =>
      (endDate ?? '') > asked.facts.today || (prescribedBy !== '' && frequency !== 'as needed'),
  );
  const isAgreed = DOCTOR_SAID.test(asked.text) || asked.slots.contacts.length > 0;
  const careful = isEarly && !isAgreed ? ' Stopping a prescription early is a question for the doctor.' : '';
  const why = BECAUSE.exec(asked.text)?.[1];
  const noted = ({ instructions }: Medication): Record<string, string> =>
    why === undefined ? {} : { instructions: asSentences([instructions, `Stopped because ${why}`]) };
  return {
    text: `${what}${careful} ${cardWords(asked)}`,
    reads: MEDICINE_READS,
    cards: medicines.map((medicine) => ({
      tool: 'updateMedication',
      input: { id: medicine.id, ...endOf(medicine, asked.facts.today, fields), ...noted(medicine) },
    })),
    isAccounted: why !== undefined || !REASON.test(asked.text),
    focus: focusOn(first),
  };
}

const TWICE = /\b(?:twice|double|duplicate|two of)\b/i;

export function medicineRemove(asked: Asked): Plan {
  const several = together(asked, false);
  if (several?.length === 0) return { text: 'No finished medicine is stored.', reads: MEDICINE_READS };
  const one = several ?? doubled(asked) ?? oneMedicine(asked, 'remove');
  if (!Array.isArray(one) && isPlan(one)) return one;
  const medicines = Array.isArray(one) ? one : [one];
  const [first] = medicines;
  if (!first) return oneMedicinePlan(asked);
  const names = listed(
    medicines.map(({ name, familyMemberId }) => `${quoted(name)}${forWhom(asked, familyMemberId)}`),
  );
  const hint =
    first.isActive && medicines.length === 1
      ? ' Only the entry goes; to keep it in the history, say it stopped.'
      : '';
  return {
    text: `This removes ${names} from your records.${hint} ${cardWords(asked)}`,
    reads: MEDICINE_READS,
    cards: medicines.map(({ id }) => ({ tool: 'deleteMedication', input: { id } })),
    isAccounted: !REASON.test(asked.text),
    focus: focusOn(first),
  };
}

const oneMedicinePlan = (asked: Asked): Plan => ({
  text: `I don't see that medicine${forPeople(asked, peopleOf(asked))}.`,
  reads: MEDICINE_READS,
});

/** 'It is in there twice': the newer of two equal ones goes. */
function doubled(asked: Asked): Medication | undefined {
  if (!TWICE.test(asked.text)) return undefined;
  const { records } = findMedicines(asked);
  const [one, other, ...more] = records.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const isSame =
    one &&
    other &&
    more.length === 0 &&
    one.familyMemberId === other.familyMemberId &&
    one.dosage === other.dosage &&
    one.frequency === other.frequency;
  return isSame ? other : undefined;
}

/** 'Stop it until Friday' is a pause: it goes on then. */
const PAUSES =
  /\b(?:stop|stopping|pause|hold off on|hold|skip|withhold)\b(?![^.;]*\bthen stop\b)[^.;]*\b(?:until|till|til)\b/i;

/** The plan, but a pause is not stored as an end. */
export const withoutPause =
  (answerer: Answerer): Answerer =>
  (asked) => {
    const plan = answerer(asked);
    const isPause = PAUSES.test(asked.text) && plan.cards?.some(({ input }) => 'endDate' in input);
    if (!isPause) return plan;
    const { cards: _cards, ...rest } = plan;
    const text =
      'A card has no pause, so nothing changes. I can mark it as stopped now, and as taken again when you tell me.';
    return { ...rest, text };
  };
