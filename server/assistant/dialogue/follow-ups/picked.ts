// Finds the button that a message picks.
import type { Reading } from '../../reading/wish.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { Offer } from '../state.ts';

const plain = (text: string): string => wordsOf(text).join(' ');
const LONGEST_ANSWER = 9;
/** So many more words than it holds of a label a message that picks it may have. */
const MOST_BESIDE = 2;
/** 'The earlier one', 'the other': one of two, by its place. */
const OF_TWO = [
  /^(?:no,? )?the (?:earlier|former|sooner)(?: one)?\b/i,
  /^(?:no,? )?the (?:other|later|latter)(?: one)?\b/i,
];

/** The offer a message picks: by its label, its place in the list, or words that only one label has. */
export function picked({ said, whole }: Reading, offered: readonly Offer[]): Offer | undefined {
  const exact = offered.find(({ label }) => plain(label) === plain(said));
  if (exact) return exact;
  const [ordinal] = whole.slots.ordinals;
  if (ordinal !== undefined && offered.length > 1 && whole.tagged.tokens.length <= LONGEST_ANSWER)
    return ordinal === -1 ? offered.at(-1) : offered[ordinal - 1];
  const place = offered.length === 2 ? OF_TWO.findIndex((words) => words.test(said)) : -1;
  if (place >= 0) return offered[place];
  if (whole.tagged.tokens.length > LONGEST_ANSWER) return undefined;
  const words = plain(said)
    .split(' ')
    .filter(
      (word) =>
        word.length > 1 && !/^(?:the|one|for|on|at|with|no|yes|i|mean|meant|it|is|my|that)$/.test(word),
    );
  const scored = offered.map((offer) => {
    const own = new Set(plain(offer.label).split(' '));
    return { offer, score: words.filter((word) => own.has(word) || own.has(word.replace(/s$/, ''))).length };
  });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  const leading = scored.filter(({ score }) => score === top);
  // 'Yes, and Lucas can have her time then' names one, and says something else.
  const isMore = words.length - top > top + MOST_BESIDE;
  return top > 0 && leading.length === 1 && !isMore ? leading[0]?.offer : undefined;
}
