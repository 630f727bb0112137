// Lines of a .csv file as lines of a list: 'Winter Break,12/21/2026,1/1/2027,TRUE' is 'Winter Break: 12/21/2026 – 1/1/2027'.
import { isShortDay } from '../rows/kinds.ts';

const DATE = /^(?:\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d|20\d\d-\d\d-\d\d)$/;
const YES_OR_NO = /^(?:true|false|yes|no)$/i;
const CLOCK = /^(\d{1,2}:\d{2})(?::\d{2})?(\s?[ap]\.?m\.?)?$/i;
/** Where an export says that an entry has no hour. */
const MIDNIGHT = /^(?:12:00\s?am|0?0:00)$/i;
/** The names of the columns: 'Subject,Start Date,Start Time'. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:subject|title|summary|event(?: name| title)?|name|description)$/i.test(cell)) &&
  cells.some((cell) => /^(?:(?:start|begin|end|event)[ _]?)?date$/i.test(cell));
const MOST_CELLS = 30;

/** The cells of a line; undefined where its commas are those of a sentence. */
function cellsOf(line: string): string[] | undefined {
  const cells = [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*)),/g)];
  const isWhole = cells.reduce((length, [cell]) => length + cell.length, 0) === line.length + 1;
  const texts = cells.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
  const isSpaced = cells.some(([cell], at) => at > 0 && cell.startsWith(' '));
  return isWhole && !isSpaced && cells.length > 1 && cells.length <= MOST_CELLS
    ? texts.map((text) => text.trim())
    : undefined;
}

/** The hour at which an entry begins. */
function hourOf(cells: readonly string[]): string {
  const [hour] = cells.flatMap((cell) => {
    const [, clock, half = ''] = CLOCK.exec(cell) ?? [];
    return clock === undefined ? [] : `${clock}${half}`;
  });
  return hour === undefined || MIDNIGHT.test(hour) ? '' : ` ${hour}`;
}

function listLine(line: string): string | undefined {
  const cells = cellsOf(line) ?? [];
  if (isHeader(cells)) return '';
  const dates = cells.filter((cell) => DATE.test(cell));
  const [title, ...more] = cells.filter(
    (cell) => /\p{L}{2}/u.test(cell) && !YES_OR_NO.test(cell) && !CLOCK.test(cell),
  );
  const [from, to = from] = dates;
  if (from === undefined || title === undefined || dates.length > 2) return undefined;
  const hour = hourOf(cells);
  // The hour of a short day is that of its own words, not of a note about the buses.
  const name =
    hour !== '' && isShortDay(title)
      ? [`${title}${hour}`, ...more].join(', ')
      : `${[title, ...more].join(' – ')}${hour}`;
  return `${name}: ${from === to ? from : `${from} – ${to}`}`;
}

/** The lines for reading, and what is printed in place of those that changed. */
export function csvLines(lines: readonly string[]): {
  lines: string[];
  printed: ReadonlyMap<string, string>;
} {
  const printed = new Map<string, string>();
  const read = lines.flatMap((line) => {
    const listed = listLine(line);
    if (listed === undefined) return line;
    printed.set(listed.replaceAll(/\s+/g, ' '), line);
    // The next line must not read as the rest of a long one.
    return [listed, ''];
  });
  return { lines: read, printed };
}
