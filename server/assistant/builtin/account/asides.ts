// Words beside a wish that carry no fact of it: filler, talk about the card, and reasons.
import { readFood } from '#rules/food/allergens.ts';
import type { Span } from '#rules/time/spoken/words.ts';
import { isReport } from '../../reading/reasons.ts';
import { DIET_WORD, NEXT_WISH } from './account-words.ts';
import words from './asides.json' with { type: 'json' };

const oneOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/ /g, '[\\s,]+'))
    .join('|');

const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${oneOf([...words.fillers, ...words.aboutCard])})(?![\\p{L}\\p{N}])`,
  'giu',
);
const REASON = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${oneOf(words.reasons)})(?![\\p{L}\\p{N}])(?![\\s\\p{L}]{0,12}\\b(?:allerg|celiac))[^,.;!?\\n]*`,
  'giu',
);
/** 'No, make it Friday' corrects; 'no longer' is a fact. */
const REFUSAL = /^\s*(?:no|nope)\b(?=[\s,.!]+(?!longer|more)\S)/giu;

/** A reason that tells an allergy, a dose or another wish is no aside. */
const holdsFact = (reason: string): boolean =>
  DIET_WORD.test(reason.toLowerCase()) ||
  /\d/.test(reason) ||
  NEXT_WISH.test(reason) ||
  readFood(reason).contains.size > 0;

/** The places of asides in a text. */
export function asidesIn(text: string): Span[] {
  const span = ({ index, 0: said }: RegExpExecArray): Span => [index, index + said.length];
  return [
    ...[...text.matchAll(SAID), ...text.matchAll(REFUSAL)].map(span),
    ...[...text.matchAll(REASON)].filter(([said]) => !holdsFact(said)).map(span),
    ...[...text.matchAll(/[^,.;!?\n]+(?=[,;])/g)].filter(([clause]) => isReport(clause)).map(span),
  ];
}
