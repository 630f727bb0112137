// 'Do soup Monday, leave Friday as is': a day that shall stay as planned is no place for the dish.
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';

const CLAUSE = /[^,.;!\n]{1,120}/g;
const JOINT = /\b(?:and|but|n|&)\s+(?=(?:please |just )?(?:leave|keep|do not|don['’]?t)\b)/gi;
const KEEPS =
  /^\s*(?:(?:and|but|n|&|please|pls|just|so)\s+)*(?:(?:leave|keep)\s+(?!out\b|off\b|it\b|that\b|them\b).*|(?:do not|don['’]?t|dont)\s+(?:touch|change|mess with)\s.*|.*\b(?:stays?|can stay|remains?|is fine)(?:\s+(?:put|as (?:is|it is|planned)|the same|how it is|like it is))?\s*)$/i;
/** 'Leave Friday open', 'keep tacos in mind': neither stays as planned. */
const OTHER = /\b(?:open|empty|free|blank|in mind|for)\s*$/i;

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
