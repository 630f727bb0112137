// A medicine with amounts that differ by the day or the hour: they are written whole, or asked about.
import type { Medication } from '#contract/kinds/medication.ts';
import { dosageByDay, dosageByTime, isHalfTold, numbersOf, TIME } from '../../../reading/amounts-by-day.ts';
import type { Answerer, Asked } from '../../plan.ts';

const TIMES_A_DAY = [
  undefined,
  'once daily',
  'twice daily',
  'three times daily',
  'four times daily',
] as const;
const HOUR_ONLY = new RegExp(
  `^(?:(?:in|at|with|before|every|the|each|once|daily) ?)*${TIME}\\W*$|^at \\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b\\W*$`,
  'i',
);

/** The answer to 'tell me all of it', then that together with what was said before. */
const toldIn = ({ chosen: { data }, text }: Pick<Asked, 'chosen' | 'text'>): string[] =>
  typeof data === 'string' ? [data, text] : [text];
const firstOf = (asked: Asked, read: (text: string) => string | undefined): string | undefined =>
  toldIn(asked)
    .map(read)
    .find((told) => told !== undefined);

export const amountsByDay = (asked: Asked): string | undefined => firstOf(asked, dosageByDay);

/** The fields that amounts by the hour change: the rhythm, too, and no stored hour beside them. */
export function fieldsByTime(asked: Asked, { instructions }: Medication): Record<string, unknown> {
  const dosage = firstOf(asked, dosageByTime);
  if (dosage === undefined) return {};
  const kept = instructions.split(/(?<=[.;])\s+/).filter((part) => !HOUR_ONLY.test(part));
  return { dosage, frequency: TIMES_A_DAY[numbersOf(dosage).length], instructions: kept.join(' ') };
}

/** The plan, but of amounts that differ no half is written. */
export const withWholeAmounts =
  (answerer: Answerer): Answerer =>
  (asked) => {
    const plan = answerer(asked);
    if (plan.asked !== undefined && plan.asked !== 'data') return plan;
    if ((plan.cards ?? []).length === 0 && plan.asked === undefined) return plan;
    if (!isHalfTold(asked.text)) return plan;
    const { cards: _cards, isAccounted: _held, ...rest } = plan;
    const text =
      'That amount differs by the day or the hour, and I write down no half of it. Tell me all of it in one line, the amount of each day or hour, as the label or the clinic has it. Nothing is changed yet.';
    return { ...rest, text, asked: 'data' };
  };
