// 'Dinner the day the kids come back': a day that only its words tell is never taken for today; Pip asks which one is meant.
import { fold } from '../text/fold-text.ts';
import type { Asked, Plan } from './plan.ts';

const UNKNOWN =
  /\b(?:the|that) (?:day|night|evening|morning|weekend) (?:that |when |before |after |of )?(?:(?:(?:the|my|our|his|her|their) [a-z'-]+|he|she|they|we|i|everyone|everybody)(?: [a-z'-]+)+|(?:of|before|after) (?:the|my|our|his|her|their) [a-z'-]+)/;

const OF_DAY = /^(?:menu|day|free)_ask$/;

const isUnknownDay = ({ text, slots, household }: Pick<Asked, 'text' | 'slots' | 'household'>): boolean => {
  const names = household.members.map(({ name }) => fold(name));
  const said = names.reduce(
    (rest, name) => rest.replace(new RegExp(`\\b${RegExp.escape(name)}\\b`, 'g'), 'she'),
    fold(text),
  );
  return slots.days.length === 0 && UNKNOWN.test(said);
};

/** Asks for the day of a question about a day that is unknown; undefined where it is known. */
export const askUnknownDay = (asked: Asked): Plan | undefined =>
  OF_DAY.test(asked.intent) && isUnknownDay(asked)
    ? { text: "Which day is that? I can't tell it by what is stored.", asked: 'day' }
    : undefined;
