// Text of a school calendar file with its positions: made on the server from any file format, read by readRows.

/** A run of characters in page units; the origin is the page's top left corner, `y` is the top of the box. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  items: TextItem[];
  /** Read by OCR: characters may be confused, and items are words or lines. */
  fromPicture: boolean;
}

/** A file as text. Formats without positions have no pages but lines, in reading order, and tables. */
export interface TextDocument {
  pages: TextPage[];
  lines?: string[] | undefined;
  /** Rows of cells, per table. */
  tables?: string[][][] | undefined;
}
