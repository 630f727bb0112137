// Cuts a sentence into clauses: dates with the words before and after them. 'No school on January 18 (MLK Day) and on
// February 15 (Presidents' Day)' is one clause of two dates with names.
import { dateExpressions } from '../dates/date-expressions.ts';

interface ClauseDate {
  /** The date as printed, ranges with a dash where words printed them. */
  text: string;
  /** In brackets, or after 'for', behind one date of several. */
  name?: string;
}

export interface Clause {
  dates: ClauseDate[];
  before: string;
  after: string;
}

const SMALL = String.raw`(?:(?:and|&|or|as well as|plus|then)\b)?\s*(?:also|again)?\s*(?:on|the|until)?`;
/** Between two dates of a list: a name, and words that join. */
const LIST = new RegExp(
  String.raw`^\s*(?:\(([^()]{2,60})\)|,?\s*(?:for|in (?:observance|honor|celebration) of|due to)\s([^,;]{2,60}?)|,\s*([^,;]{3,40}?)\s*(?=,))?\s*[,;]?\s*${SMALL}\s*$`,
  'i',
);
/** Between the first and the last day of a range. */
const RANGE =
  /^\s*,?\s*(?:and\b)?\s*(?:it\s|we\s|will\s|then\s)*(?:ends?|ending|runs?|running|goes|lasts?|lasting|continues?|continuing|extends?|extending|concludes?|concluding|closes?)\s*(?:on|through|until|till|to|thru)?\s*(?:and including)?\s*(?:on\s|the\s)?\s*$/i;
const OPENS =
  /\b(?:opens?|begins?|beginning|starts?|starting|commences?|from|is|runs?|closed|off|break|recess|vacation)\s*(?:on|from)?\s*(?:the)?\s*$/i;
/** 'scheduled for … has been moved to …' */
const MOVED = /\b(?:moved|rescheduled|changed|postponed|pushed)(?:\s+back)?\s+(?:to|until)\s*(?:on\s)?\s*$/i;
/** 'has been moved from December 10 to December 17': the first date no longer counts. */
const MOVED_FROM =
  /\s+(?:has |have |had |is |are |was |were |will be |will )?(?:been |now )*(?:moved|moves|rescheduled|changed|postponed|pushed)(?:\s+back)?\s+from\s*(?:on\s)?$/i;
export const isMovedFrom = (before: string): boolean => MOVED_FROM.test(before);
const lastDate = (text: string): string => text.split(/\s+(?:to|until)\s+|\s*[–—]\s*/i).at(-1) ?? text;
/** The verb of a sentence that starts with its date. */
export const COPULA =
  /^[\s,]*(?:which\s|that\s)?(?:is|are|will(?:\s(?:now|also))*\sbe|has been (?:designated|set|scheduled) as|marks)\b/i;
const BOUNDARY =
  /;|,\s*(?:and|but|so|while|then|because|before)\b|,|\b(?:and|but|while|then|because|before)\b|\s[-–—]\s/g;

interface Cut {
  is: 'list' | 'range' | 'moved' | 'new';
  left: string;
  right: string;
  name?: string | undefined;
}

/** The place between two dates at which the second clause starts: the last one that joins clauses. */
function newClause(between: string): Cut {
  const matches = [...between.matchAll(BOUNDARY)].filter(({ index }) => !isInBrackets(between, index));
  const wanted = matches.findLast(({ index, 0: join }) =>
    /\p{L}{3}/u.test(between.slice(index + join.length).replace(/\b(?:on|the|for|from)\b/gi, '')),
  );
  const match = wanted ?? matches.at(-1);
  if (!match) return { is: 'new', left: between, right: '' };
  return {
    is: 'new',
    left: between.slice(0, match.index),
    right: between.slice(match.index + match[0].length),
  };
}

const isInBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

function cutBetween(between: string, open: Clause, rest: string): Cut {
  if (RANGE.test(between) && OPENS.test(open.before)) return { is: 'range', left: '', right: '' };
  if (MOVED.test(between)) return { is: 'moved', left: between, right: '' };
  const list = LIST.exec(between);
  const hasOwnVerb = COPULA.test(rest) && /\p{L}{3}/u.test(open.before);
  if (!list || hasOwnVerb) return newClause(between);
  return { is: 'list', left: '', right: '', name: list[1] ?? list[2] ?? list[3] };
}

/** 'between December 23 and January 1' */
const dateText = (text: string, before: string): string =>
  /\bbetween\s*$/i.test(before) ? text.replace(/\s(?:and|&)\s/i, ' – ') : text.replace(/[,.\s]+$/, '');

/** The name in brackets behind the last date of a list whose other dates have names. */
function takeLastName(clause: Clause): void {
  const last = clause.dates.at(-1);
  const name = /^\s*\(([^()]{2,60})\)|^\s*for\s([^,;.]{2,60})/i.exec(clause.after);
  if (!last || !name || clause.dates.length < 2 || clause.dates.every((date) => date.name === undefined))
    return;
  last.name = name[1] ?? name[2] ?? '';
  clause.after = clause.after.slice(name[0].length);
}

/** The clauses of a sentence that have dates; dates in brackets count where there are no others. */
export function clausesOf(sentence: string): Clause[] {
  const found = dateExpressions(sentence, { order: 'month-first', years: [], bareFirst: false });
  const outside = found.filter(({ start }) => !isInBrackets(sentence, start));
  const dates = outside.length > 0 ? outside : found;
  const clauses: Clause[] = [];
  dates.forEach((date, at) => {
    const end = dates[at - 1]?.end ?? 0;
    const between = sentence.slice(end, date.start);
    const rest = sentence.slice(date.end, dates[at + 1]?.start);
    const open = clauses.at(-1);
    const cut: Cut = open ? cutBetween(between, open, rest) : { is: 'new', left: '', right: between };
    const isMoved = isMovedFrom(cut.right);
    if (isMoved) cut.right = cut.right.replace(MOVED_FROM, '');
    const words = sentence.slice(date.start, date.end);
    const printed = { text: dateText(isMoved ? lastDate(words) : words, cut.right || between) };
    const last = open?.dates.at(-1);
    if (open && last && cut.is === 'range') last.text += ` – ${printed.text}`;
    else if (open && last && cut.is === 'list') {
      if (cut.name !== undefined) last.name = cut.name;
      open.dates.push(printed);
    } else if (open && cut.is === 'moved') {
      open.dates = [printed];
    } else {
      if (open) open.after = cut.left;
      clauses.push({ dates: [printed], before: cut.right, after: '' });
    }
  });
  const last = clauses.at(-1);
  if (last) last.after = sentence.slice(dates.at(-1)?.end);
  for (const clause of clauses) takeLastName(clause);
  return clauses;
}
