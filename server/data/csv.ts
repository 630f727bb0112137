// A table as a CSV file (RFC 4180) for spreadsheets: correct accents, and no cell run as a formula.

/** Characters that spreadsheets may take for the start of a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A value as the text of one cell: lists with commas between, what is nested as JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return textOf(value.join(', '));
  return JSON.stringify(value);
}

function cell(value: unknown): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The file, row by row; `columns` are the names of the fields and the first line. */
export async function* csvOf(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>> | Iterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${columns.map(cell).join(',')}\r\n`;
  for await (const row of rows) yield `${columns.map((column) => cell(row[column])).join(',')}\r\n`;
}
