// Finds the days in a text: 'next Tuesday', 'the 3rd', 'two weeks from Monday', 'Dec 23', 'this weekend'.
import { addDays, weekdayNumber, weekStart } from './dates.ts';
import { dateOf } from './holidays.ts';
import {
  inMonth,
  inYear,
  later,
  month,
  ofMonth,
  stretch,
  wholeMonth,
  weekday,
  type Days,
  type Seen,
} from './spoken-calendar.ts';
import { holiday, HOLIDAY } from './spoken-holidays.ts';
import {
  DAY_WORD,
  dayWordIn,
  COUNT,
  MONTH,
  ORDINAL,
  WEEKDAY,
  countIn,
  monthIn,
  weekdayIn,
  type Span,
} from './spoken-words.ts';

export type FoundDays = Days & { span: Span };

type Groups = (string | undefined)[];
interface Pattern {
  when: RegExp;
  read: (groups: Groups, seen: Seen) => Days | undefined;
}

const day = (date: string | undefined): Days | undefined => (date === undefined ? undefined : { date });
/** Each pattern is tried at one place of the text, at the start of a word. */
const at = (pattern: string): RegExp => new RegExp(`(?<![\\w/.-])(?:${pattern})(?![\\w'])`, 'y');

const DAY_NUMBER = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,? (\\d{4}))?';
const UNIT = '(days?|weeks?|fortnights?|months?|years?)';
/** Units of a fraction: '1/2 a sandwich'. */
const FRACTION =
  '(?! ?(?:an?\\b|of\\b|cups?\\b|tea|table|tsp|tbsp|hours?\\b|days?\\b|pills?\\b|tab|dose|miles?\\b|the\\b|lb|oz|mg|ml|way\\b|full\\b|price\\b|off\\b))';
const NOT_A_PLACE =
  '(?! (?:grade|grader|floor|birthday|time|dose|child|kid|shot|one|week|day|month|year|place|visit|appointment|try))';

const WRITTEN: readonly Pattern[] = [
  {
    when: /(?<![\w/.-])(\d{4})-(\d{2})-(\d{2})(?=t\d{2}:\d{2}|(?![\w-]))/y,
    read: ([, y, m, d]) => day(dateOf(Number(y), Number(m), Number(d))),
  },
  {
    when: at(
      `${MONTH} ${DAY_NUMBER} ?(?:-|–|to|through|thru|until) ?${DAY_NUMBER}(?! ?(?:[ap]\\.?m|:))${YEAR}`,
    ),
    read([, name = '', first = '', last = '', year], seen) {
      const date = inYear(monthIn(name), Number(first), year, seen);
      const end = date && dateOf(Number(date.slice(0, 4)), monthIn(name), Number(last));
      return date && end && end > date ? { date, endDate: end } : undefined;
    },
  },
  {
    when: at(`${MONTH} (?:the )?${DAY_NUMBER}(?! ?(?:[ap]\\.?m\\b|:|mg\\b|ml\\b))${YEAR}`),
    read: ([, name = '', number = '', year], seen) => day(inYear(monthIn(name), Number(number), year, seen)),
  },
  {
    when: at(`(?:the )?${DAY_NUMBER} (?:of )?${MONTH}${YEAR}`),
    read: ([, number = '', name = '', year], seen) => day(inYear(monthIn(name), Number(number), year, seen)),
  },
  {
    when: at(`(?:the )?(${DAY_WORD}) of ${MONTH}${YEAR}`),
    read: ([, word = '', name = '', year], seen) => day(inYear(monthIn(name), dayWordIn(word), year, seen)),
  },
  {
    when: at(`${MONTH} (?:the )?(${DAY_WORD})${YEAR}`),
    read: ([, name = '', word = '', year], seen) => day(inYear(monthIn(name), dayWordIn(word), year, seen)),
  },
  {
    when: at(`(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?${FRACTION}`),
    read: ([, m = '', d = '', year], seen) => day(inYear(Number(m), Number(d), year, seen)),
  },
];

