// Accounts for every content word of a wish: what neither its card holds, nor the wording of such a wish, nor grammar
// needs is a leftover, with the reason it matters.
import { keysOf } from '#contract/keys.ts';
import { readFood } from '#rules/food/allergens.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { Span } from '#rules/time/spoken/words.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { clockOf } from '../../answers/moments.ts';
import { record } from '../../text/unchecked.ts';
import type { Turn } from '../turn.ts';
import {
  BEFORE_PERSON,
  BEFORE_PLACE,
  DIET_WORD,
  LIKING_WORDS,
  FOOD_FIELD_WORDS,
  FUNCTION_WORDS,
  NEGATIONS,
  TRIGGER_WORDS,
  WHEN_WORD,
  type CardTopic,
} from './account-words.ts';
import type { Part } from './part.ts';
import { asidesIn } from './asides.ts';
import { dietsIn, frequencyIn, relationIn, saysLength, visitsIn } from './said-words.ts';
import { CardFacts, FOOD_FIELDS, type Write } from './card-facts.ts';
import {
  groupsOf,
  markDenied,
  markRefusals,
  runsOf,
  startsSentence,
  type Group as TokenGroup,
  type Token as ClauseToken,
} from './clauses.ts';

/** 'member' is somebody of the family, 'person' anybody else. */
export type LeftoverKind = 'diet' | 'dose' | 'when' | 'member' | 'person' | 'place' | 'condition' | 'other';

export interface Leftover {
  /** As the parent wrote it. */
  text: string;
  /** As it is named: of the clause of the order only the stretches that no card holds. */
  runs: string[];
  kind: LeftoverKind;
  /** Index of the part of the wish it stands in. */
  part: number;
  /** Nothing but words for days and times, or names of the family: a later answer settles it. */
  isPlain: boolean;
  /** A clause that stands for itself, and not a few words of one. */
  isClause: boolean;
  /** Words that are left over in it. */
  count: number;
}

type Token = ClauseToken<LeftoverKind>;
type Group = TokenGroup<Token>;

const topicOf = (tool: string): CardTopic | undefined =>
  keysOf(TRIGGER_WORDS).find((topic) => tool.includes(topic));

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’.:/@-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0],
    words: wordsOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    state: 'left',
  }));

const FREQUENCY_WORDS = new Set(
  'once twice thrice one two three four six eight twelve 1 2 3 4 6 8 12 times x daily day hours week weekly month monthly as needed when required necessary prn'.split(
    ' ',
  ),
);
const EACH = /^(?:every|each)$/i;
const LENGTH_WORD = /^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|days?|weeks?|months?)$/;

class Accounting {
  readonly #facts: CardFacts;
  readonly #topics: readonly CardTopic[];
  readonly #fields: ReadonlySet<string>;
  readonly #members: ReadonlySet<string>;
  readonly #turn: Turn;
  readonly #removes: boolean;

  constructor(writes: readonly Write[], turn: Turn, told: string) {
    this.#turn = turn;
    this.#removes = writes.some(({ tool }) => tool.startsWith('delete'));
    this.#facts = new CardFacts(writes, turn, told);
    this.#topics = writes.flatMap(({ tool }) => topicOf(tool) ?? []);
    this.#fields = new Set(writes.flatMap(({ input }) => Object.keys(input)));
    const members = turn.calls.findLast(({ tool }) => tool === 'listFamilyMembers')?.output;
    const names = Array.isArray(members)
      ? members.flatMap((one) => wordsOf(String(record(one)['name'])))
      : [];
    this.#members = new Set(names);
  }

