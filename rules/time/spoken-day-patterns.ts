// The ways in which a day is named in lower-case text, tried in order: written dates, days counted from today, days of
// weeks and months, holidays.
import { addDays, weekStart } from './dates.ts';
import { dateOf } from './holidays.ts';
import {
  inMonth,
  inYear,
  later,
  longWeekend,
  month,
  ofMonth,
  partOfMonth,
  stretch,
  weekday,
  weekdayInWeeks,
  weekOfMonth,
  wholeMonth,
  type Days,
  type Seen,
} from './spoken-calendar.ts';
import { holiday, HOLIDAY } from './spoken-holidays.ts';
import { COUNT, countIn, DAY_WORD, dayWordIn, MONTH, monthIn, ORDINAL, WEEKDAY } from './spoken-words.ts';

type Groups = (string | undefined)[];
export interface DayPattern {
  when: RegExp;
  read: (groups: Groups, seen: Seen) => Days | undefined;
}

const day = (date: string | undefined): Days | undefined => (date === undefined ? undefined : { date });
/** Each pattern is tried at one place of the text, at the start of a word. */
export const at = (pattern: string): RegExp => new RegExp(`(?<![\\w/.-])(?:${pattern})(?![\\w'])`, 'y');

const DAY_NUMBER = '(\\d{1,2})(?:st|nd|rd|th)?';
const ORDINAL_DAY = '(\\d{1,2})(?:st|nd|rd|th)';
const YEAR = '(?:,? (\\d{4}))?';
const UNIT = '(days?|weeks?|wks?|fortnights?|months?|mos?|mths?|years?|yrs?)';
/** Units of a fraction: '1/2 a sandwich'. */
const FRACTION =
  '(?! ?(?:an?\\b|of\\b|cups?\\b|tea|table|tsp|tbsp|hours?\\b|days?\\b|pills?\\b|tab|dose|miles?\\b|the\\b|lb|oz|mg|ml|way\\b|full\\b|price\\b|off\\b))';
const NOT_A_PLACE =
  '(?! (?:grade|grader|floor|birthday|time|dose|child|kid|shot|one|week|day|month|year|place|visit|appointment|try))';

