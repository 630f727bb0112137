// Chooses the one day and time that an appointment holds from all that a line names.
import { HOLIDAY } from '../time/spoken/holiday-names.ts';
import { WEEKDAY_LETTERS } from '../time/spoken/repeats.ts';
import { spelled } from '../time/spoken/spelling.ts';
import type { SpokenDate, SpokenDay } from '../time/spoken/spoken-dates.ts';
import { blanked, type Span } from '../time/spoken/words.ts';

export type Left = 'repeat' | 'days' | 'times' | 'zone';

interface Placed {
  span: Span;
}

const EVERY_UNIT =
  /\b(?:every|each) (?:(?:other|second|2nd|third|two|three|four|six|\d{1,2}) )?(?:school |working )?(?:day|weekday|weeknight|weekend|morning|afternoon|evening|night|week|month|year)s?\b/gi;

/** Spans of the words of a repetition that are no day: 'every month', 'MWF'. */
export const repeatSpans = (text: string): Span[] =>
  [EVERY_UNIT, new RegExp(WEEKDAY_LETTERS, 'gi')].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }): Span => [index, index + words.length]),
  );

const IS_LIST =
  /^[\s\uE000,;&+/]*(?:\b(?:and|or|then)\b[\s\uE000]*(?:\b(?:on|at|every|each)\b[\s\uE000]*)*)?$/i;

/** Groups such as 'Mon and Wed'; `bare` is the line without its days and times. */
function listsOf<T extends Placed>(found: readonly T[], bare: string): T[][] {
  const lists: T[][] = [];
  for (const here of found) {
    const last = lists.at(-1);
    const end = last?.at(-1)?.span[1] ?? 0;
    if (last && IS_LIST.test(bare.slice(end, here.span[0]))) last.push(here);
    else lists.push([here]);
  }
  return lists;
}

const IS_HOLIDAY = new RegExp(`^(?:${HOLIDAY})$`, 'i');

/** False for a misspelt word and for a holiday, which is often a part of the title: 'Christmas play Dec 18'. */
function isSure(text: string, { span }: SpokenDay): boolean {
  const said = text.slice(...span);
  return spelled(said).text === said && !IS_HOLIDAY.test(said);
}

const spanOf = (list: readonly Placed[]): Span[] => {
  const [first, last] = [list[0], list.at(-1)];
  return first && last ? [[first.span[0], last.span[1]]] : [];
};

interface Chosen {
  day: SpokenDay | undefined;
  time: SpokenDate['times'][number] | undefined;
  left: Left | null;
  /** Spans to cut out of the title. */
  spans: readonly Span[];
}

/** The first day and time of the line; days that are sure count before others. */
export function chooseFound(text: string, { days, times, repeats }: SpokenDate): Chosen {
  let bare = text;
  for (const { span } of [...days, ...times]) bare = blanked(bare, span);
  const all = listsOf(days, bare);
  const sure = all.filter((list) => list.some((day) => isSure(text, day)));
  const lists = sure.length > 0 ? sure : all;
  const [first = []] = lists;
  const [hours = []] = listsOf(times, bare);
  const [day] = first;
  const isOneDay = lists.length < 2 && first.length < 2 && day?.endDate === undefined;
  return {
    day,
    time: hours[0],
    left: repeats ? 'repeat' : !isOneDay ? 'days' : times.length > 1 ? 'times' : null,
    // The ends of a repetition are no part of the title.
    spans: [...(repeats ? lists : [first]), hours].flatMap(spanOf),
  };
}
