// A message with a pasted recipe: it shall be kept, or its ingredients are judged.
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

/** 'Save this recipe' above one. */
const SAVES = /\b(?:save|keep|store|remember|add|write down)\b/i;

export function ofRecipe(talk: Talk): Decided | undefined {
  const { whole, said } = talk.reading;
  // Words that a question about food does not use tell nothing: 'I'm making this tonight'.
  return SAVES.test(said)
    ? carried(talk, runOf(whole, 'idea_save'))
    : carried(talk, runOf(whole, 'food_ok'), { isAccounted: true });
}
