// 'Since lunch', '3 days now' after calm advice about somebody ill: the advice still holds, and whom to call is said once more.
import { careFor } from '../../answers/health/care/care-advice.ts';
import { sentencesOf } from '../../answers/stored/passages.ts';
import { fold } from '../../text/fold-text.ts';
import { hasNoSubject, isNone } from '../message.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const SINCE =
  /^\W*(?:(?:and|oh|ok|yes|yeah|well|its|it|he|she|hes|shes|has|had|been|started|began|only|just|like|about|around|maybe|for)[ ,']+)*(?:since (?!when\b).{2,30}|(?:\d+|an?|two|three|four|five|a few|a couple(?: of)?) (?:hours?|hrs?|days?|nights?|weeks?)(?: (?:now|already|so far|or so|ago|straight))*|(?:this (?:morning|afternoon|evening)|last night|yesterday|overnight)(?: (?:morning|afternoon|evening|night))?)\W*$/;
/** Words of whom to call, and when. */
const CALLS = /\bcall\b|\b911\b|\bemergency room\b/i;

const LONG = /\b(?:days?|nights?|weeks?|yesterday|last|(?:sun|mon|tues?|wednes|thurs?|fri|satur)(?:day)?)\b/;

const goesOn = (said: string, state: DialogueState | undefined): state is DialogueState =>
  state?.intent === 'medical_advice' && state.asked === undefined && SINCE.test(fold(said));

/** The words told of somebody ill, with the days it has been so: the two together may be a danger. Else `said` alone. */
export const withSince = (said: string, state: DialogueState | undefined): string =>
  goesOn(said, state) && LONG.test(fold(said)) ? `${state.text}, ${said}` : said;

/** The answer to how long it has been so; undefined where the message says anything else. */
export function sinceWhen(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, household, facts } = talk;
  const { slots } = reading.whole;
  if (!goesOn(reading.said, state) || !hasNoSubject(slots) || !isNone(slots, 'people', 'contacts'))
    return undefined;
  const text = `${state.text}, ${reading.said}`;
  const run = { ...runOf(reading.whole, 'medical_advice'), text, slots: state.slots };
  const told = careFor({
    said: `${text}. What should I do?`,
    household,
    today: facts.today,
    focus: state.focus,
  });
  const again = carried(talk, run, { isAccounted: true });
  if (!again) return undefined;
  const calls = sentencesOf(told?.text ?? again.plan.text).filter((one) => CALLS.test(one));
  if (calls.length === 0) return undefined;
  const plan = { ...again.plan, text: `Good to know, and what I said still holds. ${calls.join('. ')}.` };
  return { plan, state: { ...again.state, focus: { ...state.focus, ...again.state.focus } } };
}
