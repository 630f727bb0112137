// The whole answer to a danger: the fixed words and numbers, with what the records add for the one it is about.
import type { Safety } from '#contract/schemas/chat.ts';
import { helpBeside, withCondition } from '../answers/health/care/beside-danger.ts';
import { doctorSaid, membersSaid, monthsOf } from '../answers/health/care/care-people.ts';
import { urgentFever } from '../answers/health/care/fever-rule.ts';
import { drugWarningIn } from '../answers/health/medicines/drug-allergies.ts';
import { storedBeside } from '../answers/health/care/stored-beside.ts';
import { dangerAnswer } from '../danger/danger-answer.ts';
import type { Danger } from '../danger/danger-rules.ts';
import type { StoredFamily } from '../danger/family.ts';
import type { Household } from '../reading/household.ts';
import { fold } from '../text/fold-text.ts';
import { paragraphs } from '../text/say.ts';

export interface Known {
  household: Household;
  /** The family that the danger was read with, also where the other records cannot be read. */
  family: StoredFamily;
  timeZone: string;
  today: string;
  /** The member spoken of before. */
  spoken?: string;
}

/** `told` are the words of the danger, of one message or of several. */
export function dangerWords(
  danger: Danger,
  told: string,
  { household, family, timeZone, today, spoken }: Known,
): { content: string; safety: Safety } {
  const { kind } = danger;
  const plainly = kind === 'emergency' ? withCondition(told, household, spoken) : told;
  const said = danger.means === undefined ? plainly : `${plainly}. Maybe ${danger.means}`;
  const { months, tells } = helpBeside(danger, said, household, today);
  // What the family's records tell it is has the first steps, whatever else the signs are like.
  const about = { ...danger, said: danger.means ?? said, ...(months === undefined ? {} : { months }) };
  const named = membersSaid(fold(said), household);
  const [one, ...others] = named;
  const call: { call?: string } =
    one && others.length === 0 ? { call: doctorSaid(household, one, monthsOf(one, today)) } : {};
  const { content: plain, safety } = dangerAnswer(kind, timeZone, { ...about, ...call });
  // 'Can she have Bactrim?' is no question for Pip, but a stored allergy to it is said first.
  const warning =
    kind === 'dose' ? drugWarningIn(said, named.length > 0 ? named : family.members) : undefined;
  const fever =
    kind === 'doctor' && call.call !== undefined ? urgentFever(said, one, household, call.call) : undefined;
  const stored = fever ?? storedBeside(kind, said, household);
  if (kind === 'dose' || kind === 'doctor')
    return { content: paragraphs(warning, stored, plain, tells), safety };
  // In a reaction the first line says what to do, the next one where it is.
  const [first, ...rest] = plain.split('\n\n');
  return { content: paragraphs(first, stored, ...rest, tells), safety };
}
