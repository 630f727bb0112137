// Lines of a .csv file as lines of a list: 'Winter Break,12/21/2026,1/1/2027,TRUE' is 'Winter Break: 12/21/2026 – 1/1/2027'.

const DATE = /^(?:\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d|20\d\d-\d\d-\d\d)$/;
const YES_OR_NO = /^(?:true|false|yes|no)$/i;
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

function listLine(line: string): string | undefined {
  const cells = cellsOf(line) ?? [];
  const dates = cells.filter((cell) => DATE.test(cell));
  const [title, ...more] = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !YES_OR_NO.test(cell));
  const [from, to = from] = dates;
  if (from === undefined || title === undefined || dates.length > 2) return undefined;
  return `${[title, ...more].join(' – ')}: ${from === to ? from : `${from} – ${to}`}`;
}

/** The lines for reading, and what is printed in place of those that changed. */
export function csvLines(lines: readonly string[]): {
  lines: string[];
  printed: ReadonlyMap<string, string>;
} {
  const printed = new Map<string, string>();
  const read = lines.map((line) => {
    const listed = listLine(line);
    if (listed === undefined) return line;
    printed.set(listed.replaceAll(/\s+/g, ' '), line);
    return listed;
  });
  return { lines: read, printed };
}
