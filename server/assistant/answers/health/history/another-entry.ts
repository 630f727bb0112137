// A result that was stored stays: a test or a shot that was told with another day or value is an entry of its own.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { daysBetween } from '#rules/time/dates.ts';
import { measuresIn } from '../../../reading/taggers/measures.ts';
import { nearDay } from '../../moments.ts';
import { capital } from '../../../text/say.ts';
import type { Asked, Plan } from '../../plan.ts';
import { ownRecord } from './ask-records.ts';
import { pastDay, RECORD_READS } from './find-records-of-health.ts';
import { cardWords, isDenied, lastWritten } from '../narrow.ts';
import { asSentences } from '../own-words.ts';
import { providerOf } from '../contacts/prescriber.ts';
import { valuesIn } from './record-entries.ts';

const CORRECTS =
  /\b(?:not|isn'?t|wasn'?t|wrong|actually|meant|oops|sorry|should|correct|correction|fix|change|mistake|typo|edit|update|instead|date)\b/i;
const DATED = /\bdate[ds]?\b/i;
const BY_TODAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun|yester|to)day|ago|week|tonight|morning)\b/i;
const NEAR_DAYS = 14;

/** The day said, as one that was: a weekday or 'yesterday' counts from today, and points to no entry of months ago. */
function dayFarFrom({ slots, facts, text, said: now }: Asked, stored: string | null): string | undefined {
  const days = slots.days.filter(({ endDate, span }) => {
    // Days of a correction have their places in it, others in the wish before it.
    const said = BY_TODAY.test(now.slice(...span)) ? now.slice(...span) : text.slice(...span);
    return endDate === undefined && BY_TODAY.test(said) && !isDenied(text, said);
  });
  const [first] = days.map((day) => pastDay(day, facts.today, text).date);
  if (first === undefined || stored === null) return undefined;
  return Math.abs(daysBetween(stored, first)) > NEAR_DAYS ? first : undefined;
}

const numberIn = (value: string): string | undefined => /\d+(?:[.,]\d+)?/.exec(value)?.[0];

/** The value of a test that has another one stored. */
function newValue(asked: Asked, { category, description }: MedicalRecord): string | undefined {
  // A test of another family's words for its kind has a number, too.
  if (category !== 'test_result' && (category !== null || !/\d/.test(description))) return undefined;
  const stored = numberIn(measuresIn(description)[0] ?? description);
  const value = valuesIn(asked).findLast((one) => !isDenied(asked.text, one));
  if (stored === undefined || value === undefined || numberIn(value) === stored) return undefined;
  const unit = description.slice(description.indexOf(stored) + stored.length).match(/^ ?(?:%|[a-z/]+)/i)?.[0];
  return /[a-z%]/i.test(value) ? value : `${value}${unit ?? ''}`;
}

const DOSES = ['first', 'second', 'third', 'fourth', 'fifth'];
/** 'MMR, second dose' of one that is stored as the first. */
function ofNextDose(title: string, [ordinal]: readonly number[]): string {
  const wanted = ordinal === undefined ? undefined : DOSES[ordinal - 1];
  return wanted === undefined
    ? title
    : title
        .replace(/\b(?:first|second|third|fourth)\b/i, (old) =>
          /^\p{Lu}/u.test(old) ? capital(wanted) : wanted,
        )
        .replace(/\bdose \d\b/i, `dose ${ordinal}`);
}

/** The card of a new entry, or a question for what it lacks, where the words correct nothing that is stored. */
export function anotherEntry(asked: Asked, record: MedicalRecord): Plan | undefined {
  if (lastWritten(asked, [record], 'title') || DATED.test(asked.text)) return undefined;
  const { title, category, familyMemberId, date } = record;
  const day = dayFarFrom(asked, date);
  const value = newValue(asked, record);
  // A correction of the new entry itself, said while its card waits, is none of the stored one.
  const wish = asked.text.endsWith(asked.said) ? asked.text.slice(0, -asked.said.length) : '';
  const isNewValue = value !== undefined && !CORRECTS.test(wish.trim() === '' ? asked.text : wish);
  if (day === undefined && !isNewValue) return undefined;
  const stays = `${capital(ownRecord(asked, record))}${date === null ? '' : ` of ${nearDay(date, asked.facts.today)}`} stays as it is.`;
  const needsValue =
    value === undefined &&
    (category === 'test_result' || (category === null && /\d/.test(record.description)));
  if (day === undefined || needsValue)
    return {
      text: `${stays} A new result gets an entry of its own. Tell me its day and what was found, all in one.`,
      reads: RECORD_READS,
    };
  const provider = providerOf(asked);
  const description = asSentences([value]);
  const input = {
    title: ofNextDose(title, asked.slots.ordinals),
    ...(category === null ? {} : { category }),
    date: day,
    ...(familyMemberId === null ? {} : { familyMemberId }),
    ...(provider === undefined ? {} : { provider }),
    ...(description === '' ? {} : { description }),
  };
  return {
    text: `${stays} This adds a new entry, ${nearDay(day, asked.facts.today)}. ${cardWords(asked)}`,
    reads: RECORD_READS,
    cards: [{ tool: 'createMedicalRecord', input }],
    isAccounted: true,
  };
}
