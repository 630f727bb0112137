// Groups leftover words of a wish for quoting: whole clauses where nothing else of the clause is on the card.
import { NEGATIONS, TRIGGER_STARTS } from './account-words.ts';

/** One word of a wish, and whether a card holds it, grammar needs it, or it is left over. */
export interface Token<Kind = string> {
  text: string;
  words: string[];
  start: number;
  end: number;
  state: 'left' | 'held' | 'small';
  /** Filler, or talk about the card. */
  isAside?: true;
  kind?: Kind;
}

export interface Group<T> {
  text: string;
  tokens: T[];
  /** Clauses of their own, as they were written: fit for a note. */
  isWhole: boolean;
}

/** 'Dr. Lee' is one name. */
const ABBREVIATION = /\b(?:dr|mr|mrs|ms|st|prof|ave)\.\s*$/i;

export const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?\n])\s*$/.test(text.slice(0, at)) && !ABBREVIATION.test(text.slice(0, at));

const MOST_BETWEEN = 3;
const STOP = /[,.!?;:()\n]/;
const JOINT = /^(?:and|but|unless|except|because|cause|cuz|bc|if|only|though|while|so|then|plus)$/i;
/** 'Only if', 'but only': one joint of several words. */
const isJoint = (tokens: readonly Token[], at: number): boolean =>
  JOINT.test(tokens[at]?.text ?? '') && !JOINT.test(tokens[at - 1]?.text ?? '');

