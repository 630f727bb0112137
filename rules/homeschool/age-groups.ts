// Children of about the same age, who can be taught together.

/** Age that a child without one is planned for. */
export const USUAL_AGE = 9;

/** Years between the youngest and the oldest of a group that is taught together. */
export const SPAN_OF_AGES = 4;

/** Groups of these indexes, the youngest first; indexes inside a group are in order. */
export function ageGroups(ages: readonly (number | null)[], indexes: readonly number[]): number[][] {
  const ageAt = (at: number): number => ages[at] ?? USUAL_AGE;
  const groups: number[][] = [];
  for (const at of indexes.toSorted((a, b) => ageAt(a) - ageAt(b) || a - b)) {
    const last = groups.at(-1);
    if (last !== undefined && ageAt(at) - ageAt(last[0] ?? at) <= SPAN_OF_AGES) last.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => group.toSorted((a, b) => a - b));
}
