// Messages whose own words say what is wanted, whatever else they were taken for: a joke about a mishap, and what a stew is
// thickened with.
import { fold } from '../text/fold-text.ts';
import { carried, runOf } from './carried.ts';
import type { Decided } from './decided.ts';
import type { Talk } from './talk.ts';

const SIGH =
  /\b(?:(?:just |someone |somebody |please )?(?:kill|shoot|end|bury) me(?: now)?|why me|my life|i give up|im done|i am done|fml|send help)\b/;
const MISHAP =
  /\b(?:burn(?:ed|t|ing)?|scorch\w*|charcoal|ruin\w*|overcook\w*|undercook\w*|oversalt\w*|dropp?ed|spill(?:ed|t)?|smoke alarm|flop\w*|exploded|fell apart|forgot|overslept|stuck|soggy|raw in|collapsed cake|curdled|brick)\b/;
const LAUGHS = /\b(?:lol|lmao|haha\w*|ha ha|ugh|omg|😂|🤦)(?!\w)/u;
const THICKENS = /\b(?:thicken\w*|thicker)\b/;
const ASKS_WITH = /\b(?:what|which|how|with|instead|use|without|something)\b/;

/** Answers that took such a message for something else. */
const UNSURE: ReadonlySet<string> = new Set([
  'unsure',
  'out_of_scope',
  'member_change',
  'definition',
  'joke',
]);
const KITCHEN = /^(?:substitute|list|pantry|storage)_/;

function wishIn(said: string, { plan, state }: Decided): string | undefined {
  const text = fold(said);
  const hasCards = (plan.cards ?? []).length > 0;
  if (!hasCards && THICKENS.test(text) && ASKS_WITH.test(text) && !KITCHEN.test(state.intent))
    return 'substitute_ask';
  if (hasCards || !MISHAP.test(text) || text.includes('?')) return undefined;
  const isSure = SIGH.test(text) && LAUGHS.test(text) && state.slots.people.length === 0;
  const isOther = UNSURE.has(state.intent) || /_(?:add|remove|change)$/.test(state.intent);
  const isSigh = (SIGH.test(text) || LAUGHS.test(text)) && isOther;
  return isSigh || (isSure && state.intent === 'parenting_ask') ? 'feeling' : undefined;
}

/** The decision, or the one that the words alone ask for. */
export function plainly(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const intent = decided && wishIn(talk.reading.said, decided);
  return intent === undefined ? decided : (carried(talk, runOf(talk.reading.whole, intent)) ?? decided);
}
