// 'When do the pens expire': no field holds it; what the parent reads on the label next goes into the instructions.
import type { Medication } from '#contract/kinds/medication.ts';
import { capital } from '../../../text/say.ts';
import type { Asked, Plan } from '../../plan.ts';
import { asSentences } from '../own-words.ts';

const EXPIRES = /\bexp(?:\b|ir\w+)/i;
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
/** 'Expires in June 2028', 'exp 6/28', 'expires october' */
const TOLD = new RegExp(
  `\\bexp(?:ires?|iry|iration)?(?: date)?(?: (?:is|on|in|at the end of|end of|now|says))*[ :]+((?:the )?(?:${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: 20\\d\\d)?|\\d{1,2}/(?:\\d{1,2}/)?(?:20)?\\d\\d|20\\d\\d))(?![\\w/])`,
  'i',
);

/** True where a text tells the day on which something expires. */
export const tellsExpiry = (text: string): boolean => TOLD.test(text);

/** The expiry that is told, in the instructions: in the place of the stored one where there is one. */
export function toldExpiry(
  { said }: Pick<Asked, 'said'>,
  { instructions }: Medication,
): Record<string, unknown> | undefined {
  const [, day] = TOLD.exec(said) ?? [];
  if (day === undefined) return undefined;
  const line = `Expires ${capital(day)}`;
  const parts = instructions.split(/(?<=[.;])\s+/).filter((part) => part !== '' && !EXPIRES.test(part));
  return { instructions: asSentences([...parts, line]) };
}

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
