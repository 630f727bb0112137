// The ways in which a day is named in lower-case text, tried in order: days counted from today, days of weeks and months,
// holidays; written dates come first.
import { addDays, weekdayNumber, weekStart } from '../dates.ts';
import { at, day, ORDINAL_DAY, type DayPattern } from './day-pattern.ts';
import {
  inMonth,
  later,
  month,
  ofMonth,
  partOfMonth,
  stretch,
  weekday,
  weekdayInWeeks,
  weekOfMonth,
  wholeMonth,
} from './resolve-days.ts';
import { WRITTEN } from './written-days.ts';
import { holiday, HOLIDAY } from './holiday-names.ts';
import {
  COUNT,
  countIn,
  DAY_WORD,
  dayWordIn,
  LATER_DAY_WORD,
  MONTH,
  monthIn,
  NO_RHYTHM,
  ORDINAL,
  WEEKDAY,
} from './words.ts';

const UNIT = '(days?|weeks?|wks?|fortnights?|months?|mos?|mths?|years?|yrs?)';
const NOT_A_PLACE =
  '(?! (?:grade|grader|floor|birthday|time|thing|item|dish|idea|night|half|list|appointments?|dose|child|kid|shot|one|week|day|month|year|place|visit|appointment|try))';

const RELATIVE: readonly DayPattern[] = [
  { when: at('(?:the )?day after tomorrow'), read: (_, { today }) => day(addDays(today, 2)) },
  { when: at('(?:the )?day before yesterday'), read: (_, { today }) => day(addDays(today, -2)) },
  {
    when: at('tomorrows?'),
    read: (_, { today }) => day(addDays(today, 1)),
  },
  { when: at('yesterdays?|last night'), read: (_, { today }) => day(addDays(today, -1)) },
  {
    when: at('todays?|tonights?|tonite|this (?:morning|noon|afternoon|evening|[ap]m)|right now|just now'),
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
    when: at(`(?:(?:in|over|for|within) )?(?:the )?(?:next|coming|following) (?!one )${COUNT} ${UNIT}`),
    read: ([, count = '', unit = ''], { today }) => ({
      date: today,
      endDate: later(today, countIn(count), unit),
    }),
  },
  {
    when: at(`${NO_RHYTHM}${COUNT} ${UNIT} (?:from (?:now|today)|later)`),
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
    // 'Mon-Thu'
    when: at(`${WEEKDAY} ?(?:-|–|—) ?${WEEKDAY}`),
    read([, first = '', last = ''], seen) {
      const date = weekday(undefined, first, seen);
      return { date, endDate: weekday(undefined, last, { today: date, past: false }) };
    },
  },
  {
    when: at(`this week(?: on)?,? ${WEEKDAY}|${WEEKDAY},? (?:of )?this week`),
    read: ([, first, second], seen) => day(weekday(undefined, first ?? second ?? '', seen)),
  },
  {
    when: at(`next week(?: on)?,? ${WEEKDAY}|${WEEKDAY},? (?:of )?next week`),
    read: ([, first, second], seen) => day(weekday('next', first ?? second ?? '', seen)),
  },
  {
    when: at(`${WEEKDAY},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! of)`),
    read: ([, , number = ''], seen) => day(inMonth(Number(number), seen)),
  },
  // 'Sat 28', where the 28th is a Saturday; up to twelve it may be an hour.
  {
    when: at(
      `${WEEKDAY},? (1[3-9]|2\\d|3[01])(?![\\d:.,/]| (?:of )?${MONTH}| ?(?:people|guests|kids|min|mg|ml|dollars|%))`,
    ),
    read: ([, name = '', number = ''], seen) => {
      const date = inMonth(Number(number), seen);
      const named = weekday(undefined, name, seen);
      return date !== undefined && weekdayNumber(date) === weekdayNumber(named) ? day(date) : undefined;
    },
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
    read([, which = '', unit = ''], { today, past }) {
      const step =
        which === 'next' || which === 'following' ? 1 : which === 'last' || which === 'past' ? -1 : 0;
      if (unit === 'month') return month(today, step);
      // On a weekday 'the coming week' is the one that has not begun; so is 'this week' on a Sunday.
      const isOver = which === 'this' && unit === 'week' && !past && weekdayNumber(today) === 0;
      const coming = isOver ? 1 : (which === 'coming' || which === 'upcoming') && unit === 'week' ? 1 : step;
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
    // 'What goes bad before December': from today on.
    when: at(`before (?:the )?${MONTH}(?! \\d)`),
    read([, name = ''], seen) {
      const last = addDays(wholeMonth(monthIn(name), undefined, seen).date, -1);
      return last >= seen.today ? { date: seen.today, endDate: last } : undefined;
    },
  },
  {
    // On a Sunday, 'by the weekend' is the one that comes.
    when: at('(?:by|before|until|till) the weekend'),
    read: (_, { today }) => stretch(addDays(weekStart(addDays(today, 1)), 5), 2),
  },
  {
    when: at('(?:the )weekend'),
    read: (_, { today }) => stretch(addDays(weekStart(today), 5), 2),
  },
  {
    when: at(`(${HOLIDAY})(?:,? (20\\d\\d))?`),
    read: ([, name = '', year], { today, past }) =>
      day(year === undefined ? holiday(name, today, past) : holiday(name, `${year}-01-01`, false)),
  },
  { when: at('in (20\\d\\d)'), read: ([, year]) => ({ date: `${year}-01-01`, endDate: `${year}-12-31` }) },
  {
    // 'On the fourth', 'the twenty-first at nine'
    when: at(
      `(?:(?<=\\b(?:on|until|till|by|from|since|for) )the (${DAY_WORD})|the (${DAY_WORD})(?= (?:at|@) ))${NOT_A_PLACE}`,
    ),
    read: ([, first, second], seen) => day(inMonth(dayWordIn(first ?? second ?? ''), seen)),
  },
  {
    // The words from six on name no place in a row.
    when: at(`the (${LATER_DAY_WORD})${NOT_A_PLACE}`),
    read: ([, word = ''], seen) => day(inMonth(dayWordIn(word), seen)),
  },
  {
    // 'Move it to 27th at 4', 'dentist 27th 2pm': no article, and a place in a row has no hour behind it.
    when: at(
      `${ORDINAL_DAY}(?=,? (?:(?:at|@) ?\\d{1,2}(?!\\d?(?:st|nd|rd|th))|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b))|(?<=\\b(?:to|until|till|by) )(2[123](?:st|nd|rd)|31st|(?:[4-9]|[12]\\d|30)th)(?= *(?:$|[,;?!]|\\.(?!\\w)|(?:instead|same|please|pls)\\b))`,
    ),
    read: ([, timed, bare = ''], seen) => day(inMonth(Number(timed ?? bare.slice(0, -2)), seen)),
  },
  {
    when: at(`the (\\d{1,2})(?:st|nd|rd|th)${NOT_A_PLACE}`),
    read: ([, number = ''], seen) => day(inMonth(Number(number), seen)),
  },
];

/** Every way but the bare name of a weekday. */
export const DAY_PATTERNS: readonly DayPattern[] = [...WRITTEN, ...RELATIVE, ...WEEKS];
