// 'Do soup Monday, leave Friday as is': a day that shall stay as planned is no place for the dish.
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { clockOf } from '../../moments.ts';
import type { Asked } from '../../plan.ts';

const CLAUSE = /[^,.;!\n]{1,120}/g;
const JOINT = /\b(?:and|but|n|&)\s+(?=(?:please |just )?(?:leave|keep|do not|don['’]?t)\b)/gi;
const KEEPS =
  /^\s*(?:(?:and|but|n|&|please|pls|just|so)\s+)*(?:(?:leave|keep)\s+(?!out\b|off\b|it\b|that\b|them\b).*|(?:do not|don['’]?t|dont)\s+(?:touch|change|mess with)\s.*|.*\b(?:stays?|can stay|remains?|is fine)(?:\s+(?:put|as (?:is|it is|planned)|the same|how it is|like it is))?\s*)$/i;
/** 'Leave Friday open', 'keep tacos in mind': neither stays as planned. */
const OTHER = /\b(?:open|empty|free|blank|in mind|for)\s*$/i;

const NOT_ON = /\W*\b(?:not|instead of|rather than)(?: on)?\W*$/i;
/** The day behind 'not', where the wish names another one: 'soup Sunday not Saturday'. */
export const deniedDay = ({ slots, text }: Pick<Asked, 'slots' | 'text'>): SpokenDay | undefined => {
  const days = slots.days.filter(({ isPast, endDate }) => !isPast && endDate === undefined);
  return days.length === 2 ? days.find(({ span }) => NOT_ON.test(text.slice(0, span[0]))) : undefined;
};

/** The wish without the day that it denies. */
export function withoutDenied(asked: Asked): Asked {
  const denied = deniedDay(asked);
  if (!denied) return asked;
  const { slots, text } = asked;
  const [from, to] = denied.span;
  return {
    ...asked,
    text: `${text.slice(0, from).replace(NOT_ON, '')}${text.slice(to)}`,
    slots: { ...slots, days: slots.days.filter((day) => day !== denied) },
  };
}

/** The wish without the clauses that say what stays, and the dates that they name. */
export function withoutKept(asked: Asked): { asked: Asked; kept: string[] } {
  const clock = clockOf(asked.facts);
  const datesIn = (text: string): string[] => spokenDates(text, clock).days.map(({ date }) => date);
  const clauses = asked.text.replaceAll(JOINT, ', ').match(CLAUSE) ?? [];
  const isKept = (text: string): boolean => KEEPS.test(text) && !OTHER.test(text) && datesIn(text).length > 0;
  const rest = clauses.filter((text) => !isKept(text));
  if (rest.length === clauses.length || rest.length === 0) return { asked, kept: [] };
  const text = rest.join(',').trim();
  const wished = new Set(datesIn(text));
  const kept = clauses
    .filter(isKept)
    .flatMap(datesIn)
    .filter((date) => !wished.has(date));
  const days = asked.slots.days.filter(({ date }) => !kept.includes(date));
  return { asked: { ...asked, text, slots: { ...asked.slots, days } }, kept: [...new Set(kept)] };
}
