// A question about what was spoken of: it never changes a card or a record, however many days and doses it names.
import { fold } from '../text/fold-text.ts';
import type { Tagged } from './read-tags.ts';

const BEGINS = '(?:(?:and|so|ok|okay|but|wait|oh|also|then|hey|hmm?|um|now|yes|yeah|right)[,. ]+)*';
const AUX = '(?:am|is|are|was|were|do|does|did|has|have|had|should|isnt|arent|doesnt|didnt|wasnt)(?: not)?';
const SUBJECT =
  "(?:i|we|you|u|he|she|it|its|they|that|this|those|these|there|the|my|our|his|her|their|both|any|anything|anyone|anybody|everyone|everybody|\\w+'s)";
const OPENS = new RegExp(
  `^${BEGINS}(?:(?:what|whats|who|whos|whom|whose|where|wheres|when|whens|which|why|how|hows)\\b(?! i mean)|${AUX} ${SUBJECT}\\b)`,
);
/** 'Didn't we', 'isn't that': a tag question, or one that begins with it. */
const TAG =
  "(?:is|are|was|were|do|does|did|has|have|can|could|should)n['’]?t (?:it|that|this|there|we|he|she|they|i)";
const TAGGED = new RegExp(`(?:^|[,. ])${TAG}\\b(?:[^,.]*\\?|[\\s.!?]*$|(?= (?:a|the|any|too|on|at)\\b))`);
const ENDS =
  /\?\s*$|(?<!\b(?:the|his|her|my|your|other|or|not|is|its|it|left|all|to|on))[, ]+(?:right|correct|huh|is(?:n['’]?t)? it|does(?:n['’]?t)? (?:it|he|she)|was(?:n['’]?t)? it)\s*[.!]*$/;
/** 'Can you make it 4?', 'how about Friday?', 'make it 4?': a wish, said as a question. */
const REQUESTS = new RegExp(
  `^${BEGINS}(?:please\\b|pls\\b|(?:can|could|would|will|cant) (?:you|u|ya|pip)\\b|would you mind|do you mind|(?:can|could|may|should|shall) (?:we|i) (?:please )?(?:make|move|change|push|switch|swap|shift|bump|add|put|cancel|do|have|get|set|delete|remove)\\b|(?:can|could) (?:it|this|that) (?:please )?(?:repeat|recur|move|be (?:moved|changed|repeated|weekly))\\b|(?:how|what) about\\b|why (?:don['’]?t|not)\\b|(?:make|move|change|push|switch|swap|shift|add|put|cancel|set|remove|delete|note|write)\\b)|\\b(?:please|pls)\\W*$`,
);

/** True for a wish said as a question. */
export const isRequest = (said: string): boolean => REQUESTS.test(fold(said).trim());

/** 'She forgot her pill, should she still take it': what is told before only leads to the question. */
const ADVISED =
  /[,.;!?] (?:(?:so|and|but|ok|now) )?(?:(?:should|shall|may|must) (?:i|we|he|she|they)(?! (?:please|put|add|write))\b|is (?:that|it|this|he|she) (?:ok|okay|normal|fine|safe|bad)\b|what (?:do|should|can) (?:i|we)\b)[^.;]*$/;
/** An order anywhere before makes it more than a question. */
const ORDERS =
  /\b(?:please|pls|add|put|cancel|delete|remove|move|book|save|log|note|record|change|update|make it|tell|text|set|swap|schedule|sign)\b/;
const asks = (part: string): boolean => OPENS.test(part) || ENDS.test(part) || TAGGED.test(part);

/** True for a question that asks for no change; a story before it changes nothing. */
export function isOnlyAsked(said: string): boolean {
  const text = fold(said).trim();
  if (isRequest(said)) return false;
  if (text.split(/(?<=\?) +/).every(asks)) return true;
  const [last = '', ...before] = text.split(/(?<=[.!?]) +/).toReversed();
  const isTold = before.length > 0 && OPENS.test(last) && !isRequest(last);
  return (isTold || ADVISED.test(text)) && !ORDERS.test(text);
}

/** The same where a question is of somebody by name: 'is Mia eating the cod Thursday'. */
export function isOnlyAskedOf(said: string, { tokens, tags }: Tagged): boolean {
  if (isOnlyAsked(said)) return true;
  const [first] = tags
    .filter(({ type }) => type === 'person' || type === 'relation')
    .toSorted((one, other) => one.from - other.from);
  const [start, end] = [tokens[first?.from ?? -1]?.start, tokens[(first?.to ?? 0) - 1]?.end];
  if (first === undefined || start === undefined || end === undefined) return false;
  return isOnlyAsked(`${said.slice(0, start)}she${said.slice(end).replace(/^['’]s\b/, '')}`);
}
