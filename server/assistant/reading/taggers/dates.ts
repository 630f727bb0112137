// Tags of days, times and repetitions, all by the one reader of spoken dates.
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { SpokenOptions } from '#rules/time/spoken/spoken-dates.ts';
import { wallTime } from '#rules/time/dates.ts';
import type { Tag, Tagger } from '../tag.ts';
import { tokensWithin } from './patterns.ts';

/** 'What did we have Thursday' asks for one that has been. */
const ASKS_PAST =
  /^(?:(?:and|so|ok|okay|hey|pip|wait|oh|remind me) )*(?:(?:what|when|which|who|why|how|where|whose)\b[^.?!]{0,40}\b(?:did|was|were|ate)|did|was|were)\b/i;
/** 'When was the party set for', 'what did we plan for Friday'. */
const AHEAD =
  /\b(?:will|going to|gonna|next|coming|upcoming|plan|planned|schedule|scheduled|book|booked|put|move|moved|set|say|said|supposed|again|add|added|write|wrote)\b/i;

/** A tagger for a moment and zone; `past` as in the reader of dates. */
export const dateTagger =
  (options: SpokenOptions): Tagger =>
  ({ typed, tokens }) => {
    const past = options.past ?? (ASKS_PAST.test(typed) && !AHEAD.test(typed));
    const { days, times, repeats, impossible } = spokenDates(typed, { ...options, past });
    const { date: today } = wallTime(options.now, options.zone);
    const tags: Tag[] = [];
    for (const day of days) {
      const place = tokensWithin(tokens, ...day.span);
      const isOver = (day.ahead ?? day.endDate ?? day.date) < today;
      const type = isOver ? 'past' : day.endDate === undefined ? 'day' : 'range';
      if (place) tags.push({ type, ...place, value: day.date, ids: [], day });
    }
    for (const { name, span } of impossible) {
      const place = tokensWithin(tokens, ...span);
      if (place) tags.push({ type: 'impossible', ...place, value: name, ids: [] });
    }
    for (const time of times) {
      const place = tokensWithin(tokens, ...time.span);
      if (place) tags.push({ type: 'time', ...place, value: time.time, ids: [], time });
    }
    const [first] = days;
    const weekday = tokens.findIndex(({ word }) =>
      /^(?:every|each|daily|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/.test(word),
    );
    if (repeats && weekday !== -1)
      tags.push({
        type: 'repeat',
        from: weekday,
        to: weekday + 1,
        value: repeats.every,
        ids: [],
        repeat: repeats,
        ...(first ? { day: first } : {}),
      });
    return tags;
  };
