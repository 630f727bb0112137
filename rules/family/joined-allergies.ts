// Joins the allergies of medical records to those of a member's profile: the family that the food rules are given
// (decision 042). Apart from the reading of the records' texts, which the worker with the food rules need not load.
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import { readEntry } from '../restrictions/restriction-reading.ts';
import { readRestrictions, type MemberFood } from '../restrictions/restrictions.ts';

/** The entry guards a food that the member's profile does not, or names a drug that is not among its allergies. */
export function addsTo(member: MemberFood, entry: string): boolean {
  const { allergens, words } = readRestrictions({ ...member, notes: '' });
  const own = readEntry(entry);
  if (own.allergens.length + own.words.length > 0)
    return (
      own.allergens.some((allergen) => !allergens.includes(allergen)) ||
      own.words.some((word) => !words.includes(word))
    );
  return !member.allergies.some((stored) => stored.toLowerCase().includes(entry));
}

/** The member with the allergies of its records behind those of its profile; the same object where they add none. */
export function joinAllergies<M extends MemberFood & { id: string }>(
  member: M,
  records: readonly AllergyRecord[],
): M {
  const fromRecords = records
    .filter(({ familyMemberId }) => familyMemberId === member.id)
    .flatMap(({ entries, title }) => entries.map((entry) => ({ entry, title })))
    .filter(({ entry }) => addsTo(member, entry));
  if (fromRecords.length === 0) return member;
  const added = new Set(fromRecords.map(({ entry }) => entry));
  return { ...member, allergies: [...member.allergies, ...added], fromRecords };
}

/** The member without what its records add: for texts that somebody may read who may not read the records. */
export function asInProfile<M extends MemberFood>(member: M): M {
  const { fromRecords = [] } = member;
  if (fromRecords.length === 0) return member;
  const isOfProfile = (entry: string) => !fromRecords.some((one) => one.entry === entry);
  return { ...member, allergies: member.allergies.filter(isOfProfile), fromRecords: [] };
}
