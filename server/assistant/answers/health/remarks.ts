// Remarks: the words of a wish that no field of its card holds and that are worth keeping in the notes, as typed.
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { betweenFrames } from '../../reading/note-frames.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { isCarrying } from './own-words.ts';

const WORD = /[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*/gu;
/** Words that open a remark when content follows: 'for when it hurts', 'at the skate park'. */
const OPENS =
  /^(?:for|at|in|on|with|without|after|before|if|when|whenever|not|no|never|only|like|because|until|from|by|between|since|the|a|an|his|her|their|my|our|some|any)$/i;
const MOST_OPENING = 3;
const LENGTH =
  /\b(?:for )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen)[ -](?:days?|weeks?|months?)\b/gi;

interface Word {
  text: string;
  start: number;
  end: number;
  /** A field has it. */
  isHeld: boolean;
  /** Names somebody of the family. */
  isPerson: boolean;
}

const isWithinOne = (
  spans: readonly (readonly [number, number])[],
  { start, end }: Pick<Word, 'start' | 'end'>,
): boolean => spans.some(([from, to]) => start >= from && end <= to);

/** Every place where one of the texts stands. */
function spansOf(text: string, held: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  return held.flatMap((said) => {
    const spans: [number, number][] = [];
    const part = said.toLowerCase().trim();
    if (part === '') return [];
    for (let at = lower.indexOf(part); at !== -1; at = lower.indexOf(part, at + 1)) {
      const isWord = !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ');
      // "Ramans" and "Mia's" belong to the name.
      const own = /^['’]?s?(?![\p{L}\p{N}])/u.exec(lower.slice(at + part.length))?.[0].length;
      if (isWord && own !== undefined) spans.push([at, at + part.length + own]);
    }
    return spans;
  });
}

const JOINS = /^(?:and|so|but|also|oh|then|ok|okay|well|because|as|its|it['’]s|it|is|was)$/i;

const PART_OF_DAY = /^(?:nights?|days?|mornings?|evenings?|weeks?)$/i;

const isContent = ({ text, isHeld, isPerson }: Word): boolean =>
  !isHeld && !isPerson && !isCarrying(text) && !OPENS.test(text);

/** The content of a stretch of words, with the words that open it: 'at the skate park' between two fields. */
function stretchOf(words: readonly Word[], text: string): string[] {
  const first = words.findIndex(isContent);
  if (first === -1) return [];
  let from = first;
  while (from > 0 && first - from < MOST_OPENING && OPENS.test(words[from - 1]?.text ?? '')) from -= 1;
  const last = words.findLastIndex(isContent);
  // 'Throwing up' is one verb.
  const isVerb = /ing$/i.test(words[last]?.text ?? '') && /^up$/i.test(words[last + 1]?.text ?? '');
  const stretch = text.slice(words[from]?.start, words[isVerb ? last + 1 : last]?.end);
  // 'Dr. Whitfield wrapped it' says no more than who it was.
  return /^\p{Ll}+ed$/u.test(stretch) ? [] : [stretch];
}

/** The remarks of a clause: all of it where it has no field, else its stretches between fields, unless `onlyClauses`. */
function remarksIn(clause: readonly Word[], text: string, onlyClauses: boolean): string[] {
  if (!clause.some(isContent)) return [];
  // 'Mom liked her': a clause without any field is a remark as a whole.
  if (clause.length > 1 && clause.every(({ isHeld }) => !isHeld)) {
    const begins = clause.findIndex(({ text: word }) => !JOINS.test(word));
    return [text.slice(clause[begins]?.start, clause.at(-1)?.end)];
  }
  if (onlyClauses) return [];
  const stretches: Word[][] = [[]];
  for (const word of clause) {
    // A preposition belongs to what comes behind it, though a day before it has taken it.
    if (word.isHeld && !OPENS.test(word.text)) stretches.push([]);
    else stretches.at(-1)?.push(word);
  }
  return stretches.flatMap((words) => stretchOf(words, text));
}

interface RemarkOptions {
  keepsDays?: boolean;
  onlyClauses?: boolean;
  /** Beside held words a remark counts only in a clause with one of these. */
  beside?: readonly string[];
}

/**
 * The remarks of a wish. `held` are the texts that the card has; days and times count as held unless `keepsDays`.
 * `onlyClauses`: only clauses that have no field's words in them.
 */
export function remarksOf(
  { text, said: now, facts, slots }: Asked,
  held: readonly string[],
  { keepsDays = false, onlyClauses = false, beside }: RemarkOptions = {},
): string[] {
  const dates = [false, true].flatMap((past) => {
    const { days, times, impossible } = spokenDates(text, { ...clockOf(facts), past });
    return keepsDays ? [] : [...days, ...times, ...impossible].map(({ span }) => span);
  });
  const people = [...slots.people.map(({ said }) => said), ...slots.groups];
  // The length that was corrected is none that is kept.
  const lengths = slots.durations.length === 1 && now !== text ? (text.match(LENGTH) ?? []) : [];
  const spans = [...dates, ...spansOf(text, [...held, ...lengths])];
  const persons = spansOf(text, people);
  const words = [...text.matchAll(WORD)].map((match): Word => {
    const word = { text: match[0], start: match.index, end: match.index + match[0].length };
    return { ...word, isHeld: isWithinOne(spans, word), isPerson: isWithinOne(persons, word) };
  });
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    // 'School nights' and 'soccer days' are no time by themselves.
    if (before && isContent(before) && PART_OF_DAY.test(word.text)) word.isHeld = false;
  }
  const clauses: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const before = at === 0 ? ',' : text.slice(words[at - 1]?.end, word.start);
    const last = words[at - 1];
    // A comma within one field parts nothing: '55 Beacon St, Boston'.
    const isOneField = last !== undefined && isWithinOne(spans, { start: last.start, end: word.end });
    const isNew = /[,;:!?\n(]|\.\s/.test(before) && !isOneField;
    if (isNew || clauses.length === 0) clauses.push([word]);
    else clauses.at(-1)?.push(word);
  }
  const near = beside && spansOf(text, beside);
  const isFar = (clause: readonly Word[]): boolean =>
    onlyClauses || (near !== undefined && !clause.some((word) => isWithinOne(near, word)));
  return [...new Set(clauses.flatMap((clause) => remarksIn(clause, text, isFar(clause))))]
    .map(betweenFrames)
    .filter((remark) => remark !== '');
}
