// Concerns on a card: the members who should not eat what the card would write, found by the food rules. That nothing
// was found is never stated.
import { prepareChecks } from '#rules/food/conflicts.ts';
import { checkFor, concernSentence, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { isFoodEntry } from '#rules/restrictions/restriction-reading.ts';
import type { MemberFood } from '#rules/restrictions/restrictions.ts';
import type { Context } from '../../../context.ts';
import { eatingFamily } from '../../../eating-family.ts';
import { inTurns } from '../../../in-turns.ts';
import { isHousehold, isThing } from '../../text/goods.ts';
import { conditionLines } from './condition-lines.ts';
import type { Preview } from './preview.ts';

/** A dish with its ingredients, or things from the shop by their names. */
export type Eaten = { dish: { name: string; ingredients: string[] } } | { items: readonly string[] };

interface Watched {
  lines: Preview['lines'];
  people: string[];
}

const MOST_LINES = 12;

/** Label of a food that no list knows. */
export const TO_CHECK = 'Please check';
const LABELS: Record<FamilyConcern['strength'], string> = {
  contains: 'Careful',
  'may contain': 'Careful',
  unknown: TO_CHECK,
};

const fromRecord = (title: string): string => `, from the medical record “${title}”`;

/** The concern and, where the profile does not have the allergy, its source: a card is for parents alone. */
const sentenceOf = (concern: FamilyConcern): string =>
  concernSentence(concern) + (concern.record === undefined ? '' : fromRecord(concern.record));

/** The foods that a menu leaves out because a medical record says so and no profile does. */
export const recordLines = (eaters: readonly (MemberFood & { name: string })[]): Preview['lines'] =>
  eaters
    .flatMap(({ name, fromRecords = [] }) => fromRecords.map((one) => ({ name, ...one })))
    .filter(({ entry }) => isFoodEntry(entry))
    .slice(0, MOST_LINES)
    .map(({ name, entry, title }) => ({
      label: 'Kept in mind',
      before: null,
      after: `${name}: ${entry}${fromRecord(title)}`,
    }));

/** The lines of a card about who should not have what it writes down, and those people. */
export async function watching(context: Context, eaten: Eaten | undefined): Promise<Watched> {
  if (eaten === undefined) return { lines: [], people: [] };
  const members = await eatingFamily(context);
  await inTurns(prepareChecks(members));
  const check = checkFor(members);
  // Nobody eats paper towels, so their label need not be read.
  const concerns =
    'dish' in eaten
      ? check.ofIdea(eaten.dish)
      : eaten.items
          .filter((name) => !isHousehold(name))
          .flatMap((name) =>
            check.ofItem(name).filter(({ strength }) => strength !== 'unknown' || !isThing(name)),
          );
  const told = concerns.filter(({ strength }) => strength !== 'unknown');
  const unknown = concerns.filter(({ strength }) => strength === 'unknown');
  const lines: Preview['lines'] = [...told, ...unknown]
    .slice(0, MOST_LINES)
    .map((concern) => ({ label: LABELS[concern.strength], before: null, after: sentenceOf(concern) }));
  if ('dish' in eaten) lines.push(...(await conditionLines(context, members, [eaten.dish])));
  return { lines, people: [...new Set(told.flatMap(({ people }) => people))] };
}
