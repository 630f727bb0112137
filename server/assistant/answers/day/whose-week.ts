// 'Do I have the kids this weekend': by the notes that tell whose week it is.
import { addDays, weekStart } from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { capital, listed } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { dayWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { weeksOfChildren } from '../stored/alternate-weeks.ts';
import { standingWords } from '../stored/standing-facts.ts';
import { datesOf } from './day-view.ts';
import { FAMILY_READ } from '../family/whom.ts';

const WHEN =
  '(?=\\W*$|,? (?:on|this|next|in|for|over|at|then|that|the|and|tomorrow|today|tonight|here|with|(?:mon|tue|wed|thu|fri|sat|sun)\\w*|[a-z]+ \\d+|easter|christmas|thanksgiving|memorial|labor|spring|winter|summer)\\b)';
const THEM = '(?:(?:the|my|our|all) )?(?:kids|children|boys|girls|twins|them)';

/** The question if the children are here, or whose week it is. */
const ASKS = new RegExp(
  `\\b(?:do|will|am|are) (?:i|we) (?:have|having|get|getting|got) ${THEM}${WHEN}|\\b(?:are|will|is) ${THEM} (?:be )?(?:here|home|with (?:me|us)|at (?:mine|ours|my (?:place|house)))\\b|\\b(?:who|whos|who's|which parent) (?:has|have|got|gets) ${THEM}${WHEN}|\\b(?:whose|is it my|is this my|is that my) (?:week|weekend)\\b`,
);

export const asksWhoseWeek = (text: string): boolean => ASKS.test(fold(text));

/** 'When do I get the kids back': the next of those weeks. */
const ASKS_BACK = new RegExp(
  `\\bwhens?\\b.*\\b(?:get|have|see) ${THEM} (?:back|again|next)\\b|\\bwhens?\\b.*\\b(?:are|do|will|is) ${THEM} (?:be |come |coming |get |getting )?(?:back|here|with (?:me|us))\\b(?! from)`,
);
const asksBack = ({ text, slots }: Pick<Asked, 'text' | 'slots'>): boolean =>
  slots.days.length === 0 && ASKS_BACK.test(fold(text));

/** A question that the notes about alternate weeks answer. */
export const asksOfWeeks = (asked: Pick<Asked, 'text' | 'slots' | 'household' | 'facts'>): boolean =>
  (asksWhoseWeek(asked.text) || asksBack(asked)) && weeksOfChildren(asked) !== undefined;

/** The days that are named; 'whose weekend is it' is the coming one, and nothing said is today. */
function dayMeant({ slots, text, facts: { today } }: Asked): Pick<SpokenDay, 'date' | 'endDate'> {
  const saturday = addDays(weekStart(today), 5);
  const weekend = { date: saturday, endDate: addDays(saturday, 1) };
  return slots.days.at(-1) ?? (/\bweekend\b/i.test(text) ? weekend : { date: today });
}

const restOfNote = (asked: Asked, text: string, memberId: string): string =>
  capital(standingWords(asked, { memberId, text }));

/** The answer; undefined where something else is asked, or no note tells. */
export function whoseWeek(asked: Asked): Plan | undefined {
  const weeks = asksOfWeeks(asked) ? weeksOfChildren(asked) : undefined;
  if (!weeks) return undefined;
  const { today } = asked.facts;
  const day = dayMeant(asked);
  const dates = datesOf(day);
  const are = dates.map(weeks.isOn);
  const note = `${restOfNote(asked, weeks.text, weeks.memberId)}.`;
  const focus = { day: day.date };
  const coming = asksBack(asked) ? weeks.next(today) : undefined;
  if (coming !== undefined)
    return {
      text: `On ${dayWords(coming, today)}, by the notes. ${note}`,
      reads: FAMILY_READ,
      focus: { day: coming },
    };
  if (are.includes(undefined)) return { text: note, reads: FAMILY_READ, focus };
  const when = listed(
    [...new Set([day.date, dates.at(-1) ?? day.date])].map((date) => dayWords(date, today)),
    'to',
  );
  const here = are.every(Boolean) ? 'Yes' : are.some(Boolean) ? 'For a part of it' : 'No';
  const next = are.every(Boolean) ? undefined : weeks.next(dates.at(-1) ?? day.date);
  const back = next === undefined ? '' : ` The next week begins ${dayWords(next, today)}.`;
  return { text: `${here}, for ${when} by the notes.${back} ${note}`, reads: FAMILY_READ, focus };
}
