// A message that takes something back: the wish of a waiting card, or the words of a correction before the right ones.
import { WRITES, type Reading } from '../reading/wish.ts';
import type { Talk } from './talk.ts';

/** Of a correction the clause that says what is right, where a card waits or was just approved. */
export function corrected({ reading, state, written = [] }: Talk): Reading {
  const { correction } = reading;
  const isOfCard = state !== undefined && (state.cards.length > 0 || written.length > 0);
  if (!correction || !isOfCard) return reading;
  return { ...reading, said: correction.text, whole: correction, wishes: [correction] };
}

const TAKES_BACK =
  /^\W*(?:(?:oh|ok|okay|actually|wait|no|nah|sorry|hmm|ugh)[,. ]+)*(?:never ?mind|nvm|nm|forget (?:it|that|about it)|scrap (?:it|that)|scratch that|leave it|(?:leave|keep) (?:that|this|them|those|things?)(?: one)?(?= (?:alone|be|there|how|as|where|like|the way)\b|\W*$)|let (?:it|that|them) (?:be|run|stay|stand)|hold off|not (?:just )?yet\b|do(?: not|n['’]?t) (?:bother|(?:save|store|add|do|change|move|put|record|write|log|send|approve) (?:it|that|this|them|anything)|change (?:the|her|his|their|my|our) (?!time|day|date|hour|place|doctor|name|dose|amount)))\b/i;
/** 'Wait no, they only do those on the 1st. Leave it where it is': the reason comes first. */
const AFTER_REASON =
  /^\W*(?:oh|ok|okay|actually|wait|no|nope|nah|sorry|hmm|ugh|shoot)\b.{3,80}[.,;!] *(?:so |just |please |then )*(?:never ?mind|nvm|forget (?:it|that|about it)|scrap (?:it|that)|(?:leave|keep) (?:it|that|things?) (?:where|as|like|how|the way|alone|there))\b[^.!?]{0,24}[.!]*$/i;

const NOT_THINGS =
  /\b(?:never ?mind|nvm) (?:about )?(?:the|my|our|that|those) (?!card|whole|rest|list)\p{L}/iu;

/** A card is not wanted anymore, whatever the reason; a wish of its own behind it counts. */
export function takesBack({ said, whole: { intents, tagged, slots } }: Reading): boolean {
  if (AFTER_REASON.test(said)) return true;
  // 'Never mind, the 16th at 2' says what is right.
  if (slots.days.length + slots.times.length > 0 && !/\bleave\b|\bkeep\b|\bcancel/i.test(said)) return false;
  // 'Never mind the eggs' takes the eggs back, and nothing else.
  if (NOT_THINGS.test(said) && slots.foods.length + slots.goods.length + slots.dishes.length > 0)
    return false;
  const [first] = intents;
  const isRemoval = first !== undefined && /_(?:cancel|remove)$/.test(first.intent);
  const isOther =
    first !== undefined && WRITES.test(first.intent) && !isRemoval && first.share >= GUESSED_WRITE;
  return TAKES_BACK.test(said) && tagged.tokens.length <= LONGEST_REFUSAL && !isOther;
}
const GUESSED_WRITE = 0.7;
const LONGEST_REFUSAL = 14;

const REMOVES_IT =
  /^\W*(?:(?:never ?mind|nvm|oh|ok|okay|actually|wait|no|nah|sorry|hmm|ugh|and|then|just|please|pls)[,. ]+)*(?:cancel|delete|remove|drop|scrap|skip|undo) (?:it|that|this|them)(?: one)?(?: (?:again|then|please|pls|instead|for now))*\W*$/i;

/** 'Actually cancel that', and nothing more. */
export const removesIt = ({ said }: Reading): boolean => REMOVES_IT.test(said);
