// Two questions in one message: the second one with the contact or the entry that the first one names.
import type { Wish } from './wish.ts';

const ASKS =
  /^(?:so |and |also |n )?(?:what|when|who|where|how|which|is|are|do|does|did)(?:['’]?s|['’]?re)?\b/i;
/** 'When are we due there', and not 'is there a cake'. */
const THERE = /(?<!\b(?:is|are|was|were|'s|be)) \b(?:over )?there\b(?! (?:is|are|was|were)\b)/i;
const THEM =
  /\b(see|sees|seeing|with|visit|visits|visiting|meet|meets|meeting|to) (?:her|him|them)\b(?! \p{L}+(?:s|er|tor)\b)/iu;
/** 'What did it say', 'what were the numbers' */
const RESULTS =
  /^(?:so |and |n )?what (?:(?:did|does) (?:it|they|that|the (?:test|paper|report|lab|labs|results?)) (?:say|show|find|come (?:back|out)|read)|(?:was|were|are|is) (?:the |her |his |their |its )?(?:(?:test |lab |exact )?(?:numbers?|results?|values?|levels?|readings?|findings?|outcome|scores?)))\b/i;
const WHEN_OF = /^(?:so |and |hey |pip )*(?:when|what (?:day|date)) (?:was|were|did|is)\b(.{4,80})$/i;

const TO_SOMEBODY =
  /^(?:(?:please|pls|can you|could you|hey|pip|and) )*(?:write(?: (?:an? )?(?:e-?mail|note|text|message|letter))?(?: to)?|e-?mail|text|message|tell|let) (?:(?!that\b|know\b)[\p{L}.'’]+ ){1,4}?(?:know )?(?:that|to say)? ?(?=(?:my |our |the |his |her )?\p{L}+ (?:is|was|has|will|can['’]?t|won['’]?t|needs|went|threw|stays|goes|isn['’]?t|are|were|have|need|do|don['’]?t)\b)/iu;
const PUTS_IT =
  /^(?:(?:please|also|then) )*(?:put|add|note|mark) (?:it|that|this)(?: down)? (?:on|in|to|into) (?:the|our|my) calendar\b(?: (?:too|as well|also|please|for me))*/i;

/** 'Ev is staying home sick tomorrow' → 'Ev staying home sick tomorrow' */
const toldTitle = (before: string): string =>
  before
    .replace(TO_SOMEBODY, '')
    .replace(/^((?:my |our |the |his |her )?\p{L}+) (?:is|will be|has to be) /u, '$1 ');

/** 'Write to Mrs. Dvorak that Ev is home tomorrow, and put it on the calendar': that is put there which is told. */
export const putsToldDay = (text: string, { text: before, intents: [first] }: Wish): boolean => {
  const opening = PUTS_IT.test(text) ? TO_SOMEBODY.exec(before)?.[0] : undefined;
  return opening !== undefined && (/\b(?:that|know) ?$/i.test(opening) || first?.intent === 'send_message');
};

/** The first wish beside such an order is the message that is to be sent. */
export const asMessage = (wish: Wish, isSent: boolean): Wish =>
  isSent ? { ...wish, intents: [{ intent: 'send_message', share: 1 }] } : wish;

/** The text of the second of two questions with the name it points to. */
export function withNamedBefore(text: string, first: Wish): string {
  const { slots, text: before } = first;
  if (putsToldDay(text, first))
    return text.replace(PUTS_IT, `add an event to the calendar, ${toldTitle(before)}`);
  if (!ASKS.test(text)) return text;
  const [contact, ...others] = slots.contacts;
  const isOne = contact !== undefined && others.every(({ name }) => name === contact.name);
  const entry = WHEN_OF.exec(before)?.[1]?.trim();
  if (RESULTS.test(text) && entry !== undefined && slots.people.length > 0)
    return `what were the results of ${entry}`;
  if (!isOne || contact.ids.length !== 1) return text;
  return text.replace(THERE, ` at ${contact.name}`).replace(THEM, `$1 ${contact.name}`);
}

const SAID_RESULTS = new RegExp(`(?:^|[.;!?,] +|\\band )(?:${RESULTS.source.slice(1)})`, 'i');
/** 'I can't find the paper from her blood test. What were the numbers': asked of an entry, whatever is told before. */
export const asksResults = ({ text, slots }: Pick<Wish, 'text' | 'slots'>): boolean =>
  SAID_RESULTS.test(text) && slots.visits.length + slots.records.length + slots.vaccines.length > 0;

/** 'I need a gift idea' behind a question about somebody is a wish of its own. */
const WANTS_IDEAS =
  /^(?:(?:so|and|also|but) )*(?:(?:i|we)(?:['’]?m|['’]?re| am| are)? )?(?:(?:just|really|also|still) )*(?:need|want|looking for|could use|got any|any)\b.{0,30}\b(?:gifts?|presents?|ideas?)\b|^(?:any )?(?:gift|present|party|activity|book|birthday)s? (?:ideas?|suggestions?)\b/i;
export const wantsIdeas = ({ text, intents: [first] }: Wish): boolean =>
  WANTS_IDEAS.test(text) && /^(?:event|activity)_/.test(first?.intent ?? '');
