// The last write once more, in the words of the first: of somebody else, 'and Maddie is a 3', 'Kofi too', or on every list.
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { isOnlyWhom } from './changeable.ts';
import { namesOther } from './for-another.ts';
import { GOES_ON } from './goes-on.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { ALL_LISTS } from '../../answers/food/lists/which-list.ts';

const ONE_NUMBER = /^[^\d]*\d+(?:\.\d+)?[^\d]*$/;
const NUMBER = /\d+(?:\.\d+)?/;
const LONGEST_FACT = 8;
const TOO = /\b(?:too|as well|also)\b|^(?:and )?same (?:for|with)\b/;
/** 'But he keeps the rest': nothing of his goes. */
const KEEPS_OTHERS = /[, ]+(?:but|and) (?:he|she|they|we) (?:also )?(?:keeps?|still \w+|stays?)\b.*$/;
/** 'Not comics' was of the one before alone. */
const NOT_ANY_MORE = /[,; ]+(?:(?:and|but) )?(?:not|no longer|instead of)\b.*$/i;

/** The fact of the wish before, in the words of somebody else. */
function factFor(before: string, now: string, text: string, state: DialogueState): string | undefined {
  const number = NUMBER.exec(text)?.[0];
  const facts = state.text.split(/[,;]|\band\b/).filter((clause) => clause.includes(before));
  if (number !== undefined && ONE_NUMBER.test(text) && GOES_ON.test(text))
    return facts
      .find((clause) => ONE_NUMBER.test(clause))
      ?.replace(before, now)
      .replace(NUMBER, number);
  // A number of one is not that of the other.
  const isAlike = number === undefined && TOO.test(text) && !NUMBER.test(state.text);
  return isAlike ? state.text.replace(NOT_ANY_MORE, '').replace(before, now) : undefined;
}

/** 'And Maddie is a 3' after 'Gavin's shoe size is 10', 'Lucas too' after 'Mia is into climbing'. */
export function sameFact(talk: Talk, state: DialogueState, said: string): Decided | undefined {
  const { slots, tagged } = talk.reading.whole;
  const text = said.replace(KEEPS_OTHERS, '');
  const [before] = state.slots.people;
  const [person, ...others] = slots.people;
  const isShort = tagged.tokens.length <= LONGEST_FACT;
  if (state.intent !== 'member_change' || !isShort) return undefined;
  if (!before || !person?.isSure || others.length > 0 || before.ids[0] === person.ids[0]) return undefined;
  if (slots.days.length + slots.times.length + slots.doses.length > 0) return undefined;
  const fact = factFor(before.said, person.said, text, state)?.trim();
  const number = NUMBER.exec(text)?.[0];
  if (fact === undefined || (number === undefined && !(isOnlyWhom(slots) && !namesOther(spokenOnly(slots)))))
    return undefined;
  const own = { ...slots, ages: [], numbers: number === undefined ? [] : [number] };
  return carried(talk, { intent: 'member_change', slots: own, text: fact, said: fact, chosen: {} });
}

const spokenOnly = (slots: Talk['reading']['whole']['slots']): typeof slots => ({
  ...slots,
  loose: slots.loose.map((run) => run.replace(/^.*\bkeeps?\b.*$|\brest\b/g, '')),
});

const EVERY =
  /^(?:(?:and|ok|okay|oh|no|wait|actually|sorry|please|pls|can you|could you|do|make|did|that|it|the same|same|also|for|on|from)[, ]+)*(?:all(?: of)?(?: (?:the|my|our|\d+))? lists|every list|each list|all of them)(?:[, ]+(?:actually|too|as well|also|please|pls|then|instead|now))*\W*$/;

/** 'All the lists actually' after what is checked was taken off one of them. */
export function onAllLists(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const [list] = state.slots.lists;
  const isOfOne = /^list_(?:remove|tick)$/.test(state.intent) && state.asked === undefined;
  if (!isOfOne || !EVERY.test(text) || !list || !state.text.toLowerCase().includes(list.said.toLowerCase()))
    return undefined;
  const at = state.text.toLowerCase().indexOf(list.said.toLowerCase());
  const wish = `${state.text.slice(0, at)}all the lists${state.text.slice(at + list.said.length)}`;
  if (!ALL_LISTS.test(wish)) return undefined;
  const run = { intent: state.intent, slots: { ...state.slots, lists: [] }, text: wish, said: wish };
  return carried(talk, { ...run, chosen: {} }, { isAccounted: true });
}
