// Parts of subjects that a plan of lessons names: 'fractions' is math, and what its lessons are about.
import { wordsOf } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';

const PARTS: Readonly<Record<string, string>> = {
  fractions: 'Math',
  decimals: 'Math',
  division: 'Math',
  multiplication: 'Math',
  subtraction: 'Math',
  algebra: 'Math',
  geometry: 'Math',
  percents: 'Math',
  phonics: 'Reading',
  cursive: 'Writing',
  handwriting: 'Writing',
  essays: 'Writing',
};

export const isPartOfSubject = (word: string): boolean => Object.hasOwn(PARTS, word);

/** The part of each subject, by the subject. */
export const partsOfSubjects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    wordsOf(text).flatMap((word) => (isPartOfSubject(word) ? [[PARTS[word] ?? '', capital(word)]] : [])),
  );
