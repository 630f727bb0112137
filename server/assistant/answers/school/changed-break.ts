// 'Change the winter break so that it ends on January 5', 'spring break got moved to March 22 to 26': the days of a break that is
// stored.
import { byWords, wordSet } from '../find-records.ts';
import type { Asked } from '../plan.ts';
import { entriesOf, isOff, type Entry, type OneSchool } from './schools.ts';

const BREAK = /\b(?:breaks?|vacation|recess)\b/i;
const OF_NAME = /^(?:['’]s)? (?:breaks?|vacation|recess)\b/i;
const CHANGES =
  /\b(?:change|move[ds]?|moving|extend(?:ed|s)?|shorten(?:ed|s)?|longer|shorter|ends?|starts?|begins?|until|till?|through|thru|goes|runs|lasts|instead|now|wrong|not)\b/i;
const END =
  /\b(?:ends?|until|till?|through|thru|goes to|runs to|lasts to|extend(?:ed|s)?(?: to)?|back on)\b/i;
const START = /\b(?:starts?|begins?|from|first day)\b/i;

type Heard = Pick<Asked, 'text' | 'slots'>;

/** The stored break that the words name, and its new days; undefined where they name none or change nothing. */
export function changedBreak(
  { text, slots }: Heard,
  school: OneSchool,
): { entry: Entry; date: string; endDate: string } | undefined {
  if (!BREAK.test(text) || !CHANGES.test(text)) return undefined;
  const common = wordSet('break vacation recess school');
  const breaks = entriesOf(school).filter((one) => isOff(one) && one.start < one.end);
  const [found, ...others] = byWords(
    text,
    breaks.map((record) => ({ record, words: wordSet(record.title).difference(common) })),
  );
  // 'Thanksgiving break' names no day.
  const [day, ...more] = slots.days.filter(
    ({ isPast, span: [, to] }) => !isPast && !OF_NAME.test(text.slice(to)),
  );
  if (!found || others.length > 0 || !day || more.length > 1) return undefined;
  const entry = found.record;
  const { start, end } = entry;
  const [other] = more;
  const [date, endDate] =
    day.endDate !== undefined
      ? [day.date, day.endDate]
      : other && other.date > day.date
        ? [day.date, other.date]
        : END.test(text)
          ? [start, day.date]
          : START.test(text)
            ? [day.date, end]
            : [undefined, undefined];
  if (date === undefined || date >= endDate || (date === start && endDate === end)) return undefined;
  return { entry, date, endDate };
}
