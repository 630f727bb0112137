// A rule that may know the intent of a wish better than the ranking, by the words of the message or the stored records.
import type { Plan } from '../../answers/plan.ts';
import { isRequest } from '../../reading/only-asked.ts';
import type { Wish } from '../../reading/wish.ts';
import { askedOf, runOf } from '../carried.ts';
import type { Talk } from '../talk.ts';

export interface Given {
  talk: Talk;
  wish: Wish;
  /** The likeliest intents. */
  first: string;
  second: string | undefined;
  /** The message, folded. */
  text: string;
}
export type Rule = (given: Given) => string | undefined;

/** A folded message that asks. */
export const isAsking = (text: string): boolean =>
  !isRequest(text) &&
  /\?\s*$|^(?:am|is|are|do|does|did|(?:what|when|where|who|how)s?|which|why)\b/.test(text);

export const planOf = ({ talk, wish }: Given, intent: string): Plan | undefined =>
  talk.answerers[intent]?.(askedOf(talk, runOf(wish, intent)));
