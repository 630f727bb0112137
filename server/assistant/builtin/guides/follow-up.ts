// 'We leave at 8', said after a routine: a time, an age, a day or a subject that only makes sense with what was asked
// before.
import { wordsOf } from '../../text/fold-text.ts';
import { dayIn } from '../dates.ts';
import type { Intent } from '../matcher.ts';
import type { Turn } from '../turn.ts';
import { GUIDES, understand } from '../understand.ts';
import { mealsIn } from '../wishes.ts';
import { writtenAge } from './children.ts';
import { clockIn } from './clock.ts';

const MOST_WORDS = 9;
const LONGEST_ANSWER = 4;
const LOOK_BACK = 3;

interface CarriedOn {
  intent: Intent;
  /** The new words, with those they belong to. */
  said: string;
}

/** Whether words alone may be an answer to what was asked last, 'on Saturday' or 'mornings'. */
function answers(turn: Pick<Turn, 'said' | 'before' | 'facts'>): boolean {
  const { said, before, facts } = turn;
  const asked = before.at(-1)?.answer ?? '';
  const count = wordsOf(said).length;
  if (count > MOST_WORDS) return false;
  if (/\bTell me the day\b/.test(asked) && dayIn(said, facts.today) !== undefined) return true;
  if (/\bWhich one\b/.test(asked) && count <= LONGEST_ANSWER) return true;
  return clockIn(said, 'am') !== undefined || writtenAge(said) !== undefined;
}

/** The guide these words go on with; undefined when they have a meaning of their own or there is no guide. */
export function carriedOn(turn: Pick<Turn, 'said' | 'before' | 'facts'>): CarriedOn | undefined {
  const { said, before } = turn;
  const own = understand(said);
  const namesDay = own === 'show_menu' && mealsIn(said) === undefined && !/\?|\bmenu\b|\bwhat\b/i.test(said);
  // 'Mornings' alone looks like a greeting.
  const isFree = own === undefined || own === 'greeting' || namesDay;
  if (!isFree || !answers(turn)) return undefined;
  const later = [said];
  for (const exchange of before.slice(-LOOK_BACK).toReversed()) {
    later.push(exchange.said);
    const intent = understand(exchange.said);
    if (intent === 'show_menu' && exchange.answer.startsWith('Here is a list')) continue;
    if (intent)
      return GUIDES.has(intent) || intent === 'bedtime' ? { intent, said: later.join('. ') } : undefined;
  }
  return undefined;
}
