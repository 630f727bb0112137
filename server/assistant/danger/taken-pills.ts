// Pills taken by a small child are no crisis; pills taken by the one who writes and says goodbye are one, with Poison Help beside it.
import { fold, wordsOf } from '../text/fold-text.ts';
import type { Danger } from './danger-rules.ts';
import type { KnownFamily } from './family.ts';
import type { DangerReading } from './reading.ts';

const TOOK = '(?:ate|eaten|swallowed|drank|took|taken|downed|chugged|overdosed)';
const GOT_INTO =
  /\b(?:got|gets|getting|been) (?:\w+ )?into\b|\b(?:ate|eaten|swallow\w*|drank|chewed|licked)\b/;
const I_TOOK = new RegExp(`\\bi(?:ve)? (?:just |have |already |went and )*${TOOK}`);
/** Or the one who writes took them. */
const OF_DESPAIR = new RegExp(
  `\\b(?:kill|die|dying|dead|suicid\\w*|(?:him|her|my|them)sel(?:f|ves)|on purpose|overdos\\w*|saved|hoard\\w*|goodbye|anymore)\\b|${I_TOOK.source}`,
);
const FAREWELL =
  /\b(?:tell|let) (?:\w+ ){1,3}?(?:(?:that )?i (?:always )?loved?|know (?:that )?i (?:always )?loved?|(?:i am|im) (?:so )?sorry)\b|\bgood ?bye\b|\bforgive me\b|\blove you all\b|\b(?:take care of|look after) (?:my|our|the|them|him|her|each)\b|\bsorry for everything\b/;
/** 'I took my vitamins, tell him I love him' is an everyday dose. */
const MANY =
  /\b(?:handful|bunch|fistful|bottle|box|pack|lots?|all|too many|whole|every|pills|tablets|meds|overdosed|[1-9]\d)\b/;
const WAS_TAKEN = new RegExp(`\\b${TOOK}\\b`);
/** Years up to which a child takes pills for candy. */
const SMALL_CHILD = 7;

/** 'Chewed up one of grandma's heart pills': those of somebody else, whatever is asked behind it. */
const OF_OTHERS =
  /\b(?:ate|chewed|swallowed|popped|got into|licked|sucked on)\b(?: \w+){0,5}? (?:my|our|(?!his|hers|theirs|its|this|was|is)\w+s) (?:\w+ ){0,2}(?:pills?|tablets?|capsules?|meds)\b/;
const NOT_SO =
  /\b(?:almost|nearly|never|did not|didnt|hasnt|has not|if|what if|yesterday|last (?:week|month|year)|ago last|pretend\w*|candy)\b/;
/** The danger of pills that were taken: poison for a small child of the family without a word of despair, a crisis with a farewell. */
export function withTakenPills(
  danger: Danger | undefined,
  text: string,
  { whole }: DangerReading,
  { members }: KnownFamily,
): Danger | undefined {
  const said = fold(text).replaceAll(/[’']/g, '');
  if (danger?.kind === 'poison' && I_TOOK.test(said) && FAREWELL.test(said) && MANY.test(said))
    return { kind: 'crisis', isTaken: true };
  const words = new Set(wordsOf(said));
  const named = members.filter(({ names }) => !names.isDisjointFrom(words));
  const isChild = named.some(({ age }) => age !== null && age <= SMALL_CHILD);
  // No calm answer about the medicine takes the place of it.
  const isOfPills = danger === undefined || danger.kind === 'poison' || danger.kind === 'dose';
  if (isOfPills && isChild && OF_OTHERS.test(said) && !NOT_SO.test(said))
    return { ...danger, kind: 'poison', isCertain: true };
  if (danger?.kind !== 'crisis') return danger;
  const isSmall = named.length > 0 && named.every(({ age }) => age !== null && age <= SMALL_CHILD);
  if (isSmall && GOT_INTO.test(said) && !OF_DESPAIR.test(said)) return { kind: 'poison' };
  const isTaken = WAS_TAKEN.test(said) && ['med', 'drug', 'hazard'].some((tag) => whole.tags.has(tag));
  return isTaken ? { ...danger, isTaken } : danger;
}
