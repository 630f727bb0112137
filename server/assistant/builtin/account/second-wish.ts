// A message may hold two wishes: 'theo dr 12/15 2pm and mia dentist 12/16 3:15'. The first one is carried out alone, so
// that no day or name of the other gets onto its card.
import { wordsOf } from '../../text/fold-text.ts';
import type { Decision } from '../decision.ts';
import { visitIn } from '../desk/health-words.ts';
import { isDeskWish, wishIn } from '../desk/wish.ts';
import { kitchenIn } from '../kitchen/kitchen-wish.ts';
import { paragraphs } from '../say.ts';
import type { Turn } from '../turn.ts';
import { inQuotes } from './account.ts';

const BETWEEN = /[.;!?\n]\s+|,?\s+(?:and|also|plus|then)\s+(?:(?:also|then|please)\s+)*/gi;
/** What speaks of the first wish is no second one. */
const POINTS_BACK = /\b(?:it|its|that|this|them|those|he|she|they|his|her|hers|him|their|s?he['’]?s)\b/i;
/** A clause without a subject of its own goes on about the first wish: 'and cant have shellfish'. */
const GOES_ON =
  /^(?:can|cannot|can['’]?t|could|has|have|had|is|isn['’]?t|was|does|doesn['’]?t|needs?|takes?|likes?|loves?|will|must|should|allergic|no|not|never|with|without|for|at|on|in|to|by|until|who|which)\b/i;
const SHORTEST = 3;
const DATED = /\d/;

/** Whether a text by itself asks for a change of the records. */
function changes(text: string): boolean {
  if (text.trim().split(/\s+/).length < SHORTEST) return false;
  const line = wordsOf(text).join(' ');
  if (visitIn(line) && DATED.test(line) && !/\?\s*$/.test(text)) return true;
  const wish = wishIn(text) ?? kitchenIn(text)?.wish;
  return wish !== undefined && (isDeskWish(wish) || wish.includes('_')) && !/_(?:ask|find)$/.test(wish);
}

/** The first of two wishes, and the rest of the text; undefined when there is only one. */
function parted(text: string): { first: string; rest: string } | undefined {
  for (const { index, 0: joint } of text.matchAll(BETWEEN)) {
    const [first, rest] = [text.slice(0, index), text.slice(index + joint.length)];
    if (!POINTS_BACK.test(rest) && !GOES_ON.test(rest) && changes(first) && changes(rest))
      return { first, rest };
  }
  return undefined;
}

/** The turn with its first wish alone, and how to tell what was not taken. */
export function firstWish(turn: Turn): { turn: Turn; told: (decision: Decision) => Decision } {
  const now = parted(turn.said);
  const before = turn.before.map((exchange) => ({
    ...exchange,
    said: parted(exchange.said)?.first ?? exchange.said,
  }));
  if (!now) return { turn: { ...turn, before }, told: (decision) => decision };
  const rest = `I do one thing at a time, so I have not done ${inQuotes(now.rest)}. Please ask me that next.`;
  return {
    turn: { ...turn, before, said: now.first },
    told: (decision) => ('text' in decision ? { text: paragraphs(rest, decision.text) } : decision),
  };
}
