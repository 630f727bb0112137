// Days written as dates: '2026-12-01', 'December 1', '12/1', 'the 5th through the 9th', 'Thanksgiving weekend'.
import { weekStart } from '../dates.ts';
import { dateOf } from '../holidays.ts';
import { at, day, ORDINAL_DAY, type DayPattern } from './day-pattern.ts';
import { holiday, HOLIDAY } from './holiday-names.ts';
import { inMonth, inYear, longWeekend, stretch, type Days, type Seen } from './resolve-days.ts';
import { DAY_WORD, dayWordIn, MONTH, monthIn } from './words.ts';

const DAY_NUMBER = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,? ((?:19|20)\\d{2}))?';
/** Units of a fraction: '1/2 a sandwich'. */
const FRACTION =
  '(?! ?(?:an?\\b|of\\b|cups?\\b|tea|table|tsp|tbsp|hours?\\b|days?\\b|pills?\\b|tab|dose|miles?\\b|the\\b|lb|oz|mg|ml|way\\b|full\\b|price\\b|off\\b))';

/** 'May 28 to 31' */
function spanInMonth(
  name: string,
  first: string,
  last: string,
  { year, seen }: { year: string | undefined; seen: Seen },
): Days | undefined {
  const date = inYear(monthIn(name), Number(first), year, seen);
  const end = date && dateOf(Number(date.slice(0, 4)), monthIn(name), Number(last));
  return date && end && end > date ? { date, endDate: end } : undefined;
}

/** In the order in which they are tried. */
export const WRITTEN: readonly DayPattern[] = [
  {
    // 'Memorial Day weekend May 28 to 31': the written days count, and the holiday only names them.
    when: at(
      `(?:${HOLIDAY})(?: weekend| week)?[,:]? (?:is |from )?${MONTH} ${DAY_NUMBER} ?(?:-|–|—|to|through|thru|until|till) ?(?:the )?${DAY_NUMBER}(?! ?(?:[ap]\\.?m|:))${YEAR}`,
    ),
    read: ([, name = '', first = '', last = '', year], seen) =>
      spanInMonth(name, first, last, { year, seen }),
  },
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
    read: ([, name = '', first = '', last = '', year], seen) =>
      spanInMonth(name, first, last, { year, seen }),
  },
  {
    when: at(`${MONTH} (?:the )?${DAY_NUMBER}(?!(?:[ap]\\.?m\\b| ?(?::|mg\\b|ml\\b)))${YEAR}`),
    read: ([, name = '', number = '', year], seen) => day(inYear(monthIn(name), Number(number), year, seen)),
  },
  {
    // 'She turns 10 dec 9' tells an age and a day.
    when: at(`(?<!\\bturn(?:s|ed|ing)? )(?:the )?${DAY_NUMBER} (?:of )?${MONTH}${YEAR}`),
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
    // 'The 25th to the 29th of January'
    when: at(
      `(?:the )?${DAY_NUMBER} ?(?:-|–|—|to|through|thru|until|till) ?(?:the )?${DAY_NUMBER} (?:of )?${MONTH}${YEAR}`,
    ),
    read: ([, first = '', last = '', name = '', year], seen) =>
      spanInMonth(name, first, last, { year, seen }),
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
    when: at('(\\d{1,2})/(\\d{1,2}) ?(?:-|–|—) ?(\\d{1,2})/(\\d{1,2})'),
    read([, m = '', d = '', lastMonth = '', lastDay = ''], seen) {
      const date = inYear(Number(m), Number(d), undefined, seen);
      const from = { today: date ?? seen.today, past: false };
      const endDate = date && inYear(Number(lastMonth), Number(lastDay), undefined, from);
      return date && endDate ? { date, endDate } : undefined;
    },
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
    // '12-9 at 9am'
    when: at('(\\d{1,2})-(\\d{1,2})(?=,? (?:at|@) ?\\d)'),
    read: ([, m = '', d = ''], seen) => day(inYear(Number(m), Number(d), undefined, seen)),
  },
  {
    when: at(`(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?${FRACTION}`),
    read: ([, m = '', d = '', year], seen) => day(inYear(Number(m), Number(d), year, seen)),
  },
];