/** The tokens clause by clause: a comma, a full stop or a conjunction begins a new one. */
function clausesOf<T extends Token>(tokens: readonly T[], text: string): T[][] {
  const clauses: T[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const between = before ? text.slice(before.end, token.start) : '';
    const isApart = STOP.test(between) && !ABBREVIATION.test(text.slice(0, token.start));
    if (!before || isApart || isJoint(tokens, at)) clauses.push([token]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** Leftover words that stand together, with the small words before and between them. */
function runsIn<T extends Token>(clause: readonly T[]): T[][] {
  const runs: T[][] = [];
  let small: T[] = [];
  let follows = false;
  for (const token of clause) {
    if (token.state === 'small') {
      small.push(token);
      continue;
    }
    if (token.state === 'left') {
      if (follows && small.length <= MOST_BETWEEN) runs.at(-1)?.push(...small, token);
      else runs.push([...small.slice(-MOST_BETWEEN), token]);
    }
    follows = token.state === 'left';
    small = [];
  }
  if (follows) runs.at(-1)?.push(...small);
  return runs;
}

/** 'schedule a' of 'schedule a physical' is the wording of the wish itself. */
function withoutStart<T extends Token>(run: T[]): T[] {
  const first = run.findIndex(({ state }) => state === 'left');
  const wording = run
    .slice(0, first)
    .findLastIndex(({ words }) => words.some((word) => TRIGGER_STARTS.has(word)));
  return run.slice(wording + 1);
}

const count = (tokens: readonly Token[], state: Token['state']): number =>
  tokens.filter((token) => token.state === state).length;

const follows = <T extends Token>(last: readonly T[], next: readonly T[], tokens: readonly T[]): boolean =>
  tokens.findIndex((token) => token === next[0]) === tokens.findIndex((token) => token === last.at(-1)) + 1;

const POLITE = /^(?:please|pls|thanks?|thx|you|ok|okay|pip|lol|so much)$/i;
/** 'Ask for her' behind what is left over speaks of that. */
const goesOn = (clause: readonly Token[]): boolean =>
  clause.length > 1 && count(clause, 'held') === 0 && !clause.every(({ text }) => POLITE.test(text));

const LEAST_OF_CLAUSE = 2;
const hasOwnAct = (clause: readonly Token[]): boolean =>
  clause.slice(0, 3).some(({ words }) => words.some((word) => TRIGGER_STARTS.has(word)));

/** A clause that tells more than a card holds of it. */
function isOwnClause(clause: readonly Token[], at: number, clauses: number): boolean {
  const left = count(clause, 'left');
  if (at > 0 && count(clause, 'held') <= left) return true;
  if (clauses > 1 && clause.length > 2 && count(clause, 'held') <= left && !hasOwnAct(clause)) return true;
  return left >= LEAST_OF_CLAUSE && count(clause, 'held') < left && !hasOwnAct(clause);
}

/** The leftovers, clause by clause, as they were written; clauses that follow each other stay one. */
export function groupsOf<T extends Token>(tokens: readonly T[], text: string): Group<T>[] {
  const groups: { tokens: T[]; isWhole: boolean }[] = [];
  const clauses = clausesOf(tokens, text);
  for (const [at, clause] of clauses.entries()) {
    const left = count(clause, 'left');
    const last = groups.at(-1);
    if (left === 0) {
      if (last && goesOn(clause) && follows(last.tokens, clause, tokens)) last.tokens.push(...clause);
      continue;
    }
    const isWhole = isOwnClause(clause, at, clauses.length);
    const found = isWhole ? [clause] : runsIn(clause).map((run) => (at === 0 ? withoutStart(run) : run));
    const [first = [], ...others] = found;
    const isNext = last !== undefined && last.isWhole === isWhole && follows(last.tokens, first, tokens);
    const between = isNext ? text.slice(last.tokens.at(-1)?.end, first[0]?.start) : '';
    const joins = isNext && !/[.!?;()\n]/.test(between);
    if (joins) last.tokens.push(...first);
    groups.push(...(joins ? others : found).map((run) => ({ tokens: run, isWhole })));
  }
  return groups.map(({ tokens: own, isWhole }) => {
    const kept = trimmed(own);
    return { tokens: kept, isWhole, text: text.slice(kept[0]?.start, kept.at(-1)?.end) };
  });
}

/** Without the joint before it, and without asides at its ends. */
function trimmed<T extends Token>(group: T[]): T[] {
  const isEmpty = (token: T): boolean => token.isAside === true || ADDING.test(token.text);
  const first = group.findIndex((token) => token.state === 'left' || !isEmpty(token));
  const last = group.findLastIndex((token) => token.state === 'left' || token.isAside !== true);
  return group.slice(Math.max(0, first), last + 1);
}

/** A joint that only adds something is no part of it. */
const ADDING = /^(?:and|also|plus|then|so)$/i;

/** How a leftover is named: as a whole, or without the words of it that the card holds where these are many. */
export function runsOf<T extends Token>({ tokens }: Pick<Group<T>, 'tokens'>, typed: string): string[] {
  const textOf = (run: readonly T[]): string => typed.slice(run[0]?.start, run.at(-1)?.end);
  const held = tokens.filter(({ state }) => state === 'held').length;
  const left = tokens.filter(({ state }) => state === 'left').length;
  if (!hasOwnAct(tokens) && held < left) return [textOf(tokens)];
  return runsIn(tokens)
    .filter(
      (run) =>
        held === 0 || run.filter(({ state }) => state === 'left').length > 1 || run.some(({ kind }) => kind),
    )
    .map(textOf);
}

/** 'Doesn't need', 'isn't happening': why something is taken away, and no condition. */
const OVER = /^(?:need|want|have|go|do|happen|work|com|tak)(?:s|ed|e|ing)?$/;
const IS_NOT = /^(?:do|does|did|is|are|am|was|wo)n['’]?t$|^no$/i;

/** 'Not 3:45', 'only 30 minutes': the moment or length behind it is on the card, as it was or as it will be. */
export function markDenied(
  tokens: readonly Token[],
  isWhen: (word: string) => boolean,
  removes: boolean,
): void {
  for (const [at, token] of tokens.entries()) {
    const over = tokens[at + 1];
    if (removes && over && IS_NOT.test(token.text) && OVER.test(over.words[0] ?? ''))
      token.state = over.state = 'small';
    const next = tokens
      .slice(at + 1)
      .find(({ words }) => !words.every((word) => /^(?:an?|the|at|on)$/.test(word)));
    if (/^(?:not|only)$/.test(token.words[0] ?? '') && next?.state === 'held' && isWhen(next.text))
      token.state = 'small';
  }
}

const MEAL = /^(?:breakfast|lunch|dinner|supper|meal)/;
const LOOK_AHEAD = 3;

/** 'No fish', 'nothing over 30 min', 'no breakfasts': a refusal is held when what it refuses is. */
export function markRefusals(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.state !== 'left' || !token.words.every((word) => NEGATIONS.has(word))) continue;
    const next = tokens.slice(at + 1, at + 1 + LOOK_AHEAD);
    const end = next.findIndex(({ state }) => state === 'left');
    const reach = end === -1 ? next : next.slice(0, end);
    if (reach.some(({ state, words }) => state === 'held' || MEAL.test(words[0] ?? '')))
      token.state = 'small';
  }
}
