// A message with a pasted recipe: it shall be kept, or its ingredients are judged.
import { carried, runOf } from './carried.ts';
import type { Decided } from './decided.ts';
import type { Talk } from './talk.ts';

/** 'Save this recipe' above one. */
const SAVES = /\b(?:save|keep|store|remember|add|put|write down)\b/i;

export function ofRecipe(talk: Talk): Decided | undefined {
  const { whole, said } = talk.reading;
  return carried(talk, runOf(whole, SAVES.test(said) ? 'idea_save' : 'food_ok'), { isAccounted: true });
}
