// 'When do the pens expire': no field holds it; what the parent reads on the label next goes into the instructions.
import type { Medication } from '#contract/kinds/medication.ts';
import type { Asked, Plan } from '../../plan.ts';

const EXPIRES = /\bexp(?:\b|ir\w+)/i;

/** True where the question asks for an expiry that the instructions do not tell. */
export const lacksExpiry = ({ said }: Pick<Asked, 'said'>, { instructions }: Medication): boolean =>
  EXPIRES.test(said) && !EXPIRES.test(instructions);

/** The answer; the date that is not stored may be told next. */
export const withExpiryGap = (asked: Asked, answer: Plan, medication: Medication): Plan =>
  lacksExpiry(asked, medication)
    ? {
        ...answer,
        focus: { ...answer.focus, gap: { kind: 'medication', id: medication.id, thing: 'expires' } },
      }
    : answer;
