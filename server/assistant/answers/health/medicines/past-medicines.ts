// 'What was that antibiotic Declan had in October': the medicines, current or not, whose days meet a time that is over.
import type { Medication } from '#contract/kinds/medication.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { capital } from '../../../text/say.ts';
import { dayWords } from '../../moments.ts';
import type { Asked, Plan } from '../../plan.ts';
import { findMedicines, MEDICINE_READS } from './find-medicines.ts';
import { medicineLine, ownName } from './say-medicine.ts';

const WAS = /\b(?:was|were|did|had|took|taking|been|used to)\b/i;

const meets = (
  { startDate, endDate, isActive }: Medication,
  { date, endDate: last = date }: SpokenDay,
): boolean =>
  (startDate !== null || endDate !== null) &&
  (startDate ?? endDate ?? '') <= last &&
  (endDate === null ? isActive : endDate >= date);

/** 'Tuesday, October 5 to Friday, October 9' */
function spanOf({ startDate, endDate }: Medication, today: string): string {
  const [from, to] = [startDate, endDate].map((date) => (date === null ? undefined : dayWords(date, today)));
  if (from === undefined) return to === undefined ? '' : `until ${to}`;
  return to === undefined ? `since ${from}` : `${from} to ${to}`;
}

function line(asked: Asked, medication: Medication): string {
  const span = spanOf(medication, asked.facts.today);
  const facts = medicineLine(
    { ...medication, endDate: null, isActive: true, instructions: '' },
    asked,
  ).replaceAll('**', '');
  const said = facts.replace(medication.name, capital(ownName(asked, medication)));
  return `${said}${span === '' ? '' : `, ${span}`}${medication.isActive ? '' : ', not taken anymore'}.`;
}

/** The medicines of a time that is over; undefined where the question is about none, or nothing is stored of it. */
export function takenThen(asked: Asked): Plan | undefined {
  const { today } = asked.facts;
  const period = asked.slots.days.find(({ date, endDate = date }) => endDate < today && endDate > date);
  if (!period || !WAS.test(asked.said)) return undefined;
  const then = findMedicines(asked).records.filter((one) => meets(one, period));
  const [first] = then;
  return (
    first && {
      text: then.map((one) => `${then.length > 1 ? '- ' : ''}${line(asked, one)}`).join('\n'),
      reads: MEDICINE_READS,
      focus: {
        medication: first.id,
        ...(first.familyMemberId === null ? {} : { family_member: first.familyMemberId }),
      },
    }
  );
}
