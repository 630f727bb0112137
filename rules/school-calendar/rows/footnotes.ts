// Restrictions printed below a calendar: '* LHS only'. A mark in a title refers to them.
import type { PageLine } from '../lines/page-lines.ts';

const MARKS = /^(\*{1,3}|†|‡|§|\^|\+)\s*(.{3,80})$/u;
const RESTRICTS = /\b(?:only|nur|uniquement|seulement|solo|sólo|solamente)\b/iu;

/** Restrictions by mark. */
export function findFootnotes(lines: readonly PageLine[]): Map<string, string> {
  const notes = new Map<string, string>();
  for (const { role, text } of lines) {
    const [, mark, note] = role === 'text' ? (MARKS.exec(text) ?? []) : [];
    if (mark !== undefined && note !== undefined && RESTRICTS.test(note))
      notes.set(mark, note.trim().replace(/[.;]$/, ''));
  }
  return notes;
}

/** The mark of a footnote at the end of a title or beside a date. */
export function footnoteOf(texts: readonly string[], notes: ReadonlyMap<string, string>): string | undefined {
  for (const text of texts) {
    for (const mark of text.match(/\*+|[†‡§^+]/gu) ?? []) {
      const note = notes.get(mark);
      if (note !== undefined) return note;
    }
  }
  return undefined;
}

export const withoutMarks = (title: string): string =>
  title.replaceAll(/\s*(?:\*+|[†‡§])(?=\s|$|[),.;:–-])/gu, '').trim();
