// Says a stored passage as the answer to a question: 'yes' or 'no' first where that was asked, then the stored words.
import type { Medication } from '#contract/kinds/medication.ts';
import { standingOn } from '#rules/medicine/taken.ts';
import { daysBetween, formatLongDate } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { MEAL_NAMES } from '#rules/calendar/events/meal-events.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import { contactOf, dayOfAppointment } from '../appointments/find-appointments.ts';
import { calledAppointment, whenSaid } from '../appointments/say-appointments.ts';
import { storedWords } from '../family/whom.ts';
import { ownRecord } from '../health/history/ask-records.ts';
import { ownName } from '../health/medicines/say-medicine.ts';
import { clockOf, dayWords, inWeeks, nearDay } from '../moments.ts';
import { whose } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import type { FoundPassage } from './find-passages.ts';
import type { Passage } from './passages.ts';
import { asksLeave, choiceOf, type QuestionForm } from './question.ts';
import { likeness, termOf } from './terms.ts';

const NOTHING = /^(?:no|not|never|without|avoid|nothing|none|don|doesn|isn|quit|stopped|no longer)$/;
/** Words before a thing within which a 'no' speaks of it. */
const REACH = 3;
/** Share of the question from which its yes or no is told. */
const TELLS = 0.72;

/** True where a text denies the first of some words it says. */
function denies(text: string, terms: readonly string[]): boolean {
  const words = wordsOf(fold(text).replace(/\bn[o']t\b/g, ' not '));
  const at = words.findIndex((word) => terms.some((term) => likeness(term, new Set([termOf(word)])) > 0));
  return at > 0 && words.slice(Math.max(0, at - REACH), at).some((word) => NOTHING.test(word));
}

const UNTIL =
  /\b(?:until|till|through|since|from|due(?: in| on)?|by) (?:(?:early|late|mid|the|end of|beginning of) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|christmas|easter|thanksgiving|new year|next \w+)(?: \d{1,2}(?:st|nd|rd|th)?\b)?(?:,? \d{4})?|\d{4}|\d{1,2}\/\d{1,2})/i;
const MEASURE =
  /\b\d+(?:\.\d+)? ?(?:ft|feet|foot|cm|inch(?:es)?|in|lbs?|pounds?|kg|kilos?|%)\b(?:,? \d+(?: ?(?:in|inches|oz))?)?/i;

/** The words of a text that answer a form of question by themselves. */
function briefly(
  form: QuestionForm,
  text: string,
  said: string,
  choice: readonly string[] | undefined,
): string | undefined {
  const chosen = choice?.filter((word) => fold(text).includes(word)) ?? [];
  if (chosen.length === 1) return chosen[0];
  if (form === 'when' || form === 'how_long') {
    const until = UNTIL.exec(text)?.[0];
    return until === undefined ? undefined : capital(until);
  }
  return /\bhow (?:tall|big|heavy|much)\b/.test(fold(said)) ? MEASURE.exec(text)?.[0] : undefined;
}

/** Records of care say what was done, and give no permission. */
const OF_CARE: ReadonlySet<Passage['kind']> = new Set([
  'medical_record',
  'medication',
  'medical_appointment',
]);

const MONTH_ONLY =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

const COUNTS = /\bhow (?:many|long|much longer)\b/i;
/** ', 6 weeks from now' behind a day, where it is asked for */
function countdown({ facts, text }: Asked, until: string): string {
  const [day] = COUNTS.test(text) ? spokenDates(until, clockOf(facts)).days : [];
  const days = day === undefined || MONTH_ONLY.test(until) ? 0 : daysBetween(facts.today, day.date);
  return days > 0 ? `, ${inWeeks(days)} from now` : '';
}

/** 'Can Yer have contrast dye': the stored allergy is no yes. */
const ASKS_LEAVE_FOR =
  /^(?!.*\b(?:al+erg|react|intoler|tell|mention|remind|ask|know|note)).*\b(?:(?:can|could|may|should) .*\b(?:have|get|eat|drink|take|use|try|wear|touch)|ok|okay|safe|fine|allowed)\b/i;
const ASKS_OVER = /\b(?:over|ended|finished|done)\b/i;

function leadOf({ passage, said, share }: FoundPassage, form: QuestionForm, asked: Asked): string {
  const { text } = asked;
  const until = form === 'yes_no' && ASKS_OVER.test(text) ? UNTIL.exec(passage.text)?.[0] : undefined;
  const [end] = until === undefined ? [] : spokenDates(until, clockOf(asked.facts)).days;
  if (until !== undefined && end && end.date >= asked.facts.today)
    return `No, ${until}${countdown(asked, until)}. `;
  const choice = choiceOf(text);
  const brief = briefly(form, passage.text, text, choice);
  if (brief !== undefined)
    return `${capital(brief)}${MONTH_ONLY.test(brief) ? ', no exact day is stored' : countdown(asked, brief)}. `;
  if (
    form !== 'yes_no' ||
    choice ||
    passage.kind === 'weekly_menu' ||
    share < TELLS ||
    /\bonly\b/i.test(passage.text) ||
    (asksLeave(text) && OF_CARE.has(passage.kind))
  )
    return '';
  if (passage.field === 'allergies' && ASKS_LEAVE_FOR.test(text)) return 'No, not before a doctor says so. ';
  const isNo = denies(passage.text, said) !== denies(text, said);
  return isNo ? 'No. ' : 'Yes. ';
}

const dated = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4)
    ? dayWords(date, today)
    : formatLongDate(date).replace(/^[^,]+, /, '');

/** The list items and amounts of a passage. */
function goodsOf({ household }: Asked, { kind, id, text }: Passage): string | undefined {
  const amount = (many: string): string => (many.trim() === '' ? '' : `, ${quoted(many)}`);
  if (kind === 'pantry_item') {
    const item = household.pantry.find((one) => one.id === id);
    return item && `${quoted(item.name)}${amount(item.quantity)}, in the pantry.`;
  }
  const list = household.lists.find((one) => one.id === id);
  const item = list?.items.find(({ name }) => name === text);
  if (!list || !item) return undefined;
  const state = item.checked ? 'checked off on' : 'still open on';
  return `${quoted(item.name)}${amount(item.qty)}, ${state} the ${quoted(list.title)} list.`;
}

const NOT_TAKEN: Readonly<Record<string, string>> = {
  stopped: 'Not taken anymore',
  ended: 'Not taken anymore',
  later: 'Not taken yet',
};

/** The rest of what is stored about taking a medicine: the dose, how often, and the other instructions. */
function doseWords(medicine: Medication, told: string, today: string): string {
  const { dosage, frequency, instructions } = medicine;
  const rest = instructions
    .split(/(?<=[.;])\s+/)
    .filter((part) => !part.includes(told))
    .join(' ');
  const stored = [
    [dosage, frequency].filter(Boolean).join(' '),
    NOT_TAKEN[standingOn(medicine, today)] ?? rest,
  ];
  const words = stored.filter(Boolean).map((part) => quoted(part.replace(/[.\s]+$/, '')));
  return words.length === 0 ? '' : ` The entry says ${words.join('. ')}. The label counts.`;
}

const LONGEST_WHOLE = 160;

/** 'Esme checkup, Friday, August 14, says “Weight 71 lb”.' */
function sentenceOf(asked: Asked, passage: Passage): string | undefined {
  const { household, facts } = asked;
  const { kind, id, text, field } = passage;
  const words = storedWords(text);
  if (kind === 'family_member') {
    const own = capital(whose(asked, id));
    if (field === 'allergies')
      return `${words} is stored as an allergy for ${own === 'Your' ? 'you' : own.replace(/'s$/, '')}.`;
    return `${own} ${field} say ${words}.`;
  }
  if (kind === 'medical_appointment') {
    const visit = household.appointments.find((one) => one.id === id);
    return visit && `${capital(calledAppointment(asked, visit))}, ${whenSaid(asked, visit)}, says ${words}.`;
  }
  if (kind === 'medication') {
    const medicine = household.medications.find((one) => one.id === id);
    return (
      medicine &&
      `With ${ownName(asked, medicine)}, ${words} is stored.${doseWords(medicine, text, facts.today)}`
    );
  }
  if (kind === 'medical_record') {
    const record = household.records.find((one) => one.id === id);
    // A short finding is told whole: 'recheck in 3 months' belongs to it.
    const whole = record && record.description.includes(text) && record.description.length <= LONGEST_WHOLE;
    if (whole)
      return `${capital(ownRecord(asked, record))}${record.date === null ? '' : `, ${dated(record.date, facts.today)}`}, says ${storedWords(record.description)}.`;
    return (
      record &&
      `${capital(ownRecord(asked, record))}${record.date === null ? '' : `, ${dated(record.date, facts.today)}`}, says ${words}.`
    );
  }
  if (kind === 'medical_contact') {
    const contact = contactOf(asked, id);
    return contact && `${quoted(contact.name)}'s notes say ${words}.`;
  }
  if (kind === 'weekly_menu') {
    const meal = Object.entries(MEAL_NAMES).find(([name]) => name === field)?.[1] ?? 'Dinner';
    return `${meal} ${nearDay(passage.date ?? facts.today, facts.today)} is ${words}.`;
  }
  return goodsOf(asked, passage);
}

const READS: Readonly<Partial<Record<Passage['kind'], string>>> = {
  family_member: 'listFamilyMembers',
  medical_appointment: 'listMedicalAppointments',
  medication: 'listMedications',
  medical_record: 'listMedicalRecords',
  medical_contact: 'listMedicalContacts',
  shopping_list: 'listShoppingLists',
  pantry_item: 'listPantryItems',
};

/** The plan that tells some passages, the best first. */
export function sayPassages(
  asked: Asked,
  found: readonly FoundPassage[],
  form: QuestionForm,
): Plan | undefined {
  const [first] = found;
  const sentences = found.flatMap(({ passage }) => sentenceOf(asked, passage) ?? []);
  if (!first || sentences.length === 0) return undefined;
  const { kind, id, memberId } = first.passage;
  const visit = asked.household.appointments.find((one) => one.id === id);
  const tools = new Set(found.flatMap(({ passage }) => READS[passage.kind] ?? []));
  const isForDoctor = asksLeave(asked.text) && (kind === 'medical_record' || kind === 'medication');
  return {
    text: `${leadOf(first, form, asked)}${sentences.join(' ')}${isForDoctor ? ' Whether that may change now, the doctor decides.' : ''}`,
    reads: [...tools].map((tool) => ({ tool, input: {} })),
    focus: {
      ...(kind === 'shopping_list' || kind === 'weekly_menu' ? {} : { [kind]: id }),
      ...(memberId === null ? {} : { family_member: memberId }),
      ...(visit ? { day: dayOfAppointment(asked, visit) } : {}),
    },
  };
}
