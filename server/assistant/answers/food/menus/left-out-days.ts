// Days that a wish for a plan leaves out: 'next week except Wednesday', 'skip Monday and Friday', 'we eat out Thursday'.
import { DAYS, type Day } from '#contract/week.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { spokenDates, type SpokenOptions } from '#rules/time/spoken/spoken-dates.ts';

const OUT =
  '(?:eat(?:ing)? out|go(?:ing)? out(?: to eat| for dinner)?|out (?:to eat|for dinner)|away|not home|out of town|travel+ing|order(?:ing)? (?:in|out|pizza|take ?out)|(?:have|having|got) (?:plans|take ?out))';
const WE =
  "(?:(?:because|since|as|when) )?(?:we|we['’]re|we are|we['’]ll be|we will be|everyone['’]?s?|everybody['’]?s?)";
/** The words right before a day that is left out. */
const BEFORE = new RegExp(
  `(?:\\b(?:except(?: for)?|excluding|but (?:not|skip|no)|but|and skip|skip(?:ping)?|not|leav(?:e|ing) out|without|minus|besides|other than|no(?:thing)?)|(?:${WE} )?(?:are )?${OUT})(?: (?:on|for|the))*\\s*$`,
  'i',
);
const JOINS = /^\s*(?:,|and|or|nor|&|,\s*and|,\s*or)\s*(?:on\s+)?$/i;
/** Why, behind the day. */
const BEHIND = new RegExp(`^(?:[,;:–—-]|\\s)*(?:${WE} )?(?:are )?${OUT}\\b`, 'i');
/** 'But Friday we want pizza' leaves out nothing. */
const HAS_WISH =
  /^(?:[,;:]|\s)*(?:we (?:want|have|need)|i want|should|has to|needs?|is|make|must)\b(?! plans)/i;

interface LeftOut {
  days: Day[];
  /** Where the text says so. */
  spans: (readonly [from: number, to: number])[];
}

export function leftOutDays(text: string, clock: SpokenOptions): LeftOut {
  const found: LeftOut = { days: [], spans: [] };
  let last: number | undefined;
  for (const { date, endDate = date, span } of spokenDates(text, clock).days) {
    const [from, to] = span;
    const isNext = last !== undefined && JOINS.test(text.slice(last, from));
    const opening = BEFORE.exec(text.slice(0, from));
    const reason = BEHIND.exec(text.slice(to));
    const isWeek = endDate >= addDays(date, DAYS.length - 1);
    if (isWeek || HAS_WISH.test(text.slice(to)) || !(isNext || opening || reason)) continue;
    for (let day = date; day <= endDate; day = addDays(day, 1)) found.days.push(dayOf(day));
    last = to;
    found.spans.push([isNext ? from : (opening?.index ?? from), to + (reason?.[0].length ?? 0)]);
  }
  return found;
}
