// Limits of one answer of a language model: its text, everything it streams, its tool calls and its cards. A model that
// loops, or a server that never ends its response, costs one household a short message and the others nothing.
import type { TextStreamPart, ToolSet } from 'ai';

/** Characters a parent is shown: about 25 screens of a phone. */
export const MOST_CHARACTERS = 40_000;
/** Characters of everything streamed in one answer, thoughts and tool arguments included. */
const MOST_STREAMED = 400_000;
/** Tool calls in one answer, in all its steps together. */
export const MOST_CALLS = 20;
/** Cards that a parent can review in one answer. */
const MOST_CARDS = 10;
export const TOO_MANY_CALLS = 'This is too much for one answer. Tell the parent what you have found so far.';
export const TOO_MANY_CARDS =
  'There are enough cards for one answer. Let the parent decide about these first.';

/** Counts the tool calls and cards of one answer. */
export class ToolBudget {
  #calls = 0;
  #cards = 0;

  /** Counts a call; returns whether it may run. */
  takeCall(): boolean {
    this.#calls += 1;
    return this.#calls <= MOST_CALLS;
  }

  /** Counts a card; returns whether the write may be proposed. */
  takeCard(): boolean {
    this.#cards += 1;
    return this.#cards <= MOST_CARDS;
  }

  get isUsedUp(): boolean {
    return this.#calls > MOST_CALLS;
  }
}

/** Counts what a model streams, in characters. */
export class StreamBudget {
  #streamed = 0;

  /** Counts a part; returns false when the answer must stop. */
  take(part: TextStreamPart<ToolSet>): boolean {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') this.#streamed += part.text.length;
    else if (part.type === 'tool-input-delta') this.#streamed += part.delta.length;
    return this.#streamed <= MOST_STREAMED;
  }
}
