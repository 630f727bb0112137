// The week or the day a parent means, counted from today where the family lives.
import { addDays, daysBetween, daysInMonth, weekStart } from '#rules/time/dates.ts';
import { MONTH, monthIn } from '#rules/time/spoken/words.ts';
import { fold } from '../text/fold-text.ts';

const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s*(\\d{4}))?`);
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b(?:,?\\s*(\\d{4}))?`);
const SLASHED = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b(?!\s*(?:cup|teaspoon|of a|hour))/;
/** A date this far back without a year means the next one. */
const RECENT_DAYS = 60;

function dateFrom(year: string | undefined, month: number, day: number, today: string): string | undefined {
  const full = year?.length === 2 ? `20${year}` : year;
  const candidate = (inYear: number): string | undefined =>
    month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(inYear, month)
      ? `${inYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      : undefined;
  if (full !== undefined) return candidate(Number(full));
  const thisYear = Number(today.slice(0, 4));
  const near = candidate(thisYear);
  return near !== undefined && daysBetween(near, today) > RECENT_DAYS ? candidate(thisYear + 1) : near;
}

/** A calendar date written out: '2026-12-07', 'Dec 7', '7th of December', '12/7'. */
function writtenDate(text: string, today: string): string | undefined {
  const folded = fold(text);
  const iso = ISO.exec(folded);
  if (iso) return dateFrom(iso[1], Number(iso[2]), Number(iso[3]), today);
  const monthFirst = MONTH_FIRST.exec(folded);
  if (monthFirst) return dateFrom(monthFirst[3], monthIn(monthFirst[1] ?? ''), Number(monthFirst[2]), today);
  const dayFirst = DAY_FIRST.exec(folded);
  if (dayFirst) return dateFrom(dayFirst[3], monthIn(dayFirst[2] ?? ''), Number(dayFirst[1]), today);
  const slashed = SLASHED.exec(folded);
  return slashed ? dateFrom(slashed[3], Number(slashed[1]), Number(slashed[2]), today) : undefined;
}

/** The first date from a day on with this number in its month: 'the week of the 30th'. */
function dayOfMonthFrom(from: string, day: number): string | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const candidates = [0, 1, 2].flatMap((later) => {
    const at = month - 1 + later;
    return dateFrom(String(year + Math.floor(at / 12)), (at % 12) + 1, day, from) ?? [];
  });
  return candidates.find((date) => date >= from);
}

/** Any date of the week a text names; undefined when it names none, which means this week. */
export function weekIn(text: string, today: string): string | undefined {
  const folded = fold(text);
  const written = writtenDate(text, today);
  if (written !== undefined) return written;
  const ordinal =
    /\b(?:week of|week starting|starting|week beginning) (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! (?:dinners?|lunch|min|days?|people))/.exec(
      folded,
    )?.[1];
  if (ordinal !== undefined) {
    const coming = dayOfMonthFrom(weekStart(today), Number(ordinal));
    if (coming !== undefined) return coming;
  }
  const monday = weekStart(today);
  if (/\b(?:week after next|in two weeks|two weeks from now|in 2 weeks)\b/.test(folded))
    return addDays(monday, 14);
  if (
    /\b(?:next|following|coming|upcoming)(?: \w+){0,2} weeks?\b|\bnext 7 days\b|\bnext seven days\b|\ba week from now\b|\bin a week\b/.test(
      folded,
    )
  )
    return addDays(monday, 7);
  if (/\bnext(?: \w+){0,2} (?:menu|meals|dinners|lunches|breakfasts)\b/.test(folded))
    return addDays(monday, 7);
  if (/\blast week\b|\bprevious week\b/.test(folded)) return addDays(monday, -7);
  if (/\b(?:start\w*|begin\w*|from) (?:on )?(?:next )?monday\b/.test(folded) && today !== monday)
    return addDays(monday, 7);
  return undefined;
}

/** True when the text speaks of the week that is running. */
export const namesThisWeek = (text: string): boolean => /\b(?:this|the current) week\b/.test(fold(text));
