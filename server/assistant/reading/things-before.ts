// 'Finished the oats. Put them on the list': the second wish with the things that the first one names.
import { withNeed } from '../text/needs.ts';
import type { Wish } from './wish.ts';

const PUTS_THEM =
  /^((?:(?:please|pls|can you|could you|also|so|just) )*(?:add|put|throw|stick|write|get) )(?:it|them|that|those|some|more)(?= (?:back )?(?:on|to|onto|down on|in|into) )/i;
/** 'We're low on oatmeal too, put both on Fry's': what was told before is one of them. */
const PUTS_BOTH =
  /\b((?:put|add|throw|stick|write|get) )(?:both|all)(?: of (?:it|them|those))?(?= (?:back )?(?:on|to|onto|down on|in|into) )/i;
const TELLS_IF =
  /^(?:tell me|check|see|let me know) (?:if|whether) (?:it|that|they|those)(?:['’]?s|['’]?re| is| are)? (ok|okay|safe|fine|good|alright)\b/i;

/** The text of a wish with the things of the one before it in the place of 'them'. */
export function withThings(text: string, { slots, text: before }: Wish): string {
  const things = [...slots.foods, ...slots.goods].map(({ said }) => withNeed(before, said)).join(' and ');
  const dish = [...slots.dishes, ...slots.foods].at(-1)?.said ?? '';
  return things === ''
    ? text
    : text
        .replace(PUTS_THEM, `$1${things}`)
        .replace(PUTS_BOTH, `$1${things}`)
        .replace(TELLS_IF, `is ${dish} $1`);
}
