// 'And swimming', 'drawing can go' after somebody's interests were changed: one more of them, or one less.
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { waitsFor } from '../edits/targets.ts';
import { isNone } from '../message.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const OF_LIKING = /\b(?:likes?|loves?|into|enjoys?|interests?|hobby|hobbies|started|plays?|does)\b/i;
const LEAD = '^(?:(?:oh|ok|okay|and|but|also|plus|actually|then|please|pls)[, ]+)*';
const MORE = new RegExp(
  `^(?:oh )?(?:(?:and|also|plus|add|put) )+(?:(?:s?he|they)(?: is)? (?:also )?(?:likes?|loves?|into) )?([\\p{L}-]+(?: [\\p{L}-]+){0,2}?)(?: too| as well| to (?:it|that|them|those))?\\W*$`,
  'u',
);
const LESS = [
  new RegExp(`${LEAD}(?:swap|trade|switch|exchange) (?:the )?(.+?) (?:out )?for (?:it|that)\\W*$`, 'u'),
  new RegExp(`${LEAD}(?:the )?(.+?) (?:can go|is out|is over|is done)\\b.*$`, 'u'),
  new RegExp(
    `${LEAD}(?:no more|not|no|drop|remove|take|delete|cross|minus|without) (?:the )?(.+?)(?: (?:off|out|any ?more|from there|now))*\\W*$`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:s?he|they) (?:no longer (?:likes?|does)|(?:is|are) (?:done|over|through) with|stopped|quit|gave up) (.+?)\\W*$`,
    'u',
  ),
];

const NO_INTEREST = /^(?:mine|hers|his|theirs|ours|me|us|him|her|them|what|who|when|that|this|it)\b/;

/** The change of the interests; undefined where the message is none. */
export function interestsChanged(talk: Talk, state: DialogueState): Decided | undefined {
  const { whole, said } = talk.reading;
  const id = state.focus.family_member;
  const member = talk.household.members.find((one) => one.id === id);
  const isOfOne =
    OF_LIKING.test(state.text) &&
    (state.intent === 'member_about' || (state.intent === 'member_change' && state.cards.length > 0));
  if (!member || !isOfOne || !isNone(whole.slots, 'people', 'days', 'times', 'medicines', 'phones'))
    return undefined;
  const text = fold(said).trim();
  const gone = LESS.map((form) => form.exec(text)?.[1]).find((words) => words !== undefined);
  const known = member.interests.find((one) => fold(one) === gone);
  const added = known === undefined && gone === undefined ? MORE.exec(text)?.[1] : undefined;
  const more = added !== undefined && NO_INTEREST.test(added) ? undefined : added;
  if (known === undefined && more === undefined) return undefined;
  const change = known === undefined ? (more ?? '') : `no longer ${known}`;
  const own = known === undefined ? `likes ${change}` : `no longer likes ${known}`;
  // The question before names no more.
  const isWaiting = waitsFor(talk, state);
  const wish = isWaiting ? `${state.text.replace(/ now\W*$/i, '')} and ${change}` : `${member.name} ${own}`;
  const run = { intent: 'member_change', slots: state.slots, text: wish, said: wish, chosen: {} };
  return carried(talk, run, { isAccounted: true });
}