const RELATIVE: readonly Pattern[] = [
  { when: at('(?:the )?day after (?:tomorrow|tmrw)'), read: (_, { today }) => day(addDays(today, 2)) },
  { when: at('(?:the )?day before yesterday'), read: (_, { today }) => day(addDays(today, -2)) },
  {
    when: at('tom+or+ow|tmrw|tmr|tmw|tomoz|2moro'),
    read: (_, { today }) => day(addDays(today, 1)),
  },
  { when: at('yesterday|last night'), read: (_, { today }) => day(addDays(today, -1)) },
  {
    when: at('today|tonight|tonite|this (?:morning|noon|afternoon|evening)|right now|just now'),
    read: (_, { today }) => day(today),
  },
  {
    when: at(`(?:in|within) ${COUNT} ${UNIT}(?:'s? time)?`),
    read: ([, count = '', unit = ''], { today }) => day(later(today, countIn(count), unit)),
  },
  {
    when: at(`${COUNT} ${UNIT} (?:from (?:now|today)|later)`),
    read: ([, count = '', unit = ''], { today }) => day(later(today, countIn(count), unit)),
  },
  {
    when: at(`${COUNT} ${UNIT} ago`),
    read: ([, count = '', unit = ''], { today }) => day(later(today, -countIn(count), unit)),
  },
  {
    when: at(`${ORDINAL} ${WEEKDAY} (?:of|in) (?:the month|this month|next month|${MONTH})`),
    read: ([whole = '', place = '', name = '', named], seen) =>
      day(ofMonth(place, name, named ?? whole.slice(-10), seen)),
  },
  {
    when: at(`(?:the )?(first|last) day (?:of|in) (?:the month|this month|next month|${MONTH})`),
    read: ([whole = '', place = '', named], seen) =>
      day(ofMonth(place, 'day', named ?? whole.slice(-10), seen)),
  },
  {
    when: at('(?:the )?end of (?:the|this|next) month'),
    read: ([whole = ''], seen) => day(ofMonth('last', 'day', whole.slice(-10), seen)),
  },
  {
    when: at('(?:the )?(\\d{1,2})(?:st|nd|rd|th) of (?:the|this|next) month'),
    read: ([whole = '', number = ''], seen) =>
      /next/.test(whole)
        ? day(addDays(month(seen.today, 1).date, Number(number) - 1))
        : day(inMonth(Number(number), seen)),
  },
];

const WEEKS: readonly Pattern[] = [
  {
    when: at(`next week(?: on)?,? ${WEEKDAY}|${WEEKDAY},? (?:of )?next week`),
    read: ([, first, second], seen) => day(weekday('next', first ?? second ?? '', seen)),
  },
  {
    when: at(`${WEEKDAY},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! of)`),
    read: ([, , number = ''], seen) => day(inMonth(Number(number), seen)),
  },
  {
    when: at(`${WEEKDAY} week`),
    read: ([, name = ''], seen) => day(addDays(weekday(undefined, name, seen), 7)),
  },
  {
    when: at(`(?:(?:the|this) )?(next|this|last|past|coming|this coming|upcoming|following) ${WEEKDAY}`),
    read: ([, which, name = ''], seen) => day(weekday(which, name, seen)),
  },
  {
    when: at('(?:the )?week after next|(?:the )?week of'),
    read: ([whole = ''], { today }) =>
      whole.endsWith('next') ? stretch(addDays(weekStart(today), 14), 7) : undefined,
  },
  {
    when: at(
      '(?:the |over the |for the )?(this|next|last|coming|upcoming|following|past) (week|weekend|month)',
    ),
    read([, which = '', unit = ''], { today }) {
      const step =
        which === 'next' || which === 'following' ? 1 : which === 'last' || which === 'past' ? -1 : 0;
      if (unit === 'month') return month(today, step);
      // On a weekday 'the coming week' is the one that has not begun.
      const coming = (which === 'coming' || which === 'upcoming') && unit === 'week' ? 1 : step;
      const monday = addDays(weekStart(today), 7 * coming);
      return unit === 'week' ? stretch(monday, 7) : stretch(addDays(monday, 5), 2);
    },
  },
  {
    when: at(`in ${MONTH}(?: (\\d{4}))?(?! \\d)`),
    read: ([, name = '', year], seen) => wholeMonth(monthIn(name), year, seen),
  },
  {
    when: at('(?:the )weekend'),
    read: (_, { today }) => stretch(addDays(weekStart(today), 5), 2),
  },
  { when: at(`(${HOLIDAY})`), read: ([, name = ''], { today, past }) => day(holiday(name, today, past)) },
  {
    when: at(`the (\\d{1,2})(?:st|nd|rd|th)${NOT_A_PLACE}`),
    read: ([, number = ''], seen) => day(inMonth(Number(number), seen)),
  },
];

