// Messages that tell something first: the wish is what stands behind it.
import type { Wish } from './wish.ts';

/** All that is told before 'anyway'. */
const ASIDE =
  /^[^\n]{12,240}?[\s,.;!?–—-]+(?:but |so )?any(?:ways?|how|who)\b(?! (?:to|(?:you|we|i) (?:can|could|might))\b)[\s,.;:–—-]+(?=\S+ \S+ \S)/i;
/** An act before it is a wish of its own. */
const WISHES_BEFORE =
  /\b(?:add|put|cancel|remind|book|move|delete|remove|change|log|plan|schedule|show)\b|\?/i;

/** The part behind an aside; undefined where there is none. */
export function behindAside(wish: string): string | undefined {
  const aside = ASIDE.exec(wish)?.[0];
  return aside === undefined || WISHES_BEFORE.test(aside) ? undefined : wish.slice(aside.length);
}

const TOLD =
  /^([^\n?]{8,200}?)(?:[.!;–—]+\s+|,\s+(?:so |and |but )?(?=(?:what|whats|what's|when|who|where|which)\b))([^.!;\n]{8,120})$/i;
const ASKS =
  /^(?:so |and |but |ok |okay )*(?:what|when|who|where|which|how|is|are|do|does|did|can|could|will|would|any)(?:['’]?s)?\b/i;

/** The question behind a sentence that is told: 'Long day today. What's for dinner Friday?'. */
export function behindTold(said: string): string | undefined {
  const [, told = '', asked = ''] = TOLD.exec(said.trim()) ?? [];
  return told === '' || WISHES_BEFORE.test(told) || ASKS.test(told) || !ASKS.test(asked) ? undefined : asked;
}

/** A question with a day of its own, which is not that of what was told; undefined where the one may need the other. */
export function onItsOwnDay(asked: Wish, whole: Wish): Wish | undefined {
  const days = new Set(asked.slots.days.map(({ date }) => date));
  const isOther = whole.slots.days.some(({ date }) => !days.has(date));
  return days.size > 0 && isOther ? asked : undefined;
}
