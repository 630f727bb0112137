// 'Call it anniversary dinner', 'rename that to Finn's birthday': the title of the record that waits, or was just stored.
import { kindNamed } from '#contract/kinds.ts';
import { capital, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { withIntent } from './edited.ts';
import { cardsWith, targetsOf } from './targets.ts';

const LEAD = '(?:(?:oh|ok|okay|and|but|no|wait|actually|sorry|please|pls|can you|could you|lets?|we)[, ]+)*';
/** 'Call that office' is a telephone call, and 'call it a day' no title. */
const NAMES =
  '(?:(?:re)?name (?:it|that|this|the (?:event|visit|appointment|appt|list|entry))|(?:call|title|label) it|it should be called)(?: to| as)?';
const NO_TITLE =
  '(?:off|in|up|back|out|them|him|her|us|me|and|at|on|again|quits|even|good|done|fine|an? (?:day|night|draw|evening|week|success|win))\\b';
const CALLS = new RegExp(
  `^\\W*${LEAD}${NAMES} ["“'‘]?(?!${NO_TITLE})(?<name>\\p{L}[^"”?]{1,60}?)["”'’]?(?: instead| please| pls| then)*[.!]*$`,
  'iu',
);

/** The change of the title; undefined for another message. */
export function calledSo(talk: Talk, state: DialogueState): Decided | undefined {
  const said = CALLS.exec(talk.reading.said)?.groups?.['name'];
  const [target, ...others] = targetsOf(talk, state);
  if (said === undefined || !target || others.length > 0) return undefined;
  const field = kindNamed(target.kind).title;
  if (field === undefined || typeof target.fields[field] !== 'string') return undefined;
  const title = capital(said.trim());
  const { cards, state: after } = cardsWith(state, target, { [field]: title });
  const text = `It's called ${quoted(title)} then. Ready for your OK.`;
  return { plan: { text, cards, isAccounted: true }, state: withIntent(talk, after, target) };
}
