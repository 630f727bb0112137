// Years that headings of columns and sections give to the dates below them: 'Fall 2026', '2027', '2026-27'.
import { type Area, heightOf, overlapX } from '../layout/geometry.ts';
import { academicYearIn, seasonYearIn } from './academic-year.ts';
import type { PageLine } from '../lines/page-lines.ts';

export interface YearContext {
  /** First year of the academic year. */
  academic?: number | undefined;
  /** Year of every date. */
  year?: number | undefined;
}

/** Longest text that is taken for a heading. */
const MOST_LENGTH = 60;

/** The year that a heading names. */
export function yearOfHeading(text: string | undefined): YearContext | undefined {
  if (text === undefined || text.length > MOST_LENGTH) return undefined;
  const academic = academicYearIn(text);
  if (academic !== undefined) return { academic };
  const year = /(?<![\d/.-])(20\d\d)(?![\d/.-])/.exec(text)?.[1];
  // Autumn runs into January; spring and summer stay in their year.
  const season = seasonYearIn(text);
  if (season !== undefined && season === Number(year)) return { academic: season };
  return year === undefined ? undefined : { year: Number(year) };
}

interface YearMark extends Area {
  context: YearContext;
}

/** Headings of sections that name a year. Titles above everything else are among them. */
export function yearMarks(lines: readonly PageLine[]): YearMark[] {
  return lines.flatMap((line): YearMark[] => {
    if (line.role !== 'text' || line.prose || !/20\d\d|\d\d[-–/]\d\d/.test(line.text)) return [];
    if (/\b(?:revised|approved|updated|adopted|class of|printed)\b/i.test(line.text)) return [];
    const context = yearOfHeading(line.text);
    // '2026 school calendar' says nothing about the dates after New Year, '2027' above a list does.
    if (context?.year !== undefined && !/^\W*20\d\d\W*$/.test(line.text)) return [];
    return context
      ? [{ left: line.left, right: line.right, top: line.top, bottom: line.bottom, context }]
      : [];
  });
}

/** The nearest mark above a line: in its columns, or over the whole page. */
export function markAbove(marks: readonly YearMark[], line: Area): YearContext | undefined {
  let best: YearMark | undefined;
  for (const mark of marks) {
    const isAboveLine = mark.bottom <= line.top + 0.5 * heightOf(line);
    if (isAboveLine && overlapX(mark, line) > -6 * heightOf(line) && (!best || mark.bottom > best.bottom))
      best = mark;
  }
  return best?.context;
}

/** Years of months, where all headings of a month name the same one. */
export function yearsOfHeadings(lines: readonly PageLine[]): Map<number, number> {
  const years = new Map<number, Set<number>>();
  for (const { heading } of lines) {
    if (heading?.year === undefined) continue;
    years.set(heading.month, (years.get(heading.month) ?? new Set()).add(heading.year));
  }
  return new Map(
    [...years]
      .filter(([, own]) => own.size === 1)
      .flatMap(([month, own]) => [...own].map((year): [number, number] => [month, year])),
  );
}
