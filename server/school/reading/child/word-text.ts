// Text of a .doc (Word 97 to 2003), by word-extractor.
import WordExtractor from 'word-extractor';
import type { TextDocument } from '#rules/school-calendar/positioned-text.ts';
import { Refusal } from '../refusal.ts';

/** Cells are separated by tabs; rows of a table follow each other. */
function tablesIn(lines: readonly string[]): string[][][] {
  const tables: string[][][] = [];
  let table: string[][] = [];
  for (const line of [...lines, '']) {
    if (line.includes('\t')) table.push(line.split('\t').map((cell) => cell.trim()));
    else if (table.length > 0) {
      tables.push(table);
      table = [];
    }
  }
  return tables;
}

/** Lines and tables of the file. */
export async function readWord(file: Buffer): Promise<TextDocument> {
  const body = await new WordExtractor().extract(file).then(
    // Dashes and quotes stay as printed.
    (document) => document.getBody({ filterUnicode: false }),
    () => {
      throw new Refusal('damaged');
    },
  );
  const lines = body
    .split(/[\n\v\f\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { pages: [], lines, tables: tablesIn(lines) };
}