/** 'sat' and 'sun' are other words too: short forms count where a day is expected. */
const BARE: Pattern = {
  when: at(`(?:on )?${WEEKDAY}s?`),
  read: ([, name = ''], seen) => day(weekday(undefined, name, seen)),
};
const PATTERNS: readonly Pattern[] = [...WRITTEN, ...RELATIVE, ...WEEKS, BARE];
/** The words before the day that is counted from. */
const opening = (pattern: string): RegExp => new RegExp(`(?<![\\w/.-])(?:${pattern})`, 'y');
const ANCHORED: readonly RegExp[] = [
  opening(`${COUNT} (days?|weeks?|months?) (?:(?:from|after|following|on) (?:the )?|(?=today|tomorrow))`),
  opening(`(?:the )?(?:${WEEKDAY}|day|week|weekend) (?:after|following|before) (?:the )?`),
  opening('(?:the )?week of (?:the )?'),
];

function isWord(text: string, original: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (!/^(?:sun|mon|tue|wed|thu|fri|sat|weds)$/.test(word)) return true;
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end);
  if (/^ (?:with|down|in|on|and waited|beside|there|at the)\b/.test(after)) return false;
  return (
    /^[A-Z]/.test(original.slice(start)) ||
    before === '' ||
    /\b(?:on|by|until|till|every|and|or|from|to|for|is)$/.test(before) ||
    /^ ?(?:at\b|@|\d|,|$|morning|afternoon|evening|night|-|–|and |to )/.test(after)
  );
}

function plainAt(text: string, original: string, position: number, seen: Seen): FoundDays | undefined {
  for (const pattern of PATTERNS) {
    pattern.when.lastIndex = position;
    const match = pattern.when.exec(text);
    if (!match || (pattern === BARE && !isWord(text, original, position, position + match[0].length)))
      continue;
    const read = pattern.read(match, seen);
    if (read) return { ...read, span: [position, position + match[0].length] };
  }
  return undefined;
}

/** 'Two weeks from Monday', 'the Saturday after Thanksgiving', 'the week of Dec 7': a day counted from another. */
function anchoredAt(text: string, original: string, position: number, seen: Seen): FoundDays | undefined {
  for (const [index, pattern] of ANCHORED.entries()) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    const base = match && plainAt(text, original, position + match[0].length, seen);
    if (!match || !base) continue;
    const span: Span = [position, base.span[1]];
    const before = / before /.test(match[0]);
    if (index === 0) return { date: later(base.date, countIn(match[1] ?? ''), match[2] ?? ''), span };
    if (index === 2) return { ...stretch(weekStart(base.date), 7), span };
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

/** Every day a lower-case text names, in its order. `original` is the same text as typed. */
export function daysIn(text: string, original: string, seen: Seen): FoundDays[] {
  const found: FoundDays[] = [];
  for (let position = 0; position < text.length;) {
    const here = /\w/.test(text[position] ?? '')
      ? (anchoredAt(text, original, position, seen) ?? plainAt(text, original, position, seen))
      : undefined;
    if (here) found.push(here);
    position = here ? here.span[1] : position + 1;
  }
  return found;
}
