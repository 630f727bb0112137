// A family member in a few words.
import type { FamilyMember } from '#contract/kinds/family-member.ts';

/** 'grandparent' → 'Grandparent' */
const relationshipLabel = (relationship: string): string =>
  relationship.slice(0, 1).toUpperCase() + relationship.slice(1);

/** 'Child, 6 years', 'Child, under 1', 'Spouse'. */
export function aboutMember({ relationship, age }: Pick<FamilyMember, 'relationship' | 'age'>): string {
  const label = relationshipLabel(relationship);
  if (age === null) return label;
  if (age === 0) return `${label}, under 1`;
  return `${label}, ${age} ${age === 1 ? 'year' : 'years'}`;
}
