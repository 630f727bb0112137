// Splits what a parent wrote into clauses of corrected tokens, also where no punctuation was typed.
import { wordsOf } from '../words.ts';

const PUNCTUATION = /[.,;:!?\n()]+(?=\s|$)|\s+[-–—]+\s+/;
const CONJUNCTIONS = new Set([
  'and',
  'but',
  'so',
  'because',
  'cause',
  'cuz',
  'then',
  'while',
  'also',
  'plus',
  'can',
  'btw',
  'anyway',
  'oh',
  'when',
]);
const SUBJECTS = new Set([
  'i',
  'he',
  'she',
  'they',
  'we',
  'it',
  'there',
  'my',
  'our',
  'please',
  'remind',
  'add',
  'put',
  'schedule',
  'book',
  'do',
  'what',
  'is',
  'should',
  'could',
]);
/** A clause shorter than this goes on in the next one: 'my mom' / 'she fell'. */
const SHORTEST = 3;

/** Pieces between marks of punctuation, in folded words. */
export const sentences = (text: string): string[][] =>
  text
    .split(PUNCTUATION)
    .map(wordsOf)
    .filter((words) => words.length > 0);

/** Words that need the next one: 'some of' / 'my lunch' is one clause. */
const OPEN = new Set(['of', 'in', 'on', 'with', 'to', 'from', 'for', 'at', 'by', 'off', 'into', 'under', 'a', 'the', 'gave', 'let', 'all', 'about', 'than', 'that', 'how', 'much', 'many', 'often', 'what', 'which', 'when', 'where', 'why', 'who', 'long', 'soon', 'if', 'unless', 'until', 'like', 'as', 'can', 'could', 'should', 'does', 'do', 'did', 'is', 'will']);

const splitBefore = (tokens: readonly string[], isStart: (token: string) => boolean): string[][] => {
  const clauses: string[][] = [];
  let clause: string[] = [];
  for (const token of tokens) {
    if (clause.length >= SHORTEST && isStart(token) && !OPEN.has(clause.at(-1)!)) {
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

/** Clauses that begin with a new subject too; `isName` tells the names of the family. */
export const fineClauses = (tokens: readonly string[], isName: (token: string) => boolean): string[][] =>
  splitBefore(tokens, (token) => CONJUNCTIONS.has(token) || SUBJECTS.has(token) || isName(token));
