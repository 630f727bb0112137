// Family members with the same name: warnings about food and chips name people by it.
import { foldLetters } from '../text/fold-letters.ts';

const folded = (name: string): string => foldLetters(name.trim());

/** The first of `members` with this name, also in other letters; undefined for an empty name. */
const memberNamed = <M extends { name: string }>(name: string, members: readonly M[]): M | undefined =>
  name.trim() === '' ? undefined : members.find((member) => folded(member.name) === folded(name));

/** Hint for a member whose name another one has; `others` are without the member. */
export function sameNameHint(name: string, others: readonly { name: string }[]): string | undefined {
  const same = memberNamed(name, others);
  return same && `${same.name} is already in the family. A last initial tells them apart.`;
}

/** The parent's own first name while no member has it, or null. */
export function missingSelf(firstName: string, members: readonly { name: string }[]): string | null {
  const self = firstName.trim();
  return self === '' || memberNamed(self, members) !== undefined ? null : self;
}
