// 'Remind me Friday at 4 to call the bank': an event of the parent's own, named by the thing to do.
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { capital, quoted } from '../../text/say.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { withNames } from '../school/wished-event.ts';

const FRAME =
  /^\W*(?:(?:hey|hi|pip|ok|okay|and|also|just|please|pls|can|could|would|will|you|u)[, ]+)*(?:remind (?:me|us|(?!(?:him|her|them|it)\b)\p{L}+(?= to\b))|(?:(?:set|put|make|add|i need|need) )?(?:an? )?reminder(?: for (?:me|us))?|do(?:n['’]?t| not) let (?:me|us) forget|nudge (?:me|us)|make sure (?:i|we) remember)\b[:,]?/iu;
/** 'Remind Ben to': whose the thing to do is. */
const REMINDS_WHOM = /\bremind (\p{L}+) to\b/iu;
const REPEATS =
  /\b(?:every|each)(?: other)? (?:\p{L}+day|mon|tues?|wed|thurs?|fri|sat|sun|week|month|day|night|morning)s?\b/giu;
/** 'Tuesday night': the rest of a day that was said. */
const PART_OF_DAY = /^ (?:night|evening|afternoon|morning)\b/i;
const LEADS =
  /^(?:(?:at|on|by|in|for|of|to|about|that|this|next|please|pls|i|we|the|have to|need to|gotta|should)\b\W*)+/i;
const TRAILS = /(?:[\s,]+(?:at|on|by|in|this|next|from|please|pls|thanks|thx|too|again|later))+\W*$/i;
/** 'It', 'before', 'later': no thing to do, or one that another record holds. */
const NOTHING =
  /^(?:it|that|this|them|him|her|me|us|again|later|soon|when|if|before|after|ahead|prior|early|earlier|\d|what|how|who|where|why|off|on|no)\b/i;
/** A timer, which no calendar is. */
const IN_A_WHILE = /\bin (?:an?|half an?|\d+|\p{L}+) ?(?:min(?:ute)?s?|h(?:ou)?rs?)\b/iu;
/** Doses are no events: no entry of the calendar says that one was given. */
const GIVES = /^(?:give|take|inject|refuse)\b/i;

const ABOUT = /\b(?:about|for|regarding|re)(?: (?:the|our|my))? $/i;
/** The days on which it is: 'about Thanksgiving' is what it is about, where another day is said. */
const daysOf = <Day extends { span: readonly [number, number] }>(
  text: string,
  days: readonly Day[],
): Day[] => {
  const own = days.filter(({ span }) => !ABOUT.test(text.slice(0, span[0])));
  return own.length > 0 ? own : [...days];
};

/** 'That she may not eat after midnight': an hour of the thing itself. */
const OF_THING = /\b(?:after|before|until|till?|past) $/i;

/** The thing to do of a reminder, as a title; undefined where none is said. */
export function remindedThing({
  text,
  slots,
  facts,
}: Pick<Asked, 'text' | 'slots' | 'facts'>): string | undefined {
  const own = text.split('. ')[0] ?? text;
  if (!FRAME.test(own) || IN_A_WHILE.test(own) || slots.doses.length > 0) return undefined;
  let plain = own.replaceAll(REPEATS, (said) => ' '.repeat(said.length));
  const { days, times: said } = spokenDates(own, clockOf(facts));
  const times = said.filter(({ span: [at] }) => days.length === 0 || !OF_THING.test(own.slice(0, at)));
  for (const { span } of [...daysOf(own, days), ...times].toSorted(
    (one, other) => other.span[0] - one.span[0],
  ))
    plain = `${plain.slice(0, span[0])}  ${plain.slice(span[1]).replace(PART_OF_DAY, '')}`;
  const thing = plain
    .replace(FRAME, '')
    .replaceAll(/\s+(?:at|on|by)(?=\s{2})/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(LEADS, '')
    .replace(TRAILS, '')
    .replaceAll(/^\W+|[^\p{L}\p{N})]+$/gu, '');
  const isThing = /\p{L}{2}/u.test(thing) && !NOTHING.test(thing);
  if (!isThing || (GIVES.test(thing) && slots.medicines.length > 0)) return undefined;
  return capital(quoted(withNames(thing, { slots })));
}

/** The wish without the thing to do, of which only the day and the hour count, and its title. */
export function remindedOf(asked: Asked): { asked: Asked; title: string } | undefined {
  const title = remindedThing(asked);
  if (title === undefined) return undefined;
  const { slots, text } = asked;
  const days = daysOf(text, slots.days);
  const spans = [...days, ...slots.times].map(({ span: [from, to] }): [number, number] => [
    from,
    to + (PART_OF_DAY.exec(text.slice(to))?.[0].length ?? 0),
  ]);
  const isOfMoment = (at: number): boolean => spans.some(([from, to]) => from <= at && at < to);
  const moment = Array.from({ length: text.length }, (_, at) => (isOfMoment(at) ? text[at] : ' ')).join('');
  const whom = REMINDS_WHOM.exec(text)?.[1];
  const none = {
    visits: [],
    contacts: [],
    doctors: [],
    vaccines: [],
    records: [],
    conditions: [],
    people: slots.people.filter(({ said }) => said === whom),
  };
  return { title, asked: { ...asked, text: moment, slots: { ...slots, ...none, days, isMe: false } } };
}
