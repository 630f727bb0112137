// A dose in a few words: the medicine, and whose it was.
import type { Dose } from '#contract/kinds/dose.ts';

/** 'Zyrtec for Mia'; the medicine alone while the member is unknown. */
export function doseName(
  { medicine, familyMemberId }: Pick<Dose, 'medicine' | 'familyMemberId'>,
  members: readonly { id: string; name: string }[],
): string {
  const name = members.find(({ id }) => id === familyMemberId)?.name;
  return name === undefined ? medicine : `${medicine} for ${name}`;
}
