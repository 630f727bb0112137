// Splits typed subjects into a list (SCH-09).

/** Splits at commas and semicolons, trims, and drops what is empty: 'Math; , Art ' → ['Math', 'Art']. */
export const splitSubjects = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((subject) => subject.trim())
    .filter((subject) => subject !== '');

/** The list with the typed ones at its end; one that is there already, in any capitals, is not added again. */
export function withSubjects(subjects: readonly string[], typed: string): string[] {
  const all = [...subjects];
  for (const subject of splitSubjects(typed)) {
    if (!all.some((one) => one.toLowerCase() === subject.toLowerCase())) all.push(subject);
  }
  return all;
}
