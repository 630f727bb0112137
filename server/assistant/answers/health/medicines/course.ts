// First and last day of a medicine that is written down: said days, or a length that counts from a day.
import { addDays } from '#rules/time/dates.ts';
import { lastDayOf, minutesIn } from '../../moments.ts';
import type { Asked } from '../../plan.ts';
import { pastDay } from '../history/find-records-of-health.ts';

const DAY_MINUTES = 1440;

interface Course {
  startDate?: string;
  endDate?: string;
  /** The end was counted from a length. */
  isCounted?: boolean;
}

/** A day behind these has been. */
export const BEGAN = /\b(?:started|since|began)\b/i;

/** 'Started it this week' tells neither the first day nor a last one. */
const STRETCH = /\b(?:week|weekend|month|year)\b/i;

/** '10 days from today' with a medicine; behind 'once' or 'starting' it is a rhythm or a day. */
const LENGTH_FROM =
  /(?<!\b(?:once|twice|thrice|times?|\dx|in|on|from|start|starts|starting|begin|begins|beginning) )\b((?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) (?:days?|weeks?|months?)) (?:from|starting|beginning) (?:on )?(today|tonight|tomorrow|now)\b/i;
const STARTS = /\b(?:starts?|begins?|starting|beginning)\b/i;

/** A length from today or tomorrow; 'starts Zyrtec a week from today' is the first day. */
function countedCourse({ slots, facts, text }: Asked): Course | undefined {
  const found = LENGTH_FROM.exec(text);
  const [whole = '', length = '', from = ''] = found ?? [];
  const before = text.slice(0, found?.index ?? 0);
  if (whole === '' || (STARTS.test(before) && slots.frequencies.length === 0 && !/\bfor $/i.test(before)))
    return undefined;
  const startDate = /^tomorrow$/i.test(from) ? addDays(facts.today, 1) : facts.today;
  const endDate = lastDayOf(startDate, length);
  return endDate === undefined ? undefined : { startDate, endDate, isCounted: true };
}

/** First and last day as said; a length counts from the first day, or from today. */
export function courseOf(asked: Asked): Course {
  const { slots, facts, text } = asked;
  const whole = slots.days.length > 0 ? countedCourse(asked) : undefined;
  if (whole) return whole;
  const until = slots.days.find(({ lead }) => lead === 'until');
  const isVague = ({ endDate, span }: (typeof slots.days)[number]): boolean =>
    endDate !== undefined && BEGAN.test(text) && STRETCH.test(text.slice(...span));
  const said = slots.days.find((day) => day !== until && day.lead !== 'to' && !isVague(day));
  const from = said && BEGAN.test(text) ? pastDay(said, facts.today) : said;
  const length = slots.durations.find((duration) => (minutesIn(duration) ?? 0) >= DAY_MINUTES);
  const start = from?.date;
  const last = until?.endDate ?? until?.date ?? (from?.endDate !== undefined ? from.endDate : undefined);
  if (last !== undefined || length === undefined)
    return {
      ...(start === undefined ? {} : { startDate: start }),
      ...(last === undefined ? {} : { endDate: last }),
    };
  const first = start ?? facts.today;
  const counted = lastDayOf(first, length);
  return { startDate: first, ...(counted === undefined ? {} : { endDate: counted, isCounted: true }) };
}
