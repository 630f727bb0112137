// 'For spring break': the stored break of that name, or the name of one that is not stored.
import { byWords, wordSet } from '../find-records.ts';
import type { Asked } from '../plan.ts';
import { entriesOf, isOff, schoolsIn, type Entry } from './schools.ts';

const NAMED =
  /\b((?:winter|spring|fall|autumn|summer|thanksgiving|christmas|february|april|mid-?winter|easter|holiday) (?:break|vacation|recess))\b/i;
/** 'April 19 to 23', 'next Monday': days of their own, which no break explains. */
const OWN_DAY = /\d|\b(?:this|next|tomorrow|today)\b/i;

/** The coming break that is meant; only its name where none is stored, undefined where none is said or its days are. */
export function namedBreak(asked: Asked): { name: string; entry?: Entry } | undefined {
  const { text, slots, facts } = asked;
  const name = NAMED.exec(text)?.[1]?.toLowerCase();
  if (name === undefined || slots.days.some(({ span }) => OWN_DAY.test(text.slice(...span))))
    return undefined;
  const common = wordSet('break vacation recess school');
  const coming = schoolsIn(asked)
    .flatMap(entriesOf)
    .filter((one) => isOff(one) && one.start < one.end && one.end >= facts.today);
  const [found] = byWords(
    name,
    coming.map((record) => ({ record, words: wordSet(record.title).difference(common) })),
  );
  return { name, ...(found ? { entry: found.record } : {}) };
}
