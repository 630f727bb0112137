// 'Science test December 3 and book report due the 7th': two entries of a calendar on one card.
import { isDeepStrictEqual } from 'node:util';
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { Card } from '../../dialogue/state.ts';
import { quoted } from '../../text/say.ts';
import { clockOf } from '../moments.ts';
import type { Answerer, Asked, Plan } from '../plan.ts';
import { eventTitle, namesKind } from './wished-event.ts';
import { isRecord } from '../../text/unchecked.ts';

/** 'Field trip on the 9th, slip due the 2nd' */
const JOINT = /\s*;\s*|,?\s+(?:and|&|plus)\s+|,\s+(?=[^,]{3,40}\bdue\b)/i;
/** Words of the same entry: 'off Thursday and back Monday'. */
const SAME =
  /\b(?:back|ends?|until|till?|returns?|resumes?|through|thru|last day|starts?|it|that(?! (?:same )?day\b))\b/i;
const THAT_DAY = /\b(?:that|the same) (?:same )?day\b/i;
/** 'Because of conferences' is no entry of its own. */
const BECAUSE = /,? \bbecause\b.*$/i;
/** A day that is only the name of a weekday. */
const WEEKDAY_ONLY =
  /(?<!\b(?:this|next|coming|last) )\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b(?!,? (?:\d|the \d|\p{L}+ \d))/iu;
/** The order behind both. */
const ORDER =
  /[\s,.;]+(?:(?:can you|please|pls|so) )*(?:put|add|save|log|enter|note|write) (?:both|them|those|these)(?: (?:in|down|on|there))?(?: (?:the|his|her|their|our) calendar)?\W*$/i;

/** The people that a part names, where it names any. */
function ofPart({ slots: { people } }: Asked, part: string): Asked['slots']['people'] {
  const own = people.filter(({ said }) => part.toLowerCase().includes(said.toLowerCase()));
  return own.length > 0 ? own : people;
}

/** A part without its dates and the words before them. */
function withoutDates(part: string, clock: ReturnType<typeof clockOf>): string {
  let rest = part;
  for (const { span } of spokenDates(part, clock).days.toReversed())
    rest = rest.slice(0, span[0]) + rest.slice(span[1]);
  return rest.replace(/\b(?:on|the|also|again)\b|\W+/gi, '');
}

/** The wish for each of two entries; undefined where there is one. */
function twoOf(asked: Asked): [Asked, Asked] | undefined {
  const parts = asked.text.replace(ORDER, '').replace(BECAUSE, '').split(JOINT);
  const [text = '', other = ''] = parts;
  const clock = clockOf(asked.facts);
  const datesIn = (part: string): Set<string> =>
    new Set(spokenDates(part, clock).days.map(({ date }) => date));
  const own = datesIn(text);
  const others = THAT_DAY.test(other) ? own : datesIn(other);
  const [first = ''] = own;
  const [later = '', ...more] = others;
  // 'On Monday and on Wednesday', said on a Tuesday: the one after that Monday.
  const isBehind = later < first && more.length === 0 && WEEKDAY_ONLY.test(other);
  if (parts.length !== 2 || own.size === 0 || others.size === 0 || SAME.test(other)) return undefined;
  const wishFor = (part: string, dates: ReadonlySet<string>): Asked => ({
    ...asked,
    text: part,
    slots: {
      ...asked.slots,
      days: asked.slots.days.filter(({ date }) => dates.has(date)),
      people: ofPart(asked, part),
    },
  });
  const second = wishFor(other, others);
  const days = second.slots.days.map((day) => (isBehind ? { ...day, date: addDays(day.date, 7) } : day));
  // 'No school on March 12 and March 15': the same on both, where they are no stretch of days.
  const isBare = withoutDates(other, clock) === '' && own.size === 1 && more.length === 0;
  if (isBare && Math.abs(daysBetween(first, later)) < 2) return undefined;
  const called = isBare ? text : second.text;
  const two: [Asked, Asked] = [
    wishFor(text, own),
    { ...second, text: called, slots: { ...second.slots, days } },
  ];
  return two.every((one) => namesKind(one.text) || eventTitle(one)) ? two : undefined;
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** The rows of both, each once. */
const joinedRows = (one: unknown, other: unknown): unknown[] => [
  ...rowsOf(one),
  ...rowsOf(other).filter((row) => rowsOf(one).every((before) => !isDeepStrictEqual(before, row))),
];
/** The card that saves the entries of both; undefined where they are of different schools. */
function joined([one, ...more]: readonly Card[], [other, ...others]: readonly Card[]): Card | undefined {
  const isSame =
    one?.tool === other?.tool &&
    one?.input['id'] === other?.input['id'] &&
    isDeepStrictEqual(one?.input['children'], other?.input['children']);
  if (!one || !other || more.length + others.length > 0 || !isSame) return undefined;
  const [first, second] = [one.input['foundCalendar'], other.input['foundCalendar']];
  const calendar =
    isRecord(first) && isRecord(second)
      ? { ...first, events: joinedRows(first['events'], second['events']) }
      : (first ?? second);
  const breaks = joinedRows(one.input['breaks'], other.input['breaks']);
  return {
    tool: one.tool,
    input: {
      ...other.input,
      ...one.input,
      ...(calendar === undefined ? {} : { foundCalendar: calendar }),
      ...(breaks.length === 0 ? {} : { breaks }),
    },
  };
}

/** 'History essay on December 1.' of an answer that opens with words about the card. */
const entryIn = ({ text }: Plan): string => /[.!] (.*? on .*?\.)(?: |$)/.exec(text)?.[1] ?? text;

/** The answer to one entry, or to two at once; a second one that no card can hold is named. */
export const oneEntry =
  (answer: Answerer): Answerer =>
  (asked) => {
    const two = twoOf(asked);
    if (!two) return answer(asked);
    const [plan, second] = two.map(answer);
    if (!plan || !second) return answer(asked);
    const card = joined(plan.cards ?? [], second.cards ?? []);
    if (card)
      return {
        ...plan,
        text: plan.text.replace(entryIn(plan), `${entryIn(plan)} ${entryIn(second)}`),
        cards: [card],
      };
    return {
      ...plan,
      text: `${plan.text} I haven't done “${quoted(two[1].text)}”. Please tell me that next.`,
    };
  };
