// Finds the academic year of a document: '2026-2027', '2026–27', "'26-'27", 'SY 26-27', 'Fall 2026', or the years of
// its dates.
import type { FoundEntry } from '../lines/found-entry.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { isRevision } from '../tables/table-words.ts';

const FULL = /(?<![\d/.-])(20\d\d)\s?[-–—/]\s?(20\d\d|\d\d)(?![\d]|[-/.]\d)/g;
const SHORT =
  /(?:['’](\d\d)\s?[-–—/]\s?['’]?(\d\d)(?!\d))|(?:\b(?:SY|AY|school year|schuljahr|sj|année scolaire|annee scolaire|curso|ciclo(?: escolar)?|calendar)\s?(\d\d)\s?[-–—/]\s?(\d\d)(?![\d/.-]))|(?:(?<![\d/.-])(\d\d)\s?[-–—/]\s?(\d\d) (?:school year|school calendar|calendar|academic))/giu;
/** Seasons and halves of a school year; true for those after New Year. */
const SEASONS: readonly [pattern: RegExp, isSecond: boolean][] = [
  [/\b(?:fall|autumn|herbst|automne|otoño|michaelmas|first semester|1st semester|wintersemester)\b/iu, false],
  [
    /\b(?:spring|summer|frühjahr|frühling|printemps|été|primavera|verano|second semester|2nd semester|lent|trinity)\b/iu,
    true,
  ],
];

/** First year of the academic year that a line names, and its last character. */
export function academicYearIn(text: string): number | undefined {
  for (const [, first = '', second = ''] of text.matchAll(FULL)) {
    if ((Number(first) + 1) % 100 === Number(second) % 100) return Number(first);
  }
  for (const [, one, two, three, four, five, six] of text.matchAll(SHORT)) {
    const [first, second] = [Number(one ?? three ?? five), Number(two ?? four ?? six)];
    if ((first + 1) % 100 === second) return 2000 + first;
  }
  return undefined;
}

/** First year of the academic year of 'Fall 2026' or 'Spring term 2027'. */
export function seasonYearIn(text: string): number | undefined {
  const year = /(?<!\d)(20\d\d)(?!\d)/.exec(text)?.[1];
  const season = SEASONS.find(([pattern]) => pattern.test(text));
  if (year === undefined || !season) return undefined;
  return season[1] ? Number(year) - 1 : Number(year);
}

/** The most frequent value by weight. */
function heaviest(weights: ReadonlyMap<number, number>): number | undefined {
  return [...weights].toSorted(([, one], [, two]) => two - one)[0]?.[0];
}

const add = (weights: Map<number, number>, key: number | undefined, weight: number): void => {
  if (key !== undefined) weights.set(key, (weights.get(key) ?? 0) + weight);
};

/** First year of the academic year of a month. */
export const academicYearOf = (year: number, month: number): number => (month >= 7 ? year : year - 1);

/** Academic years that lines name, by the size of their print; years that follow 'approved' count little. */
function namedYears(lines: readonly PageLine[]): {
  named: Map<number, number>;
  seasons: Map<number, number>;
  single: Map<number, number>;
} {
  const [named, seasons, single] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ];
  for (const line of lines) {
    if (!/\d\d/.test(line.text)) continue;
    if (isRevision(line.text)) continue;
    const weight = (line.bottom - line.top) * (line.prose ? 0.3 : 1);
    const academic = academicYearIn(line.text);
    add(named, academic, weight);
    if (academic !== undefined || line.text.length > 90) continue;
    add(seasons, seasonYearIn(line.text), weight);
    if (line.role === 'text' && !line.prose)
      add(
        single,
        Number(/(?<![\d/.-])(20\d\d)(?![\d/.-])/.exec(line.text)?.[1] ?? Number.NaN) || undefined,
        weight,
      );
  }
  return { named, seasons, single };
}

/** Academic years of headings and dates that are printed with a year. */
function datedYears(lines: readonly PageLine[], withProse: boolean): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { heading, expressions, text, prose } of lines) {
    if (heading?.year !== undefined) add(weights, academicYearOf(heading.year, heading.month), 1);
    // Sentences mention any year.
    if ((prose && !withProse) || isRevision(text)) continue;
    for (const point of expressions.flatMap(({ spans }) =>
      spans.flatMap(({ from, to }) => (to ? [from, to] : [from])),
    )) {
      if (point.year === undefined || point.month === undefined) continue;
      add(weights, academicYearOf(point.year, point.month), 1);
    }
  }
  return weights;
}

export interface FoundYear {
  /** First year of the academic year. */
  academic: number;
  /** All dates are in one calendar year, as in 'Ferien 2026'. */
  calendar: boolean;
}

/** The academic year of a document, or undefined where no year is printed. */
export function findAcademicYear(
  lines: readonly PageLine[],
  entries: readonly FoundEntry[],
): FoundYear | undefined {
  const { named, seasons, single } = namedYears(lines);
  const academic = heaviest(named) ?? heaviest(seasons) ?? heaviest(datedYears(lines, entries.length > 0));
  if (academic !== undefined) return { academic, calendar: false };
  const year = heaviest(single);
  if (year === undefined) return undefined;
  const [first] = entries.flatMap(
    ({ expression, anchor }) => expression.spans[0]?.from.month ?? anchor?.month ?? [],
  );
  return { academic: year, calendar: (first ?? 1) < 7 };
}
