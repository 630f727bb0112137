// Finds the days in a text: 'next Tuesday', 'the 3rd', 'two weeks from Monday', 'Dec 23', 'this weekend'.
import { addDays, weekdayNumber, weekStart } from '../dates.ts';
import { later, stretch, weekday, type Days, type Seen } from './resolve-days.ts';
import { at, type DayPattern } from './day-pattern.ts';
import { DAY_PATTERNS } from './day-patterns.ts';
import { COUNT, countIn, MONTH, NO_RHYTHM, WEEKDAY, weekdayIn, type Span } from './words.ts';

export type FoundDays = Days & { span: Span };

/** 'sat', 'sun' and 'wed' are other words too: these short forms count where a day is expected. */
const OTHER_WORDS = /^(?:sun|wed|sat)$/;
/** Behind it, unless somebody sat down to it. */
const MEAL = /^ (?:for )?(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert)\b/;
/** 'Tacos sat without cheese' */
const LEAVES_OUT = /^ (?:without|minus|instead|w\/)/;
const SUBJECT =
  /\b(?:i|we|he|she|they|you|who|kids|boys|girls|children|everyone|everybody|all|just|finally|had|have|has|never|always)$/;
const BARE: DayPattern = {
  when: at(`(?:on )?${WEEKDAY}s?`),
  read: ([, name = ''], seen) => ({ date: weekday(undefined, name, seen) }),
};
const PATTERNS: readonly DayPattern[] = [...DAY_PATTERNS, BARE];
/** The words before the day that is counted from. */
const opening = (pattern: string): RegExp => new RegExp(`(?<![\\w/.-])(?:${pattern})`, 'y');
const ANCHORED: readonly RegExp[] = [
  opening(
    `${NO_RHYTHM}${COUNT} (days?|weeks?|fortnights?|months?) (?:(?:from|after|following|on|before) (?:the )?|(?=today|tomorrow))`,
  ),
  opening(`(?:the )?(?:${WEEKDAY}|day|week|weekend) (?:after|following|before) (?:the )?`),
  opening('(?:the )?week of (?:the )?'),
  opening('week (?:from|on) '),
  opening('(?:the )?weekend of '),
];

/** 'Zoe is 20 months today': an age, and no day to come. */
const AGED = /(?:\b(?:is|are|was|turn(?:s|ed)?|s?hes)|['’]s) $/;

/** 'Wed Dec 9' */
const DATE = new RegExp(`^,? ${MONTH} ?\\d`);

function isWord(text: string, original: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (!OTHER_WORDS.test(word)) return true;
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end);
  if (
    /^ (?:with|down|in|on|and waited|beside|there|at the|cream|screen|hats?|block|burn|tan|lotion|glasses|shade|dress)\b/.test(
      after,
    )
  )
    return false;
  return (
    /^[A-Z]/.test(original.slice(start)) ||
    before === '' ||
    DATE.test(after) ||
    ((MEAL.test(after) || LEAVES_OUT.test(after)) && !SUBJECT.test(before)) ||
    /(?:\b(?:on|by|until|till|every|and|or|from|to|for|is|thru|through|sun|mon|tues?|weds?|thurs?|thu|fri|sat)|-|–|,)$/.test(
      before,
    ) ||
    /^ ?(?:at\b|@|\d|[,?!.]|$|morning|afternoon|evening|night|-|–|and |(?:n?or |& ?)(?=(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\b)|to |thru |through |(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\b)/.test(
      after,
    )
  );
}

const ON = 'on ';
const ON_WEEKDAY = new RegExp(`${ON}${WEEKDAY}\\b`, 'y');
function plainAt(text: string, original: string, position: number, seen: Seen): FoundDays | undefined {
  // 'On Thursday next week': the weekday alone is not all of it.
  ON_WEEKDAY.lastIndex = position;
  const longer = ON_WEEKDAY.test(text)
    ? readBy(DAY_PATTERNS, { text, original, position: position + ON.length, seen })
    : undefined;
  const found = longer ?? readBy(PATTERNS, { text, original, position, seen });
  return found && { ...found, span: [position, found.span[1]] };
}

interface Place {
  text: string;
  original: string;
  position: number;
  seen: Seen;
}

function readBy(
  patterns: readonly DayPattern[],
  { text, original, position, seen }: Place,
): FoundDays | undefined {
  for (const pattern of patterns) {
    pattern.when.lastIndex = position;
    const match = pattern.when.exec(text);
    if (!match || (pattern === BARE && !isWord(text, original, position, position + match[0].length)))
      continue;
    const read = pattern.read(match, seen);
    if (read) return { ...read, span: [position, position + match[0].length] };
  }
  return undefined;
}

const NEARLY_A_YEAR = 300;

/** 'Two weeks from Monday', 'the Saturday after Thanksgiving', 'the week of Dec 7', 'the weekend of the 23rd': a day counted from another. */
function anchoredAt(text: string, original: string, position: number, seen: Seen): FoundDays | undefined {
  for (const [index, pattern] of ANCHORED.entries()) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    const after = position + (match?.[0].length ?? 0);
    const next = match && plainAt(text, original, after, seen);
    // 'The week of Nov 2' in that month is the one that has been.
    const isOver = index === 2 && next && next.date > addDays(seen.today, NEARLY_A_YEAR);
    const base = isOver ? plainAt(text, original, after, { ...seen, past: true }) : next;
    if (
      !match ||
      !base ||
      (text.startsWith('today', position + match[0].length) && AGED.test(text.slice(0, position)))
    )
      continue;
    const span: Span = [position, base.span[1]];
    const before = / before /.test(match[0]);
    if (index === 0)
      return { date: later(base.date, countIn(match[1] ?? '') * (before ? -1 : 1), match[2] ?? ''), span };
    if (index === 3) return { date: addDays(base.date, 7), span };
    if (index === 2) return { ...stretch(weekStart(base.date), 7), span };
    if (index === 4) return { ...stretch(addDays(weekStart(addDays(base.date, -2)), 5), 2), span };
    if (match[1] !== undefined) {
      const ahead = (weekdayIn(match[1]) - weekdayNumber(base.date) + 7) % 7;
      return { date: addDays(base.date, before ? (ahead === 0 ? -7 : ahead - 7) : ahead || 7), span };
    }
    const last = base.endDate ?? base.date;
    if (/week/.test(match[0])) return { ...stretch(addDays(weekStart(base.date), before ? -7 : 7), 7), span };
    return { date: before ? addDays(base.date, -1) : addDays(last, 1), span };
  }
  return undefined;
}

/** Where a pattern may match at all: each begins a word, as its lookbehind says; most places of a text are within one. */
const BEGINS_WORD = /^(?:[^\w/.-])?\w$/;

/** Every day a lower-case text names, in its order. `original` is the same text as typed. */
export function daysIn(text: string, original: string, seen: Seen): FoundDays[] {
  const found: FoundDays[] = [];
  for (let position = 0; position < text.length;) {
    const here = BEGINS_WORD.test(text.slice(Math.max(0, position - 1), position + 1))
      ? (anchoredAt(text, original, position, seen) ?? plainAt(text, original, position, seen))
      : undefined;
    if (here) found.push(here);
    position = here ? here.span[1] : position + 1;
  }
  return found;
}
