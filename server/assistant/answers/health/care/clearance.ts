// 'Can the brace come off', 'can she play on Thursday with her sprain', 'can he go back to daycare': a permission that only
// whoever treats the person can give. What is stored is told beside it, and never taken for a yes or a no.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { addDays, formatLongDate } from '#rules/time/dates.ts';
import type { Household } from '../../../reading/household.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import type { Plan } from '../../plan.ts';
import { asksLeaveOrTime, BEGINS } from '../../stored/question.ts';
import { contactSaid, doctorSaid, membersSaid, monthsOf } from './care-people.ts';

const ORDERS =
  /\b(?:can|could|should) (?:we|i) (?:please )?(?:add|put|log|note|move|reschedule|cancel|book|schedule|change|set|see|get|make)\b/;

const CARE =
  '(?:brace(?!s)|splint|cast(?! iron)|boot|sling|stitches|sutures|staples|steri ?strips|bandages?|dressing|gauze|packing|eye patch|crutches|neck collar|drain|pins)';
/** A visit for it is no thing to take off. */
const VISIT = '(?! (?:check\\w*|removal|appointment|appt|visit|fitting|clinic|change)\\b)';
const THING = new RegExp(`\\b(?:${CARE}|braces(?= off))\\b${VISIT}`);
const ON_OR_OFF =
  /\b(?:off|out|remove[ds]?|removing|without|ditch|stop|still|yet|keep|need|have to|wear|wears|wearing|swim|shower|bath|bathe|wet|loosen|with)\b/;
/** To leave a medicine out, or to end it; a visit is cancelled. */
const LEAVES_OUT = /\b(?:stop|skip|hold|quit|pause|leave out|go off|come off|get off|be off)\b/;
const HARMS =
  /\b(?:sprain\w*|strain\w*|fractur\w*|broke|broken|break|concuss\w*|surgery|operation|stitches|sutures|cast|brace|boot|sling|splint|torn|tear|dislocat\w*|hernia|append\w*|tonsil\w*|new (?:hip|knee)|(?:hip|knee) replacement|procedure)\b/;
const ILL =
  /\b(?:croup|flu|strep|pneumonia|bronchitis|bronchiolitis|covid|rsv|mono|pink ?eye|chicken ?pox|hand foot|(?:ear|sinus|skin|chest) infection|infection|impetigo|ringworm|scarlet|stomach bug|quarantine|isolation)\b/;
const ACTIVE =
  /\b(?:play(?:ing)?|skat(?:e|ing)|swim(?:ming)?|run(?:ning)?|(?<!\ba )rid(?:e|ing)|bik(?:e|ing)|ski(?:ing)?|jump(?:ing)?|danc(?:e|ing)|driv(?:e|ing)|fly(?:ing)?|lift(?:ing)?|exercis\w+|work(?:ing)? out|wrestl\w+|practice|gym|gymnastics|pe|recess|sports?|hockey|soccer|football|basketball|baseball|softball|lacrosse|volleyball|track|ballet|karate|trampoline|climb(?:ing)?|walk(?: on)?)\b/;
const BACK =
  /\b(?:go(?:ing)? back|return(?:ing)?|get back|be back|back) (?:to|at|in|on|out)\b|\b(?:leave|end|out of) (?:quarantine|isolation)\b|\b(?:quarantine|isolation|isolate)\b/;
const BEHIND = new RegExp(
  `\\b(?:after|with|since|from|despite|because of|had|has|having)\\b.*(?:${HARMS.source}|${ILL.source})`,
);

const SEIZURES = /\b(?:epileps\w*|epileptic|seizures?)\b/;
const RISKY =
  /\b(?:swim\w*|pool|bath|diving|climb\w*|trampoline|driv(?:e|ing)|bik(?:e|ing)|surf\w*|ski\w*)\b/;
const ANY_AGE = 36_500;

/** An injury or an operation of the last months, an illness of the last weeks. */
const [MONTHS_OF_INJURY, WEEKS_OF_ILLNESS] = [120, 21];

interface Heard {
  household: Household;
  today: string;
}

const textOf = ({ title, description }: MedicalRecord): string => fold(`${title}. ${description}`);

/** The newest record of those meant whose words fit, not older than so many days; an undated one counts. */
function newest(
  { household: { records }, today }: Heard,
  members: readonly FamilyMember[],
  words: RegExp,
  days: number,
): MedicalRecord | undefined {
  const ids = new Set(members.map(({ id }) => id));
  return records
    .filter(({ familyMemberId }) => ids.size === 0 || ids.has(familyMemberId ?? ''))
    .filter((one) => words.test(textOf(one)) && (one.date === null || one.date >= addDays(today, -days)))
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))[0];
}

