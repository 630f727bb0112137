// Lines and tables of the plain HTML that mammoth writes.

const TOKENS = /<(\/?)([a-z0-9]+)[^>]*>|([^<]+)/g;
const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'table']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Text of HTML or XML without its entities. */
export const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
const tidied = (text: string): string => text.replace(/[^\S\n]+/g, ' ').trim();

/** An open table: its rows, and the cell being read. */
interface OpenTable {
  rows: string[][];
  cell: string;
}

/** Collects text by lines, and by cells while a table is open. */
class Collector {
  readonly lines: string[] = [];
  readonly tables: string[][][] = [];
  readonly #open: OpenTable[] = [];
  #line = '';

  text(text: string): void {
    const table = this.#open.at(-1);
    if (table) table.cell += text;
    else this.#line += text;
  }

  endLine(): void {
    const table = this.#open.at(-1);
    if (table) {
      table.cell += '\n';
      return;
    }
    const lines = this.#line.split('\n').map(tidied);
    this.lines.push(...lines.filter((line) => line !== ''));
    this.#line = '';
  }

  begin(tag: string): void {
    if (tag === 'table') {
      if (this.#open.length === 0) this.endLine();
      this.#open.push({ rows: [], cell: '' });
    }
    const table = this.#open.at(-1);
    if (tag === 'tr') table?.rows.push([]);
    if ((tag === 'td' || tag === 'th') && table) table.cell = '';
  }

  end(tag: string): void {
    const table = this.#open.at(-1);
    if (tag === 'td' || tag === 'th') {
      table?.rows.at(-1)?.push(table.cell.split('\n').map(tidied).filter(Boolean).join('\n'));
    } else if (tag === 'table' && table) {
      this.#open.pop();
      this.tables.push(table.rows);
      this.lines.push(...table.rows.map((row) => row.join('\t').replaceAll('\n', ' ')));
    } else if (BLOCKS.has(tag)) this.endLine();
  }
}

/**
 * Lines in reading order, those of tables with a tab between cells, and the tables again as rows of cells, in which
 * paragraphs are separated by line breaks.
 */
export function readHtmlText(html: string): { lines: string[]; tables: string[][][] } {
  const collector = new Collector();
  for (const [, slash, tag, text] of html.matchAll(TOKENS)) {
    if (text !== undefined) collector.text(decoded(text));
    else if (tag === 'br') collector.text('\n');
    else if (slash === '/') collector.end(tag ?? '');
    else collector.begin(tag ?? '');
  }
  collector.endLine();
  return { lines: collector.lines, tables: collector.tables };
}
