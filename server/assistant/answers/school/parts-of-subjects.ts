// Parts of subjects that a plan of lessons names: 'fractions' is math, and what its lessons are about.
import { wordsOf } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import words from './data/parts-of-subjects.json' with { type: 'json' };

const PARTS: Readonly<Record<string, string>> = words.parts;

export const isPartOfSubject = (word: string): boolean => Object.hasOwn(PARTS, word);

/** The part of each subject, by the subject. */
export const partsOfSubjects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    wordsOf(text).flatMap((word) => (isPartOfSubject(word) ? [[PARTS[word] ?? '', capital(word)]] : [])),
  );
