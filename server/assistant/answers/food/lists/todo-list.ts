// A list of things to do among the shopping lists: what is put on it, and which of it a message says is done.
import type { ShoppingItem, ShoppingList } from '#contract/kinds/shopping-list.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { capital } from '../../../text/say.ts';
import { isTodoTitle } from '../../../text/todo-title.ts';
import { isCommonWord } from '../../find-records.ts';
import { clockOf, dayWords } from '../../moments.ts';
import type { Asked, Plan } from '../../plan.ts';
import { waiting } from '../names.ts';
import { addTo } from './list-add.ts';

/** The family's list of things to do, by its title. */
export const todoList = ({ lists }: Asked['household']): ShoppingList | undefined =>
  lists.find(({ title }) => isTodoTitle(title));

const LIST = '(?:(?:to[- ]?dos?|todos?|tasks?|chores?)(?: list)?|list)\\b';
const PUTS = '(?:put|add|stick|throw|write|pop|get|note|save|chuck|jot)';
const OPENS = '^\\W*(?:(?:hey|hi|pip|ok|okay|and|also|oh|please|pls|can|could|will|you|just|so)[, ]+)*';
/** Behind the thing: 'on my todo list'. */
const ONTO = `(?:down )?(?:on|onto|to|in|into) (?:the|my|our|his|her|their|\\p{L}+['’]?s) (?:family )?${LIST}`;
const THING_FIRST = new RegExp(
  `${OPENS}${PUTS} (?!(?:it|that|this|them|those|these)\\b)(.+?) ${ONTO}(.*)$`,
  'iu',
);
const TOLD_FIRST = new RegExp(
  `^(.+?)[,;. ]+(?:and |so |can you |please |pls )*${PUTS} (?:it|that|this|them|those|all of (?:it|them)) ${ONTO}(.*)$`,
  'iu',
);
const TITLED = new RegExp(`${OPENS}(?:new )?(?:to[- ]?dos?|todos?|task)\\b(?! list\\b)\\W+(.+)()$`, 'iu');
/** 'Three things before i forget' */
const OPENING =
  /^(?:(?:ok|so|hey|oh|and)[, ]+)*(?:(?:\d+|two|three|four|five|a few|some|couple of|a couple(?: of)?) (?:things?|to-?dos|jobs)[,: ]*)?(?:before i forget[,: ]*)?/iu;
const TRAIL = /[\s,]+(?:please|pls|thanks|thx|for me|too|as well|now)\W*$/iu;

/** True for an order to put something on a list of things to do. */
export const putsOnTodos = (text: string): boolean =>
  /\b(?:to[- ]?dos?|todos?|tasks?|chores?|(?:his|her|my|their|\p{L}+['’]s) list)\b/iu.test(text) &&
  [THING_FIRST, TOLD_FIRST, TITLED].some((pattern) => pattern.test(text));

/** A relative day as a date, because it is read later. */
function withDates(thing: string, { facts }: Asked): string {
  const { days } = spokenDates(thing, clockOf(facts));
  return days
    .filter(({ endDate }) => endDate === undefined)
    .toReversed()
    .reduce((text, { date, span: [start, end] }) => {
      const on = /^on /i.test(text.slice(start, end)) ? 'on ' : '';
      return `${text.slice(0, start)}${on}${dayWords(date, facts.today)}${text.slice(end)}`;
    }, thing);
}

const JOINT =
  /\s*[;,]\s*(?:and )?|\s+(?:and|&) (?=(?:somebody|someone|i|we|call|get|buy|fix|pay|book|pick|order|send|sign|print|return|clean|wash|mow|renew|check|cancel|take|find|make|email|text|ask)\b)/iu;

/** Cards that put the things of a message on the family's list of things to do; undefined where there is none. */
export function addTodos(asked: Asked): Plan | undefined {
  const list = todoList(asked.household);
  const said = asked.text.replace(/[.!]+$/, '');
  const [, thing = '', rest = ''] =
    THING_FIRST.exec(said) ?? TOLD_FIRST.exec(said) ?? TITLED.exec(said) ?? [];
  const plain = `${thing.replace(OPENING, '')}${rest}`.replace(TRAIL, '').trim();
  if (!list || plain === '' || said.includes('?')) return undefined;
  const items = plain
    .split(JOINT)
    .map((one) => ({ name: capital(withDates(one.trim(), asked)), qty: '' }))
    .filter(({ name }) => /\p{L}{2}/u.test(name));
  return { ...addTo(list, items, asked.text), isAccounted: true };
}

const IS_DONE =
  /\b(?:done|finished|sorted|handled|taken care of|dealt with|complete|i (?:just |already )?\p{L}+ed|(?:i|we) (?:just |already )?(?:did|got|paid|sent|took|made|bought|fixed|wrote|found)|\p{L}+ (?:just |already )?(?:did|\p{L}+ed) (?:the|it|his|her|our|my))\b/iu;
const LEAST = 4;
const isAkin = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST && (one.startsWith(other) || other.startsWith(one)));

/** The one open item that a message says is done: 'I signed the form thing', 'plumber's done'. */
export function doneOn(list: ShoppingList, said: string): ShoppingItem | undefined {
  const own = wordsOf(fold(said).replaceAll(/['’]s\b/g, '')).filter((word) => !isCommonWord(word));
  if (!IS_DONE.test(fold(said)) || said.includes('?')) return undefined;
  const scored = waiting(list)
    .map((item) => ({
      item,
      score: wordsOf(fold(item.name)).filter(
        (word) => !isCommonWord(word) && own.some((one) => isAkin(one, word)),
      ).length,
    }))
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && best.score > (next?.score ?? 0) ? best.item : undefined;
}
