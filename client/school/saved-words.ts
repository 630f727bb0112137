// The notice after a school was saved.
import type { SchoolValues } from './school-form.ts';

const LEARNS_AT_HOME = ['homeschool', 'hybrid'];

/** The words, and that lessons move on where breaks of a school at home changed: the server moves them. */
export function savedWords<Words extends { description?: string }>(
  words: Words,
  before: Pick<SchoolValues, 'breaks'>,
  { schoolType, breaks }: Pick<SchoolValues, 'schoolType' | 'breaks'>,
): Words {
  const isMoved =
    LEARNS_AT_HOME.includes(schoolType ?? '') &&
    breaks.length > 0 &&
    JSON.stringify(breaks) !== JSON.stringify(before.breaks);
  return isMoved
    ? { ...words, description: `${words.description ?? ''} Lessons on days off move to the next ones.` }
    : words;
}
