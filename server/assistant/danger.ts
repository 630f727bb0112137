// Danger first: rules over what a parent wrote, before any model is asked. Mistyped words are corrected, stories
// and lists about danger pass, and a doubtful case counts as danger.
import type { Safety } from '#contract/chat.ts';
import { editDistance } from '#rules/misspelling.ts';
import { DOCTOR, DOSE, POISON } from './danger-health.ts';
import { ABUSE, ALLERGY, CRISIS, EMERGENCY } from './danger-life.ts';
import { ACUTE, LISTING, STORY } from './danger-sign.ts';
import type { Sign } from './danger-sign.ts';
import { EVERYDAY, OFTEN_MISTYPED } from './danger-words.ts';
import { isHighFever } from './fever.ts';
import { wordsOf } from './words.ts';

export type DangerKind = Safety['kind'];

/** Kinds in the order they are looked for: what cannot wait comes first. */
const SIGNS: readonly (readonly [DangerKind, readonly Sign[]])[] = [
  ['crisis', CRISIS],
  ['allergy', ALLERGY],
  ['emergency', EMERGENCY],
  ['poison', POISON],
  ['abuse', ABUSE],
  ['doctor', DOCTOR],
  ['dose', DOSE],
];

const KNOWN = new Set(OFTEN_MISTYPED);
const SHORTEST_CORRECTED = 6;

function corrected(word: string): string {
  if (word.length < SHORTEST_CORRECTED || KNOWN.has(word) || EVERYDAY.has(word)) return word;
  const limit = word.length >= 9 ? 2 : 1;
  return (
    OFTEN_MISTYPED.find((meant) => meant[0] === word[0] && editDistance(word, meant, limit) <= limit) ?? word
  );
}

const CLAUSE =
  /[.,;!?\n]+\s*|\s+(?=(?:and |then |please |so )*(?:add|put|remind me)\b)|\s+and\s+(?=(?:my|our|he|she|they|i|we|the (?:baby|kid|kids|toddler))\b)/i;

/** 'My toddler drank bleach, add bleach to the list': what is left when nothing is to be written down. */
function withoutListing(text: string): string | undefined {
  const clauses = text.split(CLAUSE).filter((clause) => clause.trim() !== '');
  const others = clauses.filter((clause) => !LISTING.test(wordsOf(clause).join(' ')));
  return others.length > 0 && others.length < clauses.length ? others.join('. ') : undefined;
}

/** What danger a text tells of; undefined when it tells of none. */
export function dangerIn(text: string): DangerKind | undefined {
  const words = wordsOf(text).map(corrected);
  const line = words.map((word) => word.replace('.', '')).join(' ');
  const rest = withoutListing(text);
  if (rest !== undefined) return dangerIn(rest);
  const story = STORY.test(line) && !ACUTE.test(line);
  if (story) return undefined;
  if (isHighFever(words)) {
    const worse = SIGNS.slice(0, 5).find(([, signs]) => tells(line, signs));
    return worse?.[0] ?? 'doctor';
  }
  return SIGNS.find(([, signs]) => tells(line, signs))?.[0];
}

const tells = (line: string, signs: readonly Sign[]): boolean =>
  signs.some(({ when, unless }) => when.test(line) && !unless?.test(line));
