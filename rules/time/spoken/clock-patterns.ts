// Patterns of times of day in a text: 'half past three', 'from 9 to 11', 'noon'. Days were made unreadable before.
import type { Half } from './halves.ts';
import { HOUR_WORD, countIn } from './words.ts';

const HALF = '(a\\.?m\\b\\.?|p\\.?m\\b\\.?)';
const SHORT_HALF = '(a\\.?m\\b\\.?|p\\.?m\\b\\.?|(?<=\\d)[ap]\\b)';
const UNIT =
  '(?! ?(?:mg|mcg|ml|g|kg|lbs?|oz|%|°|degrees?|days?|weeks?|months?|years?|yrs?|yo|times?|hours?|hrs?|minutes?|mins?|kids?|people|tablets?|pills?|drops?|puffs?|teaspoons?|cups?|miles?|dollars|percent|points|of|x|st|nd|rd|th|and a half)(?![a-z]))';
const DIGITS = '(\\d{1,2})(?:[:.](\\d{2}))?(?![\\d/:]|\\.\\d)';
const QUARTERS: Record<string, number> = {
  quarter: 15,
  half: 30,
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty five': 25,
  'twenty-five': 25,
};
const SAID_MINUTES: Record<string, number> = {
  thirty: 30,
  fifteen: 15,
  'forty five': 45,
  'forty-five': 45,
  ten: 10,
  twenty: 20,
  'oh five': 5,
};

const minutesOf = (word: string): number => QUARTERS[word] ?? Number.parseInt(word, 10);

/** An hour as it is said. */
export interface Clock {
  hour: number;
  minute: number;
  half?: Half | undefined;
  /** Written like 08:15 or 16:00, which leaves no choice. */
  whole?: boolean;
}

const halfOf = (text: string | undefined): Half | undefined =>
  text === undefined ? undefined : text.startsWith('a') ? 'am' : 'pm';

function clock(hour: string, minute: string | undefined, half: string | undefined): Clock | undefined {
  const read = { hour: Number(hour), minute: Number(minute ?? 0) };
  if (read.hour > 24 || read.minute > 59 || (half !== undefined && (read.hour > 12 || read.hour === 0)))
    return undefined;
  return {
    ...read,
    half: halfOf(half),
    whole: half === undefined && (read.hour > 12 || hour.startsWith('0')),
  };
}

interface Pattern {
  when: RegExp;
  read: (groups: (string | undefined)[]) => (Clock | undefined)[];
}

const at = (pattern: string): RegExp => new RegExp(`(?<![\\w.:/-])(?:${pattern})(?![\\w])`, 'g');
const BEFORE = '(?:at|around|about|by|@|for|from|until|till|til|between|before|after|to|starts?|starting)';

/** 'Went up to 20', 'from 5 to 10 ml', 'ages 6 to 9': amounts and no hours. */
const NO_AMOUNT =
  '(?<!\\b(?:up|down|went|goes|bumped|upped|raised|lowered|increased|decreased|dose|dosage|quantity|amount|count|ages?(?: \\d+)?)(?: (?:it|him|her|them|that|this|hers|his))? )(?!from \\d+ ?to \\d+ ?(?:m[gl]|mcg|units?|lbs?|kg|%|puffs?|pills?|tablets?|drops?)\\b)';

/** 'Peak flow 210 this morning', 'his sugar was 145 today': a value. */
const NO_VALUE =
  '(?<!\\b(?:flow|sugar|glucose|bg|weight|weighs|weighed|pressure|bp|pulse|rate|inr|oxygen|sats?|levels?|count|ketones|score|reading)(?: (?:is|was|of|at|came back|reads?))? )';

/** A day, which was made unreadable before, stands here: 'Friday 10', 'tomorrow, 4', '5 to 6 on Thursday'. */
const BEHIND_DAY = '(?<=\\uE000(?: (?:night|evening|morning|afternoon)s?)?(?:,? | at | from ))';
const BEFORE_DAY = '(?= (?:on )?\\uE000)';
const TO = ' ?(?:-|–|—|to|until|till|til) ?';
/** Also '230', beside another hour. */
const COMPACT = '(\\d{1,2})(?:[:.]?([0-5]\\d))?(?![\\d/:]|\\.\\d)';
const RANGE = `${COMPACT}${UNIT}${TO}${COMPACT}${UNIT}`;