const WRITTEN: readonly DayPattern[] = [
  {
    when: at(`(${HOLIDAY}) (weekend|week)`),
    read([, name = '', unit], { today, past }) {
      const date = holiday(name, today, past);
      if (date === undefined) return undefined;
      return unit === 'week' ? stretch(weekStart(date), 7) : longWeekend(date);
    },
  },
  {
    when: /(?<![\w/.-])(\d{4})-(\d{2})-(\d{2})(?=t\d{2}:\d{2}|(?![\w-]))/y,
    read: ([, y, m, d]) => day(dateOf(Number(y), Number(m), Number(d))),
  },
  {
    when: at(
      `${MONTH} ${DAY_NUMBER} ?(?:-|–|—|to|through|thru|until|till) ?(?:the )?${DAY_NUMBER}(?! ?(?:[ap]\\.?m|:))${YEAR}`,
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
    // 'The 5th through the 9th'
    when: at(`(?:the )?${ORDINAL_DAY} ?(?:-|–|—|to|through|thru|until|till) ?(?:the )?${ORDINAL_DAY}(?! of)`),
    read([, first = '', last = ''], seen) {
      const date = inMonth(Number(first), seen);
      const endDate = date && inMonth(Number(last), { today: date, past: false });
      return date && endDate ? { date, endDate } : undefined;
    },
  },
  {
    // 'The 3rd and 4th': the second of two.
    when: at(`(?<=${ORDINAL_DAY},? (?:and|or|&) )${ORDINAL_DAY}(?! of)`),
    read: ([, , number = ''], seen) => day(inMonth(Number(number), seen)),
  },
  {
    // 'Dec 4 & 5': the second of two.
    when: at(
      `(?<=${MONTH} ${DAY_NUMBER} ?(?:and|or|&|,) )${DAY_NUMBER}(?= *(?:$|[,;?!]|at\\b|from\\b|for\\b))`,
    ),
    read: ([, name = '', , number = ''], seen) => day(inYear(monthIn(name), Number(number), undefined, seen)),
  },
  {
    when: at('(\\d{1,2})-(\\d{1,2})-(\\d{4}|\\d{2})'),
    read: ([, m = '', d = '', year], seen) => day(inYear(Number(m), Number(d), year, seen)),
  },
  {
    when: at(`(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?${FRACTION}`),
    read: ([, m = '', d = '', year], seen) => day(inYear(Number(m), Number(d), year, seen)),
  },
];

const RELATIVE: readonly DayPattern[] = [
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
    when: at(`${WEEKDAY},? (?:in ${COUNT} (?:weeks?|wks?)|${COUNT} (?:weeks?|wks?) from (?:now|today))`),
    read: ([, name = '', inCount, fromCount], { today }) =>
      day(weekdayInWeeks(name, countIn(inCount ?? fromCount ?? ''), today)),
  },
  {
    when: at(`${COUNT} ${WEEKDAY}s? from (?:now|today)`),
    read: ([, count = '', name = ''], seen) =>
      day(
        addDays(
          weekday(undefined, name, { ...seen, today: addDays(seen.today, 1) }),
          7 * (countIn(count) - 1),
        ),
      ),
  },
  {
    when: at(`in ${COUNT} (?:weeks?|wks?),? on (?:a )?${WEEKDAY}`),
    read: ([, count = '', name = ''], { today }) => day(weekdayInWeeks(name, countIn(count), today)),
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
    when: at(
      `(?:the )?${ORDINAL} ${WEEKDAY} (?:of |in )?(?:the month|this month|next month|(?<=(?:of|in) )${MONTH})`,
    ),
    read: ([whole = '', place = '', name = '', named], seen) =>
      day(ofMonth(place, name, named ?? whole.slice(-10), seen)),
  },
  {
    when: at(`(?:the )?(first|last) day (?:of|in) (?:the month|this month|next month|${MONTH})`),
    read: ([whole = '', place = '', named], seen) =>
      day(ofMonth(place, 'day', named ?? whole.slice(-10), seen)),
  },
  {
    when: at(`(?:the )?${ORDINAL} (week|weekend) (?:of|in) (?:(?:the|this) month|(next) month|${MONTH})`),
    read: ([, place = '', unit = '', next, named], seen) =>
      weekOfMonth(
        place,
        unit,
        named === undefined ? month(seen.today, next ? 1 : 0) : wholeMonth(monthIn(named), undefined, seen),
      ),
  },
  {
    when: at(`(early|mid|late)(?:[ -]| in )${MONTH}`),
    read: ([, part = '', name = ''], seen) =>
      partOfMonth(part, wholeMonth(monthIn(name), undefined, { ...seen })),
  },
  {
    when: at(`(?:the )?(end|beginning|start) of ${MONTH}`),
    read: ([, place = '', name = ''], seen) =>
      day(ofMonth(place === 'end' ? 'last' : 'first', 'day', name, seen)),
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
  {
    when: at(
      `(next|this) month,? (?:on )?(?:the )?${ORDINAL_DAY}|(?:on )?(?:the )?${ORDINAL_DAY},? (next|this) month`,
    ),
    read: ([, first, number, other, last], seen) =>
      (first ?? last) === 'next'
        ? day(addDays(month(seen.today, 1).date, Number(number ?? other) - 1))
        : day(inMonth(Number(number ?? other), seen)),
  },
];

const WEEKS: readonly DayPattern[] = [
  {
    when: at(`next week(?: on)?,? ${WEEKDAY}|${WEEKDAY},? (?:of )?next week`),
    read: ([, first, second], seen) => day(weekday('next', first ?? second ?? '', seen)),
  },
  {
    when: at(`${WEEKDAY},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! of)`),
    read: ([, , number = ''], seen) => day(inMonth(Number(number), seen)),
  },
  {
    when: at(`(?:the )?${WEEKDAY} after next`),
    read: ([, name = ''], seen) => day(addDays(weekday('next', name, seen), 7)),
  },
  {
    when: at('(?:the )?weekend after next'),
    read: (_, { today }) => stretch(addDays(weekStart(today), 19), 2),
  },
  {
    when: at('(?:the )?(?:rest of (?:the|this) week|later this week)'),
    read: (_, { today }) => ({ date: today, endDate: addDays(weekStart(today), 6) }),
  },
  {
    when: at('(?:by )?(?:the )?end of (?:the |this )?(next )?week|eow'),
    read([, next], { today }) {
      const friday = addDays(weekStart(today), next ? 11 : 4);
      return day(friday < today ? addDays(friday, 2) : friday);
    },
  },
  {
    when: at('(?:the )?(?:beginning|start) of next week|(?:the )?same day next week'),
    read: ([whole = ''], { today }) =>
      day(/same/.test(whole) ? addDays(today, 7) : addDays(weekStart(today), 7)),
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
    // 'Until June', 'since March': a month where only a time can stand.
    when: at(
      `(?<=\\b(?:until|till|til|through|thru|since|from|by|starting|beginning)(?: in)? (?:the end of )?)${MONTH}(?: (\\d{4}))?(?! \\d)`,
    ),
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

/** Every way but the bare name of a weekday. */
export const DAY_PATTERNS: readonly DayPattern[] = [...WRITTEN, ...RELATIVE, ...WEEKS];