  leftIn({ text, typed = text }: Part, part: number): Leftover[] {
    // Words that need no account are blank in `text`: they are held, and never named.
    const tokens = tokensOf(typed);
    for (const token of tokens) if (text.slice(token.start, token.end).trim() === '') token.state = 'held';
    this.#markCourtesy(text, tokens);
    this.#markWhen(text, tokens);
    this.#markWords(text, tokens);
    markDenied(tokens, isWhen, this.#removes);
    if (this.#topics.some((topic) => REFUSING.has(topic))) markRefusals(tokens);
    return groupsOf(tokens, text).map((group) => {
      const left = group.tokens.filter(({ state }) => state === 'left');
      const isPlain = left.every(({ kind, text: word }) => kind !== undefined || isWhen(word));
      const [first, last] = [group.tokens[0]?.start, group.tokens.at(-1)?.end];
      return {
        text: typed.slice(first, last),
        runs: runsOf(group, typed),
        kind: this.#kindOf(group, text),
        part,
        isPlain,
        isClause:
          group.isWhole &&
          (left.length > 1 || group.tokens.length > 2 || left.some(({ kind }) => kind === 'member')),
        count: left.length,
      };
    });
  }

  #markCourtesy(text: string, tokens: readonly Token[]): void {
    for (const [start, end] of asidesIn(text))
      for (const token of within(tokens, start, end)) Object.assign(token, { state: 'small', isAside: true });
  }

  /** Days and times are held when the card has them; others are marked, whatever words they are made of. */
  #markWhen(text: string, tokens: readonly Token[]): void {
    const clock = clockOf(this.#turn.facts);
    const held: Span[] = [];
    const left: Span[] = [];
    // A plan is always about days to come.
    for (const past of this.#topics.includes('planWeek') ? [false] : [false, true]) {
      const read = spokenDates(text, { ...clock, past });
      const named = new Set(read.days.filter(({ span }) => !isNumber(text, span)).map(({ date }) => date));
      for (const { date, endDate = date, span } of read.days) {
        // '20' behind 'yesterday' is no second name of that day.
        const isTwice = isNumber(text, span) && named.has(date);
        (!isTwice && this.#hasDay(date, endDate, text, span) ? held : left).push(span);
      }
      // A date that does not exist was asked about, and the day of the card was told instead.
      for (const { span } of read.impossible) (this.#facts.dates.size > 0 ? held : left).push(span);
      for (const { time, endTime, span } of read.times) {
        const isHeld = this.#facts.holdsTime(time);
        (isHeld && (endTime === undefined || this.#fields.has('duration')) ? held : left).push(span);
      }
    }
    for (const [start, end] of left)
      for (const token of within(tokens, start, end)) {
        if (token.words.every((word) => FUNCTION_WORDS.has(word) && !/\d/.test(word))) continue;
        if (token.words.every((word) => !/^\d/.test(word) && this.#facts.holds(word))) continue;
        // The number of a house is no hour: '9 Oak Lane'.
        const at = tokens.indexOf(token);
        const [before, next] = [tokens[at - 1]?.words.at(-1) ?? '', tokens[at + 1]?.words[0] ?? ''];
        const own = token.words.join(' ');
        const beside = [next && ` ${own} ${next} `, before && ` ${before} ${own} `].filter(Boolean);
        if (beside.some((words) => this.#facts.line.includes(words))) token.state = 'held';
        else token.kind = 'when';
      }
    for (const [start, end] of held)
      for (const token of within(tokens, start, end)) {
        token.state = 'held';
        delete token.kind;
      }
  }

  /** A plan of a week holds a single day only where the day names the week. */
  #hasDay(date: string, endDate: string, text: string, [start, end]: Span): boolean {
    const isOfPlan = this.#topics.includes('planWeek') && date === endDate;
    if (isOfPlan && !STARTS_WEEK.test(text.slice(0, start))) return false;
    if (this.#facts.holdsOrdinal(text.slice(start, end))) return true;
    return [...this.#facts.dates].some((day) => day >= date && day <= endDate);
  }

  #markWords(text: string, tokens: readonly Token[]): void {
    const line = wordsOf(text).join(' ');
    for (const token of tokens) {
      if (token.state !== 'left' || token.kind !== undefined) continue;
      const names = token.words.filter((word) => this.#isMember(word));
      if (EACH.test(token.text)) token.state = 'small';
      else if (token.words.every((word) => this.#holds(word, line))) token.state = 'held';
      else if (names.length > 0) token.kind = 'member';
      else if (token.words.every((word) => this.#isSmall(word) || this.#holds(word, line)))
        token.state = 'small';
    }
    // 'Dr' of another doctor's name is none of the card's.
    for (const [at, token] of tokens.entries())
      if (TITLE.test(token.text) && tokens[at + 1]?.state !== 'held') token.state = 'small';
  }

  #isMember(word: string): boolean {
    return this.#members.has(word) || (word.length > 3 && this.#members.has(word.replace(/s$/, '')));
  }

  /** Held as it is, or in the words of the records: 'twice a day', 'dentist' for a dental cleaning, 'celiac'. */
  #holds(word: string, line: string): boolean {
    const facts = this.#facts;
    if (facts.holds(word) || (/...s$/.test(word) && facts.holds(word.slice(0, -1)))) return true;
    const relation = relationIn(word);
    if (relation !== undefined && facts.relationships.has(relation)) return true;
    if (visitsIn(line).some((visit) => visit.words.includes(word) && visit.isIn(facts.line))) return true;
    if (this.#fields.has('frequency') && FREQUENCY_WORDS.has(word) && frequencyIn(line)) return true;
    if (this.#fields.has('endDate') && LENGTH_WORD.test(word) && saysLength(line)) return true;
    const diets = dietsIn(line).filter((diet) => facts.line.includes(wordsOf(diet).join(' ')));
    return diets.length > 0 && DIET_WORD.test(word);
  }

  #isSmall(word: string): boolean {
    const base = word.replace(/(?:ed|ing|s)$/, '');
    const isWording = this.#topics.some(
      (topic) => TRIGGER_WORDS[topic].has(word) || TRIGGER_WORDS[topic].has(base),
    );
    const isOfFood = FOOD_FIELD_WORDS.has(word) && FOOD_FIELDS.some((field) => this.#fields.has(field));
    const isOfLiking = this.#fields.has('interests') && LIKING_WORDS.has(word);
    if (isWording || isOfFood || isOfLiking) return true;
    return !NEGATIONS.has(word) && (FUNCTION_WORDS.has(word) || /^[a-z]$/.test(word));
  }

  #kindOf({ text, tokens }: Group, whole: string): LeftoverKind {
    const line = wordsOf(text).join(' ');
    const left = tokens.filter(({ state }) => state === 'left');
    const isKitchen = this.#topics.every((topic) => KITCHEN.has(topic));
    const read = readFood(left.map((token) => token.text).join(' '));
    const isOfDiet = FOOD_FIELDS.some((field) => this.#fields.has(field));
    const food = isOfDiet ? read.names.length > 0 : !isKitchen && read.contains.size > 0;
    if (DIET_WORD.test(line)) return 'diet';
    if (food && !isPlaceOf(tokens, left)) return 'diet';
    if (DOSE.test(line)) return 'dose';
    if (this.#removes && CONDITION.test(line)) return 'condition';
    const kinds = new Set(left.map(({ kind }) => kind));
    if (kinds.has('when') || left.some((token) => isWhen(token.text))) return 'when';
    if (kinds.has('member') && !OTHER_PERSON.test(text)) return 'member';
    const before = wordsBefore(tokens, left);
    const isName = left.some(
      ({ text: word, start }) => /^\p{Lu}\p{Ll}/u.test(word) && !startsSentence(whole, start),
    );
    if (isPlaceOf(tokens, left)) return 'place';
    const isRelative = left.some(({ words }) => words.some((word) => relationIn(word)));
    if (isName || before.some((word) => BEFORE_PERSON.has(word) || (isRelative && word === 'for')))
      return 'person';
    return left.some(({ words }) => words.some((word) => NEGATIONS.has(word))) ? 'condition' : 'other';
  }
}

/** The words of a group before the first one that is left over. */
const wordsBefore = (tokens: readonly Token[], left: readonly Token[]): string[] =>
  tokens
    .slice(
      0,
      tokens.findIndex((token) => token === left[0]),
    )
    .flatMap(({ words }) => words);
const isPlaceOf = (tokens: readonly Token[], left: readonly Token[]): boolean =>
  wordsBefore(tokens, left).some((word) => BEFORE_PLACE.has(word));

const KITCHEN: ReadonlySet<CardTopic> = new Set(['Pantry', 'Shopping', 'MenuIdea', 'WeeklyMenu', 'planWeek']);

const isNumber = (text: string, [start, end]: Span): boolean =>
  /^(?:the )?\d{1,2}$/.test(text.slice(start, end).trim());

const TITLE = /^(?:dr|mr|mrs|ms|prof)\.?$/i;
const STARTS_WEEK = /\b(?:week of|starting|start|begin\w*|from|for the week)(?: on)?(?: the)? $/i;
const DOSE =
  /\b\d+(?: \d+)? ?(?:mg|mcg|ug|ml|milligrams?|milliliters?|units?|iu|drops?|puffs?|sprays?|tablets?|pills?|capsules?|tsp|teaspoons?)\b/;
/** Words that make a removal depend on something. */
const CONDITION = /\b(?:but|keep|leave|still|only|unless|except|if|not)\b/;
/** 'Mia Torres' */
const OTHER_PERSON = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const isWhen = (word: string): boolean => /^\d/.test(word) || WHEN_WORD.test(word.toLowerCase());

/** Cards that can leave something out. */
const REFUSING: ReadonlySet<CardTopic> = new Set<CardTopic>(['planWeek', 'Shopping']);

const within = (tokens: readonly Token[], start: number, end: number): Token[] =>
  tokens.filter((token) => token.start < end && token.end > start);

/** The words of a wish that neither its cards nor what is `told` beside them hold. */
export function leftoversOf(
  parts: readonly Part[],
  writes: readonly Write[],
  turn: Turn,
  told = '',
): Leftover[] {
  const accounting = new Accounting(writes, turn, told);
  return parts.flatMap((part, index) => accounting.leftIn(part, index));
}