/** Both ends of a stretch whose numbers stand beside a day. */
function rangeOf([, h1 = '', m1, h2 = '', m2]: (string | undefined)[]): (Clock | undefined)[] {
  const [first, last] = [clock(h1, m1, undefined), clock(h2, m2, undefined)];
  return first && last && first.hour <= 12 ? [first, last] : [];
}

/** 'The INR thing is 10.15 now, same day' is at that hour; an 'INR of 2.30' is none. */
const VISIT_IS =
  "(?<=\\b(?:thing|appointment|appt|apt|visit|check(?:-?up)?|cleaning|exam|class|lesson|practice|therapy|session)(?: is|'s| starts| begins)(?: now| actually)? )";
const TOLD_ANEW =
  '(?=,? (?:now,? )?(?:same day|same date|instead|not )|(?<!\\b(?:inr|lab|blood) .{0,30}) now\\b)';

const RUNS =
  "(?:is|its|it's|are|runs|goes|from|practice|lessons?|class|game|rehearsal|meet|party|shift|session|camp|club)";

/** In this order: what one has read, the next ones do not see. */
export const CLOCK_PATTERNS: readonly Pattern[] = [
  // 'At 10 to 4', where a stretch would be 'from 10 to 4'
  {
    when: at(`(?<=\\bat )(5|10|20|25) (?:to|till|before) (1[0-2]|[1-9])${UNIT}(?! ?[ap]\\.?m)`),
    read: ([, minutes = '', h = '']) => [
      { hour: h === '1' ? 12 : Number(h) - 1, minute: 60 - Number(minutes) },
    ],
  },
  // 'Mondays 3-4', '5 to 6 on Thursday': hours, because they stand beside a day.
  { when: new RegExp(`${BEHIND_DAY}${RANGE}(?! ?(?:[ap]\\.?m|[ap])\\b)(?![\\w/:-])`, 'g'), read: rangeOf },
  { when: at(`${RANGE}${BEFORE_DAY}`), read: rangeOf },
  // '4 to 6' and nothing else
  {
    when: new RegExp(`^ ?(?:from )?${COMPACT}${UNIT} (?:to|until|till|til) ${COMPACT}${UNIT}[.! ]*$`, 'g'),
    read: rangeOf,
  },
  // 'Put it in, 2 to 5'
  { when: at(`(?<=\\b(?:it|in|on|that|down), ?)${RANGE}(?=[.!?]|$)`), read: rangeOf },
  // 'Practice is 10 to 1130', 'runs 930 to 11'
  {
    when: at(
      `(?<=\\b${RUNS} )(?:1[0-2]|[1-9])[0-5][05]${TO}(?:1[0-2]|[1-9])${UNIT}|(?<=\\b${RUNS} )(?:1[0-2]|[1-9])${TO}(?:1[0-2]|[1-9])[0-5][05]${UNIT}`,
    ),
    read: ([whole = '']) => rangeOf(new RegExp(RANGE).exec(whole) ?? []),
  },
  {
    when: at(`(?:noon|midday)${TO}${DIGITS}${UNIT} ?${HALF}?`),
    read: ([, h = '', m, p]) => [{ hour: 12, minute: 0, whole: true }, clock(h, m, p ?? 'pm')],
  },
  {
    when: at(`${DIGITS} ?${SHORT_HALF}?${TO}midnight`),
    read: ([, h = '', m, p]) => [clock(h, m, p ?? 'pm'), { hour: 0, minute: 0, whole: true }],
  },
  {
    when: at(`${DIGITS} ?${HALF}?${TO}(?:noon|midday)`),
    read: ([, h = '', m, p]) => [clock(h, m, p ?? 'am'), { hour: 12, minute: 0, whole: true }],
  },
  {
    // '3-4:30pm', 'from 9 to 11': a half or minutes at the end, or a word before that asks for times.
    when: at(
      `(?:(?:from|between|at) )?${DIGITS}${UNIT} ?${SHORT_HALF}? ?(?:-|–|—|to|until|till|til|and) ?${DIGITS}${UNIT} ?${SHORT_HALF}?`,
    ),
    read([whole = '', h1 = '', m1, p1, h2 = '', m2, p2]) {
      const clear = m1 ?? m2 ?? p1 ?? p2;
      if (clear === undefined && !/^(?:from|between|at)/.test(whole)) return [];
      // 'At 1 and 1:30' are two times.
      if (/\band\b/.test(whole) && !/^(?:from|between)/.test(whole)) return [];
      const [first, last] = [clock(h1, m1, p1), clock(h2, m2, p2)];
      if (!first || !last) return [];
      // '3-4:30pm' begins in the half it ends in, '11-1pm' does not.
      if (first.half === undefined && last.half && first.hour % 12 <= last.hour % 12) first.half = last.half;
      else if (first.half === undefined && last.half === 'pm') first.half = first.hour === 12 ? 'pm' : 'am';
      if (last.half === undefined && first.half)
        last.half = last.hour % 12 >= first.hour % 12 ? first.half : 'pm';
      return [first, last];
    },
  },
  {
    when: at(
      `(half|quarter|five|ten|twenty|twenty[ -]five|\\d{1,2})(?: minutes?)? (past|after|to|before|till|til|of) (${HOUR_WORD}|\\d{1,2}|noon|midnight)${UNIT}(?: ?${HALF})?`,
    ),
    read([whole = '', minutes = '', side = '', hourWord = '', half]) {
      if (/^\d/.test(minutes) && !/^(?:\d+ minutes?|5|10|20|25) /.test(whole)) return [];
      const hour = hourWord === 'noon' ? 12 : hourWord === 'midnight' ? 24 : countIn(hourWord);
      const minute = minutesOf(minutes);
      if (Number.isNaN(minute) || minute > 59) return [];
      const said = hourWord === 'noon' || hourWord === 'midnight';
      const past = side === 'past' || side === 'after';
      const at12 = past ? hour : hour === 1 ? 12 : hour - 1;
      return [{ hour: at12, minute: past ? minute : 60 - minute, half: halfOf(half), whole: said }];
    },
  },
  // 'Monday 9 15', 'Dec 9 9.30'
  {
    when: new RegExp(`${BEHIND_DAY}(1[0-2]|[1-9])[ .]([0-5][05])${UNIT}(?! ?[ap]\\.?m)(?![\\w/:.-])`, 'g'),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  // 'Tomorrow morning 8', 'Monday bright and early, 7:30'
  {
    when: new RegExp(
      `(?<=\\uE000 (?:mornings?|afternoons?|evenings?|nights?|bright and early|first thing),?(?: at| around)? )(\\d{1,2})(?::?([0-5]\\d))?${UNIT}(?![\\w/:.-])`,
      'g',
    ),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  // 'At 930', typed in a hurry.
  { when: at('at (\\d{1,2})([0-5]\\d)'), read: ([, h = '', m]) => [clock(h, m, undefined)] },
  // 'at 2 30', and 'at 2 30 minutes' is no time.
  {
    when: at(`at (1[0-2]|[1-9]) ([0-5][05])${UNIT}(?! ?[ap]\\.?m)`),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  {
    when: at(`half (${HOUR_WORD}|\\d{1,2})${UNIT}`),
    read: ([, h = '']) => [{ hour: countIn(h), minute: 30 }],
  },
  {
    when: at(`(${HOUR_WORD})[ -](thirty|fifteen|forty[ -]five)(?: ?${HALF})?`),
    read: ([, h = '', m = '', p]) => [clock(String(countIn(h)), String(SAID_MINUTES[m]), p)],
  },
  { when: at('noon(?:ish)?|midday|lunchtime'), read: () => [{ hour: 12, minute: 0, whole: true }] },
  { when: at('midnight'), read: () => [{ hour: 0, minute: 0, whole: true }] },
  { when: at(`(\\d{1,2})(?:[:.](\\d{2}))? ?${HALF}`), read: ([, h = '', m, p]) => [clock(h, m, p)] },
  // '745am', 'Friday 3p', 'at 9:30a'
  { when: at(`(\\d{1,2})([0-5]\\d) ?${HALF}`), read: ([, h = '', m, p]) => [clock(h, m, p)] },
  {
    when: new RegExp(`(?:${BEHIND_DAY}|(?<=\\b${BEFORE} ))(\\d{1,2})(?::?([0-5]\\d))?([ap])(?![\\w'])`, 'g'),
    read: ([, h = '', m, p]) => [clock(h, m, p)],
  },
  {
    when: at(`${NO_VALUE}(?!(?:19|20)\\d\\d)(\\d{1,2})([0-5][05])${BEFORE_DAY}`),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  {
    when: at(`${VISIT_IS}(1[0-2]|[1-9])\\.([0-5]\\d)${TOLD_ANEW}`),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  { when: at('(\\d{1,2}):(\\d{2})(?::\\d{2})?'), read: ([, h = '', m]) => [clock(h, m, undefined)] },
  {
    when: at(`(\\d{1,2}|${HOUR_WORD})(?:[:.](\\d{2}))?(?: ?-?ish| o'? ?clock)(?: ?${HALF})?`),
    read: ([, h = '', m, p]) => [clock(String(countIn(h)), m, p)],
  },
  {
    when: at(
      `${BEFORE} (${HOUR_WORD})(?:[ -](thirty|fifteen|forty[ -]five|ten|twenty|oh five))?${UNIT}(?: ?${HALF})?`,
    ),
    read: ([, h = '', m, p]) => [clock(String(countIn(h)), m && String(SAID_MINUTES[m]), p)],
  },
  { when: at(`${BEFORE} (\\d{1,2}) and (?:a )?half`), read: ([, h = '']) => [clock(h, '30', undefined)] },
  {
    when: at(`${BEFORE} (\\d{1,2})(?= of the (?:morning|afternoon|evening|night)\\b)`),
    read: ([, h = '']) => [clock(h, undefined, undefined)],
  },
  // 'Goes till 6' is no amount.
  {
    when: at(`(?<=\\b(?:goes|runs) )(?:until|till|til) (\\d{1,2})${UNIT}(?![\\d/:.-]\\d)`),
    read: ([, h = '']) => [clock(h, undefined, undefined)],
  },
  {
    when: at(`${NO_AMOUNT}${BEFORE} (\\d{1,2})(?:\\.(\\d{2}))?${UNIT}(?![\\d/:.-]\\d)`),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  {
    when: new RegExp(`${BEHIND_DAY}(\\d{1,2})${UNIT}(?![\\w/:.-])`, 'g'),
    read: ([, h = '']) => [clock(h, undefined, undefined)],
  },
  // 'Wed 330', 'Sunday 1030'; no year.
  {
    when: new RegExp(`${BEHIND_DAY}(?!(?:19|20)\\d\\d)(\\d{1,2})([0-5]\\d)${UNIT}(?![\\w/:.-])`, 'g'),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  // 'Dec 4 eight twenty'
  {
    when: new RegExp(
      `${BEHIND_DAY}(${HOUR_WORD})[ -](ten|twenty|thirty|fifteen|forty[ -]five|oh five)\\b`,
      'g',
    ),
    read: ([, h = '', m = '']) => [clock(String(countIn(h)), String(SAID_MINUTES[m]), undefined)],
  },
  // 'Friday three', with nothing behind it that could be counted.
  {
    when: new RegExp(`${BEHIND_DAY}(${HOUR_WORD})(?= *(?:$|[,.;?!]|and\\b|with\\b|for\\b|at\\b))`, 'g'),
    read: ([, h = '']) => [clock(String(countIn(h)), undefined, undefined)],
  },
  // 'Mother's Day brunch 1030': at the end, and no number of a room or an order.
  {
    when: new RegExp(
      `(?<=\\uE000.* )(?<!\\b(?:rooms?|rm|order|number|no|apt|unit|suite|flight|bus|hwy|highway|route|rt|page|box|gate|code|pin) )(?!(?:19|20)\\d\\d)(\\d{1,2})([0-5][05])(?= *(?:$|[.!?]))`,
      'g',
    ),
    read: ([, h = '', m]) => [clock(h, m, undefined)],
  },
  // '16h30', '1630 hours'
  {
    when: at('(\\d{1,2})h(\\d{2})?|([01]\\d|2[0-3])([0-5]\\d) ?(?:hours|hrs)'),
    read: ([, h, m, hour = '', minute]) => [clock(h ?? hour, m ?? minute, undefined)],
  },
  { when: at(`${BEFORE} (\\d{1,2}) ([0-5][05])`), read: ([, h = '', m]) => [clock(h, m, undefined)] },
  {
    when: at(
      `(\\d{1,2}|${HOUR_WORD})(?= (?:in the (?:morning|afternoon|evening)|at night|tonight|tonite)\\b)`,
    ),
    read: ([, h = '']) => [clock(String(countIn(h)), undefined, undefined)],
  },
];
