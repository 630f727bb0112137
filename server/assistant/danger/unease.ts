// The quiet line under 'I am not sure': numbers to call when a text may describe a danger and no rule is certain.
import { numbersFor } from '#rules/family/emergency-numbers.ts';
import { learnedDanger } from './danger-model.ts';
import { asEveryday } from './everyday.ts';
import { knownFamily, type StoredFamily } from './family.ts';
import { readForDanger } from './reading.ts';

/** From this certainty of the learned model on, where it is too low for an alarm; few refused sentences of a foreign set reach it (see the test). */
const UNEASY = 0.22;

/** One line with the numbers that hold in the zone; undefined where a text does not worry. */
export function quietLine(text: string, zone: string, stored: StoredFamily): string | undefined {
  const family = knownFamily(stored);
  const { danger, short } = learnedDanger(readForDanger(asEveryday(text, family), family));
  if (Math.max(danger, short) < UNEASY) return undefined;
  const { emergency, poison, crisis } = numbersFor(zone);
  const others = [poison, crisis].flatMap((line) =>
    line === null ? [] : [line.name.includes(line.shown) ? line.shown : `${line.name} ${line.shown}`],
  );
  return `Is someone hurt, or did they swallow something? ${[emergency, ...others].join(' · ')}`;
}
