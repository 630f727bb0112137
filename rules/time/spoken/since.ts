// 'Off it since Monday': behind 'since' a day is one that has been.
import type { SpokenDay } from './spoken-dates.ts';

const SINCE = /\bsince (?:about |around |at least |maybe )?(?:on )?$/;
/** 'Since Tuesday does not work' gives a reason. */
const IS_REASON =
  /^,? (?:is|are|isn['’]?t|was|will|won['’]?t|does|doesn['’]?t|do|don['’]?t|works?|can['’]?t|can|has|gets|got|we|i|he|she|they|the|there)\b/;

/** The days of a lowered text; `past` reads the same text as one about what has been. */
export function behindSince(
  text: string,
  days: readonly SpokenDay[],
  past: () => readonly SpokenDay[],
): readonly SpokenDay[] {
  const isSince = ({ span: [from, to] }: SpokenDay): boolean =>
    SINCE.test(text.slice(0, from)) && !IS_REASON.test(text.slice(to));
  if (!days.some(isSince)) return days;
  const before = past();
  return days.map((day) => {
    const was = isSince(day) ? before.find(({ span }) => span[0] === day.span[0]) : undefined;
    return was === undefined || was.date === day.date ? day : { ...was, ahead: day.endDate ?? day.date };
  });
}
