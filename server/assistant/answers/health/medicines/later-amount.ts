// A new amount of a medicine that counts from a day to come: the amount of today stays, the new one goes into the instructions.
import type { Medication } from '#contract/kinds/medication.ts';
import { standingOn } from '#rules/medicine/taken.ts';
import { dayWords } from '../../moments.ts';
import type { Asked } from '../../plan.ts';
import { dosageByDay } from '../../../reading/amounts-by-day.ts';
import { asSentences } from '../own-words.ts';

/** '5 mg from Friday, November 20', and the instructions with it at their end. */
export function laterAmount(
  instructions: string,
  amount: string,
  date: string,
  today: string,
  how: 'from' | 'until' = 'from',
): { told: string; instructions: string } {
  const told = `${amount} ${how} ${dayWords(date, today)}`;
  return { told, instructions: asSentences([instructions, told]) };
}

/** The day to come from which a change counts of a medicine that is taken already. */
export function laterDay(
  { slots, facts: { today } }: Pick<Asked, 'slots' | 'facts'>,
  stored: Medication,
): string | undefined {
  const day = slots.days.find(({ lead, isPast }) => !isPast && (lead === undefined || lead === 'from'))?.date;
  const began = stored.startDate ?? '';
  const isRunning = standingOn(stored, today) === 'taken' && began < today;
  return isRunning && day !== undefined && day > today ? day : undefined;
}

/** The changes, but an amount that counts from a day to come leaves that of today as it is. */
export function fromItsDay(
  asked: Asked,
  medication: Medication,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const { dosage, frequency, startDate, ...others } = changes;
  const day = laterDay(asked, medication);
  // 'It starts on Monday' of one whose first day nobody told is that day, and no amount.
  const isFirst = medication.startDate === null || medication.startDate === asked.facts.today;
  const isOfAmount = dosage !== undefined || frequency !== undefined || (startDate === day && !isFirst);
  // The days of an amount are told in it.
  if (day === undefined || !isOfAmount || dosageByDay(asked.text) !== undefined) return changes;
  const { instructions = medication.instructions } = others;
  const told = String(instructions);
  // 'At 5 from Friday' is the hour of that day: it counts from then, and the amount stays.
  const isHour = dosage === undefined && told !== medication.instructions;
  const isAdded = isHour && told.startsWith(medication.instructions);
  const part = isAdded ? told.slice(medication.instructions.length).replace(/^[\s.,;]+/, '') : undefined;
  const amount =
    part ?? [dosage ?? medication.dosage, frequency].filter((one) => typeof one === 'string').join(' ');
  const stored = part === undefined ? told : medication.instructions;
  const later = laterAmount(stored, amount, day, asked.facts.today);
  return { ...others, instructions: later.instructions };
}
