// Child process of crash.test.ts: writes until it is killed.
import { writeSync } from 'node:fs';
import type { Actor } from '../../actor.ts';
import { createContexts } from '../context.ts';
import { openDatabase } from '../engine/open.ts';
import { newId } from '../records/ids.ts';
import { member } from '../testing/household.ts';

/** Pairs written at once: they share a group (group-commit.ts). */
const AT_ONCE = 4;

/** Adds pairs of family members without end, and prints each pair's name once it is acknowledged. */
export async function writePairs(folder: string, actor: Actor, round: number): Promise<never> {
  const database = await openDatabase({ folder });
  const contexts = createContexts(database, { now: () => new Date(), newId });
  const writePair = async (name: string) => {
    await contexts.contextFor(actor).atomically(name, async (inner) => {
      await inner.records('family_member').insert({ ...member(name), age: 1 });
      await inner.records('family_member').insert({ ...member(name), age: 2 });
    });
    writeSync(1, `${name}\n`);
  };
  for (let first = 1; ; first += AT_ONCE) {
    const pairs = Array.from({ length: AT_ONCE }, (_, at) => writePair(`${round}.${first + at}`));
    await Promise.all(pairs);
  }
}
