// 'Add a reading lesson on Thursday': a wish for one day of lessons, and for no week that begins with it.
import { capital } from '../../text/say.ts';
import type { Asked } from '../plan.ts';

const OF_WEEK = /\b(?:weeks?|weekly|daily|every|each|a day|starting|from|curriculum)\b/i;
/** 'Plan reading on Monday' could be the first day of many; 'plan a lesson on Monday' is one. */
const PLANS = /(?<!\b(?:her|his|their|the|our|my|a|school|lesson) )\b(?:plan|schedule)\b/i;
const ONE_LESSON =
  /\b(?:a|an|one|another|one more) (?:[\p{L}\d'’-]+ ){0,5}?(?:lesson|class|session|block)\b/iu;
const ADDS =
  /^(?:(?:can|could|would) (?:you|u) |please |pls |and |also |let'?s )*(?:add|put|pencil in|slot in)\b/i;

/** The one day of the lessons, where it is clear that no other day is meant. */
export function onlyDay({ slots, text, facts, said }: Asked): string | undefined {
  const days = slots.days.filter(({ isPast, endDate, lead }) => !isPast && endDate === undefined && !lead);
  // 'Not Monday, Tuesday'
  const [day, ...others] = days.filter(({ span }) => !/\bnot (?:on )?$/i.test(said.slice(0, span[0])));
  if (day === undefined || others.length > 0 || slots.repeat !== undefined) return undefined;
  if (day.date < facts.today || OF_WEEK.test(text)) return undefined;
  const isOne = ONE_LESSON.test(text) || ADDS.test(text) || (slots.times.length > 0 && !PLANS.test(text));
  return isOne ? day.date : undefined;
}

const ABOUT =
  /\b(?:about|on the topic of) (?!half|an?\b)(\p{L}[\p{L} '’-]{2,60}?)(?= (?:for|with|on|at|tomorrow|today|tonight|this|next|in)\b|[,.;]|$)/iu;

/** 'Math on Monday, long division', 'a lesson about snow': what a lesson is about. */
export function topicOf({
  text,
  slots,
}: {
  text: string;
  slots: Pick<Asked['slots'], 'durations' | 'subjects' | 'people'>;
}): string | undefined {
  const held = [...slots.durations, ...slots.subjects, ...slots.people.map(({ said }) => said)];
  const isFree = (words: string): boolean => !held.some((said) => words.includes(said));
  const about = ABOUT.exec(text)?.[1];
  if (about !== undefined && isFree(about)) return capital(about);
  const part = text
    .split(/[,;.]/)
    .slice(1)
    .map((one) => one.trim())
    .find((one) => /^[\p{L}][\p{L} '’-]{3,60}$/u.test(one) && isFree(one));
  return part === undefined || /^(?:not|no|and|please|thanks|sorry|oops|make|put|about)\b/i.test(part)
    ? undefined
    : capital(part);
}
