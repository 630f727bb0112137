// Hint for a family member whose name another one has: warnings about food and chips name people by it.
import { foldLetters } from '../text/fold-letters.ts';

const folded = (name: string): string => foldLetters(name.trim());

/** The sentence, or undefined when the name is the only one; `others` are without the member. */
export function sameNameHint(name: string, others: readonly { name: string }[]): string | undefined {
  const same = name.trim() === '' ? undefined : others.find((other) => folded(other.name) === folded(name));
  return same && `${same.name} is already in the family. A last initial tells them apart.`;
}
