// Reads lines that hold a date and its title: 'Sept 7 Labor Day', 'Labor Day ..... September 7', with wrapped lines.
import { heightOf, overlapX } from '../layout/geometry.ts';
import type { FoundEntry } from './found-entry.ts';
import { lineEntries, type LineEntry } from './line-entries.ts';
import type { LineIndex } from './line-index.ts';
import { columnEnd, isWrapped } from './line-wrap.ts';
import { isTitle, trimTitle } from './line-titles.ts';
import { joinLines, type PageLine } from './page-lines.ts';
import { sectionHeading } from './section-headings.ts';
import { hasSentenceWord } from './prose.ts';
import { isIssue, isRevision } from '../tables/table-words.ts';

const MOST_WRAPPED = 4;

/** The sentence continues after the date: 'August 17 is the first day'. */
const GOES_ON =
  /^\s*(?:is|are|was|were|will|shall|has|have|and|or|in|by|with|we|as|which|that|if|so|ist|sind|wird|werden|oder|est|sont|sera|es|son|será|serán)\b/u;
const ON_THE_DAY =
  /\b(?:on|by|until|before|after|since|of|in|is|are|was|until|between|except|bis zum|vor|nach|seit|avant|après|antes de|después de)\s*$/iu;
const TIED = /[:–—|,(-]\s*(?:on\s*)?$|\.{2,}\s*$/u;
/** Words of a line with its date in the middle at most. */
const MOST_WORDS = 16;

/** 'Book Fair Nov. 2-6 in the library' */
const isShortEntry = (text: string): boolean =>
  text.split(' ').length <= 10 &&
  /^\P{L}*\p{Lu}/u.test(text) &&
  !/[.!?]$/.test(text) &&
  !hasSentenceWord(text);

/** Telephone numbers and addresses of the page's foot. */
const CONTACT = /\b\d{3}[-. ]\d{4}\b|@|\bwww\.|https?:/i;
/** A part of the school is closed: children are not at home. */
const ROOM_CLOSED =
  /\b(?:library|cafeteria|gym|gymnasium|pool|store|playground|parking|lot|entrance)\s(?:is|are|will be)\sclosed\b/i;
/** A sentence of its own about days made up or closed: 'Days lost to weather are made up on June 14 and 16.' */
const isNotice = (text: string, after: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  /^[\s.;,]*$|^[;,] (?=\p{Lu}\p{L}{2})/u.test(after) &&
  /\bmade up\b|\bmake-?up\b|\b(?:snow|weather|emergency) days?\b|\bclosed\b|nachgeholt|rattrap/i.test(text) &&
  !ROOM_CLOSED.test(text);

/** False for dates that a sentence only mentions, and for 'Revised May 3'. */
function isEvent(entry: LineEntry, line: PageLine): boolean {
  const { expression, style, title } = entry;
  if (!isTitle(title) || isRevision(title) || isIssue(line.text)) return false;
  const before = line.text.slice(0, expression.start);
  const after = line.text.slice(expression.end);
  if (/^\s*(?:on|by|until|since|effective|as of)\s*$/i.test(before) && /^,?\s+\p{Ll}/u.test(after))
    return false;
  if (style === 'leading') return !GOES_ON.test(after) && !line.prose;
  if (CONTACT.test(line.text)) return false;
  if (line.prose) return style === 'trailing' && isNotice(line.text, after);
  if (style === 'trailing')
    return !(ON_THE_DAY.test(before) && (/\.\s*$/.test(after) || before.split(' ').length > 7));
  if (isShortEntry(line.text) && !ON_THE_DAY.test(before)) return true;
  if (line.text.split(' ').length > MOST_WORDS && !/[:(]\s*$/.test(before)) return false;
  return TIED.test(before) || (/^\s*[:–—|,(-]/u.test(after) && !ON_THE_DAY.test(before));
}

/** Left edge of the text after a line's date, where wrapped lines start. */
function titleLeft(line: PageLine): number {
  const end = line.expressions[0]?.end ?? 0;
  let offset = 0;
  for (const word of line.words) {
    if (offset >= end) return word.left;
    offset += word.text.length + 1;
  }
  return line.left;
}

/** Lines below an entry that continue its title. */
function wrappedLines(
  line: PageLine,
  index: LineIndex<PageLine>,
  used: ReadonlySet<PageLine>,
  leastEnd: number,
): PageLine[] {
  const found: PageLine[] = [];
  const height = heightOf(line);
  const title = titleLeft(line);
  const end = Math.max(leastEnd, columnEnd(line, index));
  let last: PageLine = line;
  while (found.length < MOST_WRAPPED) {
    const reach = { ...line, top: last.bottom - 0.3 * height, bottom: last.bottom + 0.8 * height };
    const next: PageLine | undefined = index
      .near(reach)
      .filter(
        (one) =>
          one.top > last.top + 0.5 * height &&
          one.top - last.bottom < 0.75 * height &&
          overlapX(one, line) > 0,
      )
      .toSorted((one, two) => one.top - two.top)[0];
    if (!next || next.role !== 'text' || used.has(next) || Math.abs(heightOf(next) - height) > 0.25 * height)
      break;
    const hangs = next.left > line.left + 0.8 * height && Math.abs(next.left - title) < 2.5 * height;
    const starts = Math.abs(next.left - line.left) < height;
    const isOpen =
      /^[\p{Ll}(&/–-]/u.test(next.text) ||
      /[,&/–(-]$|\b(?:and|of|for|the|und|et|y|de|with)$/iu.test(last.text);
    if (!hangs && !(starts && (isOpen || (isWrapped(last, next, end) && !isRevision(next.text))))) break;
    found.push(next);
    last = next;
  }
  return found;
}

/** Lines that continue the title of the dated line above them: they are the titles of no other date. */
export function continuedLines(
  lines: readonly PageLine[],
  index: LineIndex<PageLine>,
  leastEnd: number,
): Set<PageLine> {
  const found = new Set<PageLine>();
  for (const line of lines) {
    if (line.role !== 'event' || line.prose) continue;
    const last = lineEntries(line.text, line.expressions).at(-1);
    if (last?.style !== 'leading') continue;
    for (const one of wrappedLines(line, index, found, leastEnd)) found.add(one);
  }
  return found;
}

export interface ListContext {
  index: LineIndex<PageLine>;
  /** Lines that belong to a dated line above them. */
  continued: ReadonlySet<PageLine>;
  /** Lines that became a part of an entry. */
  used: Set<PageLine>;
}

/** Titles that only say whom a day is for, or count it: 'All Campuses', 'Elementary only', '1st (41 days)'. */
const ONLY_SCOPE =
  /^(?:(?:all|only|elementary|primary|middle|high|secondary|upper|lower|schools?|campus(?:es)?|students?|grades?|pre-?k|k|and|&|\d{1,2}|[–,/-])(?:[\s,/–-]+|$))+$|^\d(?:st|nd|rd|th)\b[\s–(]*(?:\d{1,3}\)?)?$/i;

/** The title, behind the heading of its list where it has no name of its own. */
function withHeading(title: string, line: PageLine, { index, continued }: ListContext): string {
  if (!ONLY_SCOPE.test(title)) return title;
  const heading = sectionHeading(line, index, continued);
  return heading ? `${trimTitle(joinLines(heading))} – ${title.replace(/[\s–(]+\d{1,3}\)?$/, '')}` : title;
}

/** The entries of lines that hold both date and title; lines that end before `leastEnd` are not wrapped. */
export function listEntries(
  lines: readonly PageLine[],
  context: ListContext,
  leastEnd: number,
): FoundEntry[] {
  const { index, used } = context;
  const events = lines.filter((line) => line.role === 'event' && !used.has(line));
  return events.flatMap((line) => {
    const entries = lineEntries(line.text, line.expressions).filter((entry) => isEvent(entry, line));
    const last = entries.at(-1);
    if (!last) return [];
    const wrapped = last.style === 'leading' ? wrappedLines(line, index, used, leastEnd) : [];
    for (const one of wrapped) used.add(one);
    return entries.map((entry): FoundEntry => {
      const own = entry === last ? wrapped : [];
      const printed = trimTitle([entry.title, ...own.map(({ text }) => text)].join(' '));
      const title = withHeading(printed, line, context);
      return { expression: entry.expression, title, style: entry.style, line, lines: [line, ...own] };
    });
  });
}
