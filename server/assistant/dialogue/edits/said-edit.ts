// Reads a message as an edit of what was spoken of: its values by type, those it denies, and what shall happen with them. Every word
// counts: a message with a word that is neither a value nor of the edit's own words is none.
import type { Tag } from '../../reading/tag.ts';
import type { Reading } from '../../reading/wish.ts';
import { fold } from '../../text/fold-text.ts';

/** A value that the message names. */
export interface Value {
  tag: Tag;
  /** As typed. */
  said: string;
  /** The word before it: 'until' of 'until the 3rd'. */
  lead: string;
}

type Operation = 'change' | 'add' | 'remove' | 'only';

export interface SaidEdit {
  operation: Operation;
  values: readonly Value[];
  /** Behind 'not': what was there before. */
  denied: readonly Value[];
  /** Words that are neither a value nor words of an edit, in their order. */
  others: readonly string[];
  /** 'Remind me the day before', beside the values. */
  reminder?: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that say nothing but that something is changed. */
const PLAIN = words(
  'ok okay k oh no nope nah wait oops actually sorry hmm hm ugh ah and but also so then just only mean meant i it its is was were are ' +
    'that thats this make change to should be at on for the a an by of please pls now instead rather too tho though her his hers he ' +
    'she they him them their theirs there we did do does goes go going takes take took has had got get gave give given with from as ' +
    'well either both all one til till until through thru around about s re ll put set be sure lets let us still really what who ' +
    'my our your say says said add can could would you u they better best works fix correct misread mistyped typo wrong suit suits',
);
const BEFORE_DENIED = words('not without minus except');
/** 'Why did I say Mia': a slip is taken back. */
export const I_SAY = '(?:i|we) (?:even )?(?:say|said|write|wrote|put|typed?)';
const SLIP = new RegExp(`\\bwhy (?:(?:did|do|would) )?${I_SAY}$`);
const OF_DENIED = words('not why even lol idk know');
const REMOVES =
  /^(?:(?:ok|okay|oh|wait|oops|sorry|actually|hmm|ugh|and|but|please|pls|nope|nah|no(?=,))[,. ]+)*(?:no|not|without|minus|except|skip|drop|scratch|forget|remove|delete|lose|(?:leave|take|cross|knock|strike) (?:off|out)|(?:leave|take|cross|knock|strike)(?= .*\b(?:off|out)\b)) /;
const ONLY =
  /^(?:(?:ok|okay|oh|wait|oops|sorry|actually|hmm|no|nope|nah|and|but)[,. ]+)*(?:just|only|keep)(?: do| the| for)* /;
const ADDS =
  /\b(?:too|also|as well|either)\W*$|^(?:(?:ok|okay|oh|wait|actually|yes|yeah)[,. ]+)*(?:and|also|plus)\b/;
const OF_REMOVAL = words(
  'leave off out drop skip minus without except remove delete forget scratch lose cross knock strike',
);

const isOfThings = (text: string): boolean =>
  /\b(?:leave|take|cross|drop|skip|remove|without|not)\b/.test(text);

export const UNTIL =
  /^(?:until|untill|til|till|thru|through|end|ends|ended|ending|finish|finishes|finished|to)$/;

const typedOf = (reading: Reading, { from, to }: Tag): string => {
  const { typed, tokens } = reading.whole.tagged;
  return typed.slice(tokens[from]?.start, tokens[to - 1]?.end);
};

/** A reminder with how long before it comes. */
const REMINDER =
  /(?:\b(?:and|also|plus|with)\s+)*(?:please\s+)?\b(?:remind (?:me|us)|(?:(?:set|add|put|give me|have)\s+)?(?:a |the )?reminder)\b[^,.;!?]*?\b(?:before|ahead|prior|beforehand)\b(?:\s+(?:it|that|this))?(?:,? (?:at|around) \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b)?)?/iu;

const OF_DAYS = words(
  'day date appointment visit start starts started starting begin begins began since end ends ended ending finish finishes finished last taking',
);