/** 'Does Dad need to drive Ada' asks for nobody's leave. */
const NEEDS = new RegExp(`${BEGINS}(?:does|do|did)\\b`);
const OF_SPEAKER = /\b(?:can|could|may|should|must|am) (?:i|we)\b/;
/** Who would do it: of 'can Dad drive Ada to practice' it is not Ada. */
function subjectAmong(
  { household: { members: all, speakerId } }: Heard,
  text: string,
  members: readonly FamilyMember[],
): FamilyMember[] {
  if (OF_SPEAKER.test(text)) return all.filter(({ id }) => id === speakerId);
  const placeOf = ({ name }: FamilyMember): number => {
    const at = text.indexOf(fold(name).split(' ')[0] ?? '');
    return at === -1 ? text.length : at;
  };
  return members.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, 1);
}

/** The stored medicine that a question names. */
const medicineNamed = ({ household: { medications } }: Heard, text: string): Medication | undefined =>
  medications.find(({ name }) => wordsOf(text).includes(wordsOf(name)[0] ?? name));

/** The subject of the question: its record where one is stored; undefined where no permission of a doctor is asked. */
function subjectOf(
  heard: Heard,
  text: string,
  members: readonly FamilyMember[],
): { record?: MedicalRecord } | undefined {
  const thing = THING.exec(text)?.[0];
  if (thing !== undefined && ON_OR_OFF.test(text)) {
    const record = newest(heard, members, new RegExp(`\\b${thing.replace(/s$/, '')}`), MONTHS_OF_INJURY);
    return record ? { record } : {};
  }
  if (LEAVES_OUT.test(text) && medicineNamed(heard, text)) return {};
  const [isBack, isActive] = [BACK.test(text), ACTIVE.test(text)];
  if ((!isBack && !isActive) || NEEDS.test(text)) return undefined;
  const own = subjectAmong(heard, text, members);
  const injury = own.length > 0 ? newest(heard, own, HARMS, MONTHS_OF_INJURY) : undefined;
  if (injury) return { record: injury };
  // Swimming, heights and the wheel are for the doctor of a seizure, however long ago it was found.
  const seizures = own.length > 0 && RISKY.test(text) ? newest(heard, own, SEIZURES, ANY_AGE) : undefined;
  if (seizures) return { record: seizures };
  const illness = own.length > 0 && isBack ? newest(heard, own, ILL, WEEKS_OF_ILLNESS) : undefined;
  if (illness) return { record: illness };
  return BEHIND.test(text) ? {} : undefined;
}

/** A course of a medicine that is still taken, for an illness that its instructions name. */
const courseOf = ({ household, today }: Heard, member: FamilyMember | undefined): Medication | undefined =>
  household.medications.find(
    (one) =>
      member !== undefined && one.familyMemberId === member.id && one.endDate !== null && isTaken(one, today),
  );

const shortDate = (date: string): string => formatLongDate(date).replace(/^[^,]+, /, '');

function storedWords({ title, date, description }: MedicalRecord, whose: string): string {
  const then = date === null ? '' : `, ${shortDate(date)}`;
  const says = description === '' ? '' : `, “${quoted(description.replace(/[.\s]+$/, ''))}”`;
  return ` Stored is ${whose} ${quoted(title)}${then}${says}.`;
}

const medicineWords = ({ name, endDate }: Medication, whose: string): string =>
  ` Stored is ${whose} ${quoted(name)}${endDate === null ? '' : ` until ${shortDate(endDate)}`}.`;

/** The answer to a question for a permission of that kind. */
export function clearanceFor(said: string, members: readonly FamilyMember[], heard: Heard): Plan | undefined {
  const text = fold(said);
  if (!asksLeaveOrTime(text) || ORDERS.test(text)) return undefined;
  const { household, today } = heard;
  const people = members.length > 0 ? members : membersSaid(text, household);
  const subject = subjectOf(heard, text, people);
  const isOfMedicine = LEAVES_OUT.test(text) && !THING.test(text);
  const medicine = isOfMedicine
    ? medicineNamed(heard, text)
    : BACK.test(text)
      ? courseOf(heard, people[0])
      : undefined;
  if (!subject && !medicine) return undefined;
  const record = subject?.record;
  const ownerId = record?.familyMemberId ?? medicine?.familyMemberId;
  const member = household.members.find(({ id }) => id === ownerId) ?? people[0];
  const isMe = member?.id === household.speakerId;
  const doctor =
    contactSaid(household, record?.provider ?? medicine?.prescribedBy ?? '') ??
    doctorSaid(household, member, monthsOf(member, today));
  const whose = !member ? 'the' : isMe ? 'your' : `${quoted(member.name)}'s`;
  const taken = !record && medicine ? medicineWords(medicine, whose) : '';
  const place = BACK.test(text) ? ' A school, a daycare or a team may have a rule of its own.' : '';
  return {
    text: `That's for ${doctor} to decide, and nothing stored says yes or no.${record ? storedWords(record, whose) : taken} Until they say so, please keep to what they last told you.${place}`,
    reads: ['listMedicalRecords', 'listMedicalContacts'].map((tool) => ({ tool, input: {} })),
    focus: {
      ...(member ? { family_member: member.id } : {}),
      ...(record ? { medical_record: record.id } : {}),
    },
  };
}
