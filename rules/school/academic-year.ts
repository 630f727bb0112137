// Academic years: they start in July (SCH-07).

const JULY = 7;

/** First year of the academic year of a date: its own year from July on, else the year before. */
export const academicYearStart = (date: string): number =>
  Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) >= JULY ? 0 : 1);

/** '2026-2027' */
export const academicYearName = (firstYear: number): string => `${firstYear}-${firstYear + 1}`;
