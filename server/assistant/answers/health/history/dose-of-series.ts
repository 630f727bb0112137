// 'Did Aram get his second MMR', 'and the 2nd?': one dose of a series of shots, by the place that its title names, else by its day.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { listed, quoted } from '../../../text/say.ts';
import { fold } from '../../../text/fold-text.ts';
import { dayWords } from '../../moments.ts';
import { forWhom } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { isYesOrNo } from '../narrow.ts';
import { plan } from './ask-records.ts';
import { findRecords } from './find-records-of-health.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const PLACE = /\b(?:(first|second|third|fourth|fifth)|([1-5])(?:st|nd|rd|th)|(?:dose|shot|#) ?([1-5]))\b/;

/** The place that a title names: 2 of 'MMR second dose'. */
function placeIn(title: string): number | undefined {
  const [, word, nth, number] = PLACE.exec(fold(title)) ?? [];
  return word === undefined ? Number(nth ?? number) || undefined : PLACES.indexOf(word) + 1;
}

/** The words that the doses of one series have in common. */
const seriesOf = ({ title }: MedicalRecord): string =>
  fold(title)
    .replace(PLACE, '')
    .replace(/\b(?:dose|shot|vaccine|vaccination)s?\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The answer about one dose of a series; undefined for another question. */
export function doseOfSeries(asked: Asked): Plan | undefined {
  const [place, ...others] = asked.slots.ordinals;
  const word = place === undefined ? undefined : PLACES[place - 1];
  if (place === undefined || word === undefined || others.length > 0) return undefined;
  const { records } = findRecords(asked, { dayMatters: false });
  const [one] = records;
  const isOf = (other: MedicalRecord): boolean =>
    other.category === 'vaccination' &&
    other.familyMemberId === one?.familyMemberId &&
    seriesOf(other) === seriesOf(one);
  if (!one || one.category !== 'vaccination' || !records.every(isOf)) return undefined;
  const all = asked.household.records
    .filter(isOf)
    .toSorted((first, second) => (first.date ?? '').localeCompare(second.date ?? ''));
  const found =
    all.find(({ title }) => placeIn(title) === place) ??
    (all.every(({ title }) => placeIn(title) === undefined) ? all[place - 1] : undefined);
  const whom = forWhom(asked, one.familyMemberId);
  const when = (record: MedicalRecord): string =>
    record.date === null ? 'without a day' : dayWords(record.date, asked.facts.today);
  if (found) {
    const yes = isYesOrNo(asked) ? 'Yes, ' : '';
    return plan(
      `${yes}${quoted(found.title)}${whom}, ${when(found)}${found.provider ? `, with ${quoted(found.provider)}` : ''}.`,
      found,
    );
  }
  const stored = listed(all.map((record) => `${quoted(record.title)} (${when(record)})`));
  return plan(
    `No ${word} one is stored${whom}. Stored ${all.length === 1 ? 'is' : 'are'} ${stored}. When the next is due the doctor can say.`,
    one,
  );
}
