// 'Call it anniversary dinner', 'rename that to Finn's birthday': the title of the record that waits, or was just stored.
import { kindNamed } from '#contract/kinds.ts';
import { capital, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { withIntent } from './edited.ts';
import { cardsWith, targetsOf } from './targets.ts';

const CALLS =
  /^\W*(?:(?:oh|ok|okay|and|but|no|wait|actually|sorry|please|pls|can you|could you|lets?|we)[, ]+)*(?:(?:re)?name|call|title|label) (?:it|that|this|the (?:event|visit|appointment|appt|list|entry))(?: to| as)? ["“'‘]?(?!(?:off|in|up|back|out|them|him|her|us|me|and|at|on|again)\b)(?<name>\p{L}[^"”?]{1,60}?)["”'’]?(?: instead| please| pls| then)*[.!]*$/iu;

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
