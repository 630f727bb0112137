// A part of a message that is more of the wish before it: further things of a list, a second shot of the same day.
import type { Wish } from './wish.ts';

/** Acts and states: a part without any of them names more things of the wish before. */
const ACT =
  /\b(?:move|clear|start|tick|switch|add|put|get|need|want|buy|grab|pick|take|remove|delete|drop|cross|check|tick|uncheck|use|used|ran|run|out|finished|ate|is|are|was|were|went|gone|bought|got|have|has|make|plan|cook|save|change|swap|set|log|write|cancel|move|book|remind|show|what|when|where|who|which|how|do|does|did|can|low)\b/i;
const THING: ReadonlySet<string> = new Set(['food', 'goods', 'dish', 'number', 'amount', 'dose', 'diet']);

/** 'Limes for Curt's tacos' names no dish to be found. */
const FOR_THEIRS = /\bfor [\p{L}'’]+s \p{L}/u;

/** 'Put eggs, bread and 2 l of milk on the list': the second part is more of the first. */
export const isMoreThings = ({ text, tagged, slots, intents: [first] }: Wish): boolean =>
  // 'Gluten-free crackers' behind other things to buy is one of them.
  /^(?:(?:list|pantry)_|diet_add|dish_suggest$|dish_find$)/.test(first?.intent ?? '') &&
  (!first?.intent.startsWith('dish_') || FOR_THEIRS.test(text)) &&
  (slots.people.length === 0 || FOR_THEIRS.test(text)) &&
  // 'And 2 cans of corn, and delete the party list': the act behind them is another one.
  !ACT.test(text.split(/[,;.]|\band\b/i)[0] ?? '') &&
  tagged.tags.some(({ type, from }) => from <= LATEST_THING && THING.has(type));
/** 'Hodan got her flu shot and the HPV one at school': a second entry of the same day. */
export const isMoreOfRecord = ({ intents: [first] }: Wish, { text, slots, intents: [next] }: Wish): boolean =>
  first?.intent === 'record_add' &&
  next?.intent !== 'record_add' &&
  slots.vaccines.length + slots.records.length > 0 &&
  slots.people.length === 0 &&
  !/^\s*(?:put|add|book|cancel|move|remind|take|when|what|who|is|does|did)\b/i.test(text);

/** "A tub of plain yogurt", "two cans of the beans" */
const LATEST_THING = 5;

/** True where every word is one of a set, or part of something named of some types. */
const isOnly = ({ tagged: { tokens, tags } }: Wish, types: ReadonlySet<string>, beside: RegExp): boolean =>
  tags.some(({ type }) => types.has(type)) &&
  tokens.every(
    ({ word }, at) =>
      beside.test(word) || tags.some(({ type, from, to }) => types.has(type) && from <= at && at < to),
  );

const MOMENTS: ReadonlySet<string> = new Set(['day', 'range', 'time', 'repeat']);
/** 'Practice Friday 6 to 8' and 'Saturday 9 to 11': the same at another time. */
export const isMoreMoments = (wish: Wish): boolean =>
  wish.slots.times.length > 0 && isOnly(wish, MOMENTS, /^(?:at|on|from|then|also|again|and)$/);

const VALUES: ReadonlySet<string> = new Set(['duration', 'dose', 'frequency']);
const BESIDE_VALUES =
  /^(?:they|he|she|it|its|is|said|says|say|for|about|at|just|then|and|also|like|around|takes?|will|be|a|of|each|per|with)$/;
/** 'Add vitamin D for him' and 'then 1000 IU daily', 'at 2:30' and 'they said 45 min': how much, how often, how long. */
export const isMoreValues = (wish: Wish): boolean => isOnly(wish, VALUES, BESIDE_VALUES);
