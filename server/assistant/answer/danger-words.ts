// The whole answer to a danger: the fixed words and numbers, with what the records add for the one it is about.
import type { Safety } from '#contract/schemas/chat.ts';
import { helpBeside, withCondition } from '../answers/health/care/beside-danger.ts';
import { doctorSaid, membersSaid, monthsOf } from '../answers/health/care/care-people.ts';
import { urgentFever } from '../answers/health/care/fever-rule.ts';
import { drugWarningIn } from '../answers/health/medicines/drug-allergies.ts';
import { storedBeside } from '../answers/health/care/stored-beside.ts';
import { dangerAnswer } from '../danger/danger-answer.ts';
import { asksToWait } from '../danger/danger-again.ts';
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

const OF_SELF =
  /\b(?:i|im|ive|id|we)\b (?!(?:do not|dont|did not|didnt|just|only)? ?(?:know|found|find|saw|see|read|heard|hear|got|get|noticed?|worry|caught|asked?|told|tell|say|said|do)\b)|\b(?:myself|my life|without me)\b/;
const OF_OTHER =
  /\b(?:he|she|they|hes|shes|theyre|him|her|my (?:\w+ )?(?:son|daughter|kid|child|teen|friend|mom|mum|mother|dad|father|husband|wife|partner|brother|sister|neighbor)s?)\b/;

/** Words that were read, of whoever wrote them: 'in her diary it says i want to die'. */
const READ_WORDS =
  /["“][^"”]*["”]?|\b(?:journal|diary|notebook|wrote|writes|written|texted|posted|letter)\b.*$/g;

/** A crisis that is told of somebody else, and in no word of the one who writes. */
const isOfOther = (said: string, isNamed: boolean): boolean => {
  const text = fold(said).replaceAll(/[’']/g, '');
  return (isNamed || OF_OTHER.test(text)) && !OF_SELF.test(text.replace(READ_WORDS, ' '));
};

const NO_WAIT = "No, please don't wait.";

/** `told` are the words of the danger, of one message or of several; `lead` stands before everything else. */
export function dangerWords(
  danger: Danger,
  told: string,
  { household, family, timeZone, today, spoken }: Known,
  lead = asksToWait(danger.kind, told) ? NO_WAIT : undefined,
): { content: string; safety: Safety } {
  const { kind } = danger;
  const plainly = kind === 'emergency' ? withCondition(told, household, spoken) : told;
  const said = danger.means === undefined ? plainly : `${plainly}. Maybe ${danger.means}`;
  const { months, tells } = helpBeside(danger, said, household, today);
  // What the family's records tell it is has the first steps, whatever else the signs are like.
  const about = { ...danger, said: danger.means ?? said, ...(months === undefined ? {} : { months }) };
  const named = membersSaid(fold(said), household);
  const [one, ...others] = named;
  const doctor = one && others.length === 0 ? doctorSaid(household, one, monthsOf(one, today)) : undefined;
  const call = doctor === undefined ? {} : { call: doctor };
  const ofOther =
    kind === 'crisis' &&
    isOfOther(
      said,
      named.some(({ id }) => id !== household.speakerId),
    );
  const { content: plain, safety } = dangerAnswer(kind, timeZone, { ...about, ...call, ofOther });
  const [first, ...rest] = plain.split('\n\n');
  const fever =
    kind === 'doctor' && doctor !== undefined
      ? urgentFever(said, one, { household, today, doctor })
      : undefined;
  // Where to go is certain: the general words for a doctor would take it back.
  if (fever !== undefined) return { content: paragraphs(lead, fever, ...rest, tells), safety };
  // 'Can she have Bactrim?' is no question for Pip, but a stored allergy to it is said first.
  const warning =
    kind === 'dose' ? drugWarningIn(said, named.length > 0 ? named : family.members) : undefined;
  const stored = storedBeside(kind, said, household, spoken);
  if (kind === 'dose' || kind === 'doctor')
    return { content: paragraphs(lead, warning, stored, plain, tells), safety };
  // In a reaction the first line says what to do, the next one where it is.
  return { content: paragraphs(lead, first, stored, ...rest, tells), safety };
}
