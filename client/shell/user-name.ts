// Short forms of a parent's name: initials and first name.
import type { User } from '#contract/schemas/account.ts';

const firstLetter = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

/** First letters of first and last name; 'U' without a first name (MENU-01). */
export function initialsOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  const first = firstLetter(firstName);
  return first === '' ? 'U' : first + firstLetter(lastName);
}

/** The first name, or 'User' when none is known (MENU-02). */
export const shownName = ({ firstName }: Pick<User, 'firstName'>): string => firstName.trim() || 'User';
