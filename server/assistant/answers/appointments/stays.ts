// An event of several days, 'camping Dec 18 to 20': one card on its first day, with its last one in the notes; with hours, one for each day.
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { dayWords, isReturn } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { isOwnEvent } from './appointment-words.ts';
import { notesWith } from './remarks.ts';

/** 'Next week' only says about when. */
const IS_STRETCH = /\d|\b(?:to|through|thru|till?|until|weekend)\b|[-–]/i;
/** An appointment is kept at an hour: that of a stay for which none is said. */
const USUAL_START = '09:00';
const MOST_DAYS = 7;
export const UNTIL_DAY = /(?<=^|\. )Until [^.]+/;
export const untilDay = (endDate: string, today: string): string => `Until ${dayWords(endDate, today)}`;

interface Stay {
  date: string;
  endDate: string;
  span: readonly [number, number];
  /** Its end is told as the day on which they are back. */
  isReturn?: true;
}

export const notesOf = ({ notes }: Readonly<Record<string, unknown>>): string =>
  typeof notes === 'string' ? notes : '';

/** Its first and its last day; undefined for a single day. */
export function stayOf({ slots, text }: Asked): Stay | undefined {
  const ahead = slots.days.filter(({ isPast }) => !isPast);
  const range = ahead.find(
    ({ endDate, span }) => endDate !== undefined && IS_STRETCH.test(text.slice(...span) || '-'),
  );
  if (range?.endDate !== undefined) return { date: range.date, endDate: range.endDate, span: range.span };
  const [first, last] = ahead;
  const isBack =
    first && last && last.date > first.date && slots.times.length === 0 && isReturn(text, last.span);
  return isBack ? { date: first.date, endDate: last.date, span: first.span, isReturn: true } : undefined;
}

/** The cards of such an event; `add` makes those of one day. */
export function ofStay(asked: Asked, add: (one: Asked) => Plan): Plan | undefined {
  const stay = asked.slots.repeat || !isOwnEvent(asked) ? undefined : stayOf(asked);
  if (!stay) return undefined;
  const { slots, facts } = asked;
  const on = (date: string): Asked => ({
    ...asked,
    slots: { ...slots, days: [{ date, span: stay.span, isPast: false }] },
  });
  const length = daysBetween(stay.date, stay.endDate) + 1;
  if (slots.times.at(-1)?.endTime !== undefined && length <= MOST_DAYS) {
    const plans = Array.from({ length }, (_, day) => add(on(addDays(stay.date, day))));
    const cards = plans.flatMap(({ cards: own = [] }) => own);
    return { ...plans[0], text: `${plans[0]?.text ?? ''} One card for each of the ${length} days.`, cards };
  }
  const isOpen = slots.times.length === 0;
  const first = on(stay.date);
  const plan = add(
    isOpen ? { ...first, slots: { ...first.slots, times: [{ time: USUAL_START, span: [0, 0] }] } } : first,
  );
  const until = untilDay(stay.endDate, facts.today);
  const cards = (plan.cards ?? []).map((card) => ({
    ...card,
    input: { ...card.input, notes: notesWith(notesOf(card.input), [until]) },
  }));
  const hour = isOpen ? ' An entry needs an hour, so I put 9:00 AM; tell me another one.' : '';
  return cards.length === 0
    ? plan
    : {
        ...plan,
        text: `${plan.text} “${until}” is in the notes.${hour}`,
        cards,
        ...(stay.isReturn ? { isAccounted: true } : {}),
      };
}
