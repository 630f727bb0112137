// Folds typed text into plain words, so that accents, apostrophes and endings do not matter.
import abbreviations from './data/abbreviations.json' with { type: 'json' };
import { foldLetters } from '#rules/text/fold-letters.ts';
import { memoized } from '#rules/text/memoized.ts';

const APOSTROPHES = /[’‘`´]/g;

/** 'She passed her driving test': nobody died. */
const PASSES_TEST =
  /\bpass(?:ed|es)\b(?= (?:[\p{L}'’-]+ ){0,4}(?:test|tests|exam|exams|challenge|class|course|quiz|finals?|audition|tryouts?|inspection|check|checkup|screening|grade|level|physical|bar|midterms?|spelling|math)\b)/giu;
/** 'Grandma almost died laughing', 'dead from laughing' */
const DIES_OF =
  /\b(?:(?:almost|nearly|literally|just about|about|practically|straight up|fully) )*(?:died|dying|die|dead|deceased)(?: (?:of|from))? (?:laughing|laughter|embarrassment|cringe|boredom|cuteness|happiness)\b/giu;
/** The text with what 'passed' and 'died' mean there. */
export const withPlainSayings = (text: string): string =>
  text.replace(PASSES_TEST, 'completed').replace(DIES_OF, 'laughed');

/** Contractions and their full forms; the apostrophe is often omitted when typing. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|was|were|do|does|did|has|have|had|could|should|would|must|need)n'?t\b/g, '$1 not'],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(what|who|where|when|how|that|there|here|he|she|it|let)'s\b/g, '$1 is'],
  [/\bwhats\b/g, 'what is'],
  [/\b(he|she)s\b/g, '$1 is'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|he|she|it|we|they)'ll\b/g, '$1 will'],
  [/\b(i|you|he|she|we|they)'d\b/g, '$1 would'],
];

/** Abbreviations used in messages. */
const SHORTHAND: Readonly<Record<string, string>> = abbreviations;

function folded(text: string): string {
  let plain = foldLetters(text).replace(APOSTROPHES, "'");
  plain = plain
    // 'heyyy', 'sooo'
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b[a-z\d]+\b/g, (word) => (Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word) : word));
  for (const [pattern, whole] of CONTRACTIONS) plain = plain.replace(pattern, whole);
  return plain;
}

/** Size of the cache: the names and titles of several households with ten years of records, which every answer reads. */
const MOST_CHARACTERS = 1_000_000;

/** Lower case, without accents, with contractions written out. */
export const fold = memoized(folded, MOST_CHARACTERS);

/** The words and numbers of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/'s?\b/g, '')
    .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];

/** A word without its common English ending: 'planning' → 'plan', 'allergies' → 'allergi'. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const base = word
    .replace(/ies$/, 'i')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=.{3})y$/, 'i')
    .replace(/(?<=.{3})(?:ing|ed)$/, '');
  return base.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=.{3})e$/, '');
}
