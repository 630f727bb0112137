// Finds the rows of a data file that a text names: the longest name first, whatever its plural or spelling.
import { nameForm } from '#rules/text/words.ts';

/** A name in a text, with all rows that have it: a food may have a row for each use. */
export interface NamedRows<Row> {
  rows: readonly Row[];
  /** In comparable form. */
  name: string;
  /** Places of its words in the comparable form of the text. */
  from: number;
  to: number;
}

const LONGEST = 5;

/** The words of a text as names are compared. */
export const formWords = (text: string): string[] => nameForm(text).split(' ').filter(Boolean);

export class RowIndex<Row extends { names: string }> {
  readonly #byName = new Map<string, Row[]>();

  constructor(rows: readonly Row[]) {
    for (const row of rows)
      for (const name of row.names.split(', ').map(nameForm)) {
        const same = this.#byName.get(name);
        if (same) same.push(row);
        else this.#byName.set(name, [row]);
      }
  }

  /** In the order of the text, without overlaps. */
  find(text: string): NamedRows<Row>[] {
    const words = formWords(text);
    const found: NamedRows<Row>[] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
        const name = words.slice(from, to).join(' ');
        const rows = this.#byName.get(name);
        if (!rows) continue;
        found.push({ rows, name, from, to });
        from = to - 1;
        break;
      }
    }
    return found;
  }
}

/** Classes of words: 'oven' → 'oven, bake, roast'. */
export class WordClasses {
  readonly #rows: RowIndex<{ is: string; names: string }>;

  constructor(classes: Readonly<Record<string, string>>) {
    this.#rows = new RowIndex(Object.entries(classes).map(([is, names]) => ({ is, names })));
  }

  /** The classes that a text names, the first one said first. */
  in(text: string): string[] {
    return [...new Set(this.#rows.find(text).flatMap(({ rows }) => rows.map(({ is }) => is)))];
  }
}
