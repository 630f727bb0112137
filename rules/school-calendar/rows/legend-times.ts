// Hours of short days that a calendar prints once, in its legend: 'Early dismissal 12:30 p.m.'
import type { ReadRow } from '#contract/school-reading.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { dayOf } from '../../time/dates.ts';
import { isShortDay, kindOfTitle } from './kinds.ts';
import { qualifierOfTitle, timesIn } from './title-details.ts';

/** A line about some of the children is not about every day of its kind. */
const OF_SOME =
  /\b(?:elementary|primary|middle|high|secondary|junior|senior|kindergarten|pre-?k|grades?|grundschule|klassen?|maternelle|élémentaire|collège|lycée|primaria|secundaria)\b/iu;

const isLegend = ({ role, prose, text }: PageLine): boolean =>
  role === 'text' &&
  !prose &&
  isShortDay(text) &&
  timesIn(text).length > 0 &&
  !OF_SOME.test(text) &&
  qualifierOfTitle(text) === undefined;

/** 'Early release Wednesdays 1:45 pm' is about no half day on a Friday. */
function isOnItsDay(text: string, date: string): boolean {
  const named = [...text.toLowerCase().matchAll(/\b(mon|tues|wednes|thurs|fri)days?\b/g)];
  return named.length === 0 || named.some(([, name]) => `${name}day` === dayOf(date));
}

/** Gives the hour to the days of its kind that have none, where the legend prints one hour alone for them. */
export function giveLegendTimes(rows: readonly ReadRow[], lines: readonly PageLine[]): void {
  const legend = lines.filter(
    (line) => isLegend(line) && !rows.some(({ source }) => source.includes(line.text)),
  );
  for (const [kind, same] of Map.groupBy(legend, ({ text }) => kindOfTitle(text))) {
    const [time, ...others] = new Set(same.flatMap(({ text }) => timesIn(text)));
    if (time === undefined || others.length > 0) continue;
    for (const row of rows) {
      if (row.kind !== kind || row.time !== undefined || !isShortDay(row.event)) continue;
      if (!same.some(({ text }) => isOnItsDay(text, row.date))) continue;
      row.time = time;
      row.source += ` … ${same[0]?.text}`;
    }
  }
}
