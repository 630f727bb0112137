// The dates that may be in the calendar of an academic year.

/** The first and last date of an academic year with the summers around it. */
export const datesOfAcademicYear = (firstYear: number): [first: string, last: string] => [
  `${firstYear}-07-01`,
  `${firstYear + 1}-09-15`,
];
