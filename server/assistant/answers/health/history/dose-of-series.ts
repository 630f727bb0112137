// 'Did Aram get his second MMR', 'and the 2nd?': one dose of a series of shots, by the place that its title names, else by its day.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { listed, quoted } from '../../../text/say.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { dayWords } from '../../moments.ts';
import { forWhom } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { contactSaid } from '../care/care-people.ts';
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

const COUNT =
  /\b(both|two|2|three|3|four|4|five|5)(?: of)?(?: (?:the|his|her|their|my))?(?: \w+){0,3}? (?:shots?|doses?|vaccines?|vaccinations?|jabs?|rounds?)\b|\b(?:both|twice)\b/;
const COUNTS: Readonly<Record<string, number>> = { both: 2, twice: 2, two: 2, three: 3, four: 4, five: 5 };
const WHOLE =
  /\b(?:all (?:of )?(?:the|his|her|their|my|done|set)|(?:whole|full|complete) (?:series|course|set)|fully|complete[dly]*|done with|finish\w*|through with|up to date|last (?:one|dose|shot))\b/;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The stored doses of the one series that is asked about, in their order. */
interface Series {
  one: MedicalRecord;
  all: MedicalRecord[];
}

function seriesIn(asked: Asked): Series | undefined {
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
  return { one, all };
}

const namesSeries = (text: string, one: MedicalRecord): boolean =>
  wordsOf(seriesOf(one)).some((word) => wordsOf(text).includes(word));

/** The place that is asked for: 'his second', 'HPV 2'. */
function placeAsked({ slots, text }: Asked, { one }: Series): number | undefined {
  const own = `(?:${wordsOf(seriesOf(one)).join('|')})`;
  const said = new RegExp(`\\b(?:([1-5])(?:st|nd|rd|th) ${own}|${own} #?([1-5]))\\b`).exec(fold(text));
  const number = said?.[1] ?? said?.[2];
  return slots.ordinals[0] ?? (number === undefined ? undefined : Number(number));
}

const whenOf = (asked: Asked, { date }: MedicalRecord): string =>
  date === null ? 'without a day' : dayWords(date, asked.facts.today);
const storedOf = (asked: Asked, { all }: Series): string =>
  listed(all.map((record) => `${quoted(record.title)} (${whenOf(asked, record)})`));

/** 'Both', 'all three', 'done with': as many as are stored, and no more. */
function dosesOfSeries(asked: Asked, series: Series): Plan | undefined {
  const text = fold(asked.text);
  const [found, word = found] = COUNT.exec(text) ?? [];
  const isWhole = WHOLE.test(text);
  if ((word === undefined && !isWhole) || !isYesOrNo(asked)) return undefined;
  const { one, all } = series;
  // 'All his shots' are those of every series.
  if (word === undefined && !namesSeries(text, one)) return undefined;
  const whom = forWhom(asked, one.familyMemberId);
  const stored = storedOf(asked, series);
  const doctor = contactSaid(asked.household, one.provider ?? '') ?? 'the doctor';
  if (word === undefined)
    return plan(
      `Stored${whom} ${all.length === 1 ? 'is' : 'are'} ${stored}. Whether that's all of them I can't say; ask ${doctor}.`,
      one,
    );
  const wanted = COUNTS[word] ?? Number(word);
  if (all.length >= wanted)
    return plan(`Yes, ${word === 'both' ? 'both' : NUMBERS[all.length]} are stored${whom}, ${stored}.`, one);
  return plan(
    `Only ${NUMBERS[all.length]} ${all.length === 1 ? 'is' : 'are'} stored${whom}, ${stored}. No ${PLACES[all.length]} one is stored. If it was given, tell me the day; ask ${doctor} when you aren't sure.`,
    one,
  );
}

/** The answer about one dose of a series, or about so many of them; undefined for another question. */
export function doseOfSeries(asked: Asked): Plan | undefined {
  const series = seriesIn(asked);
  if (!series || asked.slots.ordinals.length > 1) return undefined;
  const place = placeAsked(asked, series);
  const word = place === undefined ? undefined : PLACES[place - 1];
  if (place === undefined) return dosesOfSeries(asked, series);
  if (word === undefined) return undefined;
  const { one, all } = series;
  const found =
    all.find(({ title }) => placeIn(title) === place) ??
    (all.every(({ title }) => placeIn(title) === undefined) ? all[place - 1] : undefined);
  const whom = forWhom(asked, one.familyMemberId);
  if (found) {
    const yes = isYesOrNo(asked) ? 'Yes, ' : '';
    return plan(
      `${yes}${quoted(found.title)}${whom}, ${whenOf(asked, found)}${found.provider ? `, with ${quoted(found.provider)}` : ''}.`,
      found,
    );
  }
  return plan(
    `No ${word} one is stored${whom}. Stored ${all.length === 1 ? 'is' : 'are'} ${storedOf(asked, series)}. When the next is due the doctor can say.`,
    one,
  );
}
