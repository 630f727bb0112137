// Splits a parent's text into clauses of corrected tokens, also without punctuation.
import clauseWords from './data/clause-words.json' with { type: 'json' };
import { wordsOf } from '../text/fold-text.ts';

const PUNCTUATION = /[.,;:!?\n()]+(?=\s|$)|\s+[-–—]+\s+/;
const CONJUNCTIONS: ReadonlySet<string> = new Set(clauseWords.conjunctions);
const SUBJECTS: ReadonlySet<string> = new Set(clauseWords.subjects);
/** A clause with fewer words continues in the next one: 'my mom' / 'she fell'. */
const SHORTEST = 3;

/** Pieces between marks of punctuation, in folded words. */
export const sentences = (text: string): string[][] =>
  text
    .split(PUNCTUATION)
    .map(wordsOf)
    .filter((words) => words.length > 0);

/** Words that need the next one: 'some of' / 'my lunch' is one clause. */
const OPEN: ReadonlySet<string> = new Set(clauseWords.open);

const splitBefore = (
  tokens: readonly string[],
  isStart: (token: string, next: string | undefined) => boolean,
): string[][] => {
  const clauses: string[][] = [];
  let clause: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (clause.length >= SHORTEST && isStart(token, tokens[at + 1]) && !OPEN.has(clause.at(-1) ?? '')) {
      clauses.push(clause);
      clause = [];
    }
    clause.push(token);
  }
  return [...clauses, clause];
};

/** Clauses between conjunctions. */
export const coarseClauses = (tokens: readonly string[]): string[][] =>
  splitBefore(tokens, (token) => CONJUNCTIONS.has(token));

/** After 'it', these words make it a subject: 'he drank it' continues, 'it hurts' begins a clause. */
const OF_IT =
  /^(?:is|was|has|had|does|did|will|would|can|could|just|keeps?|got|went|came|says|looks?|looked|smells?|smelled|feels?|hurts?|seems?|started|stopped|burns?|stings?|tastes?|tasted|fell|broke|burst|might|may|not|all|also|still)$/;

/** Clauses, also split at new subjects; `isName` recognises the names of the family. */
export const fineClauses = (tokens: readonly string[], isName: (token: string) => boolean): string[][] =>
  splitBefore(
    tokens,
    (token, next) =>
      CONJUNCTIONS.has(token) ||
      (token === 'it' ? OF_IT.test(next ?? '') : SUBJECTS.has(token)) ||
      isName(token),
  );
