// Recognises what is said after a guide, advice or a plan of meals: a change of it, more of it, or the yes to it.
import { goesOnAboutGuide } from '../../answers/guides/follow-ups.ts';
import { named } from './changeable.ts';
import type { Reading } from '../../reading/wish.ts';
import type { Reply } from './reply.ts';
import type { DialogueState } from '../state.ts';

/** Intents whose answers are guides. */
const GUIDES: ReadonlySet<string> = new Set([
  'routine_ask',
  'bedtime_ask',
  'event_plan',
  'travel_pack',
  'parenting_ask',
  'activity_ask',
]);
const LONGEST_CHANGE = 14;
/** Another wish is likelier than a change of the guide from here on. */
const OWN_WISH = 0.9;

/** Below it, a question without anything else in it is about the guide. */
const OPEN = 0.6;
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|but|then|well)[, ]+)*(?:what (?:if|do|should|about(?= (?:when|on|at|in|my|his|her|the)\b))|how|should|can (?:he|she|they|i|we)|is (?:that|it)|why|when (?:he|she|they)|if|(?:and )?for|tried|it|its|s?hes|theyre|he|she|they|weve|we|ive|im|i)\b/i;

/** 'She's 8 months', 'my work nights': said of those it is for, and of no record. */
const OF_CHILDREN: ReadonlySet<string> = new Set([
  'people',
  'ages',
  'relations',
  'durations',
  'instructions',
]);

/** True after a guide for what names nothing that another wish is about. */
export const onGuide = (
  { whole: { slots, tagged } }: Pick<Reading, 'whole'>,
  { intent }: DialogueState,
): boolean =>
  GUIDES.has(intent) &&
  tagged.tokens.length <= LONGEST_CHANGE &&
  named(slots).every((kind) => OF_CHILDREN.has(kind));

/** A change of the guide that was just given, or a question about it. */
export function detailOfGuide({ whole, said }: Reading, state: DialogueState): boolean {
  const { slots, tagged, intents } = whole;
  const [first] = intents;
  const isOther = first !== undefined && first.share >= OWN_WISH && !GUIDES.has(first.intent);
  // Another subject of advice is told by its topic.
  const isSame = first?.intent === 'parenting_ask' && state.intent === 'parenting_ask';
  const isOpen = first === undefined || isSame || first.share < OPEN;
  if (isOpen && ASKS.test(said) && onGuide({ whole }, state)) return true;
  return (
    GUIDES.has(state.intent) &&
    tagged.tokens.length <= LONGEST_CHANGE &&
    goesOnAboutGuide(said, slots, state, isOther)
  );
}

/** 'Yes please', 'ok do that'; 'ok put that on Friday' is another wish. */
const PLANS_IT =
  /^(?:(?:yes|yep|yeah|yup|sure|ok|okay|please|go ahead|do (?:it|that|so)|sounds (?:good|great)|that would be (?:great|good)|great|perfect|good|why not|of course|absolutely|lets do (?:it|that)|let['’]s do (?:it|that)|plan (?:it|them|that|the (?:whole )?week)|the whole week|thanks|thx|pls)[,.! ]*)+$/i;

/** The plan that was asked about, or offered. */
export function aboutPlan(said: string, state: DialogueState): Reply | undefined {
  const same = { kind: 'choice', slots: state.slots } as const;
  if (state.intent === 'dish_suggest' && state.asked === undefined && PLANS_IT.test(said.trim()))
    return { ...same, chosen: {}, intent: 'menu_plan' };
  return undefined;
}
