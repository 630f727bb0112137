// A message as it was understood: its wishes, each with what it names and the intents it may have.
import type { RankedIntent } from './intent-model.ts';
import type { Tagged } from './read-tags.ts';
import type { Slots } from './slots.ts';

export interface Wish {
  text: string;
  tagged: Tagged;
  slots: Slots;
  /** The likeliest first; together 1. */
  intents: RankedIntent[];
}

export interface Reading {
  /** The message, its spelling corrected. */
  said: string;
  /** The message with its order behind ('…, put that in'), where `said` leaves it out. */
  written?: string;
  /** The message as one wish. */
  whole: Wish;
  /** Its wishes one by one, where it has several; else the whole. */
  wishes: Wish[];
  /** The last clause of a long message that asks or wishes, read alone: 'passed out on my shoulder, what time is her thing'. */
  tail?: Wish;
  /** Behind an aside, '... anyway, what's left today': the part that wishes or asks. */
  meant?: Wish;
  /** The clause that only tells why; no card holds it. */
  reason?: string;
  /** 'No, Wednesday is full. Make it Friday': the clause that says what is right. */
  correction?: Wish;
}

/** Intents that change what is stored. */
export const WRITES =
  /_(?:add|change|move|cancel|remove|stop|tick|create|delete|place|swap|clear|fill|save)$/;

/** Those that no question asks for; 'what do I need for tacos' fills a list. */
export const isOnlyOrdered = (intent: string): boolean => WRITES.test(intent) && intent !== 'list_fill';