/** Words that name the field of a value, by the type of the value: 'her email is ruiz@…', 'morning is better, 8:30'. */
const LABELS: Readonly<Partial<Record<Tag['type'], ReadonlySet<string>>>> = {
  email: words('email mail address new'),
  phone: words('number phone cell mobile office new one changed'),
  address: words('address office clinic place practice located moved new'),
  time: words('more like closer time hour morning afternoon evening appointment visit slot'),
  day: OF_DAYS,
  past: OF_DAYS,
  duration: words('long length appointment visit last lasts'),
  dose: words('dose dosage amount'),
  frequency: words('often'),
  contact: words('prescribed prescribes ordered prescriber'),
  doctor: words('prescribed prescribes ordered prescriber'),
};

const BESIDE_DAY = words('it that this on the taking her him them');

const isDay = ({ type, day }: Tag): boolean => /^(?:day|past|range)$/.test(type) && day !== undefined;

/** Types that are no value of a record. */
const NO_VALUE: ReadonlySet<Tag['type']> = new Set(['pronoun', 'me', 'amount']);

/** The message as an edit; `others` tells what of it is not explained. */
export function saidEdit(reading: Reading): SaidEdit {
  const { tokens, tags } = reading.whole.tagged;
  const text = fold(reading.said).trim();
  const values: Value[] = [];
  const denied: Value[] = [];
  const tagged = new Set<number>();
  const reminder = REMINDER.exec(reading.whole.tagged.typed);
  const [begins, ends] = reminder ? [reminder.index, reminder.index + reminder[0].length] : [0, 0];
  tokens.forEach(({ start }, at) => begins <= start && start < ends && tagged.add(at));
  let isDenied = false;
  // The days as they are meant beside the day that was spoken of.
  const { slots } = reading.whole;
  const days = slots.days.length === tags.filter(isDay).length ? [...slots.days] : [];
  for (const tag of tags) {
    if (tagged.has(tag.from)) continue;
    for (let at = tag.from; at < tag.to; at += 1) tagged.add(at);
    const isNotMe = tag.type === 'me' && /^not$/.test(tokens[tag.from - 1]?.word ?? '');
    if (NO_VALUE.has(tag.type) && !isNotMe) continue;
    // 'Make it 5' of a visit is an hour.
    const isHour = tag.type === 'number' && tags.every(({ type }) => type !== 'time');
    const before = tokens.slice(0, tag.from).map(({ word }) => word);
    const between = before.slice(-3);
    // 'Until 5' is one tag.
    const first = tokens[tag.from]?.word ?? '';
    // 'Started it yesterday', 'ends on the 3rd'
    const led = isDay(tag) ? between.findLast((word) => !BESIDE_DAY.has(word)) : undefined;
    const lead = UNTIL.test(first) ? first : (led ?? between.at(-1) ?? '');
    const near = between.findLast((word) => !/^(?:the|a|an|for|on|at|of|with)$/.test(word)) ?? '';
    const hour = isHour ? slots.times[0] : undefined;
    const own = isDay(tag) ? days.shift() : undefined;
    const meant: Tag = own ? { ...tag, day: own } : hour ? { ...tag, type: 'time', time: hour } : tag;
    isDenied = BEFORE_DENIED.has(near) || SLIP.test(before.join(' ')) || (isDenied && lead === 'or');
    (isDenied ? denied : values).push({ tag: meant, said: typedOf(reading, tag), lead });
  }
  // 'No 4' corrects an amount; 'no cream' takes something away.
  const isThing = values.every(({ tag }) => !/^(?:number|dose|day|past|time|duration|phone)$/.test(tag.type));
  const isRemoval =
    REMOVES.test(text) && (values.length > 0 ? isThing : denied.length > 0 || isOfThings(text));
  const operation: Operation =
    isRemoval && (values.length === 0 || denied.length === 0)
      ? 'remove'
      : ONLY.test(text)
        ? 'only'
        : ADDS.test(text)
          ? 'add'
          : 'change';
  const plain = (word: string): boolean =>
    PLAIN.has(word) ||
    (operation === 'remove' && OF_REMOVAL.has(word)) ||
    values.some(({ tag }) => LABELS[tag.type]?.has(word) === true);
  // A 'not' without what it denies is said of something else: 'Dottie did not'.
  const isOfDenied = (word: string): boolean => OF_DENIED.has(word) && denied.length > 0;
  const others = tokens.flatMap(({ word }, at) =>
    tagged.has(at) || plain(word) || isOfDenied(word) ? [] : [word],
  );
  return { operation, values, denied, others, ...(reminder ? { reminder: reminder[0] } : {}) };
}
